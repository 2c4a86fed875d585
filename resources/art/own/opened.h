// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::art {

// How a container came to be read, which says how well it is remembered (resources/art/own/picturestore.h).
enum class Opened {
    ByPerson,      // first of all
    WithItsFolder, // last, where there is room; what is remembered stays in its place
    ForNow         // not at all: the file will soon be gone, or a copy of it is what is found again
};

} // namespace lodeline::art
