// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/tilepanel.h"

#include "app/panels/tilepicture.h"
#include "app/session/gamesession.h"
#include "app/wording/words.h"
#include "resources/art/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace lodeline::app {

TilePanel::TilePanel(QWidget* parent)
    : QWidget(parent)
    , picture_(new TilePicture(this))
    , heading_(new QLabel(this))
    , left_(new QLabel(this))
    , last_(new QLabel(this))
    , turnLeft_(new QToolButton(this))
    , turnRight_(new QToolButton(this))
{
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    last_->setFont(bold);
    last_->setObjectName(QStringLiteral("lastTile"));
    left_->setWordWrap(true);
    for (QToolButton* button : {turnLeft_, turnRight_})
        button->setIconSize({28, 28});

    auto* turns = new QHBoxLayout;
    turns->addWidget(turnLeft_);
    turns->addWidget(turnRight_);
    turns->addStretch();
    auto* beside = new QVBoxLayout;
    beside->addWidget(left_);
    beside->addWidget(last_);
    beside->addStretch();
    beside->addLayout(turns);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(heading_, 0, 0, 1, 2);
    grid->addWidget(picture_, 1, 0);
    grid->addLayout(beside, 1, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);

    connect(turnLeft_, &QToolButton::clicked, this, [this] { emit turnRequested(-1); });
    connect(turnRight_, &QToolButton::clicked, this, [this] { emit turnRequested(1); });
    retranslate();
}

void TilePanel::setSession(const GameSession* session)
{
    session_ = session;
    refresh();
}

void TilePanel::setRotation(Rotation rotation)
{
    picture_->setRotation(rotation);
}

void TilePanel::setTheme(const art::Theme& theme)
{
    picture_->setTheme(theme);
    turnLeft_->setIcon(art::icon(QStringLiteral("rotate-left"), palette()));
    turnRight_->setIcon(art::icon(QStringLiteral("rotate-right"), palette()));
}

void TilePanel::refresh()
{
    if (!session_)
        return;
    const Game& game = session_->game();
    const bool placing = game.phase() == Game::Phase::Place;
    const std::optional<int> drawn = game.drawn();
    if (drawn && placing)
        picture_->setTile(game.tileSet().tiles[static_cast<std::size_t>(*drawn)]);
    else
        picture_->setTile(std::nullopt);
    turnLeft_->setEnabled(placing);
    turnRight_->setEnabled(placing);
    left_->setText(tr("%n tile(s) left in the stack", nullptr, game.tilesLeft()));
    last_->setText(tr("Last tile!"));
    last_->setVisible(placing && game.tilesLeft() == 0);
    heading_->setText(placing ? tr("%1 places this tile").arg(playerName(session_->record(), game.player()))
                              : tr("The game is over"));
    const QString id = drawn && placing
                           ? QString::fromStdString(game.tileSet().tiles[static_cast<std::size_t>(*drawn)].id)
                           : QString();
    picture_->setAccessibleName(tr("Drawn tile %1").arg(id));
    picture_->setToolTip(id.isEmpty() ? QString() : picture_->accessibleName());
}

void TilePanel::retranslate()
{
    turnLeft_->setAccessibleName(tr("Turn left"));
    turnLeft_->setToolTip(tr("Turn the tile against the clock (Shift+R)"));
    turnRight_->setAccessibleName(tr("Turn right"));
    turnRight_->setToolTip(tr("Turn the tile clockwise (R)"));
    refresh();
}

void TilePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
