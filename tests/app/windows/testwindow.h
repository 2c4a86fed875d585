// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/storedgame.h"
#include "app/goldrush/table/goldrush.h"
#include "app/goldrush/table/goldrushtable.h"
#include "app/match/kinds.h"
#include "app/shell/mainwindow.h"
#include "app/shell/settings.h"
#include "engine/core/random.h"
#include "tests/ui/nextdialog.h"
#include "ui/appearance.h"
#include "ui/languages/languages.h"

#include <QTemporaryDir>

#include <memory>

namespace lodeline::test {

// A main window with settings and autosave of its own, animation off, in English. Two people play unless the
// settings are told otherwise.
class TestWindow
{
public:
    TestWindow();
    ~TestWindow();

    app::MainWindow* operator->() const { return window_.get(); }
    app::MainWindow& operator*() const { return *window_; }
    app::Settings& settings() { return *settings_; }
    ui::Languages& languages() { return languages_; }
    ui::InstalledSets& installedSets() const
    {
        return static_cast<goldrush::GoldRush&>(kinds_.first()).installedSets();
    }
    const app::Kinds& kinds() const { return kinds_; }
    goldrush::GoldRushTable& table() const
    {
        return static_cast<goldrush::GoldRushTable&>(window_->tableOf(kinds_.first()));
    }
    goldrush::GamePage* gamePage() const { return table().gamePage(); }
    goldrush::FinalPage* finalPage() const { return table().finalPage(); }
    goldrush::ReviewPage* reviewPage() const { return table().reviewPage(); }
    goldrush::GameSession& session() const
    {
        return static_cast<goldrush::GameSession&>(*window_->openGame().match());
    }
    QString path(const QString& name) const { return folder_.filePath(name); }

    // False, and the table stays as it is, where that is no game.
    bool start(const goldrush::NewGame& game) const;
    bool branch(const goldrush::GameRecord& record) const;
    // A game of two people whose tiles are always the same.
    void play(std::uint64_t seed = 7) const;
    // Whoever got tokens looks at them later.
    void uncover() const;
    // How many were played; no cover is left.
    int playPlies(Random& random, int plies = 1000) const;
    // Ends the window as a crash would leave its files, and starts another on the same folder.
    void restart();

private:
    void start();

    QTemporaryDir folder_;
    std::unique_ptr<app::Settings> settings_;
    app::Kinds kinds_;
    ui::Languages languages_;
    ui::Appearance appearance_;
    std::unique_ptr<app::MainWindow> window_;
};

} // namespace lodeline::test
