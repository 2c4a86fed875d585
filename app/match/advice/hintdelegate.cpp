// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/advice/hintdelegate.h"

#include "ui/access/focusframe.h"
#include "ui/plain/wrapped.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr int kMargin = 6;
constexpr int kBadge = 22;
constexpr int kGap = 8;

// Where the parts of a row lie, for a left-to-right layout.
struct Parts
{
    QRect badge;
    QRect move;
    QRect gain;
    QRect reasons;
    int height = 0;
};

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

Parts partsOf(const QRect& row, const QFont& font, const QModelIndex& index)
{
    const QFontMetrics strong(bold(font));
    const QFontMetrics plain(font);
    Parts parts;
    const QRect inner = row.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    parts.badge = {inner.left(), inner.top(), kBadge, kBadge};
    const int left = inner.left() + kBadge + kGap;
    const int gainWidth = strong.horizontalAdvance(index.data(HintDelegate::GainRole).toString());
    const int moveWidth = std::max(inner.right() + 1 - left - gainWidth - kGap, 40);
    const auto height = [](const QFontMetrics& metrics, int width, const QString& text) {
        return text.isEmpty() ? 0
                              : metrics.boundingRect(0, 0, width, 10'000, Qt::TextWordWrap, text).height();
    };
    const int moveHeight = height(strong, moveWidth, index.data(HintDelegate::MoveRole).toString());
    parts.move = {left, inner.top() + 2, moveWidth, moveHeight};
    parts.gain = {inner.right() + 1 - gainWidth, inner.top() + 2, gainWidth, strong.height()};
    const int width = inner.right() + 1 - left;
    parts.reasons = {left, parts.move.bottom() + 3, width,
                     height(plain, width, index.data(HintDelegate::ReasonsRole).toString())};
    parts.height = std::max(parts.reasons.bottom(), parts.badge.bottom()) + 1 + kMargin - row.top();
    return parts;
}

// Lines wrap where a scroll bar would begin: whether one is needed depends on them.
int textWidth(const QStyleOptionViewItem& option)
{
    if (!option.widget)
        return option.rect.width();
    const int bar = option.widget->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, option.widget);
    return option.widget->contentsRect().width() - bar;
}

} // namespace

QSize HintDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = textWidth(option);
    return {width, partsOf({0, 0, width, 0}, option.font, index).height};
}

void HintDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorRole text = selected ? QPalette::HighlightedText : QPalette::Text;
    QRect row = option.rect;
    row.setWidth(textWidth(option));
    const Parts parts = partsOf(row, option.font, index);
    const auto place = [&option](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const int alignment = static_cast<int>(Qt::AlignTop | Qt::AlignLeading) | Qt::TextWordWrap;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);
    painter->setPen(QPen(option.palette.color(text), 1.6));
    painter->setFont(bold(option.font));
    painter->drawEllipse(QRectF(place(parts.badge)).adjusted(1, 1, -1, -1));
    painter->drawText(place(parts.badge), Qt::AlignCenter, index.data(BadgeRole).toString());
    ui::drawText(*painter, place(parts.move), alignment, index.data(MoveRole).toString());
    painter->drawText(place(parts.gain), static_cast<int>(Qt::AlignTop | Qt::AlignTrailing),
                      index.data(GainRole).toString());
    painter->setFont(option.font);
    ui::drawText(*painter, place(parts.reasons), alignment, index.data(ReasonsRole).toString());
    painter->restore();
    ui::paintFocusFrame(*painter, option);
}

} // namespace lodeline::app
