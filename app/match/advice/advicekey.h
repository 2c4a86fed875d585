// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keys/plainkey.h"

namespace lodeline::app {

// Whether an event of a board is a press of the key that closes advice: Esc, with Shift or without, as the
// boards themselves take it.
inline bool closesAdvice(const QEvent& event)
{
    if (event.type() != QEvent::KeyPress)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return ui::isPlain(key) && key.key() == Qt::Key_Escape;
}

} // namespace lodeline::app
