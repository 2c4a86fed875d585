// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writing.h"

#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>

namespace lodeline::ui {
namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

} // namespace

Exported writeWhole(const QString& path, const QByteArray& bytes, const LastStop& stop)
{
    if (stop.progress && !stop.progress(stop.done, stop.total))
        return tl::unexpected(QString());
    const auto written = writeFile(path, view(bytes));
    if (!written) {
        //: %1 name of a file, %2 the reason as the system words it
        return tl::unexpected(
            ExportText::tr("\"%1\" cannot be written: %2.").arg(shownPath(path), written.error()));
    }
    return {};
}

Exported writePng(const QString& path, const QImage& image, const LastStop& stop)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return tl::unexpected(
            ExportText::tr("There is not enough memory for a picture of this size. Choose a smaller one."));
    return writeWhole(path, buffer.data(), stop);
}

Exported mayBeWritten(const QString& path)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (!folder.isDir())
        //: %1 name of a file
        return tl::unexpected(
            ExportText::tr("\"%1\" cannot be written: its folder does not exist.").arg(shownPath(path)));
    if (!folder.isWritable())
        //: %1 name of a file
        return tl::unexpected(
            ExportText::tr("\"%1\" cannot be written: you are not allowed to write in its folder.")
                .arg(shownPath(path)));
    return {};
}

Exported makeFolder(const QString& path)
{
    if (QDir().mkpath(path))
        return {};
    //: %1 path of a folder
    return tl::unexpected(ExportText::tr("The folder \"%1\" cannot be created.").arg(shownPath(path)));
}

} // namespace lodeline::ui
