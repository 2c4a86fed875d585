// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/deckkeyfigures.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/boomtown/lab/figurecell.h"
#include "editor/measuring/findingslist.h"
#include "editor/measuring/runwords.h"
#include "engine/boomtown/design/plaincards.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/decks.h"
#include "ui/files.h"

#include <QCheckBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace lodeline::boomtown::editor::tst_decklab {

class DeckLabTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { lab_.reset(); }

    void beginsWithPlayersWhoPlayWell();
    void standsBesideTheDeckOfTheGame();
    void leavesTheDeckOfTheGameOutWhenTold();
    void saysWhatStandsOut();
    void staysWhereItIsWhileNumbersChange();
    void longSentencesAreShownToTheEnd();
    void leadsToTheCardThatStandsOut();
    void showsHowFarItIsEachTime();
    void exportsWhatItShows();
    void newNumbersKeepTheCurrentRow();
    void missingFiguresComeLast();
    void negativeNumbersHaveATrueMinus();

private:
    QTableWidget& table(const char* name)
    {
        for (QTableWidget* table : lab_->findChildren<QTableWidget*>())
            if (table->accessibleName() == QLatin1String(name))
                return *table;
        qFatal("There is no table %s", name);
    }
    desk::FindingsList& findings() { return *lab_->findChild<desk::FindingsList*>(); }
    void run(int games)
    {
        lab_->setSettings({.games = games, .level = "random"});
        QSignalSpy ended(lab_.get(), &DeckLabPanel::ended);
        lab_->run();
        QTRY_COMPARE(ended.size(), 1);
    }

    std::unique_ptr<DeckLabPanel> lab_;
};

void DeckLabTest::init()
{
    lab_ = std::make_unique<DeckLabPanel>();
    lab_->setDeck(loadDeck(QStringLiteral(":/decks/dustbowl.deck.json"))->deck);
}

void DeckLabTest::beginsWithPlayersWhoPlayWell()
{
    QCOMPARE(lab_->settings().level, std::string("foreman"));
    QCOMPARE(lab_->settings().players, 2);
    QVERIFY(lab_->settings().compares);
}

void DeckLabTest::standsBesideTheDeckOfTheGame()
{
    const auto* figures = lab_->findChild<DeckKeyFigures*>();
    const QTreeWidgetItem* points = figures->topLevelItem(0)->child(0);
    QCOMPARE(points->text(1), QStringLiteral("–"));
    run(40);
    QVERIFY(points->text(1).toDouble() > 0);
    QVERIFY(points->text(2).toDouble() > 0);
    QVERIFY(points->text(1) != points->text(2));
    const QTableWidget& bonuses = table("Bonuses");
    QVERIFY(bonuses.rowCount() > 0);
    bool stands = false;
    for (int row = 0; row < bonuses.rowCount(); ++row)
        stands = stands || bonuses.item(row, 3)->text() != QStringLiteral("–");
    QVERIFY(stands);
}

void DeckLabTest::leavesTheDeckOfTheGameOutWhenTold()
{
    lab_->findChild<QCheckBox*>()->setChecked(false);
    desk::LabSettings settings = lab_->settings();
    QVERIFY(!settings.compares);
    settings.games = 20;
    settings.level = "random";
    lab_->setSettings(settings);
    QSignalSpy ended(lab_.get(), &DeckLabPanel::ended);
    lab_->run();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(lab_->findChild<DeckKeyFigures*>()->topLevelItem(0)->child(0)->text(2), QStringLiteral("–"));
}

void DeckLabTest::saysWhatStandsOut()
{
    QCOMPARE(findings().count(), 0);
    run(20);
    QCOMPARE(findings().count(), 1);
    QVERIFY(findings().item(0)->text().startsWith(QLatin1String("Few games so far (20)")));
}

void DeckLabTest::staysWhereItIsWhileNumbersChange()
{
    desk::FindingsList list([] { return QStringLiteral("%1"); });
    std::vector<desk::FindingsList::Row> rows;
    for (int card = 0; card < 30; ++card)
        rows.push_back({StandOut::Weight::Notable, QStringLiteral("Card %1: half").arg(card), card, 1});
    list.resize(300, 100);
    list.setRows(rows);
    list.show();
    list.setCurrentRow(4);
    list.doItemsLayout();
    QScrollBar* bar = list.verticalScrollBar();
    bar->setValue(bar->maximum() / 2);
    const int scrolled = bar->value();
    QVERIFY(scrolled > 0);
    std::swap(rows[4], rows[6]);
    rows[6].text = QStringLiteral("Card 4: more than half");
    list.setRows(rows);
    list.doItemsLayout();
    QCOMPARE(list.currentRow(), 6);
    QCOMPARE(list.item(6)->text(), rows[6].text);
    QCOMPARE(bar->value(), scrolled);
    rows.resize(3);
    list.setRows(rows);
    QCOMPARE(list.count(), 3);
    QCOMPARE(list.currentRow(), 2);
}

