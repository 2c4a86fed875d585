// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/move.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <variant>

namespace lodeline::goldrush {

// What one choice on the board would ask the session for.
using Offer = std::variant<Placement, Action>;

// What people can do on the board at one time: a list of offers, one of which may be chosen, that is under
// the pointer or has the keyboard focus. A mode makes the items for it and takes them away when it ends.
class Mode
{
public:
    virtual ~Mode() = default;
    Mode() = default;
    Mode(const Mode&) = delete;
    Mode& operator=(const Mode&) = delete;

    virtual QString hint() const = 0;

    virtual int offerCount() const { return 0; }
    virtual Offer offer(int) const { return Action{}; }
    virtual QString offerName(int) const { return {}; }
    // Where it is in the scene, when one scene unit is `scale` pixels.
    virtual QRectF offerRect(int, qreal /*scale*/) const { return {}; }
    // The offer under a point of the scene, -1 for none.
    virtual int offerAt(QPointF, qreal /*scale*/) const { return -1; }
    // The offer where going through them by keyboard begins.
    virtual int firstOffer() const { return 0; }

    // The pointer is where no offer need be, or has left the board. Whether the hint is another one now.
    virtual bool look(std::optional<QPointF> /*point*/) { return false; }

    // Whether a point of the scene is beside tiles, and what is held can lie there in no way.
    virtual bool fitsNowhere(QPointF /*point*/) const { return false; }

    // -1 for none.
    virtual void choose(int offer, bool byKeyboard) = 0;
    virtual int chosen() const { return -1; }

    // The offers call attention: 1 as much as they can, 0 not at all.
    virtual void pulse(qreal /*strength*/) {}

    // Turns what is held to the next legal rotation; false when there is no other.
    virtual bool turn(int /*quarterTurns*/) { return false; }
    virtual bool canTurn() const { return false; }
    virtual Rotation heldRotation() const { return Rotation::R0; }
    // Whether the plain wheel turns what the pointer holds: the hint names it only then.
    virtual void setWheelTurns(bool /*on*/) {}

    // Words that lie on the board, in another language.
    virtual void retranslate() {}
};

} // namespace lodeline::goldrush
