// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/kinds.h"
#include "app/shell/mainwindow.h"
#include "app/shell/settings.h"
#include "engine/goldrush/files/record.h"
#include "ui/appearance.h"
#include "ui/languages/languages.h"

#include <QTemporaryDir>

#include <memory>

namespace lodeline::goldrush {
class BoardView;
class GameSession;
class GoldRushTable;
} // namespace lodeline::goldrush

namespace lodeline::bench {

// The window of the program with settings and files of its own, as large as is asked for, with all aids.
class RealWindow
{
public:
    explicit RealWindow(QSize size);
    ~RealWindow();

    app::MainWindow& operator*() const { return *window_; }
    app::MainWindow* operator->() const { return window_.get(); }

    // Puts the game on the table.
    void start(const goldrush::GameRecord& record) const;
    goldrush::GoldRushTable& table() const;
    goldrush::BoardView& board() const;
    const goldrush::GameSession& session() const;
    // Of a tile in the middle of what the board shows, in its viewport.
    QPoint tileInSight() const;

private:
    QTemporaryDir folder_;
    std::unique_ptr<app::Settings> settings_;
    app::Kinds kinds_;
    ui::Languages languages_;
    ui::Appearance appearance_;
    std::unique_ptr<app::MainWindow> window_;
};

} // namespace lodeline::bench
