// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/own/ownart.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/views/missingpicture.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/containers.h"
#include "ui/files.h"
#include "ui/problemsdialog.h"

#include <QPushButton>
#include <QSemaphore>

#include <functional>
#include <memory>

namespace lodeline::goldrush::editor::tst_reload {

class ReloadTest : public QObject
{
    Q_OBJECT

private slots:
    void aVersionThatCannotBeReadIsNotReplacedUnasked();
    void nobodyWaitsForAFileThatIsCancelled();
};

namespace {

using test::onNextMessage;
using test::press;

} // namespace

void ReloadTest::aVersionThatCannotBeReadIsNotReplacedUnasked()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    const QByteArray other(R"({"format": "lodeline-tileset")");
    bool explained = false;
    onNextMessage([&explained](QMessageBox& box) {
        test::onNextDialog([&explained](QDialog* dialog) {
            explained = qobject_cast<ui::ProblemsDialog*>(dialog) != nullptr;
        });
        press(box, "Reload");
    });
    QVERIFY(ui::writeFile(file, ui::view(other)));
    QTRY_VERIFY(explained);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QTRY_VERIFY(desk->isWindowModified()); // the file holds something else
    QString question;
    onNextMessage([&question](QMessageBox& box) { question = box.text(); });
    desk->actions().save->trigger();
    QVERIFY2(question.contains(QLatin1String("Replace it?")), qPrintable(question));
    QVERIFY(desk->isWindowModified());
    QCOMPARE(*ui::readFile(file), other);
    onNextMessage([](QMessageBox& box) { box.button(QMessageBox::Save)->click(); });
    desk->actions().save->trigger();
    QVERIFY(!desk->isWindowModified());
    QVERIFY(*ui::readFile(file) != other);
}

namespace {

// Whether an action that reads a container ends, though the disk stays silent, once it is cancelled. Whoever
// is told that pictures have come keeps the thread that reads them, as such a disk does.
bool endsWhenCancelled(const std::function<void()>& action, const char* missingPicture)
{
    art::OwnPictures& pictures = art::ownPictures();
    bool isTold = false;
    const auto first =
        QObject::connect(&pictures, &art::OwnPictures::changed, &pictures, [&isTold] { isTold = true; });
    const art::OwnArt missing(lodeline::test::missingPicture(missingPicture));
    pictures.ask(missing, {8, 8});
    const bool isMissing = QTest::qWaitFor([&] { return isTold && pictures.refusal(missing); });
    QObject::disconnect(first);
    if (!isMissing)
        return false;
    const auto answers = std::make_shared<QSemaphore>();
    const auto silence = QObject::connect(
        &pictures, &art::OwnPictures::changed, &pictures, [answers] { answers->acquire(); },
        Qt::DirectConnection);
    bool isLeft = false;
    lodeline::test::onProgress([&isLeft, answers](QProgressDialog& dialog) {
        dialog.findChild<QPushButton*>()->click();
        isLeft = !dialog.isVisible();
        answers->release();
    });
    action();
    QObject::disconnect(silence);
    return isLeft;
}

} // namespace

void ReloadTest::nobodyWaitsForAFileThatIsCancelled()
{
    const test::Desk desk;
    const QString file = desk.path(QStringLiteral("silent.tileset.zip"));
    QVERIFY(ui::writeDocument(file, writeTileSet(ui::loadTileSet(desk.classic())->set), {}));
    QVERIFY(endsWhenCancelled([&] { desk->openFile(file); }, "<svg>one that may come</svg>"));
    QVERIFY(!desk->current());
    desk->openFile(file);
    QVERIFY(desk->current());
    desk.document().change([] { return QStringLiteral("Name"); }, [](TileSet& set) { set.name = "Other"; });
    const QByteArray before = *ui::readFile(file);
    QVERIFY(endsWhenCancelled([&] { desk->actions().save->trigger(); }, "<svg>another one</svg>"));
    QCOMPARE(*ui::readFile(file), before);
    QVERIFY(desk->isWindowModified());
}

const WindowTest<ReloadTest> kTest("tst_reload");

} // namespace lodeline::goldrush::editor::tst_reload

#include "tst_reload.moc"
