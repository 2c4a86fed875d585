// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "ui/files.h"
#include "ui/languages/languages.h"
#include "ui/languages/pseudolanguage.h"

#include <QApplication>
#include <QLocale>
#include <QTemporaryDir>
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
    void theSystemGetsNoLanguageThatSaysLittle();
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

void TerritoriesTest::theSystemGetsNoLanguageThatSaysLittle()
{
    for (const int said : {3, 4}) {
        const QTemporaryDir shipped;
        QByteArray texts;
        for (int i = 0; i < 5; ++i)
            texts += test::message(QByteArray::number(i), i < said ? "x" : "");
        QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_de.ts")),
                          view(test::catalogue(texts, "de"))));
        const Languages languages(shipped.path());
        const QString german = QStringLiteral("de");
        QCOMPARE(languages.resolved({}), said < 4 ? QStringLiteral("en") : german);
        QCOMPARE(languages.resolved(german), german); // who asks for it gets it
    }
}

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::TerritoriesTest)
#include "tst_territories.moc"
