// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/figures.h"

namespace lodeline::boomtown {

DeckFigures usualFigures()
{
    return {.points = 39.3,
            .margin = 4.7,
            .first = {0.591, 0.576, 0.606},
            .bonuses = {{{5.4, 0.37},
                         {5.9, 0.22},
                         {11.5, 0.33},
                         {0.2, 0.03},
                         {3.4, 0.16},
                         {12.9, 0.30},
                         {0.1, 0.01},
                         {7.2, 0.25},
                         {7.4, 0.20},
                         {-1.0, 0.17},
                         {4.5, 0.12},
                         {14.6, 0.30},
                         {2.5, 0.34},
                         {18.8, 0.49},
                         {12.0, 0.27},
                         {6.4, 0.27},
                         {1.2, 0.13},
                         {9.9, 0.41}}}};
}

} // namespace lodeline::boomtown
