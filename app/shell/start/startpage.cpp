// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/start/startpage.h"

#include "app/match/kinds.h"
#include "app/shell/start/interruptedcard.h"
#include "app/shell/start/startnotice.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/recentfiles.h"
#include "ui/windows/textscale.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::app {
namespace {

constexpr int kCardWidth = 440;
constexpr int kCardSide = 40;
constexpr int kCardRim = 100; // left and right of the words of a button
constexpr int kMostRecent = 4;
constexpr int kBetweenCards = 18;
constexpr int kBetweenGames = 8;

} // namespace

StartPage::StartPage(const Kinds& kinds, QWidget* parent)
    : BackdropPage(parent)
    , kinds_(kinds)
    , kind_(&kinds.first())
    , choice_(new QButtonGroup(this))
    , notice_(new StartNotice(this))
    , interrupted_(new InterruptedCard(kinds, this))
    , cards_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    cards_->setSpacing(kBetweenCards);
    cards_->addStretch(1);
    cards_->addWidget(buildCard(), 0, Qt::AlignCenter);
    addInterruptedGames();
    cards_->addStretch(1);
    auto* layout = new QVBoxLayout;
    layout->addStretch(1);
    layout->addWidget(notice_, 0, Qt::AlignHCenter);
    layout->addLayout(cards_);
    layout->addStretch(1);
    setContent(layout);
    connect(play_, &QPushButton::clicked, this, &StartPage::playRequested);
    connect(learn_, &QPushButton::clicked, this, &StartPage::learnRequested);
    connect(newGame_, &QPushButton::clicked, this, &StartPage::newGameRequested);
    connect(open_, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(editor_, &QPushButton::clicked, this, &StartPage::editorRequested);
    play_->setDefault(true);
    setFocusProxy(play_);
    setBackdrop(kind_->backdrop());
    retranslate();
}

void StartPage::addInterruptedGames()
{
    cards_->addWidget(interrupted_, 0, Qt::AlignCenter);
    connect(interrupted_, &InterruptedCard::goOnRequested, this, &StartPage::goOnRequested);
    connect(interrupted_, &InterruptedCard::discardRequested, this, &StartPage::discardRequested);
    connect(interrupted_, &InterruptedCard::takeBackRequested, this, &StartPage::takeBackRequested);
    connect(interrupted_, &InterruptedCard::refilled, this, &StartPage::beginWithFirst);
}

QWidget* StartPage::buildCard()
{
    auto* card = new BackdropCard(this);
    card_ = card;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(kCardSide, 30, kCardSide, 34);
    column->setSpacing(10);
    title_ = new ui::Label(card);
    QFont large = font();
    large.setBold(true);
    large.setLetterSpacing(QFont::PercentageSpacing, 104);
    title_->setFont(large);
    ui::setTextScale(*title_, 3.2);
    title_->setAlignment(Qt::AlignCenter);
    subtitle_ = new ui::Label(card);
    subtitle_->setAlignment(Qt::AlignCenter);
    subtitle_->setWordWrap(true);
    column->addWidget(title_);
    column->addWidget(subtitle_);
    column->addSpacing(14);
    addKinds(column);
    play_ = addButton(column, QStringLiteral("play"));
    players_ = new ui::Label(card);
    players_->setAlignment(Qt::AlignCenter);
    players_->setWordWrap(true);
    players_->setContentsMargins(0, 0, 0, 6);
    column->addWidget(players_);
    learn_ = addButton(column, QStringLiteral("learn"));
    newGame_ = addButton(column, QStringLiteral("newGame"));
    open_ = addButton(column, QStringLiteral("open"));
    editor_ = addButton(column, QStringLiteral("editor"));
    QFont strong = font();
    strong.setBold(true);
    play_->setFont(strong);
    ui::setTextScale(*play_, 1.3);
    play_->setMinimumHeight(54);
    recentTitle_ = new ui::Label(card);
    recentTitle_->setAlignment(Qt::AlignCenter);
    column->addSpacing(8);
    column->addWidget(recentTitle_);
    recentColumn_ = new QVBoxLayout;
    recentColumn_->setSpacing(2);
    column->addLayout(recentColumn_);
    return card;
}

QPushButton* StartPage::addButton(QVBoxLayout* column, const QString& name)
{
    auto* button = new QPushButton(column->parentWidget());
    button->setObjectName(name);
    button->setMinimumHeight(42);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    column->addWidget(button);
    return button;
}

// Nobody needs to be asked where there is only one.
void StartPage::addKinds(QVBoxLayout* column)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kBetweenGames);
    for (const auto& kind : kinds_.all()) {
        auto* button = new QPushButton(column->parentWidget());
        button->setObjectName(QStringLiteral("kind"));
        button->setCheckable(true);
        button->setAutoDefault(true);
        button->setVisible(kinds_.all().size() > 1);
        button->installEventFilter(this);
        choice_->addButton(button, static_cast<int>(choice_->buttons().size()));
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, chosen = kind.get()] { emit kindChosen(*chosen); });
    }
    column->addLayout(row);
}

