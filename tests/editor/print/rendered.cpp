// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/print/rendered.h"

#include <QProcess>

#include <algorithm>
#include <cmath>

namespace lodeline::test {
namespace {

QByteArray outputOf(const QString& program, const QStringList& arguments, QString* error)
{
    QProcess process;
    process.start(program, arguments);
    const bool ran = process.waitForFinished(-1);
    if (!ran || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        *error = program + QStringLiteral(": ") + process.errorString() + QStringLiteral(": ") +
                 QString::fromUtf8(process.readAllStandardError());
    return process.readAllStandardOutput();
}

// A binary PGM of 8 bits, which Qt reads only up to a size.
QImage greyImage(const QByteArray& pgm)
{
    const QList<QByteArray> header = pgm.left(64).simplified().split(' ');
    if (header.size() < 4 || header[0] != "P5" || header[3] != "255")
        return {};
    const QSize size(header[1].toInt(), header[2].toInt());
    const qsizetype pixels = qsizetype{size.width()} * size.height();
    if (pixels <= 0 || pixels > pgm.size())
        return {};
    const auto* data = reinterpret_cast<const uchar*>(pgm.constData() + pgm.size() - pixels);
    return QImage(data, size.width(), size.height(), size.width(), QImage::Format_Grayscale8).copy();
}

// How dark the strip is at each pixel along it, 0 for paper to 1.
std::vector<double> darkness(const Rendered& page, const QRectF& strip, Qt::Orientation along)
{
    const QImage& image = page.image;
    const QRectF scaled(strip.topLeft() * page.scale, strip.size() * page.scale);
    const QRect px = scaled.toRect().intersected(image.rect());
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

// Where the first pixel of that is, in millimetres.
double startOf(const Rendered& page, const QRectF& strip, Qt::Orientation along)
{
    const double start = std::round((along == Qt::Horizontal ? strip.left() : strip.top()) * page.scale);
    return std::max(start, 0.0) / page.scale;
}

} // namespace

Rendered rendered(const QString& pdf, int page, int dpi)
{
    Rendered result;
    result.scale = dpi / 25.4;
    const QString number = QString::number(page);
    const QByteArray pgm =
        outputOf(QStringLiteral("pdftoppm"),
                 {"-r", QString::number(dpi), "-gray", "-f", number, "-l", number, pdf}, &result.error);
    result.image = greyImage(pgm);
    if (result.image.isNull() && result.error.isEmpty())
        result.error = QStringLiteral("pdftoppm gave no picture");
    return result;
}

QRectF boxOf(const QString& pdf, int page, const QByteArray& box, double height)
{
    QString error;
    const QString number = QString::number(page);
    const QByteArray info =
        outputOf(QStringLiteral("pdfinfo"), {"-box", "-f", number, "-l", number, pdf}, &error);
    const qsizetype at = info.indexOf(box + ':');
    if (at < 0)
        return {};
    const qsizetype start = at + box.size() + 1;
    const QList<QByteArray> numbers =
        info.mid(start, info.indexOf('\n', start) - start).simplified().split(' ');
    if (numbers.size() != 4)
        return {};
    const auto millimetres = [&](int i) { return numbers[i].toDouble() * 25.4 / 72; };
    return {QPointF(millimetres(0), height - millimetres(3)),
            QPointF(millimetres(2), height - millimetres(1))};
}

QString faultsOf(const QString& pdf)
{
    QString error;
    outputOf(QStringLiteral("qpdf"), {"--check", pdf}, &error);
    return error;
}

QImage renderedSvg(const QString& svg, QSize size)
{
    QString error;
    const QByteArray png = outputOf(QStringLiteral("rsvg-convert"),
                                    {"--unlimited", "-b", "white", "-w", QString::number(size.width()), "-h",
                                     QString::number(size.height()), svg},
                                    &error);
    return QImage::fromData(png).convertToFormat(QImage::Format_RGB32);
}

double difference(const QImage& a, const QImage& b)
{
    if (a.isNull() || a.size() != b.size())
        return 255;
    const QSize afar = (a.size() / 6).expandedTo({1, 1});
    const auto small = [&](const QImage& image) {
        return image.scaled(afar, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_RGB32);
    };
    const QImage x = small(a);
    const QImage y = small(b);
    double sum = 0;
    for (int row = 0; row < afar.height(); ++row) {
        for (int column = 0; column < afar.width(); ++column) {
            const QColor p = x.pixelColor(column, row);
            const QColor q = y.pixelColor(column, row);
            sum +=
                std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
        }
    }
    return sum / 3 / (afar.width() * afar.height());
}

QString textOf(const QString& pdf)
{
    QString error;
    const QByteArray text = outputOf(QStringLiteral("pdftotext"), {"-layout", pdf, "-"}, &error);
    return error.isEmpty() ? QString::fromUtf8(text) : error;
}

std::vector<Span> inkAlong(const Rendered& page, const QRectF& strip, Qt::Orientation along, double least)
{
    constexpr double paper = 0.04;
    const std::vector<double> dark = darkness(page, strip, along);
    const double start = startOf(page, strip, along);
    std::vector<Span> spans;
    for (std::size_t i = 0; i < dark.size();) {
        std::size_t end = i;
        while (end < dark.size() && dark[end] > paper)
            ++end;
        const Span span{start + double(i) / page.scale, start + double(end) / page.scale};
        if (end > i && span.length() >= least)
            spans.push_back(span);
        i = end + 1;
    }
    return spans;
}

std::vector<double> linesAcross(const Rendered& page, const QRectF& strip, Qt::Orientation along)
{
    constexpr double visible = 0.05;
    const std::vector<double> dark = darkness(page, strip, along);
    const double start = startOf(page, strip, along);
    std::vector<double> lines;
    for (std::size_t i = 0; i < dark.size();) {
        double mass = 0;
        double moment = 0;
        for (; i < dark.size() && dark[i] > visible; ++i) {
            mass += dark[i];
            moment += dark[i] * (double(i) + 0.5);
        }
        if (mass > 0)
            lines.push_back(start + moment / mass / page.scale);
        ++i;
    }
    return lines;
}

} // namespace lodeline::test
