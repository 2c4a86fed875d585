// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/learning/learnedsets.h"

#include "app/goldrush/learning/gate.h"
#include "app/goldrush/learning/learnedfolder.h"
#include "engine/goldrush/learning/setdigest.h"

#include <QSettings>
#include <QStandardPaths>

#include <cmath>
#include <utility>

namespace lodeline::goldrush {
namespace {

const QString kLearnsKey = QStringLiteral("learnsSets");
constexpr double kPercent = 100;

std::optional<LearnedSet> learnAsUsual(const TileSet& set, int threads,
                                       const std::function<void(double)>& progress,
                                       const std::stop_token& stop)
{
    const auto compiled = std::make_shared<const CompiledSet>(set);
    SetLearning learning = SetLearning::usual(*compiled);
    learning.jobs = threads;
    return learnSet(compiled, learning, progress, stop);
}

} // namespace

QString LearnedSets::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/learned");
}

LearnedSets::LearnedSets(QSettings& store, QString folder, QObject* parent)
    : QObject(parent)
    , store_(store)
    , folder_(std::move(folder))
    , learn_(learnAsUsual)
    , gate_(std::make_shared<Gate>())
{
}

LearnedSets::~LearnedSets() = default;

void LearnedSets::read()
{
    if (isRead_ || reader_.isRunning())
        return;
    reader_.run([folder = folder_](const std::stop_token& stop) { return readLearnedSets(folder, stop); },
                [this](std::map<Sha256, LearnedSet> sets) {
                    known_ = std::move(sets);
                    isRead_ = true;
                    if (const auto task = std::exchange(waiting_, std::nullopt))
                        learn(task->set, task->threads);
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
    if (on)
        return;
    waiting_.reset();
    learner_.forget();
    if (std::exchange(learning_, std::nullopt))
        emit changed();
}

std::optional<LearnedSet> LearnedSets::of(const TileSet& set) const
{
    const auto found = known_.find(setDigest(set));
    return found == known_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<LearnedSet> LearnedSets::use(const TileSet& set)
{
    const auto learned = of(set);
    if (learned)
        toucher_.run([folder = folder_, digest = setDigest(set)] { touchLearnedSet(folder, digest); }, [] {});
    return learned;
}

void LearnedSets::learn(const TileSet& set, int threads)
{
    if (!learns())
        return;
    const Task task{set, setDigest(set), threads};
    if (!isRead_)
        waiting_ = task;
    else if (!known_.contains(task.digest) && learning_ != task.digest)
        begin(task);
}

void LearnedSets::begin(const Task& task)
{
    learning_ = task.digest;
    progress_ = 0;
    learner_.run(
        [task, folder = folder_, gate = gate_, learn = learn_, this](const std::stop_token& stop,
                                                                     const ui::Background::Tell& tell) {
            double told = 0;
            const auto progress = [&](double done) {
                gate->pass(stop);
                const double percent = std::floor(kPercent * done);
                if (std::exchange(told, percent) == percent)
                    return;
                tell([this, done] {
                    progress_ = done;
                    emit changed();
                });
            };
            const auto learned = learn(task.set, task.threads, progress, stop);
            if (learned)
                writeLearnedSet(folder, task.digest, *learned);
            return learned;
        },
        [this](const std::optional<LearnedSet>& learned) { end(learned); },
        [this](const QString&) { end(std::nullopt); });
    emit changed();
}

void LearnedSets::end(const std::optional<LearnedSet>& learned)
{
    const auto digest = std::exchange(learning_, std::nullopt);
    if (learned && digest)
        known_.insert_or_assign(*digest, *learned);
    emit changed();
}

std::optional<double> LearnedSets::progressOf(const TileSet& set) const
{
    return learning_ && *learning_ == setDigest(set) ? std::optional(progress_) : std::nullopt;
}

void LearnedSets::setPaused(bool on)
{
    gate_->setOpen(!on);
}

} // namespace lodeline::goldrush
