// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/help/example.h"
#include "app/boomtown/help/helppicture.h"
#include "app/shell/helpdialog.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/decks.h"
#include "ui/help/helpbrowser.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

namespace lodeline::boomtown::tst_boomtownhelp {
namespace {

// The addresses of the pictures of a page.
QStringList picturesIn(const QString& html)
{
    QStringList names;
    auto matches = QRegularExpression(QStringLiteral("<img src=\"([a-zA-Z:-]+)\">")).globalMatch(html);
    while (matches.hasNext())
        names << matches.next().captured(1);
    return names;
}

Deck usualDeck()
{
    return loadDeck({})->deck;
}

} // namespace

class BoomtownHelpTest : public QObject
{
    Q_OBJECT

private slots:
    void everyBonusHasItsPictureAndSentence();
    void everyPictureIsPainted();
    void picturesAreOfTheThemeAndSharp();
    void examplesBringWhatTheirBonusSays();
    void theLakesAreAsTheTextSays();
    void linksLeadToTheirChapters();
    void theDialogShowsThePictures();
    void unknownPicturesAreNone();
    void theKeysOfTheWholeWindowAreTold();
    void commandsWithoutAKeyAreLeftOut();

private:
    test::BoomtownWindow window_;
};

void BoomtownHelpTest::everyBonusHasItsPictureAndSentence()
{
    const QString html = window_.kind().rulesHtml();
    QVERIFY(!html.contains(QLatin1String("%1")) && !html.contains(QLatin1String("%Ln")));
    int bonuses = 0;
    for (const Card& card : usualDeck().cards) {
        const auto name = QString::fromStdString(std::string(bonusShape(card.bonus.kind).name));
        QVERIFY2(picturesIn(html).contains(QStringLiteral("bonus:") + name), qPrintable(name));
        QVERIFY2(picturesIn(html).contains(QStringLiteral("town:") + name), qPrintable(name));
        QVERIFY2(html.contains(bonusText(card.bonus)), qPrintable(name));
        ++bonuses;
    }
    QCOMPARE(bonuses, kBonusKinds);
}

void BoomtownHelpTest::everyPictureIsPainted()
{
    for (const QString& name : picturesIn(window_.kind().rulesHtml())) {
        const QImage picture = helpPicture(QUrl(name), art::Theme::light(), 1);
        QVERIFY2(!picture.isNull(), qPrintable(name));
        QVERIFY2(picture.width() >= 60 && picture.width() <= 320, qPrintable(name));
    }
}

void BoomtownHelpTest::picturesAreOfTheThemeAndSharp()
{
    for (const QString& name : picturesIn(window_.kind().rulesHtml())) {
        const QUrl address(name);
        const QImage light = helpPicture(address, art::Theme::light(), 1);
        QVERIFY(light != helpPicture(address, art::Theme::dark(), 1));
        const QImage fine = helpPicture(address, art::Theme::light(), 2);
        QCOMPARE(fine.size(), light.size() * 2);
        QCOMPARE(fine.devicePixelRatio(), 2.0);
    }
}

void BoomtownHelpTest::examplesBringWhatTheirBonusSays()
{
    for (const Card& card : usualDeck().cards) {
        const std::optional<Example> example = exampleOf(card.bonus);
        QVERIFY2(example, bonusShape(card.bonus.kind).name.data());
        QVERIFY(example->reason.points != 0);
        const bool isDuel = card.bonus.kind == BonusKind::Showdown || card.bonus.kind == BonusKind::Excess ||
                            card.bonus.kind == BonusKind::SmallTown;
        QCOMPARE(example->opponent.has_value(), isDuel);
    }
}

void BoomtownHelpTest::theLakesAreAsTheTextSays()
{
    const Deck deck = usualDeck();
    const auto shore =
        std::ranges::find(deck.cards, BonusKind::Shore, [](const Card& c) { return c.bonus.kind; });
    const Example example = *exampleOf(shore->bonus, 1);
    int squares = 0;
    for (const Row row : example.largestGroup())
        squares += std::popcount(row);
    QCOMPARE(squares, 4);
    QCOMPARE(example.town.count(Territory::Water), 6);
}

void BoomtownHelpTest::linksLeadToTheirChapters()
{
    auto* dialog = new app::HelpDialog(app::HelpDialog::Page::Rules, window_.kind());
    dialog->show();
    auto* browser = dialog->findChild<ui::HelpBrowser*>();
    QCOMPARE(browser->verticalScrollBar()->value(), 0);
    const auto links = QRegularExpression(QStringLiteral("href=\"(#[a-z]+)\""));
    int followed = 0;
    for (auto found = links.globalMatch(window_.kind().rulesHtml()); found.hasNext(); ++followed) {
        const QString html = browser->toHtml();
        browser->setSource(QUrl(found.next().captured(1)));
        QCOMPARE(browser->toHtml(), html); // the page stays
    }
    QVERIFY(followed >= 5);
    QVERIFY(browser->verticalScrollBar()->value() > 0);
    dialog->close();
}

void BoomtownHelpTest::theDialogShowsThePictures()
{
    auto* dialog = new app::HelpDialog(app::HelpDialog::Page::Rules, window_.kind());
    dialog->show();
    const QTextDocument* document = dialog->findChild<ui::HelpBrowser*>()->document();
    QStringList shown;
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            const QVariant picture = document->resource(QTextDocument::ImageResource, QUrl(format.name()));
            QVERIFY(!picture.value<QImage>().isNull());
            shown << format.name();
        }
    }
    QCOMPARE(shown, picturesIn(window_.kind().rulesHtml()));
    // Nothing is cut off at the side.
    QCOMPARE(dialog->findChild<ui::HelpBrowser*>()->horizontalScrollBar()->maximum(), 0);
    dialog->close();
}

void BoomtownHelpTest::unknownPicturesAreNone()
{
    for (const char* name :
         {"bonus:", "bonus:gold", "town:two-shores", "scenario:shore", "file:///etc/passwd"})
        QVERIFY2(helpPicture(QUrl(QString::fromLatin1(name)), art::Theme::light(), 1).isNull(), name);
}

void BoomtownHelpTest::theKeysOfTheWholeWindowAreTold()
{
    const QString html =
        window_.kind().keysHtml([](const QString& command) { return u'<' + command + u'>'; });
    for (const char* command :
         {"hint",      "why-not",    "go-on",  "next-pane",    "undo",     "redo",  "review",
          "go-back",   "new",        "open",   "save",         "side",     "log",   "float-side",
          "float-log", "fullscreen", "sounds", "find-command", "settings", "pencil"}) {
        const QString shown = QStringLiteral("&lt;%1&gt;").arg(QLatin1String(command));
        QVERIFY2(html.contains(shown), command);
    }
    for (const char* key : {"Alt+", "Home, End", "<b>B</b>", "<b>D</b>", "Esc"})
        QVERIFY2(QString(html).remove(QChar(0x2060)).contains(QLatin1String(key)), key);
    for (const char* other : {"export-map", "tile"})
        QVERIFY2(!html.contains(QLatin1String(other)), other);
}

void BoomtownHelpTest::commandsWithoutAKeyAreLeftOut()
{
    const QString html = window_.kind().keysHtml([](const QString&) { return QString(); });
    QVERIFY(html.contains(QStringLiteral("Close the review")));
    QVERIFY(!html.contains(QStringLiteral("Undo a turn")));
}

const WindowTest<BoomtownHelpTest> kTest("tst_boomtownhelp");

} // namespace lodeline::boomtown::tst_boomtownhelp

#include "tst_boomtownhelp.moc"
