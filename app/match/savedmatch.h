// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QImage>
#include <QStringList>

#include <string>
#include <string_view>

namespace lodeline::app {

// A match as its file holds it, for lists of files. Never changes, so that any thread may ask it.
class SavedMatch
{
public:
    virtual ~SavedMatch() = default;

    virtual std::string_view format() const = 0; // as Kind::format
    virtual std::string text() const = 0;        // its record
    virtual QStringList players() const = 0;     // as the record has them
    virtual int turns() const = 0;
    virtual bool isOver() const = 0;
    virtual QString subject() const { return {}; } // what it is played with: the name of a set
    // A small picture of how it stands, `size` in device-independent pixels; may be null.
    virtual QImage picture(QSize /*size*/, qreal /*devicePixelRatio*/, const art::Theme& /*theme*/) const
    {
        return {};
    }
};

} // namespace lodeline::app
