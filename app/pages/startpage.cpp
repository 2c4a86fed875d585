// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/startpage.h"

#include "app/computer/seatwords.h"
#include "app/wording/words.h"
#include "ui/plainlabel.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::app {
namespace {

constexpr int kCardWidth = 440;
constexpr int kMostRecent = 4;

} // namespace

StartPage::StartPage(QWidget* parent)
    : LandPage(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(buildCard(), 0, Qt::AlignHCenter);
    layout->addStretch(1);
    connect(goOn_, &QPushButton::clicked, this, &StartPage::goOnRequested);
    connect(play_, &QPushButton::clicked, this, &StartPage::playRequested);
    connect(newGame_, &QPushButton::clicked, this, &StartPage::newGameRequested);
    connect(open_, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(editor_, &QPushButton::clicked, this, &StartPage::editorRequested);
    setPending({});
    retranslate();
}

QWidget* StartPage::buildCard()
{
    auto* card = new LandCard(this);
    card->setFixedWidth(kCardWidth);
    card_ = card;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(40, 30, 40, 34);
    column->setSpacing(10);
    title_ = new QLabel(card);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 3.2);
    large.setBold(true);
    large.setLetterSpacing(QFont::PercentageSpacing, 104);
    title_->setFont(large);
    title_->setAlignment(Qt::AlignCenter);
    subtitle_ = new QLabel(card);
    subtitle_->setAlignment(Qt::AlignCenter);
    subtitle_->setWordWrap(true);
    column->addWidget(title_);
    column->addWidget(subtitle_);
    column->addSpacing(14);
    pendingText_ = new QLabel(card);
    pendingText_->setWordWrap(true);
    pendingText_->setAlignment(Qt::AlignCenter);
    column->addWidget(pendingText_);
    goOn_ = addButton(column, QStringLiteral("goOn"));
    play_ = addButton(column, QStringLiteral("play"));
    players_ = new QLabel(card);
    players_->setAlignment(Qt::AlignCenter);
    players_->setWordWrap(true);
    players_->setContentsMargins(0, 0, 0, 6);
    column->addWidget(players_);
    newGame_ = addButton(column, QStringLiteral("newGame"));
    open_ = addButton(column, QStringLiteral("open"));
    editor_ = addButton(column, QStringLiteral("editor"));
    QFont strong = font();
    strong.setPointSizeF(font().pointSizeF() * 1.3);
    strong.setBold(true);
    play_->setFont(strong);
    play_->setMinimumHeight(54);
    recentTitle_ = new QLabel(card);
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
    column->addWidget(button);
    return button;
}

void StartPage::setUsualGame(const NewGame& game)
{
    usual_ = game;
    usual_.normalise();
    retranslate();
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    recent_ = paths.mid(0, kMostRecent);
    fillRecent();
}

void StartPage::fillRecent()
{
    while (QLayoutItem* item = recentColumn_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    recentTitle_->setVisible(!recent_.isEmpty());
    for (const QString& path : std::as_const(recent_)) {
        auto* button = new QPushButton(ui::plainLabel(QFileInfo(path).completeBaseName()), this);
        button->setFlat(true);
        button->setToolTip(path);
        //: Button (verb); %1 name of a saved game
        button->setAccessibleName(tr("Open %1").arg(QFileInfo(path).completeBaseName()));
        connect(button, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
        recentColumn_->addWidget(button);
    }
    fitCard();
}

void StartPage::setPending(const std::optional<GameRecord>& record)
{
    pending_ = record;
    goOn_->setVisible(pending_.has_value());
    pendingText_->setVisible(pending_.has_value());
    play_->setDefault(!pending_);
    goOn_->setDefault(pending_.has_value());
    retranslate();
    setFocusProxy(pending_ ? goOn_ : play_);
}

void StartPage::fitCard()
{
    // Wrapped lines make a widget higher than the minimum that a layout asks of it.
    card_->setMinimumHeight(card_->layout()->heightForWidth(kCardWidth));
}

void StartPage::retranslate()
{
    title_->setText(QStringLiteral("Lodeline"));
    subtitle_->setText(tr("Lay tiles, build railroads and dig for gold."));
    if (pending_) {
        QStringList names;
        for (const RecordedPlayer& player : pending_->players)
            names << QString::fromStdString(player.name);
        //: %1 names of players, %n turns played
        pendingText_->setText(tr("A game of %1 was interrupted after %n turn(s).", nullptr,
                                 static_cast<int>(pending_->moves.size()))
                                  .arg(joined(names)));
    }
    //: Button: play the interrupted game
    goOn_->setText(tr("Go on &with this game"));
    //: Button (verb): start a game at once
    play_->setText(tr("&Play"));
    play_->setToolTip(tr("Start a game with the players and options of last time"));
    QStringList names;
    for (std::size_t seat = 0; seat < usual_.seats.size(); ++seat)
        names << nameWithLevel(nameOf(usual_, static_cast<int>(seat)), usual_.seats[seat].kind);
    players_->setText(joined(names));
    newGame_->setText(tr("&New game…"));
    //: Button (verb): open a game or a tile set
    open_->setText(tr("&Open…"));
    editor_->setText(tr("&Tile-set editor"));
    editor_->setToolTip(tr("Make tile sets of your own, in a program beside this one"));
    recentTitle_->setText(tr("Recent games"));
    fillRecent();
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    LandPage::changeEvent(event);
}

} // namespace lodeline::app
