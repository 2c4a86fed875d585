// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lodeline {

// Gives room to all that asked for it. Panels ask, and are laid out, in turns of the event loop of their own.
inline void settleLayouts()
{
    for (int turn = 0; turn < 4; ++turn)
        QCoreApplication::processEvents();
}

} // namespace lodeline
