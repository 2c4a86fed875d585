// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardlistpanel.h"

#include "editor/boomtown/cards/carddelegate.h"
#include "editor/boomtown/cards/cardfilter.h"
#include "editor/boomtown/cards/cardmodel.h"
#include "editor/boomtown/document/deckdocument.h"
#include "editor/lists/partview.h"
#include "editor/lists/shownchoice.h"
#include "ui/plain/label.h"
#include "ui/windows/followscreen.h"

#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

namespace lodeline::boomtown::editor {

CardListPanel::CardListPanel(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new CardModel(document, this))
    , filter_(new CardFilter(this))
    , search_(new QLineEdit(this))
    , view_(new desk::PartView(this))
    , counts_(new ui::Label(this))
    , choice_(new desk::ShownChoice(*view_, *filter_, document.history(), [this] { search_->clear(); }))
{
    setFocusProxy(view_);
    filter_->setSourceModel(model_);
    view_->setItemDelegate(new CardDelegate(view_));
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setDragDropMode(QAbstractItemView::DragDrop);
    view_->setDefaultDropAction(Qt::MoveAction);
    view_->setUniformItemSizes(true);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    search_->setClearButtonEnabled(true);
    counts_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(search_);
    column->addWidget(view_, 1);
    column->addWidget(counts_);
    connect(search_, &QLineEdit::textChanged, this, &CardListPanel::search);
    connect(view_, &QListView::activated, this, &CardListPanel::activated);
    connect(model_, &CardModel::rowsPlaced, this, &CardListPanel::chooseCards);
    connect(model_, &CardModel::cardsLeftOut, this, &CardListPanel::cardsLeftOut);
    // What undo, redo or a repair changes is seen.
    connect(model_, &CardModel::rowsChanged, choice_, &desk::ShownChoice::leadTo);
    connect(&document, &DeckDocument::changed, this, [this] {
        choice_->keep();
        showCounts();
    });
    connect(choice_, &desk::ShownChoice::currentChanged, this, &CardListPanel::currentChanged);
    connect(choice_, &desk::ShownChoice::changed, this, [this] {
        showCounts();
        emit choiceChanged();
    });
    retranslate();
}

void CardListPanel::setTheme(const art::Theme& theme)
{
    model_->setTheme(theme);
}

void CardListPanel::setSeverities(std::vector<int> worst)
{
    model_->setSeverities(std::move(worst));
}

void CardListPanel::setMenu(QMenu* menu)
{
    connect(view_, &QWidget::customContextMenuRequested, menu,
            [this, menu](const QPoint& at) { menu->popup(view_->viewport()->mapToGlobal(at)); });
}

int CardListPanel::currentCard() const
{
    return choice_->current();
}

CardRows CardListPanel::chosenCards() const
{
    return choice_->chosen();
}

void CardListPanel::chooseCard(int card)
{
    choice_->choose({card});
}

void CardListPanel::chooseCards(const CardRows& cards)
{
    choice_->choose(cards);
}

void CardListPanel::leaveChosen()
{
    choice_->leave();
}

bool CardListPanel::showsAll() const
{
    return filter_->showsAll();
}

void CardListPanel::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void CardListPanel::search(const QString& text)
{
    filter_->setText(text);
    // Between rows that are hidden there is no place to drop at.
    view_->setDragDropMode(filter_->showsAll() ? QAbstractItemView::DragDrop : QAbstractItemView::DragOnly);
    choice_->keepFound();
    view_->scrollTo(view_->currentIndex());
    showCounts();
    emit choiceChanged();
}

void CardListPanel::showCounts()
{
    const auto all = static_cast<int>(document_.deck().cards.size());
    const int shown = filter_->rowCount();
    //: Below the list of cards: %1 those that a search found, %2 all
    const QString found = tr("Found: %1 of %2").arg(QLocale().toString(shown), QLocale().toString(all));
    if (shown == 0 && all > 0)
        counts_->setText(tr("No card has all of these words."));
    else
        counts_->setText(shown == all ? tr("%Ln card(s)", nullptr, all) : found);
}

void CardListPanel::retranslate()
{
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search cards"));
    view_->setAccessibleName(tr("Cards of the deck"));
    model_->retranslate();
    showCounts();
}

void CardListPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardListPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ui::followScreen(*this, &CardListPanel::sizePictures);
}

void CardListPanel::sizePictures()
{
    model_->setPixelRatio(devicePixelRatioF());
}

} // namespace lodeline::boomtown::editor
