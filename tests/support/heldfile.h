// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace lodeline::test {

// While it lives, whoever opens the file waits, for many seconds at least: a disk that does not answer.
class HeldFile
{
public:
    explicit HeldFile(const char* path)
        : file_(::open(path, O_RDONLY | O_CLOEXEC))
        , isHeld_(fcntl(file_, F_SETSIG, SIGURG) == 0 && // which stops nobody
                  fcntl(file_, F_SETLEASE, F_WRLCK) == 0)
    {
    }
    ~HeldFile() { ::close(file_); }
    HeldFile(const HeldFile&) = delete;
    HeldFile& operator=(const HeldFile&) = delete;

    bool isHeld() const { return isHeld_; } // not every file system can

private:
    int file_;
    bool isHeld_;
};

} // namespace lodeline::test
