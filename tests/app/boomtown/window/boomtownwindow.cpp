// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/boomtown/window/boomtownwindow.h"

#include "tests/windowtest/patience.h"
#include "ui/boomtown/decks.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::boomtown::test {

GameRecord newRecord(std::uint64_t seed, const std::string& first, const std::string& second)
{
    NewGame game = NewGame::usual();
    game.seats[0].kind = QString::fromStdString(first);
    game.seats[1].kind = QString::fromStdString(second);
    game.startPlayer = 0;
    game.seed = seed;
    return makeRecord(game, loadDeck({})->deck);
}

BoomtownWindow::BoomtownWindow()
{
    settings_.setAnimation(app::AnimationSpeed::Off);
    settings_.setPace(app::Pace::Quick);
    settings_.store().setValue(QStringLiteral("boomtown/guideSeen"), true);
    languages_.use(QStringLiteral("en"));
    appearance_.use(ui::ThemeChoice::Light);
    kinds_.add(std::make_unique<Boomtown>(settings_.store()));
    start();
}

void BoomtownWindow::start()
{
    window_ =
        std::make_unique<app::MainWindow>(settings_, kinds_, languages_, appearance_,
                                          app::MainWindow::OldFiles{.games = folder_.filePath("autosave")});
    QSignalSpy read(window_.get(), &app::MainWindow::oldFilesRead);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTRY_VERIFY(!read.isEmpty());
}

void BoomtownWindow::play(GameRecord record) const
{
    auto match = BoomtownMatch::open(std::move(record));
    QVERIFY(match);
    window_->openGame().start(std::move(*match));
}

void BoomtownWindow::restart()
{
    window_.reset();
    start();
}

void clickAt(const BoardView& board, QPoint at, Qt::MouseButton button)
{
    QTest::mouseMove(board.viewport(), at);
    QTest::mouseClick(board.viewport(), button, Qt::NoModifier, at);
}

void moveByMouse(const BoomtownWindow& window, int skip)
{
    BoardView& board = window.board();
    const int before = window.match().turns();
    if (board.controller().step() != BoardController::Step::Place)
        clickAt(board, board.offerRect(std::min(skip, board.offerCount() - 1)).center());
    if (window.match().turns() == before) {
        QVERIFY(board.controller().step() == BoardController::Step::Place);
        clickAt(board, board.offerRect(board.offerCount() / 2).center());
    }
    QCOMPARE(window.match().turns(), before + 1);
}

} // namespace lodeline::boomtown::test
