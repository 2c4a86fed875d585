// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardsights.h"

#include "app/goldrush/board/boardcontroller.h"
#include "app/goldrush/board/look/lookwords.h"
#include "app/goldrush/board/look/ways.h"
#include "app/goldrush/board/paint/metrics.h"

#include <QCoreApplication>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct BoardSightsWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardSights)
};

// Both halves of a number hold one coordinate.
int keyOf(Position at)
{
    return at.y * 65536 + at.x;
}

Position squareOf(int place)
{
    const auto x = static_cast<std::int16_t>(static_cast<std::uint16_t>(place & 0xffff));
    return {x, static_cast<std::int16_t>((place - x) / 65536)};
}

} // namespace

// What a tile has, in the order of its parts.
struct BoardSights::Parts
{
    std::vector<PlacedSegment> features;
    std::vector<PieceOnBoard> pieces;
    std::vector<Game::TokenStack> tokens;

    std::size_t count() const { return features.size() + pieces.size() + tokens.size(); }
};

BoardSights::BoardSights(BoardController& control, std::function<QRect(const QRectF&)> toScreen)
    : control_(control)
    , toScreen_(std::move(toScreen))
{
}

const Game* BoardSights::game() const
{
    return control_.session() ? &control_.session()->game() : nullptr;
}

QString BoardSights::sightsName() const
{
    //: A list of all tiles on the board and of the empty squares beside them, for screen readers
    return BoardSightsWords::tr("Tiles and empty squares");
}

int BoardSights::sightsEpoch() const
{
    return control_.epoch();
}

std::vector<int> BoardSights::sightPlaces() const
{
    std::vector<int> places;
    if (game())
        std::ranges::transform(squaresInSight(*game()), std::back_inserter(places), keyOf);
    return places;
}

BoardSights::Parts BoardSights::partsOf(Position at) const
{
    Parts parts;
    if (!game() || !game()->tileAt(at))
        return parts;
    parts.features = featuresOn(*game(), at);
    parts.pieces = game()->pieces();
    std::erase_if(parts.pieces, [at](const PieceOnBoard& piece) { return piece.at != at; });
    parts.tokens = game()->tokenStacks();
    std::erase_if(parts.tokens, [at](const Game::TokenStack& stack) { return stack.at != at; });
    return parts;
}

int BoardSights::sightParts(int place) const
{
    return static_cast<int>(partsOf(squareOf(place)).count());
}

bool BoardSights::isThere(ui::Sight sight) const
{
    if (!game() || !isInSight(*game(), squareOf(sight.place)))
        return false;
    return sight.part < 0 || sight.part < sightParts(sight.place);
}

QString BoardSights::sightText(ui::Sight sight) const
{
    if (!isThere(sight))
        return {};
    const Position at = squareOf(sight.place);
    if (sight.part >= 0)
        return partText(at, static_cast<std::size_t>(sight.part));
    if (game()->tileAt(at))
        return placedTileText(*game(), control_.session()->record(), at);
    const Rotation held = control_.mode().heldRotation();
    if (control_.showsSquareTips())
        return squareText(*control_.session(), at, held);
    return emptyText(*game(), at, control_.tellsWhyNot() ? std::optional(held) : std::nullopt);
}

QString BoardSights::partText(Position at, std::size_t part) const
{
    const Parts parts = partsOf(at);
    const GameSession& session = *control_.session();
    const bool aided = control_.showsFeatureTips();
    if (part < parts.features.size())
        return featureText(session, parts.features[part], aided);
    part -= parts.features.size();
    if (part < parts.pieces.size())
        return pieceText(session, parts.pieces[part], aided);
    return tokensText(session, parts.tokens[part - parts.pieces.size()], aided);
}

QRect BoardSights::sightScreenRect(ui::Sight sight) const
{
    return toScreen_(tileRect(squareOf(sight.place)));
}

std::optional<ui::Sight> BoardSights::watchedSight() const
{
    const auto& glance = control_.look().glance();
    if (!glance)
        return std::nullopt;
    ui::Sight watched{keyOf(glance->at)};
    if (glance->of) {
        const std::vector<PlacedSegment> features = partsOf(glance->at).features;
        const auto found = std::ranges::find(features, PlacedSegment{glance->at, *glance->of});
        watched.part = found == features.end() ? -1 : static_cast<int>(found - features.begin());
    }
    return watched;
}

void BoardSights::watchSight(ui::Sight sight)
{
    if (!isThere(sight))
        return;
    Glance glance{squareOf(sight.place)};
    const std::vector<PlacedSegment> features = partsOf(glance.at).features;
    if (sight.part >= 0 && sight.part < static_cast<int>(features.size()))
        glance.of = features[static_cast<std::size_t>(sight.part)].segment;
    control_.beginLooking().lookAt(glance);
}

} // namespace lodeline::goldrush
