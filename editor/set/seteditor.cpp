// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/seteditor.h"

#include "editor/art/artimportdialog.h"
#include "editor/art/usuallayers.h"
#include "editor/artedges/artedges.h"
#include "editor/artedges/backturns.h"
#include "editor/artfolder/watchednote.h"
#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/document/picturereading.h"
#include "editor/document/picturesearch.h"
#include "editor/document/setchanges.h"
#include "editor/lab/labpanel.h"
#include "editor/panes/panes.h"
#include "editor/preview/previewpanel.h"
#include "editor/problems/problemspanel.h"
#include "editor/properties/setproperties.h"
#include "editor/properties/tileproperties.h"
#include "editor/set/setpictures.h"
#include "editor/set/setways.h"
#include "editor/set/tilecommands.h"
#include "editor/set/tour.h"
#include "editor/statistics/statisticspanel.h"
#include "editor/tileprint/tileexport.h"
#include "editor/tiles/tilelistpanel.h"
#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/design/repairall.h"
#include "engine/goldrush/design/repairs.h"
#include "ui/guide/lessoncard.h"
#include "ui/help/topic.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QListView>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace lodeline::goldrush::editor {
namespace {

using Pane = desk::Panes::Pane;

constexpr int kTourGames = 100; // are over soon

} // namespace

SetEditor::SetEditor(const desk::Kind& kind, ui::InstalledSets& installed, TileSet set,
                     const QString& sideFolder, const QString& learned, QWidget* parent)
    : PanedDesk(kind, std::make_unique<SetDocument>(std::move(set)), sideFolder, parent)
    , document_(static_cast<SetDocument&>(Desk::document()))
    , list_(new TileListPanel(document_, this))
    , canvas_(new CanvasPanel(this))
    , preview_(new PreviewPanel(this))
    , tileProperties_(new TileProperties(document_))
    , setProperties_(new SetProperties(document_))
    , problems_(new ProblemsPanel)
    , statistics_(new StatisticsPanel)
    , lab_(new LabPanel(learned))
    , commands_(new TileCommands(document_, *list_, this))
    , ways_(new SetWays(installed, this))
    , pictures_(new SetPictures(document_, file(), this))
    , tileExport_(new TileExport(this))
    , artEdges_(new ArtEdges(this))
    , backTurns_(new BackTurns(this))
    , pictureSearch_(new PictureSearch(this))
    , pictureReading_(new PictureReading(this))
{
    lab_->setHome([this] { return folderOfFile(); });
    arrange({.list = list_,
             .rows = list_->view(),
             .drawing = canvas_,
             .canvas = canvas_->canvas(),
             .preview = preview_,
             .partForm = tileProperties_,
             .wholeForm = setProperties_,
             .problems = problems_,
             .statistics = statistics_,
             .lab = lab_});
    setTopics();
    connectViews();
    connectKnowledge();
    list_->chooseTile(0);
    judge();
}

void SetEditor::setTopics()
{
    ui::setTopic(*list_, QStringLiteral("tiles"));
    ui::setTopic(forms(), QStringLiteral("tiles"));
    ui::setTopic(panes(), QStringLiteral("drawing"));
    ui::setTopic(*problems_, QStringLiteral("problems"));
    ui::setTopic(*statistics_, QStringLiteral("lab"));
    ui::setTopic(*tabs().widget(static_cast<int>(Tab::Lab)), QStringLiteral("lab"));
}

void SetEditor::connectViews()
{
    TileCanvas* canvas = canvas_->canvas();
    connect(&document_, &SetDocument::changed, this, [this] { chooseTile(list_->currentTile()); });
    connect(list_, &TileListPanel::currentChanged, this, &SetEditor::chooseTile);
    connect(list_, &TileListPanel::choiceChanged, this, &SetEditor::choiceOfTiles);
    connect(list_, &TileListPanel::activated, this, &SetEditor::focusDrawing);
    connect(canvas, &TileCanvas::editRequested, this, [this](const TileEdit& edit) {
        const int tile = list_->currentTile();
        document_.changeTile(tile, edit.words, edit.apply,
                             edit.kind.isEmpty() ? QString()
                                                 : QStringLiteral("%1:%2").arg(tile).arg(edit.kind));
    });
    connect(canvas, &TileCanvas::segmentChosen, tileProperties_, &TileProperties::setChosenSegment);
    connect(tileProperties_, &TileProperties::segmentTouched, canvas, [canvas](SegmentRef segment) {
        canvas->choose({{}, segment});
    });
    connect(tileProperties_, &TileProperties::artRequested, this, [this] { run(desk::Command::OwnPicture); });
    connect(tileProperties_, &TileProperties::told, this, &SetEditor::told);
    connect(commands_, &TileCommands::told, this, &SetEditor::told);
    connect(ways_, &SetWays::told, this, &SetEditor::told);
    auto* watched = new WatchedNote;
    setProperties_->addNote(watched);
    connect(pictures_, &SetPictures::folderChanged, watched, &WatchedNote::setFolder);
    connect(watched, &WatchedNote::stopped, pictures_, [this] { pictures_->follow({}); });
    connect(pictures_, &SetPictures::told, this, &SetEditor::told);
    connect(tileExport_, &TileExport::told, this, &SetEditor::told);
    connect(ways_, &SetWays::started, this, &SetEditor::gameStarted);
}

