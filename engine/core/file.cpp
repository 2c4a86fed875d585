// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace fs = std::filesystem;

namespace lodeline {
namespace {

std::string lastError()
{
    return std::generic_category().message(errno);
}

struct Descriptor
{
    explicit Descriptor(int descriptor)
        : number(descriptor)
    {
    }
    ~Descriptor()
    {
        if (number >= 0)
            ::close(number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number;
};

// In pieces, so that what keeps growing is not read beyond the limit.
Result<std::string> readAll(int descriptor, std::size_t maxBytes)
{
    constexpr std::size_t kPiece = 1U << 16;
    std::string text;
    while (text.size() <= maxBytes) {
        const std::size_t before = text.size();
        text.resize(before + std::min(kPiece, maxBytes + 1 - before));
        const ssize_t count = ::read(descriptor, text.data() + before, text.size() - before);
        text.resize(before + (count > 0 ? static_cast<std::size_t>(count) : 0));
        if (count == 0)
            return text;
        if (count < 0 && errno != EINTR)
            return failure(FileProblem::CannotRead, "", {lastError()});
    }
    return failure(FileProblem::TooLarge, "", {std::to_string(maxBytes >> 20)});
}

// Where links lead to in the end, whether or not there is a file.
tl::expected<fs::path, std::string> targetOf(const std::string& path)
{
    constexpr int kMostLinks = 40; // as many as the system follows
    if (path.empty())
        return tl::unexpected(std::generic_category().message(ENOENT));
    std::error_code error;
    fs::path target(path);
    for (int links = 0; fs::is_symlink(target, error); ++links) {
        if (links == kMostLinks)
            return tl::unexpected(std::generic_category().message(ELOOP));
        const fs::path next = fs::read_symlink(target, error);
        if (error)
            return tl::unexpected(error.message());
        target = target.parent_path() / next;
    }
    return target;
}

FileStamp stampIn(const struct stat& status)
{
    return {status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

// A new file beside the one that is to be replaced; null, and errno says why, if there is none.
std::pair<fs::path, std::FILE*> openBeside(const fs::path& target)
{
    constexpr int kMostLeftBehind = 100;
    std::pair<fs::path, std::FILE*> beside;
    for (int n = 0; n < kMostLeftBehind; ++n) {
        beside.first = target;
        beside.first += ".part" + std::to_string(n);
        beside.second = std::fopen(beside.first.string().c_str(), "wbx");
        if (beside.second || errno != EEXIST)
            break;
    }
    return beside;
}

// Writes all of it to the disk and closes the file; null is the failure to open it.
tl::expected<void, std::string> writeInto(std::FILE* file, std::string_view text)
{
    if (!file)
        return tl::unexpected(lastError());
    errno = 0;
    bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
    // Pipes and devices have nothing to sync, which is no failure.
    written = written && (::fsync(::fileno(file)) == 0 || errno == EINVAL || errno == EROFS);
    const std::string reason = lastError();
    if (std::fclose(file) != 0)
        return tl::unexpected(lastError());
    if (!written)
        return tl::unexpected(reason);
    return {};
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t maxBytes)
{
    if (path.find('\0') != std::string::npos)
        return failure(FileProblem::CannotRead, "", {std::generic_category().message(ENOENT)});
    // Asked before, since to open a device can do things, and after, since another may be there by then.
    struct stat status = {};
    if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return failure(FileProblem::NotAFile);
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)};
    if (file.number < 0 || ::fstat(file.number, &status) != 0)
        return failure(FileProblem::CannotRead, "", {lastError()});
    if (!S_ISREG(status.st_mode))
        return failure(FileProblem::NotAFile);
    if (static_cast<std::uintmax_t>(status.st_size) > maxBytes)
        return failure(FileProblem::TooLarge, "", {std::to_string(maxBytes >> 20)});
    return readAll(file.number, maxBytes);
}

std::optional<FileStamp> stampOf(const std::string& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(stampIn(status)) : std::nullopt;
}

std::optional<FileStamp> stampOf(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 ? std::optional(stampIn(status)) : std::nullopt;
}

Result<std::string> readStandardInput(std::size_t maxBytes)
{
    return readAll(STDIN_FILENO, maxBytes);
}

tl::expected<void, std::string> writeFile(const std::string& path, std::string_view text)
{
    std::error_code error;
    // Before links are followed: those of the system to open pipes lead to no name.
    const fs::file_status before = fs::status(path, error);
    if (fs::exists(before) && !fs::is_regular_file(before))
        return writeInto(std::fopen(path.c_str(), "wb"), text);
    const auto target = targetOf(path);
    if (!target)
        return tl::unexpected(target.error());
    const auto [temporary, file] = openBeside(*target);
    auto written = writeInto(file, text);
    if (written) {
        if (fs::exists(before))
            fs::permissions(temporary, before.permissions(), error);
        fs::rename(temporary, *target, error);
        if (error)
            written = tl::unexpected(error.message());
    }
    if (file && !written)
        fs::remove(temporary, error);
    return written;
}

tl::expected<void, std::string> checkWritable(const std::string& path)
{
    std::error_code error;
    const fs::file_status before = fs::status(path, error);
    if (fs::is_directory(before))
        return tl::unexpected(std::generic_category().message(EISDIR));
    // To open a pipe or a device can do things.
    if (fs::is_other(before))
        return {};
    const auto target = targetOf(path);
    if (!target)
        return tl::unexpected(target.error());
    const auto [temporary, file] = openBeside(*target);
    if (!file)
        return tl::unexpected(lastError());
    std::fclose(file);
    fs::remove(temporary, error);
    return {};
}

} // namespace lodeline
