// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/learning/learnedset.h"
#include "engine/goldrush/learning/setlearning.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>

class QSettings;

namespace lodeline::goldrush {

class Gate;

// What the computer has learned of tile sets, and the learning itself: one set at a time, in the background.
// Results are kept in a folder for the next start; where that cannot be written, until the program ends.
class LearnedSets : public QObject
{
    Q_OBJECT

public:
    // Where learned sets come from; goldrush::learnSet, usually.
    using Learn = std::function<std::optional<LearnedSet>(const TileSet& set, int threads,
                                                          const std::function<void(double)>& progress,
                                                          const std::stop_token& stop)>;

    // $XDG_DATA_HOME/lodeline/learned
    static QString defaultFolder();

    // `store` outlives it.
    LearnedSets(QSettings& store, QString folder, QObject* parent = nullptr);
    ~LearnedSets() override;

    // In the background; nothing is known before, and nothing learned.
    void read();

    // Whether sets are learned before they are played. The user's choice, which is kept.
    bool learns() const;
    void setLearns(bool on); // off ends what is being learned

    std::optional<LearnedSet> of(const TileSet& set) const;
    // The same for a game that begins; the set is then not soon forgotten.
    std::optional<LearnedSet> use(const TileSet& set);

    // Learns it, in place of another that is being learned, unless it is known or the user does not want it.
    void learn(const TileSet& set, int threads);
    // How much of it is done, 0 to 1; nothing when the set is not being learned.
    std::optional<double> progressOf(const TileSet& set) const;
    // Nothing is learned while it is so, at the latest a move later.
    void setPaused(bool on);

    void setLearn(Learn learn) { learn_ = std::move(learn); }

signals:
    // Something is known, progresses, or is being learned no more.
    void changed();
    void wasRead();

private:
    struct Task
    {
        TileSet set;
        Sha256 digest;
        int threads;
    };

    void begin(const Task& task);
    void end(const std::optional<LearnedSet>& learned);

    QSettings& store_;
    const QString folder_;
    Learn learn_;
    std::map<Sha256, LearnedSet> known_;
    bool isRead_ = false;
    std::optional<Task> waiting_; // until the folder has been read
    std::optional<Sha256> learning_;
    double progress_ = 0;
    const std::shared_ptr<Gate> gate_;
    ui::Background reader_{ui::Background::AtEnd::Abandons};
    ui::Background toucher_{ui::Background::AtEnd::Abandons};
    ui::Background learner_; // last: it tells the rest
};

} // namespace lodeline::goldrush
