// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/catalogue.h"

namespace lodeline::ui {

Coverage coverageOf(const Catalogue& catalogue)
{
    Coverage coverage{static_cast<int>(catalogue.texts.size()), 0, 0};
    for (const CatalogueText& text : catalogue.texts) {
        coverage.written += text.state != TextState::Gap ? 1 : 0;
        coverage.read += text.state == TextState::Read ? 1 : 0;
    }
    return coverage;
}

} // namespace lodeline::ui
