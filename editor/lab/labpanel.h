// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/labrunner.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTabWidget;

namespace lodeline::goldrush::editor {

class FindingsList;
class HistogramGrid;
class KeyFigures;
class LabControls;
class TilesTable;

// The lab: plays many games of a tile set between computer players in the background and shows what stands
// out, beside the classic set.
class LabPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LabPanel(QWidget* parent = nullptr);

    // The set to be measured from the next run on. Results that are shown stay, and say when they are of an
    // older state of the set. Cheap enough for every edit.
    void setTileSet(const TileSet& set);
    void setTheme(const art::Theme& theme);

    LabSettings settings() const;
    void setSettings(const LabSettings& settings);
    void run();
    void cancel();
    bool isRunning() const { return runner_.isRunning(); }

    // What is shown, if anything.
    const std::optional<SimulationResult>& result() const { return own_; }
    // Writes it as CSV when the name ends so, else as JSON; the reason if that fails.
    tl::expected<void, QString> exportTo(const QString& path) const;

signals:
    void aboutToRun(); // what is being typed elsewhere has to be in the set
    // A tile of the set that was given last.
    void tileActivated(int design);
    void ended(bool complete);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    void makeTabs();
    void connectParts();
    void retranslate();
    void showState();
    void showResult();
    QString stateText() const;
    QString fileName() const;
    // The games with the classic set, if there are any.
    const SimulationResult* classic() const { return classic_ ? &*classic_ : nullptr; }
    void chooseExport(const QString& suffix);
    void activateTile(int design);

    TileSet set_;      // as given last
    TileSet measured_; // as it was when `own_` began
    LabSettings ran_;
    std::optional<SimulationResult> own_;
    std::optional<SimulationResult> classic_;
    bool complete_ = false;
    QString hindrance_; // why the set cannot be played
    QString folder_;

    // In the order of the tab key.
    LabControls* controls_;
    QLabel* notice_;
    QLabel* state_;
    QPushButton* csv_;
    QPushButton* json_;
    QTabWidget* tabs_;
    FindingsList* findings_;
    KeyFigures* figures_;
    HistogramGrid* histograms_;
    TilesTable* tiles_;
    LabRunner runner_;
};

} // namespace lodeline::goldrush::editor
