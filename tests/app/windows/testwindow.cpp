// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windows/testwindow.h"

#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/pages/gamepage.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/patience.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace lodeline::test {

TestWindow::TestWindow()
    : settings_(std::make_unique<app::Settings>(folder_.filePath(QStringLiteral("settings.ini"))))
{
    // The tile sets of an earlier window are none of its business.
    qputenv("XDG_DATA_HOME", folder_.filePath(QStringLiteral("data")).toLocal8Bit());
    settings_->setAnimation(app::AnimationSpeed::Off);
    settings_->setPace(app::Pace::Quick);
    QStringList said; // the coach has nothing left to say
    for (int remark = 0; remark < 10; ++remark)
        said << QString::number(remark);
    settings_->store().setValue("goldrush/coachSaid", said);
    goldrush::NewGame people;
    people.normalise();
    goldrush::storeGame(settings_->store(), people);
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
    kinds_ = {};
    kinds_.add(std::make_unique<goldrush::GoldRush>(settings_->store()));
    window_ =
        std::make_unique<app::MainWindow>(*settings_, kinds_, languages_, appearance_,
                                          app::MainWindow::OldFiles{.games = folder_.filePath("autosave"),
                                                                    .themes = folder_.filePath("themes")});
    QSignalSpy read(window_.get(), &app::MainWindow::oldFilesRead);
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
    QVERIFY(start(game));
}

bool TestWindow::start(const goldrush::NewGame& game) const
{
    app::Started match = goldrush::makeMatch(game);
    if (match)
        window_->openGame().start(std::move(*match));
    return match.has_value();
}

bool TestWindow::branch(const goldrush::GameRecord& record) const
{
    auto session = goldrush::GameSession::open(record);
    if (session)
        window_->openGame().branch(std::move(*session));
    return session.has_value();
}

int TestWindow::playPlies(Random& random, int plies) const
{
    const int played = test::playPlies(session(), random, plies);
    uncover();
    return played;
}

void TestWindow::uncover() const
{
    goldrush::HandOverCard* cover = gamePage()->cover();
    while (cover->isVisible())
        emit cover->putOff();
}

void TestWindow::restart()
{
    window_.reset();
    start();
}

} // namespace lodeline::test
