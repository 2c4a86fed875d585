// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/animation/stepbuilder.h"

#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/viewer.h"
#include "app/goldrush/wording/words.h"
#include "ui/withsign.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace lodeline::goldrush {

namespace {

constexpr int kDropMs = 160;
constexpr int kArriveMs = 240;
constexpr int kScoreMs = 1100;
constexpr int kEmptyScoreMs = 350;
constexpr int kHomeMs = 650;
constexpr int kTokensMs = 500;
constexpr int kHops = 4;
constexpr qreal kLegible = 0.25; // of the time of a label: it has come and does not go yet

// A figure that is set down or picked up: 1 is high above the table.
void raise(QGraphicsItem& item, QPointF home, qreal height)
{
    item.setPos(home - QPointF(0, 0.6 * kTile * height));
    item.setScale(1 + 0.5 * height);
    item.setOpacity(1 - height);
    item.setZValue(static_cast<int>(Layer::MovingPieces));
}

// A figure on its way from the board to its owner: a cowboy hops along, a tent sails.
void travel(QGraphicsItem& item, QPointF from, QPointF to, events::Piece piece, qreal t)
{
    const qreal along = t * t * (3 - 2 * t);
    const qreal lift = std::sin(std::numbers::pi * t);
    const bool walks = piece == events::Piece::Cowboy;
    const qreal hop = walks ? std::abs(std::sin(kHops * std::numbers::pi * t)) * 0.12 : lift * 0.3;
    item.setPos(from + (to - from) * along - QPointF(0, hop * kTile));
    item.setRotation(walks ? 7 * std::sin(2 * kHops * std::numbers::pi * t) : -10 * lift);
    item.setScale(1 + 0.25 * lift);
    item.setOpacity(std::min(1.0, 6 * (1 - t)));
    item.setZValue(static_cast<int>(Layer::MovingPieces));
}

QPointF middle(const std::vector<Position>& tiles)
{
    QRectF bounds;
    for (const Position at : tiles)
        bounds |= tileRect(at);
    // A label in the middle of a bent railroad may lie beside it: take the nearest of its tiles.
    const auto nearest = std::min_element(tiles.begin(), tiles.end(), [&bounds](Position a, Position b) {
        const auto distance = [&bounds](Position at) {
            return QLineF(bounds.center(), tileRect(at).center()).length();
        };
        return distance(a) < distance(b);
    });
    return tileRect(*nearest).center();
}

} // namespace

StepBuilder::StepBuilder(BoardScene& scene, const GameSession& session)
    : scene_(scene)
    , session_(session)
{
}

std::vector<Step> StepBuilder::steps(const std::vector<Event>& events)
{
    std::size_t waiting = 0; // for a step
    for (const Event& event : events) {
        const std::size_t before = steps_.size();
        std::visit([this](const auto& what) { add(what); }, event);
        ++waiting;
        if (steps_.size() > before || returning_)
            steps_.back().events += std::exchange(waiting, 0);
    }
    return std::move(steps_);
}

void StepBuilder::add(const events::Place& place)
{
    const auto& designs = session_.game().tileSet().tiles;
    const auto design = std::find_if(designs.begin(), designs.end(),
                                     [&place](const TileDesign& known) { return known.id == place.tile; });
    const auto number = static_cast<int>(design - designs.begin());
    auto tile = std::make_shared<TileItem*>(nullptr);
    Step step{kDropMs, 0, {}, {}};
    step.begin = [scene = &scene_, tile, number, placement = place.placement] {
        *tile = scene->addTile(number, placement);
        scene->lift(**tile, 1);
    };
    step.progress = [scene = &scene_, tile](qreal t) { scene->lift(**tile, 1 - t); };
    steps_.push_back(std::move(step));
    returning_ = false;
}

void StepBuilder::addArrival(int player, events::Piece piece, Position at, SegmentRef segment)
{
    auto item = std::make_shared<PieceItem*>(nullptr);
    auto home = std::make_shared<QPointF>();
    Step step{kArriveMs, 0, {}, {}};
    step.begin = [scene = &scene_, item, home, what = PieceOnBoard{player, piece, at, segment}] {
        if (what.piece == events::Piece::Tent)
            scene->hideTent(what.player);
        *item = scene->addPiece(what);
        *home = (*item)->pos();
        raise(**item, *home, 1);
    };
    step.progress = [item, home](qreal t) { raise(**item, *home, 1 - t); };
    steps_.push_back(std::move(step));
    returning_ = false;
}

void StepBuilder::addDeparture(int player, events::Piece piece, Position at, SegmentRef segment)
{
    auto item = std::make_shared<PieceItem*>(nullptr);
    auto way = std::make_shared<QLineF>();
    Step step{kHomeMs, 0, {}, {}};
    step.begin = [scene = &scene_, item, way, what = PieceOnBoard{player, piece, at, segment}] {
        *item = scene->findPiece(what);
        if (*item)
            *way = {(*item)->pos(), scene->homeOf(what.player)};
    };
    step.progress = [item, way, piece](qreal t) {
        if (*item)
            travel(**item, way->p1(), way->p2(), piece, t);
    };
    steps_.push_back(std::move(step));
}

