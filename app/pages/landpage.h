// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/game.h"
#include "resources/art/theme.h"

#include <QFrame>
#include <QPixmap>
#include <QTimer>

#include <optional>

namespace lodeline::app {

// A page with a land of tiles behind it: the one of a game, or a sample. It is painted after the page has
// shown and once a change of its size has settled, so that nobody waits for it.
class LandPage : public QWidget
{
    Q_OBJECT

public:
    explicit LandPage(QWidget* parent = nullptr);

    void setTheme(const art::Theme& theme);
    // The land of this game from now on.
    void setLand(const Game& game);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void paintLand();

    art::Theme theme_ = art::Theme::light();
    std::optional<Game> land_;
    QPixmap picture_;
    QTimer settle_;
};

// A panel on a land page, which the land shines around, not through.
class LandCard : public QFrame
{
    Q_OBJECT

public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lodeline::app
