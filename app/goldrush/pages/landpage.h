// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/pages/land.h"

#include <QFrame>
#include <QTimer>

#include <optional>

namespace lodeline::goldrush {

// A page with a land of tiles behind it: the one of a game, or a sample. It grows tile by tile once the page
// has shown and a change of its size has settled, so that nobody waits for it.
class LandPage : public QWidget
{
    Q_OBJECT

public:
    explicit LandPage(QWidget* parent = nullptr);

    void setTheme(const art::Theme& theme);
    // The land of this game from now on.
    void setLand(const Game& game);

protected:
    // What stands on the land; it scrolls where there is little room.
    void setContent(QLayout* content);
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void beginLand();
    void growLand();

    art::Theme theme_ = art::Theme::light();
    std::optional<Game> land_;
    std::optional<LandPainter> painter_;
    QTimer settle_;
    QTimer grow_;
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

} // namespace lodeline::goldrush
