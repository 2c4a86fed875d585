// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labpanel.h"

#include "editor/lab/findingslist.h"
#include "editor/lab/histogramgrid.h"
#include "editor/lab/keyfigures.h"
#include "editor/lab/labcontrols.h"
#include "editor/lab/labwords.h"
#include "editor/lab/tilestable.h"
#include "ui/files.h"
#include "ui/plain/label.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace lodeline::goldrush::editor {
namespace {

// Whether games of both are the same, whatever they are called and however they look.
bool playsAlike(const TileSet& a, const TileSet& b)
{
    const auto same = [](const TileDesign& x, const TileDesign& y) {
        return x.id == y.id && x.count == y.count && x.railroads == y.railroads &&
               x.mountains == y.mountains && x.prairies == y.prairies;
    };
    return a.start == b.start && a.tokens == b.tokens && std::ranges::equal(a.tiles, b.tiles, same);
}

} // namespace

LabPanel::LabPanel(QWidget* parent)
    : QWidget(parent)
    , controls_(new LabControls(this))
    , notice_(new ui::Label(this))
    , state_(new ui::Label(this))
    , csv_(new QPushButton(this))
    , json_(new QPushButton(this))
    , tabs_(new QTabWidget(this))
    , findings_(new FindingsList(this))
    , figures_(new KeyFigures(this))
    , histograms_(new HistogramGrid(this))
    , tiles_(new TilesTable(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    column->addWidget(controls_);
    column->addWidget(notice_);
    column->addWidget(makeHead());
    makeTabs();
    column->addWidget(tabs_, 1);
    connectParts();
    retranslate();
}

QWidget* LabPanel::makeHead()
{
    notice_->setWordWrap(true);
    notice_->setMargin(6);
    notice_->setAutoFillBackground(true);
    notice_->setBackgroundRole(QPalette::ToolTipBase);
    notice_->setForegroundRole(QPalette::ToolTipText);
    notice_->setObjectName(QStringLiteral("labNotice"));
    state_->setObjectName(QStringLiteral("labState"));
    state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    state_->setWordWrap(true);
    csv_->setObjectName(QStringLiteral("labCsv"));
    json_->setObjectName(QStringLiteral("labJson"));
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(state_, 1);
    row->addWidget(csv_);
    row->addWidget(json_);
    return head;
}

// Each fills the panel, which is low where the window is.
void LabPanel::makeTabs()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(histograms_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::StrongFocus); // scrolled by keys
    for (QWidget* page : std::initializer_list<QWidget*>{findings_, figures_, scroll, tiles_})
        tabs_->addTab(page, QString());
    tabs_->setDocumentMode(true);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // rather low than scrolled as a whole
    tabs_->setObjectName(QStringLiteral("labTabs"));
}

void LabPanel::connectParts()
{
    connect(controls_, &LabControls::runRequested, this, &LabPanel::run);
    connect(controls_, &LabControls::cancelRequested, this, &LabPanel::cancel);
    connect(&runner_, &LabRunner::progressed, controls_, &LabControls::setProgress);
    connect(&runner_, &LabRunner::measured, this, [this](const SimulationResult& result) {
        own_ = result;
        showResult();
    });
    connect(&runner_, &LabRunner::classicMeasured, this, [this](const SimulationResult& result) {
        classic_ = result;
        showResult();
    });
    connect(&runner_, &LabRunner::ended, this, [this](bool complete) {
        complete_ = complete;
        controls_->end();
        showResult();
        emit ended(complete);
    });
    connect(tiles_, &TilesTable::tileActivated, this, &LabPanel::activateTile);
    connect(findings_, &FindingsList::tileActivated, this, &LabPanel::activateTile);
    connect(csv_, &QPushButton::clicked, this, [this] { chooseExport(QStringLiteral("csv")); });
    connect(json_, &QPushButton::clicked, this, [this] { chooseExport(QStringLiteral("json")); });
}

void LabPanel::setTileSet(const TileSet& set)
{
    set_ = set;
    const Problems problems = validate(set_);
    const auto error = std::ranges::find(problems, Severity::Error, &Problem::severity);
    hindrance_ = error == problems.end() ? QString()
                                         //: %1 the first thing that is wrong with a tile set
                                         : tr("This set cannot be played: %1").arg(ui::problemText(*error));
    controls_->setHindrance(hindrance_);
    showState();
}

void LabPanel::setTheme(const art::Theme& theme)
{
    findings_->setTheme(theme);
    tiles_->setTheme(theme);
}

LabSettings LabPanel::settings() const
{
    return controls_->settings();
}

void LabPanel::setSettings(const LabSettings& settings)
{
    controls_->setSettings(settings);
}

