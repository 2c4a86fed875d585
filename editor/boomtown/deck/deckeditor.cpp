// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckeditor.h"

#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/canvas/cardpanel.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/cardcommands.h"
#include "editor/boomtown/deck/deckways.h"
#include "editor/boomtown/document/deckchanges.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/boomtown/problems/deckproblemspanel.h"
#include "editor/boomtown/properties/cardproperties.h"
#include "editor/boomtown/statistics/balancepanel.h"
#include "editor/boomtown/statistics/countchanges.h"
#include "editor/panes/panes.h"
#include "editor/words/wordsform.h"
#include "engine/boomtown/design/critique.h"
#include "engine/boomtown/design/repairs.h"
#include "ui/help/topic.h"

#include <QFileInfo>
#include <QListView>
#include <QTabWidget>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

using Pane = desk::Panes::Pane;

} // namespace

DeckEditor::DeckEditor(const desk::Kind& kind, const QString& installFolder, Deck deck,
                       const QString& sideFolder, QWidget* parent)
    : PanedDesk(kind, std::make_unique<DeckDocument>(std::move(deck)), sideFolder, parent)
    , document_(static_cast<DeckDocument&>(Desk::document()))
    , list_(new CardListPanel(document_, this))
    , card_(new CardPanel(this))
    , cardProperties_(new CardProperties(document_))
    , words_(new desk::WordsForm(document_))
    , problems_(new DeckProblemsPanel)
    , balance_(new BalancePanel)
    , lab_(new DeckLabPanel)
    , commands_(new CardCommands(document_, *list_, this))
    , ways_(new DeckWays(installFolder, this))
{
    lab_->setHome([this] {
        const QString& path = file().path();
        return path.isEmpty() ? QString() : QFileInfo(path).absolutePath();
    });
    arrange({.list = list_,
             .rows = list_->view(),
             .drawing = card_,
             .canvas = card_->canvas(),
             .partForm = cardProperties_,
             .wholeForm = words_,
             .problems = problems_,
             .statistics = balance_,
             .lab = lab_});
    setTopics();
    connectViews();
    connectKnowledge();
    list_->chooseCard(0);
    judge();
}

void DeckEditor::setTopics()
{
    ui::setTopic(*list_, QStringLiteral("deck"));
    ui::setTopic(panes(), QStringLiteral("card"));
    ui::setTopic(forms(), QStringLiteral("deck"));
    ui::setTopic(*forms().widget(static_cast<int>(Form::Part)), QStringLiteral("bonus"));
    ui::setTopic(tabs(), QStringLiteral("balance"));
    ui::setTopic(*tabs().widget(static_cast<int>(Tab::Lab)), QStringLiteral("deck-lab"));
}

void DeckEditor::connectViews()
{
    CardCanvas* canvas = card_->canvas();
    connect(&document_, &DeckDocument::changed, this, [this] { showCard(list_->currentCard()); });
    connect(list_, &CardListPanel::currentChanged, this, &DeckEditor::showCard);
    connect(list_, &CardListPanel::choiceChanged, this, &DeckEditor::choiceChanged);
    connect(list_, &CardListPanel::activated, this, &DeckEditor::focusDrawing);
    connect(canvas, &CardCanvas::editRequested, this, &DeckEditor::editSquare);
    connect(commands_, &CardCommands::told, this, &DeckEditor::told);
    connect(ways_, &DeckWays::told, this, &DeckEditor::told);
}

void DeckEditor::connectKnowledge()
{
    connect(problems_, &DeckProblemsPanel::jumpRequested, this, &DeckEditor::jump);
    connect(problems_, &DeckProblemsPanel::repairRequested, this, &DeckEditor::repair);
    connect(lab_, &DeckLabPanel::aboutToRun, this, [this] {
        commitFields();
        judge();
    });
    connect(lab_, &DeckLabPanel::begun, this, [this] {
        balance_->setExpected({});
        balance_->setNotice({});
    });
    connect(lab_, &DeckLabPanel::measuredDeck, this, &DeckEditor::showExpected);
    connect(lab_, &DeckLabPanel::cardActivated, this, [this](int card) {
        showDrawing();
        list_->chooseCard(card);
    });
}

