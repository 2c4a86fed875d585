// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/map/mapdialog.h"
#include "app/goldrush/map/mapexport.h"
#include "app/goldrush/map/mappainter.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/shell/actions.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/windowtest/ownfolders.h"
#include "tests/windowtest/patience.h"
#include "ui/files.h"

#include <QImage>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

namespace lodeline::goldrush {

class MapExportTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { static const OwnFolders folders; }

private slots:
    void init();
    void aSheetIsTurnedSoThatTheMapIsLargest();
    void tilesMayHaveASizeOfTheirOwn();
    void aPictureKnowsItsResolution();
    void aLargePictureIsMadeCoarser();
    void aPdfIsAsLargeAsItsPaper();
    void anSvgHoldsEachPictureOnce();
    void goldIsNotTold();
    void whatFailsIsToldAndLeavesNothing();
    void stoppingLeavesNothing();
    void stoppingAtTheLastMomentLeavesNothing();
    void theWindowOffersIt();
    void thereIsOneOfTheGameOnTheTable();
    void namesWithADotGetTheSuffix();
    void aReviewGivesThePositionThatItShows();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
    std::unique_ptr<GameSession> session_;
};

namespace {

QString fault(const ui::Exported& exported)
{
    return exported ? QString() : exported.error();
}

QSizeF millimetres(const QImage& image)
{
    return {image.width() * 1000.0 / image.dotsPerMeterX(), image.height() * 1000.0 / image.dotsPerMeterY()};
}

} // namespace

void MapExportTest::init()
{
    session_ = test::newSession(3, 5);
    Random random(5);
    test::playPlies(*session_, random, 30);
}

void MapExportTest::aSheetIsTurnedSoThatTheMapIsLargest()
{
    const MapContent content = mapContent(*session_);
    for (const auto& [size, paper] :
         {std::pair(MapSize::A4, QSizeF(210, 297)), std::pair(MapSize::A3, QSizeF(297, 420))}) {
        const MapLayout layout = layOut(content, {.size = size});
        QVERIFY(layout.paper == paper || layout.paper == paper.transposed());
        const QRectF sheet(QPointF(), layout.paper);
        QVERIFY(sheet.contains(layout.map) && sheet.contains(layout.caption));
        QVERIFY(!layout.map.intersects(layout.caption));
        // Across or along, there is no room for larger tiles.
        const QSizeF left(layout.caption.width() - layout.map.width(),
                          layout.caption.top() - 15 - layout.map.height());
        QVERIFY(std::min(left.width(), left.height()) < 0.01);
    }
    QVERIFY(layOut(content, {.size = MapSize::A3}).tile > layOut(content, {.size = MapSize::A4}).tile);
}

void MapExportTest::tilesMayHaveASizeOfTheirOwn()
{
    const MapContent content = mapContent(*session_);
    for (const auto& [asked, given] : {std::pair(45.0, 45.0), std::pair(1.0, MapOptions::kLeastTile),
                                       std::pair(1e9, MapOptions::kMostTile)}) {
        const MapLayout layout = layOut(content, {.size = MapSize::OfTile, .tile = asked});
        QCOMPARE(layout.tile, given);
        QVERIFY(QRectF(QPointF(), layout.paper).contains(layout.map));
        QCOMPARE(std::remainder(layout.map.width(), given), 0.0);
    }
}

void MapExportTest::aPictureKnowsItsResolution()
{
    const MapContent content = mapContent(*session_);
    QCOMPARE(fault(exportMap(content, {.dpi = 100}, MapFormat::Png, path("map.png"))), QString());
    const QImage image(path("map.png"));
    const QSizeF paper = layOut(content, {}).paper;
    QCOMPARE(image.size(), (paper / 25.4 * 100).toSize());
    QVERIFY(qAbs(millimetres(image).width() - paper.width()) < 0.5);
    const QRectF map = layOut(content, {}).map;
    const auto inside = (map.center() / 25.4 * 100).toPoint();
    QVERIFY(image.pixelColor(2, 2) == QColor(Qt::white));
    QVERIFY(image.pixelColor(inside) != QColor(Qt::white) || content.game.placedCount() < 2);
}

