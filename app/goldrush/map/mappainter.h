// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/map/mapcontent.h"
#include "resources/art/own/partpictures.h"

#include <QImage>

#include <functional>

class QPainter;

namespace lodeline::goldrush {

// Paints a map with its pieces, tokens and caption as it lies on paper, which is light. In any thread.
class MapPainter
{
public:
    // `dpi` says how finely tiles are painted; less where they would take too much memory all together.
    MapPainter(const MapContent& content, const MapOptions& options);

    const MapLayout& layout() const { return layout_; }
    // Placed tiles that look different.
    int pictures() const { return static_cast<int>(pictures_.size()); }
    QImage picture(int number) const;

    using Source = std::function<QImage(int number)>; // of the pictures
    using Step = std::function<bool()>;               // before each tile; false stops the painting
    // The unit of the painter is a millimetre. False when it was stopped.
    bool paint(QPainter& painter, const Source& source, const Step& step) const;

private:
    struct Look
    {
        int design = 0;
        Rotation rotation = Rotation::R0;
        std::vector<Position> at;
    };

    QPointF corner(Position at) const;
    QPointF onTile(Position at, QPointF unit) const;
    void paintTokens(QPainter& painter) const;
    void paintPieces(QPainter& painter) const;
    void paintCaption(QPainter& painter) const;

    const MapContent& content_;
    art::PartPictures parts_;
    MapLayout layout_;
    Position first_; // the north-west corner of the map
    std::vector<Look> pictures_;
    int side_ = 1; // pixels of a tile
};

} // namespace lodeline::goldrush
