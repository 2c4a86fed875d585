// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/print/printeddeck.h"
#include "editor/print/dialog/pagepreview.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/print/document.h"
#include "editor/print/pictures.h"
#include "editor/print/svgexport.h"
#include "engine/boomtown/design/plaincards.h"
#include "resources/art/boomtown/cardpainter.h"
#include "tests/editor/print/rendered.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QGroupBox>
#include <QLabel>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace lodeline::boomtown::editor::tst_deckprint {

using namespace print;

namespace {

// Two cards, which are on one page of A5 with their bonuses on the next.
Deck fewCards()
{
    Deck deck = plainDeck();
    deck.cards.resize(2);
    return deck;
}

PrintOptions smallPages()
{
    PrintOptions options;
    options.paper = QPageSize::A5;
    options.margin = 2;
    options.gap = 4;
    options.bleed = 2;
    options.dpi = 100;
    return options;
}

QString whole(const ui::Exported& exported)
{
    return exported ? QString() : exported.error();
}

bool isNear(const QRectF& a, const QRectF& b, double most)
{
    return std::abs(a.left() - b.left()) < most && std::abs(a.top() - b.top()) < most &&
           std::abs(a.right() - b.right()) < most && std::abs(a.bottom() - b.bottom()) < most;
}

// The back of a card as it is printed, beyond its cut as well.
QImage backOf(const Bonus& bonus, const QSizeF& cut, double bleed, double scale)
{
    QImage image(((cut + QSizeF(2 * bleed, 2 * bleed)) * scale).toSize(), QImage::Format_RGB32);
    image.fill(paperTheme().cards.edge);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintCardBack(painter, QRectF(QPointF(bleed, bleed), cut), bonus, paperTheme());
    painter.end();
    return image;
}

} // namespace

class DeckPrintTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCardIsThereOnce();
    void cardsAreAsLargeAsTheOptionsSay();
    void bonusCardsAreWiderThanHigh();
    void backsLieBehindTheirCards();
    void chosenCardsOnly();
    void whatDoesNotFitIsSaid();
    void pdfMeasuresWhatItShould();
    void pdfTellsWhereItIsTrimmed();
    void pagesLookLikeTheCards_data();
    void pagesLookLikeTheCards();
    void svgIsShapes();
    void picturesOfAllCards();
    void theDialogOffersCards();
    void theDialogLeavesTheSizesOfTilesAlone();
    void filesOfDecksCanBeRead();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void DeckPrintTest::initTestCase()
{
    QVERIFY(folder_.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, path("settings"));
    QCoreApplication::setOrganizationName("LodelineTest");
    QCoreApplication::setApplicationName("deckprint");
}

void DeckPrintTest::everyCardIsThereOnce()
{
    const PrintLayout layout = layOut(PrintedDeck(plainDeck()), {}).value();
    QCOMPARE(layout.sheetCount, 3); // of A4: twelve cards, six, eighteen bonuses
    for (const Sheet sheet : {Sheet::Cards, Sheet::Bonuses}) {
        std::set<int> cards;
        for (const PrintPage& page : layout.pages)
            for (const PlacedItem& placed : page.items)
                if (page.sheet == sheet)
                    cards.insert(placed.item.index);
        QCOMPARE(cards.size(), std::size_t{18});
        QCOMPARE(layout.count(sheet), 18);
    }
}

void DeckPrintTest::cardsAreAsLargeAsTheOptionsSay()
{
    PrintOptions options;
    options.cardSize = 51.5;
    options.bonusSize = 75;
    const PrintLayout layout = layOut(PrintedDeck(plainDeck()), options).value();
    for (const PrintPage& page : layout.pages) {
        for (const PlacedItem& placed : page.items) {
            QCOMPARE(placed.cut.size(), page.sheet == Sheet::Cards ? QSizeF(51.5, 51.5) : QSizeF(75, 50));
            QVERIFY(layout.printable.contains(
                placed.cut.adjusted(-layout.bleed, -layout.bleed, layout.bleed, layout.bleed)));
            for (const PlacedItem& other : page.items)
                QVERIFY(&other == &placed || !other.cut.intersects(placed.cut));
        }
    }
}

