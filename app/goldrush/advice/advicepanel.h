// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/advice/advice.h"
#include "app/match/advice/advicepanel.h"
#include "engine/goldrush/files/record.h"

namespace lodeline::goldrush {

// The panel of advice, with what this game says.
class AdvicePanel : public app::AdvicePanel
{
    Q_OBJECT

public:
    using app::AdvicePanel::AdvicePanel;

    // `game` is the begin of the turn that the advice is about.
    void showAdvice(const Advice& advice, const Game& game, const GameRecord& record);

    // The moves as listed, with what their badges say.
    struct Row
    {
        QString badge;
        Hint hint;
    };
    const std::vector<Row>& rows() const;

private:
    static std::vector<Row> rowsOf(const Advice& advice);
    static Line lineOf(const Row& row, const Game& game, const GameRecord& record);

    std::vector<Row> rows_;
};

} // namespace lodeline::goldrush
