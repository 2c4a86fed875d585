// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/document/setdocument.h"

#include <QAction>
#include <QTest>

namespace lodeline::goldrush::editor::test {

// A hand with mouse and keys over the canvas of one tile of a document.
class Hand
{
public:
    explicit Hand(SetDocument& document)
        : document_(document)
    {
        panel_.resize(480, 560);
        panel_.show();
        QObject::connect(&canvas(), &TileCanvas::editRequested, &panel_, [this](const TileEdit& edit) {
            document_.changeTile(tile_, edit.words, edit.apply);
            show(tile_);
        });
    }

    TileCanvas& canvas() const { return *panel_.canvas(); }
    const TileDesign& tile() const { return document_.set().tiles[static_cast<std::size_t>(tile_)]; }

    void show(int tile)
    {
        tile_ = tile;
        canvas().setTile(this->tile());
    }
    enum Tool { Draw, Track, Mountain, Town, Nugget, Locomotive, Tipi, Herd };
    void take(Tool tool) const { panel_.toolActions()[tool]->trigger(); }

    static QPointF at(Side edge) { return TileSpots::middleOf(edge); }
    static constexpr QPointF kMiddle{0.5, 0.5};

    void click(QPointF place, Qt::MouseButton button = Qt::LeftButton) const
    {
        QTest::mouseClick(&canvas(), button, {}, canvas().toWidget(place).toPoint());
    }
    void drag(QPointF from, QPointF to) const
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, canvas().toWidget(from).toPoint());
        QTest::mouseMove(&canvas(), canvas().toWidget((from + to) / 2).toPoint());
        QTest::mouseMove(&canvas(), canvas().toWidget(to).toPoint());
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, canvas().toWidget(to).toPoint());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&canvas(), key, modifiers);
    }
    // A key so many times with a part of the tile chosen.
    void press(SegmentRef segment, Qt::Key key, int times) const
    {
        canvas().choose({{}, segment});
        for (int i = 0; i < std::abs(times); ++i)
            press(key, times < 0 ? Qt::ShiftModifier : Qt::NoModifier);
    }

private:
    SetDocument& document_;
    CanvasPanel panel_;
    int tile_ = 0;
};

} // namespace lodeline::goldrush::editor::test
