// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "editor/properties/setproperties.h"
#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <functional>
#include <set>

namespace lodeline::goldrush::editor::tst_findings {

class FindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void aRepairIsForItsTileAlone();
    void theKeyRepairsAfterTheJump();
    void allOfAKindAreRepairedAtOnce();
    void numbersOutOfRangeAreRepaired();
    void problemsOfTheSetLeadToTheirField();
    void picturesThatStandOutAreNoted();
    void whatPicturesCannotShowIsTold();
};

void FindingsTest::aRepairIsForItsTileAlone()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    auto* problems = desk.editor().findChild<ProblemsPanel*>();
    Finding old;
    old.problem = {Severity::Warning, SetProblem::RarelyPlaced, "/tiles/0", {}};
    old.tile = 0;
    old.tileId = desk.set().tiles[0].id;
    const TileSet before = ui::loadTileSet(desk.classic()).value().set;
    QCOMPARE(desk.set(), before);
    emit problems->repairRequested(old, Repair::RemoveTile); // as told before the set was changed
    QCOMPARE(desk.set(), before);
    desk.document().change([] { return QStringLiteral("x"); },
                           [](TileSet& set) {
                               set.tiles[0].extra = {{"colour", "1"}};
                           });
    std::vector<Finding> now = critique(desk.set());
    const auto key =
        std::ranges::find(now, FileProblem::UnknownKey, [](const Finding& f) { return f.problem.code; });
    QVERIFY(key != now.end());
    emit problems->repairRequested(*key, Repair::RemoveUnknownKey);
    QCOMPARE(desk.set(), before);
}

void FindingsTest::theKeyRepairsAfterTheJump()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    QApplication::setActiveWindow(&*desk);
    desk.document().change([] { return QStringLiteral("x"); },
                           [](TileSet& set) {
                               set.tiles[0].extra = {{"colour", "1"}};
                           });
    desk.editor().showTab(SetEditor::Tab::Problems);
    auto* problems = desk.editor().findChild<ProblemsPanel*>();
    problems->setFindings(critique(desk.set()));
    auto* list = problems->findChild<QListView*>();
    const QModelIndexList rows = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                                      QStringLiteral("colour"), 1, Qt::MatchContains);
    QCOMPARE(rows.size(), 1);
    list->setCurrentIndex(rows.front());
    emit list->activated(rows.front());
    QVERIFY(!list->hasFocus());
    QTest::keyClick(&*desk, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(desk.set().tiles[0].extra.empty());
}

void FindingsTest::allOfAKindAreRepairedAtOnce()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk.document().change([] { return QStringLiteral("x"); },
                           [](TileSet& set) {
                               for (const std::size_t tile : {0U, 4U, 9U})
                                   set.tiles[tile].count = 0;
                           });
    TileSet before = desk.set(); // a copy
    desk.editor().showTab(SetEditor::Tab::Problems);
    auto* problems = desk.editor().findChild<ProblemsPanel*>();
    problems->setFindings(critique(desk.set()));
    auto* list = problems->findChild<QListView*>();
    auto* all = problems->findChild<QPushButton*>();
    list->setCurrentIndex({}); // the first is as soon as the list has the focus
    QVERIFY(!all->isEnabled());
    const QModelIndexList rows = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                                      QStringLiteral("Tile 01e"), 1, Qt::MatchContains);
    QCOMPARE(rows.size(), 1);
    list->setCurrentIndex(rows.front());
    QVERIFY(all->isEnabled());
    QVERIFY2(all->text().contains(QLatin1String(" 3 ")), qPrintable(all->text()));
    const QSignalSpy told(&desk.editor(), &SetEditor::told);
    emit problems->repairAllRequested(SetProblem::NoCopies, Repair::AddCopy);
    for (const std::size_t tile : {0U, 4U, 9U})
        QCOMPARE(desk.set().tiles[tile].count, 1);
    QVERIFY(told.last().first().toString().startsWith(u'3'));
    QCOMPARE(desk.document().history().count(), 2);
    const auto said = [problems] {
        const auto labels = problems->findChildren<QLabel*>();
        const auto done = std::ranges::find_if(
            labels, [](const QLabel* label) { return label->text().startsWith("Done: "); });
        return done == labels.end() ? QString() : (*done)->text();
    };
    QVERIFY2(said().contains("Copies: 01a from 0 to 1, 01e from 0 to 1, and"), qPrintable(said()));
    desk.document().history().undo();
    QCOMPARE(desk.set(), before);
    QVERIFY(said().isEmpty());
    emit problems->repairAllRequested(SetProblem::NoCopies, Repair::RemoveTile);
    QCOMPARE(desk.set().tiles.size(), before.tiles.size() - 3);
    QVERIFY(!desk.set().find("01a") && !desk.set().find("01e"));
    QVERIFY2(said().contains("Tiles removed: 01a, 01e, and"), qPrintable(said()));
}

