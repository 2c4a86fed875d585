// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/zipfile.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lodeline {
namespace {

// Waits for no pipe and opens no device.
void* openPlain(void* /*opaque*/, const void* path, int /*mode*/)
{
    const int file = ::open(static_cast<const char*>(path), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    struct stat status = {};
    if (file >= 0 && ::fstat(file, &status) == 0 && S_ISREG(status.st_mode))
        return ::fdopen(file, "rb");
    if (file >= 0)
        ::close(file);
    return nullptr;
}

} // namespace

UnzipFile::UnzipFile(const std::string& path)
{
    zlib_filefunc64_def functions{};
    fill_fopen64_filefunc(&functions);
    functions.zopen64_file = openPlain;
    if (path.find('\0') == std::string::npos)
        file_ = unzOpen2_64(path.c_str(), &functions);
}

UnzipFile::~UnzipFile()
{
    if (file_)
        unzClose(file_);
}

} // namespace lodeline
