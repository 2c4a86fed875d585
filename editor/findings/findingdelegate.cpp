// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/findingdelegate.h"

#include "editor/findings/findingsmodel.h"
#include "editor/findings/severityicon.h"
#include "ui/access/focusframe.h"
#include "ui/plain/wrapped.h"

#include <QApplication>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr int kMargin = 8;
constexpr int kSign = 20;
constexpr int kGap = 8;
constexpr int kButtonMargin = 6; // on either side of its text
constexpr int kWide = 480;       // from here on the button lies beside the text
constexpr qsizetype kMostHeights = 5000;

const QStyle* styleOf(const QStyleOptionViewItem& option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

// Lines wrap where a scroll bar would begin: whether one is needed depends on them.
int rowWidth(const QStyleOptionViewItem& option)
{
    if (!option.widget)
        return option.rect.width();
    return option.widget->contentsRect().width() -
           styleOf(option)->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, option.widget);
}

QStyleOptionButton buttonOption(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QStyleOptionButton button;
    button.fontMetrics = option.fontMetrics;
    button.palette = option.palette;
    button.direction = option.direction;
    button.text = index.data(FindingsModel::RepairRole).toString();
    button.state = QStyle::State_Enabled | QStyle::State_Raised;
    if (index.data(FindingsModel::RepairsRole).toInt() > 1)
        button.features = QStyleOptionButton::HasMenu;
    return button;
}

QSize buttonSize(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QStyleOptionButton button = buttonOption(option, index);
    if (button.text.isEmpty())
        return {};
    QSize text = option.fontMetrics.size(Qt::TextShowMnemonic, button.text);
    text.rwidth() += 2 * kButtonMargin;
    if (button.features.testFlag(QStyleOptionButton::HasMenu))
        text.rwidth() += styleOf(option)->pixelMetric(QStyle::PM_MenuButtonIndicator, &button);
    QSize size = styleOf(option)->sizeFromContents(QStyle::CT_PushButton, &button, text);
    size.setHeight(std::max(option.fontMetrics.height() + 10, 26));
    return size;
}

} // namespace

// Of a row that begins at (0, 0), for a left-to-right layout.
struct FindingDelegate::Parts
{
    QRect sign;
    QRect place;
    QRect severity;
    QRect text;
    QRect button;
    int height = 0;
};

int FindingDelegate::heightOf(const QString& text, int width, const QFont& font) const
{
    if (heights_.size() > kMostHeights)
        heights_.clear();
    const QString key = QString::number(width) + font.key() + text;
    const auto known = heights_.constFind(key);
    if (known != heights_.constEnd())
        return *known;
    const int height = QFontMetrics(font).boundingRect(0, 0, width, 10'000, Qt::TextWordWrap, text).height();
    heights_.insert(key, height);
    return height;
}

FindingDelegate::Parts FindingDelegate::partsOf(const QStyleOptionViewItem& option,
                                                const QModelIndex& index) const
{
    const int width = rowWidth(option);
    const QSize button = buttonSize(option, index);
    const bool isBeside = width >= kWide && !button.isEmpty();
    const int left = kMargin + kSign + kGap;
    const int right = width - kMargin - (isBeside ? button.width() + kGap : 0);
    const int line = option.fontMetrics.height();
    const QString severity = index.data(FindingsModel::SeverityWordRole).toString();
    const int severityWidth = option.fontMetrics.horizontalAdvance(severity) + 2;
    Parts parts;
    parts.sign = {kMargin, kMargin + (line - kSign) / 2 + 1, kSign, kSign};
    const int placeWidth = std::max(right - left - severityWidth - kGap, 40);
    const QString place = index.data(FindingsModel::PlaceRole).toString();
    const QFont strong = bold(option.font);
    parts.place = {left, kMargin, placeWidth, heightOf(place, placeWidth, strong)};
    parts.severity = {right - severityWidth, kMargin, severityWidth, line};
    const int textWidth = std::max(right - left, 40);
    const QString text = index.data(FindingsModel::TextRole).toString();
    parts.text = {left, parts.place.bottom() + 3, textWidth, heightOf(text, textWidth, option.font)};
    int bottom = parts.text.bottom() + 1;
    if (isBeside)
        parts.button = {QPoint(right + kGap, kMargin), button};
    else if (!button.isEmpty())
        parts.button = {left, bottom + 5, std::min(button.width(), textWidth), button.height()};
    if (!parts.button.isEmpty())
        bottom = std::max(bottom, parts.button.bottom() + 1);
    parts.height = bottom + kMargin;
    return parts;
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {rowWidth(option), partsOf(option, index).height};
}

QRect FindingDelegate::buttonRect(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect button = partsOf(option, index).button;
    if (button.isEmpty())
        return {};
    return QStyle::visualRect(option.direction, option.rect, button.translated(option.rect.topLeft()));
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const QStyle* style = styleOf(option);
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const Parts parts = partsOf(option, index);
    const auto placed = [&](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect.translated(option.rect.topLeft()));
    };
    const int wrapped = static_cast<int>(Qt::AlignTop | Qt::AlignLeading) | Qt::TextWordWrap;
    const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    QColor faint = ink;
    faint.setAlphaF(0.75F);
    painter->save();
    painter->setLayoutDirection(option.direction);
    const auto severity = static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt());
    const QRect sign = placed(parts.sign).adjusted(1, 1, -1, -1);
    if (selected)
        paintChosenSeverity(*painter, sign, severity, marks_, option.palette);
    else
        paintSeverity(*painter, sign, severity, marks_);
    painter->setPen(ink);
    painter->setFont(bold(option.font));
    ui::drawText(*painter, placed(parts.place), wrapped, index.data(FindingsModel::PlaceRole).toString());
    painter->setFont(option.font);
    ui::drawText(*painter, placed(parts.text), wrapped, index.data(FindingsModel::TextRole).toString());
    painter->setPen(faint);
    painter->drawText(placed(parts.severity), static_cast<int>(Qt::AlignTop | Qt::AlignTrailing),
                      index.data(FindingsModel::SeverityWordRole).toString());
    if (!parts.button.isEmpty()) {
        const QRect place = placed(parts.button);
        QStyleOptionButton button = buttonOption(option, index);
        button.rect = {{}, place.size()}; // Fusion puts the arrow of a menu right only there
        button.text =
            option.fontMetrics.elidedText(button.text, Qt::ElideRight, place.width() - 2 * kButtonMargin);
        button.state.setFlag(QStyle::State_Sunken, pressed_.isValid() && pressed_ == index);
        painter->translate(place.topLeft());
        style->drawControl(QStyle::CE_PushButton, &button, painter, option.widget);
    }
    painter->restore();
    ui::paintFocusFrame(*painter, option);
}

bool FindingDelegate::editorEvent(QEvent* event, QAbstractItemModel* /*model*/,
                                  const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const QRect button = buttonRect(option, index);
    const bool isOn = mouse->button() == Qt::LeftButton && button.contains(mouse->position().toPoint());
    if (event->type() == QEvent::MouseButtonPress) {
        pressed_ = isOn ? QPersistentModelIndex(index) : QPersistentModelIndex();
        tookClick_ = isOn;
        return isOn;
    }
    const bool wasPressed = pressed_.isValid() && pressed_ == index;
    pressed_ = QPersistentModelIndex();
    if (isOn && wasPressed && option.widget) {
        const auto* view = static_cast<const QAbstractItemView*>(option.widget);
        emit repairClicked(QPersistentModelIndex(index), view->viewport()->mapToGlobal(button.bottomLeft()));
    }
    return wasPressed;
}

} // namespace lodeline::desk
