// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/move.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace lodeline::goldrush {

class GameSession;

// What the player may do after placing, in words (R3): the same choices that the board offers, for the
// keyboard and the screen reader too.
class ActionList : public QWidget
{
    Q_OBJECT

public:
    explicit ActionList(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    void refresh();
    const std::vector<Action>& actions() const { return actions_; }
    // Selects a row without telling anybody, -1 for none: what is chosen on the board.
    void showChosen(int row);

signals:
    void chosen(const lodeline::goldrush::Action& action);
    // Somebody goes through the list by pointer or keyboard and has come to this row.
    void pointedAt(int row);
    void takeTileBack();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showIcons();
    void choose(int row);
    QString rowText(int row) const;

    QPointer<const GameSession> session_;
    std::vector<Action> actions_;
    bool awaitsPictures_ = false; // for its icons
    QLabel* heading_;
    QListWidget* list_;
    QPushButton* back_;
};

} // namespace lodeline::goldrush
