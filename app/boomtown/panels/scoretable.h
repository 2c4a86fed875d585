// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/record.h"

#include <QPointer>
#include <QTableWidget>

#include <optional>
#include <utility>
#include <vector>

namespace lodeline::boomtown {

// What both towns are worth, line by line: the groups, the bonuses and the sum. Each number tells why. The
// lines come closer to each other where there is little room.
class ScoreTable : public QTableWidget
{
    Q_OBJECT

public:
    // `scale` of the plain font.
    explicit ScoreTable(qreal scale, QWidget* parent = nullptr);

    // A star marks each of the seats that have won.
    void showGame(const GameRecord& record, const Game& game, const std::vector<int>& winners = {});
    // The squares that a number comes from; of the sum none.
    BonusReason reasonAt(int row, int seat) const;

    static constexpr int kSumRow = kTerritories + kBonuses;
    static constexpr int kFirstSeat = 1; // column: before it stand the names of the lines
    QTableWidgetItem* cell(int row, int seat) const { return item(row, seat + kFirstSeat); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // The pointer or the keyboard has come to the number of a seat, or is there while that changes.
    void pointedAt(int row, int seat);
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void build();
    void pointAt(int row, int column);
    void leave();
    void fill();
    void nameRows();
    int heightWith(int row) const; // px
    QString whyAt(int row, int seat) const;

    const qreal scale_;
    GameRecord record_;
    std::optional<Game> game_;
    std::vector<int> winners_;
    std::optional<std::pair<int, int>> pointed_; // row and seat
};

} // namespace lodeline::boomtown
