// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace lodeline::goldrush {

class KindCombo;

// The players of a new game: two to five rows with name, kind (a person or a computer player) and colour.
// Colours stay different: choosing one that another player has swaps the two.
class SeatsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SeatsEditor(QWidget* parent = nullptr);

    void setSeats(const std::vector<NewGame::Seat>& seats);
    // A name that is the default of its seat is given as empty, so that it follows the language.
    std::vector<NewGame::Seat> seats() const;
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

    void addRow(const NewGame::Seat& seat);
    void removeRow(QWidget* widget);
    void keepColoursDifferent(QWidget* widget);
    void addPlayer();
    void paintColours();
    void retranslate();

    std::vector<Row> rows_;
    QVBoxLayout* layout_;
    QPushButton* add_;
};

} // namespace lodeline::goldrush
