// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/keyfigures.h"
#include "editor/lab/labpanel.h"
#include "editor/lab/learningpage.h"
#include "editor/lab/tilestable.h"
#include "editor/measuring/findingslist.h"
#include "editor/measuring/labcontrols.h"
#include "tests/editor/lab/labset.h"
#include "tests/editor/lab/learnedexample.h"
#include "tests/engine/goldrush/ai/tinyset.h"
#include "tests/ui/nextdialog.h"
#include "tests/ui/windows/onscreen.h"
#include "tests/windowtest/windowtest.h"
#include "ui/findings/insightwords.h"
#include "ui/windows/scrolled.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::editor::tst_labpanel {

class TestLabPanel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        panel_ = std::make_unique<LabPanel>(learnedSets());
        panel_->setTileSet(shippedSet("drygulch"));
        panel_->setSettings(quickSettings(25));
        panel_->resize(1280, 760);
    }
    void cleanup() { panel_.reset(); }

    void runsByItsButton()
    {
        QVERIFY(!button("labCsv")->isEnabled());
        QCOMPARE(figures()->topLevelItem(0)->child(0)->text(1), QStringLiteral("–"));
        run();
        QVERIFY(button("labCsv")->isEnabled());
        QVERIFY(button("labJson")->isEnabled());
        QCOMPARE(label("labState")->text(), QStringLiteral("25 game(s), 2 × Random"));
        QVERIFY(figures()->topLevelItem(0)->child(0)->text(1).toDouble() > 0);
        QVERIFY(figures()->topLevelItem(0)->child(0)->text(2).toDouble() > 0);
        QVERIFY(panel_->findChild<desk::FindingsList*>(QStringLiteral("labFindings"))->count() > 0);
        QCOMPARE(tiles()->model()->rowCount(), static_cast<int>(shippedSet("drygulch").tiles.size()));
        QVERIFY(panel_->findChild<desk::LabControls*>()->findChild<QProgressBar*>()->isHidden());
    }

    void leavesTheClassicSetOutWhenTold()
    {
        LabSettings settings = quickSettings(10);
        settings.compares = false;
        settings.players = 5;
        panel_->setSettings(settings);
        QCOMPARE(panel_->settings(), settings);
        run();
        QCOMPARE(figures()->topLevelItem(0)->child(0)->text(2), QStringLiteral("–"));
        QCOMPARE(panel_->result()->tally.set.seats.size(), 5U);
    }

    void takesAnyNumberOfGames()
    {
        auto* games = panel_->findChild<QComboBox*>(QStringLiteral("labGames"));
        games->lineEdit()->clear();
        QVERIFY(!button("labRun")->isEnabled());
        QTest::keyClicks(games->lineEdit(), QStringLiteral("37"));
        QVERIFY(button("labRun")->isEnabled());
        QCOMPARE(panel_->settings().games, 37);
        games->lineEdit()->clear();
        games->setFocus();
        QTest::keyClicks(games->lineEdit(), QStringLiteral("50")); // the beginning of 500, which is offered
        QCOMPARE(panel_->settings().games, 50);
        games->lineEdit()->setText(QLocale().toString(1500)); // with the sign between thousands
        QVERIFY(button("labRun")->isEnabled());
        QCOMPARE(panel_->settings().games, 1500);
    }

    void writesTheNumberOfGamesAsTheLanguageDoes()
    {
        const auto former = qScopeGuard([locale = QLocale()] { QLocale::setDefault(locale); });
        panel_->setSettings(quickSettings(1000));
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(panel_->findChild<desk::LabControls*>(), &change);
        const auto* games = panel_->findChild<QComboBox*>(QStringLiteral("labGames"));
        QCOMPARE(games->currentText(), QStringLiteral("1.000"));
        QCOMPARE(games->itemText(games->count() - 1), QStringLiteral("5.000"));
        QCOMPARE(panel_->settings().games, 1000);
        QVERIFY(button("labRun")->isEnabled());
    }

    void cancels()
    {
        panel_->setSettings(quickSettings(1'000'000));
        QSignalSpy ended(panel_.get(), &LabPanel::ended);
        button("labRun")->click();
        QVERIFY(panel_->isRunning());
        QVERIFY(!panel_->findChild<desk::LabControls*>()->findChild<QProgressBar*>()->isHidden());
        QTRY_VERIFY(panel_->result()); // in parts while it runs
        QVERIFY(panel_->isRunning());
        QVERIFY(!button("labCsv")->isEnabled());
        button("labRun")->click();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(!panel_->isRunning());
        QVERIFY(panel_->result()->tally.games < 1'000'000);
        QVERIFY(label("labState")->text().contains(QStringLiteral("Canceled")));
        QVERIFY(button("labCsv")->isEnabled());
    }

    void exportsBesideTheSet()
    {
        run();
        const QString csv = QStringLiteral("csv");
        QVERIFY(QFileInfo(panel_->proposedExport(csv)).isAbsolute()); // of a set without a file
        QVERIFY(QFileInfo(panel_->proposedExport(csv)).dir().exists());
        panel_->setHome([] { return QStringLiteral("/home/ann/sets"); });
        QCOMPARE(QFileInfo(panel_->proposedExport(csv)).path(), QStringLiteral("/home/ann/sets"));
    }

    void goesAwayWhileItRuns()
    {
        panel_->setSettings(quickSettings(1'000'000));
        button("labRun")->click();
        panel_.reset();
    }

    void saysWhenTheSetHasChanged()
    {
        run();
        QVERIFY(label("labNotice")->isHidden());
        TileSet set = shippedSet("drygulch");
        set.name = "Renamed";
        panel_->setTileSet(set);
        QVERIFY(label("labNotice")->isHidden());
        ++set.tiles[1].count;
        panel_->setTileSet(set);
        QVERIFY(!label("labNotice")->isHidden());
        QVERIFY(label("labNotice")->text().contains(QStringLiteral("has changed")));
        run();
        QVERIFY(label("labNotice")->isHidden());
    }

    void doesNotPlayABrokenSet()
    {
        TileSet set = shippedSet("drygulch");
        set.start = "nowhere";
        panel_->setTileSet(set);
        QVERIFY(!button("labRun")->isEnabled());
        QVERIFY(label("labNotice")->text().contains(QStringLiteral("nowhere")));
        panel_->run();
        QVERIFY(!panel_->isRunning());
        panel_->setTileSet(shippedSet("drygulch"));
        QVERIFY(button("labRun")->isEnabled());
    }

    void sortsTheTiles()
    {
        run();
        double before = 1;
        for (int row = 0; row < tiles()->model()->rowCount(); ++row) {
            const double hard = number(row, TilesModel::Hard);
            QVERIFY(hard <= before);
            before = hard;
        }
        tiles()->sortByColumn(TilesModel::Drawn, Qt::AscendingOrder);
        QVERIFY(number(0, TilesModel::Drawn) <= number(1, TilesModel::Drawn));
    }

    void sortsTilesWithoutFiguresLast()
    {
        const TileSet set = shippedSet("drygulch");
        TileSums drawn;
        drawn.drawn = 1000;
        std::vector<TileSums> sums(set.tiles.size(), drawn);
        sums[0].drawn = 0;
        sums[1].hard = 34;
        TilesTable table;
        table.setTiles(set, sums);
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.sortByColumn(TilesModel::Hard, order);
            const QAbstractItemModel& rows = *table.model();
            QCOMPARE(rows.index(rows.rowCount() - 1, TilesModel::Hard).data().toString(),
                     QStringLiteral("–"));
        }
    }

    void tilesAreAsSharpAsTheScreen()
    {
        const TileSet set = shippedSet("drygulch");
        lodeline::test::OnScreen<TilesTable> table;
        table.setTiles(set, std::vector<TileSums>(set.tiles.size()));
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto sharpness = [&table] {
            const QModelIndex first = table.model()->index(0, TilesModel::Tile);
            return first.data(Qt::DecorationRole).value<QPixmap>().devicePixelRatio();
        };
        QCOMPARE(sharpness(), 1.0);
        QSignalSpy changed(table.model(), &QAbstractItemModel::dataChanged);
        table.moveTo(2);
        QCOMPARE(sharpness(), 2.0);
        QVERIFY(!changed.isEmpty());
    }

    void jumpsToTheTileAsItIsNow()
    {
        run();
        tiles()->sortByColumn(TilesModel::Copies, Qt::DescendingOrder);
        const QModelIndex first = tiles()->model()->index(0, 0);
        const std::string id = first.data().toString().toStdString();
        TileSet set = shippedSet("drygulch");
        std::ranges::reverse(set.tiles);
        panel_->setTileSet(set);
        QSignalSpy activated(panel_.get(), &LabPanel::tileActivated);
        tiles()->setCurrentIndex(first);
        QTest::keyClick(tiles(), Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(set.tiles[static_cast<std::size_t>(activated[0][0].toInt())].id, id);
        std::erase_if(set.tiles, [&](const TileDesign& tile) { return tile.id == id; });
        panel_->setTileSet(set);
        QTest::keyClick(tiles(), Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
    }

    void learnsTheSetInTheBackground()
    {
        panel_->setTileSet(test::tinySet());
        panel_->findChild<QTabWidget*>(QStringLiteral("labTabs"))->setCurrentIndex(4);
        QVERIFY(!insights()->isVisibleTo(panel_.get()));
        QVERIFY(box("labUseLearned")->isHidden());
        learn();
        QVERIFY(learning().report());
        QVERIFY(learning().report()->learned.games > 0);
        const std::vector<Insight>& told = *learning().report()->insights;
        QVERIFY(!told.empty());
        QVERIFY(insights()->count() >= static_cast<int>(told.size()));
        QCOMPARE(insights()->item(0)->text(), insightText(told.front()));
        QVERIFY(insights()->isVisibleTo(panel_.get()));
        QVERIFY(!box("labUseLearned")->isHidden());
        QVERIFY(box("labUseLearned")->isChecked());
        QCOMPARE(learning().used(), std::optional(learning().report()->learned));
        box("labUseLearned")->click();
        QVERIFY(!learning().used());
    }

    void saysOnWhatItsSentencesRest()
    {
        LearnedReport report = reportOf(shippedSet("drygulch"));
        QVERIFY(label("labLearnBasis")->isHidden());
        report.players = 3;
        report.learned.share = 0.51;
        learning().tell(report);
        QVERIFY(!label("labLearnBasis")->isHidden());
        QCOMPARE(
            label("labLearnBasis")->text(),
            QStringLiteral("For 3-player games, learned from %1 game(s).").arg(QLocale().toString(8000)));
        QCOMPARE(insights()->count(), 1);
        report.learned.share = 0.5;
        learning().tell(report);
        QCOMPARE(insights()->count(), 2);
        QVERIFY(insights()->item(1)->text().contains(QStringLiteral("nothing better")));
        insights()->setCurrentRow(1); // is kept where another sentence comes before it
        report.insights->insert(report.insights->begin(), Insight{{}, Insight::Code::PrairiesPay});
        learning().tell(report);
        QCOMPARE(insights()->currentRow(), 2);
        insights()->setCurrentRow(1);
        std::swap((*report.insights)[0], (*report.insights)[1]);
        learning().tell(report);
        QCOMPARE(insights()->currentRow(), 0);
    }

    void scrollsWhatItLearnedByItselfWhereItIsLow()
    {
        LearnedReport report = reportOf(shippedSet("drygulch"));
        report.insights->resize(12, report.insights->front());
        learning().tell(report);
        const std::unique_ptr<QScrollArea> area(ui::scrolled(panel_.get(), Qt::ScrollBarAsNeeded));
        const LabPanel* panel = panel_.release(); // of the area
        auto* tabs = panel->findChild<QTabWidget*>(QStringLiteral("labTabs"));
        area->resize(1280, 760);
        area->show();
        const int least = panel->heightForWidth(1280);
        tabs->setCurrentWidget(&panel->learning());
        area->resize(1280, least + 50);
        QVERIFY(QTest::qWaitForWindowExposed(area.get()));
        QTRY_VERIFY(
            panel->findChild<QListWidget*>(QStringLiteral("labInsights"))->verticalScrollBar()->isVisible());
        QVERIFY(!area->verticalScrollBar()->isVisible());
    }

    void saysWhenItsPlayersGoByWhatWasLearned()
    {
        panel_->setTileSet(test::tinySet());
        LabSettings settings = quickSettings(10);
        settings.compares = false;
        const auto says = [this](LabSettings wanted) {
            panel_->setSettings(wanted);
            run();
            const auto* list = panel_->findChild<desk::FindingsList*>(QStringLiteral("labFindings"));
            for (int row = 0; row < list->count(); ++row)
                if (list->item(row)->text().contains(QStringLiteral("what they had learned")))
                    return true;
            return false;
        };
        LabSettings evaluating = settings;
        evaluating.level = "prospector";
        QVERIFY(!says(evaluating));
        learning().tell(reportOf(test::tinySet()));
        QVERIFY(says(evaluating));
        QVERIFY(!says(settings)); // random moves know nothing
        LabSettings greenhorns = settings;
        greenhorns.level = "greenhorn";
        QVERIFY(!says(greenhorns));
        box("labUseLearned")->click();
        QVERIFY(!says(evaluating));
    }

    void saysWhenAnotherSetWasLearned()
    {
        TileSet set = shippedSet("drygulch");
        learning().tell(reportOf(set));
        set.name = "Renamed";
        panel_->setTileSet(set);
        QVERIFY(learning().used());
        QVERIFY(label("labLearnNotice")->isHidden());
        ++set.tiles[1].count;
        panel_->setTileSet(set);
        QVERIFY(!label("labLearnNotice")->isHidden());
        QVERIFY(insights()->isVisibleTo(&learning()));
        QCOMPARE(insights()->item(0)->text(), insightText(reportOf(set).insights->front()));
        QVERIFY(box("labUseLearned")->isHidden());
        QVERIFY(!learning().used());
        learning().learn(2);
        QVERIFY(label("labLearnNotice")->isHidden());
        QVERIFY(!insights()->isVisibleTo(&learning()));
        QSignalSpy ended(&learning(), &LearningPage::ended);
        learning().cancel();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(!label("labLearnNotice")->isHidden());
    }

    void remembersTheSetsThatWereLearnedLast()
    {
        const auto setOfCopies = [](int copies) {
            TileSet set = shippedSet("drygulch");
            set.tiles[1].count = copies;
            return set;
        };
        for (int copies = 1; copies <= 9; ++copies) {
            panel_->setTileSet(setOfCopies(copies));
            QVERIFY(!learning().used());
            learning().tell(reportOf(setOfCopies(copies), 100 * copies));
        }
        for (const int copies : {2, 9, 5}) {
            panel_->setTileSet(setOfCopies(copies));
            QCOMPARE(learning().used()->games, 100 * copies);
            QVERIFY(label("labLearnNotice")->isHidden());
        }
        panel_->setTileSet(setOfCopies(1)); // there were eight since
        QVERIFY(!learning().used());
        QCOMPARE(insights()->count(), 1); // of the set before
    }

    void cancelsLearning()
    {
        QSignalSpy ended(&learning(), &LearningPage::ended);
        button("labLearn")->click();
        QVERIFY(learning().isRunning());
        QVERIFY(!learning().findChild<QProgressBar*>()->isHidden());
        const QString cancel = button("labLearn")->text();
        button("labLearn")->click();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(!ended[0][0].toBool());
        QVERIFY(!learning().report());
        QVERIFY(button("labLearn")->text() != cancel);
        QVERIFY(learning().findChild<QProgressBar*>()->isHidden());
    }

    void stopsLearningWhenTheSetChanges()
    {
        QSignalSpy ended(&learning(), &LearningPage::ended);
        button("labLearn")->click();
        TileSet set = shippedSet("drygulch");
        panel_->setTileSet(set);
        QVERIFY(learning().isRunning());
        ++set.tiles[1].count;
        panel_->setTileSet(set);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!learning().isRunning());
        QVERIFY(!label("labLearnNotice")->isHidden());
        QVERIFY(button("labLearn")->isEnabled());
        set.start = "nowhere";
        panel_->setTileSet(set);
        QVERIFY(!button("labLearn")->isEnabled());
    }

    void exportsWhatTheCommandLinePrints()
    {
        const QTemporaryDir directory;
        const QString set = directory.filePath(QStringLiteral("set.tileset.json"));
        QVERIFY(ui::writeFile(set, writeTileSet(shippedSet("drygulch"))));
        LabSettings settings = quickSettings(25);
        settings.compares = false;
        panel_->setSettings(settings);
        run();
        const QString file = directory.filePath(QStringLiteral("lab.json"));
        QVERIFY(panel_->exportTo(file));
        for (const bool asCsv : {false, true}) {
            QProcess cli;
            QStringList arguments{QStringLiteral("simulate"),
                                  QStringLiteral("--players"),
                                  QStringLiteral("random,random"),
                                  QStringLiteral("--games"),
                                  QStringLiteral("25"),
                                  QStringLiteral("--tileset"),
                                  set,
                                  QStringLiteral("--report"),
                                  QStringLiteral("--format"),
                                  asCsv ? QStringLiteral("csv") : QStringLiteral("json")};
            cli.start(QStringLiteral(LODELINE_CLI), arguments);
            QVERIFY(cli.waitForFinished(-1));
            const QByteArray printed = cli.readAllStandardOutput();
            QVERIFY(!printed.isEmpty());
            if (asCsv) {
                const QString table = directory.filePath(QStringLiteral("lab.csv"));
                QVERIFY(panel_->exportTo(table));
                QCOMPARE(ui::readFile(table).value(), printed);
            } else {
                QCOMPARE(withoutTimes(ui::readFile(file).value()), withoutTimes(printed));
            }
        }
    }

    void exportsTheClassicSetThatStandsBeside()
    {
        const QTemporaryDir directory;
        run();
        const QString json = directory.filePath(QStringLiteral("lab.json"));
        const QString table = directory.filePath(QStringLiteral("lab.csv"));
        QVERIFY(panel_->exportTo(json));
        QVERIFY(panel_->exportTo(table));
        const QJsonObject written = QJsonDocument::fromJson(ui::readFile(json).value()).object();
        const QString csv = QString::fromUtf8(ui::readFile(table).value());
        QCOMPARE(written[QStringLiteral("classic")].toObject()[QStringLiteral("games")].toInt(), 25);
        QVERIFY(csv.contains(QStringLiteral("\nclassic.run,,games,25\n")));
        // The same comparisons as on the screen.
        const auto* shown = panel_->findChild<desk::FindingsList*>(QStringLiteral("labFindings"));
        const QJsonArray told =
            written[QStringLiteral("set")].toObject()[QStringLiteral("findings")].toArray();
        QCOMPARE(told.size(), shown->count());
        for (int row = 0; row < shown->count(); ++row) {
            const QString text = told[row].toObject()[QStringLiteral("text")].toString();
            QVERIFY2(csv.contains(text), qPrintable(text));
            const QString classic = text.section(QStringLiteral("(classic set: "), 1).section(u')', 0, 0);
            QVERIFY2(shown->item(row)->text().contains(classic.section(u' ', 0, 0)), qPrintable(text));
        }
    }

    void completesTheNameOfAnExport()
    {
        const QTemporaryDir directory;
        const QString name = directory.filePath(QStringLiteral("run 1.2"));
        run();
        for (const char* pressed : {"labCsv", "labJson"}) {
            lodeline::test::onNextDialog([&](QDialog* dialog) {
                lodeline::test::typeFile(dialog, name);
                QMetaObject::invokeMethod(dialog, "accept");
            });
            button(pressed)->click();
        }
        const auto written = [&name](const QString& suffix) {
            return ui::readFile(name + suffix).value_or(QByteArray());
        };
        QVERIFY(written(QStringLiteral(".csv")).contains("\nclassic.run,,games,25\n"));
        QVERIFY(!QJsonDocument::fromJson(written(QStringLiteral(".json"))).isNull());
    }

    void theWindowLivesWhileTheNumbersAreWritten()
    {
        const QTemporaryDir directory;
        const QString file = directory.filePath(QStringLiteral("run.csv"));
        run();
        std::shared_ptr<const bool> livesWhileTheyAreWritten;
        lodeline::test::onNextDialog([&](QDialog* dialog) {
            connect(dialog, &QObject::destroyed, panel_.get(),
                    [&] { livesWhileTheyAreWritten = lodeline::test::watchEvents(); });
            lodeline::test::typeFile(dialog, file);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        button("labCsv")->click();
        QVERIFY(QFileInfo::exists(file));
        QVERIFY(livesWhileTheyAreWritten && *livesWhileTheyAreWritten);
    }

    void saysWhyAnExportFails()
    {
        QVERIFY(!panel_->exportTo(QStringLiteral("/tmp/nothing.json")));
        run();
        const auto written = panel_->exportTo(QStringLiteral("/nowhere/at/all.json"));
        QVERIFY(!written);
        QVERIFY(!written.error().isEmpty());
    }

    void namesEveryControl()
    {
        run();
        for (QWidget* widget : panel_->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() ||
                qobject_cast<QLabel*>(widget) || widget->window() != panel_.get() ||
                widget->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            const auto* pressed = qobject_cast<QAbstractButton*>(widget);
            const bool isInner = qobject_cast<QLineEdit*>(widget) != nullptr;
            QVERIFY2(isInner || !widget->accessibleName().isEmpty() ||
                         (pressed && !pressed->text().isEmpty()),
                     qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
        }
    }

private:
    QPushButton* button(const char* name) const
    {
        return panel_->findChild<QPushButton*>(QLatin1String(name));
    }
    QLabel* label(const char* name) const { return panel_->findChild<QLabel*>(QLatin1String(name)); }
    QCheckBox* box(const char* name) const { return panel_->findChild<QCheckBox*>(QLatin1String(name)); }
    LearningPage& learning() const { return panel_->learning(); }
    desk::FindingsList* insights() const
    {
        return panel_->findChild<desk::FindingsList*>(QStringLiteral("labInsights"));
    }
    KeyFigures* figures() const { return panel_->findChild<KeyFigures*>(); }
    TilesTable* tiles() const { return panel_->findChild<TilesTable*>(); }
    double number(int row, int column) const
    {
        return tiles()->model()->index(row, column).data(TilesModel::kSortRole).toDouble();
    }
    void run()
    {
        QSignalSpy ended(panel_.get(), &LabPanel::ended);
        button("labRun")->click();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended[0][0].toBool(), true);
    }

    void learn()
    {
        QSignalSpy ended(&learning(), &LearningPage::ended);
        button("labLearn")->click();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 240'000); // slow under sanitizers
        QVERIFY(ended[0][0].toBool());
    }
    QString learnedSets() const { return folder_->filePath(QStringLiteral("learned")); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<LabPanel> panel_;
};

const WindowTest<TestLabPanel> kTest("tst_labpanel");

} // namespace lodeline::goldrush::editor::tst_labpanel

#include "tst_labpanel.moc"
