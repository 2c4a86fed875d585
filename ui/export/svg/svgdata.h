// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QTransform>

namespace lodeline::ui {

// With so many decimals at most: "12.5", "-.3".
QByteArray svgNumber(double value, int decimals);
// "matrix(1 0 0 1 12.5 0)"
QByteArray svgMatrix(const QTransform& transform);
// What the attribute "d" of a path takes; each point is rounded by itself.
QByteArray svgPathData(const QPainterPath& path, int decimals);

// A whole file that shows `box` of the markup of an `SvgDevice` so large, in millimetres. `title` is plain
// text; `attributes` are further ones of the root, such as namespaces.
QByteArray svgDocument(QSizeF size, const QRectF& box, const QString& title, const QByteArray& markup,
                       const QByteArray& attributes = {});

} // namespace lodeline::ui
