// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advicewords.h"

#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/boomtown/wording/reasonwords.h"
#include "app/match/advice/advicewords.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

struct BoomtownAdvice
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownAdvice)
};

// `isAlike`: another one differs from it by the place alone.
app::AdvicePanel::Line lineOf(const Suggestion& suggestion, const Game& game, bool isAlike)
{
    const Hint& hint = suggestion.hint;
    app::AdvicePanel::Line line;
    line.badge = suggestion.badge;
    line.move = hint.move.type == Move::Type::Free || isAlike
                    ? ui::labelled(actionText(hint.move), placeText(hint.move.placement))
                    : actionText(hint.move);
    line.gain = app::gainText(hint.lead);
    line.reasons = app::reasonSentence(reasonsText(hint.reasons, game.bonuses()));
    //: A move in a list: %1 its number, %2 the move, %3 such as "+3.5" points, %4 the reasons
    line.spoken = BoomtownAdvice::tr("%1. %2. Expected lead: %3 points. %4")
                      .arg(suggestion.badge, moveText(game, hint.move), line.gain, line.reasons);
    //: Tooltip of a number; %1 such as "+3.5"
    line.tip = BoomtownAdvice::tr("%1 points: the expected lead at the end of the game after this move")
                   .arg(line.gain);
    return line;
}

} // namespace

QString actionText(const Move& move)
{
    switch (move.type) {
    case Move::Type::Begin:
        //: What a move does (verb): the other player shall start at this card
        return BoomtownAdvice::tr("Start at this card");
    case Move::Type::Draft:
        if (move.skip == 0)
            //: What a move does (verb)
            return BoomtownAdvice::tr("Take the next card");
        //: What a move does (verb)
        return BoomtownAdvice::tr("Pass over %Ln card(s), then take one", nullptr, move.skip);
    case Move::Type::Free:
        //: What a move does (verb): with a card that was passed over
        return BoomtownAdvice::tr("Place the free card");
    }
    return {};
}

QString moveText(const Game& game, const Move& move)
{
    const auto shown = [&game](int card) {
        return cardText(game.deck().cards[static_cast<std::size_t>(card)].front);
    };
    if (move.type == Move::Type::Begin)
        return ui::labelled(actionText(move), shown(game.circle()[static_cast<std::size_t>(move.at)]));
    return ui::labelled(actionText(move), ui::clauses({shown(game.cardOf(move)), placeText(move.placement)}));
}

std::vector<Suggestion> suggestionsOf(const Advice& advice)
{
    std::vector<Suggestion> suggestions;
    int number = 0;
    for (const Hint& hint : advice.best)
        suggestions.push_back({QString::number(++number), hint});
    if (advice.mine && advice.mine->move != advice.best.front().move)
        suggestions.push_back({QStringLiteral("?"), *advice.mine});
    return suggestions;
}

app::AdvicePanel::Words adviceWords(const Advice& advice, const Game& game, const GameRecord& record)
{
    app::AdvicePanel::Words words;
    words.heading = advice.mine ? app::comparisonText(advice.behind())
                                : app::goodMovesText(playerName(record, game.player()));
    const std::vector<Suggestion> suggestions = suggestionsOf(advice);
    for (const Suggestion& suggestion : suggestions) {
        const QString action = actionText(suggestion.hint.move);
        const auto alike = std::ranges::count(
            suggestions, action, [](const Suggestion& other) { return actionText(other.hint.move); });
        const bool isPlaced = suggestion.hint.move.type != Move::Type::Begin;
        words.lines.push_back(lineOf(suggestion, game, isPlaced && alike > 1));
    }
    return words;
}

} // namespace lodeline::boomtown
