// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/sound.h"
#include "engine/goldrush/rules/event.h"

#include <QObject>

#include <vector>

namespace lodeline::goldrush {

class BoardView;

// Gives what a board shows its sounds, when it shows it. What was skipped stays silent: of several turns at
// once only the end of the game is heard.
class BoardSounds : public QObject
{
    Q_OBJECT

public:
    BoardSounds(const BoardView& board, QObject* parent);

signals:
    void sounded(lodeline::app::Sound sound);

private:
    enum class Moment {
        Seen, // it begins to show
        Still // what it moved has come to rest
    };
    void tell(const std::vector<Event>& events, Moment moment);
    void noticeComputers(const std::vector<Event>& events);
    void callPerson();

    const BoardView& board_;
    bool computerMoved_ = false; // since a person had the turn
};

} // namespace lodeline::goldrush
