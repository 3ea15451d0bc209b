// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandfiles/manpage.h"

#include "app/commands/helptext.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace rangebar {
namespace {

class ManWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ManPage)
};

/// Text for roff: nothing in it is a request, and a dash is what can be typed.
QString roff(const QString& text)
{
    QString escaped;
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'\\':
            escaped += QLatin1StringView("\\e");
            break;
        case u'-':
            escaped += QLatin1StringView("\\-");
            break;
        case u'"':
            escaped += QLatin1StringView("\\(dq");
            break;
        case u'\'':
            escaped += QLatin1StringView("\\(aq");
            break;
        case u'`':
            escaped += QLatin1StringView("\\(ga");
            break;
        case u'^':
            escaped += QLatin1StringView("\\(ha");
            break;
        case u'~':
            escaped += QLatin1StringView("\\(ti");
            break;
        case QChar::Nbsp:
            escaped += QLatin1StringView("\\~");
            break;
        default:
            escaped += c;
        }
    }
    return escaped.startsWith(QLatin1Char('.')) ? QString(QStringLiteral("\\&") + escaped) : escaped;
}

/// Text that goes on in the next line: roff breaks at spaces only, and Chinese has none between words.
QString flowing(const QString& text)
{
    constexpr char16_t firstIdeographic = 0x2e80;
    QStringList pieces;
    qsizetype begin = 0;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype at = finder.toNextBoundary(); at > 0 && at < text.size(); at = finder.toNextBoundary()) {
        const QChar before = text.at(at - 1);
        if (!before.isSpace() && std::max(before.unicode(), text.at(at).unicode()) >= firstIdeographic) {
            pieces.append(roff(text.sliced(begin, at - begin)));
            begin = at;
        }
    }
    pieces.append(roff(text.sliced(begin)));
    return pieces.join(QLatin1StringView("\\:"));
}

/// Writes one page.
class Page
{
public:
    QString text() const { return m_lines.join(QLatin1Char('\n')) + QLatin1Char('\n'); }

    void request(const QString& line) { m_lines.append(line); }
    void section(const QString& title) { request(QStringLiteral(".SH \"") + roff(title) + QLatin1Char('"')); }
    void subsection(const QString& title)
    {
        request(QStringLiteral(".SS \"") + roff(title) + QLatin1Char('"'));
    }
    void paragraph(const QString& text)
    {
        // Behind a heading there is one already.
        if (!m_lines.constLast().startsWith(QLatin1StringView(".S"))) {
            request(QStringLiteral(".PP"));
        }
        request(flowing(text));
    }
    void bold(const QString& text) { request(QStringLiteral(".B \"") + roff(text) + QLatin1Char('"')); }
    /// A term with its explanation under it.
    void item(const QString& term, const QString& text)
    {
        request(QStringLiteral(".TP"));
        bold(term);
        request(flowing(text));
    }
    void example(const TermSpec& example)
    {
        paragraph(example.meaning);
        m_lines.append({QStringLiteral(".PP"), QStringLiteral(".RS 4"), QStringLiteral(".EX"),
                        roff(example.term), QStringLiteral(".EE"), QStringLiteral(".RE")});
    }
    void verb(const VerbSpec& verb);

private:
    QStringList m_lines;
};

void Page::verb(const VerbSpec& verb)
{
    paragraph(verb.summary);
    for (const QString& text : verb.paragraphs) {
        paragraph(text);
    }
    for (const PositionalSpec& positional : verb.positionals) {
        item(positional.name, positional.description);
    }
    for (const OptionSpec& option : verb.options) {
        item(optionTerm(option), optionText(option));
    }
    paragraph(ManWords::tr("Exit codes:"));
    for (const ExitCodeSpec& exitCode : verb.exitCodes) {
        item(QString::number(exitCode.code), exitCode.meaning);
    }
}

} // namespace

QString manPage(const VerbSpec& program, const QList<VerbSpec>& verbs, const QString& version,
                const QDate& date)
{
    Page page;
    page.request(
        QStringLiteral(".TH RANGEBAR 1 %1 \"rangebar %2\"").arg(date.toString(Qt::ISODate), roff(version)));
    page.request(QStringLiteral(".ad l")); // lines without spaces can't be spread
    page.section(ManWords::tr("NAME"));
    QString purpose = program.summary;
    purpose.chop(1); // a phrase, without its full stop
    page.request(QStringLiteral("rangebar \\- ") + roff(purpose));
    page.section(ManWords::tr("SYNOPSIS"));
    page.bold(usageLine(program));
    for (const VerbSpec& verb : verbs) {
        page.request(QStringLiteral(".br"));
        page.bold(usageLine(verb));
    }
    page.section(ManWords::tr("DESCRIPTION"));
    page.verb(program);
    page.section(ManWords::tr("VERBS"));
    for (const VerbSpec& verb : verbs) {
        page.subsection(usageLine(verb));
        page.verb(verb);
    }
    page.section(ManWords::tr("EXAMPLES"));
    for (const VerbSpec& verb : QList<VerbSpec>{program} + verbs) {
        for (const TermSpec& example : verb.examples) {
            page.example(example);
        }
    }
    page.section(ManWords::tr("ENVIRONMENT"));
    for (const TermSpec& variable : program.environment) {
        page.item(variable.term, variable.meaning);
    }
    page.section(ManWords::tr("FILES"));
    for (const TermSpec& file : program.files) {
        page.item(file.term, file.meaning);
    }
    return page.text();
}

} // namespace rangebar
