// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/findingdelegate.h"
#include "editor/findings/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "engine/goldrush/files/problems.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

namespace lodeline::goldrush::editor::tst_problemspanel {
namespace {

Finding findingOf(Severity severity, int tile, std::vector<Repair> repairs = {})
{
    const QString number = QString::number(tile);
    Finding finding;
    finding.problem.severity = severity;
    finding.problem.code = SetProblem::HalfEdgeUnclaimed;
    finding.problem.pointer = QStringLiteral("/tiles/%1").arg(number).toStdString();
    finding.problem.arguments.emplace_back("ne");
    finding.tile = tile;
    finding.tileId = QStringLiteral("t%1").arg(number).toStdString();
    finding.side = Side::North;
    finding.repairs = std::move(repairs);
    return finding;
}

std::vector<Finding> someFindings()
{
    return {findingOf(Severity::Note, 3), findingOf(Severity::Error, 1, {Repair::LayPrairies}),
            findingOf(Severity::Warning, 3, {Repair::MergeDuplicate, Repair::RemoveTile}),
            findingOf(Severity::Error, 2, {Repair::LayPrairies})};
}

struct Parts
{
    explicit Parts(ProblemsPanel& panel)
        : list(panel.findChild<QListView*>())
        , model(static_cast<desk::FindingsModel*>(list->model()))
        , filters(panel.findChildren<QToolButton*>())
        , onlyThisTile(panel.findChild<QCheckBox*>())
    {
    }

    QPoint buttonOf(int row) const
    {
        QStyleOptionViewItem option;
        option.initFrom(list);
        option.widget = list;
        option.font = list->font();
        option.rect = list->visualRect(model->index(row, 0));
        const auto* delegate = static_cast<desk::FindingDelegate*>(list->itemDelegate());
        return delegate->buttonRect(option, model->index(row, 0)).center();
    }

    QListView* list;
    desk::FindingsModel* model;
    QList<QToolButton*> filters;
    QCheckBox* onlyThisTile;
};

// Chooses an entry of the menu that is open.
bool chooseInMenu(const QString& entry)
{
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu)
        return false;
    const QList<QAction*> actions = menu->actions();
    const auto found = std::ranges::find_if(
        actions, [&](const QAction* action) { return action->text().remove(u'&') == entry; });
    if (found != actions.end())
        (*found)->trigger();
    menu->close();
    return found != actions.end();
}

} // namespace

class TestProblemsPanel : public QObject
{
    Q_OBJECT

private slots:
    void saysThatThereIsNothing();
    void cutsNoSign();
    void sortsAndCounts();
    void filtersBySeverity();
    void filtersByTile();
    void jumpsByClickAndByKey();
    void repairsByItsButton();
    void offersSeveralRepairsInAMenu();
    void closesItsMenuWhenFindingsChange();
    void keepsItsPlaceWhenFindingsGo();
    void isWordedAndNamed();
    void signsAreAsTheThemeHasThem();
    void givesTheFocusToWhatIsSeen();
    void behavesAsAModel();
};

void TestProblemsPanel::saysThatThereIsNothing()
{
    ProblemsPanel panel;
    panel.show();
    panel.setFindings({});
    const auto shown = [&panel] {
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                return label->text();
        return QString();
    };
    QCOMPARE(shown(), QStringLiteral("No problems. This can be played."));
    panel.setFindings(someFindings());
    QCOMPARE(shown(), QString());
    for (QToolButton* filter : Parts(panel).filters)
        filter->setChecked(false);
    QCOMPARE(shown(), QStringLiteral("No problems of this kind."));
    panel.setFindings({findingOf(Severity::Note, 1)});
    QCOMPARE(shown(), QStringLiteral("No problems of this kind. This can be played."));
}

void TestProblemsPanel::cutsNoSign()
{
    ProblemsPanel panel;
    panel.setTheme(art::Theme::light());
    panel.setFindings({});
    panel.show();
    for (const int height : {400, 130, 90, 400}) {
        panel.resize(400, height);
        settleLayouts();
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            const QRect place(label->mapTo(&panel, QPoint()), label->size());
            if (label->isVisible() && !label->pixmap().isNull())
                QVERIFY(panel.rect().contains(place) && place.height() >= label->sizeHint().height());
        }
        QVERIFY(height < 130 || std::ranges::any_of(panel.findChildren<QLabel*>(), [](const QLabel* label) {
                    return label->isVisible() && !label->pixmap().isNull();
                }));
    }
}

