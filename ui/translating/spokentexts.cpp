// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/spokentexts.h"

#include <QHash>

namespace lodeline::ui {
namespace {

using Known = QHash<QByteArray, const CatalogueText*>;

// Of a text that stands there twice the last counts, as for whoever speaks it.
Known knownOf(const Catalogue& catalogue)
{
    Known known;
    for (const CatalogueText& text : catalogue.texts)
        if (text.state != TextState::Gap)
            known.insert(keyOf(text), &text);
    return known;
}

} // namespace

std::vector<SpokenText> spokenTexts(const SpokenCatalogues& catalogues)
{
    const Known english = knownOf(catalogues.english);
    const Known shipped = knownOf(catalogues.shipped);
    const Known own = knownOf(catalogues.own);
    std::vector<SpokenText> spoken;
    for (const CatalogueText& text :
         catalogues.all.texts.empty() ? catalogues.shipped.texts : catalogues.all.texts) {
        SpokenText one{text, {}, false};
        const CatalogueText* mine = own.value(keyOf(text));
        const CatalogueText* said = mine ? mine : shipped.value(keyOf(text));
        one.isOwn = mine != nullptr;
        one.text.forms = said ? said->forms : QStringList();
        one.text.state = said ? said->state : TextState::Gap;
        if (const CatalogueText* plural = english.value(keyOf(text)); !said && plural)
            one.shown = plural->forms;
        else
            one.shown = said ? said->forms : QStringList{QString::fromUtf8(text.source)};
        spoken.push_back(std::move(one));
    }
    return spoken;
}

bool isReadByUser(const CatalogueText& text, bool isOwn)
{
    return isOwn && text.state == TextState::Read;
}

bool isSaid(const TypedText& typed, const CatalogueText& text, bool isOwn)
{
    const bool isRead = typed.text.state == TextState::Read;
    return typed.text.forms == text.forms && isRead == isReadByUser(text, isOwn);
}

bool isSame(const CatalogueText& one, const CatalogueText& other)
{
    return keyOf(one) == keyOf(other);
}

} // namespace lodeline::ui
