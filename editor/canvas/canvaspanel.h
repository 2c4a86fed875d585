// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/tool.h"
#include "resources/art/theme/theme.h"

#include <QList>
#include <QWidget>

#include <array>

class QAction;
class QActionGroup;
class QLabel;
class QToolBar;

namespace lodeline::goldrush::editor {

class TileCanvas;

// The canvas with its tools above, in two rows where there is no room for one, and a line below that says
// what can be done, where the drawing can do without its room.
class CanvasPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CanvasPanel(QWidget* parent = nullptr);
    ~CanvasPanel() override;

    TileCanvas* canvas() const { return canvas_; }
    QList<QAction*> toolActions() const;
    QSize minimumSizeHint() const override;
    void setTheme(const art::Theme& theme);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void colourIcons();
    void retranslate();
    void layTools();
    void reserveHintLines();

    std::vector<std::unique_ptr<Tool>> tools_;
    std::array<QToolBar*, 2> rows_; // of tools
    QActionGroup* choices_;
    TileCanvas* canvas_;
    QLabel* hint_;
};

} // namespace lodeline::goldrush::editor
