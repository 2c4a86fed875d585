// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/temporarydirectory.h"

#include <cstdlib>
#include <stdexcept>

namespace lodeline::test {

TemporaryDirectory::TemporaryDirectory()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "lodeline-test-XXXXXX").string();
    if (!mkdtemp(pattern.data()))
        throw std::runtime_error("no temporary directory");
    path_ = pattern;
}

TemporaryDirectory::~TemporaryDirectory()
{
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace lodeline::test
