// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/goldrush.h"
#include "app/match/kinds.h"
#include "app/shell/files/opengame.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::tst_opengame {

class OpenGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsSavedIsKnownByItsBytes();
    void aFileInAnotherHandIsThePlayersToo();
    void whatOthersHavePutInItsPlaceIsNoCopy();

private:
    QString path() const { return folder_->filePath(QStringLiteral("mine.lodeline")); }
    QStringList kept() const
    {
        return QDir(folder_->filePath(QStringLiteral("kept"))).entryList({QStringLiteral("autosave*")});
    }
    void play(int plies) { test::playPlies(dynamic_cast<GameSession&>(*game_->match()), random_, plies); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<QSettings> store_;
    std::unique_ptr<app::Kinds> kinds_;
    std::unique_ptr<app::OpenGame> game_;
    int reads_ = 0; // of records, to be replayed
    Random random_{3};
};

namespace {

class CountingKind : public GoldRush
{
public:
    CountingKind(QSettings& store, const QString& sets, int& reads)
        : GoldRush(store, sets, ui::InstalledSets::Reading::Never)
        , reads_(reads)
    {
    }
    Result<Opened> open(std::string_view record) const override
    {
        ++reads_;
        return GoldRush::open(record);
    }
    Result<std::shared_ptr<const app::SavedMatch>> read(std::string_view record) const override
    {
        ++reads_;
        return GoldRush::read(record);
    }

private:
    int& reads_;
};

} // namespace

void OpenGameTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    store_ =
        std::make_unique<QSettings>(folder_->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    kinds_ = std::make_unique<app::Kinds>();
    kinds_->add(std::make_unique<CountingKind>(*store_, folder_->filePath(QStringLiteral("sets")), reads_));
    game_ = std::make_unique<app::OpenGame>(*kinds_, folder_->filePath(QStringLiteral("kept")));
    reads_ = 0;
}

void OpenGameTest::cleanup()
{
    game_.reset();
}

void OpenGameTest::whatIsSavedIsKnownByItsBytes()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    game_->close();
    QCOMPARE(kept(), QStringList());
    QCOMPARE(reads_, 0);
    QVERIFY(game_->open(path()));
    QCOMPARE(reads_, 1);
    game_->close();
    QCOMPARE(kept(), QStringList());
    QCOMPARE(reads_, 1);
    QVERIFY(game_->open(path()));
    play(1);
    game_->close();
    QVERIFY(!kept().isEmpty());
}

void OpenGameTest::aFileInAnotherHandIsThePlayersToo()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 3);
    QVERIFY(ui::writeFile(path(), session->recordText()() + "\n\n"));
    QVERIFY(game_->open(path()));
    game_->close();
    QCOMPARE(kept(), QStringList());
}

void OpenGameTest::whatOthersHavePutInItsPlaceIsNoCopy()
{
    const auto other = test::newSession(2, 9);
    test::playPlies(*other, random_, 2);
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    QVERIFY(test::saveRecord(path(), other->record()));
    game_->close();
    QVERIFY(!kept().isEmpty());
}

const PlainTest<OpenGameTest> kTest("tst_opengame");

} // namespace lodeline::goldrush::tst_opengame

#include "tst_opengame.moc"