void LabPanel::run()
{
    emit aboutToRun();
    if (!hindrance_.isEmpty())
        return;
    measured_ = set_;
    ran_ = settings();
    own_.reset();
    classic_.reset();
    complete_ = false;
    controls_->begin();
    runner_.start(measured_, ran_);
    showResult();
}

void LabPanel::cancel()
{
    runner_.cancel();
}

tl::expected<void, QString> LabPanel::exportTo(const QString& path) const
{
    if (!own_)
        //: A reason, after a colon
        return tl::unexpected(tr("there is nothing to export"));
    const bool isCsv = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    return ui::writeFile(path, isCsv ? setCsv(*own_, classic()) : toJson(*own_, classic()));
}

QString LabPanel::fileName() const
{
    if (own_->tileSet.empty())
        return QStringLiteral("lab");
    //: Name of a file without its ending: %1 name of a tile set
    return ui::asFileName(tr("%1 lab").arg(QString::fromStdString(own_->tileSet)), QStringLiteral("lab"));
}

void LabPanel::chooseExport(const QString& suffix)
{
    const QString name = (folder_.isEmpty() ? QString() : folder_ + u'/') + fileName() + u'.' + suffix;
    //: Kind of file, in the dialog to save one
    const QString filter = suffix == QLatin1String("csv") ? tr("Tables (*.csv)") : tr("JSON files (*.json)");
    QFileDialog dialog(this, tr("Export the numbers"), name, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(name).fileName());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().value(0);
    folder_ = QFileInfo(path).absolutePath();
    if (const auto written = exportTo(path); !written)
        ui::MessageBox::warn(this, tr("Export the numbers"),
                             //: %1 name of a file, %2 the reason
                             tr("%1 could not be written: %2").arg(ui::shownPath(path), written.error()));
}

void LabPanel::activateTile(int design)
{
    const std::string& id = measured_.tiles[static_cast<std::size_t>(design)].id;
    const auto found = std::ranges::find(set_.tiles, id, &TileDesign::id);
    if (found != set_.tiles.end())
        emit tileActivated(static_cast<int>(found - set_.tiles.begin()));
}

void LabPanel::showResult()
{
    const bool hasOwn = own_ && own_->measuresSet();
    const bool hasClassic = classic_ && classic_->measuresSet();
    std::optional<SetFigures> own;
    std::optional<SetFigures> beside;
    std::vector<LabFinding> findings;
    if (hasClassic)
        beside = figuresOf(classic_->tally.set);
    if (hasOwn) {
        own = figuresOf(own_->tally.set);
        findings = findingsOf(own_->tally.set, own_->outline, referenceFor(*own_, classic()));
    }
    findings_->setFindings(std::move(findings));
    figures_->setFigures(own, beside);
    histograms_->setSums(hasOwn ? std::optional(own_->tally.set) : std::nullopt,
                         hasClassic ? std::optional(classic_->tally.set) : std::nullopt);
    tiles_->setTiles(measured_, hasOwn ? own_->tally.set.tiles : std::vector<TileSums>());
    showState();
}

QString LabPanel::stateText() const
{
    if (!own_)
        return isRunning() ? QString() : tr("Run the lab to see how your tiles play.");
    const RunState ended = complete_ ? RunState::Complete : RunState::Canceled;
    return runText(isRunning() ? RunState::Running : ended, own_->tally.games, ran_.players, ran_.level);
}

void LabPanel::showState()
{
    state_->setText(stateText());
    QString notice = hindrance_;
    if (notice.isEmpty() && own_ && !playsAlike(set_, measured_))
        notice = tr("The set has changed since these games were played. Run the lab again to bring the "
                    "results up to date.");
    notice_->setText(notice);
    notice_->setVisible(!notice.isEmpty());
    const bool exports = own_ && !isRunning();
    csv_->setEnabled(exports);
    json_->setEnabled(exports);
}

void LabPanel::retranslate()
{
    //: Button
    csv_->setText(tr("Export &CSV…"));
    //: Button
    json_->setText(tr("Export &JSON…"));
    csv_->setToolTip(tr("All numbers in one long table"));
    json_->setToolTip(tr("All numbers as lodeline-cli simulate prints them"));
    const QStringList titles{tr("What stands out"),
                             //: Title of a page: mean numbers of a game
                             tr("On average"),
                             //: Title of a page
                             tr("Histograms"),
                             //: Title of a page: how the tiles of the set did in the games
                             tr("Tiles")};
    for (int page = 0; page < tabs_->count(); ++page)
        tabs_->setTabText(page, titles[page]);
    tabs_->setAccessibleName(tr("Numbers in detail"));
    tabs_->widget(2)->setAccessibleName(tr("Histograms"));
    setTileSet(set_);
}

void LabPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
