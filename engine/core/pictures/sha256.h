// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"

namespace lodeline {

Sha256 sha256Of(std::string_view bytes);

} // namespace lodeline
