// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/languages.h"

#include <algorithm>

namespace lodeline::test {

// Of keys that clash, "A/B", those that the translation is to blame for: a text that is missing from it is
// English, and English does not know the keys of others.
inline QStringList clashesOfTranslation(QStringList clashes, const QString& language)
{
    // Languages speak to every window anew, so they come only when there is something to ask them.
    const QString path = clashes.isEmpty() ? QString() : ui::Languages().shippedFile(language);
    if (path.isEmpty())
        return clashes;
    const auto bytes = ui::readFile(path, ui::kMaxCatalogueBytes);
    const ui::Catalogue catalogue = bytes ? ui::parseCatalogue(*bytes).value().catalogue : ui::Catalogue{};
    for (const ui::CatalogueText& text : catalogue.texts) {
        if (text.state != ui::TextState::Gap)
            continue;
        const QString gap = QString::fromUtf8(text.source);
        clashes.removeIf([&gap](const QString& clash) {
            return clash.startsWith(gap + u'/') || clash.endsWith(u'/' + gap);
        });
    }
    return clashes;
}

} // namespace lodeline::test
