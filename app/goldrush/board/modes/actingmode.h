// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/modes/mode.h"
#include "app/goldrush/board/modes/spread.h"
#include "app/goldrush/board/overlays/offeritem.h"
#include "app/goldrush/board/overlays/passitem.h"
#include "engine/goldrush/rules/game.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace lodeline::goldrush {

class BoardScene;

// The tile lies; one of the legal actions ends the turn. The offers are the legal actions in the order of
// the engine, "nothing" first.
class ActingMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(ActingMode)

public:
    // `game` must stay as it is while the mode lives.
    ActingMode(BoardScene& scene, const Game& game);
    ~ActingMode() override;

    QString hint() const override;
    int offerCount() const override { return static_cast<int>(actions_.size()); }
    Offer offer(int index) const override { return action(index); }
    QString offerName(int index) const override;
    QRectF offerRect(int index, qreal scale) const override;
    int offerAt(QPointF point, qreal scale) const override;
    int firstOffer() const override { return offerCount() > 1 ? 1 : 0; }
    void choose(int index, bool byKeyboard) override;
    int chosen() const override { return chosen_; }
    void pulse(qreal strength) override;
    void retranslate() override { pass_->retranslate(); }

private:
    const Action& action(int index) const { return actions_[static_cast<std::size_t>(index)]; }
    QPointF centre(const Action& action) const;
    std::vector<Obstacle> obstacles() const;
    void setState(int index, OfferState state);

    BoardScene& scene_;
    const Game& game_;
    std::vector<Action> actions_;
    qreal size_; // of the offers, 1 as usual
    std::unique_ptr<PassItem> pass_;
    std::vector<std::unique_ptr<OfferItem>> items_; // for all actions but the first
    int chosen_ = -1;
};

} // namespace lodeline::goldrush
