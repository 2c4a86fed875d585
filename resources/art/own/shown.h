// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::art {

// Whether a picture that a set brings along is waited for: by exports, never by the window's thread.
enum class Patience { None, UntilThere };
// Provisional: another picture stands in its place, until `OwnPictures::changed` tells that it may be there.
enum class Shown { Final, Provisional };

} // namespace lodeline::art
