// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace lodeline::ui {

class Sights;

// A painted widget with places that can be chosen and pressed: what assistive technology has to know of it.
// Places are numbered from 0.
class Offers
{
public:
    virtual ~Offers() = default;

    virtual QWidget* offersWidget() = 0;
    virtual int offerCount() const = 0;
    virtual QString offerName(int offer) const = 0;
    // What it would bring about, for those who do not see it; empty for nothing to say.
    virtual QString offerDescription(int /*offer*/) const { return {}; }
    virtual QRect offerScreenRect(int offer) const = 0; // on the screen
    virtual int chosenOffer() const = 0;                // -1 for none
    virtual int offerEpoch() const = 0;                 // another number once the offers are others
    virtual void chooseOffer(int offer) = 0;
    virtual void takeOffer(int offer) = 0;
    // What lies there beside the offers; lives as long as the widget.
    virtual Sights* sights() { return nullptr; }
};

} // namespace lodeline::ui
