// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

// A term that is no sum of points is worth the more, the more the tiles that are left bring: a free cowboy
// where they are worth many points, a prairie where they are full of herds. The amounts of these terms are
// multiplied by what these tiles (for gold, all tokens of the set) bring on average, so that the same weights
// hold for every tile set; the other factors are 1. Of the tiles that are left only their numbers count.
using TermFactors = std::array<double, terms::kCount>;

class Prospects
{
public:
    explicit Prospects(const Game& game);
    // A copy less of that design is left.
    void remove(const CompiledDesign& design) { count(design, -1); }

    TermFactors factors() const;

private:
    void count(const CompiledDesign& design, int copies);

    bool farmers_;
    double token_; // mean value
    // Sums over the tiles that are left.
    int tiles_ = 0;
    int railroads_ = 0;
    int cityEnds_ = 0;
    int nuggets_ = 0;
    int prairies_ = 0;
    int prairiePoints_ = 0;
};

} // namespace lodeline::goldrush
