// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace fs = std::filesystem;

namespace lodeline {
namespace {

std::string lastError()
{
    return std::generic_category().message(errno);
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
#if __has_include(<unistd.h>)
    // Pipes and devices have nothing to sync, which is no failure.
    written = written && (::fsync(::fileno(file)) == 0 || errno == EINVAL || errno == EROFS);
#endif
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
    const auto failure = [](ProblemCode code, std::string argument) {
        return tl::unexpected(Problems{{Severity::Error, code, "", {std::move(argument)}}});
    };
    std::error_code error;
    if (fs::is_directory(path, error))
        return failure(ProblemCode::CannotRead, std::generic_category().message(EISDIR));
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    if (!in)
        return failure(ProblemCode::CannotRead, lastError());
    std::string text(maxBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad())
        return failure(ProblemCode::CannotRead, lastError());
    if (text.size() > maxBytes)
        return failure(ProblemCode::TooLarge, std::to_string(maxBytes >> 20));
    return text;
}

tl::expected<void, std::string> writeFile(const std::string& path, std::string_view text)
{
    std::error_code error;
    const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : fs::path(path);
    const fs::file_status before = fs::status(target, error);
    if (fs::exists(before) && !fs::is_regular_file(before))
        return writeInto(std::fopen(target.string().c_str(), "wb"), text);
    const auto [temporary, file] = openBeside(target);
    auto written = writeInto(file, text);
    if (written) {
        if (fs::exists(before))
            fs::permissions(temporary, before.permissions(), error);
        fs::rename(temporary, target, error);
        if (error)
            written = tl::unexpected(error.message());
    }
    if (file && !written)
        fs::remove(temporary, error);
    return written;
}

} // namespace lodeline
