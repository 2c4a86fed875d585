// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writing.h"

#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>

namespace lodeline::ui {
namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

} // namespace

Exported writeWhole(const QString& path, const QByteArray& bytes)
{
    const auto written = writeFile(path, view(bytes));
    if (!written) {
        //: %1 name of a file, %2 the reason as the system words it
        return tl::unexpected(
            ExportText::tr("\"%1\" cannot be written: %2.").arg(shownPath(path), written.error()));
    }
    return {};
}

Exported writePng(const QString& path, const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return tl::unexpected(ExportText::tr("There is not enough memory for a picture of this size."));
    return writeWhole(path, buffer.data());
}

Exported makeFolder(const QString& path)
{
    if (QDir().mkpath(path))
        return {};
    //: %1 path of a folder
    return tl::unexpected(ExportText::tr("The folder \"%1\" cannot be created.").arg(shownPath(path)));
}

} // namespace lodeline::ui
