// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/newgame.h"
#include "tests/app/goldrush/learning/learnedexample.h"

#include <QStringList>

#include <condition_variable>
#include <mutex>

namespace lodeline::test {

// Lets a test say when the learning has come to its end.
class StudyTeacher
{
public:
    goldrush::LearnedSets::Study study()
    {
        return [this](const goldrush::TileSet& set, const goldrush::SetStudy& study,
                      const goldrush::StudyTold& told,
                      const std::stop_token& stop) -> std::optional<std::vector<goldrush::Insight>> {
            {
                const std::scoped_lock lock(mutex_);
                sets_ << QString::fromStdString(set.name);
            }
            told.learning(0.4);
            std::unique_lock lock(mutex_);
            if (!ended_.wait(lock, stop, [this] { return mayEnd_; }))
                return std::nullopt;
            return studyAtOnce(set, study, told, stop);
        };
    }
    void end()
    {
        {
            const std::scoped_lock lock(mutex_);
            mayEnd_ = true;
        }
        ended_.notify_all();
    }
    QStringList sets()
    {
        const std::scoped_lock lock(mutex_);
        return sets_;
    }

private:
    std::mutex mutex_;
    std::condition_variable_any ended_;
    bool mayEnd_ = false;
    QStringList sets_;
};

inline goldrush::NewGame gameAgainst(const QString& kind)
{
    goldrush::NewGame game;
    game.seats.resize(2);
    game.seats.back().kind = kind;
    game.seed = 7;
    game.normalise();
    return game;
}

inline const goldrush::GameRecord& recordOf(const app::Match& match)
{
    return static_cast<const goldrush::GameSession&>(match).record();
}

} // namespace lodeline::test
