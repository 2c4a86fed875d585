// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/paint/metrics.h"
#include "app/goldrush/help/scenariopicture.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/wording/helptext.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "app/shell/helpdialog.h"
#include "engine/goldrush/rules/points.h"
#include "tests/app/goldrush/session/testkinds.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/windows/onscreen.h"
#include "tests/windowtest/windowtest.h"
#include "ui/help/helpbrowser.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace lodeline::goldrush::tst_help {

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
    void headingsLeadToTheirParagraphs();
    void whatIsSearchedIsFound();
    void everyPictureCanBeTried();
    void whatIsTriedLeadsBackToTheGame();
    void opensAtWhatThePointerIsOn();
    void otherColoursLeaveTheReaderThere();
    void theContentsFitLettersAndWindow();
    void picturesAreAsSharpAsTheScreen();
    void aPageOpensInOneWindow();
};

namespace {

QImage whitePicture(const QUrl& /*address*/, const art::Theme& /*theme*/, qreal ratio)
{
    QImage image(QSize(100, 50) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    return image;
}

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
    QVERIFY(!html.contains(QLatin1String("%1")) && !html.contains(QLatin1String("%Ln")));
    const auto tells = [&html](const QString& before, int points, const QString& after) {
        const QRegularExpression text(QStringLiteral("%1%2 %3").arg(before, QString::number(points), after));
        return text.match(html).hasMatch();
    };
    const QString each = QStringLiteral("point(s|\\(s\\))? for each ");
    QVERIFY(tells(QStringLiteral("It scores "), kPoints.tile, each + QStringLiteral("tile")));
    QVERIFY(
        tells(QStringLiteral("tile, or "), kPoints.locomotive, QStringLiteral("if there is exactly one")));
    QVERIFY(tells(QStringLiteral("tokens and "), kPoints.nugget, each + QStringLiteral("nugget")));
    QVERIFY(tells(QStringLiteral("merchant scores "), kPoints.railroadOfCity,
                  each + QStringLiteral("railroad; ")));
    QVERIFY(tells(QStringLiteral("Incomplete cities score "), kPoints.railroadOfCity,
                  each + QStringLiteral("completed")));
    QVERIFY(tells(QStringLiteral("Farmers score "), kPoints.tipi, each + QStringLiteral("tipi camp")));
    QVERIFY(tells(QStringLiteral("prairie and "), kPoints.herd, QStringLiteral("for each horse herd")));
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
    const QTextDocument* document = dialog->findChild<ui::HelpBrowser*>()->document();
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
    const ui::KeyText keys = [](const QString&) { return QString(); };
    QVERIFY(shortcutsHtml(keys).contains(QStringLiteral("\u2066←, →\u2069")));
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString mirrored = shortcutsHtml(keys);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(mirrored.contains(QStringLiteral("\u2067→, ←\u2069")));
}

void HelpTest::headingsLeadToTheirParagraphs()
{
    const test::TestKinds kinds;
    auto* dialog = new HelpDialog(HelpDialog::Page::Rules, (*kinds).first());
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(dialog->contents()->count() >= 10);
    int before = -1;
    for (int row = 0; row < dialog->contents()->count(); ++row) {
        dialog->contents()->setCurrentRow(row);
        QCOMPARE(dialog->text()->textCursor().block().text(), dialog->contents()->item(row)->text());
        const int at = dialog->text()->verticalScrollBar()->value();
        QVERIFY(at > before || at == dialog->text()->verticalScrollBar()->maximum());
        before = at;
    }
    dialog->close();
}

void HelpTest::whatIsSearchedIsFound()
{
    const test::TestKinds kinds;
    auto* dialog = new HelpDialog(HelpDialog::Page::Rules, (*kinds).first());
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QTest::keyClick(dialog->text(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(dialog->search()->hasFocus());
    QTest::keyClicks(dialog->search(), QStringLiteral("tipi camp"));
    const QTextCursor first = dialog->text()->textCursor();
    QCOMPARE(first.selectedText().toLower(), QStringLiteral("tipi camp"));
    const auto marks = dialog->text()->extraSelections().size();
    QVERIFY(marks > 2);
    for (qsizetype i = 1; i < marks; ++i) {
        QTest::keyClick(dialog->search(), Qt::Key_Return);
        QVERIFY(dialog->text()->textCursor().position() > first.position());
    }
    QTest::keyClick(dialog->search(), Qt::Key_Return); // round again
    QCOMPARE(dialog->text()->textCursor().position(), first.position());
    QTest::keyClicks(dialog->search(), QStringLiteral("xyz"));
    QVERIFY(dialog->text()->extraSelections().isEmpty());
    QVERIFY(!dialog->search()->toolTip().isEmpty());
    dialog->close();
}

void HelpTest::everyPictureCanBeTried()
{
    const QString html = rulesHtml();
    for (const QString& name : picturedScenarios()) {
        QVERIFY(html.contains(QStringLiteral("\"try:%1\"").arg(name)));
        const auto example = exampleOf(name);
        QVERIFY2(example && example->isExercise(), qPrintable(name));
        QCOMPARE(example->phase(), Game::Phase::Place);
    }
    QVERIFY(!exampleOf(QStringLiteral("no-such-scenario")));
    const test::TestWindow window;
    window->actions().rules->trigger();
    auto* dialog = window->findChild<HelpDialog*>();
    emit dialog->text()->anchorClicked(QUrl(QStringLiteral("try:railroad-loop")));
    QVERIFY(window->openGame().match() && window->openGame().match()->isExercise());
    QCOMPARE(window.session().game().placedCount(), 3);
}

void HelpTest::whatIsTriedLeadsBackToTheGame()
{
    const test::TestWindow window;
    window.play();
    Random random(3);
    window.playPlies(random, 2);
    QVERIFY(!window->actions().goBack->isEnabled());
    window->actions().rules->trigger();
    emit window->findChild<HelpDialog*>()->text()->anchorClicked(QUrl(QStringLiteral("try:railroad-loop")));
    QVERIFY(window->openGame().match()->isExercise());
    const QString said = window.gamePage()->notice()->text();
    QVERIFY2(said.contains(QLatin1String("\"Back to the original game\"")), qPrintable(said));
    window->actions().goBack->trigger();
    QCOMPARE(window.session().turns(), 2);
}

void HelpTest::opensAtWhatThePointerIsOn()
{
    for (const FeatureKind kind :
         {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::City, FeatureKind::Prairie})
        QVERIFY(rulesHtml().contains(QStringLiteral("<a name=\"%1\">").arg(topicOf(kind))));
    const test::TestWindow window;
    window.play();
    BoardView& board = *window.gamePage()->board();
    const QPoint middle = board.mapFromScene(tileRect({0, 0}).center());
    QTest::mouseMove(board.viewport(), middle + QPoint(0, -1));
    QTest::mouseMove(board.viewport(), middle); // a track runs there
    QVERIFY(board.featureUnderPointer() == FeatureKind::Railroad);
    QCOMPARE(window.table().helpTopic(), topicOf(FeatureKind::Railroad));
    window->actions().rules->trigger();
    auto* dialog = window->findChild<HelpDialog*>();
    QTRY_VERIFY(dialog->text()->verticalScrollBar()->value() > 0);
}

void HelpTest::otherColoursLeaveTheReaderThere()
{
    constexpr int kChapter = 5;
    const test::TestKinds kinds;
    auto* dialog = new HelpDialog(HelpDialog::Page::Rules, (*kinds).first());
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(!dialog->text()->document()->size().isEmpty()); // which lays all of it out
    QCoreApplication::processEvents();
    dialog->contents()->setCurrentRow(kChapter);
    QCoreApplication::processEvents();
    const int top = dialog->text()->verticalScrollBar()->value();
    const int place = dialog->text()->textCursor().position();
    QVERIFY(top > 0 && place > 0);
    QPalette colours = dialog->palette();
    colours.setColor(QPalette::Text, Qt::darkRed);
    dialog->setPalette(colours);
    QCoreApplication::processEvents();
    QCOMPARE(dialog->text()->verticalScrollBar()->value(), top);
    QCOMPARE(dialog->contents()->currentRow(), kChapter);
    QCOMPARE(dialog->text()->textCursor().position(), place); // where the search goes on
    dialog->close();
}

void HelpTest::theContentsFitLettersAndWindow()
{
    const test::TestKinds kinds;
    auto* dialog = new HelpDialog(HelpDialog::Page::Rules, (*kinds).first());
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    const QListWidget& contents = *dialog->contents();
    const int before = contents.width();
    const QFont usual = dialog->font();
    QFont small = usual;
    small.setPixelSize(QFontInfo(usual).pixelSize() / 2);
    dialog->setFont(small);
    QVERIFY(contents.width() < before);
    QCOMPARE(dialog->search()->width(), contents.width());
    dialog->setFont(usual);
    QCOMPARE(contents.width(), before);
    dialog->resize(dialog->minimumSizeHint());
    QVERIFY(contents.width() <= dialog->width() / 3);
    dialog->close();
}

void HelpTest::picturesAreAsSharpAsTheScreen()
{
    lodeline::test::OnScreen<ui::HelpBrowser> browser(&whitePicture);
    browser.showPage(QStringLiteral("<img src=\"picture:one\">"));
    browser.resize(400, 300);
    browser.show();
    QVERIFY(QTest::qWaitForWindowExposed(&browser));
    const auto shown = [&browser] {
        const QTextDocument& document = *browser.document();
        return document.resource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture:one")))
            .value<QImage>();
    };
    QCOMPARE(shown().width(), 100);
    browser.moveTo(2);
    QCOMPARE(shown().width(), 200);
    QCOMPARE(shown().devicePixelRatio(), 2.0);
}

void HelpTest::aPageOpensInOneWindow()
{
    const test::TestWindow window;
    const auto shown = [&window] {
        const auto dialogs = window->findChildren<HelpDialog*>();
        return static_cast<int>(
            std::ranges::count_if(dialogs, [](const HelpDialog* dialog) { return dialog->isVisible(); }));
    };
    window->actions().rules->trigger();
    const QPointer<HelpDialog> rules = window->findChild<HelpDialog*>();
    window->actions().rules->trigger();
    QCOMPARE(shown(), 1);
    window->actions().shortcuts->trigger();
    window->actions().shortcuts->trigger();
    QCOMPARE(shown(), 2);
    rules->close();
    QCOMPARE(shown(), 1);
    window->actions().rules->trigger();
    QCOMPARE(shown(), 2);
}

const WindowTest<HelpTest> kTest("tst_help");

} // namespace lodeline::goldrush::tst_help

#include "tst_help.moc"
