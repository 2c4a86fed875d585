// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

#include <vector>

namespace lodeline::test {

inline constexpr int kDpi = 600;
inline constexpr double kPixelsPerMm = kDpi / 25.4;

// A page of a PDF in grey at kDpi by pdftoppm; a null picture and `error` when that did not work.
struct Rendered
{
    QImage image;
    QString error;
};
Rendered rendered(const QString& pdf, int page);

// The text of a PDF by pdftotext.
QString textOf(const QString& pdf);

struct Span
{
    double from = 0;
    double to = 0;

    double length() const { return to - from; }
    double middle() const { return (from + to) / 2; }
};

// Looks along a strip of a picture, from left to right or from top to bottom. All in millimetres of the page.
// Where anything darker than paper lies across the strip for at least `least` mm.
std::vector<Span> inkAlong(const QImage& image, const QRectF& strip, Qt::Orientation along, double least);
// Where thin lines cross the strip: the centre of mass of each.
std::vector<double> linesAcross(const QImage& image, const QRectF& strip, Qt::Orientation along);

} // namespace lodeline::test
