// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QSpinBox>

#include <algorithm>

namespace lodeline::goldrush::editor {

// The copies of the chosen tiles. Where they have other numbers of them it says so, and a step goes from the
// number of the tile that is drawn.
class CopiesField : public QSpinBox
{
public:
    static constexpr int kVarious = -1;

    using QSpinBox::QSpinBox;

    // `various` is what it says of them, empty where all have the same number.
    void showCopies(int copies, const QString& various)
    {
        const int shown = various.isEmpty() ? copies : kVarious;
        if (copies == drawn_ && shown == value() && various == specialValueText())
            return; // with what is being typed
        drawn_ = copies;
        setRange(various.isEmpty() ? 0 : kVarious, kMaxCopies);
        setSpecialValueText(various);
        setValue(shown);
    }

    void stepBy(int steps) override
    {
        if (value() != kVarious) {
            QSpinBox::stepBy(steps);
            return;
        }
        setValue(std::clamp(drawn_ + steps, 0, kMaxCopies));
        selectAll();
    }

protected:
    StepEnabled stepEnabled() const override
    {
        return value() == kVarious ? StepUpEnabled | StepDownEnabled : QSpinBox::stepEnabled();
    }

private:
    int drawn_ = 0;
};

} // namespace lodeline::goldrush::editor
