// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/realwindow.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/paint/metrics.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/table/goldrush.h"
#include "app/goldrush/table/goldrushtable.h"
#include "bench/windows/times.h"

#include <QLineF>

#include <limits>

namespace lodeline::bench {

using namespace goldrush;

RealWindow::RealWindow(QSize size)
    : settings_(std::make_unique<app::Settings>(folder_.filePath(QStringLiteral("settings.ini"))))
{
    settings_->setAnimation(app::AnimationSpeed::Off);
    settings_->setPace(app::Pace::Normal);
    for (const app::Aid aid : app::kAllAids)
        settings_->setShows(aid, true);
    languages_.use(QStringLiteral("en"));
    appearance_.use(ui::ThemeChoice::Light);
    kinds_.add(std::make_unique<GoldRush>(settings_->store(), folder_.path()));
    window_ = std::make_unique<app::MainWindow>(
        *settings_, kinds_, languages_, appearance_,
        app::MainWindow::OldFiles{.games = folder_.filePath(QStringLiteral("games")),
                                  .themes = folder_.filePath(QStringLiteral("themes"))});
    window_->show();
    window_->resize(size);
    waitFor(*window_);
}

RealWindow::~RealWindow() = default;

void RealWindow::start(const GameRecord& record) const
{
    window_->openGame().start(GameSession::open(record).value());
    settle();
}

GoldRushTable& RealWindow::table() const
{
    return static_cast<GoldRushTable&>(window_->tableOf(kinds_.first()));
}

BoardView& RealWindow::board() const
{
    return *table().gamePage()->board();
}

const GameSession& RealWindow::session() const
{
    return static_cast<const GameSession&>(*window_->openGame().match());
}

QPoint RealWindow::tileInSight() const
{
    const QPoint middle = board().viewport()->rect().center();
    const Game& game = session().game();
    QPoint nearest;
    qreal least = std::numeric_limits<qreal>::max();
    for (int order = 0; order < game.placedCount(); ++order) {
        const QPointF centre = tileRect(game.placedTile(order).placement.at).center();
        const QPoint at = board().mapFromScene(centre);
        const qreal away = QLineF(at, middle).length();
        if (away < least) {
            least = away;
            nearest = at;
        }
    }
    return nearest;
}

} // namespace lodeline::bench
