// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/window/desk.h"
#include "tests/ui/dialogcloser.h"
#include "tests/ui/hostilefiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/tilesetfiles.h"

namespace lodeline::goldrush::editor::tst_hostilesetfiles {

// Every hostile file is refused with words, or lies on the desk and is saved like others.
class HostileSetFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void areRefusedOrOpened_data();
    void areRefusedOrOpened();
    void thoseOfAnotherKindAreToldAsSuch();
};

void HostileSetFilesTest::areRefusedOrOpened_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::newRow("sets") << ui::tileSetSuffix();
    QTest::newRow("games") << QStringLiteral(".lodeline");
}

void HostileSetFilesTest::areRefusedOrOpened()
{
    QFETCH(QString, suffix);
    const test::Desk desk;
    lodeline::test::DialogCloser dialogs;
    int refused = 0;
    const QTemporaryDir folder;
    for (const QString& file : lodeline::test::hostileFiles(folder.path(), suffix)) {
        dialogs.forget();
        desk->openFile(file);
        QCOMPARE(dialogs.said().isEmpty(), desk->current() != nullptr);
        refused += desk->current() ? 0 : 1;
        for (const QString& said : dialogs.said())
            QVERIFY2(said.contains(QFileInfo(file).fileName()), qPrintable(said));
        if (!desk->current())
            continue;
        QVERIFY(!desk->grab().isNull());
        desk->actions().close->trigger();
        QVERIFY(!desk->current());
    }
    QVERIFY(refused >= 5);
}

void HostileSetFilesTest::thoseOfAnotherKindAreToldAsSuch()
{
    const test::Desk desk;
    const QString file = desk.path(QStringLiteral("picture.png"));
    for (const std::string& bytes :
         {std::string("\x89PNG\r\n\x1a\n") + std::string(40, '['), std::string(), std::string("[1]")}) {
        QVERIFY(ui::writeFile(file, bytes));
        QStringList said;
        test::onNextDialog([&](QDialog* dialog) {
            if (auto* box = qobject_cast<QMessageBox*>(dialog))
                said << box->text() << box->informativeText();
            dialog->reject();
        });
        desk->openFile(file);
        QCOMPARE(said.join(QString()), QStringLiteral("\"picture.png\" is not a tile set or a deck."));
        QVERIFY(!desk->current());
    }
}

const WindowTest<HostileSetFilesTest> kTest("tst_hostilesetfiles");

} // namespace lodeline::goldrush::editor::tst_hostilesetfiles

#include "tst_hostilesetfiles.moc"
