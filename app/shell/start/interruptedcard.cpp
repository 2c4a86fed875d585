// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/start/interruptedcard.h"

#include "app/match/kinds.h"
#include "app/shell/files/gamefile.h"
#include "resources/art/icons.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr int kInterruptedWidth = 420;

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new ui::Label(parent);
    label->setWordWrap(true);
    label->setText(text);
    return label;
}

} // namespace

InterruptedCard::InterruptedCard(const Kinds& kinds, QWidget* parent)
    : BackdropCard(parent)
    , kinds_(kinds)
    , title_(new ui::Label(this))
    , scroll_(new QScrollArea(this))
    , list_(new QWidget(scroll_))
    , rows_(new QVBoxLayout(list_))
    , discardedText_(wrapped({}, this))
    , takeBack_(new QPushButton(this))
{
    setFixedWidth(kInterruptedWidth);
    QFont strong = font();
    strong.setBold(true);
    title_->setFont(strong);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setWidget(list_);
    scroll_->viewport()->setAutoFillBackground(false);
    list_->setAutoFillBackground(false);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(14);
    takeBack_->setObjectName(QStringLiteral("takeBack"));
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(discardedText_, 1);
    bottom->addWidget(takeBack_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(28, 24, 28, 28);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(scroll_);
    column->addLayout(bottom);
    connect(takeBack_, &QPushButton::clicked, this, &InterruptedCard::takeBackRequested);
    fill();
}

void InterruptedCard::setGames(const std::vector<InterruptedGame>& games, const SavedMatch* discarded)
{
    games_ = games;
    discarded_ = discarded ? std::optional(discarded->players()) : std::nullopt;
    fill();
}

void InterruptedCard::setRoom(int height)
{
    room_ = height;
    fit();
}

void InterruptedCard::fill()
{
    goOn_ = nullptr;
    while (QLayoutItem* item = rows_->takeAt(0)) {
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // one of its buttons may have been clicked
        delete item;
    }
    for (const InterruptedGame& game : games_)
        rows_->addWidget(makeRow(game, &game == &games_.front()));
    //: Heading over the games that were not played to their end
    title_->setText(tr("Unfinished games"));
    scroll_->setAccessibleName(title_->text());
    scroll_->setVisible(!games_.empty());
    takeBack_->setVisible(discarded_.has_value());
    discardedText_->setVisible(discarded_.has_value());
    //: Button: the game that was just discarded shall come back
    takeBack_->setText(tr("&Restore it"));
    if (discarded_) {
        //: %1 names of players
        discardedText_->setText(tr("The game with %1 was discarded.").arg(playersInText(*discarded_)));
    }
    setVisible(!games_.empty() || discarded_);
    fit();
}

QString InterruptedCard::aboutOf(const InterruptedGame& game) const
{
    const int turns = game.match->turns();
    const QString when = QLocale().toString(game.lastTurn, QLocale::ShortFormat);
    //: An interrupted game: %Ln turns played, %1 date and time of the last one
    QString about = tr("%Ln turn(s), %1", nullptr, turns).arg(when);
    if (game.isTrial) {
        const QString set = ui::nameInText(game.match->subject());
        //: A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2
        //: name of that set or deck
        about = tr("Trial of %2: %Ln turn(s), %1", nullptr, turns).arg(when, set);
    }
    const Kind* kind = kinds_.ofFormat(game.match->format());
    return kind && kinds_.all().size() > 1 ? ui::listed({kind->name(), about}) : about;
}

QWidget* InterruptedCard::makeRow(const InterruptedGame& game, bool isFirst)
{
    auto* row = new QWidget(list_);
    auto* picture = new ui::Label(row);
    picture->setPixmap(QPixmap::fromImage(game.picture));
    picture->setFixedSize(kPictureWidth, kPictureHeight);
    auto* names = wrapped(playersInText(game.match->players()), row);
    QFont strong = font();
    strong.setBold(true);
    names->setFont(strong);
    auto* text = new QVBoxLayout;
    text->setSpacing(4);
    text->addWidget(names);
    text->addWidget(wrapped(aboutOf(game), row));
    text->addWidget(makeButtons(game, isFirst));
    text->addStretch(1);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addLayout(text, 1);
    return row;
}

QWidget* InterruptedCard::makeButtons(const InterruptedGame& game, bool isFirst)
{
    const QString players = playersInText(game.match->players());
    const QString about = aboutOf(game); // the same people may have several
    auto* buttons = new QWidget(list_);
    //: Button (verb): play the unfinished game
    auto* goOn = new QPushButton(tr("Continue"), buttons);
    //: Name of a button for screen readers (verb); %1 names of players
    goOn->setAccessibleName(ui::withRemark(tr("Continue the game with %1").arg(players), about));
    goOn->setAutoDefault(true);
    if (isFirst) {
        goOn->setObjectName(QStringLiteral("goOn"));
        goOn_ = goOn;
    }
    auto* discard = new QToolButton(buttons);
    discard->setObjectName(QStringLiteral("discard"));
    discard->setIcon(art::icon(QStringLiteral("delete"), palette()));
    discard->setAutoRaise(true);
    //: %1 names of players; the unfinished game is given up
    const QString discards = tr("Discard the game with %1").arg(players);
    discard->setAccessibleName(ui::withRemark(discards, about));
    discard->setToolTip(ui::toolTip(discards));
    connect(goOn, &QPushButton::clicked, this, [this, file = game.file] { emit goOnRequested(file); });
    connect(discard, &QToolButton::clicked, this, [this, file = game.file] { emit discardRequested(file); });
    auto* layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->addWidget(goOn, 1);
    layout->addWidget(discard);
    return buttons;
}

void InterruptedCard::fit()
{
    // Wrapped lines make a row higher than the minimum that a layout asks of it.
    const QMargins around = layout()->contentsMargins();
    const int width = kInterruptedWidth - around.left() - around.right();
    const int wanted =
        games_.empty() ? 0 : rows_->heightForWidth(width - scroll_->verticalScrollBar()->sizeHint().width());
    const int others = layout()->sizeHint().height() - scroll_->sizeHint().height();
    scroll_->setFixedHeight(std::clamp(wanted, 0, std::max(room_ - others, kPictureHeight)));
}

void InterruptedCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        const bool hadFocus = list_->isAncestorOf(window()->focusWidget());
        fill();
        emit refilled(hadFocus);
    }
    BackdropCard::changeEvent(event);
}

} // namespace lodeline::app
