// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lodeline::test {

// What a call of lodeline-cli came to.
struct Outcome
{
    int status = -1;
    std::string out;
    std::string err;
};

Outcome call(const std::vector<std::string>& arguments);

// An empty directory that goes away with the object.
class TemporaryDirectory
{
public:
    TemporaryDirectory();
    ~TemporaryDirectory();
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

std::vector<std::string> linesOf(const std::string& text);

} // namespace lodeline::test
