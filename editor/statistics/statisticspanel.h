// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/preview/designpictures.h"
#include "editor/statistics/figures.h"
#include "engine/goldrush/design/meetings.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace lodeline::goldrush::editor {

class ComparisonChart;
class SectionFlow;
class SquareStrip;
class TileStrip;

// What a set is made of and how well its tiles go together, beside the classic set.
class StatisticsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StatisticsPanel(QWidget* parent = nullptr);

    // Cheap when nothing has changed. The set may be full of errors.
    void setTileSet(const TileSet& set);
    // The tile whose partners are shown, an index into the designs of the set; any other number for none.
    void setCurrentTile(int design);
    void setTheme(const art::Theme& theme);

    // The charts from top to bottom, and the tiles below them.
    enum Part { Overview, Edges, Supply, Features, Ends, Symbols, Chances, PartCount };
    ComparisonChart* chart(Part part) const { return charts_[part]; }
    SquareStrip* hardest() const { return hardest_; }
    TileStrip* partners() const { return partners_; }
    TileStrip* loners() const { return loners_; }

signals:
    // A tile was chosen among the partners or the least sociable ones.
    void tileActivated(int design);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Section
    {
        QLabel* title = nullptr;
        QLabel* note = nullptr;
    };

    QVBoxLayout* addSection(Section& section);
    void refresh();
    void showFigures();
    void showPartners();
    void showLoners();
    QString nameOf(int design) const;
    void retranslate();

    TileSet set_;
    int current_ = -1;
    Figures figures_;
    Figures classic_;
    Meetings meetings_;
    DesignPictures pictures_;
    QScrollArea* scroll_;
    SectionFlow* flow_;
    std::array<Section, PartCount> sections_;
    std::array<ComparisonChart*, PartCount> charts_{};
    Section hardestSection_;
    SquareStrip* hardest_;
    QCheckBox* allSquares_;
    Section partnersSection_;
    TileStrip* partners_;
    Section lonersSection_;
    TileStrip* loners_;
};

} // namespace lodeline::goldrush::editor
