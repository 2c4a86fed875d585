// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windows/testwindow.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace lodeline::test {

TestWindow::TestWindow()
    : settings_(std::make_unique<goldrush::Settings>(folder_.filePath(QStringLiteral("settings.ini"))))
{
    // The tile sets of whoever runs the test are none of its business.
    qputenv("XDG_DATA_HOME", folder_.filePath(QStringLiteral("data")).toLocal8Bit());
    settings_->setAnimation(goldrush::AnimationSpeed::Off);
    settings_->setPace(goldrush::Pace::Quick);
    goldrush::NewGame people;
    people.normalise();
    settings_->setNewGame(people);
    settings_->setFolder(folder_.path());
    languages_.use(QStringLiteral("en"));
    appearance_.use(ui::ThemeChoice::Light);
    start();
}

TestWindow::~TestWindow()
{
    languages_.use(QStringLiteral("en"));
}

void TestWindow::start()
{
    window_ = std::make_unique<goldrush::MainWindow>(
        *settings_, languages_, appearance_,
        goldrush::MainWindow::OldFiles{.games = folder_.filePath("autosave")});
    QSignalSpy read(window_.get(), &goldrush::MainWindow::oldFilesRead);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTRY_VERIFY(!read.isEmpty());
}

void TestWindow::play(std::uint64_t seed) const
{
    goldrush::NewGame game;
    game.startPlayer = 0;
    game.seed = seed;
    game.normalise();
    QVERIFY(window_->openGame().start(game));
}

void TestWindow::restart()
{
    window_.reset();
    start();
}

} // namespace lodeline::test
