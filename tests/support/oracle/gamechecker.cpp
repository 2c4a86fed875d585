// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle/gamechecker.h"

#include <algorithm>
#include <numeric>
#include <sstream>
#include <tuple>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::string describe(Position at)
{
    std::ostringstream text;
    text << '(' << at.x << ',' << at.y << ')';
    return text.str();
}

std::string describe(SegmentOnBoard on)
{
    return describe(on.at) + " " + toString(on.segment);
}

std::string describe(const Action& action)
{
    return std::string(toString(action.type)) + " " + describe(SegmentOnBoard{action.at, action.segment});
}

std::string describe(const FeatureInfo& info)
{
    std::ostringstream text;
    text << toString(info.kind) << (info.complete ? ", complete, " : ", ") << info.openEdges
         << " open, value " << info.value << ", " << info.locomotives << " locomotives, " << info.tokens
         << " tokens, " << info.tipis << " tipis, " << info.horses << " horses, " << info.tiles.size()
         << " tiles, cowboys";
    for (const int count : info.cowboys)
        text << ' ' << count;
    return text.str();
}

bool before(const Action& a, const Action& b)
{
    return std::tie(a.type, a.at, a.segment) < std::tie(b.type, b.at, b.segment);
}

bool before(const Placement& a, const Placement& b)
{
    return std::tie(a.at, a.rotation) < std::tie(b.at, b.rotation);
}

// Within one feature the order of the returns, and at the end the order of features of one kind, is free:
// a score with its returns is one entry, the returns sorted; entries of one kind that follow each other in
// the final scoring are sorted.
std::vector<std::string> normalised(const std::vector<Event>& events)
{
    struct Entry
    {
        std::string text;
        std::vector<std::string> returns;
        int finalKind = -1;
    };
    std::vector<Entry> entries;
    for (const Event& event : events) {
        if (std::holds_alternative<events::Return>(event) && !entries.empty()) {
            entries.back().returns.push_back(toJson(event));
            continue;
        }
        const auto* score = std::get_if<events::Score>(&event);
        entries.push_back({toJson(event), {}, score && score->final ? static_cast<int>(score->kind) : -1});
    }
    std::vector<std::string> result;
    for (auto first = entries.begin(); first != entries.end();) {
        const auto last = std::find_if(first, entries.end(), [&](const Entry& entry) {
            return entry.finalKind != first->finalKind || (entry.finalKind < 0 && &entry != &*first);
        });
        const auto begin = static_cast<std::ptrdiff_t>(result.size());
        for (; first != last; ++first) {
            std::ranges::sort(first->returns);
            std::string text = first->text;
            for (const std::string& line : first->returns)
                text += "\n" + line;
            result.push_back(text);
        }
        std::sort(result.begin() + begin, result.end());
    }
    return result;
}

} // namespace

GameChecker::GameChecker(const std::shared_ptr<const CompiledSet>& set, const Setup& setup)
    : books_(set->tileSet(), setup)
    , game_(set, setup)
{
    EventList actual;
    const Game again(set, setup, &actual);
    expect(again == game_, "a listener changes the game");
    followTurn(books_.start(), actual);
}

void GameChecker::expect(bool condition, const std::string& fault)
{
    if (!condition)
        faults_.push_back("ply " + std::to_string(moves_.size()) + ": " + fault);
}

std::string GameChecker::faults() const
{
    std::ostringstream text;
    for (const std::string& fault : faults_)
        text << fault << '\n';
    return text.str();
}

void GameChecker::expectEvents(const std::vector<Event>& expected, std::vector<Event> actual)
{
    for (Event& event : actual) {
        if (auto* mine = std::get_if<events::Mine>(&event))
            mine->value = 0;
        if (auto* tokens = std::get_if<events::Tokens>(&event))
            std::ranges::fill(tokens->values, 0);
    }
    const auto want = normalised(expected);
    const auto have = normalised(actual);
    const auto compare = [this](const std::string& wanted, const std::string& reported) {
        if (wanted != reported)
            expect(false, "expected the event\n  " + wanted + "\nbut there was\n  " + reported);
    };
    for (std::size_t i = 0; i < std::max(want.size(), have.size()); ++i)
        compare(i < want.size() ? want[i] : "nothing", i < have.size() ? have[i] : "nothing");
}

