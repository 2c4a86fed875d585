// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/setlearner.h"
#include "engine/core/pictures/pictureref.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace lodeline::desk {
class FindingsList;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

// Lets the computer learn a tile set, and says in words what it has learned. All is forgotten when the set
// changes in what matters in play.
class LearningPage : public QWidget
{
    Q_OBJECT

public:
    // `folder` is that of learned sets, where the game finds them; without one nothing is kept.
    explicit LearningPage(const QString& folder = {}, QWidget* parent = nullptr);

    // Cheap enough for every edit. A set with errors is not `playable`.
    void setTileSet(const TileSet& set, bool playable);
    void setTheme(const art::Theme& theme);

    // In the background; `players` of a game. The set must be playable.
    void learn(int players);
    void cancel() { learner_.cancel(); }
    bool isPlayable() const { return playable_; }
    bool isRunning() const { return learner_.isRunning(); }

    const std::optional<LearnedReport>& report() const { return report_; }
    void tell(const LearnedReport& report); // of the set that was given last
    // By which the computer players of the lab go, where that is wanted.
    std::optional<LearnedSet> used() const;

signals:
    void learnRequested();
    void ended(bool complete);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void forget();
    void showState();
    void showInsights();
    void retranslate();

    TileSet set_;
    bool playable_ = false;
    Sha256 digest_{}; // of the set that is being learned or known
    std::optional<LearnedReport> report_;

    // In the order of the tab key.
    QPushButton* learn_;
    QProgressBar* bar_;
    QCheckBox* use_;
    QStackedWidget* pages_; // of the next two
    QLabel* invitation_;
    desk::FindingsList* insights_;
    SetLearner learner_;
};

} // namespace lodeline::goldrush::editor
