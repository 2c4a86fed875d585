// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/help/handbookpictures.h"

#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/lab/labpanel.h"
#include "editor/print/dialog/pagepreview.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/problems/problemspanel.h"
#include "editor/tileprint/printedset.h"
#include "tests/windowtest/patience.h"

#include <QSignalSpy>
#include <QTabWidget>

namespace lodeline::goldrush::editor::test {
namespace {

using Look = std::function<void(QWidget&)>;
using Tab = SetEditor::Tab;

void open(Desk& desk, Tab tab = Tab::Problems)
{
    desk->openFile(desk.classic());
    desk.editor().showTab(tab);
}

// A tile with a mountain, track and a city.
void drawing(Desk& desk, const Look& look)
{
    open(desk);
    const auto& tiles = desk.set().tiles;
    const auto isRich = [](const TileDesign& tile) {
        return !tile.mountains.empty() && tile.railroads.size() > 1;
    };
    const auto rich = std::ranges::find_if(tiles, isRich);
    desk.editor().list().chooseTile(static_cast<int>(rich - tiles.begin()));
    auto* panel = desk.editor().findChild<CanvasPanel*>();
    panel->canvas()->choose({Side::North, {}});
    look(*panel);
}

void problems(Desk& desk, const Look& look)
{
    open(desk);
    desk.document().change([] { return QString(); },
                           [](TileSet& set) {
                               set.start = "gone";
                               set.tiles[3].railroads = set.tiles[2].railroads;
                               set.tiles.push_back(set.tiles[4]);
                           });
    desk.editor().hasErrors();
    look(*desk.editor().findChild<ProblemsPanel*>());
}

void lab(Desk& desk, const Look& look)
{
    desk->resize(1280, 1300);
    open(desk, Tab::Lab);
    LabPanel& panel = desk.editor().lab();
    LabSettings settings = panel.settings();
    settings.games = 60;
    settings.level = "random";
    panel.setSettings(settings);
    QSignalSpy ended(&panel, &LabPanel::ended);
    panel.run();
    if (ended.isEmpty() && !ended.wait(60'000))
        return;
    panel.findChild<QTabWidget*>(QStringLiteral("labTabs"))->setCurrentIndex(2);
    look(panel);
}

void print(Desk& desk, const Look& look)
{
    open(desk);
    print::PrintDialog dialog(std::make_shared<PrintedSet>(desk.set()), desk.classic());
    dialog.show();
    const auto* preview = dialog.findChild<print::PagePreview*>();
    if (QTest::qWaitFor([preview] { return preview->isCurrent() && !preview->picture().isNull(); },
                        kLongestWait))
        look(dialog);
}

} // namespace

const std::vector<HandbookPicture>& handbookPictures()
{
    static const std::vector<HandbookPicture> all{
        {"drawing", drawing}, {"problems", problems}, {"lab", lab}, {"print", print}};
    return all;
}

} // namespace lodeline::goldrush::editor::test
