// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/outputs.h"

#include "editor/print/document.h"
#include "editor/print/furniture.h"
#include "editor/print/pictures.h"
#include "editor/print/svgexport.h"
#include "ui/plain/messagebox.h"
#include "ui/tilesetfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

struct PrintOutputs
{
    Q_DECLARE_TR_FUNCTIONS(PrintOutputs)
};

const QString kFolderKey = QStringLiteral("print/folder");

struct Kind
{
    QString title;
    QString filter;
    QString suffix;
};

Kind kindOf(PrintDialog::Output output)
{
    switch (output) {
    case PrintDialog::Output::Pdf:
        return {PrintOutputs::tr("Export as PDF"), PrintOutputs::tr("PDF files (*.pdf)"),
                QStringLiteral("pdf")};
    case PrintDialog::Output::Svg:
        return {PrintOutputs::tr("Export as SVG, one file per page"), PrintOutputs::tr("SVG files (*.svg)"),
                QStringLiteral("svg")};
    case PrintDialog::Output::ContactSheet:
        return {PrintOutputs::tr("Export all designs in one picture"),
                PrintOutputs::tr("PNG pictures (*.png)"), QStringLiteral("png")};
    case PrintDialog::Output::TilePictures:
        return {PrintOutputs::tr("Choose a folder for the pictures of the designs"), {}, {}};
    }
    return {};
}

} // namespace

QStringList targetFiles(PrintDialog::Output output, const TileSet& set, const PrintOptions& options,
                        int pages, const QString& path)
{
    if (output == PrintDialog::Output::TilePictures)
        return tilePngPaths(set, {options.designs, kUsualPixels, options.inkSaver, options.tileSize}, path);
    return output == PrintDialog::Output::Svg ? svgPaths(path, std::max(pages, 1)) : QStringList{path};
}

bool mayReplace(QWidget* parent, const QStringList& files, const QString& asked)
{
    const auto present = std::ranges::count_if(
        files, [&](const QString& file) { return file != asked && QFileInfo::exists(file); });
    if (present == 0)
        return true;
    const QString question = PrintOutputs::tr("%Ln file(s) with these names already exist. Replace them?",
                                              nullptr, static_cast<int>(present));
    return ui::MessageBox::maySave(parent, parent->windowTitle(), question);
}

ui::LongWork exportWork(PrintDialog::Output output, const std::shared_ptr<const TileSet>& set,
                        const PrintOptions& options, const QString& path)
{
    return [=](const ui::Progress& progress) -> ui::Exported {
        PictureOptions pictures{options.designs, kUsualPixels, options.inkSaver, options.tileSize};
        switch (output) {
        case PrintDialog::Output::Pdf:
            return exportPdf(*set, options, path, progress);
        case PrintDialog::Output::Svg:
            return exportSvg(*set, options, path, progress);
        case PrintDialog::Output::ContactSheet:
            pictures.pixels = kSheetPixels;
            return exportContactSheet(*set, pictures, path, progress);
        case PrintDialog::Output::TilePictures:
            return exportTilePngs(*set, pictures, path, progress);
        }
        return {};
    };
}

QString proposedTarget(PrintDialog::Output output, const TileSet& set, const QString& setFile)
{
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(setFile.isEmpty() ? QSettings().value(kFolderKey, usual).toString()
                                        : QFileInfo(setFile).absolutePath());
    if (output == PrintDialog::Output::TilePictures)
        return folder.path();
    const QString name = setFile.isEmpty() ? ui::fileNameFor(ui::setName(set)) : ui::tileSetBaseName(setFile);
    return folder.filePath(name + u'.' + kindOf(output).suffix);
}

QString askForTarget(QWidget* parent, PrintDialog::Output output, const TileSet& set, const QString& setFile)
{
    const Kind kind = kindOf(output);
    const QString proposal = proposedTarget(output, set, setFile);
    QString path;
    if (output == PrintDialog::Output::TilePictures) {
        path = QFileDialog::getExistingDirectory(parent, kind.title, proposal);
    } else {
        QFileDialog dialog(parent, kind.title, proposal, kind.filter);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix(kind.suffix);
        dialog.selectFile(QFileInfo(proposal).fileName());
        path = dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    }
    if (!path.isEmpty())
        QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath());
    return path;
}

ui::LongWork askForPrinter(QWidget* parent, const std::shared_ptr<const TileSet>& set,
                           const PrintOptions& options)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(nameOf(*set));
    printer->setFullPage(true);
    printer->setPageLayout({QPageSize(options.paper), options.orientation, QMarginsF()});
    if (options.backs)
        printer->setDuplex(options.flip == FlipEdge::Long ? QPrinter::DuplexLongSide
                                                          : QPrinter::DuplexShortSide);
    QPrintDialog dialog(printer.get(), parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return [=](const ui::Progress& progress) { return printOn(*printer, *set, options, progress); };
}

} // namespace lodeline::goldrush::editor
