// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace lodeline::goldrush::editor {

// "Pictures of the set: 34 MB of 2 GB" for the bytes of all that lie beside the set; 2 GB is what a file of
// sets with pictures may have.
QString pictureUseText(std::uint64_t bytes);

} // namespace lodeline::goldrush::editor
