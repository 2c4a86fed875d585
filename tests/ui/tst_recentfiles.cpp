// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/recentfiles.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <latch>
#include <memory>

namespace lodeline::ui::tst_recentfiles {

class RecentFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theLastOneComesFirst();
    void whatIsGoneIsForgotten();
    void aDiskThatHangsHoldsNobodyUp();
    void goesWhileADiskHangs();
    void onlySoManyAreKept();
    void theProgramsOwnTakeFewPlaces();
    void theMenuOpensThem();
    void theDayOfAFileIsInWords();
    void aFolderThatIsGoneIsNotOffered();
    void aFolderThatHangsIsNotOffered();

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
    RecentFiles recent(*settings_);
    const QSignalSpy changed(&recent, &RecentFiles::changed);
    recent.add(QStringLiteral("/first"));
    recent.add(QStringLiteral("/second"));
    QCOMPARE(recent.paths(), (QStringList{"/second", "/first"}));
    recent.add(QStringLiteral("/first"));
    QCOMPARE(recent.paths(), (QStringList{"/first", "/second"}));
    QCOMPARE(changed.size(), 3);
    QCOMPARE(RecentFiles(*settings_).paths(), recent.paths());
}

void RecentFilesTest::whatIsGoneIsForgotten()
{
    RecentFiles recent(*settings_);
    const QString gone = made(QStringLiteral("gone"));
    const QString there = made(QStringLiteral("there"));
    recent.add(gone);
    recent.add(there);
    QVERIFY(QFile::remove(gone));
    QSignalSpy changed(&recent, &RecentFiles::changed);
    recent.forgetMissing();
    QVERIFY(changed.wait(kLongestWait));
    QCOMPARE(recent.paths(), QStringList{there});
}

// As a file of a network that does not answer.
void RecentFilesTest::aDiskThatHangsHoldsNobodyUp()
{
    const auto hangs = std::make_shared<std::latch>(1);
    const auto asked = std::make_shared<std::atomic<int>>(0);
    RecentFiles recent(*settings_, [hangs, asked](const QString& path) {
        ++*asked;
        hangs->wait();
        return path != QStringLiteral("/old");
    });
    recent.add(QStringLiteral("/old"));
    recent.forgetMissing();
    recent.forgetMissing(); // one look at a time
    recent.add(QStringLiteral("/new"));
    QCOMPARE(recent.paths(), (QStringList{"/new", "/old"}));
    QSignalSpy changed(&recent, &RecentFiles::changed);
    hangs->count_down();
    QVERIFY(changed.wait(kLongestWait));
    QCOMPARE(recent.paths(), QStringList{"/new"}); // which was not asked about
    QCOMPARE(asked->load(), 1);
}

void RecentFilesTest::goesWhileADiskHangs()
{
    const auto hangs = std::make_shared<std::latch>(1);
    {
        RecentFiles recent(*settings_, [hangs](const QString&) {
            hangs->wait();
            return false;
        });
        recent.add(QStringLiteral("/old"));
        recent.forgetMissing();
    }
    hangs->count_down();
    QCOMPARE(RecentFiles(*settings_).paths(), QStringList{"/old"});
}

void RecentFilesTest::onlySoManyAreKept()
{
    RecentFiles recent(*settings_);
    for (int i = 0; i < 30; ++i)
        recent.add(QStringLiteral("/file %1").arg(i));
    QCOMPARE(recent.paths().size(), 10);
    QCOMPARE(recent.paths().first(), QStringLiteral("/file 29"));
}

void RecentFilesTest::theProgramsOwnTakeFewPlaces()
{
    RecentFiles recent(*settings_);
    recent.setOwnFolder(QStringLiteral("/own/"));
    recent.add(QStringLiteral("/mine"));
    recent.add(QStringLiteral("/own/deeper/mine"));
    for (int i = 0; i < 12; ++i)
        recent.add(QStringLiteral("/own/%1").arg(i));
    recent.add(QStringLiteral("/new"));
    QCOMPARE(recent.paths(),
             (QStringList{"/new", "/own/11", "/own/10", "/own/9", "/own/deeper/mine", "/mine"}));
    recent.add(QStringLiteral("/own/9")); // opened again
    QCOMPARE(recent.paths().first(), QStringLiteral("/own/9"));
    QCOMPARE(recent.paths().size(), 6);
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
    menu.setFiles({path}, {path, QStringLiteral("/other")});
    QCOMPARE(menu.actions().size(), 3);
    QVERIFY(menu.actions().at(1)->isSeparator());
    QCOMPARE(menu.actions().last()->text(), QStringLiteral("other"));
    menu.setFiles({}, {path});
    QVERIFY(menu.isEnabled());
    QCOMPARE(menu.actions().size(), 1);
    menu.setFiles({path}, {path});
    QCOMPARE(menu.actions().size(), 1);
}

void RecentFilesTest::theDayOfAFileIsInWords()
{
    const QString path = QStringLiteral("/2026-03-04 15.06.07 Ann and Bo.lodeline");
    RecentMenu menu;
    for (const QLocale& locale : {QLocale(QLocale::English), QLocale(QLocale::German)}) {
        QLocale::setDefault(locale);
        const QString when =
            locale.toString(QDateTime({2026, 3, 4}, {15, 6, 7}), QLocale::ShortFormat) + u' ';
        menu.setFiles({path});
        QCOMPARE(menu.actions().first()->text(), when + QStringLiteral("Ann and Bo.lodeline"));
    }
    QLocale::setDefault(QLocale::c());
    QCOMPARE(withDayInWords(QStringLiteral("2026-13-04 15.06.07 x")),
             QStringLiteral("2026-13-04 15.06.07 x"));
    QCOMPARE(withDayInWords(QStringLiteral("Ann")), QStringLiteral("Ann"));
}

void RecentFilesTest::aFolderThatIsGoneIsNotOffered()
{
    setLastFolder(*settings_, folder_.path());
    QTRY_COMPARE(lastFolder(*settings_), folder_.path());
    setLastFolder(*settings_, folder_.filePath(QStringLiteral("no such folder")));
    QVERIFY(QFileInfo(lastFolder(*settings_)).isDir());
    QVERIFY(QFileInfo(existingFolder({})).isDir());
}

void RecentFilesTest::aFolderThatHangsIsNotOffered()
{
    const QString folder = QStringLiteral("/net");
    const auto hangs = std::make_shared<std::latch>(1);
    const auto asked = std::make_shared<std::atomic<int>>(0);
    const auto isThere = [folder, hangs, asked](const QString& path) {
        if (path != folder)
            return true;
        ++*asked;
        hangs->wait();
        return true;
    };
    QVERIFY(existingFolder({folder}, isThere, std::chrono::milliseconds(0)) != folder);
    QTRY_COMPARE(existingFolder({folder, QStringLiteral("/near")}, isThere), QStringLiteral("/near"));
    QVERIFY(asked->load() <= 1);
    hangs->count_down();
    QTRY_COMPARE(existingFolder({folder}, isThere), folder);
}

const WindowTest<RecentFilesTest> kTest("tst_recentfiles");

} // namespace lodeline::ui::tst_recentfiles

#include "tst_recentfiles.moc"
