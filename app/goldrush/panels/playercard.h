// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/levelface.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What a card shows of a player.
struct PlayerStatus
{
    QString name;
    QString colour;
    QString level;                        // of the computer player; empty for a person
    std::optional<art::LevelFace> face{}; // of the level
    bool thinking = false;                // the computer player, now
    int score = 0;
    int cowboysLeft = 0;
    int cowboys = 0; // in all
    bool tentHome = true;
    int tokens = 0;
    bool active = false;                    // has the turn
    std::optional<std::vector<int>> values; // of the tokens, while their owner looks at them

    friend bool operator==(const PlayerStatus&, const PlayerStatus&) = default;
};

// One player beside the board: emblem, name, score, and the pieces left as pictures.
class PlayerCard : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerCard(QWidget* parent = nullptr);

    void setStatus(const PlayerStatus& status);
    const PlayerStatus& status() const { return status_; }
    // Of a score beyond the scoring track: the rounds made, and the space of the marker, as "50 + 3".
    static QString trackParts(int score);
    // Where the tokens lie whose values are shown.
    std::vector<QRectF> coins() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF mirrored(const QRectF& rect) const; // for right-to-left layouts
    void paintFrame(QPainter& painter) const;
    QRectF pieceRow() const;
    qreal sumWidth() const;
    int nameHeight() const;
    qreal scoreWidth() const;
    QFont scoreFont() const;
    void paintPieces(QPainter& painter, const QRectF& row) const;
    void paintValues(QPainter& painter, const QRectF& row) const;
    void paintName(QPainter& painter, const QRectF& box) const;
    void paintScore(QPainter& painter, const QRectF& area) const;
    void describe(); // for screen readers
    QStringList facts() const;

    PlayerStatus status_;
};

} // namespace lodeline::goldrush