void StepBuilder::addLabel(int milliseconds, QPointF anchor, int seat, const QString& text)
{
    auto label = std::make_shared<LabelItem>(scene_.style(), 1.2);
    Step step{milliseconds, 0, {}, {}};
    step.begin = [scene = &scene_, label, anchor, seat, text] {
        scene->addItem(label.get());
        label->show(anchor, {{seat, text}});
    };
    step.progress = [label](qreal t) { label->setOpacity(std::min(1.0, 3 * (1 - t))); };
    step.still = kLegible;
    steps_.push_back(std::move(step));
    returning_ = false;
}

// Where nobody but their owner sees it (R3.6).
QString StepBuilder::withValues(const QString& text, int seat, const std::vector<int>& tokens) const
{
    if (seat != viewerOf(session_))
        return text;
    QStringList values;
    for (const int value : tokens)
        values << QLocale().toString(value);
    return ui::labelled(text, ui::listed(values));
}

void StepBuilder::add(const events::Cowboy& cowboy)
{
    addArrival(cowboy.player, events::Piece::Cowboy, cowboy.at, cowboy.segment);
}

void StepBuilder::add(const events::Tent& tent)
{
    addArrival(tent.player, events::Piece::Tent, tent.at, tent.segment);
}

void StepBuilder::add(const events::Mine& mine)
{
    //: Label on the board: the player takes one mining token
    const QString text = QCoreApplication::translate("BoardText", "takes a token");
    addLabel(kTokensMs, scene_.anchor(session_.game(), mine.at, mine.segment), mine.player,
             withValues(text, mine.player, {mine.value}));
}

void StepBuilder::add(const events::TakeBack& takeBack)
{
    addDeparture(takeBack.player, events::Piece::Cowboy, takeBack.at, takeBack.segment);
    returning_ = false;
}

void StepBuilder::add(const events::Score& score)
{
    returning_ = false;
    if (score.tiles.empty())
        return;
    std::vector<LabelItem::Line> lines;
    for (std::size_t seat = 0; seat < score.points.size(); ++seat) {
        if (score.points[seat] != 0)
            lines.push_back(
                {static_cast<int>(seat), ui::withSign(1, QLocale().toString(score.points[seat]))});
    }
    auto glow = std::make_shared<HighlightItem>(scene_.style());
    auto label = std::make_shared<LabelItem>(scene_.style(), 1.5);
    Step step{lines.empty() ? kEmptyScoreMs : kScoreMs, 0, {}, {}};
    step.begin = [scene = &scene_, glow, label, lines, tiles = score.tiles,
                  shapes = scene_.featureShapes(session_.game(), score.at, score.segment)] {
        scene->addItem(glow.get());
        scene->addItem(label.get());
        glow->show(shapes);
        label->show(middle(tiles), lines);
    };
    step.progress = [glow, label, home = middle(score.tiles)](qreal t) {
        glow->setOpacity(std::min(1.0, 4 * t) * std::min(1.0, 3 * (1 - t)));
        label->setPos(home - QPointF(0, 0.3 * kTile * t));
        label->keepInView();
        label->setOpacity(std::min(1.0, 4 * (1 - t)));
    };
    step.still = kLegible;
    steps_.push_back(std::move(step));
}

void StepBuilder::add(const events::Tokens& tokens)
{
    const auto count = static_cast<int>(tokens.values.size());
    //: Label on the board: so many mining tokens go to a player
    const QString text = QCoreApplication::translate("BoardText", "%Ln token(s)", nullptr, count);
    addLabel(kTokensMs, tileRect(tokens.at).center(), tokens.player,
             withValues(text, tokens.player, tokens.values));
}

void StepBuilder::add(const events::TokensBack& tokens)
{
    //: Label on the board: nobody holds the mountain, its tokens return to the supply
    const QString text =
        QCoreApplication::translate("BoardText", "%Ln token(s) back to the supply", nullptr, tokens.count);
    if (tokens.count > 0)
        addLabel(kTokensMs, tileRect(tokens.at).center(), -1, text);
}

void StepBuilder::add(const events::Return& home)
{
    addDeparture(home.player, home.piece, home.at, home.segment);
    if (returning_) {
        Step last = std::move(steps_.back());
        steps_.pop_back();
        Step& together = steps_.back();
        together.begin = [first = std::move(together.begin), second = std::move(last.begin)] {
            first();
            second();
        };
        together.progress = [first = std::move(together.progress),
                             second = std::move(last.progress)](qreal t) {
            first(t);
            second(t);
        };
    }
    returning_ = true;
}

} // namespace lodeline::goldrush
