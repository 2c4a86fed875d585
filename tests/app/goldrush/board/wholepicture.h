// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/boardview.h"

#include <QCoreApplication>
#include <QImage>

namespace lodeline::test {

// The board when no patch of it is left to paint.
inline QImage wholePicture(goldrush::BoardView& view)
{
    QImage image;
    do {
        QCoreApplication::processEvents(); // a zoom ends
        image = view.grab().toImage();
    } while (!view.isWhole());
    return image;
}

} // namespace lodeline::test
