// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkreport.h"

#include "models/check/checkwords.h"
#include "models/report/jsonwriter.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

using Key = QLatin1StringView;

class TextReport
{
public:
    explicit TextReport(const CheckReportOptions& options) : m_options(options), m_words(options.format) {}

    QString write(const QList<CheckedDocument>& documents) const;

private:
    QString line(const QString& name, const CheckFinding& finding) const;
    QString severity(CheckSeverity severity) const;

    const CheckReportOptions& m_options;
    CheckWords m_words;
};

/// Not translated: editors and scripts look for these words.
QString TextReport::severity(CheckSeverity severity) const
{
    const QString word = severityName(severity);
    if (!m_options.colours) {
        return word;
    }
    static constexpr QLatin1StringView red("31");
    static constexpr QLatin1StringView magenta("35");
    static constexpr QLatin1StringView cyan("36");
    const QLatin1StringView colour = severity == CheckSeverity::Error     ? red
                                     : severity == CheckSeverity::Warning ? magenta
                                                                          : cyan;
    return QStringLiteral("\x1b[1;") + colour + QLatin1Char('m') + word + QStringLiteral("\x1b[0m");
}

QString TextReport::line(const QString& name, const CheckFinding& finding) const
{
    QString place = name + QLatin1Char(':');
    if (finding.line > 0) {
        place += QString::number(finding.line) + QLatin1Char(':') + QString::number(finding.column) +
                 QLatin1Char(':');
    }
    return place + QLatin1Char(' ') + severity(finding.severity) + QStringLiteral(": ") +
           m_words.sentence(finding) + QStringLiteral(" [") + codeName(finding.code) + QStringLiteral("]\n");
}

QString TextReport::write(const QList<CheckedDocument>& documents) const
{
    QString text;
    qsizetype ready = 0;
    for (const CheckedDocument& document : documents) {
        const QString name = CheckWords::document(document.path);
        const CheckCounts counts = countFindings(document.findings);
        for (const CheckFinding& finding : document.findings) {
            text += line(name, finding);
        }
        text += m_words.conclusion(document.path, counts, m_options.strict) + QLatin1Char('\n');
        if (documents.size() > 1) {
            text += QLatin1Char('\n');
        }
        ready += counts.isReady(m_options.strict) ? 1 : 0;
    }
    if (documents.size() > 1) {
        text += CheckWords::summary(ready, documents.size()) + QLatin1Char('\n');
    }
    return text;
}

class JsonReport
{
public:
    explicit JsonReport(const CheckReportOptions& options) : m_options(options), m_words(options.format) {}

    QByteArray write(const QList<CheckedDocument>& documents);

private:
    void writeDocument(const CheckedDocument& document);
    void writeFinding(const CheckFinding& finding);

    const CheckReportOptions& m_options;
    CheckWords m_words;
    JsonWriter m_json;
};

