// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <iterator>
#include <vector>

// Parts of what reviews of any game say.
namespace lodeline::app {

// A change of the chances with its sign: "+3 %" or "−3 %".
QString signedPercentText(double share);

// HTML: a paragraph of it, and text behind a bold label, both plain.
QString paragraph(const QString& html);
QString named(const QString& label, const QString& text);

// The reasons that tell a move from another one; all of them when there are none.
template <typename Reason>
std::vector<Reason> distinctive(const std::vector<Reason>& reasons, const std::vector<Reason>& others)
{
    std::vector<Reason> own;
    std::ranges::copy_if(reasons, std::back_inserter(own), [&others](const Reason& reason) {
        return std::ranges::find(others, reason) == others.end();
    });
    return own.empty() ? reasons : own;
}

// "Turn 31: Ann"; plies count from 0, turns from 1.
QString turnTitle(std::size_t ply, const QString& player);
// "Better: scores 8 points."
QString betterText(const QString& reasons);

// What a turn did to the chances of winning of a player.
struct ChanceChange
{
    QString player;
    double before = 0;
    double now = 0;
};

// What is told of a turn: a paragraph of HTML each, of plain text.
QString playedHtml(const QString& move);
QString betterHtml(const QString& move);
QString noBetterHtml();
QString costHtml(const QString& cost); // of the move that was played
QString chancesHtml(const std::vector<ChanceChange>& changes);

} // namespace lodeline::app
