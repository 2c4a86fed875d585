// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/figurestable.h"
#include "engine/boomtown/lab/figures.h"

namespace lodeline::boomtown::editor {

// The key figures of a deck in groups, beside those of the usual deck.
class DeckKeyFigures : public desk::FiguresTable
{
    Q_OBJECT

public:
    explicit DeckKeyFigures(QWidget* parent = nullptr);

    void setFigures(const std::optional<DeckFigures>& own, const std::optional<DeckFigures>& usual);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::optional<DeckFigures> own_;
    std::optional<DeckFigures> usual_;
};

} // namespace lodeline::boomtown::editor