// A row is as high as its text needs where it is painted.
void DeckLabTest::longSentencesAreShownToTheEnd()
{
    desk::FindingsList list([] { return QStringLiteral("%1"); });
    const QString sentence =
        QStringLiteral("Drafting first is an advantage: the player who drafts first gets 60% of the wins.");
    list.setRows({{StandOut::Weight::Notable, sentence, -1}});
    list.resize(900, 130);
    list.show();
    const auto height = [&list] {
        list.doItemsLayout();
        return list.visualItemRect(list.item(0)).height();
    };
    const int oneLine = height();
    while (height() == oneLine)
        list.resize(list.width() - 1, list.height());
    const int margin = list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1;
    const int needed = list.fontMetrics().horizontalAdvance(sentence) + list.iconSize().width() + 4 * margin;
    const int room = list.viewport()->width() + 1 - 2 * list.spacing(); // the last that was enough for a line
    QVERIFY2(room >= needed, qPrintable(QStringLiteral("%1 of %2").arg(room).arg(needed)));
}

void DeckLabTest::leadsToTheCardThatStandsOut()
{
    Deck deck = plainDeck();
    std::ranges::find(deck.cards, BonusKind::Herd, [](const Card& card) { return card.bonus.kind; })->id =
        "hay";
    lab_->setDeck(deck);
    run(300);
    int row = 0;
    while (row < findings().count() && findings().item(row)->data(Qt::UserRole).toInt() < 0)
        ++row;
    QVERIFY(row < findings().count());
    const int card = findings().item(row)->data(Qt::UserRole).toInt();
    const std::string id = deck.cards[static_cast<std::size_t>(card)].id;
    std::ranges::reverse(deck.cards);
    lab_->setDeck(deck);
    QSignalSpy activated(lab_.get(), &DeckLabPanel::cardActivated);
    emit findings().itemActivated(findings().item(row));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(deck.cards[static_cast<std::size_t>(activated[0][0].toInt())].id, id);
}

void DeckLabTest::showsHowFarItIsEachTime()
{
    run(10);
    lab_->setSettings({.games = 1'000'000, .level = "random"});
    QSignalSpy ended(lab_.get(), &DeckLabPanel::ended);
    lab_->run();
    const auto* bar = lab_->findChild<QProgressBar*>();
    QVERIFY(!bar->isHidden());
    QTRY_VERIFY(bar->value() > 0);
    QCOMPARE(bar->maximum(), 2'000'000); // those of the deck of the game, too
    lab_->cancel();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(bar->isHidden());
    QVERIFY(
        lab_->findChild<QLabel*>(QStringLiteral("labState"))->text().startsWith(QLatin1String("Canceled")));
}

void DeckLabTest::exportsWhatItShows()
{
    const QTemporaryDir folder;
    const QString csv = folder.filePath(QStringLiteral("lab.csv"));
    const QString json = folder.filePath(QStringLiteral("lab.json"));
    QVERIFY(!lab_->findChild<QPushButton*>(QStringLiteral("labCsv"))->isEnabled());
    QVERIFY(!lab_->exportTo(csv));
    run(40);
    QVERIFY(lab_->findChild<QPushButton*>(QStringLiteral("labCsv"))->isEnabled());
    QVERIFY(lab_->exportTo(csv));
    QVERIFY(lab_->exportTo(json));
    const QByteArray table = ui::readFile(csv).value();
    QVERIFY(table.contains("\nrun,,deck,Dust Bowl\n"));
    QVERIFY(table.contains("\nusual.run,,games,40\n"));
    const QJsonObject written = QJsonDocument::fromJson(ui::readFile(json).value()).object();
    QCOMPARE(written[QStringLiteral("games")].toInt(), 40);
    QCOMPARE(written[QStringLiteral("usual")].toObject()[QStringLiteral("games")].toInt(), 40);
}

void DeckLabTest::newNumbersKeepTheCurrentRow()
{
    run(20);
    for (const char* name : {"Bonuses", "Cards"}) {
        QTableWidget& shown = table(name);
        shown.setCurrentCell(2, 1);
        const QString about = shown.item(2, 0)->text();
        QEvent change(QEvent::LanguageChange); // shows all numbers anew
        QCoreApplication::sendEvent(lab_.get(), &change);
        QVERIFY(shown.currentRow() >= 0);
        QCOMPARE(shown.item(shown.currentRow(), 0)->text(), about);
        QCOMPARE(shown.currentColumn(), 1);
    }
}

void DeckLabTest::missingFiguresComeLast()
{
    QTableWidget shown(0, 1);
    for (const std::optional<double> number :
         {std::optional(2.0), std::optional<double>(), std::optional(1.0)}) {
        auto* cell = new FigureCell;
        cell->setFigure(number, number ? QString::number(*number) : QStringLiteral("–"));
        shown.insertRow(shown.rowCount());
        shown.setItem(shown.rowCount() - 1, 0, cell);
    }
    const auto sorted = [&shown](Qt::SortOrder order) {
        shown.sortByColumn(0, order);
        return QStringList{shown.item(0, 0)->text(), shown.item(1, 0)->text(), shown.item(2, 0)->text()};
    };
    QCOMPARE(sorted(Qt::AscendingOrder), (QStringList{"1", "2", "–"}));
    QCOMPARE(sorted(Qt::DescendingOrder), (QStringList{"2", "1", "–"}));
}

void DeckLabTest::negativeNumbersHaveATrueMinus()
{
    QVERIFY(desk::decimalText(-1.3).contains(QStringLiteral("\u22121.3")));
    QVERIFY(!desk::decimalText(-1.3).contains(u'-'));
    QCOMPARE(desk::decimalText(-0.04), QStringLiteral("0.0"));
    QCOMPARE(desk::decimalText(1.3), QStringLiteral("1.3"));
}

const WindowTest<DeckLabTest> kTest("tst_decklab");

} // namespace lodeline::boomtown::editor::tst_decklab

#include "tst_decklab.moc"
