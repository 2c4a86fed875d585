// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"
#include "ui/work/background.h"

#include <QObject>
#include <QSize>

#include <vector>

namespace lodeline::goldrush {

struct BoardStyle;

// Paints pictures of tiles beside the window, a few at a time: those that the last frame has missed.
class TilesAhead : public QObject
{
    Q_OBJECT

public:
    // At once, so that one that is no longer wanted delays the next ones little.
    static constexpr std::size_t kAtOnce = 4;

    explicit TilesAhead(BoardStyle& style, QObject* parent = nullptr);

    // A frame begins: what the one before has missed no longer counts.
    void beginFrame() { wanted_.clear(); }
    // False where it cannot be painted beside the window.
    bool want(int design, Rotation rotation, QSize px);
    // The frame has ended: begins to paint, unless it is at work.
    void endFrame();
    // The pictures of before are those of another game or theme.
    void forget();

signals:
    // Some are there: another frame can use them.
    void painted();

private:
    struct Picture
    {
        int design = 0;
        Rotation rotation{};
        QSize px;

        friend bool operator==(const Picture&, const Picture&) = default;
    };

    BoardStyle& style_;
    std::vector<Picture> wanted_;
    ui::Background work_;
};

} // namespace lodeline::goldrush