void MapExportTest::aLargePictureIsMadeCoarser()
{
    auto small = test::newSession(2, 1);
    const MapContent content = mapContent(*small);
    const MapOptions options{.size = MapSize::OfTile, .tile = 90, .dpi = 600};
    QCOMPARE(fault(exportMap(content, options, MapFormat::Png, path("fine.png"))), QString());
    QCOMPARE(QImage(path("fine.png")).dotsPerMeterX(), qRound(600 / 0.0254));
    const MapContent large = mapContent(*session_);
    QCOMPARE(fault(exportMap(large, options, MapFormat::Png, path("coarse.png"))), QString());
    const QImage image(path("coarse.png"));
    QVERIFY(static_cast<double>(image.width()) * image.height() <= 1.001 * kMostMapPixels);
    QVERIFY(qAbs(millimetres(image).width() - layOut(large, options).paper.width()) < 1);
}

void MapExportTest::aPdfIsAsLargeAsItsPaper()
{
    const MapContent content = mapContent(*session_);
    const MapOptions options{.size = MapSize::OfTile, .tile = 20, .dpi = 100};
    QCOMPARE(fault(exportMap(content, options, MapFormat::Pdf, path("map.pdf"))), QString());
    const QByteArray pdf = ui::readFile(path("map.pdf")).value();
    static const QRegularExpression box(QStringLiteral(R"(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\])"));
    const QRegularExpressionMatch found = box.match(QString::fromLatin1(pdf));
    QVERIFY(found.hasMatch());
    const QSizeF paper = layOut(content, options).paper;
    QVERIFY(qAbs(found.captured(1).toDouble() * 25.4 / 72 - paper.width()) < 0.5);
    QVERIFY(qAbs(found.captured(2).toDouble() * 25.4 / 72 - paper.height()) < 0.5);
}

void MapExportTest::anSvgHoldsEachPictureOnce()
{
    const MapContent content = mapContent(*session_);
    QCOMPARE(fault(exportMap(content, {.dpi = 100}, MapFormat::Svg, path("map.svg"))), QString());
    const QByteArray svg = ui::readFile(path("map.svg")).value();
    const MapPainter painter(content, {});
    QCOMPARE(svg.count("<image "), painter.pictures());
    QCOMPARE(svg.count("<use "), content.game.placedCount());
    QVERIFY(painter.pictures() < content.game.placedCount());
    for (const MapContent::Player& player : content.players)
        QVERIFY(svg.contains(player.name.toUtf8()));
}

void MapExportTest::goldIsNotTold()
{
    const MapContent content = mapContent(*session_);
    int sum = 0;
    for (int seat = 0; seat < 3; ++seat)
        sum += session_->game().score(seat); // without gold until the end
    int told = 0;
    int before = content.players.front().points;
    for (const MapContent::Player& player : content.players) {
        told += player.points;
        QVERIFY(player.points <= before); // most points first
        before = player.points;
    }
    QCOMPARE(told, sum);
}

void MapExportTest::whatFailsIsToldAndLeavesNothing()
{
    const MapContent content = mapContent(*session_);
    for (const MapFormat format : {MapFormat::Pdf, MapFormat::Svg, MapFormat::Png}) {
        const QString target = path("no such folder/map.") + suffixOf(format);
        QVERIFY(fault(exportMap(content, {.dpi = 72}, format, target)).contains(QLatin1String("map.")));
        QVERIFY(!QFileInfo::exists(target));
    }
}

