// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/statistics/deckcounts.h"
#include "ui/work/background.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTableWidgetItem;

namespace lodeline::boomtown::editor {

class CountTable;

// Territories, symbols and their pairs against a balanced deck (B1), and bonuses by kind; all of it beside
// the deck that the game is usually played with.
class BalancePanel : public QWidget
{
    Q_OBJECT

public:
    // What a bonus of each kind brings a player in a game with it, as the lab has measured.
    using Expected = std::array<std::optional<double>, kBonusKinds>;

    explicit BalancePanel(QWidget* parent = nullptr);

    void setDeck(const Deck& deck);
    void setExpected(const Expected& expected);
    // Why the expected points are not those of the deck; empty where they are.
    void setNotice(const QString& notice);

signals:
    void usualDeckRead();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSquares();
    void showBonuses();
    void showCounts();
    void retranslate();

    DeckCounts own_;
    std::optional<DeckCounts> usual_; // none until it was read
    Expected expected_;
    QLabel* explanation_;
    QLabel* notice_;
    CountTable* squares_;
    CountTable* bonuses_;
    ui::Background reading_;
};

} // namespace lodeline::boomtown::editor