void DeckEditor::showCard(int card)
{
    const std::vector<Card>& cards = document_.deck().cards;
    const bool exists = card >= 0 && static_cast<std::size_t>(card) < cards.size();
    card_->setFront(exists ? std::optional(cards[static_cast<std::size_t>(card)].front) : std::nullopt);
    cardProperties_->setCard(exists ? card : -1);
    problems_->setCurrentPart(exists ? card : -1);
    emit choiceChanged();
}

// The land and the symbol of a square are steps by themselves, each however often it changes.
void DeckEditor::editSquare(int square, const Square& wanted)
{
    const auto place = static_cast<std::size_t>(square);
    const int card = list_->currentCard();
    if (card < 0)
        return;
    const Square& now = document_.deck().cards[static_cast<std::size_t>(card)].front[place];
    const bool isLand = now.territory != wanted.territory;
    //: A step of the history
    document_.changeCard(
        card, [] { return tr("Change a square"); }, [&](Card& changed) { changed.front[place] = wanted; },
        (isLand ? QStringLiteral("land%1") : QStringLiteral("symbol%1")).arg(square));
}

void DeckEditor::commitFields()
{
    words_->commit();
    cardProperties_->commit();
}

void DeckEditor::judge()
{
    const Deck& deck = document_.deck();
    problems_->setFindings(critique(deck));
    list_->setSeverities(problems_->worst(deck.cards.size()));
    balance_->setDeck(deck);
    lab_->setDeck(deck);
    balance_->setNotice(lab_->outdatedText());
}

// A finding may be older than the last change; then it is about a card that has moved on.
void DeckEditor::repair(const Finding& finding, Repair what)
{
    commitFields();
    const Deck before = document_.deck();
    const std::vector<Finding> current = critique(before);
    const bool isCurrent = std::ranges::find(current, finding) != current.end();
    const std::vector<std::string> drawn = changedCards(document_.opened(), before);
    if (isCurrent && document_.change([what] { return repairText(what); },
                                      [&](Deck& deck) { apply(deck, finding, what, drawn); }))
        problems_->tellRepair(
            aboutCards(changedCards(before, document_.deck()), [what] { return repairText(what); }),
            [before, after = document_.deck()] { return countChanges(before, after); });
    judge();
}

void DeckEditor::jump(const Finding& finding)
{
    if (finding.card < 0) {
        if (finding.problem.pointer.starts_with("/cards"))
            return showTab(Tab::Statistics);
        showForm(Form::Whole);
        if (!words_->focusPart(finding.problem.pointer))
            words_->focusPart("/name");
        return;
    }
    showDrawing();
    list_->chooseCard(finding.card);
    if (finding.part == CardPart::Face)
        return focusDrawing();
    showForm(Form::Part);
    if (finding.part == CardPart::Back)
        cardProperties_->focusBonus();
    else
        cardProperties_->focusName();
}

void DeckEditor::showExpected(const SimulationResult& result)
{
    BalancePanel::Expected expected;
    for (std::size_t kind = 0; kind < expected.size(); ++kind) {
        const BonusSums& sums = result.tally.deck.bonuses[kind];
        if (sums.games > 0)
            expected[kind] = pointsOf(sums);
    }
    balance_->setExpected(expected);
    balance_->setNotice(lab_->outdatedText());
}

void DeckEditor::setTheme(const art::Theme& theme)
{
    list_->setTheme(theme);
    card_->setTheme(theme);
    cardProperties_->setTheme(theme);
    problems_->setTheme(theme);
    lab_->setTheme(theme);
}

void DeckEditor::setMenu(QMenu* menu)
{
    list_->setMenu(menu);
}

void DeckEditor::addPartActions(const QList<QAction*>& actions)
{
    list_->view()->addActions(actions);
    card_->addActions(actions);
}

void DeckEditor::retranslate()
{
    //: What a screen reader calls the tabs Problems, Balance and Lab
    tabs().setAccessibleName(tr("About the deck"));
    //: Title of a tab: how balanced the deck is
    tabs().setTabText(static_cast<int>(Tab::Statistics), tr("Balance"));
    //: Title of the list of cards
    panes().setTitle(Pane::List, tr("Cards"));
    //: Title of a tab: properties of the card
    forms().setTabText(static_cast<int>(Form::Part), tr("Card"));
    //: Title of a tab: properties of the deck
    forms().setTabText(static_cast<int>(Form::Whole), tr("Deck"));
}

} // namespace lodeline::boomtown::editor
