// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/modes/confirmingmode.h"

#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/board/scene/boardscene.h"

namespace lodeline::goldrush {

ConfirmingMode::ConfirmingMode(BoardScene& scene, const Game& game, const Action& action)
    : scene_(scene)
    , game_(game)
    , action_(action)
{
    if (action.type == Action::Type::None) {
        const Position last = game.placedTile(game.placedCount() - 1).placement.at;
        pass_ = std::make_unique<PassItem>(scene.style(), last, Side::South);
        pass_->setState(OfferState::Focused);
        scene.addItem(pass_.get());
        return;
    }
    const QPointF home = scene.anchor(game, action.at, action.segment);
    item_ = std::make_unique<OfferItem>(scene.style(), action, game.player(), home);
    item_->setState(OfferState::Focused);
    scene.addItem(item_.get());
}

ConfirmingMode::~ConfirmingMode()
{
    scene_.hideFeature();
}

void ConfirmingMode::choose(int, bool)
{
    if (item_)
        scene_.showFeature(scene_.featureShapes(game_, action_.at, action_.segment),
                           {item_->x(), tileRect(action_.at).top()}, BoardText::action(game_, action_));
}

void ConfirmingMode::retranslate()
{
    if (pass_)
        pass_->retranslate();
}

QString ConfirmingMode::offerName(int) const
{
    //: Name of a choice; %1 is what the player would do: "Put a railwayman on the railroad: 4 tiles, 1
    //: open end"
    return tr("Confirm: %1").arg(BoardText::action(game_, action_));
}

QString ConfirmingMode::hint() const
{
    return tr("Enter or another click confirms the move; Esc takes it back.");
}

QRectF ConfirmingMode::offerRect(int, qreal scale) const
{
    return pass_ ? pass_->sceneRect(scale) : centredRect(item_->pos(), OfferItem::kChosen);
}

int ConfirmingMode::offerAt(QPointF point, qreal scale) const
{
    return offerRect(0, scale).contains(point) ? 0 : -1;
}

} // namespace lodeline::goldrush
