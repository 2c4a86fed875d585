// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicepanel.h"

#include "app/goldrush/advice/advicewords.h"
#include "app/goldrush/wording/learnedwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/advice/advicewords.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <QLocale>

namespace lodeline::goldrush {

std::vector<AdvicePanel::Row> AdvicePanel::rowsOf(const Advice& advice)
{
    std::vector<Row> rows;
    int number = 0;
    for (const Hint& hint : advice.best)
        rows.push_back({QLocale().toString(++number), hint});
    if (advice.mine && advice.mine->move != advice.best.front().move)
        rows.push_back({QStringLiteral("?"), *advice.mine});
    return rows;
}

AdvicePanel::Line AdvicePanel::lineOf(const Row& row, const Game& game, const GameRecord& record)
{
    Line line;
    line.badge = row.badge;
    line.move = actionInWords(game, row.hint.move);
    line.gain = app::gainText(row.hint.gain);
    line.reasons = reasonSentence(row.hint, record);
    //: A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the
    //: reasons
    line.spoken =
        tr("%1. %2, %3 points. %4").arg(row.badge, moveInWords(game, row.hint.move), line.gain, line.reasons);
    //: Tooltip of a move in a list; %1 a number of points with its sign, such as "+2.5"
    line.tip = tr("%1 points: how much this move is expected to improve the lead at the end").arg(line.gain);
    return line;
}

void AdvicePanel::showAdvice(const Advice& advice, const Game& game, const GameRecord& record)
{
    rows_ = rowsOf(advice);
    showLines([advice, game, record, rows = rows_] {
        Words words;
        words.heading = advice.mine ? app::comparisonText(advice.behind())
                                    : app::goodMovesText(playerName(record, game.player()));
        for (const Row& row : rows)
            words.lines.push_back(lineOf(row, game, record));
        words.footing = learnedText(learnedIn(record).value_or(std::nullopt));
        return words;
    });
}

const std::vector<AdvicePanel::Row>& AdvicePanel::rows() const
{
    static const std::vector<Row> kNone;
    return hasLines() ? rows_ : kNone;
}

} // namespace lodeline::goldrush
