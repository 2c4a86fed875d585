// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>

#include <functional>
#include <utility>
#include <vector>

class QKeyEvent;

namespace lodeline::app {

class NoticeBar;

// Where in `room` something of one of these sizes hides the least of what is used: at the rim, the earlier
// size and the upper side first.
QRect leastHiding(const QRect& room, const std::vector<QSize>& sizes, const std::vector<QRect>& used);

// Lays the notice over a board, which stays where it is, beside what is used there as far as there is room.
class NoticePlace : public QObject
{
    Q_OBJECT

public:
    // `used` gives the parts of the board that are to be seen, in its own coordinates.
    NoticePlace(NoticeBar& notice, QWidget& board, std::function<std::vector<QRect>()> used, QObject* parent);

    // What lies over the board, too, is left free while it is shown.
    void avoid(QWidget& other);
    // Esc on the board closes the notice where nothing else would end: as `mayClose` says.
    void closeOnEscape(std::function<bool()> mayClose) { mayClose_ = std::move(mayClose); }
    // Where it has to be by now: call it when other parts are used.
    void place();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isClosedBy(const QKeyEvent& key) const;

    NoticeBar& notice_;
    QWidget& board_;
    std::function<std::vector<QRect>()> used_;
    std::function<bool()> mayClose_;
    std::vector<QWidget*> others_;
};

} // namespace lodeline::app
