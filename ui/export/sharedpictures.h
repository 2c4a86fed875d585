// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <functional>

namespace lodeline::ui {

// QSvgGenerator writes every picture anew where it is drawn. For one that is drawn often it gets
// `placeholder` in its place, and `withSharedPictures` puts the real picture there, held once.

// A single pixel that stands for the picture of that number, from 0 on.
QImage placeholder(int picture);

// The SVG with every placeholder as a use of its picture, which is defined where it is drawn first.
// `dataOf` gives the picture of a number as the address of its data.
QByteArray withSharedPictures(const QByteArray& svg, const std::function<QByteArray(int picture)>& dataOf);

// "data:image/png;base64,…"; JPEG of good quality where that may lose a little.
QByteArray pictureData(const QImage& image, bool lossless);

} // namespace lodeline::ui