void DeckPrintTest::bonusCardsAreWiderThanHigh()
{
    PrintOptions options = smallPages();
    options.cards = false;
    options.bonusSize = 60;
    const PrintPage page = layOut(PrintedDeck(plainDeck()), options).value().pages.front();
    // As many columns as the width takes, and more rows than squares of that width would have.
    QCOMPARE(page.items.size(), std::size_t{8});
    QCOMPARE(page.items[1].cut.left() - page.items[0].cut.left(), 64.0);
    QCOMPARE(page.items[2].cut.top() - page.items[0].cut.top(), 44.0);
}

void DeckPrintTest::backsLieBehindTheirCards()
{
    PrintOptions options = smallPages();
    options.backs = true;
    const PrintLayout layout = layOut(PrintedDeck(fewCards()), options).value();
    QCOMPARE(layout.pages.size(), std::size_t{4});
    const PrintPage& front = layout.pages[0];
    const PrintPage& back = layout.pages[1];
    QVERIFY(!front.isBack && back.isBack);
    for (std::size_t i = 0; i < front.items.size(); ++i) {
        QVERIFY(back.items[i].item == front.items[i].item);
        QCOMPARE(back.items[i].cut.left(), layout.paper.width() - front.items[i].cut.right());
        QCOMPARE(back.items[i].cut.top(), front.items[i].cut.top());
    }
}

void DeckPrintTest::chosenCardsOnly()
{
    const Deck deck = plainDeck();
    PrintOptions options;
    options.designs = {deck.cards[3].id, deck.cards[11].id};
    const PrintLayout layout = layOut(PrintedDeck(deck), options).value();
    QCOMPARE(layout.count(Sheet::Cards), 2);
    QCOMPARE(layout.count(Sheet::Bonuses), 2);
    QVERIFY((layout.pages[0].items[1].item == PrintItem{ItemKind::Card, 11}));
}

void DeckPrintTest::whatDoesNotFitIsSaid()
{
    PrintOptions options = smallPages();
    options.cardSize = 150;
    const auto cards = layOut(PrintedDeck(plainDeck()), options);
    QVERIFY(!cards && cards.error().contains("150"));
    options.cards = false;
    options.bonusSize = 180;
    QVERIFY(!layOut(PrintedDeck(plainDeck()), options));
    options.bonuses = false;
    QVERIFY(layOut(PrintedDeck(plainDeck()), options).error().contains("nothing to print"));
    QVERIFY(!layOut(PrintedDeck(Deck()), {}));
}

void DeckPrintTest::pdfMeasuresWhatItShould()
{
    PrintOptions options = smallPages();
    options.paper = QPageSize::A6;
    options.cardSize = options.bonusSize = 45;
    options.bleed = 0; // white on all sides
    Deck dark = fewCards();
    for (Card& card : dark.cards)
        card.front.fill({Territory::Forest, Symbol::Gun});
    const PrintedDeck deck(dark);
    QCOMPARE(whole(exportPdf(deck, options, path("sizes.pdf"))), QString());
    const PrintLayout layout = layOut(deck, options).value();
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        const test::Rendered seen = test::rendered(path("sizes.pdf"), int(page) + 1, 1500);
        QVERIFY2(!seen.image.isNull(), qPrintable(seen.error));
        for (const PlacedItem& placed : layout.pages[page].items) {
            for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical}) {
                const bool level = along == Qt::Horizontal;
                const double expected = level ? placed.cut.width() : placed.cut.height();
                QRectF strip = placed.cut.adjusted(-1.5, -1.5, 1.5, 1.5);
                level ? strip.adjust(0, 15, 0, -15) : strip.adjust(15, 0, -15, 0);
                const std::vector<test::Span> ink = test::inkAlong(seen, strip, along, 1);
                QVERIFY(!ink.empty()); // parts, as the paper of a bonus is pale
                const double length = ink.back().to - ink.front().from;
                QVERIFY2(std::abs(length - expected) <= test::kPixel,
                         qPrintable(QString::number(length, 'f', 3)));
                QVERIFY(std::abs(ink[0].from - (level ? placed.cut.left() : placed.cut.top())) <=
                        test::kPixel);
            }
        }
    }
}