void SetEditor::connectKnowledge()
{
    connect(artEdges_, &ArtEdges::changed, this, &SetEditor::judge);
    connect(backTurns_, &BackTurns::changed, this, &SetEditor::judge);
    connect(&file(), &desk::DocumentFile::originChanged, setProperties_,
            [this] { setProperties_->setFolder(folderOfFile()); });
    connect(&file(), &desk::DocumentFile::originChanged, pictureSearch_, &PictureSearch::seekAgain);
    connect(&file(), &desk::DocumentFile::restoredOutside, pictureSearch_, &PictureSearch::seekAgain);
    connect(pictureSearch_, &PictureSearch::changed, this, &SetEditor::judge);
    connect(pictureSearch_, &PictureSearch::counted, setProperties_, &SetProperties::setPictureBytes);
    connect(pictureReading_, &PictureReading::changed, this, &SetEditor::judge);
    connect(problems_, &ProblemsPanel::jumpRequested, this, &SetEditor::jump);
    connect(problems_, &ProblemsPanel::repairRequested, this, &SetEditor::repair);
    connect(problems_, &ProblemsPanel::repairAllRequested, this, &SetEditor::repairAll);
    const auto lead = [this](int tile) {
        showDrawing();
        list_->chooseTile(tile);
    };
    connect(statistics_, &StatisticsPanel::tileActivated, this, lead);
    connect(lab_, &LabPanel::tileActivated, this, lead);
    connect(lab_, &LabPanel::aboutToRun, this, [this] {
        commitFields();
        judge();
    });
    // What nobody sees is brought up to date when it shows.
    connect(&tabs(), &QTabWidget::currentChanged, this, &SetEditor::judge);
    connect(&panes(), &desk::Panes::changed, this, &SetEditor::judge);
}

void SetEditor::commitFields()
{
    tileProperties_->commit();
    setProperties_->commit();
}

void SetEditor::chooseTile(int tile)
{
    const TileSet& set = document_.set();
    const bool valid = tile >= 0 && static_cast<std::size_t>(tile) < set.tiles.size();
    canvas_->canvas()->setParts(set);
    canvas_->canvas()->setTile(valid ? std::optional(set.tiles[static_cast<std::size_t>(tile)])
                                     : std::nullopt);
    preview_->setTile(set, valid ? tile : -1);
    problems_->setCurrentPart(valid ? tile : -1);
    statistics_->setCurrentTile(valid ? tile : -1);
    choiceOfTiles();
}

void SetEditor::choiceOfTiles()
{
    tileProperties_->setTiles(list_->currentTile(), list_->chosenTiles());
    emit choiceChanged();
}

std::vector<Finding> SetEditor::findings(const TileSet& set) const
{
    std::vector<Finding> all = critique(set);
    std::ranges::move(pictureSearch_->missing(set), std::back_inserter(all));
    std::ranges::move(pictureReading_->warnings(set, all), std::back_inserter(all));
    std::ranges::move(artEdges_->notes(set), std::back_inserter(all));
    std::ranges::move(backTurns_->notes(set), std::back_inserter(all));
    return all;
}

void SetEditor::judge()
{
    const TileSet& set = document_.set();
    pictureSearch_->seek(set);
    artEdges_->look(set);
    backTurns_->look(set);
    std::vector<Finding> findings = this->findings(set);
    pictureReading_->read(set, findings);
    problems_->setFindings(std::move(findings));
    list_->setSeverities(problems_->worst(set.tiles.size()));
    if (statistics_->isVisible())
        statistics_->setTileSet(set);
    if (lab_->isVisible())
        lab_->setTileSet(set);
}

// A finding may be older than the last change; then it is about a tile that has moved on.
void SetEditor::repair(Finding finding, Repair what)
{
    commitFields();
    const std::vector<Finding> current = findings(document_.set());
    const bool isCurrent = std::ranges::find(current, finding) != current.end();
    if (isCurrent && what == Repair::ChoosePicture && finding.part) {
        showForm(Form::Whole);
        setProperties_->askForPicture(*finding.part);
    } else if (isCurrent && what == Repair::ChoosePicture) {
        list_->chooseTile(finding.tile);
        editArt();
    } else if (isCurrent) {
        const TileSet before = document_.set();
        const ui::Words step =
            document_.about(finding.tile < 0 ? std::vector<int>() : std::vector{finding.tile},
                            [what] { return QCoreApplication::translate("Repair", repairLabel(what)); });
        if (document_.change(step, [&](TileSet& set) { apply(set, finding, what); }))
            problems_->tellRepair(step,
                                  [before, after = document_.set()] { return setChanges(before, after); });
    }
    judge();
}

