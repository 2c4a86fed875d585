// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/languages.h"
#include "ui/languages/pseudolanguage.h"

#include <QApplication>
#include <QLocale>
#include <QTest>

namespace lodeline::ui {

class TerritoriesTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("LC_ALL", "de_CH.UTF-8"); }

private slots:
    void initTestCase();
    void theTerritoryOfTheSystemCountsForItsLanguage();
    void otherLanguagesHaveTheirOwn();
};

void TerritoriesTest::initTestCase()
{
    QCOMPARE(QLocale::system().name(), QStringLiteral("de_CH"));
}

void TerritoriesTest::theTerritoryOfTheSystemCountsForItsLanguage()
{
    Languages languages;
    languages.use(QStringLiteral("de"));
    QCOMPARE(languages.current(), QStringLiteral("de"));
    QCOMPARE(QLocale().name(), QStringLiteral("de_CH"));
}

void TerritoriesTest::otherLanguagesHaveTheirOwn()
{
    Languages languages;
    languages.use(QStringLiteral("en"));
    QCOMPARE(QLocale(), QLocale(QStringLiteral("en")));
    languages.use(codeOf(Pseudo::RightToLeft));
    QCOMPARE(QLocale().language(), QLocale::English);
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
}

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::TerritoriesTest)
#include "tst_territories.moc"