void FindingsTest::numbersOutOfRangeAreRepaired()
{
    const test::Desk desk;
    TileSet set = ui::loadTileSet(desk.classic()).value().set;
    set.tiles[1].count = 500;
    set.tiles[2].prairies[0].tipis = 30;
    set.tokens[0].value = 1000;
    const QString file = desk.path(QStringLiteral("far.tileset.json"));
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    desk->openFile(file);
    QVERIFY(desk->current());
    QVERIFY(desk.editor().hasErrors());
    const std::vector<Finding> findings = critique(desk.set());
    const auto far =
        std::ranges::find(findings, FileProblem::OutOfRange, [](const Finding& f) { return f.problem.code; });
    QVERIFY(far != findings.end());
    QCOMPARE(far->repairs.front(), Repair::LimitNumbers);
    emit desk.editor().findChild<ProblemsPanel*>()->repairRequested(*far, Repair::LimitNumbers);
    QCOMPARE(desk.set().tiles[1].count, kMaxCopies);
    QCOMPARE(desk.set().tiles[2].prairies[0].tipis, kMaxSymbols);
    QCOMPARE(desk.set().tokens[0].value, kMaxTokenValue);
}

void FindingsTest::problemsOfTheSetLeadToTheirField()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    QApplication::setActiveWindow(&*desk);
    auto* problems = desk.editor().findChild<ProblemsPanel*>();
    auto* form = desk.editor().findChild<SetProperties*>();
    for (const auto& [pointer, name] :
         {std::pair{"/author", "Author"}, {"/license", "License"}, {"/start", "Start tile"}}) {
        Finding finding;
        finding.problem.pointer = pointer;
        emit problems->jumpRequested(finding);
        QVERIFY(form->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QLatin1String(name));
    }
    Finding finding;
    finding.problem.pointer = "/tiles";
    emit problems->jumpRequested(finding);
    QVERIFY(desk.editor().list().view()->hasFocus());
}

// Compared when they are painted, without a further step.
void FindingsTest::picturesThatStandOutAreNoted()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    auto* list = desk.editor().findChild<ProblemsPanel*>()->findChild<QListView*>();
    const auto notes = [&] {
        return list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                    QStringLiteral("the picture has #cdb478"), -1, Qt::MatchContains);
    };
    desk.document().change(
        [] { return QStringLiteral("x"); },
        [](TileSet& set) {
            for (std::size_t i = 0; i < set.tiles.size(); ++i)
                set.tiles[i].art =
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' "
                    "height='9' fill='" +
                    std::string(i == 4 ? "#cdb478" : "#96aa5a") + "'/></svg>";
        });
    QTRY_COMPARE(notes().size(), 4);
}

void FindingsTest::whatPicturesCannotShowIsTold()
{
    using enum HalfEdge;
    const test::Desk desk;
    desk->openFile(desk.classic());
    const auto* list = desk.editor().findChild<ProblemsPanel*>()->findChild<desk::FindingsModel*>();
    const auto told = [list] {
        std::set<int> tiles;
        for (int i = 0; i < list->rowCount(); ++i) {
            const desk::FindingRow& row = list->row(list->index(i, 0));
            const bool isOfPrairie = row.problem.pointer.find("/prairies/") != std::string::npos;
            for (const SetProblem kind :
                 {SetProblem::SeenAsSeveral, SetProblem::SeenAsAnother, SetProblem::NotSeen})
                if (row.problem.code == kind && isOfPrairie)
                    tiles.insert(row.part);
        }
        return tiles;
    };
    const auto change = [&desk](const std::function<void(TileDesign&)>& edit) {
        desk.document().changeTile(
            3, [] { return QStringLiteral("x"); },
            [&](TileDesign& tile) {
                edit(tile);
                return true;
            });
    };
    // Two prairies of which each would have to cross the other one three times.
    change([](TileDesign& tile) {
        tile.mountains.clear();
        tile.railroads.clear();
        for (const Side side : kAllSides)
            tile.railroads.push_back({{side}, RailroadEnd::Junction, 0, {}});
        tile.prairies = {{{NW, EN, SE, WS}, 0, 0, {}}, {{NE, ES, SW, WN}, 0, 0, {}}};
    });
    QTRY_COMPARE(told(), std::set{3});
    // Where somebody has made the picture, it is up to them.
    change([](TileDesign& tile) {
        tile.art =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/></svg>";
    });
    QTRY_VERIFY(told().empty());
    desk.document().history().undo();
    QTRY_COMPARE(told(), std::set{3});
    change([](TileDesign& tile) { layPrairies(tile); });
    QTRY_VERIFY(told().empty());
}

const WindowTest<FindingsTest> kTest("tst_findings");

} // namespace lodeline::goldrush::editor::tst_findings

#include "tst_findings.moc"
