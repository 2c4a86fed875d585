// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/progress.h"

#include <QByteArray>

class QImage;

namespace lodeline::ui {

// The bytes of a picture as a file; the error is a full sentence.
tl::expected<QByteArray, QString> pngOf(const QImage& image);
// Replaces a file as a whole; the error is a full sentence with the name of the file.
Exported writeWhole(const QString& path, const QByteArray& bytes);
Exported writePng(const QString& path, const QImage& image);
// Whether there is a folder for it in which one may write: to be asked before long work. The error as above.
Exported mayBeWritten(const QString& path);
// Makes the folder with all above it if it is not there.
Exported makeFolder(const QString& path);

} // namespace lodeline::ui