// `expected` holds what follows from the rules alone; draws and the final scoring are added here.
void GameChecker::followTurn(std::vector<Event> expected, EventList& actual)
{
    bool over = books_.stackSize() == 0;
    for (const Event& event : actual.events) {
        if (const auto* mine = std::get_if<events::Mine>(&event))
            expect(books_.take(mine->player, mine->value), "a token that does not exist");
        if (const auto* tokens = std::get_if<events::Tokens>(&event))
            for (const int value : tokens->values)
                expect(books_.take(tokens->player, value), "a token that does not exist");
        if (const auto* score = std::get_if<events::Score>(&event))
            checkPlaceOf(*score);
        if (const auto* draw = std::get_if<events::Draw>(&event)) {
            expect(books_.draw(*draw), "an impossible draw: " + toJson(event));
            expected.push_back(event);
            over = !draw->tile;
        }
    }
    if (over)
        for (const Event& event : books_.finish())
            expected.push_back(event);
    expect(over == isOver(), over ? "the game should be over" : "the game should go on");
    expectEvents(expected, actual.events);
    log_.insert(log_.end(), actual.events.begin(), actual.events.end());
    checkState();
}

// The segment that a score names is one of the feature that was scored.
void GameChecker::checkPlaceOf(const events::Score& score)
{
    if (score.tiles.empty())
        return;
    const OracleFeature feature = books_.board().feature({score.at, score.segment});
    expect(toString(score.kind) == toString(feature.kind) && std::ranges::equal(feature.tiles, score.tiles),
           "a score names another feature: " + toJson(score));
}

void GameChecker::checkPlacements()
{
    const TileDesign& tile = game_.tileSet().tiles[static_cast<std::size_t>(game_.drawn().value())];
    std::vector<Placement> listed = game_.legalPlacements().toVector();
    std::vector<Placement> naive = books_.board().placements(tile);
    std::ranges::sort(listed, [](const Placement& a, const Placement& b) { return before(a, b); });
    std::ranges::sort(naive, [](const Placement& a, const Placement& b) { return before(a, b); });
    expect(listed == naive, "other legal placements than by trying all of tile " + tile.id);
    expect(!naive.empty(), "the drawn tile fits nowhere");

    std::set<Position> positions = books_.board().frontier();
    for (const OracleBoard::Tile& placed : books_.board().tiles())
        positions.insert(placed.placement.at);
    for (const Position at : std::set<Position>(positions))
        positions.insert(neighbour(neighbour(at, Side::North), Side::East));
    for (const Position at : positions)
        for (const Rotation rotation : kAllRotations)
            if (game_.isLegal(Placement{at, rotation}) != books_.isLegal(tile, {at, rotation}))
                expect(false, "isLegal is wrong about " + describe(at) + " turned by " +
                                  std::to_string(degrees(rotation)));
}

void GameChecker::place(Placement placement)
{
    placement_ = placement;
    const TileDesign& tile = game_.tileSet().tiles[static_cast<std::size_t>(game_.drawn().value())];
    const int tokens = books_.place(tile, placement);
    EventList actual;
    game_.place(placement, &actual);
    expectEvents({events::Place{books_.player(), tile.id, placement, tokens}}, actual.events);
    log_.insert(log_.end(), actual.events.begin(), actual.events.end());
}

void GameChecker::checkActions()
{
    const auto sorted = [](std::vector<Action> actions) {
        std::ranges::sort(actions, [](const Action& a, const Action& b) { return before(a, b); });
        return actions;
    };
    const std::vector<Action> naive = sorted(books_.legalActions());
    expect(sorted(game_.legalActions().toVector()) == naive, "other legal actions than by trying all");
    for (const OracleBoard::Tile& tile : books_.board().tiles()) {
        for (const SegmentRef segment : segmentsOf(*tile.design)) {
            for (const auto type :
                 {Action::Type::Cowboy, Action::Type::Tent, Action::Type::Mine, Action::Type::TakeBack}) {
                const Action action{type, tile.placement.at, segment};
                if (game_.isLegal(action) != (std::ranges::count(naive, action) > 0))
                    expect(false, "isLegal is wrong about " + describe(action));
            }
        }
    }
}

void GameChecker::act(const Action& action)
{
    moves_.push_back({placement_, action});
    EventList actual;
    game_.act(action, &actual);
    followTurn(books_.act(action), actual);
}

