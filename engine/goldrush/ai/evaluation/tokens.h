// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// The mean value of tokens of which there are count(k) of the k-th kind; 0 without any.
template <typename Count>
double meanTokenValue(const std::vector<TokenKind>& kinds, Count count)
{
    int tokens = 0;
    int value = 0;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        tokens += count(k);
        value += count(k) * kinds[k].value;
    }
    return tokens > 0 ? static_cast<double>(value) / tokens : 0.0;
}

} // namespace lodeline::goldrush