void SetEditor::repairAll(ProblemCode kind, Repair what)
{
    commitFields();
    const TileSet before = document_.set();
    TileSet repaired = before;
    const int count =
        goldrush::repairAll(repaired, kind, what, [this](const TileSet& set) { return findings(set); });
    const ui::Words step = [what, count] {
        //: A step of the history: %1 a repair, done to so many problems
        return tr("%1 (%Ln problem(s))", nullptr, count)
            .arg(QCoreApplication::translate("Repair", repairLabel(what)));
    };
    if (document_.change(step, [&](TileSet& set) { set = repaired; }))
        problems_->tellRepair(step, [before, after = document_.set()] { return setChanges(before, after); });
    emit told(tr("%Ln problem(s) repaired.", nullptr, count));
    judge();
}

void SetEditor::jump(const Finding& finding)
{
    if (finding.tile >= 0) {
        list_->chooseTile(finding.tile);
        showForm(Form::Part);
        canvas_->canvas()->choose({finding.side, finding.segment});
        focusDrawing();
    } else if (finding.problem.pointer.starts_with("/tiles")) {
        panes().setFolded(Pane::List, false);
        list_->view()->setFocus(Qt::ShortcutFocusReason);
    } else {
        showForm(Form::Whole);
        setProperties_->focusPart(finding.problem.pointer);
    }
}

void SetEditor::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    list_->setTheme(theme);
    canvas_->setTheme(theme);
    preview_->setTheme(theme);
    statistics_->setTheme(theme);
    lab_->setTheme(theme);
    problems_->setTheme(theme);
}

void SetEditor::setMenu(QMenu* menu)
{
    list_->setMenu(menu);
}

void SetEditor::addPartActions(const QList<QAction*>& actions)
{
    list_->view()->addActions(actions);
    canvas_->addActions(actions);
}

QString SetEditor::folderOfFile()
{
    return file().path().isEmpty() ? QString() : QFileInfo(file().path()).absolutePath();
}

void SetEditor::editArt()
{
    const int tile = list_->currentTile();
    if (tile < 0)
        return;
    const TileSet& set = document_.set();
    TileDesign design = set.tiles[static_cast<std::size_t>(tile)];
    if (!design.hasOwnPicture())
        design.above = usualLayers(set);
    ArtImportDialog dialog(design, pictureSearch_->bytes(), theme_, this);
    dialog.setParts(set.pictures);
    dialog.setFolder(pictureFolder_.isEmpty() ? folderOfFile() : pictureFolder_);
    dialog.setSelected(static_cast<int>(list_->chosenTiles().size()));
    ui::setTopic(dialog, QStringLiteral("art"));
    connect(&dialog, &ArtImportDialog::filesGiven, this, [this, &dialog](const QStringList& files) {
        if (pictures_->takeFiles(files, &dialog) && !dialog.isAcceptable())
            dialog.reject();
    });
    if (dialog.exec() == QDialog::Accepted) {
        // Another program may have changed its file meanwhile.
        const TileDesign now = document_.set().tiles[static_cast<std::size_t>(tile)];
        commands_->setPicture(tile, dialog.isOtherPicture() ? dialog.tile() : now, dialog.tile().above,
                              dialog.isForAll());
    }
    pictureFolder_ = dialog.folder();
}

void SetEditor::exportTile()
{
    if (const int tile = list_->currentTile(); tile >= 0)
        tileExport_->ask(document_.set().tiles[static_cast<std::size_t>(tile)], document_.set(),
                         file().path());
}

void SetEditor::beginTour()
{
    auto* card = new ui::LessonCard(this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, card);
    const auto* tour = new Tour(*this, *card);
    connect(tour, &Tour::taken, this, &SetEditor::tourTaken);
    connect(tour, &Tour::left, this, [this, card] {
        card->hide();
        focusDrawing();
    });
    LabSettings settings = lab_->settings();
    settings.games = kTourGames;
    lab_->setSettings(settings);
}

void SetEditor::retranslate()
{
    //: What a screen reader calls the tabs Problems, Statistics and Lab
    tabs().setAccessibleName(tr("About the set"));
    //: Title of a tab: numbers of the tile set
    tabs().setTabText(static_cast<int>(Tab::Statistics), tr("Statistics"));
    //: Title of the list of tiles
    panes().setTitle(Pane::List, tr("Tiles"));
    //: Title of a part of the window: the tile as the game shows it
    panes().setTitle(Pane::Preview, tr("Preview"));
    //: Title of a tab: properties of the tile
    forms().setTabText(static_cast<int>(Form::Part), tr("Tile"));
    //: Title of a tab: properties of the tile set
    forms().setTabText(static_cast<int>(Form::Whole), tr("Set"));
}

} // namespace lodeline::goldrush::editor
