// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/commandfinder.h"

#include "ui/keys/keytext.h"
#include "ui/plain/entry.h"
#include "ui/plain/shown.h"
#include "ui/wording/commandname.h"
#include "ui/wording/joining.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::app {
namespace {

bool matches(const QString& name, const QString& typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words,
                               [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

} // namespace

CommandFinder::CommandFinder(const QList<QAction*>& menus, QWidget* parent)
    : QDialog(parent)
    , menus_(menus)
    , filter_(new QLineEdit(this))
    , list_(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    ui::takePlainText(filter_, ui::kLongestName);
    filter_->installEventFilter(this);
    list_->setSpacing(2);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter_);
    layout->addWidget(list_);
    retranslate();
    connect(filter_, &QLineEdit::textChanged, this, &CommandFinder::fill);
    connect(filter_, &QLineEdit::returnPressed, this, &CommandFinder::give);
    connect(list_, &QListWidget::activated, this, &CommandFinder::give);
    connect(list_, &QListWidget::clicked, this, &CommandFinder::give);
    resize(460, 420);
}

void CommandFinder::collect(const QList<QAction*>& actions, const QString& menu)
{
    for (QAction* action : actions) {
        if (!action->isVisible() || !action->isEnabled() || action->isSeparator() || action->text().isEmpty())
            continue;
        const QString name =
            menu.isEmpty() ? ui::commandName(*action) : ui::labelled(menu, ui::commandName(*action));
        if (action->menu())
            collect(action->menu()->actions(), name);
        else
            entries_.push_back({action, name});
    }
}

void CommandFinder::retranslate()
{
    setWindowTitle(tr("Find a command"));
    filter_->setAccessibleName(tr("Name of the command"));
    filter_->setPlaceholderText(tr("Type part of its name"));
    //: Name of a list: all commands of the menus (noun)
    list_->setAccessibleName(tr("Commands"));
    const int row = list_->currentRow();
    entries_.clear();
    collect(menus_, {});
    fill();
    list_->setCurrentRow(std::max(row, 0));
}

void CommandFinder::changeEvent(QEvent* event)
{
    // The menus speak the new language when the event has reached every window.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &CommandFinder::retranslate, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void CommandFinder::fill()
{
    list_->clear();
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        if (!entry.action || !matches(entry.name, filter_->text()))
            continue;
        const QString key = ui::shownKey(entry.action->shortcut());
        auto* row = new QListWidgetItem(ui::withRemark(entry.name, key), list_);
        row->setData(Qt::UserRole, static_cast<int>(i));
    }
    list_->setCurrentRow(0);
}

void CommandFinder::give()
{
    const QListWidgetItem* row = list_->currentItem();
    if (!row)
        return;
    const Entry& entry = entries_[static_cast<std::size_t>(row->data(Qt::UserRole).toInt())];
    // The window has the focus again when the command is carried out.
    if (entry.action)
        QTimer::singleShot(0, entry.action, &QAction::trigger);
    close();
}

// Up and down go through the list while one types.
bool CommandFinder::eventFilter(QObject* object, QEvent* event)
{
    if (object == filter_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(list_, event);
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace lodeline::app
