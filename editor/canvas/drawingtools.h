// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/tool.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {

// Lays track from edge to edge or to the middle; what lies in the middle is where it ends. A click gives
// track to an edge that has none, another end to track, and the right button takes it away.
class TrackTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(TrackTool)

public:
    QString icon() const override { return QStringLiteral("track"); }
    QString name() const override;
    QString hint() const override;
    Qt::Key key() const override { return Qt::Key_2; }
    TileEdit click(const TileDesign& tile, const TileSpot& spot, bool other) const override;
    TileEdit drag(const TileDesign& tile, const TileSpot& from, const TileSpot& to) const override;
};

// Gives edges to mountains and takes them away, makes peaks, joins and splits.
class MountainTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(MountainTool)

public:
    QString icon() const override { return QStringLiteral("mountain"); }
    QString name() const override;
    QString hint() const override;
    Qt::Key key() const override { return Qt::Key_3; }
    TileEdit click(const TileDesign& tile, const TileSpot& spot, bool other) const override;
    TileEdit drag(const TileDesign& tile, const TileSpot& from, const TileSpot& to) const override;
};

// Builds a town in the middle and pulls it down.
class TownTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(TownTool)

public:
    QString icon() const override { return QStringLiteral("town"); }
    QString name() const override;
    QString hint() const override;
    Qt::Key key() const override { return Qt::Key_4; }
    TileEdit click(const TileDesign& tile, const TileSpot& spot, bool other) const override;
};

// All-round: a click on an edge gives it the next kind; a drag goes on with what lies where it begins.
class DrawTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(DrawTool)

public:
    QString icon() const override { return QStringLiteral("pencil"); }
    QString name() const override;
    QString hint() const override;
    Qt::Key key() const override { return Qt::Key_1; }
    TileEdit click(const TileDesign& tile, const TileSpot& spot, bool other) const override;
    TileEdit drag(const TileDesign& tile, const TileSpot& from, const TileSpot& to) const override;

private:
    TrackTool track_;
    MountainTool mountain_;
};

} // namespace lodeline::goldrush::editor
