// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/textsunder.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolButton>

namespace lodeline::ui {
namespace {

constexpr int kDeepest = 20; // of what screen readers see

void addAction(QStringList& texts, const QAction* action)
{
    if (action)
        texts << action->text() << action->toolTip() << action->statusTip() << action->whatsThis();
}

void addButton(QStringList& texts, const QAbstractButton& button)
{
    texts << button.text();
    if (const auto* tool = qobject_cast<const QToolButton*>(&button))
        addAction(texts, tool->defaultAction());
}

void addEntry(QStringList& texts, const QModelIndex& index)
{
    for (const QVariant& said :
         {index.data(), index.data(Qt::ToolTipRole), index.data(Qt::AccessibleTextRole),
          index.data(Qt::AccessibleDescriptionRole), index.data(Qt::StatusTipRole)})
        texts << said.toString();
}

void addHeading(QStringList& texts, const QHeaderView& header, const QPoint& place)
{
    const int section = header.logicalIndexAt(place);
    if (section < 0 || !header.model())
        return;
    const auto said = [&](int role) {
        return header.model()->headerData(section, header.orientation(), role).toString();
    };
    texts << said(Qt::DisplayRole) << said(Qt::AccessibleTextRole)
          << header.model()->headerData(section, header.orientation(), Qt::ToolTipRole).toString();
}

void addTab(QStringList& texts, const QTabBar& tabs, const QPoint& place)
{
    if (const int tab = tabs.tabAt(place); tab >= 0)
        texts << tabs.tabText(tab) << tabs.tabToolTip(tab) << tabs.accessibleTabName(tab);
}

// Of a document the paragraph.
template <typename Edit>
void addParagraph(QStringList& texts, const Edit& edit, const QPoint& place)
{
    if (edit.document()->isEmpty())
        texts << edit.placeholderText();
    else
        texts << edit.cursorForPosition(place).block().text();
}

void addSpinBox(QStringList& texts, const QAbstractSpinBox& box)
{
    texts << box.specialValueText();
    if (const auto* whole = qobject_cast<const QSpinBox*>(&box))
        texts << whole->prefix() + u'1' + whole->suffix() << whole->prefix() << whole->suffix();
}

// What shows of a widget; in the view of what scrolls, `place` is one of its viewport.
void addShown(QStringList& texts, const QWidget& widget, const QPoint& place)
{
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        addAction(texts, menu->actionAt(place));
    else if (const auto* bar = qobject_cast<const QMenuBar*>(&widget))
        addAction(texts, bar->actionAt(place));
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        addButton(texts, *button);
    else if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    else if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        texts << group->title();
    else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        addTab(texts, *tabs, place);
    else if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        addHeading(texts, *header, place);
    else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        addEntry(texts, view->indexAt(place));
    else if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        texts << box->currentText() << box->placeholderText();
    else if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        texts << line->placeholderText();
    else if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget))
        addSpinBox(texts, *spin);
    else if (const auto* edit = qobject_cast<const QTextEdit*>(&widget))
        addParagraph(texts, *edit, place);
    else if (const auto* plain = qobject_cast<const QPlainTextEdit*>(&widget))
        addParagraph(texts, *plain, place);
    else if (const auto* progress = qobject_cast<const QProgressBar*>(&widget))
        texts << progress->text();
    else if (const auto* status = qobject_cast<const QStatusBar*>(&widget))
        texts << status->currentMessage();
    else if (widget.isWindow() || qobject_cast<const QDockWidget*>(&widget))
        texts << widget.windowTitle();
}

// What screen readers say of a place, be it of a board or of whatever else draws itself.
void addAccessible(QStringList& texts, QAccessibleInterface* found, const QPoint& place)
{
    for (int deep = 0; found && found->isValid() && deep < kDeepest; ++deep) {
        QStringList said;
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Help})
            said << found->text(kind);
        texts = said + texts; // the innermost first
        QAccessibleInterface* child = found->childAt(place.x(), place.y());
        if (!child || child == found || (child->object() && child->object()->isWidgetType()))
            return;
        found = child;
    }
}

QStringList eachOnce(const QStringList& texts)
{
    QStringList found;
    for (const QString& text : texts)
        if (!text.trimmed().isEmpty() && !found.contains(text))
            found << text;
    return found;
}

// A view is asked for what its viewport shows, a box for its field.
QWidget* shownBy(QWidget& widget)
{
    QWidget* parent = widget.parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent);
    if ((area && area->viewport() == &widget) || qobject_cast<const QAbstractSpinBox*>(parent) ||
        (qobject_cast<const QComboBox*>(parent) && qobject_cast<const QLineEdit*>(&widget)))
        return parent;
    return &widget;
}

// Where in a widget its keys go to.
QPoint focusIn(const QWidget& widget)
{
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        return menu->activeAction() ? menu->actionGeometry(menu->activeAction()).center() : QPoint(-1, -1);
    if (const auto* bar = qobject_cast<const QMenuBar*>(&widget); bar && bar->activeAction())
        return bar->actionGeometry(bar->activeAction()).center();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        view && view->currentIndex().isValid())
        return view->visualRect(view->currentIndex()).center();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tabs->tabRect(tabs->currentIndex()).center();
    if (const auto* edit = qobject_cast<const QTextEdit*>(&widget))
        return edit->cursorRect().center();
    if (const auto* plain = qobject_cast<const QPlainTextEdit*>(&widget))
        return plain->cursorRect().center();
    return widget.rect().center();
}

TextsUnder gathered(const QStringList& texts, const QWidget& widget)
{
    TextsUnder found{eachOnce(texts), {}};
    for (const QObject* object = &widget; object; object = object->parent())
        found.classes
            << QString::fromLatin1(object->metaObject()->className()).section(QStringLiteral("::"), -1);
    found.classes.removeDuplicates();
    return found;
}

// Of a board or whatever else draws itself: what screen readers say has the focus within.
TextsUnder drawnWithFocus(QWidget& widget)
{
    if (qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QMenu*>(&widget) ||
        qobject_cast<const QTabBar*>(&widget))
        return {};
    QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&widget);
    QAccessibleInterface* within = all ? all->focusChild() : nullptr;
    if (!within || within == all || (within->object() && within->object()->isWidgetType()))
        return {};
    QStringList texts;
    addAccessible(texts, within, QPoint(-1, -1));
    return gathered(texts, widget);
}

} // namespace

TextsUnder textsIn(QWidget& widget, const QPoint& place)
{
    QWidget& shown = *shownBy(widget);
    QStringList texts;
    addShown(texts, shown, place);
    QStringList said;
    const QPoint onScreen = widget.mapToGlobal(place);
    addAccessible(said, QAccessible::queryAccessibleInterface(&shown), onScreen);
    texts += said;
    texts << shown.toolTip() << shown.statusTip() << shown.whatsThis() << shown.accessibleName()
          << shown.accessibleDescription();
    return gathered(texts, shown);
}

TextsUnder textsAt(const QPoint& place)
{
    QWidget* widget = QApplication::widgetAt(place);
    return widget ? textsIn(*widget, widget->mapFromGlobal(place)) : TextsUnder();
}

TextsUnder textsWithFocus(const QWidget& window)
{
    QWidget* widget = QApplication::activePopupWidget();
    if (!widget)
        widget = QApplication::focusWidget();
    if (!widget)
        widget = window.focusWidget();
    if (!widget)
        return {};
    if (TextsUnder drawn = drawnWithFocus(*widget); !drawn.isEmpty())
        return drawn;
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
    return textsIn(area ? *area->viewport() : *widget, focusIn(*widget));
}

} // namespace lodeline::ui
