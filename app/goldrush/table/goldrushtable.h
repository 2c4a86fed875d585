// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/pages/pagedtable.h"

class QSettings;

namespace lodeline::goldrush {

class BoardView;
class Coach;
class FinalPage;
class GamePage;
class GameSession;
class HeldKey;
class LearnedSets;
class MapDialog;
class ReviewPage;
class StandingsDialog;
class Teacher;
class TilesLeftDialog;

// Where games of Gold Rush are played: the page of the game, its final scoring and the look back on it.
class GoldRushTable : public app::PagedTable
{
    Q_OBJECT

public:
    // `store` and `learned` outlive it; nullptr where nothing is learned.
    GoldRushTable(app::Host& host, QSettings& store, QWidget* window, LearnedSets* learned = nullptr);

    QWidget* sidePanel() override;
    QWidget* logPanel() override;
    int sideHeight() const override;
    QList<QWidget*> panes() override;

    void setTheme(const art::Theme& theme) override;
    void setBehaviour(const app::Behaviour& behaviour) override;
    void setSuspended(bool suspended) override;

    bool can(app::Command command) const override;
    QString undoStop() const override;
    bool isWaiting() const override;
    QString turnText() const override;
    QString helpTopic() const override;
    void addNotice(const ui::Words& words) override;

    GamePage* gamePage() const { return gamePage_; }
    Teacher* teacher() const { return teacher_; }
    FinalPage* finalPage(); // these two are made when first asked for
    ReviewPage* reviewPage();
    TilesLeftDialog* tilesLeft() const; // while it is open

    void showReview() override;
    StandingsDialog* standings() const; // likewise
    void showTilesLeft();
    void showStandings();
    void exportMap();

protected:
    void matchChanged() override;
    void obey(app::Command command) override;
    void pageChosen() override;
    void tellEnd() override;
    void turnChanged() override;
    void matchFinished() override;

private:
    GameSession* session() const;
    bool mayReview() const;
    void review();
    void connectGamePage();
    void connectLearning();
    void pauseLearning();
    void learnSet();
    BoardView* board() const; // of the page that shows
    void choosePlayers();
    void undo();
    void practise();
    void makePractice();
    void markDead();
    void closeKnowledge();
    template <typename Dialog>
    static void present(Dialog& dialog);

    QSettings& store_;
    QWidget* window_;
    LearnedSets* learned_;
    GamePage* gamePage_;
    HeldKey* goldKey_;
    Teacher* teacher_;
    Coach* coach_;
    FinalPage* finalPage_ = nullptr;
    ReviewPage* reviewPage_ = nullptr;
    QPointer<TilesLeftDialog> tilesLeft_;
    QPointer<StandingsDialog> standings_;
    QPointer<MapDialog> map_;
};

} // namespace lodeline::goldrush
