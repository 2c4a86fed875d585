// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/drawntilepanel.h"

#include "app/goldrush/panels/stackpicture.h"
#include "app/goldrush/panels/tilepicture.h"
#include "app/goldrush/session/gamesession.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/tilewords.h"

#include <QEvent>
#include <QGridLayout>

namespace lodeline::goldrush {

DrawnTilePanel::DrawnTilePanel(QWidget* parent)
    : QWidget(parent)
    , heading_(new ui::Label(this))
    , picture_(new TilePicture(this))
    , left_(new ui::Label(this))
    , stack_(new StackPicture(this))
    , beside_(new QVBoxLayout)
{
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    left_->setWordWrap(true);
    beside_->addWidget(left_);
    beside_->addWidget(stack_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(heading_, 0, 0, 1, 2);
    grid->addWidget(picture_, 1, 0);
    grid->addLayout(beside_, 1, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);
}

void DrawnTilePanel::setSession(const GameSession* session)
{
    session_ = session;
    if (session_)
        refresh();
    else
        clear();
}

void DrawnTilePanel::setTheme(const art::Theme& theme)
{
    picture_->setTheme(theme);
}

void DrawnTilePanel::clear()
{
    heading_->clear();
    left_->clear();
    stack_->setCount(0);
    picture_->setTile(std::nullopt);
    picture_->setAccessibleName({});
    picture_->setAccessibleDescription({});
    picture_->setToolTip({});
}

void DrawnTilePanel::showTurn(const QString& heading, bool withTile)
{
    const Game& game = session_->game();
    heading_->setText(heading);
    //: Beside the drawn tile
    left_->setText(tr("%Ln tile(s) left in the stack", nullptr, game.tilesLeft()));
    stack_->setCount(game.tilesLeft());
    if (!withTile) {
        picture_->setTile(std::nullopt);
        //: Name of an empty picture: no tile is drawn
        picture_->setAccessibleName(tr("No tile"));
        picture_->setAccessibleDescription({});
        return;
    }
    const TileDesign& tile = game.tileSet().tiles[static_cast<std::size_t>(*game.drawn())];
    picture_->setTile(tile, &game.tileSet());
    //: Name of a picture; %1 name of a tile
    picture_->setAccessibleName(tr("Drawn tile %1").arg(ui::nameInText(tile.id)));
    picture_->setAccessibleDescription(tileText(tile));
}

void DrawnTilePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
