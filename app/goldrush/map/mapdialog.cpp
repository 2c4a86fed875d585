// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/map/mapdialog.h"

#include "app/goldrush/map/mapexport.h"
#include "ui/files.h"
#include "ui/plain/label.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/recentfiles.h"
#include "ui/sets/installing.h"
#include "ui/work/exportrunner.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lodeline::goldrush {
namespace {

constexpr int kWidth = 440; // px

} // namespace

MapDialog::MapDialog(MapContent content, QSettings& store, QWidget* parent)
    : QDialog(parent)
    , content_(std::move(content))
    , store_(store)
    , runner_(new ui::ExportRunner(this))
    , formatLabel_(new ui::Label(this))
    , format_(new QComboBox(this))
    , sizeLabel_(new ui::Label(this))
    , size_(new QComboBox(this))
    , tileLabel_(new ui::Label(this))
    , tile_(new QDoubleSpinBox(this))
    , dpiLabel_(new ui::Label(this))
    , dpi_(new QSpinBox(this))
    , measures_(new ui::Label(this))
    , outcome_(new ui::Label(this))
    , export_(new QPushButton(this))
    , close_(new QPushButton(this))
{
    build();
    retranslate();
    for (QComboBox* choice : {format_, size_})
        connect(choice, &QComboBox::currentIndexChanged, this, &MapDialog::showMeasures);
    connect(tile_, &QDoubleSpinBox::valueChanged, this, &MapDialog::showMeasures);
    connect(export_, &QPushButton::clicked, this, &MapDialog::ask);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(runner_, &ui::ExportRunner::finished, this, &MapDialog::finish);
    showMeasures();
}

MapDialog::~MapDialog() = default;

void MapDialog::build()
{
    for (const MapFormat format : {MapFormat::Pdf, MapFormat::Svg, MapFormat::Png})
        format_->addItem(QString(), static_cast<int>(format));
    for (const MapSize size : {MapSize::A4, MapSize::A3, MapSize::OfTile})
        size_->addItem(QString(), static_cast<int>(size));
    tile_->setRange(MapOptions::kLeastTile, MapOptions::kMostTile);
    tile_->setDecimals(1);
    tile_->setValue(MapOptions::kTrueSize);
    dpi_->setRange(MapOptions::kLeastDpi, MapOptions::kMostDpi);
    dpi_->setSingleStep(50);
    dpi_->setValue(MapOptions().dpi);
    auto* form = new QFormLayout;
    const std::pair<QLabel*, QWidget*> rows[]{
        {formatLabel_, format_}, {sizeLabel_, size_}, {tileLabel_, tile_}, {dpiLabel_, dpi_}};
    for (const auto& [label, field] : rows) {
        label->setBuddy(field);
        form->addRow(label, field);
    }
    for (QLabel* label : {measures_, outcome_})
        label->setWordWrap(true);
    outcome_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    export_->setDefault(true);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(export_, QDialogButtonBox::ActionRole);
    buttons->addButton(close_, QDialogButtonBox::RejectRole);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(measures_);
    column->addWidget(outcome_);
    column->addWidget(buttons);
    setMinimumWidth(kWidth);
}

MapFormat MapDialog::format() const
{
    return static_cast<MapFormat>(format_->currentData().toInt());
}

MapOptions MapDialog::options() const
{
    return {static_cast<MapSize>(size_->currentData().toInt()), tile_->value(), dpi_->value()};
}

QString MapDialog::outcome() const
{
    return outcome_->text();
}

void MapDialog::showMeasures()
{
    tile_->setEnabled(options().size == MapSize::OfTile);
    const MapLayout layout = layOut(content_, options());
    const auto number = [](double millimetres) { return QLocale().toString(millimetres, 'f', 0); };
    //: %1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres
    measures_->setText(tr("The paper is %1 × %2 mm, and a tile on it is %3 mm wide.")
                           .arg(number(layout.paper.width()), number(layout.paper.height()),
                                QLocale().toString(layout.tile, 'f', 1)));
}

void MapDialog::ask()
{
    QStringList names;
    for (const MapContent::Player& player : content_.players)
        names << player.name;
    const QString suffix = suffixOf(format());
    const QString name = ui::asFileName(names.join(u'-'), QStringLiteral("map"));
    const QString path = ui::askWhereToSave(
        windowTitle(), QDir(ui::lastFolder(store_)).filePath(name + u'.' + suffix), u'.' + suffix,
        //: Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names
        tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix), this);
    if (path.isEmpty())
        return;
    ui::setLastFolder(store_, QFileInfo(path).absolutePath());
    exportTo(path);
}

void MapDialog::exportTo(const QString& path)
{
    if (runner_->isRunning())
        return;
    target_ = path;
    tellOutcome({});
    const auto work = [content = content_, wanted = options(), format = format(),
                       path](const ui::Progress& progress) {
        return exportMap(content, wanted, format, path, progress);
    };
    runner_->run(work, tr("Drawing the map…"));
}

void MapDialog::finish(bool done, const QString& error)
{
    if (done) {
        //: Line at the bottom of the dialog; %1 a file
        tellOutcome([file = target_] { return tr("Saved: %1").arg(ui::shownPath(file)); });
        emit exported(target_);
        return;
    }
    if (error.isEmpty()) {
        //: Line at the bottom of the dialog: no map was written
        tellOutcome([] { return tr("Canceled."); });
        return;
    }
    tellOutcome({});
    ui::MessageBox::openWarning(this, windowTitle(), error);
    emit failed(error);
}

void MapDialog::tellOutcome(ui::Words words)
{
    outcomeWords_ = std::move(words);
    outcome_->setText(outcomeWords_ ? outcomeWords_() : QString());
}

void MapDialog::done(int result)
{
    runner_->cancel();
    QDialog::done(result);
}

void MapDialog::retranslate()
{
    setWindowTitle(tr("Export the map"));
    //: Label of a choice: PDF, SVG or PNG
    formatLabel_->setText(tr("&File type:"));
    format_->setItemText(0, tr("PDF, for printing"));
    format_->setItemText(1, tr("SVG, for editing"));
    format_->setItemText(2, tr("PNG, as a picture"));
    //: Label of a choice: how large the map is on paper
    sizeLabel_->setText(tr("&Size:"));
    size_->setItemText(0, tr("On an A4 sheet"));
    size_->setItemText(1, tr("On an A3 sheet"));
    size_->setItemText(2, tr("Custom tile size"));
    //: Label of a number: the side of a tile on paper
    tileLabel_->setText(tr("&Tile size:"));
    //: Millimetres, behind a number
    tile_->setSuffix(tr(" mm"));
    tile_->setToolTip(tr("The tiles of the printed game measure 45 mm"));
    //: Label of a number: how many dots of a picture lie on an inch
    dpiLabel_->setText(tr("&Resolution:"));
    //: Dots per inch, behind a number
    dpi_->setSuffix(tr(" dpi"));
    //: Button: write the map to a file
    export_->setText(tr("&Export…"));
    //: Button: close the dialog
    close_->setText(tr("&Close"));
    showMeasures();
    tellOutcome(outcomeWords_);
}

void MapDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::goldrush
