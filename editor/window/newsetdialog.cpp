// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/newsetdialog.h"

#include "editor/document/newset.h"
#include "ui/files.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/shippedsets.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {

NewSetDialog::NewSetDialog(QWidget* parent)
    : QDialog(parent)
    , name_(new QLineEdit(this))
    , choices_(new QListWidget(this))
{
    setWindowTitle(tr("New tile set"));
    auto* form = new QFormLayout;
    //: Label of a field: the name of the new tile set
    form->addRow(tr("&Name"), name_);
    ui::takePlainText(name_, ui::kLongestName);
    name_->setPlaceholderText(tr("Name of the set"));
    //: Label of a list: the set from which the new one is made
    auto* heading = new ui::Label(tr("&Begin with"), this);
    heading->setBuddy(choices_);
    choices_->setWordWrap(true);
    choices_->setSpacing(2);
    //: Name of a list for screen readers: the set from which the new one is made
    choices_->setAccessibleName(tr("Begin with"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    //: Button: creates the new tile set
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Cr&eate"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(heading);
    layout->addWidget(choices_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choices_, &QListWidget::itemActivated, this, &QDialog::accept);
    addChoices();
    resize(460, 440);
}

void NewSetDialog::addChoices()
{
    const auto add = [this](const QString& title, const QString& text, const QString& file) {
        auto* item =
            new QListWidgetItem(text.isEmpty() ? title : QStringLiteral("%1\n%2").arg(title, text), choices_);
        item->setData(Qt::UserRole, file);
    };
    //: Entry of a list: a tile set without tiles
    add(tr("Empty set"), tr("No tiles yet, but the mining tokens of the classic set."), {});
    for (const ui::ShippedSet& shipped : ui::shippedSets()) {
        const bool classic = shipped.file.isEmpty();
        add(shipped.name,
            classic ? tr("All tiles of the classic game, to change as you like.") : shipped.description,
            classic ? QStringLiteral(":/tilesets/classic.tileset.json") : shipped.file);
    }
    choices_->setCurrentRow(0);
}

TileSet NewSetDialog::set() const
{
    const QString file = choices_->currentItem()->data(Qt::UserRole).toString();
    TileSet set = emptySet();
    if (!file.isEmpty()) {
        if (auto loaded = ui::loadTileSet(file))
            set = std::move(loaded->set);
    }
    if (!name_->text().trimmed().isEmpty()) {
        set.name = name_->text().trimmed().toStdString();
        set.names.clear();
    }
    return set;
}

} // namespace lodeline::goldrush::editor
