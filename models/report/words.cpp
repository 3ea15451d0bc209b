// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/words.h"

#include "models/document/documentreader.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

class ReadErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ReadErrorWords)

public:
    static QString expected(ReadError::Expected expected);
    static QString fault(const ReadError& error);

private:
    static QString found(const ReadError& error);
};

QString ReadErrorWords::expected(ReadError::Expected expected)
{
    switch (expected) {
    case ReadError::Expected::Nothing:
        return tr("nothing more");
    case ReadError::Expected::Object:
        return tr("an object {...}");
    case ReadError::Expected::Array:
        return tr("an array [...]");
    case ReadError::Expected::String:
        return tr("a text in quotes");
    case ReadError::Expected::Number:
        return tr("a number");
    case ReadError::Expected::WholeNumber:
        return tr("a whole number, zero or larger");
    case ReadError::Expected::Boolean:
        return tr("true or false");
    case ReadError::Expected::Verdict:
        return tr("\"measured\" or \"indistinguishable\"");
    case ReadError::Expected::Value:
        return tr("a value");
    case ReadError::Expected::MemberName:
        return tr("a member's name in quotes");
    case ReadError::Expected::Colon:
        return tr("a colon");
    case ReadError::Expected::CommaOrBrace:
        return tr("a comma or }");
    case ReadError::Expected::CommaOrBracket:
        return tr("a comma or ]");
    case ReadError::Expected::ClosingQuote:
        return tr("a closing quote");
    case ReadError::Expected::ValidEscape:
        return tr("a valid escape such as \\n or \\u00e9");
    case ReadError::Expected::EndOfDocument:
        return tr("the end of the document");
    }
    Q_UNREACHABLE();
    return {};
}

QString ReadErrorWords::found(const ReadError& error)
{
    return visibleText(error.found);
}

QString ReadErrorWords::fault(const ReadError& error)
{
    const bool isFound = !error.found.isEmpty();
    switch (error.code) {
    case ReadError::Code::Empty:
        return tr("nothing stands here; a JSON object was expected");
    case ReadError::Code::TooLarge:
        return tr("larger than %n MiB, the most that is read", nullptr,
                  int(maxDocumentBytes / (1024 * 1024)));
    case ReadError::Code::NotUtf8:
        return tr("this is not UTF-8; the file must be saved as UTF-8");
    case ReadError::Code::Syntax:
        return isFound ? tr("this is not JSON: %1 was expected, but %2 stands there")
                             .arg(expected(error.expected), found(error))
                       : tr("this is not JSON: %1 was expected").arg(expected(error.expected));
    case ReadError::Code::TooDeep:
        return tr("objects and arrays are nested more than %n deep, the most that is read", nullptr,
                  maxDocumentDepth);
    case ReadError::Code::DuplicateKey:
        return tr("the name %1 is given twice in one object; one of the two must go").arg(found(error));
    case ReadError::Code::NotAnObject:
        return isFound ? tr("the document must be one object {...}, but %1 stands there").arg(found(error))
                       : tr("the document must be one object {...}");
    case ReadError::Code::MissingSchema:
        return tr("the document does not say its schema; it needs \"schema\": 1, 2 or 3");
    case ReadError::Code::UnknownSchema:
        return tr("schema %1 is not known here; this version reads 1, 2 and 3").arg(found(error));
    case ReadError::Code::WrongType:
        return isFound
                   ? tr("%1 was expected, but %2 stands there").arg(expected(error.expected), found(error))
                   : tr("%1 was expected").arg(expected(error.expected));
    case ReadError::Code::MissingField:
        return tr("missing; %1 must stand here").arg(expected(error.expected));
    case ReadError::Code::NumberOutOfRange:
        return tr("the number %1 can't be held exactly enough to be compared").arg(found(error));
    case ReadError::Code::UnknownWord:
        return tr("%1 must stand here, not the word %2").arg(expected(error.expected), found(error));
    }
    Q_UNREACHABLE();
    return {};
}

struct EnvironmentLabel
{
    const char16_t* key;
    const char* label;
};

constexpr EnvironmentLabel environmentLabels[] = {
    {u"cpu", QT_TRANSLATE_NOOP("rangebar::Words", "Processor")},
    {u"architecture", QT_TRANSLATE_NOOP("rangebar::Words", "Architecture")},
    {u"cpu_frequency", QT_TRANSLATE_NOOP("rangebar::Words", "Frequency")},
    {u"cores", QT_TRANSLATE_NOOP("rangebar::Words", "Cores")},
    {u"memory", QT_TRANSLATE_NOOP("rangebar::Words", "Memory")},
    {u"memory_speed", QT_TRANSLATE_NOOP("rangebar::Words", "Memory speed")},
    {u"os", QT_TRANSLATE_NOOP("rangebar::Words", "Operating system")},
    {u"broker", QT_TRANSLATE_NOOP("rangebar::Words", "Broker")},
    {u"round_trip", QT_TRANSLATE_NOOP("rangebar::Words", "Round trip")},
    {u"rustc", QT_TRANSLATE_NOOP("rangebar::Words", "Compiler")},
    {u"profile", QT_TRANSLATE_NOOP("rangebar::Words", "Build profile")},
    {u"features", QT_TRANSLATE_NOOP("rangebar::Words", "Features")},
    {u"rustflags", QT_TRANSLATE_NOOP("rangebar::Words", "RUSTFLAGS")},
    {u"valgrind", QT_TRANSLATE_NOOP("rangebar::Words", "Valgrind")},
};

} // namespace

QString Words::loop(LoopRole role)
{
    switch (role) {
    case LoopRole::RawClient:
        return tr("Raw client");
    case LoopRole::BrokerCrate:
        return tr("Broker crate");
    case LoopRole::RustStream:
        return tr("RustStream");
    }
    Q_UNREACHABLE();
    return {};
}

QString Words::verdict(Verdict verdict)
{
    return verdict == Verdict::Indistinguishable ? tr("indistinguishable") : tr("measured");
}

QString Words::brokerBound()
{
    return tr("broker-bound");
}

QString Words::noResultsYet()
{
    return tr("no results published yet");
}

QString Words::missing()
{
    return QStringLiteral("-");
}

QString Words::throughputUnit()
{
    return QStringLiteral("msg/s");
}

QString Words::readError(const ReadError& error)
{
    const QString fault = ReadErrorWords::fault(error);
    const QString path = visibleText(error.path);
    if (error.line > 0 && !path.isEmpty()) {
        //: %3 is the field's path, %4 says what is wrong there.
        return tr("Line %1, column %2, %3: %4.")
            .arg(QString::number(error.line), QString::number(error.column), path, fault);
    }
    if (error.line > 0) {
        return tr("Line %1, column %2: %3.")
            .arg(QString::number(error.line), QString::number(error.column), fault);
    }
    return path.isEmpty() ? tr("The document can't be read: %1.").arg(fault) : tr("%1: %2.").arg(path, fault);
}

QStringList Words::environmentOrder()
{
    QStringList keys;
    for (const EnvironmentLabel& known : environmentLabels) {
        keys.append(QString::fromUtf16(known.key));
    }
    return keys;
}

QString Words::environmentLabel(const QString& key)
{
    for (const EnvironmentLabel& known : environmentLabels) {
        if (key == QStringView(known.key)) {
            return tr(known.label);
        }
    }
    return visibleText(key);
}

} // namespace rangebar
