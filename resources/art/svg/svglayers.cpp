// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/svg/svglayers.h"

#include "resources/art/svg/svgvalues.h"

#include <QSet>

namespace lodeline::art {
namespace {

constexpr int kLayersOfUse = 2; // of whatever it refers to

bool isShape(const QString& element)
{
    static const QSet<QString> shapes{"path", "rect",     "circle",  "ellipse",
                                      "line", "polyline", "polygon", "text"};
    return shapes.contains(element);
}

} // namespace

void SvgLayers::open(QStringView element, qint64 line)
{
    Open next{.where = {line, element.toString()}};
    if (!open_.empty()) {
        next.fills = open_.back().fills;
        next.strokes = open_.back().strokes;
    }
    open_.push_back(next);
}

void SvgLayers::paint(QStringView name, QStringView value)
{
    Open& open = open_.back();
    if (name == u"opacity")
        open.faint = svgNumber(value).value_or(1) < 1;
    else if (value == u"inherit")
        return;
    else if (name == u"fill")
        open.fills = value != u"none";
    else if (name == u"stroke")
        open.strokes = value != u"none";
}

int SvgLayers::layersOf(const Open& open)
{
    const QString& element = open.where.element;
    if (isShape(element))
        return int{open.fills} + int{open.strokes};
    if (element == u"use")
        return kLayersOfUse;
    if (element == u"image")
        return 1;
    return element == u"g" || element == u"svg" ? open.layers : 0;
}

std::optional<SvgLayers::Faint> SvgLayers::close()
{
    const Open closed = std::move(open_.back());
    open_.pop_back();
    const int layers = layersOf(closed);
    if (!open_.empty())
        open_.back().layers += layers;
    return closed.faint && layers > 1 ? std::optional(closed.where) : std::nullopt;
}

} // namespace lodeline::art
