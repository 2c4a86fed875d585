// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::ui {

// Says anew what Qt says of parts of its windows only once, when it makes them: the buttons of panels and
// tabs. Needed after each change of the language.
void sayQtAnew();

} // namespace lodeline::ui