std::optional<QString> unlessEmpty(const QString& text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

std::optional<qint64> unlessZero(int number)
{
    return number == 0 ? std::nullopt : std::optional(qint64(number));
}

void JsonReport::writeFinding(const CheckFinding& finding)
{
    m_json.beginObject();
    m_json.member(Key("code"), QString(codeName(finding.code)));
    m_json.member(Key("severity"), QString(severityName(finding.severity)));
    m_json.member(Key("line"), unlessZero(finding.line));
    m_json.member(Key("column"), unlessZero(finding.column));
    m_json.member(Key("path"), finding.path);
    m_json.member(Key("found"), unlessEmpty(finding.found));
    m_json.member(Key("instead"), unlessEmpty(QString::fromUtf8(finding.instead)));
    m_json.member(Key("problem"), m_words.problem(finding));
    m_json.member(Key("advice"), unlessEmpty(m_words.advice(finding)));
    m_json.member(Key("other"), unlessEmpty(finding.other));
    m_json.member(Key("other_line"), unlessZero(finding.otherLine));
    m_json.key(Key("values"));
    m_json.beginObject();
    for (const CheckFact& fact : finding.facts) {
        m_json.member(factName(fact.name), fact.value);
    }
    m_json.endObject();
    m_json.endObject();
}

void JsonReport::writeDocument(const CheckedDocument& document)
{
    const CheckCounts counts = countFindings(document.findings);
    m_json.beginObject();
    m_json.member(Key("file"), document.path);
    m_json.member(Key("ready"), counts.isReady(m_options.strict));
    m_json.member(Key("errors"), qint64(counts.errors));
    m_json.member(Key("warnings"), qint64(counts.warnings));
    m_json.member(Key("notes"), qint64(counts.notes));
    m_json.key(Key("findings"));
    m_json.beginArray();
    for (const CheckFinding& finding : document.findings) {
        writeFinding(finding);
    }
    m_json.endArray();
    m_json.endObject();
}

QByteArray JsonReport::write(const QList<CheckedDocument>& documents)
{
    m_json.beginObject();
    m_json.member(Key("strict"), m_options.strict);
    m_json.key(Key("documents"));
    m_json.beginArray();
    for (const CheckedDocument& document : documents) {
        writeDocument(document);
    }
    m_json.endArray();
    m_json.endObject();
    return m_json.json();
}

/// The escapes that GitHub documents for workflow commands; what else can't be seen becomes visible.
QString commandData(const QString& text)
{
    QString data = text;
    data.replace(QLatin1Char('%'), QStringLiteral("%25"));
    data.replace(QLatin1Char('\r'), QStringLiteral("%0D"));
    data.replace(QLatin1Char('\n'), QStringLiteral("%0A"));
    return visibleText(data);
}

QString commandProperty(const QString& text)
{
    QString data = commandData(text);
    data.replace(QLatin1Char(':'), QStringLiteral("%3A"));
    data.replace(QLatin1Char(','), QStringLiteral("%2C"));
    return data;
}

QLatin1StringView commandOf(CheckSeverity severity)
{
    return severity == CheckSeverity::Note ? QLatin1StringView("notice") : severityName(severity);
}

QString gitHubCommand(const QString& path, const CheckFinding& finding, const CheckWords& words)
{
    QStringList properties;
    // Standard input is no file that an annotation could stand in.
    const bool isFile = path != QLatin1StringView("-");
    if (isFile) {
        properties.append(QStringLiteral("file=") + commandProperty(path));
    }
    if (isFile && finding.line > 0) {
        properties.append(QStringLiteral("line=") + QString::number(finding.line));
        properties.append(QStringLiteral("col=") + QString::number(finding.column));
    }
    properties.append(QStringLiteral("title=") + commandProperty(QString(codeName(finding.code))));
    return QStringLiteral("::") + commandOf(finding.severity) + QLatin1Char(' ') +
           properties.join(QLatin1Char(',')) + QStringLiteral("::") + commandData(words.sentence(finding)) +
           QLatin1Char('\n');
}

QString toGitHub(const QList<CheckedDocument>& documents, const CheckReportOptions& options)
{
    const CheckWords words(options.format);
    QString text;
    for (const CheckedDocument& document : documents) {
        for (const CheckFinding& finding : document.findings) {
            text += gitHubCommand(document.path, finding, words);
        }
    }
    return text;
}

} // namespace

std::optional<CheckFormat> checkFormat(QStringView name)
{
    if (name == u"text") {
        return CheckFormat::Text;
    }
    if (name == u"json") {
        return CheckFormat::Json;
    }
    return name == u"github" ? std::optional(CheckFormat::GitHub) : std::nullopt;
}

QByteArray checkReport(const QList<CheckedDocument>& documents, CheckFormat format,
                       const CheckReportOptions& options)
{
    switch (format) {
    case CheckFormat::Text:
        return TextReport(options).write(documents).toUtf8();
    case CheckFormat::Json:
        return JsonReport(options).write(documents);
    case CheckFormat::GitHub:
        return toGitHub(documents, options).toUtf8();
    }
    Q_UNREACHABLE();
}

} // namespace rangebar