void DeckPrintTest::pdfTellsWhereItIsTrimmed()
{
    PrintOptions options = smallPages();
    options.backs = true;
    const PrintedDeck deck(fewCards());
    QCOMPARE(whole(exportPdf(deck, options, path("boxes.pdf"))), QString());
    QCOMPARE(test::faultsOf(path("boxes.pdf")), QString());
    QVERIFY(test::textOf(path("boxes.pdf")).contains("Bonus cards, 60 mm"));
    const PrintLayout layout = layOut(deck, options).value();
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        QRectF cut;
        for (const PlacedItem& placed : layout.pages[page].items)
            cut |= placed.cut;
        const auto box = [&](const char* name) {
            return test::boxOf(path("boxes.pdf"), int(page) + 1, name, layout.paper.height());
        };
        QVERIFY(isNear(box("TrimBox"), cut, 0.01));
        QVERIFY(isNear(box("BleedBox"), cut.adjusted(-2, -2, 2, 2), 0.01));
    }
}

void DeckPrintTest::pagesLookLikeTheCards_data()
{
    QTest::addColumn<bool>("isSvg");
    QTest::newRow("PDF") << false;
    QTest::newRow("SVG") << true;
}

// The grounds of lands are smooth there, which counts little from afar.
void DeckPrintTest::pagesLookLikeTheCards()
{
    QFETCH(bool, isSvg);
    const Deck cards = fewCards();
    const PrintedDeck deck(cards);
    PrintOptions options = smallPages();
    options.backs = true;
    const PrintLayout layout = layOut(deck, options).value();
    QCOMPARE(whole(isSvg ? exportSvg(deck, options, path("seen.svg"))
                         : exportPdf(deck, options, path("seen.pdf"))),
             QString());
    const double scale = 50 / 25.4;
    for (std::size_t number = 0; number < layout.pages.size(); ++number) {
        const QImage page = isSvg ? test::renderedSvg(svgPaths(path("seen.svg"), 4)[int(number)],
                                                      (layout.paper * scale).toSize())
                                        .convertToFormat(QImage::Format_Grayscale8)
                                  : test::rendered(path("seen.pdf"), int(number) + 1, 50).image;
        QVERIFY(!page.isNull());
        for (const PlacedItem& placed : layout.pages[number].items) {
            const bool isFace = layout.pages[number].sheet == Sheet::Cards && !layout.pages[number].isBack;
            const QSize size = ((placed.cut.size() + QSizeF(4, 4)) * scale).toSize();
            const int bleed = qRound(2 * scale);
            const QImage expected =
                (isFace
                     ? withBleed(deck.faceImage(placed.item.index, size.width() - 2 * bleed, false), bleed)
                     : backOf(cards.cards[std::size_t(placed.item.index)].bonus, placed.cut.size(), 2, scale))
                    .convertToFormat(QImage::Format_Grayscale8);
            const QPoint corner = ((placed.cut.topLeft() - QPointF(2, 2)) * scale).toPoint();
            const double off = test::difference(page.copy(QRect(corner, expected.size())), expected);
            QVERIFY2(off < 9, qPrintable(QStringLiteral("page %1: %2").arg(number).arg(off)));
        }
    }
}

void DeckPrintTest::svgIsShapes()
{
    PrintOptions options = smallPages();
    options.inkSaver = true;
    QCOMPARE(whole(exportSvg(PrintedDeck(fewCards()), options, path("shapes.svg"))), QString());
    for (const QString& file : svgPaths(path("shapes.svg"), 2)) {
        const QByteArray svg = *ui::readFile(file);
        QVERIFY(svg.contains("width=\"148."));
        QVERIFY2(!svg.contains("<image"), "pixels");
        QVERIFY(svg.contains("opacity=\"0.72\"") || svg.contains("opacity=\".72\""));
    }
}

