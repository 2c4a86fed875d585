// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/learning/learnedsets.h"

#include "app/goldrush/learning/gate.h"
#include "engine/goldrush/learning/setdigest.h"
#include "ui/learning/keptset.h"
#include "ui/work/freedmemory.h"
#include "ui/work/stepback.h"

#include <QSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lodeline::goldrush {
namespace {

const QString kLearnsKey = QStringLiteral("learnsSets");
constexpr double kPercent = 100;
// So much of any learning are rounds, which are kept when it is stopped; what follows them is not.
constexpr double kKeptShare = 0.4;
constexpr double kNearlyDone = 0.8; // to begin again would cost as much as what is left

std::optional<std::vector<Insight>> studyAsUsual(const TileSet& set, const SetStudy& study,
                                                 const StudyTold& told, const std::stop_token& stop)
{
    const std::optional<Knowledge> knowledge = studySet(set, study, told, stop);
    return knowledge ? std::optional(insightsOf(knowledge->learned, knowledge->lore)) : std::nullopt;
}

} // namespace

LearnedSets::LearnedSets(QSettings& store, QString folder, QObject* parent)
    : QObject(parent)
    , store_(store)
    , folder_(std::move(folder))
    , study_(studyAsUsual)
    , gate_(std::make_shared<Gate>())
{
}

LearnedSets::~LearnedSets() = default;

void LearnedSets::read()
{
    if (isRead_ || reader_.isRunning())
        return;
    reader_.run([folder = folder_](const std::stop_token& stop) { return readLearnedSets(folder, stop); },
                [this](std::map<Sha256, KnownSet> sets) {
                    known_ = std::move(sets);
                    isRead_ = true;
                    next();
                    emit changed();
                    emit wasRead();
                });
}

bool LearnedSets::learns() const
{
    return store_.value(kLearnsKey, true).toBool();
}

void LearnedSets::setLearns(bool on)
{
    store_.setValue(kLearnsKey, on);
    if (!on) {
        waiting_.clear();
        learner_.forget();
        learning_.reset();
    }
    emit changed();
}

std::optional<LearnedSet> LearnedSets::of(const TileSet& set) const
{
    const auto found = known_.find(setDigest(set));
    return found == known_.end() ? std::nullopt : std::optional(found->second.learned);
}

std::vector<Insight> LearnedSets::insights(const TileSet& set) const
{
    const auto found = known_.find(setDigest(set));
    return found == known_.end() ? std::vector<Insight>()
                                 : found->second.insights.value_or(std::vector<Insight>());
}

std::optional<LearnedSet> LearnedSets::use(const TileSet& set)
{
    const Sha256 digest = setDigest(set);
    if (!known_.contains(digest))
        if (const auto kept = readLearnedSet(folder_, digest))
            known_.insert_or_assign(digest, *kept);
    const auto learned = of(set);
    if (learned)
        toucher_.run([folder = folder_, digest] { touchLearnedSet(folder, digest); }, [] {});
    return learned;
}

bool LearnedSets::isStudied(const Sha256& digest) const
{
    const auto found = known_.find(digest);
    return found != known_.end() && found->second.insights;
}

bool LearnedSets::unqueue(const Sha256& digest)
{
    return std::erase_if(waiting_, [&](const Task& task) { return task.digest == digest; }) > 0;
}

bool LearnedSets::learn(const TileSet& set, int threads)
{
    const Sha256 digest = setDigest(set);
    slowDown(threads);
    if (isBegun(digest) && learning_->threads < threads && !isLearned(digest) && progress_ <= kKeptShare)
        goOnBy(threads);
    if (!learns() || isStudied(digest) || isBegun(digest))
        return false;
    const bool waited = unqueue(digest);
    waiting_.push_front({set, digest, threads});
    if (waiting_.size() > kMostWaiting)
        waiting_.pop_back();
    next();
    emit changed();
    return !waited;
}

void LearnedSets::withdraw(const TileSet& set)
{
    if (unqueue(setDigest(set)))
        emit changed();
}

void LearnedSets::next()
{
    while (isRead_ && !learning_ && !waiting_.empty()) {
        const Task task = std::move(waiting_.front());
        waiting_.pop_front();
        if (isStudied(task.digest))
            continue;
        progress_ = 0;
        keepsBegun_ = std::make_shared<std::atomic<bool>>(true);
        begin(task);
    }
}

