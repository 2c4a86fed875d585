// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/properties/deckproperties.h"

#include "editor/desk/fieldguard.h"
#include "editor/desk/namestable.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/commandname.h"

#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace lodeline::boomtown::editor {

DeckProperties::DeckProperties(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , form_(new QFormLayout(this))
    , name_(new QLineEdit(this))
    , names_(new desk::NamesTable(document,
                                  {[&document]() -> const SetWords& { return document.deck(); },
                                   [&document](const ui::Words& step, const desk::WordsOf::Edit& edit) {
                                       document.change(step, edit);
                                   }},
                                  this))
    , author_(new QLineEdit(this))
    , license_(new QLineEdit(this))
    , description_(new QPlainTextEdit(this))
{
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, names_, author_, license_, description_}) {
        form_->addRow(new ui::Label(this), field);
        desk::FieldGuard::protect(field);
    }
    ui::takePlainText(name_, ui::kLongestName);
    ui::takePlainText(author_, ui::kLongestText);
    ui::takePlainText(license_, ui::kLongestText);
    ui::takePlainText(description_, ui::kLongestText);
    description_->setTabChangesFocus(true);
    description_->setFixedHeight(5 * fontMetrics().lineSpacing());
    connectField(name_, &Deck::name, QT_TR_NOOP("Change the name of the deck"));
    connectField(author_, &Deck::author, QT_TR_NOOP("Change the author"));
    connectField(license_, &Deck::license, QT_TR_NOOP("Change the license"));
    connect(description_, &QPlainTextEdit::textChanged, this, [this] {
        document_.change([] { return tr("Change the description"); },
                         [this](Deck& deck) { deck.description = description_->toPlainText().toStdString(); },
                         QStringLiteral("description"));
    });
    connect(&document, &DeckDocument::changed, this, &DeckProperties::showDeck);
    retranslate();
}

void DeckProperties::connectField(QLineEdit* field, std::string Deck::*member, const char* step)
{
    connect(field, &QLineEdit::textEdited, this, [this, member, step](const QString& text) {
        document_.change([step] { return tr(step); }, [&](Deck& deck) { deck.*member = text.toStdString(); },
                         QLatin1String(step));
    });
}

void DeckProperties::focusPart(const std::string& pointer)
{
    QWidget* field = name_;
    if (pointer.starts_with("/author"))
        field = author_;
    else if (pointer.starts_with("/license"))
        field = license_;
    else if (pointer.starts_with("/names") || pointer.starts_with("/descriptions"))
        field = names_;
    else if (pointer.starts_with("/description"))
        field = description_;
    field->setFocus(Qt::ShortcutFocusReason);
}

// The other fields are taken over letter by letter.
void DeckProperties::commit()
{
    names_->commit();
}

void DeckProperties::showDeck()
{
    const Deck& deck = document_.deck();
    const auto show = [](QLineEdit* field, const std::string& text, int longest) {
        const QString shown = ui::typedLine(QString::fromStdString(text), longest);
        if (field->text() != shown)
            field->setText(shown);
    };
    show(name_, deck.name, ui::kLongestName);
    show(author_, deck.author, ui::kLongestText);
    show(license_, deck.license, ui::kLongestText);
    const QString description = ui::typedLines(QString::fromStdString(deck.description), ui::kLongestText);
    if (description_->toPlainText() != description) {
        const QSignalBlocker quiet(description_);
        description_->setPlainText(description);
    }
}

void DeckProperties::retranslate()
{
    const std::pair<QWidget*, QString> titles[]{
        //: Label of a field: the name of the deck
        {name_, tr("Na&me")},
        //: Label of a table: name and description of the deck in other languages
        {names_, tr("Other languages")},
        //: Label of a field: of the deck
        {author_, tr("&Author")},
        //: Label of a field: of the deck
        {license_, tr("L&icense")},
        //: Label of a field: of the deck
        {description_, tr("&Description")},
    };
    for (const auto& [field, title] : titles) {
        auto* label = qobject_cast<QLabel*>(form_->labelForField(field));
        label->setText(title);
        label->setBuddy(field);
        field->setAccessibleName(ui::withoutKey(title));
    }
    showDeck();
}

void DeckProperties::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