void DeckPrintTest::picturesOfAllCards()
{
    const Deck deck = plainDeck();
    const PrintedDeck printed(deck);
    QCOMPARE(whole(exportPng(printed, {{}, 48, false, 60}, path("cards"))), QString());
    QCOMPARE(QDir(path("cards")).entryList(QDir::Files).size(), 18);
    const QImage card(path("cards/" + QString::fromStdString(deck.cards[4].id) + ".png"));
    QCOMPARE(card.convertToFormat(QImage::Format_RGB32), printed.faceImage(4, 48, false));
    QCOMPARE(card.dotsPerMeterX(), 800);
    QCOMPARE(whole(exportPng(printed, {{}, 48, false, 60}, path("sheet.png"))), QString());
    QVERIFY(QImage(path("sheet.png")).width() > 4 * 48);
}

void DeckPrintTest::theDialogOffersCards()
{
    PrintDialog dialog(std::make_shared<PrintedDeck>(plainDeck()));
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::ranges::none_of(labels,
                                 [](const QLabel* label) { return label->text().contains("start tile"); }));
    dialog.show();
    QStringList groups;
    for (const QGroupBox* group : dialog.findChildren<QGroupBox*>())
        if (group->isVisible())
            groups << group->title();
    QCOMPARE(groups, QStringList({"C&ards", "&Bonus cards"}));
    QCOMPARE(dialog.pageCount(), 3);
    QVERIFY(dialog.findChild<QLabel*>("verdict")->text().contains("18 bonus card"));
    PrintOptions options = dialog.options();
    options.bonuses = false;
    dialog.setOptions(options);
    QCOMPARE(dialog.pageCount(), 2);
    QTRY_VERIFY(dialog.findChild<PagePreview*>()->isCurrent());
    QSignalSpy exported(&dialog, &PrintDialog::exported);
    dialog.exportTo(PrintDialog::Output::Pdf, path("dialog.pdf"));
    QVERIFY(!exported.isEmpty() || exported.wait(60'000));
    QVERIFY(ui::readFile(path("dialog.pdf"))->startsWith("%PDF-"));
}

void DeckPrintTest::theDialogLeavesTheSizesOfTilesAlone()
{
    {
        QSettings settings;
        PrintOptions options;
        options.tileSize = 38;
        options.pieces = false;
        writePrintOptions(settings, options);
    }
    PrintDialog dialog(std::make_shared<PrintedDeck>(plainDeck()));
    PrintOptions options = dialog.options();
    options.cardSize = 63.5;
    dialog.setOptions(options);
    dialog.reject();
    QSettings settings;
    const PrintOptions kept = readPrintOptions(settings);
    QCOMPARE(kept.tileSize, 38.0);
    QVERIFY(!kept.pieces);
    QCOMPARE(kept.cardSize, 63.5);
}

void DeckPrintTest::filesOfDecksCanBeRead()
{
    const PrintFormat format = decksToPrint();
    QCOMPARE(QByteArray(format.format.data(), int(format.format.size())), QByteArray("lodeline-deck"));
    const auto bytes = ui::readFile(QStringLiteral(":/decks/dustbowl.deck.json"));
    QVERIFY(bytes);
    const auto loaded = format.read(ui::view(*bytes));
    QVERIFY(loaded);
    QCOMPARE(nameOf(*loaded->printed), QString("Dust Bowl"));
    QCOMPARE(loaded->printed->baseName("/home/ann/creek.deck.json"), QString("creek"));
    QVERIFY(!format.read("{}"));
}

const WindowTest<DeckPrintTest> kTest("tst_deckprint");

} // namespace lodeline::boomtown::editor::tst_deckprint

#include "tst_deckprint.moc"
