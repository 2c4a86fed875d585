// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/reasonwords.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/languages/languages.h"
#include "ui/wording/cardwords.h"

#include <QTest>

namespace lodeline::boomtown {

using Code = Reason::Code;

class BoomtownReasonsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { languages_.use(QStringLiteral("en")); }

    void everyCodeIsToldInEveryLanguage()
    {
        for (const QString& language : ui::Languages().available()) {
            languages_.use(language);
            for (int code = 0; code <= static_cast<int>(Code::GivesCards); ++code) {
                const bool isBonus =
                    code >= static_cast<int>(Code::GainsBonus) && code <= static_cast<int>(Code::HelpsOther);
                const QString text = reasonText(
                    {static_cast<Code>(code), Territory::Snow, isBonus ? 1 : -1, 17, 23}, bonuses_);
                QVERIFY(text.contains(QStringLiteral("17")));
                QVERIFY(!text.contains(u'%'));
                QVERIFY(!text.contains(QStringLiteral("(s)")));
                if (isBonus)
                    QVERIFY(text.contains(bonusTitle(BonusKind::Table)));
                if (code <= static_cast<int>(Code::ShrinksGroup))
                    QVERIFY(text.contains(ui::territoryName(Territory::Snow)));
                if (code == static_cast<int>(Code::GivesCards))
                    QVERIFY(text.contains(QStringLiteral("23")));
            }
        }
    }

    void numbersHavePlurals()
    {
        const Reason one{Code::GivesCards, {}, -1, 1, 1};
        QCOMPARE(reasonText(one, bonuses_),
                 QStringLiteral("gives the opponent 1 card (value in their town: 1 point)"));
        languages_.use(QStringLiteral("de"));
        QVERIFY(reasonText(one, bonuses_) != reasonText({Code::GivesCards, {}, -1, 2, 1}, bonuses_));
    }

    void whatPassingOverCostsIsNeverLeftOut()
    {
        const std::vector<Reason> reasons{{Code::GrowsGroup, Territory::Desert, -1, 6},
                                          {Code::GrowsGroup, Territory::Snow, -1, 5},
                                          {Code::KeepsCard, {}, -1, 4},
                                          {Code::CoversSquares, {}, -1, 3},
                                          {Code::GivesCards, {}, -1, 2, 1}};
        const QString text = reasonsText(reasons, bonuses_);
        QVERIFY(text.startsWith(QStringLiteral("Desert: the largest group gains 6 squares")));
        QVERIFY(text.endsWith(reasonText(reasons.back(), bonuses_)));
        QVERIFY(!text.contains(QStringLiteral("covers")));
        QCOMPARE(reasonsText({}, bonuses_), QString());
    }

private:
    ui::Languages languages_;
    Bonus table_{.kind = BonusKind::Table};
    Bonus train_{.kind = BonusKind::Train};
    Bonuses bonuses_{&train_, &table_, &train_};
};

} // namespace lodeline::boomtown

QTEST_MAIN(lodeline::boomtown::BoomtownReasonsTest)
#include "tst_boomtownreasons.moc"
