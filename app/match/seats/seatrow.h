// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seat.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace lodeline::app {

class KindCombo;
struct SeatKinds;

// One player of a SeatsEditor: a handle to move it by, name, kind and colour, and below them what a computer
// player is like. The handle is dragged; with the focus on it the arrow keys move the row, and Alt with them
// anywhere in the row.
class SeatRow : public QWidget
{
    Q_OBJECT

public:
    // `kinds` outlives it.
    SeatRow(const SeatKinds& kinds, const Seat& seat, QWidget* parent);

    // The place in the order, from 0 on. `isMovable` and `isRemovable`: whether it offers that.
    void setPlace(int place, bool isMovable, bool isRemovable);
    // A name that is the default of its place is given as empty, so that it follows the language.
    Seat seat() const;
    QString shownName() const; // with the level of a computer player
    QString colour() const;
    void setColour(const QString& colour); // tells nobody
    QList<QWidget*> stops() const;         // of the keyboard, in their order
    void focusName();
    void focusHandle();

signals:
    void changed();
    void colourChosen(const QString& before);
    void removeRequested();
    void moveRequested(int steps); // up is negative
    void draggedTo(int y);         // of the window around, on the screen

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void describe();
    void paintColours();
    bool handleKey(const QKeyEvent& key, bool onHandle);

    const SeatKinds& kinds_;
    int place_ = 0;
    QString colourBefore_;
    QToolButton* handle_;
    QLineEdit* name_;
    KindCombo* kind_;
    QComboBox* colour_;
    QToolButton* remove_;
    QLabel* character_;
};

} // namespace lodeline::app
