// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/window/desk.h"
#include "tests/ui/dialogcloser.h"
#include "tests/ui/hostilefiles.h"
#include "ui/tilesetfiles.h"

namespace lodeline::goldrush::editor {

// Every hostile file is refused with words, or lies on the desk and is saved like others.
class HostileSetFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void areRefusedOrOpened_data();
    void areRefusedOrOpened();
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

} // namespace lodeline::goldrush::editor

QTEST_MAIN(lodeline::goldrush::editor::HostileSetFilesTest)
#include "tst_hostilesetfiles.moc"
