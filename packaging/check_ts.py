#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks Qt translation files that lupdate has just brought up to date: check_ts.py FILE.ts ...

Prints one line for each fault and exits with 1 where there is any.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree

# How many forms a plural has, how many of the last of them must show the number (the English singular need not: it
# stands for 1 alone, while the Russian one stands for 21, too), and whether the file holds plurals only.
LANGUAGES = {"en": (2, 1, True), "ru": (3, 3, False), "zh_CN": (1, 1, False)}


def placeholders(text):
    """%1 to %99, with or without L for the locale. %n is looked at apart."""
    return sorted(re.findall(r"%L?\d{1,2}", text))


def shows_number(text):
    return "%n" in text or "%Ln" in text


def faults_of_message(message, forms, with_number, plurals_only):
    source = message.findtext("source") or ""
    translation = message.find("translation")
    if translation is None:
        yield "has no translation"
        return
    if translation.get("type") in ("vanished", "obsolete"):
        yield "is not in the sources any more"
        return
    if translation.get("type") == "unfinished":
        yield "is not translated (or its translation is not marked as finished)"
        return

    if message.get("numerus") == "yes":
        texts = [form.text or "" for form in translation.findall("numerusform")]
        if len(texts) != forms:
            yield f"has {len(texts)} plural forms, not {forms}"
        if shows_number(source) and not all(shows_number(text) for text in texts[-with_number:]):
            yield "loses the number %n in a plural form"
    else:
        texts = [translation.text or ""]
        if plurals_only:
            yield "is no plural, and this file holds plurals only"
    for text in texts:
        if not text.strip():
            yield "is translated as nothing"
        elif placeholders(text) != placeholders(source):
            yield f"has the placeholders {placeholders(source)}, its translation {placeholders(text)}"


def faults_of_file(path):
    tree = ElementTree.parse(path)
    language = tree.getroot().get("language", "")
    if language not in LANGUAGES:
        return [f"{path}: unknown language {language!r}"], 0
    faults = []
    messages = 0
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            messages += 1
            where = f"{path}: {context.findtext('name')}: \"{message.findtext('source')}\""
            faults += [f"{where} {fault}" for fault in faults_of_message(message, *LANGUAGES[language])]
    return faults, messages


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    failed = False
    for path in sys.argv[1:]:
        faults, messages = faults_of_file(path)
        for fault in faults:
            print(fault)
        if not messages and not faults:
            faults = [f"{path}: holds no message at all"]
            print(faults[0])
        failed = failed or bool(faults)
        print(f"{path}: {messages} messages, {len(faults)} faults")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
