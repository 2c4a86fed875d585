// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

#include <vector>

namespace lodeline::test {

// The pixel by which pages are judged: 600 dpi, in millimetres.
inline constexpr double kPixel = 25.4 / 600;

// A page of a PDF in grey by pdftoppm; a null picture and `error` when that did not work.
struct Rendered
{
    QImage image;
    double scale = 0; // pixels a millimetre
    QString error;
};
// A picture on a page blackens each pixel that it touches, however little: to measure one, take 1500 dpi.
Rendered rendered(const QString& pdf, int page, int dpi = 600);

// An SVG in colour over white by rsvg-convert; null when that did not work.
QImage renderedSvg(const QString& svg, QSize size);
// How far two pictures of one size are apart when looked at from afar, which evens out grain and small
// relief: the mean over all colours of all pixels, 0 to 255.
double difference(const QImage& a, const QImage& b);

// The text of a PDF by pdftotext.
QString textOf(const QString& pdf);

// A box of a page by pdfinfo, such as "TrimBox", in millimetres from the top left corner of a page so high.
QRectF boxOf(const QString& pdf, int page, const QByteArray& box, double height);
// What qpdf --check remarks; empty for a PDF that is sound.
QString faultsOf(const QString& pdf);

struct Span
{
    double from = 0;
    double to = 0;

    double length() const { return to - from; }
    double middle() const { return (from + to) / 2; }
};

// Both look along a strip of a page, from left to right or from top to bottom. All in millimetres of the
// page.

// Where anything darker than paper lies across the strip for at least `least` mm.
std::vector<Span> inkAlong(const Rendered& page, const QRectF& strip, Qt::Orientation along, double least);
// Where thin lines cross the strip: the centre of mass of each.
std::vector<double> linesAcross(const Rendered& page, const QRectF& strip, Qt::Orientation along);

} // namespace lodeline::test
