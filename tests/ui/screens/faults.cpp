// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/faults.h"

#include "ui/plain/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionComboBox>

namespace lodeline::test {
namespace {

constexpr int kStray = 1; // pixels
constexpr int kLongestName = 48;

bool isIn(QWidget& widget, QWidget& window, const auto& isSuch)
{
    for (QWidget* parent = widget.parentWidget(); parent && parent != &window;
         parent = parent->parentWidget())
        if (isSuch(*parent))
            return true;
    return false;
}

// What may be larger than what is seen of it.
bool scrolls(QWidget& widget, QWidget& window)
{
    return isIn(widget, window,
                [](QWidget& parent) { return qobject_cast<const QAbstractScrollArea*>(&parent) != nullptr; });
}

QString tooLittle(QWidget& widget, QSize needed)
{
    const bool isClipped =
        needed.width() > widget.width() + kStray || needed.height() > widget.height() + kStray;
    return isClipped ? QStringLiteral("%1 needs %2x%3 and has %4x%5")
                           .arg(titleOf(widget))
                           .arg(needed.width())
                           .arg(needed.height())
                           .arg(widget.width())
                           .arg(widget.height())
                     : QString();
}

// Of what is chosen.
QString clippedChoice(QComboBox& choice)
{
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    option.editable = choice.isEditable();
    const int icon = choice.itemIcon(choice.currentIndex()).isNull() ? 0 : choice.iconSize().width() + 4;
    const int room = choice.style()
                         ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice)
                         .width();
    const int needed = choice.fontMetrics().horizontalAdvance(choice.currentText()) + icon;
    return needed > room + kStray ? QStringLiteral("%1 needs %2 for “%3” and has %4")
                                        .arg(titleOf(choice))
                                        .arg(needed)
                                        .arg(choice.currentText())
                                        .arg(room)
                                  : QString();
}

// Words above a column.
QString clippedHeader(const QHeaderView& header)
{
    if (header.orientation() != Qt::Horizontal || (header.defaultAlignment() & Qt::TextWordWrap))
        return {};
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
        const int needed = header.fontMetrics().horizontalAdvance(text);
        if (!header.isSectionHidden(i) && header.sectionSize(i) < needed)
            return QStringLiteral("“%1” above a column needs %2 and has %3")
                .arg(text)
                .arg(needed)
                .arg(header.sectionSize(i));
    }
    return {};
}

// What nobody can scroll to.
QString clippedContent(const QScrollArea& area)
{
    const bool isFree = area.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    if (isFree || !area.widget() || area.widget()->width() <= area.viewport()->width() + kStray)
        return {};
    return QStringLiteral("%1 is %2 wide and seen are %3")
        .arg(QString::fromLatin1(area.widget()->metaObject()->className()))
        .arg(area.widget()->width())
        .arg(area.viewport()->width());
}

QString clipped(QWidget& widget)
{
    if (auto* choice = qobject_cast<QComboBox*>(&widget))
        return clippedChoice(*choice);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        return clippedHeader(*header);
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget))
        return clippedContent(*area);
    if (dynamic_cast<const ui::ElidedLabel*>(&widget))
        return {}; // says so itself
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return {};
        const QSize needed =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
        return tooLittle(widget, needed);
    }
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button && !button->text().isEmpty())
        return tooLittle(widget, widget.minimumSizeHint());
    return {};
}

QString outside(QWidget& widget, QWidget& window)
{
    const QRect at(widget.mapTo(&window, QPoint()), widget.size());
    const bool isSeen = window.rect().adjusted(-kStray, -kStray, kStray, kStray).contains(at);
    return isSeen || scrolls(widget, window)
               ? QString()
               : QStringLiteral("%1 lies beyond the edge of the window").arg(titleOf(widget));
}

// Whether one was put over the other on purpose.
bool shareCell(const QLayout& layout, QWidget& one, QWidget& two)
{
    const auto* grid = qobject_cast<const QGridLayout*>(&layout);
    const auto cellOf = [grid](QWidget& widget) {
        QPoint first;
        QSize span;
        grid->getItemPosition(grid->indexOf(&widget), &first.ry(), &first.rx(), &span.rheight(),
                              &span.rwidth());
        return QRect(first, span);
    };
    return grid && cellOf(one).intersects(cellOf(two));
}

// Of those that one layout places.
QStringList overlapping(QWidget& parent)
{
    QStringList said;
    QList<QWidget*> placed;
    for (QObject* child : parent.children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (!part || !part->isVisible() || !parent.layout() || parent.layout()->indexOf(part) < 0)
            continue;
        for (QWidget* other : placed)
            if (part->geometry().adjusted(kStray, kStray, -kStray, -kStray).intersects(other->geometry()) &&
                !shareCell(*parent.layout(), *part, *other) && !titleOf(*part).isEmpty() &&
                !titleOf(*other).isEmpty())
                said << QStringLiteral("%1 lies over %2").arg(titleOf(*part), titleOf(*other));
        placed << part;
    }
    return said;
}

} // namespace

QString titleOf(QWidget& widget)
{
    QString role = QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
    if (role.startsWith(u'Q'))
        role.remove(0, 1);
    QString name;
    if (const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&widget))
        name = access->text(QAccessible::Name).simplified();
    if (name.isEmpty())
        return {};
    if (name.size() > kLongestName)
        name = name.left(kLongestName) + u'…';
    return QStringLiteral("%1 “%2”").arg(role, name);
}

QStringList faultsOf(QWidget& window)
{
    QStringList faults = overlapping(window);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        faults << clipped(*widget) << overlapping(*widget);
        if (!titleOf(*widget).isEmpty())
            faults << outside(*widget, window);
    }
    faults.removeAll({});
    faults.removeDuplicates();
    return faults;
}

} // namespace lodeline::test
