// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/newsetdialog.h"

#include "editor/document/newset.h"
#include "ui/files.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/shippedsets.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {

NewSetDialog::NewSetDialog(QWidget* parent)
    : QDialog(parent)
    , nameLabel_(new ui::Label(this))
    , name_(new QLineEdit(this))
    , heading_(new ui::Label(this))
    , choices_(new QListWidget(this))
{
    auto* form = new QFormLayout;
    form->addRow(nameLabel_, name_);
    nameLabel_->setBuddy(name_);
    ui::takePlainText(name_, ui::kLongestName);
    heading_->setBuddy(choices_);
    choices_->setWordWrap(true);
    choices_->setSpacing(2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    create_ = buttons->button(QDialogButtonBox::Ok);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(heading_);
    layout->addWidget(choices_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choices_, &QListWidget::itemActivated, this, &QDialog::accept);
    retranslate();
    choices_->setCurrentRow(0);
    resize(460, 440);
}

void NewSetDialog::retranslate()
{
    setWindowTitle(tr("New tile set"));
    //: Label of a field: the name of the new tile set
    nameLabel_->setText(tr("&Name"));
    name_->setPlaceholderText(tr("Name of the set"));
    //: Label of a list: the set from which the new one is made
    heading_->setText(tr("&Begin with"));
    //: Name of a list for screen readers: the set from which the new one is made
    choices_->setAccessibleName(tr("Begin with"));
    //: Button: creates the new tile set
    create_->setText(tr("Cr&eate"));
    showChoices();
}

// The same choices in every language; the one that is made stays.
void NewSetDialog::showChoices()
{
    int row = 0;
    const auto show = [this, &row](const QString& title, const QString& text, const QString& file) {
        if (row == choices_->count())
            choices_->addItem(QString());
        QListWidgetItem* item = choices_->item(row++);
        item->setText(text.isEmpty() ? title : QStringLiteral("%1\n%2").arg(title, text));
        item->setData(Qt::UserRole, file);
    };
    //: Entry of a list: a tile set without tiles
    show(tr("Empty set"), tr("No tiles yet, but the mining tokens of the classic set."), {});
    for (const ui::ShippedSet& shipped : ui::shippedSets()) {
        const bool classic = shipped.file.isEmpty();
        show(shipped.name,
             classic ? tr("All tiles of the classic game, to change as you like.") : shipped.description,
             classic ? QStringLiteral(":/tilesets/classic.tileset.json") : shipped.file);
    }
}

void NewSetDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
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
