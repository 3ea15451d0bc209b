// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartfiles.h"

#include "widgets/export/exportchoice.h"

#include <QFileInfo>
#include <QSaveFile>

namespace rangebar {
namespace {

using Written = tl::expected<void, ImageError>;

Written notWritten(const QFileDevice& file)
{
    return tl::unexpected(ImageError{ImageError::Kind::NotWritten, {}, file.errorString()});
}

} // namespace

ImageFormat imageFormatOf(const QString& path)
{
    return formatNamed(QFileInfo(path).suffix().toLower()).value_or(ImageFormat::Png);
}

Written saveChart(const QString& path, const ChartSpec& spec, const ImageOptions& options)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return notWritten(file);
    }
    if (const auto written = writeChart(file, spec, options); !written) {
        file.cancelWriting();
        return written;
    }
    return file.commit() ? Written() : notWritten(file);
}

Written saveBytes(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return written ? Written() : notWritten(file);
}

} // namespace rangebar
