// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/svg/svgdevice.h"

#include "ui/export/svg/svgengine.h"

#include <cmath>
#include <limits>

namespace lodeline::ui {
namespace {

constexpr int kUnitsPerInch = 96;

} // namespace

SvgDevice::SvgDevice(QSizeF size, int decimals, QByteArray prefix)
    : engine_(std::make_unique<SvgEngine>(decimals, std::move(prefix)))
    , size_(size)
{
}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const
{
    return engine_.get();
}

void SvgDevice::beginGroup(const QByteArray& attributes)
{
    engine_->addPlain("<g " + attributes + ">\n");
}

void SvgDevice::endGroup()
{
    engine_->addPlain("</g>\n");
}

void SvgDevice::add(const QByteArray& markup)
{
    engine_->addPlain(markup);
}

QByteArray SvgDevice::markup() const
{
    return engine_->markup();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(std::ceil(size_.width()));
    case PdmHeight:
        return static_cast<int>(std::ceil(size_.height()));
    case PdmWidthMM:
        return static_cast<int>(size_.width() * 25.4 / kUnitsPerInch);
    case PdmHeightMM:
        return static_cast<int>(size_.height() * 25.4 / kUnitsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return kUnitsPerInch;
    case PdmNumColors:
        return std::numeric_limits<int>::max();
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return QPaintDevice::metric(metric);
}

} // namespace lodeline::ui
