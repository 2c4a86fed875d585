// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/csv.h"

#include "engine/core/series/numbertext.h"

#include <charconv>

namespace lodeline {
namespace {

bool isPlainNumber(const std::string& text)
{
    double number = 0;
    const char* const last = text.data() + text.size();
    return text.find_first_not_of("0123456789.-") == std::string::npos &&
           std::from_chars(text.data(), last, number).ptr == last;
}

// Spreadsheets would work out what begins like a formula, whoever has written it; a number may.
bool isFormula(const std::string& text)
{
    return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos &&
           !isPlainNumber(text);
}

} // namespace

std::string csvField(const std::string& plain)
{
    const std::string text = isFormula(plain) ? '\'' + plain : plain;
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string(2, c) : std::string(1, c);
    return quoted + '"';
}

std::string playersCsv(const std::vector<PlayerTally>& players, int games)
{
    std::string text = "name,wins,draws,share,low,high,points,msPerMove\n";
    for (const PlayerTally& player : players) {
        const WinShare share = player.share(games);
        text += csvField(player.name) + ',' + std::to_string(player.wins) + ',' +
                std::to_string(player.draws) + ',' + fixed(share.share, 4) + ',' + fixed(share.low, 4) + ',' +
                fixed(share.high, 4) + ',' + fixed(player.pointsAGame(games), 2) + ',' +
                fixed(player.millisecondsAMove(), 3) + '\n';
    }
    return text;
}

void LongTable::add(std::string_view table, const std::string& row, std::string_view column,
                    const std::string& value)
{
    text_.append(prefix_).append(table).append(",").append(csvField(row)).append(",").append(column);
    text_.append(",").append(csvField(value)).append("\n");
}

void LongTable::add(std::string_view table, const std::string& row, std::string_view column,
                    std::int64_t value)
{
    add(table, row, column, std::to_string(value));
}

void LongTable::add(std::string_view table, const std::string& row, std::string_view column, double value)
{
    add(table, row, column, fixed(value, 4));
}

} // namespace lodeline
