// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/wholefile.h"

#include <QFile>

#include <filesystem>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#endif

namespace rangebar {
namespace {

FileFault faultOf(std::error_code error)
{
    FileFault::Kind kind = FileFault::Kind::Other;
    if (error == std::errc::file_exists) {
        kind = FileFault::Kind::Exists;
    } else if (error == std::errc::no_space_on_device) {
        kind = FileFault::Kind::Full;
    } else if (error == std::errc::permission_denied || error == std::errc::read_only_file_system ||
               error == std::errc::operation_not_permitted) {
        kind = FileFault::Kind::NotWritable;
    }
#ifdef EDQUOT
    if (error == std::error_code(EDQUOT, std::generic_category())) {
        kind = FileFault::Kind::Full;
    }
#endif
    return {kind, QString::fromLocal8Bit(error.message().c_str())};
}

#ifdef Q_OS_UNIX

FileFault lastFault()
{
    return faultOf(std::error_code(errno, std::generic_category()));
}

/// A descriptor that is closed whatever happens.
class Descriptor
{
public:
    Descriptor(const QString& path, int flags)
        : m_descriptor(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, 0666))
    {
    }
    ~Descriptor()
    {
        if (isOpen()) {
            ::close(m_descriptor);
        }
    }
    Q_DISABLE_COPY_MOVE(Descriptor)

    bool isOpen() const { return m_descriptor >= 0; }
    int get() const { return m_descriptor; }
    /// Closing may be where a network file system says that it is full.
    bool close() { return ::close(std::exchange(m_descriptor, -1)) == 0; }

private:
    int m_descriptor;
};

bool writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), size_t(bytes.size()));
        if (written < 0 && errno != EINTR) {
            return false;
        }
        bytes = bytes.sliced(std::max<qsizetype>(written, 0));
    }
    return true;
}

#endif

std::filesystem::path nativePath(const QString& path)
{
#ifdef Q_OS_WIN
    return std::filesystem::path(path.toStdWString());
#else
    return std::filesystem::path(QFile::encodeName(path).toStdString());
#endif
}

/// The way that works where a rename can't be told to leave an existing file alone.
std::optional<FileFault> linkIntoPlace(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::create_hard_link(nativePath(from), nativePath(to), error);
    if (!error) {
        std::filesystem::remove(nativePath(from), error);
        return std::nullopt; // under its name; a second name left behind does no harm
    }
    FileFault fault = faultOf(error);
    if (error == std::errc::operation_not_permitted || error == std::errc::function_not_supported ||
        error == std::errc::operation_not_supported || error == std::errc::not_supported) {
        fault.kind = FileFault::Kind::NoExclusiveRename;
    }
    return fault;
}

bool isFolder(const QString& path)
{
    std::error_code error;
    return std::filesystem::is_directory(nativePath(path), error);
}

} // namespace

std::optional<FileFault> makeFolder(const QString& path)
{
    if (isFolder(path)) {
        return std::nullopt;
    }
    std::error_code error;
    std::filesystem::create_directories(nativePath(path), error);
    if (isFolder(path)) {
        return std::nullopt; // perhaps made by another program meanwhile
    }
    return faultOf(error ? error : std::make_error_code(std::errc::not_a_directory));
}

#ifdef Q_OS_UNIX

std::optional<FileFault> writeNewFile(const QString& path, QByteArrayView bytes)
{
    Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL);
    if (!file.isOpen()) {
        return lastFault();
    }
    if (writeAll(file.get(), bytes) && file.close()) {
        return std::nullopt;
    }
    const FileFault fault = lastFault();
    QFile::remove(path);
    return fault;
}

std::optional<FileFault> syncFiles(const QString& folder, const QStringList& paths)
{
#ifdef Q_OS_LINUX
    // One walk over what waits to be written, instead of one commit of the journal for each of many files.
    constexpr qsizetype few = 4;
    if (paths.size() > few) {
        const Descriptor directory(folder, O_RDONLY | O_DIRECTORY);
        if (!directory.isOpen() || ::syncfs(directory.get()) != 0) {
            return lastFault();
        }
        return std::nullopt;
    }
#else
    Q_UNUSED(folder)
#endif
    for (const QString& path : paths) {
        const Descriptor file(path, O_RDONLY);
        if (!file.isOpen() || ::fsync(file.get()) != 0) {
            return lastFault();
        }
    }
    return std::nullopt;
}

std::optional<FileFault> moveIntoPlace(const QString& from, const QString& to)
{
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, QFile::encodeName(from).constData(), AT_FDCWD,
                    QFile::encodeName(to).constData(), RENAME_NOREPLACE) == 0) {
        return std::nullopt;
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return lastFault();
    }
#endif
    return linkIntoPlace(from, to);
}

void syncFolder(const QString& folder)
{
    const Descriptor directory(folder, O_RDONLY | O_DIRECTORY);
    if (directory.isOpen()) {
        ::fsync(directory.get());
    }
}

#else

std::optional<FileFault> writeNewFile(const QString& path, QByteArrayView bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        const bool exists = QFile::exists(path);
        return FileFault{exists ? FileFault::Kind::Exists : FileFault::Kind::NotWritable, file.errorString()};
    }
    if (file.write(bytes.data(), bytes.size()) == bytes.size() && file.flush()) {
        return std::nullopt;
    }
    const bool full = file.error() == QFileDevice::ResourceError;
    const FileFault fault{full ? FileFault::Kind::Full : FileFault::Kind::Other, file.errorString()};
    file.remove();
    return fault;
}

std::optional<FileFault> syncFiles(const QString&, const QStringList&)
{
    return std::nullopt; // the system gives no way to ask for it
}

std::optional<FileFault> moveIntoPlace(const QString& from, const QString& to)
{
    return linkIntoPlace(from, to);
}

void syncFolder(const QString&) {}

#endif

} // namespace rangebar
