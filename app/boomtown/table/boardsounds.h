// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/sound.h"
#include "engine/boomtown/rules/event.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace lodeline::boomtown {

class BoardView;
class BoomtownMatch;

// Gives what a board shows its sounds, when what moved lies still.
class BoardSounds : public QObject
{
    Q_OBJECT

public:
    BoardSounds(const BoardView& board, QObject* parent);

    // After the board has it.
    void setMatch(BoomtownMatch* match);

signals:
    void sounded(lodeline::app::Sound sound);

private:
    void tell();

    const BoardView& board_;
    QPointer<BoomtownMatch> match_;
    std::vector<Event> happened_; // and not heard yet
    int turns_ = 0;               // of the match with it
    bool shows_ = false;          // the board has begun to show it
};

} // namespace lodeline::boomtown