void StartPage::setKind(const Kind& kind)
{
    if (&kind != kind_)
        setBackdrop(kind.backdrop());
    kind_ = &kind;
    showKind();
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    const QString focused = recent_.value(recentColumn_->indexOf(window()->focusWidget()));
    recent_ = paths.mid(0, kMostRecent);
    while (QLayoutItem* item = recentColumn_->takeAt(0)) {
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // its file may be opening
        delete item;
    }
    recentTitle_->setVisible(!recent_.isEmpty());
    for (const QString& path : std::as_const(recent_)) {
        const QString name = ui::withDayInWords(ui::shownName(QFileInfo(path).completeBaseName()));
        auto* button = new QPushButton(this);
        button->setText(
            ui::plainLabel(button->fontMetrics().elidedText(name, Qt::ElideMiddle, cardWidth() - kCardRim)));
        button->setFlat(true);
        button->setToolTip(ui::toolTip(ui::shownPath(path)));
        //: Button (verb); %1 name of a saved game
        button->setAccessibleName(tr("Open %1").arg(ui::isolated(name)));
        connect(button, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
        recentColumn_->addWidget(button);
        if (path == focused) {
            button->show(); // what is hidden takes no focus
            button->setFocus();
        }
    }
    fitCard();
}

void StartPage::setInterrupted(const std::vector<InterruptedGame>& games, const SavedMatch* discarded)
{
    const QWidget* focus = focusWidget();
    const bool atBegin = !focus || focus == this || focus == play_ || interrupted_->isAncestorOf(focus);
    interrupted_->setGames(games, discarded);
    // The games are read in the background: whoever has chosen something meanwhile is left alone.
    beginWithFirst(atBegin);
}

void StartPage::beginWithFirst(bool takesFocus)
{
    QPushButton* first = interrupted_->goOnButton() ? interrupted_->goOnButton() : play_;
    first->setDefault(true);
    setFocusProxy(first);
    if (isVisible() && takesFocus)
        first->setFocus();
}

// As wide as the title, which may be large, and the choice of games.
int StartPage::cardWidth() const
{
    const QList<QAbstractButton*> games = choice_->buttons();
    int widest = 0;
    for (const QAbstractButton* game : games)
        widest = std::max(widest, game->sizeHint().width());
    const int choice = static_cast<int>(games.size()) * (widest + kBetweenGames) - kBetweenGames;
    return std::max(kCardWidth, std::max(title_->sizeHint().width(), choice) + 2 * kCardSide);
}

void StartPage::fitCard()
{
    card_->setFixedWidth(cardWidth());
    // Wrapped lines make a widget higher than the minimum that a layout asks of it.
    card_->setMinimumHeight(card_->layout()->heightForWidth(cardWidth()));
    arrange();
}

void StartPage::retranslate()
{
    title_->setText(QStringLiteral("Lodeline"));
    //: Button (verb): start a game at once
    play_->setText(tr("&Play"));
    play_->setToolTip(tr("Start a game with the players and options from last time"));
    //: Button (verb): lessons for somebody who has not been through them yet
    learn_->setText(tr("&Learn to play"));
    learn_->setToolTip(ui::toolTip(tr("Ten short lessons on the board")));
    //: Button: set up a new game
    newGame_->setText(tr("&New game…"));
    //: Button (verb): open a game or what it is played with
    open_->setText(tr("&Open…"));
    //: Heading above the games that were saved or opened last
    recentTitle_->setText(tr("Recent games"));
    showKind();
    setRecentFiles(recent_);
}

void StartPage::showKind()
{
    subtitle_->setText(kind_->motto());
    for (std::size_t i = 0; i < kinds_.all().size(); ++i) {
        QAbstractButton* button = choice_->button(static_cast<int>(i));
        button->setText(ui::plainLabel(kinds_.all()[i]->name()));
        const bool isChosen = kinds_.all()[i].get() == kind_;
        button->setChecked(isChosen);
        QFont letters = font();
        letters.setBold(isChosen); // in dark colours one button looks much like the other
        button->setFont(letters);
    }
    learn_->setVisible(kind_->hasLessonsLeft());
    learn_->setFlat(!kind_->isNew()); // in nobody's way
    players_->setText(QLocale().createSeparatedList(kind_->usualPlayers()));
    const QString editor = kind_->phrase(Phrase::Editor);
    // Screen readers meet hidden buttons, too.
    //: "game": the kind of game, not a match of it
    editor_->setText(editor.isEmpty() ? tr("Not available in this game") : editor);
    editor_->setToolTip(ui::toolTip(kind_->phrase(Phrase::EditorTip)));
    editor_->setHidden(editor.isEmpty());
    fitCard();
}

// The buttons move when another game is chosen: the second half of a double click is not for the one that has
// come below the pointer.
bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        pressed_ = watched;
    const bool isStray = event->type() == QEvent::MouseButtonDblClick && watched != pressed_;
    return isStray || BackdropPage::eventFilter(watched, event);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    arrange();
    BackdropPage::resizeEvent(event);
}

// Where both cards do not fit beside each other, what is to be gone on with stands first.
void StartPage::arrange()
{
    constexpr int kAroundCards = 40; // with a scroll bar
    const bool isNarrow = width() < cardWidth() + kBetweenCards + interrupted_->minimumWidth() + kAroundCards;
    cards_->setDirection(isNarrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    interrupted_->setRoom(isNarrow ? height() / 2 : height() - kAroundCards);
}

void StartPage::changeEvent(QEvent* event)
{
    BackdropPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        setRecentFiles(recent_);
}

} // namespace lodeline::app
