// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

namespace lodeline::art {

// The theme as somebody sees it: all of its colours, and by its `vision` what is painted from pictures.
Theme seen(Theme theme, Vision vision);

} // namespace lodeline::art
