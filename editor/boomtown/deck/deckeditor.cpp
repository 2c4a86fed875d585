// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckeditor.h"

#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/canvas/cardpanel.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/cardcommands.h"
#include "editor/boomtown/deck/deckways.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/boomtown/problems/deckproblemspanel.h"
#include "editor/boomtown/properties/cardproperties.h"
#include "editor/boomtown/statistics/balancepanel.h"
#include "editor/panes/panes.h"
#include "editor/words/wordsform.h"
#include "engine/boomtown/design/critique.h"
#include "engine/boomtown/design/repairs.h"
#include "ui/help/topic.h"
#include "ui/windows/scrolled.h"
#include "ui/windows/tabtitle.h"

#include <QEvent>
#include <QListView>
#include <QScrollArea>
#include <QTabWidget>
#include <QUndoView>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

using Pane = desk::Panes::Pane;

constexpr int kJudgeAfter = 120; // ms after the last change

} // namespace

DeckEditor::DeckEditor(const desk::Kind& kind, const QString& installFolder, Deck deck,
                       const QString& sideFolder, QWidget* parent)
    : Desk(kind, std::make_unique<DeckDocument>(std::move(deck)), sideFolder, parent)
    , document_(static_cast<DeckDocument&>(Desk::document()))
    , list_(new CardListPanel(document_, this))
    , card_(new CardPanel(this))
    , cardProperties_(new CardProperties(document_))
    , words_(new desk::WordsForm(document_))
    , history_(new QUndoView(&document_.history()))
    , problems_(new DeckProblemsPanel)
    , balance_(new BalancePanel)
    , lab_(new DeckLabPanel)
    , tabs_(new desk::FoldingTabs(this))
    , sides_(new QTabWidget(this))
    , panes_(new desk::Panes(list_, card_, nullptr, sides_, tabs_, this))
    , commands_(new CardCommands(document_, *list_, this))
    , ways_(new DeckWays(installFolder, this))
{
    arrange();
    setTopics();
    judgement_.setSingleShot(true);
    judgement_.setInterval(kJudgeAfter);
    connectViews();
    connectKnowledge();
    retranslate();
    list_->chooseCard(0);
    judge();
}

DeckEditor::~DeckEditor()
{
    delete history_; // before the document that it shows
}

void DeckEditor::arrange()
{
    sides_->addTab(ui::scrolled(cardProperties_, Qt::ScrollBarAsNeeded), QString());
    sides_->addTab(ui::scrolled(words_, Qt::ScrollBarAsNeeded), QString());
    sides_->addTab(history_, QString());
    tabs_->addTab(problems_, QString());
    tabs_->addTab(balance_, QString());
    tabs_->addTab(ui::scrolled(lab_, Qt::ScrollBarAsNeeded), QString());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(panes_);
}

void DeckEditor::setTopics()
{
    ui::setTopic(*list_, QStringLiteral("deck"));
    ui::setTopic(*panes_, QStringLiteral("card"));
    ui::setTopic(*sides_, QStringLiteral("deck"));
    ui::setTopic(*sides_->widget(static_cast<int>(Form::Card)), QStringLiteral("bonus"));
    ui::setTopic(*tabs_, QStringLiteral("balance"));
    ui::setTopic(*tabs_->widget(static_cast<int>(Tab::Lab)), QStringLiteral("deck-lab"));
}

void DeckEditor::connectViews()
{
    CardCanvas* canvas = card_->canvas();
    connect(&document_, &DeckDocument::changed, this, [this] {
        showCard(list_->currentCard());
        judgement_.start();
        emit titleChanged();
    });
    connect(list_, &CardListPanel::currentChanged, this, &DeckEditor::showCard);
    connect(list_, &CardListPanel::choiceChanged, this, &DeckEditor::choiceChanged);
    connect(list_, &CardListPanel::activated, this, &DeckEditor::focusDrawing);
    connect(canvas, &CardCanvas::editRequested, this, &DeckEditor::editSquare);
    connect(commands_, &CardCommands::told, this, &DeckEditor::told);
    connect(ways_, &DeckWays::told, this, &DeckEditor::told);
}

