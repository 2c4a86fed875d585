// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/texts.h"

#include "tests/ui/languages/painted.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QHeaderView>
#include <QLineEdit>
#include <QMetaProperty>
#include <QPlainTextEdit>
#include <QSet>
#include <QTabBar>
#include <QTextEdit>
#include <QUndoStack>
#include <QUndoView>
#include <QWidget>

#include <array>

namespace lodeline::test {
namespace {

constexpr std::array kRoles{int(Qt::DisplayRole),        int(Qt::ToolTipRole),
                            int(Qt::StatusTipRole),      int(Qt::WhatsThisRole),
                            int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)};

class Collector
{
public:
    std::vector<Said> said;

    void add(const QString& where, const QString& text)
    {
        if (!text.trimmed().isEmpty())
            said.push_back({where, text});
    }

    void addModel(const QString& where, const QAbstractItemModel& model, const QModelIndex& parent = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : kRoles)
                    add(where + QStringLiteral(" role %1").arg(role), index.data(role).toString());
                if (column == 0 && model.hasChildren(index))
                    addModel(where, model, index);
            }
        }
        if (parent.isValid())
            return;
        for (const auto direction : {Qt::Horizontal, Qt::Vertical})
            for (int i = 0; i < (direction == Qt::Horizontal ? model.columnCount() : model.rowCount()); ++i)
                for (const int role : kRoles)
                    add(where + QStringLiteral(" header"), model.headerData(i, direction, role).toString());
    }

    // What a screen reader is told; `owner` is the nearest object around it.
    void addAccessible(const QString& owner, QAccessibleInterface& object)
    {
        const QString where =
            object.object() ? QLatin1String(object.object()->metaObject()->className()) : owner;
        const bool isTyped = object.role() == QAccessible::EditableText || object.state().editable;
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Help})
            add(where + QStringLiteral(" heard"), object.text(kind));
        if (!isTyped)
            add(where + QStringLiteral(" heard"), object.text(QAccessible::Value));
        for (int i = 0; i < object.childCount(); ++i)
            if (QAccessibleInterface* child = object.child(i); child && child->isValid())
                addAccessible(where, *child);
    }

    // The texts that an object has by its properties.
    void addProperties(const QObject& object)
    {
        static const QSet<QByteArray> others{"objectName",  "styleSheet",     "html",           "markdown",
                                             "inputMask",   "windowFilePath", "windowIconText", "iconText",
                                             "displayText", "searchPaths"};
        const QMetaObject& kind = *object.metaObject();
        const auto* line = qobject_cast<const QLineEdit*>(&object);
        const auto* page = qobject_cast<const QTextEdit*>(&object);
        const auto* plainPage = qobject_cast<const QPlainTextEdit*>(&object);
        const auto* box = qobject_cast<const QComboBox*>(&object);
        const bool isTyped = (line && !line->isReadOnly()) || (page && !page->isReadOnly()) ||
                             (plainPage && !plainPage->isReadOnly()) || (box && box->isEditable());
        const bool isNumber = object.inherits("QAbstractSpinBox");
        for (int i = 0; i < kind.propertyCount(); ++i) {
            const QMetaProperty property = kind.property(i);
            const QByteArray name = property.name();
            const bool isContent = name.endsWith("ext") && name != "placeholderText";
            if (property.typeId() != QMetaType::QString || others.contains(name) ||
                (isContent && (isTyped || isNumber)))
                continue;
            add(QStringLiteral("%1.%2").arg(QLatin1String(kind.className()), QLatin1String(name)),
                property.read(&object).toString());
        }
    }

    void addWidget(QWidget& widget)
    {
        const QString where = QLatin1String(widget.metaObject()->className());
        addProperties(widget);
        for (const QAction* action : widget.actions())
            addProperties(*action);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(where + QStringLiteral(" tab"), tabs->tabText(i));
                add(where + QStringLiteral(" tab"), tabs->tabToolTip(i));
                add(where + QStringLiteral(" tab"), tabs->tabWhatsThis(i));
                add(where + QStringLiteral(" tab"), tabs->accessibleTabName(i));
            }
        }
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            addModel(where, *box->model());
        const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        if (view && view->model() && !qobject_cast<const QHeaderView*>(view))
            addModel(where, *view->model());
        if (const auto* steps = qobject_cast<const QUndoView*>(&widget); steps && steps->stack())
            for (int i = 0; i < steps->stack()->count(); ++i)
                add(where, steps->stack()->text(i));
        if (const auto* board = qobject_cast<const QGraphicsView*>(&widget); board && board->scene())
            for (const QGraphicsItem* item : board->items()) {
                add(where + QStringLiteral(" item"), item->toolTip());
                if (const QGraphicsObject* object = item->toGraphicsObject())
                    addProperties(*object);
            }
    }
};

} // namespace

std::vector<Said> textsOf(QWidget& window)
{
    Collector all;
    all.addWidget(window);
    for (QWidget* widget : window.findChildren<QWidget*>())
        all.addWidget(*widget);
    for (const QAction* action : window.findChildren<QAction*>())
        all.addProperties(*action);
    const QString name = QLatin1String(window.metaObject()->className());
    if (QAccessibleInterface* object = QAccessible::queryAccessibleInterface(&window))
        all.addAccessible(name, *object);
    if (window.isVisible())
        for (const QString& text : paintedTexts(window))
            all.add(name + QStringLiteral(" painted"), text);
    return std::move(all.said);
}

} // namespace lodeline::test
