// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/storedseats.h"
#include "tests/windowtest/windowtest.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::app::tst_storedseats {

class StoredSeatsTest : public QObject
{
    Q_OBJECT

private slots:
    void whereNothingIsStoredNobodySits();
    void theSeatsComeBackAsTheyWere();
    void noMoreComeBackThanMaySit();
    void fewerSeatsLeaveNothingBehind();
    void whoIsNotNamedIsAPerson();
};

namespace {

const QString kKey = QStringLiteral("toy/seats");

struct Store
{
    QTemporaryDir directory;
    QSettings settings{directory.filePath("settings.ini"), QSettings::IniFormat};
};

std::vector<Seat> threeSeats()
{
    return {{"Ann", "red", "human"}, {"", "blue", "ai:foreman"}, {"Cy", "nothing of the kind", "ai:nobody"}};
}

} // namespace

void StoredSeatsTest::whereNothingIsStoredNobodySits()
{
    Store store;
    QVERIFY(storedSeats(store.settings, kKey, 5).empty());
}

void StoredSeatsTest::theSeatsComeBackAsTheyWere()
{
    Store store;
    storeSeats(store.settings, kKey, threeSeats());
    QVERIFY(storedSeats(store.settings, kKey, 5) == threeSeats());
    QVERIFY(storedSeats(store.settings, "others/seats", 5).empty());
}

void StoredSeatsTest::noMoreComeBackThanMaySit()
{
    Store store;
    storeSeats(store.settings, kKey, threeSeats());
    std::vector<Seat> two = threeSeats();
    two.pop_back();
    QVERIFY(storedSeats(store.settings, kKey, 2) == two);
}

void StoredSeatsTest::fewerSeatsLeaveNothingBehind()
{
    Store store;
    storeSeats(store.settings, kKey, threeSeats());
    storeSeats(store.settings, kKey, {threeSeats().back()});
    QVERIFY(storedSeats(store.settings, kKey, 5) == std::vector<Seat>{threeSeats().back()});
    QVERIFY(!store.settings.contains("toy/seats/2/name"));
}

void StoredSeatsTest::whoIsNotNamedIsAPerson()
{
    Store store;
    store.settings.setValue("toy/seats/size", 1);
    QVERIFY(storedSeats(store.settings, kKey, 5) == std::vector<Seat>{Seat{}});
}

const PlainTest<StoredSeatsTest> kTest("tst_storedseats");

} // namespace lodeline::app::tst_storedseats

#include "tst_storedseats.moc"
