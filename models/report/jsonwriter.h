// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/machinenumber.h"

#include <QByteArray>
#include <QString>

#include <cmath>
#include <optional>

namespace rangebar {

/// JSON as it was written, with the white space that breaks lines as one blank each.
QString jsonOnOneLine(const QByteArray& json);

/// Writes JSON with the members in the order they are told, and every character that a terminal or a reader
/// could stumble over as an escape: the texts stay what they were.
class JsonWriter
{
public:
    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }

    void key(QLatin1StringView name)
    {
        separate();
        m_json += '"';
        m_json += name; // our own words: nothing to escape
        m_json += "\": ";
        m_afterKey = true;
    }

    void value(const QString& text)
    {
        separate();
        writeText(text);
    }
    void value(const std::optional<QString>& text) { text ? value(*text) : null(); }
    void value(bool truth)
    {
        separate();
        m_json += truth ? "true" : "false";
    }
    void value(const std::optional<bool>& truth) { truth ? value(*truth) : null(); }
    void value(qint64 number)
    {
        separate();
        m_json += QByteArray::number(number);
    }
    void value(int number) { value(qint64(number)); }
    void value(const std::optional<qint64>& number) { number ? value(*number) : null(); }
    void value(double number)
    {
        if (!std::isfinite(number)) {
            null();
            return;
        }
        separate();
        m_json += machineNumber(number);
    }
    void value(const std::optional<double>& number) { number ? value(*number) : null(); }
    /// A value that is JSON already; goes on one line.
    void embed(const QByteArray& json);
    void null()
    {
        separate();
        m_json += "null";
    }

    template <typename Value>
    void member(QLatin1StringView name, const Value& content)
    {
        key(name);
        value(content);
    }

    QByteArray json() const { return m_json + '\n'; }

private:
    void separate()
    {
        if (m_afterKey) {
            m_afterKey = false;
            return;
        }
        if (m_depth > 0) {
            m_json += m_isFirst ? "\n" : ",\n";
            m_json += QByteArray(m_depth * 2, ' ');
        }
        m_isFirst = false;
    }
    void open(char bracket)
    {
        separate();
        m_json += bracket;
        ++m_depth;
        m_isFirst = true;
    }
    void close(char bracket)
    {
        --m_depth;
        if (!m_isFirst) {
            m_json += '\n' + QByteArray(m_depth * 2, ' ');
        }
        m_json += bracket;
        m_isFirst = false;
    }
    void writeText(const QString& text);

    QByteArray m_json;
    qsizetype m_depth = 0;
    bool m_isFirst = true;
    bool m_afterKey = false;
};

} // namespace rangebar
