// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/ownart.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tilepainter.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace lodeline::goldrush {

// The picture of one tile, square, at the size that the layout gives.
class TilePicture : public QWidget
{
    Q_OBJECT

public:
    explicit TilePicture(QWidget* parent = nullptr);

    // `set`: whose tile it is, for the symbols on it.
    void setTile(const std::optional<TileDesign>& design, const TileSet* set = nullptr);
    void setRotation(Rotation rotation);
    void setTheme(const art::Theme& theme);

    QSize sizeHint() const override { return {132, 132}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void forget();

    std::optional<TileDesign> design_;
    Rotation rotation_ = Rotation::R0;
    art::Theme theme_;
    QPixmap picture_;
    art::Shown shown_ = art::Shown::Final;
    art::OwnArt art_; // while it is provisional
    PicturedParts parts_;
    art::PartPictures own_;
    int revision_ = 0; // of them, when it was painted
};

} // namespace lodeline::goldrush
