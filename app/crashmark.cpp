// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crashmark.h"

#include "app/log.h"
#include "models/log/logcategories.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <array>
#include <atomic>
#include <cstring>
#include <exception>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace rangebar {

#ifdef Q_OS_UNIX
namespace {

constexpr std::array<int, 5> faults{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

// All that the handler needs is made before: within it, nothing may be allocated and no lock be taken.
std::array<char, 4096> markPath{};
std::array<char, 64 * 1024> handlerStack{}; ///< the usual one may be what is used up
std::array<struct sigaction, faults.size()> actionsBefore{};
std::atomic_flag isMarked = ATOMIC_FLAG_INIT;
std::terminate_handler terminateBefore = nullptr;

void put(int file, const char* text)
{
    std::size_t left = std::strlen(text);
    while (left > 0) {
        const ssize_t written = write(file, text, left);
        if (written <= 0) {
            return;
        }
        text += written;
        left -= static_cast<std::size_t>(written);
    }
}

void onFault(int number)
{
    if (!isMarked.test_and_set()) {
        const int file = open(markPath.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (file >= 0) {
            const std::array<char, 4> digits{static_cast<char>('0' + number / 10),
                                             static_cast<char>('0' + number % 10), '\n', '\0'};
            put(file, "signal ");
            put(file, digits.data());
            put(file, Log::tail());
            close(file);
        }
    }
    for (std::size_t i = 0; i < faults.size(); ++i) {
        if (faults.at(i) == number) {
            sigaction(number, &actionsBefore.at(i), nullptr);
        }
    }
    raise(number); // once this handler has returned, as without it
}

[[noreturn]] void onTerminate()
{
    if (const std::exception_ptr exception = std::current_exception()) {
        try {
            std::rethrow_exception(exception);
        } catch (const std::exception& known) {
            qCCritical(logProgram) << "An exception was not caught:" << known.what();
        } catch (...) {
            qCCritical(logProgram) << "An exception of an unknown kind was not caught";
        }
    }
    if (terminateBefore) {
        terminateBefore();
    }
    std::abort();
}

} // namespace

CrashMark::CrashMark(const QString& file)
{
    const QByteArray path = QFile::encodeName(file);
    if (path.isEmpty() || static_cast<std::size_t>(path.size()) >= markPath.size()) {
        return;
    }
    std::memcpy(markPath.data(), path.constData(), static_cast<std::size_t>(path.size()) + 1);
    isMarked.clear();
    stack_t stack{};
    stack.ss_sp = handlerStack.data();
    stack.ss_size = handlerStack.size();
    sigaltstack(&stack, nullptr);
    struct sigaction action
    {
    };
    action.sa_handler = onFault;
    action.sa_flags = SA_ONSTACK;
    for (std::size_t i = 0; i < faults.size(); ++i) {
        sigaction(faults.at(i), &action, &actionsBefore.at(i));
    }
    terminateBefore = std::set_terminate(onTerminate);
}

CrashMark::~CrashMark()
{
    if (markPath.front() == '\0') {
        return;
    }
    std::set_terminate(terminateBefore);
    for (std::size_t i = 0; i < faults.size(); ++i) {
        sigaction(faults.at(i), &actionsBefore.at(i), nullptr);
    }
    markPath.front() = '\0';
}
#else
CrashMark::CrashMark(const QString&) {}
CrashMark::~CrashMark() = default;
#endif

} // namespace rangebar
