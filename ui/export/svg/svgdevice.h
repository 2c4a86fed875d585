// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>

#include <memory>

namespace lodeline::ui {

class SvgEngine;

// Paints into SVG: what is painted stays a shape with its colour or gradient, clips are clips, and text is
// outlines. Unlike QSvgGenerator it clips, takes elements of one's own, and writes little. Brushes with
// patterns or textures paint nothing, composition modes do not count.
class SvgDevice : public QPaintDevice
{
public:
    // `size` in units of the painter, of which so many decimals are kept. `prefix` stands before each id.
    SvgDevice(QSizeF size, int decimals, QByteArray prefix = {});
    ~SvgDevice() override;

    QPaintEngine* paintEngine() const override;

    // Markup of one's own between what was painted before and what follows. Groups have to be ended; no clip
    // of the painter lasts from before a group into it.
    void beginGroup(const QByteArray& attributes);
    void endGroup();
    void add(const QByteArray& markup);

    // All of it without a root, for `svgDocument` or a part of such a file: what is defined, then what is
    // drawn.
    QByteArray markup() const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    std::unique_ptr<SvgEngine> engine_;
    QSizeF size_;
};

} // namespace lodeline::ui
