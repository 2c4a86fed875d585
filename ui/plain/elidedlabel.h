// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plain/label.h"

namespace lodeline::ui {

// One line of plain text that needs little room: what does not fit ends in dots and is told as a whole by the
// tool tip.
class ElidedLabel : public Label
{
public:
    using Label::Label;

    bool isCut() const;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect room() const;
};

} // namespace lodeline::ui
