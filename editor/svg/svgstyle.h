// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/svg/svgfinding.h"

#include <QList>

#include <algorithm>
#include <array>
#include <optional>

namespace lodeline::goldrush::editor {

template <std::size_t N>
bool isOneOf(QStringView text, const std::array<QStringView, N>& known)
{
    return std::ranges::find(known, text) != known.end();
}

// A property of SVG with its value, from an attribute or a style.
struct SvgDeclaration
{
    QString name;
    QString value;
};

// Those of a style, in order; what stands between quotes or brackets parts nothing.
QList<SvgDeclaration> declarationsOf(QStringView style);
// The first of `stops` from `from` on that stands in no quotes and brackets, or the length of the text.
qsizetype findOutside(QStringView text, QStringView stops, qsizetype from = 0);

// Whether an attribute says what a declaration of the same name does.
bool isProperty(QStringView attribute);

struct JudgedValue
{
    QString value; // as a tile keeps it; empty: the declaration goes
    std::optional<SvgMatter> matter;
    QString detail;
};

// What a tile makes of a declaration. `isTransformed`: what it is for has a transform, too.
JudgedValue judged(const SvgDeclaration& declaration, bool isTransformed);

// What is clipped blends within itself alone in drawing programs; to the painter it has to be said.
inline constexpr QStringView kOwnLayer = u"isolation:isolate";

// The first reference of a text that leads out of the picture.
QString outsideIn(QStringView text);

} // namespace lodeline::goldrush::editor
