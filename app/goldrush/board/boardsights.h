// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/look/lookaround.h"
#include "ui/access/sights.h"

#include <functional>

class QRectF;

namespace lodeline::goldrush {

class BoardController;

// The board for assistive technology: its squares in reading order; of a tile the features first, as keys go
// through them, then the pieces, then the tokens. All is as the session has it, whatever is still moving.
class BoardSights : public ui::Sights
{
public:
    // `toScreen` maps from the scene. Both outlive it.
    BoardSights(BoardController& control, std::function<QRect(const QRectF&)> toScreen);

    QString sightsName() const override;
    int sightsEpoch() const override;
    std::vector<int> sightPlaces() const override;
    int sightParts(int place) const override;
    bool isThere(ui::Sight sight) const override;
    QString sightText(ui::Sight sight) const override;
    QRect sightScreenRect(ui::Sight sight) const override;
    std::optional<ui::Sight> watchedSight() const override;
    void watchSight(ui::Sight sight) override;

private:
    struct Parts;

    const Game* game() const; // nullptr for an empty table
    Parts partsOf(Position at) const;
    QString partText(Position at, std::size_t part) const;

    BoardController& control_;
    std::function<QRect(const QRectF&)> toScreen_;
};

} // namespace lodeline::goldrush
