// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/board/boardview.h"
#include "app/boomtown/pages/finalpage.h"
#include "app/boomtown/pages/gamepage.h"
#include "app/boomtown/table/boomtown.h"
#include "app/boomtown/table/boomtowntable.h"
#include "app/match/kinds.h"
#include "app/shell/mainwindow.h"
#include "app/shell/settings.h"
#include "ui/appearance.h"
#include "ui/languages/languages.h"

#include <QTemporaryDir>

namespace lodeline::boomtown::test {

// A new game of two people, or of the kinds given, who always get the same cards; the first seat starts.
GameRecord newRecord(std::uint64_t seed = 5, const std::string& first = "human",
                     const std::string& second = "human");

// A main window with files of its own that plays nothing but Boomtown, animation off, in English.
class BoomtownWindow
{
public:
    BoomtownWindow();

    app::MainWindow* operator->() const { return window_.get(); }
    app::MainWindow& operator*() const { return *window_; }
    Boomtown& kind() const { return static_cast<Boomtown&>(kinds_.first()); }
    BoomtownTable& table() const { return static_cast<BoomtownTable&>(window_->tableOf(kinds_.first())); }
    BoardView& board() const { return *table().gamePage()->board(); }
    BoomtownMatch& match() const { return static_cast<BoomtownMatch&>(*window_->openGame().match()); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    ui::Languages& languages() { return languages_; }
    app::Settings& settings() { return settings_; }

    void play(GameRecord record) const;
    // Ends the window as a crash would leave its files, and starts another on the same folder.
    void restart();

private:
    void start();

    QTemporaryDir folder_;
    app::Settings settings_{folder_.filePath(QStringLiteral("settings.ini"))};
    app::Kinds kinds_;
    ui::Languages languages_;
    ui::Appearance appearance_;
    std::unique_ptr<app::MainWindow> window_;
};

void clickAt(const BoardView& board, QPoint at, Qt::MouseButton button = Qt::LeftButton);

// One move of a person, by mouse alone: the card of the circle after `skip` others, the middle place there
// is.
void moveByMouse(const BoomtownWindow& window, int skip);

} // namespace lodeline::boomtown::test
