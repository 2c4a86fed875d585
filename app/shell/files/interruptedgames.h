// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/savedmatch.h"
#include "app/shell/files/gamefolders.h"
#include "resources/art/theme/theme.h"
#include "ui/start/aside.h"
#include "ui/work/background.h"

#include <QDateTime>
#include <QImage>

#include <memory>
#include <utility>
#include <vector>

namespace lodeline::app {

class Kinds;

// A game that was put away unfinished, or that a crash has interrupted, in a file of its own.
struct InterruptedGame
{
    QString file;
    std::shared_ptr<const SavedMatch> match;
    QDateTime lastTurn;
    QImage picture; // of its board, kPictureWidth x kPictureHeight device-independent pixels
    bool isTrial = false;
};

struct DiscardedGame
{
    InterruptedGame game;
    QString file; // where it lies now
};

// What reading their folder has brought.
struct InterruptedScan
{
    std::vector<InterruptedGame> games;   // newest first
    std::vector<InterruptedGame> surplus; // those that are older than these, likewise
    std::vector<DiscardedGame> discarded; // of these, the newest last
    std::vector<ui::PutAside> aside;
};

inline constexpr int kPictureWidth = 112;
inline constexpr int kPictureHeight = 76;

// The games that were left unfinished and that nobody plays now. They are read in the background; what cannot
// be read is put aside, what lies too long is discarded. A game that is discarded can be taken back.
class InterruptedGames : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 12;          // games; older ones are discarded
    static constexpr int kMostTrials = 1;     // games to try a set with
    static constexpr int kMostDiscarded = 20; // files; older ones are removed after a month

    InterruptedGames(const QString& folder, const Kinds& kinds, QObject* parent = nullptr);

    const GameFolders& folders() const { return folders_; }

    // Reads the folder anew; `changed` follows. The pictures are painted in the colours of the theme, for a
    // screen of that many pixels a point.
    void refresh(const art::Theme& theme, qreal devicePixelRatio);
    const std::vector<InterruptedGame>& games() const { return games_; }
    const InterruptedGame* find(const QString& file) const;
    // What was put aside since this was last asked.
    std::vector<ui::PutAside> takeAside() { return std::exchange(aside_, {}); }

    void discard(const QString& file);
    // The game that was discarded last; nullptr when there is none to be taken back.
    const SavedMatch* discarded() const;
    void takeBack();

signals:
    void changed();
    // A file could not be moved, and nothing has happened: a sentence for the user.
    void failed(const QString& message);

private:
    void read();
    void take(const InterruptedScan& scan);

    const GameFolders folders_;
    const Kinds& kinds_;
    art::Theme theme_;
    qreal devicePixelRatio_ = 1;
    std::vector<InterruptedGame> games_;
    bool outdated_ = false; // what is being read has changed since
    std::vector<ui::PutAside> aside_;
    std::vector<DiscardedGame> discarded_;
    ui::Background reader_;
};

} // namespace lodeline::app
