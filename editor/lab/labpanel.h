// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/labrunner.h"
#include "editor/measuring/labframe.h"
#include "resources/art/theme/theme.h"

#include <optional>

class QScrollArea;

namespace lodeline::desk {
class FindingsList;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

class HistogramGrid;
class KeyFigures;
class LearningPage;
class TilesTable;

// The lab: plays many games of a tile set between computer players in the background and shows what stands
// out, beside the classic set.
class LabPanel : public desk::LabFrame
{
    Q_OBJECT

public:
    // `learned` is the folder of learned sets; without one they are not kept.
    explicit LabPanel(const QString& learned = {}, QWidget* parent = nullptr);

    // The set to be measured from the next run on. Results that are shown stay, and say when they are of an
    // older state of the set. Cheap enough for every edit.
    void setTileSet(const TileSet& set);
    void setTheme(const art::Theme& theme);

    void cancel() override { runner_.cancel(); }
    bool isRunning() const override { return runner_.isRunning(); }

    // What is shown, if anything.
    const std::optional<SimulationResult>& result() const { return own_; }
    LearningPage& learning() const { return *learning_; }

signals:
    // A tile of the set that was given last.
    void tileActivated(int design);

protected:
    QString phrase(Phrase wanted) const override;
    void start(const LabSettings& settings) override;
    int gamesPlayed() const override { return own_ ? own_->tally.games : 0; }
    bool isOutdated() const override;
    std::string measured() const override { return own_->tileSet; }
    std::string table() const override { return setCsv(*own_, classic()); }
    std::string document() const override { return toJson(*own_, classic()); }
    void retranslate() override;

private:
    static desk::LabOffer offer();
    void makePages();
    void connectParts();
    void showResult();
    void showFindings();
    // The games with the classic set, if there are any.
    const SimulationResult* classic() const { return classic_ ? &*classic_ : nullptr; }
    void activateTile(int design);
    void learn();

    TileSet set_;      // as given last
    TileSet measured_; // as it was when `own_` began
    std::optional<SimulationResult> own_;
    std::optional<SimulationResult> classic_;

    desk::FindingsList* findings_;
    KeyFigures* figures_;
    HistogramGrid* histograms_;
    QScrollArea* scroll_; // around these
    TilesTable* tiles_;
    LearningPage* learning_;
    LabRunner runner_;
};

} // namespace lodeline::goldrush::editor
