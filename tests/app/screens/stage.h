// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/table/boomtowntable.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/table/goldrush.h"
#include "app/goldrush/table/goldrushtable.h"
#include "app/match/kinds.h"
#include "app/shell/mainwindow.h"
#include "app/shell/settings.h"
#include "engine/boomtown/files/record.h"
#include "engine/core/random.h"
#include "tests/app/screens/looks.h"
#include "ui/appearance.h"
#include "ui/languages/languages.h"

#include <QDialog>
#include <QTemporaryDir>

#include <memory>

namespace lodeline::test {

// The window of the program on a screen, with files of its own, nothing in motion, and chance that is always
// the same; with what a scene needs to come about.
class Stage
{
public:
    Stage(const Look& look, QSize size);
    ~Stage();

    app::MainWindow& window() const { return *window_; }
    app::Settings& settings() const { return *settings_; }
    ui::Languages& languages() { return languages_; }

    // A game of so many people, after so many random turns; and whoever got tokens looks at them later.
    void play(int players, int plies);
    // The same where they have yet to say so.
    void playUpToCover(int players, int plies);
    goldrush::GameSession& session() const;
    goldrush::GoldRushTable& table() const;
    ui::InstalledSets& installedSets() const;
    Random& random() { return random_; }

    // A game of Boomtown after so many turns, each by chance.
    void playBoomtown(int turns);
    boomtown::BoomtownTable& boomtown() const;
    // What "Play" on the start page would begin.
    void offerBoomtown() const;

    // The window that a command opens.
    QWidget* opened(QAction& command) const;
    QWidget* shown(std::unique_ptr<QDialog> dialog);

    // Until nothing more changes in what the widget shows; gives its picture.
    static QImage settled(QWidget& widget);

private:
    QTemporaryDir folder_;
    std::unique_ptr<app::Settings> settings_;
    app::Kinds kinds_;
    ui::Languages languages_;
    ui::Appearance appearance_;
    std::unique_ptr<app::MainWindow> window_;
    std::unique_ptr<QDialog> dialog_;
    Random random_{1};
    QSize size_;
};

} // namespace lodeline::test
