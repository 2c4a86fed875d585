// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/overlays/lookitem.h"
#include "app/goldrush/session/gamesession.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace lodeline::goldrush {

class BoardScene;
class FeatureTip;

// Where somebody looks: a square, or one feature of the tile there.
struct Glance
{
    Position at;
    std::optional<SegmentRef> of{};

    friend bool operator==(const Glance&, const Glance&) = default;
};

// Looks around on the board by keys, as the pointer does by hovering: from square to square, from feature to
// feature, through what is on a tile. A frame shows where; what is there is explained. It begins at the last
// tile.
class LookAround : public QObject
{
    Q_OBJECT

public:
    // `held` tells how a person holds the tile in hand.
    LookAround(BoardScene& scene, FeatureTip& tip, std::function<Rotation()> held, QObject* parent = nullptr);
    ~LookAround() override;

    void setSession(const GameSession* session);
    // Whether tiles and features are explained (default).
    void setEnabled(bool on);

    bool isOn() const { return glance_.has_value(); }
    const std::optional<Glance>& glance() const { return glance_; }

    void walk(Side to);
    void toLastTile();
    void nextFeature(int steps); // of the board, round and round; -1 for the one before
    void nextPart(int steps);    // of the tile, round and round, the whole tile among them
    void lookAt(const Glance& glance);
    void end();
    // The position is another one, or is shown in full again.
    void refresh();

signals:
    // What is looked at is another one, or nothing is.
    void moved();
    // It has been shown again, or hidden.
    void shown();

private:
    Position lastTile() const;
    void show();
    void explain();
    void hide();

    BoardScene& scene_;
    FeatureTip& tip_;
    std::function<Rotation()> held_;
    QPointer<const GameSession> session_;
    LookItem frame_;
    std::optional<Glance> glance_;
    bool enabled_ = true;
    bool showsTile_ = false; // words about the whole tile
};

} // namespace lodeline::goldrush
