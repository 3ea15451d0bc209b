// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One step with the keychain in a process of its own: keychainprobe read|store|forget API_BASE
// The token to store comes from standard input. Prints what came of it.
#include "models/github/keychaintokenstore.h"
#include "models/report/githubwords.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace rangebar;

namespace {

void say(const QString& text)
{
    QTextStream(stdout) << text << Qt::endl;
    QCoreApplication::quit();
}

void sayDone(const TokenStore::Done& done)
{
    say(done ? u"done"_s
             : QString::number(int(done.error().code)) + u' ' + GitHubWords::tokenStoreError(done.error()));
}

QByteArray standardInput()
{
    QFile input;
    return input.open(stdin, QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    const auto host = GitHubHost::fromApiBase(QUrl(arguments.value(2)));
    if (!host) {
        return 2;
    }
    KeychainTokenStore store;
    const QString step = arguments.value(1);
    if (step == "read"_L1) {
        store.read(*host, &application, [](const TokenStore::Found& found) {
            if (found) {
                say(*found ? u"token "_s + QString::fromLatin1((*found)->reveal()) : u"none"_s);
            } else {
                sayDone(tl::unexpected(found.error()));
            }
        });
    } else if (step == "store"_L1) {
        const auto token = GitHubToken::fromBytes(standardInput());
        if (!token) {
            return 2;
        }
        store.store(*host, *token, &application, sayDone);
    } else {
        store.forget(*host, &application, sayDone);
    }
    return QCoreApplication::exec();
}
