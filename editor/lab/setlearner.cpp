// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/setlearner.h"

#include "ui/work/pace.h"
#include "ui/work/stepback.h"

namespace lodeline::goldrush::editor {
namespace {

constexpr double kLearningShare = 0.8; // of the time

} // namespace

SetLearner::SetLearner(QObject* parent)
    : QObject(parent)
{
}

void SetLearner::start(const TileSet& set, int players)
{
    background_.run(
        [this, set, players](const std::stop_token& stop, const ui::Background::Tell& tell) {
            ui::stepBack();
            ui::Pace pace(std::chrono::milliseconds(250)); // between two tellings
            const auto progress = [&](double share) {
                if (pace.isDue())
                    tell([this, share] { emit progressed(share); });
            };
            const StudyTold told{
                .learning = [&](double share) { progress(kLearningShare * share); },
                .learned = [](const LearnedSet&) {},
                .watching = [&](double share) { progress(kLearningShare + (1 - kLearningShare) * share); },
            };
            return studySet(set, {.players = players, .jobs = ui::processors()}, told, stop);
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
