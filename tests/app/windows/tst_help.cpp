// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/help/scenariopicture.h"
#include "app/goldrush/wording/helptext.h"
#include "app/match/help/helpbrowser.h"
#include "app/shell/helpdialog.h"
#include "engine/goldrush/rules/points.h"
#include "tests/app/goldrush/session/testkinds.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

namespace lodeline::goldrush {

using namespace app;

class HelpTest : public QObject
{
    Q_OBJECT

private slots:
    void theRulesTellThePoints();
    void theRulesShowEveryPicture();
    void picturesShowTheWholeBoard();
    void picturesAreOfTheThemeAndSharp();
    void theDialogShowsThePictures();
    void arrowKeysTurnWithTheLanguage();
};

namespace {

QStringList picturesIn(const QString& html)
{
    QStringList names;
    auto matches = QRegularExpression(QStringLiteral("<img src=\"scenario:([a-z-]+)\">")).globalMatch(html);
    while (matches.hasNext())
        names << matches.next().captured(1);
    return names;
}

} // namespace

void HelpTest::theRulesTellThePoints()
{
    const QString html = rulesHtml();
    QVERIFY(!html.contains(QLatin1String("%1")) && !html.contains(QLatin1String("%n")));
    const auto tells = [&html](const QString& before, int points, const QString& after) {
        const QRegularExpression text(QStringLiteral("%1%2 %3").arg(before, QString::number(points), after));
        return text.match(html).hasMatch();
    };
    const QString each = QStringLiteral("point(s|\\(s\\))? for each ");
    QVERIFY(tells(QStringLiteral("It brings "), kPoints.tile, each + QStringLiteral("tile")));
    QVERIFY(tells(QStringLiteral("tile, and "), kPoints.locomotive, QStringLiteral("when exactly one")));
    QVERIFY(tells(QStringLiteral("left and "), kPoints.nugget, each + QStringLiteral("nugget")));
    QVERIFY(tells(QStringLiteral("gets "), kPoints.railroadOfCity, each + QStringLiteral("different one")));
    QVERIFY(tells(QStringLiteral("cities "), kPoints.railroadOfCity, QStringLiteral("points for each")));
    QVERIFY(tells(QStringLiteral("prairie: "), kPoints.tipi, each + QStringLiteral("tipi camp")));
    QVERIFY(tells(QStringLiteral("camp and "), kPoints.herd, QStringLiteral("for each horse herd")));
}

void HelpTest::theRulesShowEveryPicture()
{
    QStringList shown = picturesIn(rulesHtml());
    shown.sort();
    QCOMPARE(shown, picturedScenarios());
    QVERIFY(shown.size() >= 5);
}

void HelpTest::picturesShowTheWholeBoard()
{
    for (const QString& name : picturedScenarios()) {
        const QImage picture = scenarioPicture(name, art::Theme::light(), 64, 1);
        QVERIFY2(!picture.isNull(), qPrintable(name));
        QVERIFY2(picture.width() >= 2 * 64 || picture.height() >= 2 * 64, qPrintable(name));
    }
    // Four tiles in a row.
    const QImage row = scenarioPicture(QStringLiteral("railroad-locomotive"), art::Theme::light(), 64, 1);
    QVERIFY(row.width() > 4 * 64 && row.width() < 5 * 64);
    QVERIFY(row.height() > 64 && row.height() < 2 * 64);
    QVERIFY(scenarioPicture(QStringLiteral("no-such-scenario"), art::Theme::light(), 64, 1).isNull());
}

void HelpTest::picturesAreOfTheThemeAndSharp()
{
    const auto name = QStringLiteral("city-two-railroads");
    const QImage light = scenarioPicture(name, art::Theme::light(), 64, 1);
    QVERIFY(light != scenarioPicture(name, art::Theme::dark(), 64, 1));
    const QImage fine = scenarioPicture(name, art::Theme::light(), 64, 2);
    QVERIFY(qAbs(fine.width() - 2 * light.width()) <= 1);
    QCOMPARE(fine.devicePixelRatio(), 2.0);
}

void HelpTest::theDialogShowsThePictures()
{
    const test::TestKinds kinds;
    auto* dialog = new HelpDialog(HelpDialog::Page::Rules, (*kinds).first());
    dialog->show();
    const QTextDocument* document = dialog->findChild<HelpBrowser*>()->document();
    int pictures = 0;
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            const QVariant picture = document->resource(QTextDocument::ImageResource, QUrl(format.name()));
            QVERIFY(!picture.value<QImage>().isNull());
            ++pictures;
        }
    }
    QCOMPARE(pictures, static_cast<int>(picturedScenarios().size()));
    dialog->close();
}

void HelpTest::arrowKeysTurnWithTheLanguage()
{
    QVERIFY(shortcutsHtml().contains(QStringLiteral("\u2066←, →\u2069")));
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString mirrored = shortcutsHtml();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(mirrored.contains(QStringLiteral("\u2067→, ←\u2069")));
}

} // namespace lodeline::goldrush

QTEST_MAIN(lodeline::goldrush::HelpTest)
#include "tst_help.moc"
