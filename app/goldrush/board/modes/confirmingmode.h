// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/modes/mode.h"
#include "app/goldrush/board/overlays/offeritem.h"
#include "app/goldrush/board/overlays/passitem.h"
#include "engine/goldrush/rules/game.h"

#include <QCoreApplication>

#include <memory>

namespace lodeline::goldrush {

class BoardScene;

// An action is chosen and lies there for a last look; to take it is the only offer.
class ConfirmingMode : public Mode
{
    Q_DECLARE_TR_FUNCTIONS(ConfirmingMode)

public:
    // `action` is legal; `game` must stay as it is while the mode lives.
    ConfirmingMode(BoardScene& scene, const Game& game, const Action& action);
    ~ConfirmingMode() override;

    QString hint() const override;
    int offerCount() const override { return 1; }
    Offer offer(int) const override { return action_; }
    QString offerName(int) const override;
    QRectF offerRect(int, qreal scale) const override;
    int offerAt(QPointF point, qreal scale) const override;
    // It stays chosen wherever the pointer is.
    void choose(int, bool) override;
    int chosen() const override { return 0; }
    void retranslate() override;

private:
    BoardScene& scene_;
    const Game& game_;
    const Action action_;
    std::unique_ptr<PassItem> pass_; // one of the two
    std::unique_ptr<OfferItem> item_;
};

} // namespace lodeline::goldrush
