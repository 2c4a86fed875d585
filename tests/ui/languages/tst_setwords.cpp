// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/tilesetfiles.h"

#include <QLocale>
#include <QTest>

namespace lodeline::ui::tst_setwords {
namespace {

const SetWords kWords{.name = "Dry Gulch",
                      .names = {{"de", "Dürre Schlucht"}, {"pt_BR", "Ravina"}, {"nl", ""}},
                      .author = {},
                      .license = {},
                      .description = "A short game",
                      .descriptions = {{"de", "Ein kurzes Spiel"}, {"fr", "Une partie courte"}}};

} // namespace

class SetWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void theWindowsLanguageIsTaken_data();
    void theWindowsLanguageIsTaken();
    void cleanup() { QLocale::setDefault(QLocale::c()); }
};

void SetWordsTest::theWindowsLanguageIsTaken_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("description");
    const QString dryGulch = QStringLiteral("Dry Gulch");
    const QString shortGame = QStringLiteral("A short game");
    QTest::newRow("its own") << "de" << QStringLiteral("Dürre Schlucht") << "Ein kurzes Spiel";
    QTest::newRow("in its country") << "de_CH" << QStringLiteral("Dürre Schlucht") << "Ein kurzes Spiel";
    QTest::newRow("of a country alone") << "pt_BR"
                                        << "Ravina" << shortGame;
    QTest::newRow("of another country") << "pt_PT" << dryGulch << shortGame;
    QTest::newRow("only the description") << "fr" << dryGulch << "Une partie courte";
    QTest::newRow("an empty one") << "nl" << dryGulch << shortGame;
    QTest::newRow("none") << "ja" << dryGulch << shortGame;
}

void SetWordsTest::theWindowsLanguageIsTaken()
{
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    QTEST(setName(kWords), "name");
    QTEST(setDescription(kWords), "description");
}

const PlainTest<SetWordsTest> kTest("tst_setwords");

} // namespace lodeline::ui::tst_setwords

#include "tst_setwords.moc"
