// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/print/rendered.h"

#include <QProcess>

#include <cmath>

namespace lodeline::test {
namespace {

QByteArray outputOf(const QString& program, const QStringList& arguments, QString* error)
{
    QProcess process;
    process.start(program, arguments);
    const bool ran = process.waitForFinished(60'000);
    if (!ran || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        *error = program + QStringLiteral(": ") + process.errorString() + QStringLiteral(": ") +
                 QString::fromUtf8(process.readAllStandardError());
    return process.readAllStandardOutput();
}

// How dark the strip is at each pixel along it, 0 for paper to 1.
std::vector<double> darkness(const QImage& image, const QRectF& strip, Qt::Orientation along)
{
    const QRect px = QRectF(strip.topLeft() * kPixelsPerMm, strip.size() * kPixelsPerMm)
                         .toRect()
                         .intersected(image.rect());
    const bool level = along == Qt::Horizontal;
    std::vector<double> sums(static_cast<std::size_t>(level ? px.width() : px.height()));
    for (int y = px.top(); y <= px.bottom(); ++y) {
        const uchar* line = image.constScanLine(y);
        for (int x = px.left(); x <= px.right(); ++x)
            sums[static_cast<std::size_t>(level ? x - px.left() : y - px.top())] += 1 - line[x] / 255.0;
    }
    for (double& sum : sums)
        sum /= level ? px.height() : px.width();
    return sums;
}

double startOf(const QRectF& strip, Qt::Orientation along)
{
    return std::round((along == Qt::Horizontal ? strip.left() : strip.top()) * kPixelsPerMm) / kPixelsPerMm;
}

} // namespace

Rendered rendered(const QString& pdf, int page)
{
    Rendered result;
    const QString number = QString::number(page);
    const QByteArray pgm =
        outputOf(QStringLiteral("pdftoppm"),
                 {"-r", QString::number(kDpi), "-gray", "-f", number, "-l", number, pdf}, &result.error);
    result.image = QImage::fromData(pgm, "PGM").convertToFormat(QImage::Format_Grayscale8);
    if (result.image.isNull() && result.error.isEmpty())
        result.error = QStringLiteral("pdftoppm gave no picture");
    return result;
}

QString textOf(const QString& pdf)
{
    QString error;
    const QByteArray text = outputOf(QStringLiteral("pdftotext"), {"-layout", pdf, "-"}, &error);
    return error.isEmpty() ? QString::fromUtf8(text) : error;
}

std::vector<Span> inkAlong(const QImage& image, const QRectF& strip, Qt::Orientation along, double least)
{
    constexpr double paper = 0.04;
    const std::vector<double> dark = darkness(image, strip, along);
    const double start = startOf(strip, along);
    std::vector<Span> spans;
    for (std::size_t i = 0; i < dark.size();) {
        std::size_t end = i;
        while (end < dark.size() && dark[end] > paper)
            ++end;
        const Span span{start + double(i) / kPixelsPerMm, start + double(end) / kPixelsPerMm};
        if (end > i && span.length() >= least)
            spans.push_back(span);
        i = end + 1;
    }
    return spans;
}

std::vector<double> linesAcross(const QImage& image, const QRectF& strip, Qt::Orientation along)
{
    constexpr double visible = 0.05;
    const std::vector<double> dark = darkness(image, strip, along);
    const double start = startOf(strip, along);
    std::vector<double> lines;
    for (std::size_t i = 0; i < dark.size();) {
        double mass = 0;
        double moment = 0;
        for (; i < dark.size() && dark[i] > visible; ++i) {
            mass += dark[i];
            moment += dark[i] * (double(i) + 0.5);
        }
        if (mass > 0)
            lines.push_back(start + moment / mass / kPixelsPerMm);
        ++i;
    }
    return lines;
}

} // namespace lodeline::test
