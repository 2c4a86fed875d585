// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <deque>

namespace lodeline::goldrush {

class Game;
struct BoardStyle;

// Paints, in small slices while nothing else is to be done, the coarse pictures of the tiles on the board,
// so that a zoom finds them there.
class TileWarmer : public QObject
{
    Q_OBJECT

public:
    explicit TileWarmer(BoardStyle& style, QObject* parent = nullptr);

    void warm(const Game& game);
    void stop();
    bool isDone() const { return work_.empty(); }

private:
    struct Picture
    {
        int design = 0;
        int rotation = 0;
        int px = 0;
    };
    void slice();

    BoardStyle& style_;
    QTimer timer_;
    std::deque<Picture> work_;
};

} // namespace lodeline::goldrush
