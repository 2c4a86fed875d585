// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/cataloguetranslator.h"

#include <algorithm>

namespace lodeline::ui {

CatalogueTranslator::CatalogueTranslator(const Catalogue& catalogue, QObject* parent)
    : QTranslator(parent)
    , forms_(catalogue.language)
{
    texts_.reserve(static_cast<qsizetype>(catalogue.texts.size()));
    for (const CatalogueText& text : catalogue.texts)
        if (text.state != TextState::Gap)
            texts_.insert(keyOf(text.context, text.source, text.comment), text.forms);
}

QString CatalogueTranslator::translate(const char* context, const char* source, const char* comment,
                                       int number) const
{
    const auto found = texts_.constFind(keyOf(context, source, comment));
    if (found == texts_.constEnd())
        return {};
    const int form = number < 0 || found->size() == 1 ? 0 : forms_.of(number);
    return found->value(std::min<qsizetype>(form, found->size() - 1));
}

} // namespace lodeline::ui
