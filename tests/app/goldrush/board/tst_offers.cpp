// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/scene/boardscene.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/largeletters.h"
#include "tests/windowtest/windowtest.h"

#include <QApplication>
#include <QLineF>

namespace lodeline::goldrush::tst_offers {

using test::BoardFixture;

// Where the offers of a tile lie on it.
class OffersTest : public QObject
{
    Q_OBJECT

private slots:
    void offersLeaveTokensToBeRead();
    void theButtonFollowsTheTextSize();
};

void OffersTest::offersLeaveTokensToBeRead()
{
    constexpr qreal kNumber = 0.24 * kPiece; // from the middle of a stack
    int near = 0;
    int hidden = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        BoardFixture board(4, seed, {false, false, false});
        const auto& scene = static_cast<const BoardScene&>(*board.view.scene());
        Random random(seed);
        while (board.session->phase() != Game::Phase::Over) {
            test::place(*board.session, test::anyPlacement(board.game(), random));
            for (int offer = 1; offer < board.view.offerCount(); ++offer) {
                const QRectF disc = board.view.mapToScene(board.view.offerRect(offer)).boundingRect();
                for (const Game::TokenStack& stack : board.game().tokenStacks()) {
                    const qreal way = QLineF(disc.center(), scene.tokenPlace(board.game(), stack)).length();
                    near += way < kTile / 2;
                    hidden += way < disc.width() / 2 + kNumber - 2;
                }
            }
            test::act(*board.session, test::anyAction(board.game(), random));
        }
    }
    QVERIFY(near > 50);
    QCOMPARE(hidden, 0);
}

void OffersTest::theButtonFollowsTheTextSize()
{
    const BoardFixture board;
    test::place(*board.session, board.game().legalPlacements()[0]);
    const int before = board.view.offerRect(0).height();
    const test::LargeLetters letters;
    QTRY_VERIFY(board.view.offerRect(0).height() > 1.2 * before);
}

const WindowTest<OffersTest> kTest("tst_offers");

} // namespace lodeline::goldrush::tst_offers

#include "tst_offers.moc"