void TestProblemsPanel::sortsAndCounts()
{
    ProblemsPanel panel;
    QSignalSpy counted(&panel, &ProblemsPanel::countsChanged);
    panel.setFindings(someFindings());
    QCOMPARE(counted.count(), 1);
    QCOMPARE(panel.count(Severity::Error), 2);
    QCOMPARE(panel.count(Severity::Warning), 1);
    QCOMPARE(panel.count(Severity::Note), 1);
    const Parts parts(panel);
    QCOMPARE(parts.model->rowCount(), 4);
    QStringList places;
    for (int row = 0; row < 4; ++row)
        places << parts.model->index(row, 0).data(desk::FindingsModel::PlaceRole).toString();
    QCOMPARE(places,
             QStringList({QStringLiteral("Tile t1, north edge"), QStringLiteral("Tile t2, north edge"),
                          QStringLiteral("Tile t3, north edge"), QStringLiteral("Tile t3, north edge")}));
    QVERIFY(parts.filters[0]->text().startsWith(QStringLiteral("2 error")));
}

void TestProblemsPanel::filtersBySeverity()
{
    ProblemsPanel panel;
    panel.setFindings(someFindings());
    const Parts parts(panel);
    parts.filters[0]->click();
    QCOMPARE(parts.model->rowCount(), 2);
    parts.filters[2]->click();
    QCOMPARE(parts.model->rowCount(), 1);
    QCOMPARE(parts.model->index(0, 0).data(desk::FindingsModel::SeverityWordRole).toString(),
             QStringLiteral("Warning"));
    parts.filters[0]->click();
    QCOMPARE(parts.model->rowCount(), 3);
    QCOMPARE(panel.count(Severity::Note), 1);
}

void TestProblemsPanel::filtersByTile()
{
    ProblemsPanel panel;
    panel.setFindings(someFindings());
    const Parts parts(panel);
    QVERIFY(!parts.onlyThisTile->isEnabled() || parts.model->rowCount() == 4);
    panel.setCurrentPart(3);
    QCOMPARE(parts.model->rowCount(), 4);
    parts.onlyThisTile->click();
    QCOMPARE(parts.model->rowCount(), 2);
    panel.setCurrentPart(1);
    QCOMPARE(parts.model->rowCount(), 1);
    panel.setCurrentPart(-1);
    QCOMPARE(parts.model->rowCount(), 4);
}

void TestProblemsPanel::jumpsByClickAndByKey()
{
    ProblemsPanel panel;
    panel.resize(360, 500);
    panel.setFindings(someFindings());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const Parts parts(panel);
    std::vector<int> jumps;
    connect(&panel, &ProblemsPanel::jumpRequested, this, [&](const Finding& finding) {
        QVERIFY(!finding.segment);
        QCOMPARE(finding.side, std::optional(Side::North));
        jumps.push_back(finding.tile);
    });
    const QRect second = parts.list->visualRect(parts.model->index(1, 0));
    QTest::mouseClick(parts.list->viewport(), Qt::LeftButton, {}, second.topLeft() + QPoint(60, 12));
    QCOMPARE(jumps, std::vector{2});
    QTest::keyClick(parts.list, Qt::Key_Down);
    QTest::keyClick(parts.list, Qt::Key_Return);
    QCOMPARE(jumps, (std::vector{2, 3}));
}

void TestProblemsPanel::repairsByItsButton()
{
    for (const int width : {320, 700}) {
        ProblemsPanel panel;
        panel.resize(width, 600);
        panel.setFindings(someFindings());
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const Parts parts(panel);
        int jumps = 0;
        std::vector<std::pair<int, Repair>> repairs;
        connect(&panel, &ProblemsPanel::jumpRequested, this, [&jumps] { ++jumps; });
        connect(&panel, &ProblemsPanel::repairRequested, this, [&](const Finding& finding, Repair repair) {
            repairs.emplace_back(finding.tile, repair);
            panel.setFindings({});
        });
        QTest::mouseClick(parts.list->viewport(), Qt::LeftButton, {}, parts.buttonOf(1));
        QTRY_COMPARE(repairs, (std::vector{std::pair(2, Repair::LayPrairies)}));
        QCOMPARE(jumps, 0);
        QCOMPARE(parts.model->rowCount(), 0);
    }
}

void TestProblemsPanel::offersSeveralRepairsInAMenu()
{
    ProblemsPanel panel;
    panel.resize(400, 600);
    panel.setFindings(someFindings());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const Parts parts(panel);
    std::vector<Repair> repairs;
    connect(&panel, &ProblemsPanel::repairRequested, this, [&](const Finding& finding, Repair repair) {
        QCOMPARE(finding.tile, 3);
        repairs.push_back(repair);
    });
    parts.list->setCurrentIndex(parts.model->index(2, 0));
    QTest::mouseClick(parts.list->viewport(), Qt::LeftButton, {}, parts.buttonOf(2));
    QTRY_VERIFY(QApplication::activePopupWidget());
    QVERIFY(chooseInMenu(QStringLiteral("Remove the tile")));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, {5, 5});
    QCoreApplication::sendEvent(parts.list, &event);
    QVERIFY(chooseInMenu(QStringLiteral("Merge this tile and its copies into the other tile")));
    QCOMPARE(repairs, (std::vector{Repair::RemoveTile, Repair::MergeDuplicate}));
}

