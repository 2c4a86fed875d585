// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tiles/tilefilter.h"

#include "editor/tiles/tilemodel.h"

#include <algorithm>

namespace lodeline::goldrush::editor {

TileFilter::TileFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(false);
    collator_.setNumericMode(true);
}

void TileFilter::setText(const QString& text)
{
    words_ = text.simplified().split(u' ', Qt::SkipEmptyParts);
    apply();
}

void TileFilter::setEdges(const QString& letters)
{
    if (letters == edges_)
        return;
    edges_ = letters;
    apply();
}

void TileFilter::setOrder(Order order)
{
    if (order == order_)
        return;
    order_ = order;
    apply();
}

// Rows that a filter lets in again come at the place that they have in the set.
void TileFilter::apply()
{
    invalidateFilter();
    sort(order_ == Order::AsInSet ? -1 : 0);
}

bool TileFilter::isInOrderOfSet() const
{
    return words_.isEmpty() && edges_.isEmpty() && order_ == Order::AsInSet;
}

bool TileFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString edges = index.data(TileModel::EdgesRole).toString();
    for (const QChar letter : edges_) {
        if (edges.count(letter) < edges_.count(letter))
            return false;
    }
    if (words_.isEmpty())
        return true;
    QStringList told;
    for (const int role : {TileModel::IdRole, TileModel::TextRole, TileModel::FileWordsRole})
        told << index.data(role).toString();
    const QString all = told.join(u'\n');
    return std::ranges::all_of(
        words_, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool TileFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (order_ == Order::ByCount) {
        const int a = left.data(TileModel::CountRole).toInt();
        const int b = right.data(TileModel::CountRole).toInt();
        if (a != b)
            return a > b;
    }
    if (order_ == Order::ByEdges) {
        QString a = left.data(TileModel::EdgesRole).toString();
        QString b = right.data(TileModel::EdgesRole).toString();
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        if (a != b)
            return a < b;
    }
    return collator_.compare(left.data(TileModel::IdRole).toString(),
                             right.data(TileModel::IdRole).toString()) < 0;
}

} // namespace lodeline::goldrush::editor
