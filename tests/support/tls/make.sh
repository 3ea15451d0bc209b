#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the certificates of the tests' own loopback server anew. They are kept in the repository, so that the tests
# need neither this script nor openssl. Nothing but the tests trusts them, and the keys protect nothing.
set -eu
cd "$(dirname "$0")"

newkey() {
    openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out "$1"
}

# signed NAME KEY SUBJECT_ALT_NAMES START END EXTRA: a certificate by the CA, or with -selfsign by its own key.
signed() {
    openssl req -new -key "$2" -subj "/O=Rangebar tests/CN=$1" -out request.tmp
    printf '%s\n' "$3" > extensions.tmp
    : > index.tmp
    openssl ca -batch -notext -config ca.tmp -name tests -rand_serial -extfile extensions.tmp \
        -startdate "$4" -enddate "$5" -in request.tmp -out "$1.pem" $6
}

cat > ca.tmp <<'END'
[tests]
database = index.tmp
new_certs_dir = .
serial = serial.tmp
certificate = ca.pem
private_key = ca.key
default_md = sha256
policy = anything
unique_subject = no
[anything]
organizationName = optional
commonName = supplied
END

newkey ca.key
newkey server.key
loopback="subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1"
signed ca ca.key "basicConstraints=critical,CA:TRUE" 20200101000000Z 21201231235959Z "-selfsign -keyfile ca.key"
signed server server.key "$loopback" 20200101000000Z 21201231235959Z ""
signed wronghost server.key "subjectAltName=DNS:elsewhere.invalid" 20200101000000Z 21201231235959Z ""
signed expired server.key "$loopback" 20200101000000Z 20210101000000Z ""
signed selfsigned server.key "$loopback" 20200101000000Z 21201231235959Z "-selfsign -keyfile server.key"
rm -f ./*.tmp ./*.tmp.* ./[0-9A-F][0-9A-F]*.pem ca.key