void DeckEditor::connectKnowledge()
{
    connect(&judgement_, &QTimer::timeout, this, &DeckEditor::judge);
    connect(problems_, &DeckProblemsPanel::jumpRequested, this, &DeckEditor::jump);
    connect(problems_, &DeckProblemsPanel::repairRequested, this, &DeckEditor::repair);
    connect(lab_, &DeckLabPanel::aboutToRun, this, &DeckEditor::judge);
    connect(lab_, &DeckLabPanel::measured, this, &DeckEditor::showExpected);
    connect(lab_, &DeckLabPanel::cardActivated, this, [this](int card) {
        showDrawing();
        list_->chooseCard(card);
    });
    connect(panes_, &desk::Panes::changed, this, &DeckEditor::choiceChanged);
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

void DeckEditor::editSquare(int square, const Square& wanted)
{
    //: A step of the history
    document_.changeCard(
        list_->currentCard(), [] { return tr("Change a square"); },
        [&](Card& card) { card.front[static_cast<std::size_t>(square)] = wanted; },
        QStringLiteral("square%1").arg(square));
}

void DeckEditor::commitFields()
{
    words_->commit();
}

bool DeckEditor::hasErrors()
{
    judge();
    return hasErrors_;
}

void DeckEditor::judge()
{
    const Deck& deck = document_.deck();
    std::vector<Finding> findings = critique(deck);
    std::vector<int> worst(deck.cards.size(), -1);
    hasErrors_ = false;
    for (const Finding& finding : findings) {
        hasErrors_ = hasErrors_ || finding.problem.severity == Severity::Error;
        if (finding.card >= 0) {
            int& present = worst[static_cast<std::size_t>(finding.card)];
            if (present < 0)
                present = static_cast<int>(finding.problem.severity); // the worst come first
        }
    }
    list_->setSeverities(std::move(worst));
    nameProblems(findings);
    problems_->setFindings(std::move(findings));
    balance_->setDeck(deck);
    lab_->setDeck(deck);
}

void DeckEditor::nameProblems(const std::vector<Finding>& findings)
{
    const auto notes = static_cast<int>(std::ranges::count_if(
        findings, [](const Finding& f) { return f.problem.severity == Severity::Note; }));
    const int others = static_cast<int>(findings.size()) - notes;
    //: Title of the list of what is wrong with a deck
    QString title = tr("Problems");
    if (others > 0)
        //: Title of the list of what is wrong with a deck; %Ln errors and warnings
        title = tr("Problems (%Ln)", nullptr, others);
    else if (notes > 0)
        //: Title of the list of what is wrong with a deck, if there are but notes: less than a warning
        title = tr("Problems (%Ln note(s))", nullptr, notes);
    ui::setTabTitle(tabs_, 0, title);
}

// A finding may be older than the last change; then it is about a card that has moved on.
void DeckEditor::repair(const Finding& finding, Repair what)
{
    commitFields();
    const std::vector<Finding> current = critique(document_.deck());
    if (std::ranges::find(current, finding) != current.end())
        document_.change([what] { return repairText(what); },
                         [&](Deck& deck) { apply(deck, finding, what); });
    judge();
}

void DeckEditor::jump(const Finding& finding)
{
    if (finding.card < 0) {
        if (finding.problem.pointer.starts_with("/cards"))
            return showTab(Tab::Balance);
        showForm(Form::Deck);
        if (!words_->focusPart(finding.problem.pointer))
            words_->focusPart("/name");
        return;
    }
    showDrawing();
    list_->chooseCard(finding.card);
    if (finding.part == CardPart::Face)
        return focusDrawing();
    showForm(Form::Card);
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
}

void DeckEditor::setTheme(const art::Theme& theme)
{
    list_->setTheme(theme);
    card_->setTheme(theme);
    cardProperties_->setTheme(theme);
    problems_->setTheme(theme);
}

void DeckEditor::setMenu(QMenu* menu)
{
    list_->setMenu(menu);
}

void DeckEditor::addPartActions(const QList<QAction*>& actions)
{
    list_->view()->addActions(actions);
}

void DeckEditor::showTab(Tab tab)
{
    panes_->setFolded(Pane::Lower, false);
    tabs_->setCurrentIndex(static_cast<int>(tab));
    tabs_->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void DeckEditor::showForm(Form form)
{
    panes_->setFolded(Pane::Forms, false);
    sides_->setCurrentIndex(static_cast<int>(form));
}

void DeckEditor::showDrawing()
{
    if (panes_->isEnlarged())
        panes_->setEnlarged(false);
}

void DeckEditor::focusDrawing()
{
    showDrawing();
    card_->canvas()->setFocus(Qt::ShortcutFocusReason);
}

QByteArray DeckEditor::layoutState() const
{
    return panes_->saveState();
}

void DeckEditor::restoreLayout(const QByteArray& state)
{
    panes_->restoreState(state);
}

void DeckEditor::retranslate()
{
    //: What a screen reader calls the tabs Problems, Balance and Lab
    tabs_->setAccessibleName(tr("About the deck"));
    //: Title of a tab: how balanced the deck is
    tabs_->setTabText(1, tr("Balance"));
    //: Where many games are played to measure a deck
    tabs_->setTabText(2, tr("Lab"));
    //: What a screen reader calls the tabs Card, Deck and History
    const QString properties = tr("Properties");
    sides_->setAccessibleName(properties);
    panes_->setTitle(Pane::Forms, properties);
    //: Title of the list of cards
    panes_->setTitle(Pane::List, tr("Cards"));
    //: Title of a tab: properties of the card
    sides_->setTabText(0, tr("Card"));
    //: Title of a tab: properties of the deck
    sides_->setTabText(1, tr("Deck"));
    //: Title of a tab: changes that can be undone
    sides_->setTabText(2, tr("History"));
    //: First entry of the history: the deck before all changes
    history_->setEmptyLabel(tr("As opened"));
    history_->setAccessibleName(tr("History of changes"));
    document_.retranslate();
    history_->doItemsLayout();
    emit titleChanged();
    emit choiceChanged(); // undo and redo name a step
}

void DeckEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        judge();
    }
    QWidget::changeEvent(event);
}

void DeckEditor::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    judge();
}

} // namespace lodeline::boomtown::editor
