// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/own/ownart.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tilepainter.h"

#include <QObject>
#include <QPixmap>

#include <vector>

namespace lodeline::ui {

// Square pictures of tiles for a list, painted when first asked for. A tile that brings its own picture is
// painted without it until that is there.
class TilePictures : public QObject
{
    Q_OBJECT

public:
    explicit TilePictures(QObject* parent = nullptr);

    // Forgets all pictures.
    void setTheme(const art::Theme& theme);
    // What the set of the tiles has for its symbols; forgets all pictures where that is something else.
    void setParts(const goldrush::TileSet& set);
    // In device-independent pixels. False, and nothing is forgotten, where it is the same.
    bool setSize(int side, qreal pixelRatio);

    // The picture of the tile with this number, which is kept until another one is shown under it.
    QPixmap picture(std::size_t number, const goldrush::TileDesign& design);

signals:
    // The own picture of a tile is there, or is refused: ask again.
    void changed(int number);

private:
    struct Picture
    {
        goldrush::TileDesign design;
        QPixmap pixmap;
        art::Shown shown = art::Shown::Final;
        art::OwnArt art;  // while it is provisional
        int revision = 0; // of the pictures of symbols
    };

    bool isPending(const Picture& kept) const;
    void ownPicturesChanged();

    art::Theme theme_;
    goldrush::PicturedParts parts_;
    art::PartPictures own_;
    int side_ = 56;
    qreal ratio_ = 1;
    std::vector<Picture> pictures_; // by number
};

} // namespace lodeline::ui
