// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/catalogue.h"

#include <QHash>

#include <algorithm>

namespace lodeline::ui {
Coverage coverageOf(const Catalogue& catalogue)
{
    return coverageOf(catalogue, {});
}

Coverage coverageOf(const Catalogue& catalogue, const Catalogue& own)
{
    QHash<QByteArray, TextState> states;
    for (const CatalogueText& text : own.texts)
        states.insert(keyOf(text), text.state);
    Coverage coverage{static_cast<int>(catalogue.texts.size()), 0, 0};
    for (const CatalogueText& text : catalogue.texts) {
        const TextState state =
            states.isEmpty() ? text.state : std::max(text.state, states.value(keyOf(text), TextState::Gap));
        coverage.written += state != TextState::Gap ? 1 : 0;
        coverage.read += state == TextState::Read ? 1 : 0;
    }
    return coverage;
}

QByteArray keyOf(const QByteArray& context, const QByteArray& source, const QByteArray& comment)
{
    constexpr char kBetween = '\4'; // in no text
    QByteArray key;
    key.reserve(context.size() + source.size() + comment.size() + 2);
    key.append(context).append(kBetween).append(source).append(kBetween).append(comment);
    return key;
}

QByteArray keyOf(const CatalogueText& text)
{
    return keyOf(text.context, text.source, text.comment);
}

} // namespace lodeline::ui
