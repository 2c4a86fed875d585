// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QPixmap>

#include <functional>
#include <memory>

namespace lodeline::app {

// A picture behind a page, painted piece by piece, so that nobody waits for it.
class Backdrop
{
public:
    virtual ~Backdrop() = default;

    virtual bool paintNext() = 0; // false when nothing is left to be painted
    virtual const QPixmap& picture() const = 0;
};

// Makes one of a size in device-independent pixels, with its middle in the middle of the page; nullptr where
// it cannot be made.
using BackdropMaker =
    std::function<std::unique_ptr<Backdrop>(QSize size, qreal devicePixelRatio, const art::Theme& theme)>;

} // namespace lodeline::app
