// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/seteditor.h"

#include "editor/art/artimportdialog.h"
#include "editor/art/usuallayers.h"
#include "editor/artedges/artedges.h"
#include "editor/artfolder/watchednote.h"
#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/document/picturesearch.h"
#include "editor/document/pictureuse.h"
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
#include "ui/windows/panes.h"
#include "ui/windows/scrolled.h"
#include "ui/windows/tabtitle.h"

#include <QCoreApplication>
#include <QEvent>
#include <QListView>
#include <QScrollArea>
#include <QTabWidget>
#include <QUndoView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace lodeline::goldrush::editor {
namespace {

using Pane = desk::Panes::Pane;

// Stands before the state of the panes where the drawing shows no own pictures.
const QByteArray kWithoutOwnPictures = "without own pictures;";

constexpr int kJudgeAfter = 120; // ms after the last change
constexpr int kTourGames = 100;  // are over soon

} // namespace

SetEditor::SetEditor(const desk::Kind& kind, ui::InstalledSets& installed, TileSet set,
                     const QString& sideFolder, QWidget* parent)
    : Desk(kind, std::make_unique<SetDocument>(std::move(set)), sideFolder, parent)
    , document_(static_cast<SetDocument&>(Desk::document()))
    , list_(new TileListPanel(document_, this))
    , canvas_(new CanvasPanel(this))
    , preview_(new PreviewPanel(this))
    , tileProperties_(new TileProperties(document_))
    , setProperties_(new SetProperties(document_))
    , history_(new QUndoView(&document_.history()))
    , problems_(new ProblemsPanel)
    , statistics_(new StatisticsPanel)
    , lab_(new LabPanel)
    , tabs_(new desk::FoldingTabs(this))
    , sides_(new QTabWidget(this))
    , panes_(new desk::Panes(list_, canvas_, preview_, sides_, tabs_, this))
    , commands_(new TileCommands(document_, *list_, this))
    , ways_(new SetWays(installed, this))
    , pictures_(new SetPictures(document_, file(), this))
    , tileExport_(new TileExport(this))
    , artEdges_(new ArtEdges(this))
    , pictureSearch_(new PictureSearch(this))
{
    arrange();
    setTopics();
    judgement_.setSingleShot(true);
    judgement_.setInterval(kJudgeAfter);
    connectViews();
    connectKnowledge();
    retranslate();
    list_->chooseTile(0);
    judge();
}

SetEditor::~SetEditor()
{
    delete history_; // before the document that it shows
}

void SetEditor::arrange()
{
    sides_->addTab(ui::scrolled(tileProperties_, Qt::ScrollBarAsNeeded), QString());
    sides_->addTab(ui::scrolled(setProperties_, Qt::ScrollBarAsNeeded), QString());
    sides_->addTab(history_, QString());
    tabs_->addTab(problems_, QString());
    tabs_->addTab(statistics_, QString());
    tabs_->addTab(ui::scrolled(lab_, Qt::ScrollBarAsNeeded), QString());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(panes_);
}

void SetEditor::setTopics()
{
    ui::setTopic(*list_, QStringLiteral("tiles"));
    ui::setTopic(*sides_, QStringLiteral("tiles"));
    ui::setTopic(*panes_, QStringLiteral("drawing"));
    ui::setTopic(*problems_, QStringLiteral("problems"));
    ui::setTopic(*statistics_, QStringLiteral("lab"));
    ui::setTopic(*tabs_->widget(static_cast<int>(Tab::Lab)), QStringLiteral("lab"));
}

void SetEditor::connectViews()
{
    TileCanvas* canvas = canvas_->canvas();
    connect(&document_, &SetDocument::changed, this, &SetEditor::documentChanged);
    connect(list_, &TileListPanel::currentChanged, this, &SetEditor::chooseTile);
    connect(list_, &TileListPanel::choiceChanged, this, &SetEditor::choiceOfTiles);
    connect(list_, &TileListPanel::activated, this, [this, canvas] {
        showDrawing();
        canvas->setFocus(Qt::ShortcutFocusReason);
    });
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
    connect(tileProperties_, &TileProperties::artRequested, this, &SetEditor::editArt);
    connect(tileProperties_, &TileProperties::told, this, &SetEditor::told);
    connect(commands_, &TileCommands::told, this, &SetEditor::told);
    connect(commands_, &TileCommands::aboutToChange, this, &SetEditor::commitFields);
    connect(ways_, &SetWays::told, this, &SetEditor::told);
    auto* watched = new WatchedNote;
    setProperties_->addNote(watched);
    connect(pictures_, &SetPictures::folderChanged, watched, &WatchedNote::setFolder);
    connect(watched, &WatchedNote::stopped, pictures_, [this] { pictures_->follow({}); });
    connect(pictures_, &SetPictures::told, this, &SetEditor::told);
    connect(tileExport_, &TileExport::told, this, &SetEditor::told);
    connect(pictures_, &SetPictures::aboutToChange, this, &SetEditor::commitFields);
    connect(ways_, &SetWays::started, this, &SetEditor::gameStarted);
}

