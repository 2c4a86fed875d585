// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/ownfolders.h"
#include "tests/windowtest/windowtest.h"

#include <cstdio>
#include <map>
#include <string>

namespace lodeline {
namespace {

// Tests are remembered before main() begins, in an order that the linker chooses.
std::map<std::string, RunTest>& tests()
{
    static std::map<std::string, RunTest> all;
    return all;
}

int sayTests(const char* program)
{
    std::fprintf(stderr, "%s TEST [ARGUMENT OF QT TEST…], where TEST is one of\n", program);
    for (const auto& [name, run] : tests())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace

void addTest(const char* name, RunTest run) noexcept
{
    tests().emplace(name, run);
}

} // namespace lodeline

int main(int argc, char** argv)
{
    using namespace lodeline;
    const auto found = argc < 2 ? tests().end() : tests().find(argv[1]);
    if (found == tests().end())
        return sayTests(argv[0]);
    const OwnFolders folders;
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
