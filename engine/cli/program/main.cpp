// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/kind.h"
#include "engine/cli/runprogram.h"

#include <array>

int main(int argc, char** argv)
{
    using namespace lodeline;
    const std::array games{goldrush::commandLineKind()};
    return cli::runProgram(argc, argv, games);
}