void SetEditor::connectKnowledge()
{
    connect(&judgement_, &QTimer::timeout, this, &SetEditor::judge);
    connect(artEdges_, &ArtEdges::changed, this, &SetEditor::judge);
    connect(pictureSearch_, &PictureSearch::changed, this, &SetEditor::judge);
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
    connect(tabs_, &QTabWidget::currentChanged, this, &SetEditor::judge);
    connect(panes_, &desk::Panes::changed, this, &SetEditor::judge);
    connect(panes_, &desk::Panes::changed, this, &SetEditor::choiceChanged);
}

bool SetEditor::hasErrors()
{
    judge();
    return hasErrors_;
}

void SetEditor::commitFields()
{
    tileProperties_->commit();
    setProperties_->commit();
}

void SetEditor::documentChanged()
{
    chooseTile(list_->currentTile());
    judgement_.start();
    emit titleChanged();
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
    std::ranges::move(artEdges_->notes(set), std::back_inserter(all));
    return all;
}

void SetEditor::judge()
{
    const TileSet& set = document_.set();
    pictureSearch_->seek(set);
    artEdges_->look(set);
    std::vector<Finding> findings = this->findings(set);
    std::vector<int> worst(set.tiles.size(), -1);
    hasErrors_ = false;
    for (const Finding& finding : findings) {
        const auto severity = static_cast<int>(finding.problem.severity);
        hasErrors_ = hasErrors_ || finding.problem.severity == Severity::Error;
        if (finding.tile < 0)
            continue;
        int& present = worst[static_cast<std::size_t>(finding.tile)];
        if (present < 0 || severity < present)
            present = severity;
    }
    list_->setSeverities(std::move(worst));
    nameProblems(findings);
    problems_->setFindings(std::move(findings));
    if (statistics_->isVisible())
        statistics_->setTileSet(set);
    if (lab_->isVisible())
        lab_->setTileSet(set);
}

void SetEditor::nameProblems(const std::vector<Finding>& findings)
{
    const auto notes = static_cast<int>(std::ranges::count_if(
        findings, [](const Finding& f) { return f.problem.severity == Severity::Note; }));
    const int others = static_cast<int>(findings.size()) - notes;
    //: Title of the list of what is wrong with a set
    QString title = tr("Problems");
    if (others > 0)
        //: Title of the list of what is wrong with a set; %Ln errors and warnings
        title = tr("Problems (%Ln)", nullptr, others);
    else if (notes > 0)
        //: Title of the list of what is wrong with a set, if there are but notes: less than a warning
        title = tr("Problems (%Ln note(s))", nullptr, notes);
    ui::setTabTitle(tabs_, 0, title);
}

// A finding may be older than the last change; then it is about a tile that has moved on.
void SetEditor::repair(Finding finding, Repair what)
{
    commitFields();
    const std::vector<Finding> current = findings(document_.set());
    const bool isCurrent = std::ranges::find(current, finding) != current.end();
    if (isCurrent && what == Repair::ChoosePicture) {
        list_->chooseTile(finding.tile);
        editArt();
    } else if (isCurrent) {
        document_.change([what] { return QCoreApplication::translate("Repair", repairLabel(what)); },
                         [&](TileSet& set) { apply(set, finding, what); });
    }
    judge();
}

void SetEditor::repairAll(ProblemCode kind, Repair what)
{
    commitFields();
    TileSet repaired = document_.set();
    const int count =
        goldrush::repairAll(repaired, kind, what, [this](const TileSet& set) { return findings(set); });
    document_.change(
        [what, count] {
            //: A step of the history: %1 a repair, done to so many problems
            return tr("%1 (%Ln problem(s))", nullptr, count)
                .arg(QCoreApplication::translate("Repair", repairLabel(what)));
        },
        [&](TileSet& set) { set = repaired; });
    emit told(tr("%Ln problem(s) repaired.", nullptr, count));
    judge();
}

void SetEditor::jump(const Finding& finding)
{
    if (finding.tile >= 0) {
        showDrawing();
        list_->chooseTile(finding.tile);
        showForm(Form::Tile);
        canvas_->canvas()->choose({finding.side, finding.segment});
        canvas_->canvas()->setFocus(Qt::ShortcutFocusReason);
    } else if (finding.problem.pointer.starts_with("/tiles")) {
        panes_->setFolded(Pane::List, false);
        list_->view()->setFocus(Qt::ShortcutFocusReason);
    } else {
        showForm(Form::Set);
        setProperties_->focusPart(finding.problem.pointer);
    }
}

