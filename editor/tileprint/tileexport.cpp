// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/tileexport.h"

#include "editor/print/printoptions.h"
#include "editor/tileprint/tileshapes.h"
#include "resources/art/own/ownpictures.h"
#include "ui/export/writing.h"
#include "ui/files.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/recentfiles.h"
#include "ui/sets/installing.h"
#include "ui/work/exportrunner.h"

#include <QDir>

namespace lodeline::goldrush::editor {

TileExport::TileExport(QWidget* window)
    : QObject(window)
    , window_(window)
    , runner_(new ui::ExportRunner(window))
{
    connect(runner_, &ui::ExportRunner::finished, this, &TileExport::finish);
}

QString TileExport::title()
{
    return tr("Export tile as SVG");
}

void TileExport::ask(const TileDesign& design, const TileSet& set, const QString& setFile)
{
    const QString folder = setFile.isEmpty() ? ui::existingFolder({}) : QFileInfo(setFile).absolutePath();
    const QString name = ui::asFileName(QString::fromStdString(design.id), QStringLiteral("tile"));
    const QString suffix = QStringLiteral(".svg");
    const QString path = ui::askWhereToSave(title(), QDir(folder).filePath(name + suffix), suffix,
                                            tr("SVG files (*.svg)"), window_);
    if (!path.isEmpty())
        exportTo(design, set, path);
}

void TileExport::exportTo(const TileDesign& design, const TileSet& set, const QString& path)
{
    if (runner_->isRunning())
        return;
    target_ = path;
    art_ = art::OwnArt(design);
    runner_->run(work(design, set, path), tr("Writing the tile…"));
}

ui::LongWork TileExport::work(const TileDesign& design, const TileSet& set, const QString& path)
{
    QSettings settings;
    const print::PrintOptions options = print::readPrintOptions(settings);
    return [design, path, size = options.tileSize, bleed = print::bleedOf(options),
            own = art::PartPictures(set, art::Patience::UntilThere)](const ui::Progress& progress) {
        return ui::writeWhole(path, editableTile(design, size, bleed, own), {progress, 1, 1});
    };
}

void TileExport::finish(bool done, const QString& error)
{
    if (done) {
        //: %1 a file
        emit told(tr("Exported to %1").arg(ui::shownPath(target_)));
        warnOfRefusal();
    } else if (!error.isEmpty()) {
        ui::MessageBox::openWarning(window_, title(), error);
        emit failed(error);
    }
}

void TileExport::warnOfRefusal()
{
    if (art_.isEmpty())
        return;
    if (const auto fault = art::ownPictures().refusal(art_))
        ui::MessageBox::openWarning(window_, title(),
                                    ui::problemText({Severity::Warning, fault->code, {}, fault->arguments}));
}

} // namespace lodeline::goldrush::editor
