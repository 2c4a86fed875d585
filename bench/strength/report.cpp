// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/report.h"

#include "engine/core/playername.h"
#include "engine/core/series/numbertext.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace lodeline::strength {
namespace {

std::string inPercent(const WinShare& share)
{
    const auto percent = [](double part) { return fixed(100 * part, 1); };
    return fmt::format("{:>5} % ({} to {})", percent(share.share), percent(share.low), percent(share.high));
}

std::string what(const Judgement& judgement)
{
    return fmt::format("{}: at least {:.0f} % {}", title(judgement.column->players), 100 * judgement.atLeast,
                       judgement.of == Judgement::Of::Each ? whereEach(*judgement.column)
                                                           : "over all of them");
}

std::string_view word(Judgement::Verdict verdict)
{
    switch (verdict) {
    case Judgement::Verdict::Met:
        return "met";
    case Judgement::Verdict::Missed:
        return "MISSED";
    case Judgement::Verdict::Open:
        break;
    }
    return "open";
}

std::vector<Judgement> judgements(const Plan& plan, const Results& results)
{
    std::vector<Judgement> all;
    for (const Column& column : plan.columns)
        std::ranges::move(judge(column, plan.targetSets, results, plan.seed, plan.games),
                          std::back_inserter(all));
    return all;
}

std::string inTable(const Cell* cell, int games)
{
    if (!cell || cell->games == 0)
        return {};
    const std::string few = cell->games < games ? fmt::format(" {} games", cell->games) : std::string();
    return inPercent(cell->share()) + few;
}

Json toJson(const Judgement& judgement)
{
    Json json{
        {"players", judgement.column->players}, {"of", judgement.of == Judgement::Of::Each ? "each" : "all"},
        {"atLeast", judgement.atLeast},         {"met", nullptr},
        {"close", judgement.isClose},           {"missedOn", Json::array()}};
    if (judgement.verdict != Judgement::Verdict::Open)
        json["met"] = judgement.verdict == Judgement::Verdict::Met;
    for (const Cell* cell : judgement.missedOn)
        json["missedOn"].push_back(cell->set);
    return json;
}

} // namespace

double thinkingLeft(const Plan& plan, const Results& results)
{
    double milliseconds = 0;
    for (const Column& column : plan.columns) {
        double aTurn = 0;
        for (const std::string& name : column.players)
            aTurn += static_cast<double>(parsePlayerName(name)->milliseconds.value_or(0)) /
                     static_cast<double>(column.players.size());
        for (const PlayedSet& set : plan.sets) {
            if (!isPlayedOn(column, set))
                continue;
            const Cell* cell = results.find(emptyCell(set, column.players, plan.seed));
            const int missing = wholeRounds(column.players, plan.games) - (cell ? cell->games : 0);
            milliseconds += std::max(missing, 0) * (set.tiles() - 1) * aTurn;
        }
    }
    return milliseconds / 1000 / plan.jobs;
}

std::string heading(const Plan& plan, const Results& results)
{
    std::string text =
        fmt::format("Seed {}, {} games a cell, {} at a time. Seats in turn, the same tiles from "
                    "each seat; a shared win counts by its part.\nSets, with their tiles:",
                    plan.seed, plan.games, plan.jobs);
    for (const PlayedSet& set : plan.sets)
        text += fmt::format(" {} {}{}", set.id, set.tiles(),
                            set.seed ? fmt::format(" (seed {})", *set.seed) : std::string());
    const auto minutes = static_cast<std::int64_t>(std::ceil(thinkingLeft(plan, results) / 60));
    return text + fmt::format("\nThe thinking left takes {} h {} min.", minutes / 60, minutes % 60) +
           "\nThe share of games that the first player wins, and its 95 % interval:\n";
}

std::string line(const Cell& cell)
{
    std::vector<std::string> times;
    for (std::size_t i = 0; i < 2; ++i)
        times.push_back(fixed(cell.players[i].millisecondsAMove(), 1));
    return fmt::format("{:<11} {:<46}{:<26}{:>6} games, {} ms a move\n", cell.set, title(namesOf(cell)),
                       inPercent(cell.share()), cell.games, fmt::join(times, " and "));
}

std::string line(const PlayedSet& set, const goldrush::LearnedSet& learned, double seconds)
{
    return fmt::format(
        "{:<11} learned by {} games in {} s, wins {} % by one ply against the shipped weights\n", set.id,
        learned.games, fixed(seconds, 1), fixed(100 * learned.share, 1));
}

std::string table(const Plan& plan, const Results& results)
{
    std::vector<std::vector<std::string>> rows{{""}};
    std::vector<std::string> all{"all"};
    for (const PlayedSet& set : plan.sets)
        rows.push_back({set.id});
    for (const Column& column : plan.columns) {
        rows.front().push_back(column.id);
        std::vector<const Cell*> cells;
        for (std::size_t i = 0; i < plan.sets.size(); ++i) {
            const Cell* cell = isPlayedOn(column, plan.sets[i])
                                   ? results.find(emptyCell(plan.sets[i], column.players, plan.seed))
                                   : nullptr;
            rows[i + 1].push_back(inTable(cell, wholeRounds(column.players, plan.games)));
            if (cell && cell->games > 0)
                cells.push_back(cell);
        }
        all.push_back(cells.empty() ? std::string() : inPercent(shareOfAll(cells)));
    }
    rows.push_back(std::move(all));
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        std::string written = fmt::format("{:<11} ", row.front());
        for (std::size_t i = 1; i < row.size(); ++i)
            written += fmt::format("{:<26}", row[i]);
        text += written.erase(written.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

std::string targets(const Plan& plan, const Results& results)
{
    std::string text;
    for (const Judgement& judgement : judgements(plan, results)) {
        text += fmt::format("{:<8}{}{}", word(judgement.verdict), what(judgement),
                            judgement.isClose ? ", within the interval" : "");
        for (const Cell* cell : judgement.missedOn)
            text += fmt::format("\n        {:<11} {}", cell->set, inPercent(cell->share()));
        text += '\n';
    }
    return text;
}

Json document(const Plan& plan, const Results& results)
{
    Results asked{.program = results.program, .cells = {}};
    for (const Column& column : plan.columns)
        for (const PlayedSet& set : plan.sets)
            if (const Cell* cell = isPlayedOn(column, set)
                                       ? results.find(emptyCell(set, column.players, plan.seed))
                                       : nullptr)
                asked.store(*cell);
    Json json = strength::toJson(asked);
    json["targets"] = Json::array();
    for (const Judgement& judgement : judgements(plan, results))
        json["targets"].push_back(toJson(judgement));
    return json;
}

} // namespace lodeline::strength