void SetEditor::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    artEdges_->setTheme(theme);
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

void SetEditor::showTab(Tab tab)
{
    panes_->setFolded(Pane::Lower, false);
    tabs_->setCurrentIndex(static_cast<int>(tab));
    tabs_->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void SetEditor::showForm(Form form)
{
    panes_->setFolded(Pane::Forms, false);
    sides_->setCurrentIndex(static_cast<int>(form));
}

void SetEditor::showDrawing()
{
    if (panes_->isEnlarged())
        panes_->setEnlarged(false);
}

void SetEditor::renameTile()
{
    showForm(Form::Tile);
    tileProperties_->focusName();
}

void SetEditor::editArt()
{
    commitFields();
    const int tile = list_->currentTile();
    if (tile < 0)
        return;
    const TileSet& set = document_.set();
    TileDesign design = set.tiles[static_cast<std::size_t>(tile)];
    if (!design.hasOwnPicture())
        design.above = usualLayers(set);
    ArtImportDialog dialog(design, pictureBytes(set), theme_, this);
    dialog.setParts(set.pictures);
    dialog.setSelected(static_cast<int>(list_->chosenTiles().size()));
    ui::setTopic(dialog, QStringLiteral("art"));
    connect(&dialog, &ArtImportDialog::filesGiven, this, [this, &dialog](const QStringList& files) {
        if (pictures_->takeFiles(files, &dialog) && !dialog.isAcceptable())
            dialog.reject();
    });
    if (dialog.exec() == QDialog::Accepted)
        commands_->setPicture(tile, dialog.tile(), dialog.isForAll());
}

void SetEditor::exportTile()
{
    commitFields();
    if (const int tile = list_->currentTile(); tile >= 0)
        tileExport_->ask(document_.set().tiles[static_cast<std::size_t>(tile)], document_.set(),
                         file().path());
}

void SetEditor::focusCanvas()
{
    showDrawing();
    canvas_->canvas()->setFocus(Qt::ShortcutFocusReason);
}

void SetEditor::beginTour()
{
    auto* card = new ui::LessonCard(this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, card);
    const auto* tour = new Tour(*this, *card);
    connect(tour, &Tour::taken, this, &SetEditor::tourTaken);
    connect(tour, &Tour::left, this, [this, card] {
        card->hide();
        focusCanvas();
    });
    LabSettings settings = lab_->settings();
    settings.games = kTourGames;
    lab_->setSettings(settings);
}

void SetEditor::focusNextPane()
{
    ui::focusNextPane({list_->view(), canvas_->canvas(), sides_->currentWidget(), tabs_->currentWidget()});
}

QByteArray SetEditor::layoutState() const
{
    return (canvas_->canvas()->showsOwnPicture() ? QByteArray() : kWithoutOwnPictures) + panes_->saveState();
}

void SetEditor::restoreLayout(const QByteArray& state)
{
    const bool isWithout = state.startsWith(kWithoutOwnPictures);
    canvas_->canvas()->setShowsOwnPicture(!isWithout);
    panes_->restoreState(isWithout ? state.mid(kWithoutOwnPictures.size()) : state);
}

void SetEditor::retranslate()
{
    //: What a screen reader calls the tabs Problems, Statistics and Lab
    tabs_->setAccessibleName(tr("About the set"));
    //: Title of a tab: numbers of the tile set
    tabs_->setTabText(1, tr("Statistics"));
    //: Where many games are played to measure a set
    tabs_->setTabText(2, tr("Lab"));
    //: What a screen reader calls the tabs Tile, Set and History
    const QString properties = tr("Properties");
    sides_->setAccessibleName(properties);
    panes_->setTitle(Pane::Forms, properties);
    //: Title of the list of tiles
    panes_->setTitle(Pane::List, tr("Tiles"));
    //: Title of a part of the window: the tile as the game shows it
    panes_->setTitle(Pane::Preview, tr("Preview"));
    //: Title of a tab: properties of the tile
    sides_->setTabText(0, tr("Tile"));
    //: Title of a tab: properties of the tile set
    sides_->setTabText(1, tr("Set"));
    //: Title of a tab: changes that can be undone
    sides_->setTabText(2, tr("History"));
    //: First entry of the history: the set before all changes
    history_->setEmptyLabel(tr("As opened"));
    history_->setAccessibleName(tr("History of changes"));
    document_.retranslate();
    history_->doItemsLayout();
    emit titleChanged();
    emit choiceChanged(); // undo and redo name a step
}

void SetEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        judge();
    }
    QWidget::changeEvent(event);
}

void SetEditor::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    judge();
}

} // namespace lodeline::goldrush::editor
