// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/boomtown/kind.h"
#include "engine/cli/goldrush/kind.h"
#include "engine/cli/runprogram.h"

#include <array>

int main(int argc, char** argv)
{
    using namespace lodeline;
    const std::array games{goldrush::commandLineKind(), boomtown::commandLineKind()};
    return cli::runProgram(argc, argv, games);
}
