// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setcontent.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/editor/window/desk.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QListView>
#include <QSignalSpy>

namespace lodeline::goldrush::editor::tst_recovery {

class RecoveryTest : public QObject
{
    Q_OBJECT

private slots:
    void unsavedChangesAreOfferedAfterACrash();
    void recoveredChangesDoNotReplaceNewerWork();
    void aSecondCrashForgetsNoNewerWork();
    void aSetThatIsOpenIsRecoveredInItsTab();
    void anOlderStateOfTheSameSetDoesNotCoverTheNewer();
    void whatIsAsItsFileIsShown();
    void leftoversStayUntilTheyAreSafe();
};

namespace {

using test::onNextMessage;
using test::press;

// What a crash leaves of `set` when its side file is found in `folder`.
void leaveBehind(const TileSet& set, const QString& path, const QString& folder, const char* name = "Lost")
{
    SetDocument document(set);
    SideFile file(document, folder);
    file.setOrigin(path, digestOnDisk(path));
    document.change([] { return QStringLiteral("Name"); }, [name](TileSet& changed) { changed.name = name; });
    file.flush();
    QVERIFY(QFile::copy(file.file(), folder + QStringLiteral("/%1.side").arg(QLatin1String(name))));
}

// Waits until all was offered.
void offerRecovery(const test::Desk& desk)
{
    QSignalSpy read(&*desk, &EditorWindow::oldFilesRead);
    desk->offerRecovery();
    QTRY_COMPARE(read.size(), 1);
}

} // namespace

void RecoveryTest::unsavedChangesAreOfferedAfterACrash()
{
    const test::Desk desk;
    const QString folder = desk.path(QStringLiteral("side"));
    {
        SetDocument document(TileSet{});
        SideFile file(document, folder);
        document.change([] { return QStringLiteral("Name"); },
                        [](TileSet& set) { set.name = std::string("Lost"); });
        file.flush();
        QVERIFY(QFile::copy(file.file(), folder + QStringLiteral("/Lost.side")));
    }
    test::onNextDialog([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box->text().contains(QLatin1String("Lost")));
        box->buttons().at(0)->click();
    });
    offerRecovery(desk);
    QVERIFY(desk->current());
    QCOMPARE(desk.set().name, std::string("Lost"));
    QVERIFY(desk->isWindowModified());
    QVERIFY(SideFile::leftovers(readKeptSet, folder).found.empty());
}

void RecoveryTest::recoveredChangesDoNotReplaceNewerWork()
{
    const test::Desk desk;
    const QString path = desk.classic();
    leaveBehind(TileSet{}, path, desk.path(QStringLiteral("side")));
    TileSet newer = ui::loadTileSet(path)->set;
    newer.name = "Newer";
    QVERIFY(ui::writeFile(path, writeTileSet(newer)));
    QString question;
    onNextMessage([&](QMessageBox& box) {
        question = box.informativeText();
        press(box, "Recover");
    });
    offerRecovery(desk);
    QVERIFY2(question.contains(QLatin1String("was changed later")), qPrintable(question));
    QCOMPARE(desk.set().name, std::string("Lost"));
    bool asked = false;
    onNextMessage([&](QMessageBox&) { asked = true; });
    desk->actions().save->trigger();
    QVERIFY(asked);
    QCOMPARE(ui::loadTileSet(path)->set.name, newer.name);
    onNextMessage([](QMessageBox& box) { box.button(QMessageBox::Save)->click(); });
    desk->actions().save->trigger();
    QVERIFY(!desk->isWindowModified());
}

void RecoveryTest::aSecondCrashForgetsNoNewerWork()
{
    const test::Desk desk;
    const QString path = desk.classic();
    const QString side = desk.path(QStringLiteral("side"));
    leaveBehind(TileSet{}, path, side);
    QVERIFY(ui::writeFile(path, "{}"));
    onNextMessage([](QMessageBox& box) { press(box, "Recover"); });
    offerRecovery(desk);
    const QStringList kept = QDir(side).entryList({QStringLiteral("*.side")});
    QCOMPARE(kept.size(), 1);
    const QString after = desk.path(QStringLiteral("after"));
    QVERIFY(QDir().mkpath(after));
    QVERIFY(QFile::copy(QDir(side).filePath(kept.front()), QDir(after).filePath(kept.front())));
    const std::vector<Leftover> found = SideFile::leftovers(readKeptSet, after).found;
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().path, path);
    QVERIFY(found.front().overtaken.isValid());
}

void RecoveryTest::aSetThatIsOpenIsRecoveredInItsTab()
{
    const test::Desk desk;
    const QString path = desk.classic();
    desk->openFile(path);
    leaveBehind(TileSet{}, path, desk.path(QStringLiteral("side")));
    onNextMessage([](QMessageBox& box) { press(box, "Recover"); });
    offerRecovery(desk);
    QCOMPARE(desk->findChildren<SetEditor*>().size(), 1);
    QCOMPARE(desk.set().name, std::string("Lost"));
    desk.document().history().undo();
    QCOMPARE(desk.set().tileCount(), 72);
}

void RecoveryTest::anOlderStateOfTheSameSetDoesNotCoverTheNewer()
{
    const test::Desk desk;
    const QString path = desk.classic();
    const QString side = desk.path(QStringLiteral("side"));
    leaveBehind(TileSet{}, path, side, "First");
    leaveBehind(TileSet{}, path, side, "Second");
    onNextMessage([](QMessageBox& box) {
        onNextMessage([](QMessageBox& other) { press(other, "Recover"); });
        press(box, "Recover");
    });
    offerRecovery(desk);
    QStringList names;
    int withFile = 0;
    for (SetEditor* editor : desk->findChildren<SetEditor*>()) {
        names << QString::fromStdString(editor->document().set().name);
        withFile += editor->file().path().isEmpty() ? 0 : 1;
    }
    names.sort();
    QCOMPARE(names, (QStringList{"First", "Second"}));
    QCOMPARE(withFile, 1);
}

void RecoveryTest::whatIsAsItsFileIsShown()
{
    const test::Desk desk;
    const QString path = desk.classic();
    const TileSet before = ui::loadTileSet(path)->set;
    TileSet saved = before;
    saved.name = "Lost";
    QVERIFY(ui::writeFile(path, writeTileSet(saved)));
    leaveBehind(before, path, desk.path(QStringLiteral("side")));
    onNextMessage([](QMessageBox& box) { press(box, "Recover"); });
    offerRecovery(desk);
    QVERIFY(desk.set() == saved);
    QVERIFY(!desk->isWindowModified());
    QCOMPARE(desk.editor().list().view()->model()->rowCount(), static_cast<int>(saved.tiles.size()));
}

void RecoveryTest::leftoversStayUntilTheyAreSafe()
{
    const test::Desk desk;
    const QString side = desk.path(QStringLiteral("side"));
    leaveBehind(ui::loadTileSet(desk.classic())->set, {}, side);
    onNextMessage([](QMessageBox& box) { press(box, "Recover"); });
    {
        const lodeline::test::FullDisk full;
        offerRecovery(desk);
    }
    QCOMPARE(desk.set().name, std::string("Lost"));
    QVERIFY(QFile::exists(side + QStringLiteral("/Lost.side")));
}

const WindowTest<RecoveryTest> kTest("tst_recovery");

} // namespace lodeline::goldrush::editor::tst_recovery

#include "tst_recovery.moc"
