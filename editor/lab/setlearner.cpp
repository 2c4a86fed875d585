// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/setlearner.h"

#include "editor/desk/stepback.h"
#include "engine/goldrush/learning/setlearning.h"
#include "ui/work/pace.h"

namespace lodeline::goldrush::editor {
namespace {

constexpr double kLearningShare = 0.8; // of the time

using Progress = std::function<void(double)>;

std::optional<Knowledge> know(const TileSet& tiles, int players, const Progress& progress,
                              const std::stop_token& stop)
{
    const auto set = std::make_shared<const CompiledSet>(tiles);
    SetLearning learning = SetLearning::usual(*set);
    learning.jobs = ui::processors();
    const auto learned = learnSet(
        set, learning, [&](double share) { progress(kLearningShare * share); }, stop);
    if (!learned)
        return std::nullopt;
    LoreGames games = LoreGames::usual(*set);
    games.players = players;
    games.jobs = ui::processors();
    const auto lore = measureLore(
        set, learned->weights, games,
        [&](double share) { progress(kLearningShare + (1 - kLearningShare) * share); }, stop);
    if (!lore)
        return std::nullopt;
    return Knowledge{*learned, *lore};
}

} // namespace

SetLearner::SetLearner(QObject* parent)
    : QObject(parent)
{
}

void SetLearner::start(const TileSet& set, int players)
{
    background_.run(
        [this, set, players](const std::stop_token& stop, const ui::Background::Tell& tell) {
            desk::stepBack();
            ui::Pace pace(std::chrono::milliseconds(250)); // between two tellings
            return know(
                set, players,
                [&](double share) {
                    if (pace.isDue())
                        tell([this, share] { emit progressed(share); });
                },
                stop);
        },
        [this](const std::optional<Knowledge>& knowledge) {
            if (knowledge)
                emit learned(*knowledge);
            emit ended(knowledge.has_value());
        },
        [this](const QString& what) {
            qWarning("The set was not learned: %s", qPrintable(what));
            emit ended(false);
        });
}

} // namespace lodeline::goldrush::editor
