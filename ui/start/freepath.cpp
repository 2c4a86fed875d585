// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/freepath.h"

#include <QDir>
#include <QFileInfo>

namespace lodeline::ui {

QString freePath(const QString& folder, const QString& base, const QString& suffix, QChar mark)
{
    const QDir there(folder);
    QString path = there.filePath(base + suffix);
    // Such a link does not exist, as Qt says, and is in the way all the same.
    for (int number = 2; QFileInfo::exists(path) || QFileInfo(path).isSymLink(); ++number)
        path = there.filePath(base + mark + QString::number(number) + suffix);
    return path;
}

} // namespace lodeline::ui
