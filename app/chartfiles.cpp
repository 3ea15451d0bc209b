// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartfiles.h"

#include "models/sources/filesource.h"
#include "widgets/export/exportchoice.h"

#include <QFileInfo>
#include <QSaveFile>

namespace rangebar {
namespace {

using Written = tl::expected<void, ImageError>;

Written notWritten(const QString& problem)
{
    return tl::unexpected(ImageError{ImageError::Kind::NotWritten, {}, problem});
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
        return notWritten(file.errorString());
    }
    if (const auto written = writeChart(file, spec, options); !written) {
        file.cancelWriting();
        return written;
    }
    return file.commit() ? Written() : notWritten(file.errorString());
}

Written saveBytes(const QString& path, const QByteArray& bytes)
{
    const QString problem = writeFileWhole(path, bytes);
    return problem.isEmpty() ? Written() : notWritten(problem);
}

} // namespace rangebar
