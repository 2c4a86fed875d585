// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recentfiles.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace lodeline::ui {

class RecentFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theLastOneComesFirst();
    void whatIsGoneIsLeftOut();
    void onlySoManyAreKept();
    void theMenuOpensThem();
    void aFolderThatIsGoneIsNotOffered();

private:
    QString made(const QString& name) const;

    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
};

QString RecentFilesTest::made(const QString& name) const
{
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::WriteOnly) ? file.fileName() : QString();
}

void RecentFilesTest::init()
{
    settings_ =
        std::make_unique<QSettings>(folder_.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    settings_->clear();
}

void RecentFilesTest::theLastOneComesFirst()
{
    const QString first = made(QStringLiteral("first"));
    const QString second = made(QStringLiteral("second"));
    addRecentFile(*settings_, first);
    addRecentFile(*settings_, second);
    QCOMPARE(recentFiles(*settings_), (QStringList{second, first}));
    addRecentFile(*settings_, first);
    QCOMPARE(recentFiles(*settings_), (QStringList{first, second}));
}

void RecentFilesTest::whatIsGoneIsLeftOut()
{
    const QString gone = made(QStringLiteral("gone"));
    const QString there = made(QStringLiteral("there"));
    addRecentFile(*settings_, gone);
    addRecentFile(*settings_, there);
    QVERIFY(QFile::remove(gone));
    QCOMPARE(recentFiles(*settings_), QStringList{there});
}

void RecentFilesTest::onlySoManyAreKept()
{
    for (int i = 0; i < 30; ++i)
        addRecentFile(*settings_, made(QStringLiteral("file %1").arg(i)));
    QCOMPARE(recentFiles(*settings_).size(), 10);
    QVERIFY(recentFiles(*settings_).first().endsWith(QStringLiteral("file 29")));
}

void RecentFilesTest::theMenuOpensThem()
{
    RecentMenu menu;
    menu.setFiles({});
    QVERIFY(!menu.isEnabled());
    const QString path = folder_.filePath(QStringLiteral("Salt & Silver.json"));
    menu.setFiles({path});
    QVERIFY(menu.isEnabled());
    QCOMPARE(menu.actions().size(), 1);
    QCOMPARE(menu.actions().first()->text(), QStringLiteral("Salt && Silver.json"));
    const QSignalSpy spy(&menu, &RecentMenu::fileRequested);
    menu.actions().first()->trigger();
    QCOMPARE(spy.value(0).value(0).toString(), path);
}

void RecentFilesTest::aFolderThatIsGoneIsNotOffered()
{
    setLastFolder(*settings_, folder_.path());
    QCOMPARE(lastFolder(*settings_), folder_.path());
    setLastFolder(*settings_, folder_.filePath(QStringLiteral("no such folder")));
    QVERIFY(QFileInfo(lastFolder(*settings_)).isDir());
}

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::RecentFilesTest)
#include "tst_recentfiles.moc"
