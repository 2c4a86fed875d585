// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPixmap>

namespace lodeline::art {

// A picture to keep, once it is painted: as long as it lives, a painted one holds on to the buffers of its
// painter, up to 100 KB. Its copy does not.
inline QImage finished(const QImage& painted)
{
    return painted.copy();
}
inline QPixmap finished(const QPixmap& painted)
{
    return painted.copy();
}

} // namespace lodeline::art
