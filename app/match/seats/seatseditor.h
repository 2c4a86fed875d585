// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seat.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace lodeline::app {

class SeatRow;
struct SeatKinds;

// The players of a game: rows with name, kind (a person or a computer player) and colour. Colours stay
// different: choosing one that another player has swaps the two.
class SeatsEditor : public QWidget
{
    Q_OBJECT

public:
    // `kinds` outlives it.
    SeatsEditor(const SeatKinds& kinds, int fewest, int most, QWidget* parent = nullptr);

    // Whether the order of the seats can be changed (default). Before `setSeats`.
    void setMovable(bool on) { movable_ = on; }
    void setSeats(const std::vector<Seat>& seats);
    // A name that is the default of its seat is given as empty, so that it follows the language.
    std::vector<Seat> seats() const;
    QStringList names() const; // as shown, with the levels of computer players
    int count() const { return static_cast<int>(rows_.size()); }
    // To another place in the order; nothing where there is none.
    void move(int from, int to);

signals:
    // One seat has another place, and those between made room for it; before `changed`.
    void moved(int from, int to);
    void removed(int place); // before `changed`
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    int placeOf(const SeatRow* row) const;
    void addRow(const Seat& seat);
    void removeRow(SeatRow* row);
    void drag(const SeatRow* row, int y);
    void keepColoursDifferent(const SeatRow* row, const QString& before);
    void addPlayer();
    void orderStops();
    void retranslate();

    const SeatKinds& kinds_;
    const int fewest_;
    const int most_;
    bool movable_ = true;
    std::vector<SeatRow*> rows_; // in their order
    QVBoxLayout* layout_;
    QPushButton* add_;
};

} // namespace lodeline::app
