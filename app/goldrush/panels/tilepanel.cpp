// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/tilepanel.h"

#include "app/goldrush/panels/tilepicture.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/words.h"
#include "resources/art/icons.h"
#include "ui/keys/handedkeys.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace lodeline::goldrush {

TilePanel::TilePanel(QWidget* parent)
    : DrawnTilePanel(parent)
    , last_(new ui::Label(this))
    , turnLeft_(new QToolButton(this))
    , turnRight_(new QToolButton(this))
{
    QFont bold = font();
    bold.setBold(true);
    last_->setFont(bold);
    last_->setObjectName(QStringLiteral("lastTile"));
    for (QToolButton* button : {turnLeft_, turnRight_})
        button->setIconSize({28, 28});

    auto* turns = new QHBoxLayout;
    turns->addWidget(turnLeft_);
    turns->addWidget(turnRight_);
    turns->addStretch();
    beside()->addWidget(last_);
    beside()->addStretch();
    beside()->addLayout(turns);

    connect(turnLeft_, &QToolButton::clicked, this, [this] { emit turnRequested(-1); });
    connect(turnRight_, &QToolButton::clicked, this, [this] { emit turnRequested(1); });
    colourIcons();
    retranslate();
}

void TilePanel::setRotation(Rotation rotation)
{
    picture()->setRotation(rotation);
}

void TilePanel::colourIcons()
{
    turnLeft_->setIcon(art::icon(QStringLiteral("rotate-left"), palette()));
    turnRight_->setIcon(art::icon(QStringLiteral("rotate-right"), palette()));
}

void TilePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        colourIcons();
    DrawnTilePanel::changeEvent(event);
}

void TilePanel::refresh()
{
    if (!session())
        return;
    const Game& game = session()->game();
    const bool placing = game.phase() == Game::Phase::Place;
    //: Above the drawn tile; %1 player
    showTurn(placing ? tr("%1 places this tile").arg(playerName(session()->record(), game.player()))
                     : tr("The game is over"),
             placing);
    picture()->setToolTip(ui::toolTip(placing ? picture()->accessibleName() : QString()));
    turnLeft_->setVisible(placing);
    turnRight_->setVisible(placing);
    last_->setVisible(placing && game.tilesLeft() == 0);
}

void TilePanel::retranslate()
{
    const ui::KeyText keys = ui::keysOf(*this);
    //: Button: turn the tile counterclockwise
    turnLeft_->setAccessibleName(tr("Turn left"));
    //: Tool tip of a button; a key follows
    const QString left = tr("Turn the tile counterclockwise");
    turnLeft_->setToolTip(ui::toolTip(ui::withRemark(left, keys(QStringLiteral("rotate-left")))));
    //: Button: turn the tile clockwise
    turnRight_->setAccessibleName(tr("Turn right"));
    //: Tool tip of a button; a key follows
    const QString right = tr("Turn the tile clockwise");
    turnRight_->setToolTip(ui::toolTip(ui::withRemark(right, keys(QStringLiteral("rotate-right")))));
    //: Stands beside the drawn tile when the stack is empty
    last_->setText(tr("Last tile!"));
    refresh();
}

} // namespace lodeline::goldrush
