// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/ghostitem.h"
#include "app/goldrush/board/items/spotitem.h"
#include "app/goldrush/board/modes/mode.h"
#include "engine/goldrush/rules/game.h"
#include "ui/keys/keytext.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace lodeline::goldrush {

class BoardScene;

// The drawn tile is to be placed: one offer for each spot, in reading order. The tile is held in the
// rotation the player wants; over a spot where that does not fit it turns to the nearest one that does.
class PlacingMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(PlacingMode)

public:
    // `game` must stay as it is while the mode lives.
    PlacingMode(BoardScene& scene, const Game& game, ui::KeyText keys);

    QString hint() const override;
    int offerCount() const override { return static_cast<int>(spots_.size()); }
    Offer offer(int index) const override { return placementAt(index); }
    QString offerName(int index) const override;
    QRectF offerRect(int index, qreal scale) const override;
    int offerAt(QPointF point, qreal scale) const override;
    int firstOffer() const override;
    bool look(std::optional<QPointF> point) override;
    bool fitsNowhere(QPointF point) const override;
    void choose(int index, bool byKeyboard) override;
    int chosen() const override { return chosen_; }
    bool turn(int quarterTurns) override;
    bool canTurn() const override;
    Rotation heldRotation() const override;
    void setWheelTurns(bool on) override { wheelTurns_ = on; }

private:
    struct Spot
    {
        Position at;
        std::array<bool, kRotations> fits{};
        std::unique_ptr<SpotItem> item;

        int rotations() const;
        Rotation nearest(Rotation wanted) const;
    };

    void collectSpots();
    Placement placementAt(int index) const;
    bool fitsAnywhere(Rotation rotation) const;
    bool isClosed(Position at) const; // an empty square beside a tile, which fits there in no way
    void showGhost();
    QString turnHint() const;

    const Game& game_;
    ui::KeyText keys_;
    int design_;
    std::vector<Spot> spots_;
    GhostItem ghost_;
    Rotation wanted_ = Rotation::R0;
    int chosen_ = -1;
    std::optional<Position> refused_; // the pointer is there, and the tile does not fit
    bool byKeyboard_ = false;
    bool wheelTurns_ = true;
};

} // namespace lodeline::goldrush
