// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgpage.h"

#include "engine/goldrush/design/art/artvalues.h"

#include <QSizeF>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

constexpr double kPixelsAnInch = 96;

// In pixels; nothing for what depends on the window.
std::optional<double> pixels(QStringView length)
{
    struct Unit
    {
        QStringView name;
        double pixels;
    };
    constexpr std::array<Unit, 7> units{{{u"px", 1},
                                         {u"mm", kPixelsAnInch / 25.4},
                                         {u"cm", kPixelsAnInch / 2.54},
                                         {u"in", kPixelsAnInch},
                                         {u"pt", kPixelsAnInch / 72},
                                         {u"pc", kPixelsAnInch / 6},
                                         {u"q", kPixelsAnInch / 101.6}}};
    const QString text = length.trimmed().toString().toLower();
    const std::vector<double> numbers = numbersOf(text.toStdString());
    if (numbers.size() != 1 || numbers.front() <= 0)
        return {};
    if (text.back().isDigit() || text.endsWith(u'.'))
        return numbers.front();
    const auto unit = std::ranges::find_if(units, [&](const Unit& one) { return text.endsWith(one.name); });
    return unit == units.end() ? std::nullopt : std::optional(numbers.front() * unit->pixels);
}

// Where a view box lies in the room that is left: at the beginning, in the middle or at the end.
double share(QStringView alignment, QStringView least, QStringView most)
{
    return alignment.contains(least) ? 0 : alignment.contains(most) ? 1 : 0.5;
}

} // namespace

std::optional<QRectF> pageOf(const SvgSize& size)
{
    const std::vector<double> box = numbersOf(size.viewBox.toString().toStdString());
    const auto width = pixels(size.width);
    const auto height = pixels(size.height);
    const bool hasBox = box.size() == 4 && box[2] > 0 && box[3] > 0;
    if (!hasBox)
        return width && height && size.viewBox.isEmpty() ? std::optional(QRectF(0, 0, *width, *height))
                                                         : std::nullopt;
    const QRectF view(box[0], box[1], box[2], box[3]);
    const QStringView fit = size.preserveAspectRatio;
    if (!width || !height || fit.contains(u"none"))
        return view;
    const double across = *width / view.width();
    const double down = *height / view.height();
    constexpr double kRounded = 0.002; // programs round both
    if (std::abs(across - down) <= kRounded * std::max(across, down))
        return view;
    const double scale = fit.contains(u"slice") ? std::max(across, down) : std::min(across, down);
    const QSizeF page(*width / scale, *height / scale);
    return QRectF({view.x() + (view.width() - page.width()) * share(fit, u"xMin", u"xMax"),
                   view.y() + (view.height() - page.height()) * share(fit, u"YMin", u"YMax")},
                  page);
}

} // namespace lodeline::goldrush::editor
