// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/keys/keyspage.h"

#include "app/shell/keys/keyfield.h"
#include "app/shell/keys/keytable.h"
#include "ui/keys/keytext.h"
#include "ui/plain/label.h"
#include "ui/wording/commandname.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace lodeline::app {

KeysPage::KeysPage(KeyTable& keys, QWidget* parent)
    : QWidget(parent)
    , keys_(keys)
    , list_(new QTreeWidget(this))
    , newKey_(new ui::Label(this))
    , field_(new KeyField(this))
    , clear_(new QPushButton(this))
    , restore_(new QPushButton(this))
    , notice_(new ui::Label(this))
    , take_(new QPushButton(this))
    , keep_(new QPushButton(this))
{
    build();
    connect(field_, &KeyField::keyPressed, this, &KeysPage::press);
    connect(clear_, &QPushButton::clicked, this, [this] { give({}); });
    connect(restore_, &QPushButton::clicked, this, [this] {
        keys_.restore(*chosen());
        tell({});
    });
    connect(take_, &QPushButton::clicked, this, [this] { give(wanted_); });
    connect(keep_, &QPushButton::clicked, this, [this] { tell({}); });
    connect(list_, &QTreeWidget::currentItemChanged, this, [this] { tell({}); });
    connect(list_, &QTreeWidget::itemActivated, field_, [this] { field_->setFocus(); });
    connect(&keys_, &KeyTable::changed, this, &KeysPage::fill);
    for (const QAction* command : keys_.commands())
        connect(command, &QAction::changed, this, &KeysPage::fill, Qt::QueuedConnection);
    retranslate();
}

void KeysPage::build()
{
    list_->setColumnCount(2);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAlternatingRowColors(true);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
    for (int i = 0; i < keys_.commands().size(); ++i)
        new QTreeWidgetItem(list_);
    newKey_->setBuddy(field_);
    notice_->setWordWrap(true);
    for (QPushButton* button : {clear_, restore_, take_, keep_})
        button->setAutoDefault(false);
    take_->hide();
    keep_->hide();
    auto* row = new QHBoxLayout;
    row->addWidget(newKey_);
    row->addWidget(field_, 1);
    row->addWidget(clear_);
    row->addWidget(restore_);
    auto* answers = new QHBoxLayout;
    answers->addWidget(take_);
    answers->addWidget(keep_);
    answers->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    column->addLayout(row);
    column->addWidget(notice_);
    column->addLayout(answers);
}

QString KeysPage::notice() const
{
    return notice_->isHidden() ? QString() : notice_->text();
}

QAction* KeysPage::chosen() const
{
    return keys_.commands()[list_->indexOfTopLevelItem(list_->currentItem())];
}

void KeysPage::press(const QKeySequence& key)
{
    const QString shown = ui::shownKey(key);
    field_->setText(shown);
    const QAction* owner = keys_.owner(key);
    if (owner == chosen() && chosen()->shortcuts().size() == 1) {
        //: %1 is a key
        tell(tr("This command already uses the key %1.").arg(shown));
    } else if (!KeyTable::mayBeGiven(key)) {
        //: %1 is a key
        tell(tr("%1 is reserved and cannot be reassigned.").arg(shown));
    } else if (owner && owner != chosen()) {
        ask(key, takenText(shown, *owner));
    } else {
        give(key);
    }
}

// A command that the game on the table does not have is in no list, and has no name there.
QString KeysPage::takenText(const QString& key, const QAction& owner)
{
    if (!owner.isVisible())
        //: %1 is a key; game: a kind of game
        return tr("A command of another game already uses %1. Use it for this command instead?").arg(key);
    //: %1 is a key, %2 the name of a command
    return tr("\"%2\" already uses %1. Use it for this command instead?").arg(key, ui::commandName(owner));
}

void KeysPage::give(const QKeySequence& key)
{
    QAction* command = chosen();
    keys_.give(*command, key);
    const QString shown = ui::shownKey(key);
    //: %1 is the name of a command, %2 a key
    tell(key.isEmpty() ? QString() : tr("\"%1\" now uses the key %2.").arg(ui::commandName(*command), shown));
}

void KeysPage::ask(const QKeySequence& key, const QString& question)
{
    tell(question);
    wanted_ = key;
    take_->show();
    keep_->show();
}

void KeysPage::tell(const QString& text)
{
    if (take_->hasFocus() || keep_->hasFocus())
        field_->setFocus(); // they go
    notice_->setText(text);
    notice_->setVisible(!text.isEmpty());
    take_->hide();
    keep_->hide();
    if (text.isEmpty())
        field_->clear();
    QAccessibleEvent alert(notice_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    restore_->setEnabled(list_->currentItem() && keys_.isChanged(*chosen()));
}

void KeysPage::fill()
{
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        const QAction& command = *keys_.commands()[i];
        QTreeWidgetItem& item = *list_->topLevelItem(i);
        item.setText(0, ui::commandName(command));
        item.setText(1, KeyTable::textOf(command));
        item.setHidden(!command.isVisible());
        QFont bold;
        bold.setBold(true); // the rest is that of the list
        item.setFont(1, keys_.isChanged(command) ? bold : QFont());
        //: Of the key of a command: it is not the usual one
        item.setData(1, Qt::AccessibleDescriptionRole, keys_.isChanged(command) ? tr("changed") : QString());
    }
    chooseShown();
}

// What the game on the table does not have is hidden, also when it was chosen.
void KeysPage::chooseShown()
{
    if (list_->currentItem() && !list_->currentItem()->isHidden())
        return;
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        if (!list_->topLevelItem(i)->isHidden())
            return list_->setCurrentItem(list_->topLevelItem(i));
}

void KeysPage::retranslate()
{
    list_->setHeaderLabels({
        //: Heading of a column
        tr("Command"),
        //: Heading of a column: of the keyboard
        tr("Keys"),
    });
    list_->setAccessibleName(tr("Commands and their keys"));
    //: Label of a field: the key that the chosen command shall have
    newKey_->setText(tr("New key:"));
    field_->setPlaceholderText(tr("Press the key"));
    field_->setAccessibleName(tr("New key for the command"));
    //: Button: the command shall have no key
    clear_->setText(tr("No key"));
    //: Button: the command shall have its usual keys
    restore_->setText(tr("Restore default"));
    //: Button: the key shall be that of the other command
    take_->setText(tr("Reassign it"));
    //: Button: the keys stay as they are
    keep_->setText(tr("Keep it"));
    fill();
    tell({});
}

void KeysPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
