// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/outputs.h"

#include "editor/print/document.h"
#include "editor/print/pictures.h"
#include "editor/print/svgexport.h"
#include "ui/plain/messagebox.h"
#include "ui/recentfiles.h"
#include "ui/sets/installing.h"
#include "ui/tilesetfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QSettings>

#include <algorithm>

namespace lodeline::print {
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
    case PrintDialog::Output::FacePictures:
        return {PrintOutputs::tr("Choose a folder for the pictures of the designs"), {}, {}};
    }
    return {};
}

} // namespace

QStringList targetFiles(PrintDialog::Output output, const Printable& printed, const PrintOptions& options,
                        int pages, const QString& path)
{
    if (output == PrintDialog::Output::FacePictures)
        return facePngPaths(printed, picturesOf(printed, options, options.pixels), path);
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

ui::LongWork exportWork(PrintDialog::Output output, const std::shared_ptr<const Printable>& printed,
                        const PrintOptions& options, const QString& path)
{
    return [=](const ui::Progress& progress) -> ui::Exported {
        switch (output) {
        case PrintDialog::Output::Pdf:
            return exportPdf(*printed, options, path, progress);
        case PrintDialog::Output::Svg:
            return exportSvg(*printed, options, path, progress);
        case PrintDialog::Output::ContactSheet:
            return exportContactSheet(*printed, picturesOf(*printed, options, kSheetPixels), path, progress);
        case PrintDialog::Output::FacePictures:
            return exportFacePngs(*printed, picturesOf(*printed, options, options.pixels), path, progress);
        }
        return {};
    };
}

QString proposedTarget(PrintDialog::Output output, const Printable& printed, const QString& file)
{
    const QDir folder(file.isEmpty() ? ui::existingFolder({QSettings().value(kFolderKey).toString()})
                                     : QFileInfo(file).absolutePath());
    if (output == PrintDialog::Output::FacePictures)
        return folder.path();
    const QString name =
        file.isEmpty() ? ui::fileNameFor(ui::setName(printed.about())) : printed.baseName(file);
    return folder.filePath(name + u'.' + kindOf(output).suffix);
}

QString askForTarget(QWidget* parent, PrintDialog::Output output, const Printable& printed,
                     const QString& file)
{
    const Kind kind = kindOf(output);
    const QString proposal = proposedTarget(output, printed, file);
    const QString path =
        output == PrintDialog::Output::FacePictures
            ? QFileDialog::getExistingDirectory(parent, kind.title, proposal)
            : ui::askWhereToSave(kind.title, proposal, u'.' + kind.suffix, kind.filter, parent);
    if (!path.isEmpty())
        QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath());
    return path;
}

PrintOptions turnedAs(PrintOptions options, QPrinter::DuplexMode duplex)
{
    if (duplex == QPrinter::DuplexLongSide)
        options.flip = FlipEdge::Long;
    else if (duplex == QPrinter::DuplexShortSide)
        options.flip = FlipEdge::Short;
    return options;
}

ui::LongWork askForPrinter(QWidget* parent, const std::shared_ptr<const Printable>& printed,
                           const PrintOptions& options)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(nameOf(*printed));
    printer->setFullPage(true);
    printer->setPageLayout({QPageSize(options.paper), options.orientation, QMarginsF()});
    if (options.backs)
        printer->setDuplex(options.flip == FlipEdge::Long ? QPrinter::DuplexLongSide
                                                          : QPrinter::DuplexShortSide);
    QPrintDialog dialog(printer.get(), parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return [printer, printed, chosen = turnedAs(options, printer->duplex())](const ui::Progress& progress) {
        return printOn(*printer, *printed, chosen, progress);
    };
}

} // namespace lodeline::print
