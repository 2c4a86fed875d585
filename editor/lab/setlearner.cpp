// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/setlearner.h"

#include "engine/goldrush/learning/setdigest.h"
#include "engine/goldrush/lore/setstudy.h"
#include "ui/learning/learnedfolder.h"
#include "ui/work/pace.h"
#include "ui/work/stepback.h"

#include <utility>

namespace lodeline::goldrush::editor {
namespace {

constexpr double kLearningShare = 0.8; // of the time

void keep(const QString& folder, const LearnedReport& report)
{
    KnownSet known{report.learned};
    if (report.players == kToldPlayers)
        known.insights = report.insights;
    if (!writeLearnedSet(folder, report.digest, known))
        qWarning("What was learned of the set cannot be kept in %s", qPrintable(folder));
}

} // namespace

SetLearner::SetLearner(QString folder, QObject* parent)
    : QObject(parent)
    , folder_(std::move(folder))
{
}

void SetLearner::start(const TileSet& set, int players)
{
    background_.run(
        [this, set, players, folder = folder_](
            const std::stop_token& stop, const ui::Background::Tell& tell) -> std::optional<LearnedReport> {
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
            const auto known = studySet(set, {.players = players, .jobs = ui::processors()}, told, stop);
            if (!known)
                return std::nullopt;
            const LearnedReport report{setDigest(set), players, known->learned,
                                       insightsOf(known->learned, known->lore)};
            if (!folder.isEmpty())
                keep(folder, report);
            return report;
        },
        [this](const std::optional<LearnedReport>& report) {
            if (report)
                emit learned(*report);
            emit ended(report.has_value());
        },
        [this](const QString& what) {
            qWarning("The set was not learned: %s", qPrintable(what));
            emit ended(false);
        });
}

} // namespace lodeline::goldrush::editor
