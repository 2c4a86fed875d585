// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QCheckBox;

namespace lodeline::boomtown::editor {

class CardCanvas;

// The canvas with the palettes of territories and symbols for the chosen square.
class CardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CardPanel(QWidget* parent = nullptr);

    CardCanvas* canvas() const { return canvas_; }
    void setFront(const std::optional<Front>& front);
    void setTheme(const art::Theme& theme);
    void turn(); // upside down, and back

protected:
    void changeEvent(QEvent* event) override;

private:
    void addRow(QLayout* rows, QButtonGroup* group, int count);
    void showSquare();
    void paintIcons();
    void retranslate();

    CardCanvas* canvas_;
    QButtonGroup* territories_;
    QButtonGroup* symbols_;
    QCheckBox* turned_;
    std::optional<Front> front_;
    art::Theme theme_;
};

} // namespace lodeline::boomtown::editor
