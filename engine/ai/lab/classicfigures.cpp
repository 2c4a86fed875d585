// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/lab/figures.h"

namespace lodeline {

SetFigures classicFigures(int players)
{
    SetFigures f;
    f.players = players;
    return f;
}

} // namespace lodeline
