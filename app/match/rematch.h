// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::app {

// Who begins in another game of the same players.
enum class Rematch {
    ByChance,
    TurnAbout, // the one after whoever began last
};

} // namespace lodeline::app
