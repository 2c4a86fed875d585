// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/tool.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

class QActionGroup;
class QLabel;
class QToolBar;

namespace lodeline::goldrush::editor {

class TileCanvas;

// The canvas with its tools above and a line below that says what can be done.
class CanvasPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CanvasPanel(QWidget* parent = nullptr);
    ~CanvasPanel() override;

    TileCanvas* canvas() const { return canvas_; }
    QToolBar* toolBar() const { return toolBar_; } // for more actions behind the tools
    void setTheme(const art::Theme& theme);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void colourIcons();
    void retranslate();
    void reserveHintLines();

    std::vector<std::unique_ptr<Tool>> tools_;
    QToolBar* toolBar_;
    QActionGroup* choices_;
    TileCanvas* canvas_;
    QLabel* hint_;
};

} // namespace lodeline::goldrush::editor
