// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace lodeline::goldrush::editor {

// What of a set the list shows, and in which order. Both stay as they are while tiles are edited: a row does
// not go from under the hand. They are found anew when they are set and when rows come, go or move.
class TileFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Order { AsInSet, ById, ByCount, ByEdges };

    explicit TileFilter(QObject* parent = nullptr);

    void setText(const QString& text); // in the id or the words of the tile, in any case
    // Edge kinds that a tile must have, so many at least: "rr" two railroad edges, "rm" one of each.
    void setEdges(const QString& letters);
    void setOrder(Order order);
    bool isInOrderOfSet() const; // nothing is hidden, nothing sorted

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void apply();

    QString text_;
    QString edges_;
    Order order_ = Order::AsInSet;
};

} // namespace lodeline::goldrush::editor
