// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/pages/pagedtable.h"

class QSettings;

namespace lodeline::boomtown {

class BoardSounds;
class BoomtownMatch;
class FinalPage;
class GamePage;
class ReviewPage;

// Where games of Boomtown are played: the page of the game and its final table.
class BoomtownTable : public app::PagedTable
{
    Q_OBJECT

public:
    // `store` outlives it.
    BoomtownTable(app::Host& host, QSettings& store, QWidget* window);

    QWidget* sidePanel() override;
    QWidget* logPanel() override;
    int sideHeight() const override;
    QList<QWidget*> panes() override;

    void setTheme(const art::Theme& theme) override;
    void setBehaviour(const app::Behaviour& behaviour) override;
    void setSuspended(bool suspended) override;

    bool can(app::Command command) const override;
    bool isWaiting() const override;
    QString turnText() const override;
    void addNotice(const ui::Words& words) override;

    GamePage* gamePage() const { return gamePage_; }
    // These are made when first asked for.
    FinalPage* finalPage();
    ReviewPage* reviewPage();

    void showReview() override;

protected:
    void matchChanged() override;
    void obey(app::Command command) override;
    void tellEnd() override;
    void matchFinished() override;

private:
    BoomtownMatch* boomtown() const;
    void choosePlayers();
    bool holdsCard() const; // that can be put back
    void undo();

    QSettings& store_;
    QWidget* window_;
    GamePage* gamePage_;
    BoardSounds* sounds_;
    FinalPage* finalPage_ = nullptr;
    ReviewPage* reviewPage_ = nullptr;
};

} // namespace lodeline::boomtown
