// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/playertally.h"

#include <string_view>

namespace lodeline {

// A field in quotes where its text needs them, and with an apostrophe where a spreadsheet would take it for a
// formula.
std::string csvField(const std::string& plain);

// "name,wins,draws,share,low,high,points,msPerMove", a line a player.
std::string playersCsv(const std::vector<PlayerTally>& players, int games);

// One long table of all that is known, `table,row,column,value`.
class LongTable
{
public:
    // Before the names of the tables that follow.
    void setPrefix(std::string prefix) { prefix_ = std::move(prefix); }
    void add(std::string_view table, const std::string& row, std::string_view column,
             const std::string& value);
    void add(std::string_view table, const std::string& row, std::string_view column, std::int64_t value);
    void add(std::string_view table, const std::string& row, std::string_view column, double value);

    std::string take() { return std::move(text_); }

private:
    std::string prefix_;
    std::string text_ = "table,row,column,value\n";
};

} // namespace lodeline
