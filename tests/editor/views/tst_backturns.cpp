// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artedges/backturns.h"
#include "engine/core/random.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/views/missingpicture.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::editor::tst_backturns {
namespace {

constexpr int kSide = 300; // px

QImage ground()
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::darkRed);
    return image;
}

// The same on all four sides.
QImage alike()
{
    QImage image = ground();
    QPainter painter(&image);
    painter.translate(kSide / 2.0, kSide / 2.0);
    for (int quarter = 0; quarter < 4; ++quarter) {
        painter.fillRect(QRect(-20, -130, 40, 60), Qt::yellow);
        painter.rotate(90);
    }
    return image;
}

std::string letter(const char* shape)
{
    return std::string("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9H0z' "
                       "fill='#800'/><path d='") +
           shape + "' fill='#ff0'/></svg>";
}

} // namespace

class BackTurnsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAlikeOnAllSidesTellsNothing();
    void whatHasATopTells();
    void grainDoesNotCount();
    void theNoteFollowsTheBack();
    void aBackThatComesIsLookedAt();
};

void BackTurnsTest::whatIsAlikeOnAllSidesTellsNothing()
{
    QVERIFY(!looksOtherwiseTurned(ground()));
    QVERIFY(!looksOtherwiseTurned(alike()));
}

void BackTurnsTest::whatHasATopTells()
{
    QImage one = alike();
    QPainter(&one).fillRect(QRect(30, 30, 40, 40), Qt::yellow);
    QVERIFY(looksOtherwiseTurned(one));
    // Stripes are the same upside down, but not on their side.
    QImage stripes = ground();
    for (int y = 0; y < kSide; y += 60)
        QPainter(&stripes).fillRect(QRect(0, y + 15, kSide, 30), Qt::yellow);
    QVERIFY(looksOtherwiseTurned(stripes));
    // And this one the other way round: quarters alike in pairs.
    QImage clear(kSide, kSide, QImage::Format_ARGB32);
    clear.fill(Qt::transparent);
    QPainter(&clear).fillRect(QRect(0, 0, kSide, 60), Qt::black);
    QVERIFY(looksOtherwiseTurned(clear.convertToFormat(QImage::Format_ARGB32_Premultiplied)) ==
            looksOtherwiseTurned(clear));
}

void BackTurnsTest::grainDoesNotCount()
{
    Random random(1);
    QImage image = alike();
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            if (random.below(3) == 0)
                image.setPixelColor(x, y, image.pixelColor(x, y).darker(150));
    QVERIFY(!looksOtherwiseTurned(image));
}

void BackTurnsTest::theNoteFollowsTheBack()
{
    TileSet set;
    BackTurns turns;
    QSignalSpy changed(&turns, &BackTurns::changed);
    const auto give = [&](const char* shape) {
        set.pictures.parts[{SetPart::Kind::Back}] = *art::ownPictures().keep(letter(shape), PictureType::Svg);
    };
    turns.look(set);
    QVERIFY(turns.notes(set).empty());
    give("M4 1h1v5H4z");
    turns.look(set);
    QVERIFY(turns.notes(set).empty()); // not known yet
    QVERIFY(changed.wait(kLongestWait));
    const std::vector<Finding> notes = turns.notes(set);
    QCOMPARE(notes.size(), std::size_t{1});
    QVERIFY(notes[0].problem.code == SetProblem::BackTellsRotation);
    QVERIFY(notes[0].problem.severity == Severity::Note);
    turns.look(set); // nothing new
    give("M3 3h3v3H3z");
    QVERIFY(turns.notes(set).empty());
    turns.look(set);
    QVERIFY(changed.wait(kLongestWait));
    QVERIFY(turns.notes(set).empty());
    QCOMPARE(changed.count(), 2);
    set.pictures.parts.clear();
    QVERIFY(turns.notes(set).empty());
}

void BackTurnsTest::aBackThatComesIsLookedAt()
{
    const std::string bytes = letter("M4 2h1v5H4z");
    TileSet set;
    set.pictures.parts[{SetPart::Kind::Back}] = lodeline::test::missingPicture(bytes);
    BackTurns turns;
    QSignalSpy changed(&turns, &BackTurns::changed);
    turns.look(set);
    QVERIFY(changed.wait(kLongestWait));
    turns.look(set); // is missing still
    QVERIFY(art::ownPictures().keep(bytes, PictureType::Svg));
    QVERIFY(turns.notes(set).empty());
    turns.look(set);
    QVERIFY(changed.wait(kLongestWait));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(turns.notes(set).size(), std::size_t{1});
}

const WindowTest<BackTurnsTest> kTest("tst_backturns");

} // namespace lodeline::goldrush::editor::tst_backturns

#include "tst_backturns.moc"
