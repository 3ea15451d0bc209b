// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/catalogue.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr int catalogueVersion = 1;
constexpr qint64 maxCatalogueBytes = 1024 * 1024;

constexpr auto versionKey = "rangebar_catalogue"_L1;
constexpr auto baseKey = "base_url"_L1;
constexpr auto templateKey = "url_template"_L1;
constexpr auto pageTemplateKey = "page_template"_L1;
constexpr auto cratesKey = "crates"_L1;
constexpr auto nameKey = "name"_L1;
constexpr auto crateKey = "crate"_L1;

constexpr auto basePlace = "<base>"_L1;
constexpr auto cratePlace = "<crate>"_L1;

CatalogueError errorAt(CatalogueError::Code code, const QString& path, const QString& detail = {})
{
    CatalogueError error;
    error.code = code;
    error.path = path;
    error.detail = detail;
    return error;
}

CatalogueError syntaxError(const QByteArray& bytes, const QJsonParseError& parse)
{
    const auto offset = std::clamp<qsizetype>(parse.offset, 0, bytes.size());
    const QByteArray before = bytes.left(offset);
    CatalogueError error;
    error.code = CatalogueError::Code::Syntax;
    error.line = static_cast<int>(before.count('\n')) + 1;
    const QString lineSoFar = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1));
    error.column = static_cast<int>(lineSoFar.toUcs4().size()) + 1;
    error.detail = parse.errorString();
    return error;
}

QString inEntry(qsizetype index, QLatin1String member)
{
    return cratesKey + u'[' + QString::number(index) + "]."_L1 + member;
}

QUrl filledIn(QString text, QString base, const QString& crate)
{
    while (base.endsWith(u'/')) {
        base.chop(1);
    }
    text.replace(basePlace, base);
    text.replace(cratePlace, QString::fromLatin1(QUrl::toPercentEncoding(crate)));
    return QUrl(text, QUrl::StrictMode);
}

/// Members of one JSON object as text; remembers the first thing wrong.
class TextMembers
{
public:
    TextMembers(const QJsonObject& object, QString prefix) : m_object(object), m_prefix(std::move(prefix)) {}

    QString required(QLatin1String key)
    {
        const QString text = optional(key);
        if (text.isEmpty() && !m_error) {
            m_error = errorAt(CatalogueError::Code::MissingField, m_prefix + key);
        }
        return text;
    }

    QString optional(QLatin1String key)
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isUndefined() && !value.isNull() && !value.isString() && !m_error) {
            m_error = errorAt(CatalogueError::Code::WrongType, m_prefix + key);
        }
        return value.toString();
    }

    const std::optional<CatalogueError>& error() const { return m_error; }

private:
    QJsonObject m_object;
    QString m_prefix;
    std::optional<CatalogueError> m_error;
};

std::optional<CatalogueError> versionError(const QJsonObject& root)
{
    const QJsonValue version = root.value(versionKey);
    if (version.isUndefined()) {
        return errorAt(CatalogueError::Code::MissingField, versionKey);
    }
    const double number = version.toDouble(-1);
    if (number < 1 || number != std::floor(number)) {
        return errorAt(CatalogueError::Code::WrongType, versionKey);
    }
    if (number > catalogueVersion) {
        return errorAt(CatalogueError::Code::NewerVersion, versionKey, QString::number(number, 'g', 17));
    }
    return std::nullopt;
}

} // namespace

QUrl Catalogue::documentUrl(const CatalogueEntry& entry) const
{
    return filledIn(entry.urlTemplate.isEmpty() ? urlTemplate : entry.urlTemplate, baseUrl, entry.crate);
}

QUrl Catalogue::pageUrl(const QString& crate) const
{
    return pageTemplate.isEmpty() ? QUrl() : filledIn(pageTemplate, baseUrl, crate);
}

std::optional<CatalogueError> Catalogue::check() const
{
    using Code = CatalogueError::Code;
    if (urlTemplate.isEmpty()) {
        return errorAt(Code::MissingField, templateKey);
    }
    // Without <crate> every crate would show the same document.
    if (!urlTemplate.contains(cratePlace)) {
        return errorAt(Code::BadTemplate, templateKey, urlTemplate);
    }
    if (urlTemplate.contains(basePlace) && baseUrl.isEmpty()) {
        return errorAt(Code::MissingField, baseKey);
    }
    const CatalogueEntry any{u"crate"_s, u"crate"_s, {}};
    if (!isAllowedUrl(documentUrl(any))) {
        const bool baseAtFault =
            urlTemplate.startsWith(basePlace) && !isAllowedUrl(QUrl(baseUrl, QUrl::StrictMode));
        return errorAt(Code::BadTemplate, baseAtFault ? baseKey : templateKey,
                       baseAtFault ? baseUrl : urlTemplate);
    }
    if (!pageTemplate.isEmpty() && !isAllowedUrl(pageUrl(any.crate))) {
        return errorAt(Code::BadTemplate, pageTemplateKey, pageTemplate);
    }
    QSet<QString> crates;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const CatalogueEntry& entry = entries.at(i);
        if (entry.name.trimmed().isEmpty()) {
            return errorAt(Code::MissingField, inEntry(i, nameKey));
        }
        if (entry.crate.trimmed().isEmpty()) {
            return errorAt(Code::MissingField, inEntry(i, crateKey));
        }
        if (entry.crate == "."_L1 || entry.crate == ".."_L1) {
            return errorAt(Code::BadCrateName, inEntry(i, crateKey), entry.crate);
        }
        if (crates.contains(entry.crate)) {
            return errorAt(Code::DuplicateCrate, inEntry(i, crateKey), entry.crate);
        }
        crates.insert(entry.crate);
        if (!isAllowedUrl(documentUrl(entry))) {
            return errorAt(Code::BadTemplate, inEntry(i, templateKey),
                           entry.urlTemplate.isEmpty() ? urlTemplate : entry.urlTemplate);
        }
    }
    return std::nullopt;
}

