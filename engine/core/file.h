// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <cstdint>
#include <optional>

namespace lodeline {

// The bytes of a file; NotAFile (a pipe, a device, a folder, or a link to one), CannotRead or TooLarge (more
// than `maxBytes`) otherwise. Waits for nobody.
Result<std::string> readFile(const std::string& path, std::size_t maxBytes);

// Tells states of a file from each other, as far as its size and the time of its last change do.
struct FileStamp
{
    std::uint64_t inode = 0;
    std::int64_t bytes = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
// Nothing where there is no file.
std::optional<FileStamp> stampOf(const std::string& path);
std::optional<FileStamp> stampOf(int descriptor);

// What comes on standard input until it ends, whatever that is; no more than one byte beyond `maxBytes` is
// taken from it.
Result<std::string> readStandardInput(std::size_t maxBytes);

// Replaces the file at once: after a failure or a crash the old one is still there. Gives the system's
// reason on failure.
tl::expected<void, std::string> writeFile(const std::string& path, std::string_view text);
// The reason for which that would fail, as far as it can be told before; changes nothing.
tl::expected<void, std::string> checkWritable(const std::string& path);

} // namespace lodeline
