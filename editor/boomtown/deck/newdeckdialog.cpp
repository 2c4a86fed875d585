// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/newdeckdialog.h"

#include "engine/boomtown/design/plaincards.h"
#include "ui/boomtown/decks.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::boomtown::editor {
namespace {

constexpr int kIsShipped = Qt::UserRole + 1; // else it is the plain one

} // namespace

NewDeckDialog::NewDeckDialog(QWidget* parent)
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
    resize(460, 320);
}

void NewDeckDialog::retranslate()
{
    setWindowTitle(tr("New deck"));
    //: Label of a field: the name of the new deck
    nameLabel_->setText(tr("&Name"));
    name_->setPlaceholderText(tr("Name of the deck"));
    //: Label of a list: the deck from which the new one is made
    heading_->setText(tr("&Begin with"));
    //: Name of a list for screen readers: the deck from which the new one is made
    choices_->setAccessibleName(tr("Begin with"));
    //: Button: creates the new deck
    create_->setText(tr("Cr&eate"));
    showChoices();
}

// The same choices in every language; the one that is made stays.
void NewDeckDialog::showChoices()
{
    int row = 0;
    const auto show = [this, &row](const QString& text, bool isShipped, const QString& file) {
        if (row == choices_->count())
            choices_->addItem(QString());
        QListWidgetItem* item = choices_->item(row++);
        item->setText(text);
        item->setData(Qt::UserRole, file);
        item->setData(kIsShipped, isShipped);
    };
    //: Entry of a list: a deck that nobody has designed; the second line tells more
    show(tr("Plain deck\n18 cards, no two alike, with a bonus of each kind."), false, {});
    for (const ShippedDeck& shipped : shippedDecks())
        show(shipped.name, true, shipped.file);
}

void NewDeckDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

Deck NewDeckDialog::deck() const
{
    Deck deck = plainDeck();
    const QListWidgetItem* item = choices_->currentItem();
    if (item->data(kIsShipped).toBool()) {
        if (auto loaded = loadDeck(item->data(Qt::UserRole).toString()))
            deck = std::move(loaded->deck);
    }
    if (!name_->text().trimmed().isEmpty()) {
        deck.name = name_->text().trimmed().toStdString();
        deck.names.clear();
    }
    return deck;
}

} // namespace lodeline::boomtown::editor
