// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/help/scenariopicture.h"

#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/recordfile.h"

#include <QDir>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

const QString kFolder = QStringLiteral(":/scenarios");

std::optional<GameRecord> recordOf(const QString& name)
{
    auto loaded = loadRecord(kFolder + QLatin1Char('/') + name + QStringLiteral(".json"));
    if (!loaded || loaded->record.moves.empty())
        return std::nullopt;
    return std::move(loaded->record);
}

// The game with the last tile laid and its turn not ended; nullptr when there is no such scenario.
std::unique_ptr<GameSession> beforeTheEnd(const QString& name)
{
    std::optional<GameRecord> record = recordOf(name);
    if (!record)
        return nullptr;
    const Placement last = record->moves.back().move.placement;
    record->moves.pop_back();
    auto session = GameSession::open(std::move(*record));
    if (!session)
        return nullptr;
    (*session)->ask(requests::Place{last});
    return (*session)->tentativePlacement() ? std::move(*session) : nullptr;
}

// Lights up the feature of the first cowboy; gives the part of the board around it, or all of it.
QRectF lightUp(BoardScene& scene, const Game& game)
{
    const std::vector<PieceOnBoard> pieces = game.pieces();
    const auto cowboy = std::ranges::find(pieces, events::Piece::Cowboy, &PieceOnBoard::piece);
    if (cowboy == pieces.end())
        return scene.boardRect();
    scene.showFeature(scene.featureShapes(game, cowboy->at, cowboy->segment), {}, QString());
    QRectF around;
    for (const Position at : game.feature(cowboy->at, cowboy->segment).tiles)
        around |= tileRect(at).adjusted(-kTile, -kTile, kTile, kTile);
    return around & scene.boardRect();
}

} // namespace

QStringList picturedScenarios()
{
    QStringList names;
    for (const QString& file : QDir(kFolder).entryList())
        names << file.chopped(5); // ".json"
    return names;
}

std::unique_ptr<GameSession> exampleOf(const QString& name)
{
    std::optional<GameRecord> record = recordOf(name);
    if (!record)
        return nullptr;
    record->moves.pop_back();
    record->extra.emplace_back("exercise", "true");
    return std::move(GameSession::open(std::move(*record)).value());
}

QImage scenarioPicture(const QString& name, const art::Theme& theme, qreal tileSize, qreal devicePixelRatio)
{
    const auto session = beforeTheEnd(name);
    if (!session)
        return {};
    BoardScene scene;
    scene.setTheme(theme);
    scene.reset(session.get());
    constexpr qreal kMargin = 5; // for the frame of the last tile
    const QRectF rect = lightUp(scene, session->game()).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    QImage image((rect.size() * tileSize / kTile * devicePixelRatio).toSize(),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), rect);
    painter.end();
    image.setDevicePixelRatio(devicePixelRatio);
    return image;
}

} // namespace lodeline::goldrush
