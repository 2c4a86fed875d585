// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seat.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace lodeline::app {

class KindCombo;
struct SeatKinds;

// The players of a new game: rows with name, kind (a person or a computer player) and colour.
// Colours stay different: choosing one that another player has swaps the two.
class SeatsEditor : public QWidget
{
    Q_OBJECT

public:
    // `kinds` outlives it.
    SeatsEditor(const SeatKinds& kinds, int fewest, int most, QWidget* parent = nullptr);

    void setSeats(const std::vector<Seat>& seats);
    // A name that is the default of its seat is given as empty, so that it follows the language.
    std::vector<Seat> seats() const;
    QStringList names() const; // as shown, with the levels of computer players
    int count() const { return static_cast<int>(rows_.size()); }

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        QWidget* widget;
        QLabel* label;
        QComboBox* colour;
        QLineEdit* name;
        KindCombo* kind;
        QToolButton* remove;
        QString previousColour; // before the change that is being handled
    };

    void addRow(const Seat& seat);
    void removeRow(QWidget* widget);
    void keepColoursDifferent(QWidget* widget);
    void addPlayer();
    void paintColours();
    void retranslate();

    const SeatKinds& kinds_;
    const int fewest_;
    const int most_;
    std::vector<Row> rows_;
    QVBoxLayout* layout_;
    QPushButton* add_;
};

} // namespace lodeline::app
