// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/knowledge/standings.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QTableWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace lodeline::goldrush {

class BoardView;
class GameSession;

// What everybody would score if the game ended now, every feature with cowboys on it, and what is known of
// the gold; follows the game as the board shows it.
class StandingsDialog : public QDialog
{
    Q_OBJECT

public:
    // Both outlive it or take it along; the board lights up what is chosen.
    StandingsDialog(GameSession* session, BoardView* board, QWidget* parent = nullptr);
    ~StandingsDialog() override;

    QTableWidget* table() const { return table_; }
    QTreeWidget* features() const { return features_; }
    // The tokens by their value: those that nobody here has seen, and the viewer's own.
    QTableWidget* gold() const { return gold_; }
    // What one that was not seen is worth.
    QString goldText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void refresh();
    void makeRoom();
    void showStandings();
    void showFeatures();
    void showGold();
    void pointOut(QTreeWidgetItem* item);
    void retranslate();

    QPointer<GameSession> session_;
    QPointer<BoardView> board_;
    QTableWidget* table_;
    QTreeWidget* features_;
    QTableWidget* gold_;
    QLabel* goldLabel_;
    std::vector<HeldFeature> held_;
    int needed_ = 0; // width in px for the tables
};

} // namespace lodeline::goldrush
