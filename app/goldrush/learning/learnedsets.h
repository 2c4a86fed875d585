// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/setstudy.h"
#include "ui/learning/learnedfolder.h"
#include "ui/work/background.h"

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>

class QSettings;

namespace lodeline::goldrush {

class Gate;

// What the computer has learned of tile sets and tells of them, and the learning itself: one set at a time,
// in the background. Results are kept in a folder for the next start, also what is begun when the program
// ends, which goes on when the set is asked for again; where the folder cannot be written, until the program
// ends.
class LearnedSets : public QObject
{
    Q_OBJECT

public:
    // Where what is told of a set comes from: games of goldrush::studySet, usually.
    using Study = std::function<std::optional<std::vector<Insight>>(
        const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop)>;

    // As many sets wait to be learned while another one is; of more, those asked for first are dropped.
    static constexpr std::size_t kMostWaiting = 4;

    // `store` outlives it.
    LearnedSets(QSettings& store, QString folder, QObject* parent = nullptr);
    ~LearnedSets() override;

    // In the background; nothing is known before, and nothing learned.
    void read();

    // Whether sets are learned before they are played. The user's choice, which is kept.
    bool learns() const;
    void setLearns(bool on); // off ends what is being learned

    std::optional<LearnedSet> of(const TileSet& set) const;
    bool isLearned(const Sha256& digest) const { return known_.contains(digest); }
    // In games of two players by the usual options; none before the set was watched.
    std::vector<Insight> insights(const TileSet& set) const;
    // As `of`, for a game that begins; the set is then not soon forgotten. The file of a set that is not
    // known is read at once: the folder may not be read yet, or the editor has learned the set since then.
    std::optional<LearnedSet> use(const TileSet& set);

    // Learns it, and then finds out what to tell of it, unless both is done or the user does not want it.
    // Where another set is being learned, this one is the next, and the other slows down to so many threads.
    // Where it is being learned itself, it goes on by so many; by more only as long as that costs nothing of
    // what is over, and by others only where that can be kept. Whether nobody has asked for it before.
    bool learn(const TileSet& set, int threads);
    // By which a set is being learned; 0 where none is.
    int threadsAtWork() const { return learning_ ? learning_->threads : 0; }
    // What is being learned goes on by so many threads, if it has more, is not nearly done, and what is over
    // of it can be kept; what waits gets no more.
    void slowDown(int threads);
    // By whoever was the first to ask for it: it waits no longer. What is begun is learned to its end.
    void withdraw(const TileSet& set);
    // How much of it is done, 0 to 1; nothing when the set is not being learned.
    std::optional<double> progressOf(const TileSet& set) const;
    bool isWaiting(const TileSet& set) const;
    // Nothing is learned while it is so, at the latest a turn later.
    void setPaused(bool on);
    bool isPaused() const { return paused_; }

    // What was learned of it, also on the disk, and what is being learned.
    void forget(const TileSet& set);

    void setStudy(Study study) { study_ = std::move(study); }

signals:
    // Something is known, progresses, waits, or is being learned no more; or the user has chosen.
    void changed();
    // Games that begin from now on are played by it.
    void becameKnown(const lodeline::Sha256& digest);
    void wasRead();

private:
    struct Task
    {
        TileSet set;
        Sha256 digest;
        int threads;
    };

    bool isStudied(const Sha256& digest) const;
    bool isBegun(const Sha256& digest) const { return learning_ && learning_->digest == digest; }
    bool unqueue(const Sha256& digest); // whether it waited
    void next();
    void begin(const Task& task);
    void goOnBy(int threads);
    void know(const Sha256& digest, const KnownSet& set);
    void end(const Sha256& digest, const std::optional<std::vector<Insight>>& insights);

    QSettings& store_;
    const QString folder_;
    Study study_;
    std::map<Sha256, KnownSet> known_;
    bool isRead_ = false;
    std::deque<Task> waiting_; // the next one first
    std::optional<Task> learning_;
    double progress_ = 0;
    bool paused_ = false;
    std::atomic<bool> isLossTold_ = false;          // by the thread that learns
    std::shared_ptr<std::atomic<bool>> keepsBegun_; // whether what is over of it is kept when it is stopped
    const std::shared_ptr<Gate> gate_;
    ui::Background reader_{ui::Background::AtEnd::Abandons};
    ui::Background toucher_{ui::Background::AtEnd::Abandons};
    ui::Background learner_; // last: it tells the rest
};

} // namespace lodeline::goldrush
