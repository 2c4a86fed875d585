// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/setpictures.h"
#include "editor/tiles/tilemodel.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/window/desk.h"
#include "tests/resources/heavyart.h"
#include "ui/files.h"

#include <QDir>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTimer>

namespace lodeline::goldrush::editor {

namespace {

using State = art::OwnPictures::State;

const std::string kBegin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>";

} // namespace

class EditorArtTest : public QObject
{
    Q_OBJECT

private slots:
    // In the list, on the canvas, in the preview; the window goes on all the time.
    void noPictureHoldsTheWindow();
    void picturesFollowTheirFolder();

private:
    test::Desk desk_;
};

void EditorArtTest::noPictureHoldsTheWindow()
{
    desk_->openFile(desk_.classic());
    const auto picture = [&](int row) {
        const auto& model = *desk_.editor().list().view()->model();
        return model.index(row, 0).data(TileModel::PictureRole).value<QPixmap>().toImage();
    };
    const QImage first = picture(0);
    const QImage second = picture(1);
    QVERIFY(first != second);
    TileSet set = desk_.set();
    set.tiles[0].art = lodeline::test::dashedCircles();
    set.tiles[1].art = lodeline::test::endlessNoise();
    set.tiles[2].art = kBegin + "<rect width='100' height='100' fill='#123456'/></svg>";
    const QString file = desk_.path("art.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
    timer.start(0);
    desk_->openFile(file);
    QCOMPARE(picture(0), first);
    QCOMPARE(picture(1), second);
    QVERIFY(!art::ownPictures().refusal(art::OwnArt(set.tiles[1].art)));
    int whileTrying = 0;
    const auto isRefused = [&](std::size_t tile) {
        whileTrying = turns;
        return art::ownPictures().refusal(art::OwnArt(set.tiles[tile].art)).has_value();
    };
    QTRY_VERIFY(isRefused(0));
    QTRY_VERIFY_WITH_TIMEOUT(isRefused(1), 60'000);
    QVERIFY(whileTrying > 1);
    QTRY_COMPARE(picture(2).pixelColor(20, 20), QColor(0x12, 0x34, 0x56));
    QTRY_COMPARE(picture(0), first);
    QTRY_COMPARE(picture(1), second);
}

void EditorArtTest::picturesFollowTheirFolder()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk_.path("settings"));
    const QString file = desk_.path("followed.tileset.json");
    QVERIFY(QFile::copy(desk_.classic(), file));
    QVERIFY(QDir().mkpath(desk_.path("art")));
    const auto draw = [&](std::size_t tile, const std::string& colour) {
        const QString name = QString::fromStdString(desk_.set().tiles[tile].id) + ".svg";
        QVERIFY(ui::writeFile(desk_.path("art/" + name), kBegin + "<path fill='" + colour + "'/></svg>"));
    };
    const auto has = [&](std::size_t tile, const std::string& colour) {
        return desk_.set().tiles[tile].art.find(colour) != std::string::npos;
    };
    const auto follow = [&](const std::function<void()>& begin) {
        begin();
        QSignalSpy following(&desk_.editor().pictures(), &SetPictures::following);
        QVERIFY(following.wait());
    };
    desk_->openFile(file);
    draw(0, "#111111");
    follow([&] { desk_.editor().pictures().follow(desk_.path("art")); });
    QVERIFY(!desk_.document().isModified());
    QSignalSpy told(&desk_.editor(), &SetEditor::told);
    draw(0, "#222222");
    QTRY_VERIFY(has(0, "#222222"));
    QTRY_COMPARE(told.count(), 1);
    desk_.document().history().undo();
    QVERIFY(!has(0, "#222222"));
    QVERIFY(!desk_.document().isModified());
    // One that cannot be taken leaves what was there.
    draw(0, "var(--paint)");
    QTRY_COMPARE(told.count(), 2);
    QVERIFY(!desk_.document().isModified());
    desk_.start();
    follow([&] { desk_->openFile(file); });
    draw(1, "#333333");
    QTRY_VERIFY(has(1, "#333333"));
    QVERIFY(!has(0, "#222222"));
}

} // namespace lodeline::goldrush::editor

QTEST_MAIN(lodeline::goldrush::editor::EditorArtTest)
#include "tst_editorart.moc"
