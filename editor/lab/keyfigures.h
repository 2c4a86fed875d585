// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/figurestable.h"
#include "engine/goldrush/lab/figures.h"

#include <optional>

namespace lodeline::goldrush::editor {

// The key figures of a set in groups, beside those of the classic set.
class KeyFigures : public desk::FiguresTable
{
    Q_OBJECT

public:
    explicit KeyFigures(QWidget* parent = nullptr);

    void setFigures(const std::optional<SetFigures>& own, const std::optional<SetFigures>& classic);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::optional<SetFigures> own_;
    std::optional<SetFigures> classic_;
};

} // namespace lodeline::goldrush::editor