void LearnedSets::slowDown(int threads)
{
    for (Task& task : waiting_)
        task.threads = std::min(task.threads, threads);
    const bool isNearlyDone = learning_ && !isLearned(learning_->digest) && progress_ >= kNearlyDone;
    if (learning_ && learning_->threads > threads && !isNearlyDone)
        goOnBy(threads);
}

// It begins again, as soon as it has kept what is over of it. Where that cannot be kept, it goes on as it is.
void LearnedSets::goOnBy(int threads)
{
    const bool isKept = !folder_.isEmpty() && !isLossTold_;
    if (!isKept && !isLearned(learning_->digest))
        return;
    Task task = *learning_;
    task.threads = threads;
    begin(task);
}

void LearnedSets::begin(const Task& task)
{
    learning_ = task;
    SetStudy study{.jobs = task.threads};
    if (const auto known = known_.find(task.digest); known != known_.end())
        study.learned = known->second.learned;
    learner_.run(
        [task, study, gate = gate_, keepsBegun = keepsBegun_, ask = study_,
         this](const std::stop_token& stop, const ui::Background::Tell& tell) {
            ui::stepBack();
            KeptSet kept(folder_, task.digest, isLossTold_);
            // By another window, since this one has read the folder.
            const std::optional<KnownSet> known = kept.known();
            if (known) {
                tell([this, digest = task.digest, known] { know(digest, *known); });
                if (known->insights)
                    return known->insights;
            }
            const SetStudy left = kept.left(study, known);
            std::optional<LearnedSet> learned = left.learned;
            // What was forgotten while it was written goes again, either here or by whoever forgets it.
            const auto removeForgotten = [&] {
                if (stop.stop_requested() && !*keepsBegun)
                    removeLearnedSet(folder_, task.digest);
            };
            const auto keep = [&](const KnownSet& result) {
                if (stop.stop_requested())
                    return;
                kept.keep(result);
                removeForgotten();
            };
            double percentTold = 0;
            StudyTold told;
            told.learning = [&](double done) {
                gate->pass(stop);
                const double percent = std::floor(kPercent * done);
                if (std::exchange(percentTold, percent) == percent)
                    return;
                tell([this, done] {
                    progress_ = done;
                    emit changed();
                });
            };
            told.learned = [&](const LearnedSet& result) {
                learned = result;
                keep({result});
                tell([this, digest = task.digest, result] { know(digest, {result}); });
            };
            told.watching = [&](double) { gate->pass(stop); };
            // When it is stopped, above all.
            told.begun = [&](const TrainingShard& begun) {
                if (!*keepsBegun)
                    return;
                kept.keepBegun(begun);
                removeForgotten();
            };
            auto insights = ask(task.set, left, told, stop);
            ui::giveFreedMemoryBack();
            if (learned && insights)
                keep({*learned, insights});
            return insights;
        },
        [this, digest = task.digest](const std::optional<std::vector<Insight>>& insights) {
            end(digest, insights);
        },
        [this, digest = task.digest](const QString& what) {
            qWarning("The set was not learned: %s", qPrintable(what));
            end(digest, std::nullopt);
        });
}

void LearnedSets::know(const Sha256& digest, const KnownSet& set)
{
    const bool isNew = known_.insert_or_assign(digest, set).second;
    emit changed();
    if (isNew)
        emit becameKnown(digest);
}

void LearnedSets::end(const Sha256& digest, const std::optional<std::vector<Insight>>& insights)
{
    learning_.reset();
    if (const auto known = known_.find(digest); known != known_.end())
        known->second.insights = insights;
    next();
    emit changed();
}

std::optional<double> LearnedSets::progressOf(const TileSet& set) const
{
    const Sha256 digest = setDigest(set);
    return isBegun(digest) && !isLearned(digest) ? std::optional(progress_) : std::nullopt;
}

bool LearnedSets::isWaiting(const TileSet& set) const
{
    const Sha256 digest = setDigest(set);
    return isRead_ && !isLearned(digest) && std::ranges::count(waiting_, digest, &Task::digest) > 0;
}

void LearnedSets::setPaused(bool on)
{
    paused_ = on;
    gate_->setOpen(!on);
}

void LearnedSets::forget(const TileSet& set)
{
    const Sha256 digest = setDigest(set);
    unqueue(digest);
    if (isBegun(digest)) {
        *keepsBegun_ = false;
        learner_.forget();
        learning_.reset();
    }
    known_.erase(digest);
    removeLearnedSet(folder_, digest);
    next();
    emit changed();
}

} // namespace lodeline::goldrush
