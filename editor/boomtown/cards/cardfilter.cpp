// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardfilter.h"

#include "editor/boomtown/cards/cardmodel.h"

#include <algorithm>

namespace lodeline::boomtown::editor {

CardFilter::CardFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(false);
}

void CardFilter::setText(const QString& text)
{
    words_ = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CardFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString all = sourceModel()->index(row, 0, parent).data(CardModel::WordsRole).toString();
    return std::ranges::all_of(
        words_, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace lodeline::boomtown::editor
