// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/coach.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/panels/noticebar.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {
namespace {

struct CoachWords
{
    Q_DECLARE_TR_FUNCTIONS(CoachWords)
};

const QString kSaid = QStringLiteral("goldrush/coachSaid");

bool canScore(const Game& game)
{
    const int player = game.player();
    const PlacementSet placements = game.legalPlacements();
    for (int i = 0; i < placements.size(); ++i) {
        Game turn = game;
        turn.play({placements[i], {}});
        if (turn.phase() != Game::Phase::Over && turn.score(player) > game.score(player))
            return true;
    }
    return false;
}

Opportunity opportunityOf(const Action& action)
{
    switch (action.type) {
    case Action::Type::Tent:
        return Opportunity::Tent;
    case Action::Type::Mine:
        return Opportunity::Mine;
    case Action::Type::TakeBack:
        return Opportunity::TakeBack;
    case Action::Type::Cowboy:
    case Action::Type::None:
        break;
    }
    switch (action.segment.kind) {
    case FeatureKind::Railroad:
        return Opportunity::Railwayman;
    case FeatureKind::Mountain:
        return Opportunity::Miner;
    case FeatureKind::City:
        return Opportunity::Merchant;
    case FeatureKind::Prairie:
        break;
    }
    return Opportunity::Farmer;
}

std::vector<Opportunity> beforeThePlacement(const Game& game, const std::set<Opportunity>& known)
{
    std::vector<Opportunity> found;
    if (game.tilesLeft() < game.players())
        found.push_back(Opportunity::LastTile);
    if (!known.contains(Opportunity::Points) && canScore(game))
        found.push_back(Opportunity::Points);
    return found;
}

std::vector<Opportunity> afterThePlacement(const Game& game)
{
    std::vector<Opportunity> found;
    const ActionSet actions = game.legalActions();
    for (int i = 1; i < actions.size(); ++i) {
        const Opportunity opportunity = opportunityOf(actions[i]);
        if (std::ranges::find(found, opportunity) == found.end())
            found.push_back(opportunity);
    }
    if (game.cowboysLeft(game.player()) == 0)
        found.push_back(Opportunity::NoCowboys);
    std::ranges::sort(found, std::greater{}); // what is rare stands further down
    return found;
}

} // namespace

std::vector<Opportunity> opportunitiesOf(const Game& game, const std::set<Opportunity>& known)
{
    std::vector<Opportunity> found;
    if (game.phase() == Game::Phase::Place)
        found = beforeThePlacement(game, known);
    else if (game.phase() == Game::Phase::Act)
        found = afterThePlacement(game);
    std::erase_if(found, [&known](Opportunity opportunity) { return known.contains(opportunity); });
    return found;
}

QString remarkOn(Opportunity opportunity)
{
    switch (opportunity) {
    case Opportunity::Points:
        return CoachWords::tr("Look closely: this tile can score points for you right away.");
    case Opportunity::LastTile:
        return CoachWords::tr(
            "This is your last tile. Incomplete features still score at the end, but less.");
    case Opportunity::Railwayman:
        return CoachWords::tr("You may put a cowboy on the track. When the railroad is complete, he scores a "
                              "point for each tile and comes home.");
    case Opportunity::Miner:
        return CoachWords::tr("You may put a cowboy on the mountain. When the mountain is complete, he "
                              "scores a point for each nugget and takes the gold that is left.");
    case Opportunity::Merchant:
        return CoachWords::tr("You may put a cowboy in the city. When all of its railroads are complete, he "
                              "scores 3 points for each of them.");
    case Opportunity::Farmer:
        return CoachWords::tr("You may put a cowboy on the prairie. He stays there until the end of the game "
                              "and then scores 2 points for each tipi camp and 4 for each horse herd.");
    case Opportunity::Tent:
        return CoachWords::tr(
            "You may pitch your tent on a mountain. From your next turn on, you can mine there.");
    case Opportunity::Mine:
        return CoachWords::tr("You may mine: instead of placing a piece, take a token from the mountain "
                              "where your tent stands. Only you see what it is worth.");
    case Opportunity::TakeBack:
        return CoachWords::tr("In this game, you may take back a cowboy instead of placing one.");
    case Opportunity::NoCowboys:
        return CoachWords::tr("All your cowboys are at work. They come home when what they stand on is "
                              "complete; farmers stay until the end.");
    }
    return {};
}

Coach::Coach(GamePage& page, QSettings& store, QObject* parent)
    : QObject(parent)
    , page_(page)
    , store_(store)
{
    connect(page_.board(), &BoardView::settled, this, &Coach::look);
}

void Coach::setSession(GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    session_ = session;
    spokenIn_ = -1;
    if (session_)
        connect(session_, &GameSession::turnChanged, this, &Coach::look);
    look();
}

void Coach::setEnabled(bool on)
{
    enabled_ = on;
    look();
}

void Coach::look()
{
    if (!enabled_ || !session_ || session_->isComputersTurn() || !page_.board()->isSettled())
        return;
    const int ply = session_->game().ply();
    if (ply == spokenIn_)
        return;
    QStringList said = store_.value(kSaid).toStringList();
    std::set<Opportunity> known;
    for (const QString& number : std::as_const(said))
        known.insert(static_cast<Opportunity>(number.toInt()));
    const std::vector<Opportunity> news = opportunitiesOf(session_->game(), known);
    if (news.empty())
        return;
    store_.setValue(kSaid, said << QString::number(static_cast<int>(news.front())));
    spokenIn_ = ply;
    page_.addNotice([remark = news.front()] { return remarkOn(remark); });
}

} // namespace lodeline::goldrush
