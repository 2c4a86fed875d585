// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/tips/featurelines.h"

#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/wording/words.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct FeatureLines
{
    Q_DECLARE_TR_FUNCTIONS(FeatureLines)
};

QString prairieText(const FeatureInfo& prairie)
{
    QStringList parts;
    if (prairie.tipis > 0)
        //: Part of a description of a prairie
        parts << FeatureLines::tr("%Ln tipi camp(s)", nullptr, prairie.tipis);
    if (prairie.horses > 0)
        //: Part of a description of a prairie
        parts << FeatureLines::tr("%Ln horse herd(s)", nullptr, prairie.horses);
    if (parts.isEmpty())
        return FeatureLines::tr("Prairie without tipi camps or horse herds");
    //: Heading of a tip; %1 as in "2 tipi camps, 1 horse herd"
    return FeatureLines::tr("Prairie: %1").arg(ui::listed(parts));
}

QString titleOf(const FeatureInfo& info)
{
    switch (info.kind) {
    case FeatureKind::Railroad:
        //: Heading of a tip; %1 as in "4 tiles, 1 open end"
        return FeatureLines::tr("Railroad: %1").arg(BoardText::feature(info));
    case FeatureKind::Mountain:
        //: Heading of a tip; %1 as in "5 nuggets, 2 open edges"
        return FeatureLines::tr("Mountain: %1").arg(BoardText::feature(info));
    case FeatureKind::City:
        //: Heading of a tip; %1 as in "1 completed railroad, 2 incomplete railroads"
        return FeatureLines::tr("City: %1").arg(BoardText::feature(info));
    case FeatureKind::Prairie:
        return prairieText(info);
    }
    return {};
}

QString cowboysText(const FeatureAccount& account, int seat)
{
    const int cowboys = account.info.cowboys[static_cast<std::size_t>(seat)];
    const auto isThere = [](int count) { return count > 0; };
    const bool isAlone = std::ranges::count_if(account.info.cowboys, isThere) == 1;
    const bool leads = std::ranges::count(account.leaders, seat) > 0;
    if (isAlone || !leads)
        //: How many cowboys a player has on a feature, alone or fewer than others
        return FeatureLines::tr("%Ln cowboy(s)", nullptr, cowboys);
    if (account.leaders.size() > 1)
        //: How many cowboys a player has on a feature: as many as others, and nobody has more; "the most" is
        //: said of the number
        return FeatureLines::tr("%Ln cowboy(s), tied for the most", nullptr, cowboys);
    //: How many cowboys a player has on a feature: nobody else has as many; "the most" is said of the number
    return FeatureLines::tr("%Ln cowboy(s), the most", nullptr, cowboys);
}

// "since turns 3, 12" of those pieces of a player; nothing where that is not known.
QStringList sinceTexts(const std::vector<StandingPiece>& standing, int seat, events::Piece kind)
{
    QStringList turns;
    for (const auto& [piece, turn] : standing)
        if (piece.player == seat && piece.piece == kind)
            turns << QLocale().toString(turn);
    turns.removeDuplicates();
    if (turns.isEmpty())
        return {};
    if (turns.size() == 1)
        //: Part of a list: a piece stands there; %1 number of a turn
        return {FeatureLines::tr("since turn %1").arg(turns.front())};
    //: Part of a list: several pieces stand there; %1 numbers of turns such as "3, 12"
    return {FeatureLines::tr("since turns %1").arg(ui::listed(turns))};
}

void addHolders(std::vector<LabelItem::Line>& lines, const FeatureAccount& account, const GameRecord& record,
                const std::vector<StandingPiece>& standing)
{
    const auto add = [&](int seat, const QString& what, events::Piece kind) {
        const QStringList parts = QStringList{what} + sinceTexts(standing, seat, kind);
        lines.push_back({seat, ui::labelled(playerName(record, seat), ui::listed(parts))});
    };
    for (int seat = 0; seat < static_cast<int>(record.players.size()); ++seat) {
        if (account.info.cowboys[static_cast<std::size_t>(seat)] > 0)
            add(seat, cowboysText(account, seat), events::Piece::Cowboy);
        if (std::ranges::count(account.tents, seat) > 0)
            //: A player's tent stands on the mountain
            add(seat, FeatureLines::tr("tent"), events::Piece::Tent);
    }
}

QString pieceName(const PieceOnBoard& piece)
{
    if (piece.piece == events::Piece::Tent)
        //: A player's tent stands on the mountain
        return FeatureLines::tr("tent");
    switch (piece.segment.kind) {
    case FeatureKind::Railroad:
        //: A cowboy of a player, on a railroad
        return FeatureLines::tr("railwayman");
    case FeatureKind::Mountain:
        //: A cowboy of a player, on a mountain
        return FeatureLines::tr("gold miner");
    case FeatureKind::Prairie:
        //: A cowboy of a player, on a prairie
        return FeatureLines::tr("farmer");
    case FeatureKind::City:
        //: A cowboy of a player, in a city
        return FeatureLines::tr("merchant");
    }
    return {};
}

QString worthText(const FeatureAccount& account)
{
    if (!account.info.complete && account.pointsComplete == account.pointsAtEnd)
        //: What a railroad or a mountain is worth
        return FeatureLines::tr("%Ln point(s) when complete or at the end of the game", nullptr,
                                account.pointsAtEnd);
    QStringList parts;
    if (account.pointsComplete)
        //: What a railroad or a mountain is worth
        parts << FeatureLines::tr("%Ln point(s) when complete", nullptr, *account.pointsComplete);
    if (!account.info.complete)
        //: What a part of the board is worth if it stays as it is
        parts << FeatureLines::tr("%Ln point(s) at the end of the game", nullptr, account.pointsAtEnd);
    return ui::listed(parts);
}

} // namespace

std::vector<LabelItem::Line> featureLines(const FeatureAccount& account, const GameRecord& record,
                                          const std::vector<StandingPiece>& standing)
{
    std::vector<LabelItem::Line> lines{{-1, titleOf(account.info)}};
    if (account.info.kind == FeatureKind::Prairie && !record.options.farmers) {
        lines.push_back({-1, FeatureLines::tr("This game has no farmers, so prairies score nothing")});
        return lines;
    }
    addHolders(lines, account, record, standing);
    const bool isScored = account.info.complete && account.leaders.empty();
    if (isScored)
        return lines;
    if (account.leaders.empty())
        lines.push_back({-1, FeatureLines::tr("Nobody has a cowboy here")});
    if (const QString worth = worthText(account); !worth.isEmpty())
        lines.push_back({-1, worth});
    return lines;
}

LabelItem::Line pieceLine(const StandingPiece& standing, const GameRecord& record)
{
    const PieceOnBoard& piece = standing.piece;
    const QStringList parts =
        QStringList{pieceName(piece)} + sinceTexts({standing}, piece.player, piece.piece);
    return {piece.player, ui::labelled(playerName(record, piece.player), ui::listed(parts))};
}

QString obstacleText(CowboyObstacle obstacle)
{
    switch (obstacle) {
    case CowboyObstacle::NoFarmers:
        return FeatureLines::tr("You cannot put a cowboy here: this game has no farmers");
    case CowboyObstacle::Occupied:
        return FeatureLines::tr("You cannot put a cowboy here: there is one already");
    case CowboyObstacle::NoneLeft:
        return FeatureLines::tr("You cannot put a cowboy here: you have none left");
    }
    return {};
}

} // namespace lodeline::goldrush
