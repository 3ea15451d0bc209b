# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# complete.zsh FOLDER WORD...: what zsh offers for the last word behind "rangebar", one on a line.
#
# zsh completes only in an interactive shell on a terminal, so one is started on a pseudo terminal. In it compadd, through
# which every completion passes, prints what matches.
zmodload zsh/zpty || exit 1
folder=$1
shift

setup=$(mktemp) || exit 1
cat >$setup <<'SETUP'
PROMPT= RPROMPT= PS2=
stty -echo -onlcr
fpath=($folder $fpath)
autoload -Uz compinit && compinit -u -d $HOME/.zcompdump
zstyle ':completion:*' insert-tab false
bindkey '^I' complete-word
before_matches() { print -r -- @begin }
after_matches() { print -r -- @end; exit }
compprefuncs=(before_matches)
comppostfuncs=(after_matches)
compadd()
{
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
    fi
    local -a found
    local -A prefix
    builtin compadd -A found "$@"
    zparseopts -E -A prefix P: p:
    local word
    for word in $found; do
        print -r -- "@match$prefix[-p]$word"
    done
    builtin compadd "$@"
}
print -r -- @ready
SETUP

zpty terminal folder=${(q)folder} zsh -f -i
zpty -w terminal "source ${(q)setup} || exit"
zpty -r terminal answer '*@ready*'
zpty -w -n terminal "rangebar $*"$'\t'
all=
while zpty -r terminal answer; do
    all+=$answer
    [[ $answer != *@end* ]] || break
done
zpty -d terminal
rm -f $setup
for line in ${(f)all//$'\r'/}; do
    [[ $line != *@match* ]] || print -r -- "${line##*@match}"
done
exit 0
