// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/shownchoice.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace lodeline::desk {

ShownChoice::ShownChoice(QAbstractItemView& view, QAbstractProxyModel& shown, const QUndoStack& history,
                         std::function<void()> showAll)
    : QObject(&view)
    , view_(view)
    , shown_(shown)
    , earlier_(history)
    , showAll_(std::move(showAll))
{
    view.setModel(&shown);
    const QItemSelectionModel* selection = view.selectionModel();
    connect(selection, &QItemSelectionModel::currentChanged, this, &ShownChoice::tellCurrent);
    connect(selection, &QItemSelectionModel::selectionChanged, this, [this] {
        tellCurrent();
        earlier_.keep(chosen());
        emit changed();
    });
}

// With Ctrl, keys and clicks lead to rows that are not chosen. What is drawn and named stays a part that the
// commands change.
int ShownChoice::current() const
{
    const int row = shown_.mapToSource(view_.currentIndex()).row();
    const std::vector<int> rows = chosen();
    if (rows.empty() || std::ranges::binary_search(rows, row))
        return row;
    return std::ranges::binary_search(rows, current_) ? current_ : rows.front();
}

void ShownChoice::tellCurrent()
{
    const int row = current();
    if (row == told_)
        return;
    told_ = row;
    if (row >= 0)
        current_ = row;
    emit currentChanged(row);
}

std::vector<int> ShownChoice::chosen() const
{
    std::vector<int> rows;
    for (const QModelIndex& index : view_.selectionModel()->selectedIndexes())
        rows.push_back(shown_.mapToSource(index).row());
    std::ranges::sort(rows);
    return rows;
}

void ShownChoice::choose(const std::vector<int>& rows)
{
    const QAbstractItemModel& all = *shown_.sourceModel();
    if (rows.empty() || rows.back() >= all.rowCount())
        return;
    if (!std::ranges::all_of(rows, [this](int row) { return isShown(row); }))
        showAll_();
    QItemSelection selection;
    for (const int row : rows) {
        const QModelIndex index = shown_.mapFromSource(all.index(row, 0));
        selection.select(index, index);
    }
    const QModelIndex first = shown_.mapFromSource(all.index(rows.front(), 0));
    view_.selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    view_.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    view_.scrollTo(first);
}

void ShownChoice::leadTo(const std::vector<int>& rows)
{
    const std::vector<int> before = chosen();
    if (std::ranges::none_of(rows, [&](int row) { return std::ranges::binary_search(before, row); }))
        choose(rows);
}

bool ShownChoice::isShown(int row) const
{
    return shown_.mapFromSource(shown_.sourceModel()->index(row, 0)).isValid();
}

int ShownChoice::rowAt(int shownRow) const
{
    return shown_.mapToSource(shown_.index(shownRow, 0)).row();
}

int ShownChoice::nearestShown(int row) const
{
    int nearest = -1;
    for (int i = 0; i < shown_.rowCount(); ++i) {
        const int other = rowAt(i);
        if (nearest < 0 || std::abs(other - row) < std::abs(nearest - row))
            nearest = other;
    }
    return nearest;
}

// The row below the last of these, where there is none the one above; -1 where no other is shown.
int ShownChoice::shownBehind(const std::vector<int>& rows) const
{
    const auto isOther = [&](int i) { return !std::ranges::binary_search(rows, rowAt(i)); };
    int i = shown_.rowCount() - 1;
    while (i >= 0 && isOther(i))
        --i;
    if (i + 1 < shown_.rowCount())
        return rowAt(i + 1);
    while (i >= 0 && !isOther(i))
        --i;
    return i >= 0 ? rowAt(i) : -1;
}

void ShownChoice::leave()
{
    const std::vector<int> rows = chosen();
    const int next = rows.empty() ? -1 : shownBehind(rows);
    if (next >= 0)
        current_ = next - static_cast<int>(std::ranges::lower_bound(rows, next) - rows.begin());
}

// Rows that come and go reset the list.
void ShownChoice::keep()
{
    std::vector<int> undone = earlier_.undone();
    std::erase_if(undone, [this](int row) { return !isShown(row); });
    const bool isCurrent = view_.currentIndex().isValid();
    if (!isCurrent && !undone.empty())
        choose(undone);
    else if (!isCurrent && shown_.rowCount() > 0)
        choose({nearestShown(current_)});
    else
        tellCurrent();
}

void ShownChoice::keepFound()
{
    QItemSelectionModel& selection = *view_.selectionModel();
    if (view_.currentIndex().isValid() && !selection.hasSelection())
        selection.select(view_.currentIndex(), QItemSelectionModel::Select);
    keep();
}

} // namespace lodeline::desk
