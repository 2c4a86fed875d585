// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/core/pictures/pictureref.h"

namespace lodeline {

// The picture in a member that may be missing.
std::optional<PictureRef> readPictureRef(ObjectReader& reader, const char* key);
Json toJson(const PictureRef& picture);

} // namespace lodeline
