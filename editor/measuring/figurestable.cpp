// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/figurestable.h"

#include "ui/plain/shown.h"
#include "ui/windows/columntitles.h"

#include <QHeaderView>

namespace lodeline::desk {
namespace {

constexpr int kRow = 20;
constexpr int kGap = 18; // between columns
enum Column { Name, Own, Usual, ColumnCount };

} // namespace

FiguresTable::FiguresTable(QWidget* parent)
    : QTreeWidget(parent)
{
    setColumnCount(ColumnCount);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(12);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setObjectName(QStringLiteral("labFigures"));
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
}

void FiguresTable::retranslate(const QString& own, const QString& usual)
{
    //: Name of a table for screen readers
    setAccessibleName(tr("Key figures"));
    //: Title of a column: the names of mean numbers of a game
    setHeaderLabels({tr("On average"), own, usual});
    const auto wrapped = static_cast<Qt::Alignment>(Qt::TextWordWrap);
    for (const int column : {Own, Usual})
        headerItem()->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter | wrapped);
    ui::fitTitles(*this, *header());
}

void FiguresTable::build(const std::vector<Group>& groups)
{
    QFont bold = font();
    bold.setBold(true);
    for (const Group& group : groups) {
        auto* heading = new QTreeWidgetItem(this);
        heading->setFont(Name, bold);
        heading->setFirstColumnSpanned(true);
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setSizeHint(Name, {0, kRow});
        for (std::size_t row = 0; row < group.rows.size(); ++row) {
            auto* item = new QTreeWidgetItem(heading);
            for (const int column : {Own, Usual})
                item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
        }
    }
    expandAll();
}

void FiguresTable::setGroups(const std::vector<Group>& groups)
{
    if (topLevelItemCount() == 0)
        build(groups);
    const QFontMetrics metrics(font());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        QTreeWidgetItem* heading = topLevelItem(static_cast<int>(i));
        heading->setText(Name, groups[i].name);
        for (std::size_t j = 0; j < groups[i].rows.size(); ++j) {
            const Row& row = groups[i].rows[j];
            QTreeWidgetItem* item = heading->child(static_cast<int>(j));
            item->setText(Name, row.name);
            for (const int column : {Own, Usual}) {
                const QString& text = column == Own ? row.own : row.usual;
                item->setText(column, text);
                item->setSizeHint(column, {metrics.horizontalAdvance(text) + kGap, kRow});
            }
            // The name too, which a narrow column cuts off.
            for (int column = 0; column < ColumnCount; ++column)
                item->setToolTip(column,
                                 ui::toolTip(row.hint.isEmpty() ? row.name : row.name + u'\n' + row.hint));
        }
    }
    ui::fitTitles(*this, *header());
}

} // namespace lodeline::desk