void MapExportTest::stoppingLeavesNothing()
{
    const MapContent content = mapContent(*session_);
    for (const MapFormat format : {MapFormat::Pdf, MapFormat::Svg, MapFormat::Png}) {
        const QString target = path("stopped.") + suffixOf(format);
        std::set<int> told;
        const auto exported = exportMap(content, {.dpi = 72}, format, target, [&](int done, int total) {
            told.insert(done);
            return total == content.game.placedCount() && done < 5;
        });
        QVERIFY(!exported && exported.error().isEmpty());
        QCOMPARE(told.size(), std::size_t{6});
        QVERIFY(!QFileInfo::exists(target));
    }
}

void MapExportTest::stoppingAtTheLastMomentLeavesNothing()
{
    const MapContent content = mapContent(*session_);
    for (const MapFormat format : {MapFormat::Pdf, MapFormat::Svg, MapFormat::Png}) {
        const QString target = path("last.") + suffixOf(format);
        const auto exported =
            exportMap(content, {.dpi = 72}, format, target, [](int done, int total) { return done < total; });
        QVERIFY(!exported && exported.error().isEmpty());
        QVERIFY(!QFileInfo::exists(target));
    }
}

void MapExportTest::theWindowOffersIt()
{
    const test::TestWindow window;
    QVERIFY(!window->actions().exportMap->isEnabled());
    window.play();
    QVERIFY(window->actions().exportMap->isEnabled());
    window->actions().exportMap->trigger();
    auto* dialog = window->findChild<MapDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(test::nameless(*dialog), QString());
    const QSignalSpy exported(dialog, &MapDialog::exported);
    dialog->exportTo(path("window.pdf"));
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY(QFileInfo(path("window.pdf")).size() > 1000);
    QVERIFY(dialog->outcome().contains(QLatin1String("window.pdf")));
    const QSignalSpy failed(dialog, &MapDialog::failed);
    dialog->exportTo(path("no such folder/window.pdf"));
    QTRY_COMPARE(failed.size(), 1);
}

void MapExportTest::thereIsOneOfTheGameOnTheTable()
{
    const test::TestWindow window;
    window.play();
    window->actions().exportMap->trigger();
    window->actions().exportMap->trigger();
    QCOMPARE(window->findChildren<MapDialog*>().size(), 1);
    window.play(8);
    QVERIFY(window->findChildren<MapDialog*>().isEmpty());
}

void MapExportTest::namesWithADotGetTheSuffix()
{
    const test::TestWindow window;
    window.play();
    window->actions().exportMap->trigger();
    auto* dialog = window->findChild<MapDialog*>();
    const QSignalSpy exported(dialog, &MapDialog::exported);
    const QString typed = path("my.map");
    test::onNextDialog([&typed](QDialog* files) {
        test::typeFile(files, typed);
        QMetaObject::invokeMethod(files, "accept");
    });
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->text().contains(QLatin1String("Export")))
            button->click();
    QTRY_COMPARE(exported.size(), 1);
    QCOMPARE(exported[0][0].toString(), typed + u'.' + suffixOf(dialog->format()));
    QVERIFY(QFileInfo::exists(exported[0][0].toString()));
}

void MapExportTest::aReviewGivesThePositionThatItShows()
{
    const test::TestWindow window;
    window.play();
    Random random(5);
    window.playPlies(random, 6);
    const int atTheEnd = window.session().game().placedCount();
    window.table().showReview();
    const auto placed = [&window] {
        window->actions().exportMap->trigger();
        return window->findChild<MapDialog*>()->content().game.placedCount();
    };
    QCOMPARE(placed(), atTheEnd);
    window.reviewPage()->board()->setPosition(2);
    QVERIFY(placed() < atTheEnd);
    QCOMPARE(placed(), window.reviewPage()->board()->session()->game().placedCount());
    window.table().closeReview();
    QCOMPARE(placed(), atTheEnd);
}

} // namespace lodeline::goldrush

QTEST_MAIN(lodeline::goldrush::MapExportTest)
#include "tst_mapexport.moc"
