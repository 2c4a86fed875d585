// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/words.h"

#include "app/goldrush/wording/placewords.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString cowboyActionText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a railwayman on the railroad");
    case FeatureKind::Mountain:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a gold miner on the mountain");
    case FeatureKind::Prairie:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a farmer on the prairie");
    case FeatureKind::City:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a merchant in the city");
    }
    return {};
}

bool isOnItsMountain(const Game& game, const PieceOnBoard& tent, PlacedSegment of)
{
    return std::ranges::count(game.segments(tent.at, tent.segment), of) > 0;
}

QString tentActionText(const Game& game, PlacedSegment of)
{
    const auto tent = game.tent(game.player());
    const QString at = positionText(of.at);
    if (!tent)
        //: An action to choose; %1 position
        return Words::tr("Pitch the tent on the mountain at %1").arg(at);
    if (isOnItsMountain(game, *tent, of))
        //: An action to choose, where the tent stands on that mountain already; %1 position
        return Words::tr("Move the tent within its mountain, to %1").arg(at);
    //: An action to choose; %1 position
    return Words::tr("Move the tent to the mountain at %1").arg(at);
}

QString takeBackActionText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: An action to choose; %1 position
        return Words::tr("Take back the railwayman at %1");
    case FeatureKind::Mountain:
        //: An action to choose; %1 position
        return Words::tr("Take back the gold miner at %1");
    case FeatureKind::Prairie:
        //: An action to choose; %1 position
        return Words::tr("Take back the farmer at %1");
    case FeatureKind::City:
        //: An action to choose; %1 position
        return Words::tr("Take back the merchant at %1");
    }
    return {};
}

} // namespace

QString playerName(const GameRecord& record, int seat)
{
    return ui::nameInText(record.players[static_cast<std::size_t>(seat)].name);
}

QString positionText(Position at)
{
    const QLocale locale;
    static const QString together = QStringLiteral("(%1,\u00a0%2)"); // on one line
    return ui::leftToRight(together.arg(locale.toString(at.x), locale.toString(at.y)));
}

QString joined(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

QString actionText(const Game& game, const Action& action)
{
    switch (action.type) {
    case Action::Type::None:
        //: The player puts down no piece in this turn
        return Words::tr("Skip");
    case Action::Type::Cowboy:
        return withPlace(cowboyActionText(action.segment.kind), game, {action.at, action.segment});
    case Action::Type::Tent:
        return withPlace(tentActionText(game, {action.at, action.segment}), game,
                         {action.at, action.segment});
    case Action::Type::Mine:
        //: An action to choose
        return Words::tr("Mine: take a token from the mountain where the tent stands");
    case Action::Type::TakeBack:
        return takeBackActionText(action.segment.kind).arg(positionText(action.at));
    }
    return {};
}

} // namespace lodeline::goldrush
