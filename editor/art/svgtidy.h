// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/art/artfault.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QVector>

#include <optional>

namespace lodeline::goldrush::editor {

// What of an SVG picture a tile does not take.
enum class SvgPart {
    Element,   // that does something but draw: scripts, animations, foreign contents
    Handler,   // an attribute that runs something
    Reference, // to something outside the picture
};

struct SvgLeftOut
{
    SvgPart part{};
    qint64 line = 0; // from 1
    QString element;
    QString detail; // the name of the part, or the reference; at most 200 characters

    friend bool operator==(const SvgLeftOut&, const SvgLeftOut&) = default;
};

struct TidySvg
{
    QByteArray svg; // empty when it is refused
    QVector<SvgLeftOut> leftOut;
    std::optional<lodeline::goldrush::ArtFault> fault; // why it is refused; lines are those of the original
    QSize size;                                        // that it gives itself, in its units

    bool ok() const { return !svg.isEmpty(); }
};

inline constexpr qsizetype kMaxSvgFileBytes = qsizetype{2} << 20; // with all that is left out
inline constexpr int kMaxSvgLeftOut = 100;                        // further parts are not listed

// SVG as a tile keeps it: all that is drawn, without what drawing programs note for themselves, scripts and
// references to anything outside. Whatever else may not be painted refuses it as a whole.
TidySvg tidySvg(const QByteArray& svg);

// One sentence in the user's language, without line and element.
QString describe(const SvgLeftOut& leftOut);

} // namespace lodeline::goldrush::editor
