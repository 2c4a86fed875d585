// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace lodeline::boomtown::editor {

// The cards in whose words all that is searched for stands, in any order. They stay as they are while cards
// are edited: a row does not go from under the hand. They are found anew when that is set and when rows come,
// go or move.
class CardFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CardFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    bool showsAll() const { return words_.isEmpty(); } // nothing is searched for

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList words_;
};

} // namespace lodeline::boomtown::editor
