// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace lodeline::ui {
namespace {

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : items_)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
    items_.push_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(items_.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item)
        items_.erase(items_.begin() + index);
    return item;
}

std::vector<QLayoutItem*> FlowLayout::shown() const
{
    std::vector<QLayoutItem*> shown;
    std::ranges::copy_if(items_, std::back_inserter(shown),
                         [](const QLayoutItem* item) { return !item->isEmpty(); });
    return shown;
}

std::vector<FlowLayout::Line> FlowLayout::linesFor(int width) const
{
    std::vector<Line> lines;
    for (QLayoutItem* item : shown()) {
        const int own = std::min(item->sizeHint().width(), width);
        if (lines.empty() || lines.back().width + spacing() + own > width)
            lines.emplace_back();
        Line& line = lines.back();
        line.width += own + (line.items.empty() ? 0 : spacing());
        line.items.push_back({item, {own, 0}});
    }
    for (Line& line : lines)
        finish(line, width);
    return lines;
}

void FlowLayout::finish(Line& line, int width)
{
    const auto expands = [](const Placed& placed) {
        return placed.item->expandingDirections().testFlag(Qt::Horizontal);
    };
    const auto first = std::ranges::find_if(line.items, expands);
    if (first != line.items.end())
        first->size.rwidth() += width - line.width;
    for (Placed& placed : line.items) {
        placed.size.setHeight(heightOf(*placed.item, placed.size.width()));
        line.height = std::max(line.height, placed.size.height());
    }
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const std::vector<Line> lines = linesFor(width - margins.left() - margins.right());
    int height = margins.top() + margins.bottom() + spacing() * std::max(int(lines.size()) - 1, 0);
    for (const Line& line : lines)
        height += line.height;
    return height;
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<Line> lines = linesFor(QLAYOUTSIZE_MAX);
    const QSize size = lines.empty() ? QSize(0, 0) : QSize(lines[0].width, lines[0].height);
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : shown())
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    const QRect inside = area.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int top = inside.top();
    for (const Line& line : linesFor(inside.width())) {
        int left = inside.left();
        for (const auto& [item, size] : line.items) {
            const bool isOnTop = item->alignment().testFlag(Qt::AlignTop);
            const int free = isOnTop ? 0 : line.height - size.height();
            const QRect place(QPoint(left, top + free / 2), size);
            item->setGeometry(QStyle::visualRect(direction, inside, place));
            left += size.width() + spacing();
        }
        top += line.height + spacing();
    }
}

QWidget* labelled(QLabel* label, QWidget* field)
{
    auto* group = new QWidget(field->parentWidget());
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(field);
    return group;
}

} // namespace lodeline::ui
