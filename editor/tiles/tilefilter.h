// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
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

    // Words of which each is in the id or among the words for what is on the tile, in the language of the
    // window or in English; in any order and case.
    void setText(const QString& text);
    // Edge kinds that a tile must have, so many at least: "rr" two railroad edges, "rm" one of each.
    void setEdges(const QString& letters);
    void setOrder(Order order);
    bool isInOrderOfSet() const; // nothing is hidden, nothing sorted

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void apply();

    QStringList words_;
    QString edges_;
    Order order_ = Order::AsInSet;
    QCollator collator_; // costs more than what it compares
};

} // namespace lodeline::goldrush::editor
