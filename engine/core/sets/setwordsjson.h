// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/core/sets/setwords.h"

namespace lodeline {

// The members of that name; of form only.
void readSetWords(ObjectReader& reader, SetWords& words);
// The name, and what else is not empty.
void addSetWords(Json& json, const SetWords& words);

// "format" and "version" of a set that need not say what it is, but may not be anything else.
void checkSetFormat(ObjectReader& reader, std::string_view format, int newest);

} // namespace lodeline