void GameChecker::checkState()
{
    const int own = game_.setup().options.cowboysPerPlayer();
    expect(game_.placedCount() == static_cast<int>(books_.board().tiles().size()), "tiles placed");
    expect(game_.tilesLeft() == books_.stackSize(), "tiles in the stack");
    for (int seat = 0; seat < game_.players(); ++seat) {
        const Bookkeeper::Player& player = books_.players()[static_cast<std::size_t>(seat)];
        const std::string who = " of player " + std::to_string(seat);
        const auto onBoard = std::ranges::count_if(game_.pieces(), [&](const PieceOnBoard& piece) {
            return piece.player == seat && piece.piece == events::Piece::Cowboy;
        });
        expect(game_.score(seat) == player.score, "score" + who);
        expect(game_.cowboysLeft(seat) == player.cowboysLeft, "cowboys in the supply" + who);
        expect(game_.cowboysLeft(seat) + onBoard == own, "cowboys lost or made" + who);
        expect(game_.tokensTaken(seat) == player.tokens, "number of tokens" + who);
        const std::vector<int> values = game_.tokenValues(seat);
        expect(static_cast<int>(values.size()) == player.tokens, "tokens seen by their owner" + who);
        expect(std::accumulate(values.begin(), values.end(), 0) == player.gold, "gold" + who);
        expect(game_.tokenPoints(seat) == player.gold, "what the tokens are worth together" + who);
    }
    if (isOver())
        return;
    expect(game_.player() == books_.player(), "whose turn it is");
    std::size_t found = 0;
    for (const PieceOnBoard& piece : game_.pieces())
        found += static_cast<std::size_t>(std::ranges::count(
            books_.pieces(), Bookkeeper::Piece{piece.player, piece.piece, {piece.at, piece.segment}}));
    expect(found == books_.pieces().size() && found == game_.pieces().size(), "pieces on the board");
    checkTokens();
}

void GameChecker::checkTokens()
{
    int onBoard = 0;
    for (const Game::TokenStack& stack : game_.tokenStacks()) {
        const OracleFeature mountain = books_.board().feature({stack.at, stack.segment});
        expect(stack.count == books_.tokensOn(mountain), "tokens at " + describe(stack.at));
        onBoard += stack.count;
    }
    int taken = 0;
    for (int seat = 0; seat < game_.players(); ++seat)
        taken += game_.tokensTaken(seat);
    expect(onBoard == books_.tokensOnBoard(), "tokens on the board");
    expect(game_.tokensInSupply() == books_.supply(), "tokens in the supply");
    expect(onBoard + taken + game_.tokensInSupply() == game_.tileSet().tokenCount(), "tokens lost or made");
}

void GameChecker::checkFeatures()
{
    for (const OracleFeature& feature : books_.board().features())
        checkFeature(feature);
}

// What Game::feature must say of every segment of a feature.
FeatureInfo GameChecker::expectedInfo(const OracleFeature& feature) const
{
    FeatureInfo info;
    info.kind = feature.kind;
    info.complete = books_.board().isComplete(feature);
    info.openEdges = feature.openEdges;
    info.locomotives = feature.locomotives;
    info.tokens = feature.kind == FeatureKind::Mountain ? books_.tokensOn(feature) : 0;
    info.tipis = feature.tipis;
    info.horses = feature.horses;
    info.tiles.assign(feature.tiles.begin(), feature.tiles.end());
    switch (feature.kind) {
    case FeatureKind::Railroad:
        info.value = static_cast<int>(feature.tiles.size());
        break;
    case FeatureKind::Mountain:
        info.value = feature.nuggets;
        break;
    case FeatureKind::Prairie:
        info.value = 2 * feature.tipis + 4 * feature.horses;
        break;
    case FeatureKind::City:
        for (const OracleFeature& railroad : books_.board().cityRailroads(feature.segments.front().at))
            ++(railroad.openEdges == 0 ? info.value : info.openEdges);
        break;
    }
    for (const Bookkeeper::Piece& piece : books_.pieces())
        if (piece.piece == events::Piece::Cowboy && feature.holds(piece.on))
            ++info.cowboys[static_cast<std::size_t>(piece.player)];
    return info;
}

void GameChecker::checkFeature(const OracleFeature& feature)
{
    const auto parts = [](const FeatureInfo& info) {
        return std::tie(info.kind, info.complete, info.openEdges, info.value, info.locomotives, info.tokens,
                        info.tipis, info.horses, info.cowboys, info.tiles);
    };
    const FeatureInfo expected = expectedInfo(feature);
    const SegmentOnBoard& first = feature.segments.front();
    std::vector<SegmentOnBoard> wanted = feature.segments;
    std::ranges::sort(wanted);
    const auto same = [](const PlacedSegment& a, const SegmentOnBoard& b) {
        return a.at == b.at && a.segment == b.segment;
    };
    if (!std::ranges::equal(game_.segments(first.at, first.segment), wanted, same))
        expect(false, "other segments than " + describe(first) + " leads to");
    for (const SegmentOnBoard& on : feature.segments)
        if (const FeatureInfo info = game_.feature(on.at, on.segment); parts(info) != parts(expected))
            expect(false, describe(on) + ": " + describe(info) + " instead of " + describe(expected));
}

} // namespace lodeline::test
