// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace lodeline::ui {

// Whether a key is pressed without Ctrl, Alt and Meta; Shift may be held.
inline bool isPlain(const QKeyEvent& event)
{
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace lodeline::ui
