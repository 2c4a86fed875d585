// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/setlearner.h"
#include "engine/core/pictures/pictureref.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <deque>
#include <optional>
#include <utility>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace lodeline::desk {
class FindingsList;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

// Lets the computer learn a tile set, and says in words what it has learned. When the set changes in what
// matters in play, the words stay and say so; where the set is again one that was learned here not long ago,
// so are its words. Learning that was stopped goes on where it was, or where its rounds ended, and what is
// known is not learned again.
class LearningPage : public QWidget
{
    Q_OBJECT

public:
    // `folder` is that of learned sets, which the game has, too; without one nothing is kept.
    explicit LearningPage(QString folder = {}, QWidget* parent = nullptr);

    // Cheap enough for every edit. A set with errors is not `playable`.
    void setTileSet(const TileSet& set, bool playable);
    void setTheme(const art::Theme& theme);

    // In the background; the words are about games of so many players. The set must be playable.
    void learn(int players);
    void cancel() { learner_.cancel(); }
    bool isPlayable() const { return playable_; }
    bool isRunning() const { return learner_.isRunning(); }
    void setStudy(SetLearner::Study study) { learner_.setStudy(std::move(study)); }

    // Of the set that was given last, as soon as its weights are known; nullptr where that was not learned.
    const LearnedReport* report() const;
    void tell(LearnedReport report); // as if it had been learned here
    // By which the computer players of the lab go, where that is wanted.
    std::optional<LearnedSet> used() const;

signals:
    void learnRequested();
    void ended(bool complete);
    void lookedUp(); // what the folder has of the set, if anything

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void bringBack();
    void lookUp();
    void hear(const LearnedReport& news); // of what is being learned
    void showState();
    bool isTold() const; // whether there are words to be shown, of this set or the one before
    void showInsights();
    void showInvitation();
    void retranslate();

    const QString folder_;
    TileSet set_;
    bool playable_ = false;
    Sha256 digest_{};                   // of the set
    std::deque<LearnedReport> reports_; // the one that is told comes first
    bool isCutShort_ = false;           // what was being learned, by a change of the set

    // In the order of the tab key.
    QPushButton* learn_;
    QProgressBar* bar_;
    QCheckBox* use_;
    QLabel* basis_;
    QLabel* notice_;
    QStackedWidget* pages_; // of the next two
    QLabel* invitation_;
    desk::FindingsList* insights_;
    ui::Background reader_{ui::Background::AtEnd::Abandons};
    SetLearner learner_;
};

} // namespace lodeline::goldrush::editor
