// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace lodeline {
namespace {

std::string lastError()
{
    return std::generic_category().message(errno);
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t maxBytes)
{
    const auto failure = [](ProblemCode code, std::string argument) {
        return tl::unexpected(Problems{{Severity::Error, code, "", {std::move(argument)}}});
    };
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
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
    const std::string temporary = path + ".part";
    errno = 0;
    {
        std::ofstream out(temporary, std::ios::binary | std::ios::trunc);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        out.close();
        if (!out) {
            const std::string reason = lastError();
            std::remove(temporary.c_str());
            return tl::unexpected(reason);
        }
    }
    if (std::rename(temporary.c_str(), path.c_str()) != 0) {
        const std::string reason = lastError();
        std::remove(temporary.c_str());
        return tl::unexpected(reason);
    }
    return {};
}

} // namespace lodeline
