// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/setlearner.h"

#include "engine/goldrush/learning/setdigest.h"
#include "ui/learning/keptset.h"
#include "ui/work/freedmemory.h"
#include "ui/work/pace.h"
#include "ui/work/stepback.h"

namespace lodeline::goldrush::editor {
namespace {

constexpr double kLearningShare = 0.8; // of the time

struct Task
{
    TileSet set;
    int players;
    std::optional<LearnedSet> known; // where the folder has nothing
    QString folder;
    SetLearner::Study study;
};

using TellShare = std::function<void(double)>;
using TellReport = std::function<void(const LearnedReport&)>;
using Insights = std::optional<std::vector<Insight>>;

// Whether it came to its end.
bool learn(const Task& task, const TellShare& tellShare, const TellReport& tellReport,
           const std::stop_token& stop)
{
    const Sha256 digest = setDigest(task.set);
    const bool isToldByGame = task.players == kToldPlayers;
    std::atomic<bool> isLossTold = false;
    KeptSet kept(task.folder, digest, isLossTold);
    const auto know = [&](const LearnedSet& learned, const Insights& insights) {
        kept.keep({learned, isToldByGame ? insights : std::nullopt});
        tellReport({digest, task.players, learned, insights});
    };
    const std::optional<KnownSet> known = kept.known();
    if (known && known->insights && isToldByGame) {
        tellReport({digest, task.players, known->learned, known->insights});
        return true;
    }
    const SetStudy study =
        kept.left({.learned = task.known, .players = task.players, .jobs = ui::processors()}, known);
    if (study.learned)
        know(*study.learned, std::nullopt);
    const double learningShare = study.learned ? 0.0 : kLearningShare;
    const StudyTold told{
        .learning = [&](double share) { tellShare(learningShare * share); },
        .learned = [&](const LearnedSet& learned) { know(learned, std::nullopt); },
        .watching = [&](double share) { tellShare(learningShare + (1 - learningShare) * share); },
        .begun = [&](const TrainingShard& begun) { kept.keepBegun(begun); },
    };
    const std::optional<Knowledge> knowledge = task.study(task.set, study, told, stop);
    if (knowledge)
        know(knowledge->learned, insightsOf(knowledge->learned, knowledge->lore));
    return knowledge.has_value();
}

} // namespace

SetLearner::SetLearner(QString folder, QObject* parent)
    : QObject(parent)
    , folder_(std::move(folder))
    , study_(studySet)
{
}

void SetLearner::start(const TileSet& set, int players, const std::optional<LearnedSet>& known)
{
    background_.run(
        [this, task = Task{set, players, known, folder_, study_}](const std::stop_token& stop,
                                                                  const ui::Background::Tell& tell) {
            ui::stepBack();
            ui::Pace pace(std::chrono::milliseconds(250)); // between two tellings
            const auto tellShare = [&](double share) {
                if (pace.isDue())
                    tell([this, share] { emit progressed(share); });
            };
            const auto tellReport = [&](const LearnedReport& report) {
                tell([this, report] { emit learned(report); });
            };
            const bool isComplete = learn(task, tellShare, tellReport, stop);
            ui::giveFreedMemoryBack();
            return isComplete;
        },
        [this](bool isComplete) { emit ended(isComplete); },
        [this](const QString& what) {
            qWarning("The set was not learned: %s", qPrintable(what));
            emit ended(false);
        });
}

} // namespace lodeline::goldrush::editor
