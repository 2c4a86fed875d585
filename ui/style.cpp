// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style.h"

#include "ui/plain/wrapped.h"
#include "ui/plainlabel.h"

#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

namespace lodeline::ui {
namespace {

// No Arabic word is cut to underline a letter.
QString uncut(const QString& text)
{
    return hasJoinedLetters(text) ? plainLabel(withoutMnemonic(text)) : text;
}

// Keys such as Ctrl++ stay as they are.
QString menuText(const QString& text, Qt::LayoutDirection direction)
{
    const qsizetype tab = text.indexOf(u'\t');
    const QString words = uncut(text.left(tab));
    if (tab < 0)
        return words;
    const QString key = text.mid(tab + 1);
    return words + u'\t' + (direction == Qt::RightToLeft ? leftToRight(key) : key);
}

// A label takes the direction of its first letter. In a window that is written from right to left it begins
// at the right all the same, and a Latin name at its beginning turns no sentence.
int flagsInMirrored(int flags, const QString& text)
{
    if (!(flags & Qt::TextForceLeftToRight))
        return flags;
    constexpr int kSides = int{Qt::AlignLeft} | int{Qt::AlignRight};
    if ((flags & kSides) != 0)
        flags ^= kSides;
    if (std::ranges::any_of(
            text, [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; }))
        flags ^= Qt::TextForceLeftToRight | Qt::TextForceRightToLeft;
    return flags;
}

// A number or an id, written from left to right in any window, begins where all else does there. Fields that
// are aligned otherwise stay so.
void alignAsWindow(QLineEdit& field)
{
    constexpr Qt::Alignment kMirrored = Qt::AlignRight | Qt::AlignAbsolute;
    const Qt::Alignment across = field.alignment() & Qt::AlignHorizontal_Mask;
    if (across == Qt::AlignLeft && field.isRightToLeft())
        field.setAlignment((field.alignment() & ~Qt::AlignHorizontal_Mask) | kMirrored);
    else if (across == kMirrored && !field.isRightToLeft())
        field.setAlignment((field.alignment() & ~Qt::AlignHorizontal_Mask) | Qt::AlignLeft);
}

// As Fusion has it.
int groupTitleHeight(const QStyleOption& option, const QWidget* widget)
{
    constexpr int kTop = 3; // px
    const auto* box = qobject_cast<const QGroupBox*>(widget);
    if (box && !box->isCheckable() && box->title().isEmpty())
        return kTop;
    const int indicator = widget ? widget->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight) : 0;
    return std::max(indicator, option.fontMetrics.height()) + kTop;
}

} // namespace

Style::Style()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ToolBarIconSize:
        return 22;
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ButtonMargin:
        return 10;
    case PM_DockWidgetSeparatorExtent:
        return 5;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isField = element == PE_IndicatorCheckBox || element == PE_FrameLineEdit;
    if (element == PE_Frame || (isField && !option->state.testFlag(State_HasFocus)))
        drawFrame(*painter, *option, option->rect);
    else if (element == PE_FrameGroupBox)
        drawFrame(*painter, *option, option->rect.adjusted(0, groupTitleHeight(*option, widget), 0, 0));
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (((spin && spin->frame) || (combo && combo->frame)) && !option->state.testFlag(State_HasFocus))
        drawFrame(*painter, *option, option->rect);
}

void Style::drawFrame(QPainter& painter, const QStyleOption& option, const QRect& frame) const
{
    if (!isDark_)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(QPalette::Mid));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element == CE_MenuItem && item) {
        QStyleOptionMenuItem shown(*item);
        shown.text = menuText(item->text, item->direction);
        QProxyStyle::drawControl(element, &shown, painter, widget);
    } else if (element == CE_PushButtonLabel && button && button->direction == Qt::RightToLeft &&
               !button->icon.isNull()) {
        // Qt 6.4 places the text beside the icon and lets the painter mirror that once more.
        QStyleOptionButton shown(*button);
        shown.text = QChar(0x2067) + uncut(button->text) + QChar(0x2069);
        const Qt::LayoutDirection before = painter->layoutDirection();
        painter->setLayoutDirection(Qt::LeftToRight);
        QProxyStyle::drawControl(element, &shown, painter, widget);
        painter->setLayoutDirection(before);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawItemText(QPainter* painter, const QRect& room, int flags, const QPalette& palette,
                         bool enabled, const QString& text, QPalette::ColorRole role) const
{
    const bool isMirrored = painter->layoutDirection() == Qt::RightToLeft;
    const bool marksLetter = (flags & Qt::TextShowMnemonic) && !hasJoinedLetters(text);
    if (!isMirrored || marksLetter) {
        QProxyStyle::drawItemText(painter, room, flags, palette, enabled, text, role);
        return;
    }
    const QString words = (flags & Qt::TextShowMnemonic) ? withoutMnemonic(text) : text;
    flags = flagsInMirrored(flags & ~Qt::TextShowMnemonic, words);
    const QPen before = painter->pen();
    if (role != QPalette::NoRole)
        painter->setPen(QPen(palette.brush(role), before.widthF()));
    drawText(*painter, room, flags, words);
    painter->setPen(before);
}

// No text is guessed to be a document, wherever its label comes from: tool tips, also those of lists, and
// the dialogs of Qt show names from files as well. A label is polished before its text is laid out.
void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (auto* field = qobject_cast<QLineEdit*>(widget)) {
        alignAsWindow(*field);
        field->installEventFilter(this);
    }
}

bool Style::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        alignAsWindow(*static_cast<QLineEdit*>(watched));
    return QProxyStyle::eventFilter(watched, event);
}

void Style::unpolish(QWidget* widget)
{
    if (qobject_cast<QLineEdit*>(widget))
        widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ItemView_ActivateItemOnSingleClick:
        return 0;
    case SH_UnderlineShortcut:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace lodeline::ui
