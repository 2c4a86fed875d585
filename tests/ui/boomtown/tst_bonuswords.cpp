// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/languages/languages.h"
#include "ui/wording/cardwords.h"

#include <QSet>
#include <QTest>

namespace lodeline::boomtown::tst_bonuswords {
namespace {

// One of each kind, with data that no two of its members share.
Bonus bonusOf(int number)
{
    const auto kind = static_cast<BonusKind>(number);
    const BonusShape& shape = bonusShape(kind);
    Bonus bonus{.kind = kind};
    if (shape.symbol)
        bonus.symbol = Symbol::Cow;
    if (shape.other)
        bonus.other = Symbol::Pickaxe;
    if (shape.territory)
        bonus.territory = Territory::Water;
    bonus.points = shape.points ? 17 : 0;
    bonus.penalty = shape.penalty ? 13 : 0;
    bonus.handOver = shape.handOver ? 11 : 0;
    if (shape.table)
        bonus.table = {{2, 21}, {5, 34}};
    return bonus;
}

} // namespace

class BonusWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { languages_.use(QStringLiteral("en")); }
    void initTestCase() { languages_.use(QStringLiteral("en")); }

    void everyKindHasATitleOfItsOwn()
    {
        for (const QString& language : ui::Languages().available()) {
            languages_.use(language);
            QSet<QString> titles;
            for (int kind = 0; kind < kBonusKinds; ++kind)
                titles << bonusTitle(static_cast<BonusKind>(kind));
            QCOMPARE(titles.size(), kBonusKinds);
            QVERIFY(!titles.contains(QString()));
        }
    }

    void aTableWithoutRowsBringsNothing()
    {
        Bonus bonus = bonusOf(static_cast<int>(BonusKind::Table));
        bonus.table.clear();
        QVERIFY2(bonusText(bonus).contains(QStringLiteral("0 points")), qPrintable(bonusText(bonus)));
    }

    void everyNumberAndNameIsTold()
    {
        for (const QString& language : ui::Languages().available()) {
            languages_.use(language);
            for (int kind = 0; kind < kBonusKinds; ++kind) {
                const Bonus bonus = bonusOf(kind);
                const BonusShape& shape = bonusShape(bonus.kind);
                const QString text = bonusText(bonus);
                const auto tells = [&](bool wanted, const QString& word) {
                    return text.contains(word) == wanted;
                };
                QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(text));
                QVERIFY2(tells(shape.symbol, ui::symbolInText(Symbol::Cow)) ||
                             tells(shape.symbol, ui::symbolsInText(Symbol::Cow)),
                         qPrintable(text));
                QVERIFY2(tells(shape.other, ui::symbolInText(Symbol::Pickaxe)) ||
                             tells(shape.other, ui::symbolsInText(Symbol::Pickaxe)),
                         qPrintable(text));
                QVERIFY2(tells(shape.territory, ui::territoryInText(Territory::Water)), qPrintable(text));
                QVERIFY2(tells(shape.points, QStringLiteral("17")), qPrintable(text));
                QVERIFY2(tells(shape.penalty, QStringLiteral("13")), qPrintable(text));
                QVERIFY2(tells(shape.handOver, QStringLiteral("11")), qPrintable(text));
                QVERIFY2(tells(shape.table, QStringLiteral("34")), qPrintable(text));
            }
        }
    }

    void textsAreSentences()
    {
        QCOMPARE(bonusText({.kind = BonusKind::Customers,
                            .symbol = Symbol::Gun,
                            .other = Symbol::Cow,
                            .points = 3,
                            .penalty = 1}),
                 QStringLiteral(
                     "3 points for each gun beside a cow. Each gun without a cow beside it costs 1 point."));
        QCOMPARE(
            bonusText({.kind = BonusKind::Table, .symbol = Symbol::Gun, .table = {{1, 1}, {3, 4}, {5, 8}}}),
            QStringLiteral("By the number of guns: 1 point for 1 or more, 4 points for 3 or more, and 8 "
                           "points for 5 or more."));
        languages_.use(QStringLiteral("de"));
        QCOMPARE(bonusText({.kind = BonusKind::Near,
                            .symbol = Symbol::Cow,
                            .territory = Territory::Plains,
                            .points = 1}),
                 QStringLiteral("1 Punkt je Kuh auf Grasland oder daneben."));
    }

    void pointsHaveASignAndAPlural()
    {
        QCOMPARE(pointsText(1), QStringLiteral("1 point"));
        QCOMPARE(pointsText(0), QStringLiteral("0 points"));
        QCOMPARE(pointsText(-1), QStringLiteral("\u22121 point"));
        QCOMPARE(pointsText(-12), QStringLiteral("\u221212 points"));
    }

    void everythingOnCardsHasANameOfItsOwn()
    {
        for (const QString& language : ui::Languages().available()) {
            languages_.use(language);
            QSet<QString> names;
            QSet<QString> words;
            for (const Territory territory : kAllTerritories) {
                names << ui::territoryName(territory);
                words << ui::territoryInText(territory);
            }
            for (const Symbol symbol : kAllSymbols) {
                names << ui::symbolName(symbol);
                words << ui::symbolInText(symbol);
                QVERIFY(!ui::symbolsInText(symbol).isEmpty());
            }
            QCOMPARE(names.size(), kTerritories + kSymbols);
            QCOMPARE(words.size(), kTerritories + kSymbols);
            QVERIFY(!names.contains(QString()) && !words.contains(QString()));
        }
    }

private:
    ui::Languages languages_;
};

const WindowTest<BonusWordsTest> kTest("tst_bonuswords");

} // namespace lodeline::boomtown::tst_bonuswords

#include "tst_bonuswords.moc"
