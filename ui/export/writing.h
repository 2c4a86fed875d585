// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/progress.h"

#include <QByteArray>

class QImage;

namespace lodeline::ui {

// Asked once more right before a file is replaced: whoever has stopped the work by then keeps the old file.
struct LastStop
{
    const Progress& progress;
    int done;
    int total;
};

// Replaces a file as a whole; the error is a full sentence with the name of the file.
Exported writeWhole(const QString& path, const QByteArray& bytes, const LastStop& stop);
Exported writePng(const QString& path, const QImage& image, const LastStop& stop);
// Whether there is a folder for it in which one may write: to be asked before long work. The error as above.
Exported mayBeWritten(const QString& path);
// Makes the folder with all above it if it is not there.
Exported makeFolder(const QString& path);

} // namespace lodeline::ui
