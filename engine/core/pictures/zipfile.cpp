// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/zipfile.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lodeline {

// Has a place of its own in the file, and a piece of it at hand: minizip reads many single bytes.
struct ZipReader
{
    static constexpr std::size_t kPieceBytes = 1U << 14;

    std::shared_ptr<const OpenFile> file;
    ZPOS64_T at = 0;
    ZPOS64_T pieceAt = 0;
    std::size_t pieceSize = 0;
    bool hasFailed = false;
    std::array<char, kPieceBytes> piece{};

    // From `at` on; empty at the end.
    std::pair<const char*, std::size_t> rest()
    {
        if (at < pieceAt || at - pieceAt >= pieceSize) {
            const ssize_t got = ::pread(file->get(), piece.data(), piece.size(), static_cast<off_t>(at));
            hasFailed = hasFailed || got < 0;
            pieceAt = at;
            pieceSize = static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        }
        const auto done = static_cast<std::size_t>(at - pieceAt);
        return {piece.data() + done, pieceSize - done};
    }
};

namespace {

ZipReader& readerOf(void* reader)
{
    return *static_cast<ZipReader*>(reader);
}

void* openReader(void* reader, const void* /*path*/, int /*mode*/)
{
    return reader;
}

unsigned long readOn(void* /*opaque*/, void* from, void* to, unsigned long size)
{
    ZipReader& reader = readerOf(from);
    unsigned long done = 0;
    while (done < size) {
        const auto [bytes, count] = reader.rest();
        const std::size_t taken = std::min<std::size_t>(count, size - done);
        if (taken == 0)
            break;
        std::memcpy(static_cast<char*>(to) + done, bytes, taken);
        reader.at += taken;
        done += taken;
    }
    return done;
}

ZPOS64_T placeOfReader(void* /*opaque*/, void* reader)
{
    return readerOf(reader).at;
}

long seekInReader(void* /*opaque*/, void* in, ZPOS64_T offset, int origin)
{
    ZipReader& reader = readerOf(in);
    struct stat status = {};
    if (origin == ZLIB_FILEFUNC_SEEK_END && ::fstat(reader.file->get(), &status) != 0)
        return -1;
    if (origin == ZLIB_FILEFUNC_SEEK_END)
        reader.at = static_cast<ZPOS64_T>(status.st_size) + offset;
    else
        reader.at = origin == ZLIB_FILEFUNC_SEEK_CUR ? reader.at + offset : offset;
    return 0;
}

int closeReader(void* /*opaque*/, void* /*reader*/)
{
    return 0;
}

int faultOfReader(void* /*opaque*/, void* reader)
{
    return readerOf(reader).hasFailed ? 1 : 0;
}

} // namespace

// Waits for no pipe and opens no device.
std::shared_ptr<const OpenFile> OpenFile::open(const std::string& path)
{
    if (path.find('\0') != std::string::npos)
        return nullptr;
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0)
        return nullptr;
    auto opened = std::make_shared<const OpenFile>(file);
    struct stat status = {};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) ? opened : nullptr;
}

OpenFile::OpenFile(int file)
    : file_(file)
{
}

OpenFile::~OpenFile()
{
    ::close(file_);
}

UnzipFile::UnzipFile(const std::string& path)
    : UnzipFile(OpenFile::open(path))
{
}

UnzipFile::UnzipFile(std::shared_ptr<const OpenFile> file)
{
    if (!file)
        return;
    reader_ = std::make_unique<ZipReader>();
    reader_->file = std::move(file);
    zlib_filefunc64_def functions{openReader,   readOn,      nullptr,       placeOfReader,
                                  seekInReader, closeReader, faultOfReader, reader_.get()};
    file_ = unzOpen2_64("", &functions);
}

UnzipFile::~UnzipFile()
{
    if (file_)
        unzClose(file_);
}

} // namespace lodeline
