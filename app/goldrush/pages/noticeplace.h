// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>

#include <vector>

namespace lodeline::app {
class NoticeBar;
} // namespace lodeline::app

namespace lodeline::goldrush {

class BoardView;

// Where in `room` something of one of these sizes hides the least of what is used: at the rim, the earlier
// size and the upper side first.
QRect leastHiding(const QRect& room, const std::vector<QSize>& sizes, const std::vector<QRect>& used);

// Lays the notice over the board, which stays where it is, beside the tiles and what else lies over it as far
// as there is room.
class NoticePlace : public QObject
{
    Q_OBJECT

public:
    NoticePlace(app::NoticeBar& notice, BoardView& board, QWidget& other, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    app::NoticeBar& notice_;
    BoardView& board_;
    QWidget& other_;
};

} // namespace lodeline::goldrush
