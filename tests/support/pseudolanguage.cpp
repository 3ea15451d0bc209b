// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pseudolanguage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSet>

#include <cstring>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

// Of Latin-1, Latin Extended-A and basic Cyrillic, which the fonts of the program have.
constexpr QStringView plainLetters = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr QStringView accentedLetters = u"ÅБÇÐÉФĞĤÎĴĶĻМÑÖРÔŔŠŢÛЏŴХÝŽåбçðéфğĥîĵķļмñöрôŕšţûџŵхýž";
constexpr QStringView foreignLetters = u"ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΧΡΣΤΘΩΏΎΥΖαβψδεφγηιξκλμνοπχρστθωώύυζ";
constexpr QStringView lettersFromRight = u"אבגדהוזחטיכלמנסעפצקרשתךםןףאבגדהוזחטיכלמנסעפצקרשתךםןף";
static_assert(plainLetters.size() == lettersFromRight.size());
static_assert(plainLetters.size() == accentedLetters.size() && plainLetters.size() == foreignLetters.size());

QString inLetters(const QString& text, QStringView letters)
{
    QString changed = text;
    for (QChar& letter : changed) {
        const auto place = plainLetters.indexOf(letter);
        if (place >= 0) {
            letter = letters.at(place);
        }
    }
    return changed;
}

/// The members that the program knows.
const QSet<QString>& formatKeys()
{
    static const QSet<QString> keys = [] {
        const QStringList names =
            u"schema crate crate_version core_version measured_at environment cpu architecture cpu_frequency "
            u"cores memory memory_speed os broker round_trip rustc profile features rustflags valgrind "
            u"scenarios name unit messages pairs raw adapter framework hand_written overhead best median "
            u"worst "
            u"overhead_percent verdict adapter_overhead_percent adapter_verdict plugin "
            u"plugin_overhead_percent "
            u"plugin_verdict broker_bound round_trips_per_message code instructions allocations cold gated "
            u"note code_measured throughput database form batch workers pool rows rounds"_s.split(u' ');
        return QSet<QString>(names.begin(), names.end());
    }();
    return keys;
}

QJsonValue inForeignLetters(const QJsonValue& value, const QString& key)
{
    // Names that the format gives, and what is read as a number, a date, or a name of the ecosystem.
    static const QSet<QString> kept{u"crate"_s,       u"verdict"_s,      u"adapter_verdict"_s,
                                    u"measured_at"_s, u"core_version"_s, u"plugin_verdict"_s,
                                    u"unit"_s,        u"crate_version"_s};
    if (value.isString()) {
        return kept.contains(key) ? value : QJsonValue(PseudoLanguage::foreign(value.toString()));
    }
    if (value.isArray()) {
        QJsonArray changed;
        for (const QJsonValue element : value.toArray()) {
            changed.append(inForeignLetters(element, key));
        }
        return changed;
    }
    if (value.isObject()) {
        QJsonObject changed;
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            const QString name =
                formatKeys().contains(member.key()) ? member.key() : PseudoLanguage::foreign(member.key());
            changed.insert(name, inForeignLetters(member.value(), member.key()));
        }
        return changed;
    }
    return value;
}

} // namespace

PseudoLanguage::PseudoLanguage(Qt::LayoutDirection direction) : m_direction(direction)
{
    std::ignore = m_english.load(u":/i18n/rangebar_en"_s);
}

QString PseudoLanguage::translate(const char* context, const char* source, const char* disambiguation,
                                  int count) const
{
    // As a translation of Qt itself tells the direction of its language.
    if (std::strcmp(source, "QT_LAYOUT_DIRECTION") == 0) {
        return m_direction == Qt::RightToLeft ? u"RTL"_s : u"LTR"_s;
    }
    const QString english = m_english.translate(context, source, disambiguation, count);
    return translated(english.isEmpty() ? QString::fromUtf8(source) : english, m_direction);
}

QString PseudoLanguage::translated(const QString& source, Qt::LayoutDirection direction)
{
    if (source.isEmpty()) {
        return source;
    }
    static const QRegularExpression kept(u"%L?(?:[0-9]{1,2}|n)|<[^<> ]+>|&(?:amp|lt|gt|quot|nbsp);"_s);
    QString changed;
    qsizetype letters = 0;
    qsizetype from = 0;
    const auto add = [&](qsizetype to) {
        const QString part = source.mid(from, to - from);
        for (const QChar c : part) {
            letters += c.isLetter() ? 1 : 0;
        }
        changed += inLetters(part, direction == Qt::RightToLeft ? lettersFromRight : accentedLetters);
    };
    for (auto match = kept.globalMatch(source); match.hasNext();) {
        const auto place = match.next();
        add(place.capturedStart());
        changed += place.captured();
        from = place.capturedEnd();
    }
    add(source.size());
    if (letters == 0) {
        return source; // punctuation, and formats of other texts
    }
    // In words, so that it may break where a sentence may.
    QString padding;
    for (qsizetype i = 0; i < letters * 2 / 5; ++i) {
        padding += i % 6 == 0 ? u' ' : direction == Qt::RightToLeft ? u'א' : u'ö';
    }
    return u'[' + changed + padding + u']';
}

QString PseudoLanguage::foreign(const QString& text)
{
    return inLetters(text, foreignLetters);
}

QByteArray PseudoLanguage::foreignDocument(const QByteArray& document)
{
    return QJsonDocument(inForeignLetters(QJsonDocument::fromJson(document).object(), {}).toObject())
        .toJson();
}

QStringList PseudoLanguage::plainWords(const QString& shown, const QStringList& known)
{
    QString rest = shown;
    for (const QString& expression : known) {
        rest.replace(QRegularExpression(expression), u" "_s);
    }
    static const QRegularExpression word(u"[A-Za-z][A-Za-z'-]*"_s);
    QStringList words;
    for (auto match = word.globalMatch(rest); match.hasNext();) {
        words += match.next().captured();
    }
    return words;
}

PseudoLanguageScope::PseudoLanguageScope(Qt::LayoutDirection direction) : m_language(direction)
{
    QCoreApplication::installTranslator(&m_language);
    QCoreApplication::instance()->installEventFilter(this);
}

PseudoLanguageScope::~PseudoLanguageScope()
{
    QCoreApplication::instance()->removeEventFilter(this);
    QCoreApplication::removeTranslator(&m_language);
}

bool PseudoLanguageScope::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance() && !m_installing) {
        const QScopedValueRollback installing(m_installing, true);
        QCoreApplication::removeTranslator(&m_language);
        QCoreApplication::installTranslator(&m_language);
    }
    return false;
}

} // namespace rangebar::test