Catalogue Catalogue::builtIn()
{
    auto catalogue = fromFile(u":/rangebar/catalogue.json"_s);
    Q_ASSERT_X(catalogue, "Catalogue::builtIn", "resources/catalogue.json is not linked in or not valid");
    return std::move(catalogue).value_or(Catalogue());
}

tl::expected<Catalogue, CatalogueError> Catalogue::fromFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(errorAt(CatalogueError::Code::NotReadable, {}, file.errorString()));
    }
    const QByteArray bytes = file.read(maxCatalogueBytes);
    if (file.error() != QFileDevice::NoError) {
        return tl::unexpected(errorAt(CatalogueError::Code::NotReadable, {}, file.errorString()));
    }
    return fromJson(bytes);
}

tl::expected<Catalogue, CatalogueError> Catalogue::fromJson(const QByteArray& bytes)
{
    using Code = CatalogueError::Code;
    QJsonParseError parse;
    const QJsonDocument json = QJsonDocument::fromJson(bytes, &parse);
    if (parse.error != QJsonParseError::NoError) {
        return tl::unexpected(syntaxError(bytes, parse));
    }
    if (!json.isObject()) {
        return tl::unexpected(errorAt(Code::WrongType, {}));
    }
    const QJsonObject root = json.object();
    if (auto error = versionError(root)) {
        return tl::unexpected(*std::move(error));
    }

    Catalogue catalogue;
    TextMembers members(root, {});
    catalogue.urlTemplate = members.required(templateKey);
    catalogue.baseUrl = members.optional(baseKey);
    catalogue.pageTemplate = members.optional(pageTemplateKey);
    if (members.error()) {
        return tl::unexpected(*members.error());
    }

    const QJsonValue crates = root.value(cratesKey);
    if (!crates.isArray()) {
        return tl::unexpected(
            errorAt(crates.isUndefined() ? Code::MissingField : Code::WrongType, cratesKey));
    }
    const QJsonArray array = crates.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonValue value = array.at(i);
        if (!value.isObject()) {
            return tl::unexpected(errorAt(Code::WrongType, cratesKey + u'[' + QString::number(i) + u']'));
        }
        TextMembers entry(value.toObject(), inEntry(i, {}));
        catalogue.entries.append(
            {entry.required(nameKey), entry.required(crateKey), entry.optional(templateKey)});
        if (entry.error()) {
            return tl::unexpected(*entry.error());
        }
    }
    if (auto error = catalogue.check()) {
        return tl::unexpected(*std::move(error));
    }
    return catalogue;
}

QByteArray Catalogue::toJson() const
{
    QJsonArray crates;
    for (const CatalogueEntry& entry : entries) {
        QJsonObject object{{nameKey, entry.name}, {crateKey, entry.crate}};
        if (!entry.urlTemplate.isEmpty()) {
            object.insert(templateKey, entry.urlTemplate);
        }
        crates.append(object);
    }
    const QJsonObject root{
        {versionKey, catalogueVersion},  {baseKey, baseUrl},  {templateKey, urlTemplate},
        {pageTemplateKey, pageTemplate}, {cratesKey, crates},
    };
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

bool isLoopback(const QString& host)
{
    // QUrl writes an IPv4 address as four numbers, however it was typed.
    const QStringList numbers = host.split(u'.');
    const bool isAddress = numbers.size() == 4 && std::ranges::all_of(numbers, [](const QString& number) {
                               bool isNumber = false;
                               return number.toUInt(&isNumber) <= 255 && isNumber;
                           });
    return host == "localhost"_L1 || host == "::1"_L1 || (isAddress && numbers.first() == "127"_L1);
}

bool isAllowedUrl(const QUrl& url)
{
    if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty()) {
        return false;
    }
    if (url.scheme() == "https"_L1) {
        return true;
    }
    return url.scheme() == "http"_L1 && isLoopback(url.host());
}

} // namespace rangebar
