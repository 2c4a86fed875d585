// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/spokentexts.h"

#include <QHash>

#include <tuple>
#include <unordered_map>

namespace lodeline::ui {
namespace {

auto keyOf(const CatalogueText& text)
{
    return std::tuple(text.context, text.source, text.comment);
}

using Key = decltype(keyOf(CatalogueText()));

struct KeyHash
{
    std::size_t operator()(const Key& key) const
    {
        return qHashMulti(0, std::get<0>(key), std::get<1>(key), std::get<2>(key));
    }
};

using Known = std::unordered_map<Key, const CatalogueText*, KeyHash>;

// Of a text that stands there twice the last counts, as for whoever speaks it.
Known knownOf(const Catalogue& catalogue)
{
    Known known;
    for (const CatalogueText& text : catalogue.texts)
        if (text.state != TextState::Gap)
            known.insert_or_assign(keyOf(text), &text);
    return known;
}

const CatalogueText* find(const Known& known, const CatalogueText& text)
{
    const auto found = known.find(keyOf(text));
    return found == known.end() ? nullptr : found->second;
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
        const CatalogueText* mine = find(own, text);
        const CatalogueText* said = mine ? mine : find(shipped, text);
        one.isOwn = mine != nullptr;
        one.text.forms = said ? said->forms : QStringList();
        one.text.state = said ? said->state : TextState::Gap;
        if (const CatalogueText* plural = find(english, text); !said && plural)
            one.shown = plural->forms;
        else
            one.shown = said ? said->forms : QStringList{QString::fromUtf8(text.source)};
        spoken.push_back(std::move(one));
    }
    return spoken;
}

bool isSame(const CatalogueText& one, const CatalogueText& other)
{
    return keyOf(one) == keyOf(other);
}

} // namespace lodeline::ui
