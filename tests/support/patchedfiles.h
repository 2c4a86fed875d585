// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/expectedproblems.h"

namespace lodeline::test {

// A good file with one thing changed, and the problems it is to give.
struct PatchedFile
{
    std::string name;
    std::string text; // JSON
    ProblemLines problems;
};

// From a file like tests/data/boomtown/broken-decks.json: "base" is the good file, by its path in the source
// tree, and each of "files" has a "name", a "patch" (RFC 6902) and its "problems".
std::vector<PatchedFile> patchedFiles(const std::filesystem::path& file);

} // namespace lodeline::test
