// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QScreen>
#include <QWindow>

namespace lodeline::test {

// A widget as a window on a screen whose pixels are as fine as one likes.
template <typename Widget>
class OnScreen : public Widget
{
public:
    using Widget::Widget;

    void moveTo(qreal ratio)
    {
        ratio_ = ratio;
        emit this->windowHandle()->screenChanged(this->screen());
    }

protected:
    int metric(QPaintDevice::PaintDeviceMetric wanted) const override
    {
        if (wanted == QPaintDevice::PdmDevicePixelRatio)
            return qRound(ratio_);
        if (wanted == QPaintDevice::PdmDevicePixelRatioScaled)
            return qRound(ratio_ * QPaintDevice::devicePixelRatioFScale());
        return Widget::metric(wanted);
    }

private:
    qreal ratio_ = 1;
};

} // namespace lodeline::test