void TestProblemsPanel::closesItsMenuWhenFindingsChange()
{
    ProblemsPanel panel;
    panel.resize(400, 600);
    panel.setFindings(someFindings());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const Parts parts(panel);
    int repairs = 0;
    connect(&panel, &ProblemsPanel::repairRequested, this, [&repairs] { ++repairs; });
    parts.list->setCurrentIndex(parts.model->index(2, 0));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, {5, 5});
    QCoreApplication::sendEvent(parts.list, &event);
    const QPointer<QWidget> menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    panel.setFindings(someFindings()); // the same
    QVERIFY(menu && menu->isVisible());
    std::vector<Finding> others = someFindings();
    others.push_back(findingOf(Severity::Warning, 4, {Repair::RemoveTile}));
    std::ranges::reverse(others);
    panel.setFindings(others);
    QVERIFY(!QApplication::activePopupWidget());
    if (menu)
        for (QAction* action : menu->actions())
            action->trigger();
    QCOMPARE(repairs, 0);
}

void TestProblemsPanel::keepsItsPlaceWhenFindingsGo()
{
    ProblemsPanel panel;
    std::vector<Finding> findings = someFindings();
    panel.setFindings(findings);
    const Parts parts(panel);
    const auto currentTile = [&] { return parts.model->row(parts.list->currentIndex()).part; };
    parts.list->setCurrentIndex(parts.model->index(1, 0));
    QCOMPARE(currentTile(), 2);
    findings.insert(findings.begin(), findingOf(Severity::Error, 9));
    panel.setFindings(findings);
    QCOMPARE(currentTile(), 2);
    QCOMPARE(parts.list->currentIndex().row(), 2);
    std::erase_if(findings, [](const Finding& f) { return f.tile == 2; });
    panel.setFindings(findings);
    QCOMPARE(parts.list->currentIndex().row(), 2);
    QCOMPARE(currentTile(), 3);
}

void TestProblemsPanel::signsAreAsTheThemeHasThem()
{
    ProblemsPanel panel;
    panel.setFindings(someFindings());
    panel.setTheme(art::Theme::light());
    const QToolButton* errors = Parts(panel).filters.front();
    const auto sign = [errors] { return errors->icon().pixmap(16, 16).toImage(); };
    const QImage light = sign();
    const QImage list = panel.grab().toImage();
    art::Theme other = art::Theme::light();
    other.marks.error = other.marks.note;
    panel.setTheme(other);
    QVERIFY(sign() != light);
    QVERIFY(panel.grab().toImage() != list);
    panel.setTheme(art::Theme::light());
    QCOMPARE(sign(), light);
}

void TestProblemsPanel::isWordedAndNamed()
{
    ProblemsPanel panel;
    panel.setTheme(art::Theme::light());
    panel.setFindings(someFindings());
    const Parts parts(panel);
    QVERIFY(!parts.list->accessibleName().isEmpty());
    for (const QToolButton* filter : parts.filters) {
        QVERIFY(!filter->icon().isNull());
        QVERIFY(!filter->accessibleName().isEmpty());
        QVERIFY(filter->focusPolicy() & Qt::TabFocus);
    }
    const QString spoken = parts.model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(QStringLiteral("Error. Tile t1, north edge. ")), qPrintable(spoken));
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&panel, &event);
    QCOMPARE(parts.model->rowCount(), 4);
}

void TestProblemsPanel::givesTheFocusToWhatIsSeen()
{
    ProblemsPanel panel;
    panel.show();
    panel.setFindings(someFindings());
    const Parts parts(panel);
    QCOMPARE(panel.focusProxy(), static_cast<QWidget*>(parts.list));
    panel.setFindings({});
    QVERIFY(panel.focusProxy()->isVisible());
}

void TestProblemsPanel::behavesAsAModel()
{
    desk::FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{.problem = {Severity::Error, FileProblem::NotJson, {}, {}}, .part = 3},
                   {.problem = {Severity::Warning, FileProblem::NotJson, {}, {}}, .part = 3},
                   {.problem = {Severity::Note, FileProblem::NotJson, {}, {}}, .part = 2},
                   {.problem = {Severity::Note, FileProblem::NotJson, {}, {}}, .part = 3}});
    model.setShown(Severity::Error, false);
    model.setOnlyPart(3);
    QCOMPARE(model.rowCount(), 2);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

const WindowTest<TestProblemsPanel> kTest("tst_problemspanel");

} // namespace lodeline::goldrush::editor::tst_problemspanel

#include "tst_problemspanel.moc"
