// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lodeline::test {

// The root of the source tree.
std::filesystem::path sourceDirectory();
// tests/data
std::filesystem::path dataDirectory();

// Throws std::runtime_error when the file cannot be read.
std::string readFile(const std::filesystem::path& file);
void writeFile(const std::filesystem::path& file, const std::string& text);

// The files of a directory, sorted by name; those below it too when asked.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& directory, bool recursive = false);

// The name of a file without its extensions, as GoogleTest allows it in the name of a test.
std::string testName(const std::filesystem::path& file);

} // namespace lodeline::test
