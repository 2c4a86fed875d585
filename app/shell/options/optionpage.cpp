// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/options/optionpage.h"

#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/wording/commandname.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QMenu>
#include <QSignalBlocker>

namespace lodeline::app {
namespace {

// The entries of a menu that can be seen, in a box of the same order.
void showEntries(QComboBox& box, const QMenu& menu)
{
    const QSignalBlocker quiet(box);
    int row = 0;
    for (const QAction* entry : menu.actions()) {
        if (!entry->isVisible() || !entry->isCheckable())
            continue;
        if (row == box.count())
            box.addItem(QString());
        box.setItemText(row, ui::commandName(*entry));
        box.setItemData(row, entry->data());
        if (entry->isChecked())
            box.setCurrentIndex(row);
        ++row;
    }
    while (box.count() > row)
        box.removeItem(row);
}

void choose(const QMenu& menu, const QVariant& data)
{
    for (QAction* entry : menu.actions()) {
        if (entry->data() == data && !entry->isChecked())
            entry->trigger();
    }
}

} // namespace

OptionPage::OptionPage(QWidget* parent)
    : QWidget(parent)
    , rows_(new QFormLayout(this))
{
    rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows_->setVerticalSpacing(10);
    rows_->setHorizontalSpacing(18);
}

void OptionPage::addSwitch(QAction* action, bool usual)
{
    auto* box = new QCheckBox(this);
    rows_->addRow(box);
    const auto show = [this, box, action] {
        box->setText(ui::plainLabel(ui::commandName(*action)));
        box->setChecked(action->isChecked());
        box->setEnabled(action->isEnabled());
        box->setToolTip(ui::toolTip(action->statusTip()));
        rows_->setRowVisible(box, action->isVisible());
    };
    show();
    connect(action, &QAction::changed, box, show);
    connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    restores_.emplace_back([action, usual] {
        if (action->isChecked() != usual)
            action->trigger();
    });
}

void OptionPage::addChoice(QMenu* menu, const QVariant& usual)
{
    auto* label = new ui::Label(this);
    auto* box = new QComboBox(this);
    label->setBuddy(box);
    rows_->addRow(label, box);
    const QAction* title = menu->menuAction();
    const auto show = [this, label, box, menu, title] {
        label->setText(ui::commandName(*title));
        box->setAccessibleName(label->text());
        showEntries(*box, *menu);
        rows_->setRowVisible(box, title->isVisible());
    };
    // Entries may come and go, which the title tells.
    const auto follow = [box, menu, show] {
        for (const QAction* entry : menu->actions()) {
            disconnect(entry, nullptr, box, nullptr);
            connect(entry, &QAction::changed, box, show);
        }
        show();
    };
    follow();
    connect(title, &QAction::changed, box, follow);
    connect(box, &QComboBox::activated, menu, [menu, box](int row) { choose(*menu, box->itemData(row)); });
    restores_.emplace_back([menu, usual] {
        if (usual.isValid())
            choose(*menu, usual);
    });
}

void OptionPage::addControl(QWidget* control, std::function<void()> restore)
{
    rows_->addRow(control);
    restores_.push_back(std::move(restore));
}

void OptionPage::restoreDefaults()
{
    for (const auto& restore : restores_)
        restore();
}

} // namespace lodeline::app
