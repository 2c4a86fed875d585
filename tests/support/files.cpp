// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace lodeline::test {

namespace fs = std::filesystem;

fs::path sourceDirectory()
{
    return LODELINE_SOURCE_DIR;
}
fs::path dataDirectory()
{
    return sourceDirectory() / "tests" / "data";
}

std::string readFile(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void writeFile(const fs::path& file, const std::string& text)
{
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush())
        throw std::runtime_error("cannot write " + file.string());
}

std::vector<fs::path> filesIn(const fs::path& directory, bool recursive)
{
    std::vector<fs::path> files;
    const auto collect = [&files](const fs::directory_entry& entry) {
        if (entry.is_regular_file())
            files.push_back(entry.path());
    };
    if (recursive)
        std::ranges::for_each(fs::recursive_directory_iterator(directory), collect);
    else
        std::ranges::for_each(fs::directory_iterator(directory), collect);
    std::ranges::sort(files);
    return files;
}

std::string testName(const fs::path& file)
{
    std::string name = file.filename().string();
    name = name.substr(0, name.find('.'));
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

} // namespace lodeline::test
