// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/setstudy.h"

#include "engine/goldrush/learning/setlearning.h"

namespace lodeline::goldrush {

std::optional<Knowledge> studySet(const TileSet& tiles, const SetStudy& study, const StudyTold& told,
                                  const std::stop_token& stop)
{
    const auto set = std::make_shared<const CompiledSet>(tiles);
    std::optional<LearnedSet> learned = study.learned;
    if (!learned) {
        SetLearning learning = SetLearning::usual(*set);
        learning.jobs = study.jobs;
        learned = learnSet(set, learning, told.learning, stop, {study.begun, told.begun});
        if (!learned)
            return std::nullopt;
        told.learned(*learned);
    }
    LoreGames games = LoreGames::usual(*set);
    games.players = study.players;
    games.jobs = study.jobs;
    const std::optional<SetLore> lore = measureLore(set, learned->weights, games, told.watching, stop);
    return lore ? std::optional(Knowledge{*learned, *lore}) : std::nullopt;
}

} // namespace lodeline::goldrush
