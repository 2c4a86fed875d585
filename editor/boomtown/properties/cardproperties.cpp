// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/properties/cardproperties.h"

#include "editor/boomtown/document/deckedits.h"
#include "editor/boomtown/properties/bonusform.h"
#include "editor/desk/fieldguard.h"
#include "editor/desk/idwords.h"
#include "editor/desk/lengthnote.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/commandname.h"

#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::boomtown::editor {

CardProperties::CardProperties(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , nameLabel_(new ui::Label(this))
    , name_(new QLineEdit(this))
    , reason_(new ui::Label(this))
    , bonus_(new BonusForm(this))
{
    nameLabel_->setBuddy(name_);
    ui::takePlainText(name_, ui::kLongestId);
    desk::FieldGuard::protect(name_);
    reason_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    auto* note = new desk::LengthNote(*name_, ui::kLongestId, this);
    for (QWidget* part : std::initializer_list<QWidget*>{nameLabel_, name_, note, reason_, bonus_})
        column->addWidget(part);
    column->addStretch();
    connect(name_, &QLineEdit::textEdited, this, &CardProperties::judge);
    connect(name_, &QLineEdit::editingFinished, this, &CardProperties::commit);
    connect(bonus_, &BonusForm::editRequested, this,
            [this](const BonusForm::Edit& edit, const QString& kind) {
                //: A step of the history
                document_.changeCard(
                    card_, [] { return tr("Change the bonus"); }, [&edit](Card& card) { edit(card.bonus); },
                    kind);
            });
    connect(&document, &DeckDocument::changed, this, [this] { showCard(false); });
    retranslate();
    setCard(-1);
}

void CardProperties::setCard(int card)
{
    const bool another = card != card_;
    card_ = card;
    showCard(another);
}

void CardProperties::showCard(bool another)
{
    const bool exists = card_ >= 0 && static_cast<std::size_t>(card_) < document_.deck().cards.size();
    setEnabled(exists);
    if (!exists)
        return;
    const Card& card = document_.deck().cards[static_cast<std::size_t>(card_)];
    bonus_->setBonus(card.bonus, another);
    const QString id = ui::typedLine(QString::fromStdString(card.id), ui::kLongestId);
    if (!another && shownName_ == id)
        return; // what was refused stays as it was typed
    shownName_ = id;
    if (name_->text() != id)
        name_->setText(id);
    refuse({});
}

bool CardProperties::mayBeCalled(const QString& id) const
{
    if (id == shownName_)
        return true;
    Deck renamed = document_.deck();
    return renameCard(renamed, card_, id.toStdString());
}

// What is not accepted stays as it was typed, until it is mended or another card is shown.
void CardProperties::commit()
{
    const QString id = name_->text();
    if (card_ < 0 || id == shownName_ || !mayBeCalled(id))
        return;
    shownName_ = id;
    //: A step of the history: gives a card another id
    document_.change([] { return tr("Rename the card"); },
                     [&](Deck& deck) { renameCard(deck, card_, id.toStdString()); });
}

void CardProperties::judge(const QString& id)
{
    if (mayBeCalled(id))
        return refuse({});
    refuse([id, taken = isTaken(document_.deck(), id.toStdString())] { return desk::refusedId(id, taken); });
}

void CardProperties::refuse(ui::Words why)
{
    reasonWords_ = std::move(why);
    reason_->setText(reasonWords_ ? reasonWords_() : QString());
    reason_->setVisible(!reason_->text().isEmpty());
    name_->setAccessibleDescription(reason_->text());
}

void CardProperties::setTheme(const art::Theme& theme)
{
    bonus_->setTheme(theme);
}

void CardProperties::focusName()
{
    name_->setFocus(Qt::ShortcutFocusReason);
    name_->selectAll();
}

void CardProperties::focusBonus()
{
    bonus_->setFocus(Qt::ShortcutFocusReason);
}

void CardProperties::retranslate()
{
    //: Label of a field: the id of a card
    nameLabel_->setText(tr("&Id"));
    name_->setAccessibleName(ui::withoutKey(nameLabel_->text()));
    refuse(reasonWords_);
}

void CardProperties::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
