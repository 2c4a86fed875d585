// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/furniture.h"

#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lodeline::print {
namespace {

struct PrintedPage
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

constexpr double kTextSize = 2.7; // mm a line of the header
constexpr double kSmallText = 2.1;
constexpr int kLongestOrigin = 200; // characters

QFont fontOf(bool bold)
{
    QFont font;
    font.setPixelSize(100);
    font.setBold(bold);
    return font;
}

double widthOf(const QString& text, double size, bool bold)
{
    return QFontMetricsF(fontOf(bold)).horizontalAdvance(text) * size / 100;
}

// Broken between words where a line would be too long.
QStringList wrapped(const QString& text, double width, double size)
{
    QStringList lines;
    for (const QString& word : text.split(u' ')) {
        if (!lines.isEmpty() && widthOf(lines.last() + u' ' + word, size, false) <= width)
            lines.last() += u' ' + word;
        else
            lines << word;
    }
    return lines;
}

enum class Align { Left, Right };

// One line of text `size` mm high in the middle of a box, shortened where it is too long. An SVG gets its
// outlines, as the fonts of those who open it may be wider.
void write(QPainter& painter, const QRectF& box, const QString& text, double size, const QColor& colour,
           Align align, bool bold = false)
{
    if (text.isEmpty() || box.width() <= 0)
        return;
    const double scale = size / 100;
    const QFont font = fontOf(bold);
    const QFontMetricsF metrics(font);
    const QString fitting = metrics.elidedText(text, Qt::ElideRight, box.width() / scale + 1);
    const double spare = box.width() - metrics.horizontalAdvance(fitting) * scale;
    painter.save();
    painter.translate(box.left() + (align == Align::Right ? spare : 0), box.center().y());
    painter.scale(scale, scale);
    const QPointF baseline(0, (metrics.ascent() - metrics.descent()) / 2);
    if (painter.paintEngine()->type() == QPaintEngine::SVG) {
        QPainterPath outlines;
        outlines.addText(baseline, font, fitting);
        painter.fillPath(outlines, colour);
    } else {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(baseline, fitting);
    }
    painter.restore();
}

QString headingOf(const Printable& printed, Sheet sheet, const PrintOptions& options)
{
    const QSizeF size = sheetKind(printed, sheet).sizeIn(options);
    return printed.heading(sheet, QLocale().toString(size.width(), 'g', 4));
}

// From the side where reading begins.
void writeHeader(QPainter& painter, const Printable& printed, const PrintOptions& options,
                 const PrintLayout& layout, const PrintPage& page, const art::PrintColours& colours)
{
    const QLocale locale;
    //: On a printed page; %1 its number, %2 how many there are
    const QString front = PrintedPage::tr("Page %1 of %2");
    //: On a printed page; %1 its number, %2 how many there are
    const QString back = PrintedPage::tr("Back of page %1 of %2");
    const QString number =
        (page.isBack ? back : front).arg(locale.toString(page.number), locale.toString(layout.sheetCount));
    const QRectF& all = page.header;
    const bool isMirrored = QGuiApplication::isRightToLeft();
    const auto put = [&](const QRectF& box, const QString& text, const QColor& ink, Align align, bool bold) {
        QRectF place = box;
        if (isMirrored)
            place.moveLeft(all.left() + all.right() - box.right());
        const bool atLeft = (align == Align::Left) != isMirrored;
        write(painter, place, text, kTextSize, ink, atLeft ? Align::Left : Align::Right, bold);
    };
    put(all, number, colours.faintInk, Align::Right, false);
    QRectF rest = all.adjusted(0, 0, -widthOf(number, kTextSize, false) - 3, 0);
    const QString name = nameOf(printed);
    if (!page.isBack) {
        put(rest, name, colours.ink, Align::Left, true);
        rest.setLeft(rest.left() + std::min(rest.width(), widthOf(name, kTextSize, true) + 3));
    }
    put(rest, page.isBack ? name : headingOf(printed, page.sheet, options), colours.faintInk, Align::Left,
        false);
}

// The ends of both scales are bars as long as the ruler claims, so that a real one can be laid along. Each
// unit is called `number` times how many it is.
void paintScale(QPainter& painter, QPointF from, double direction, double unit, int units, int number,
                int parts, const QString& caption, const art::PrintColours& colours)
{
    const auto bar = [&](double x, double length) {
        const QRectF mark(from.x() + x - kMarkWidth / 2, from.y(), kMarkWidth, direction * length);
        painter.fillRect(mark.normalized(), colours.ink);
    };
    const int marks = units * parts;
    for (int i = 0; i <= marks; ++i)
        bar(unit * i / parts, i % parts == 0 ? 2.2 : 2 * i % parts == 0 ? 1.6 : 1.0);
    for (int i = 1; i <= units; ++i) {
        const QString text = i < units ? QLocale().toString(number * i) : caption;
        const QRectF box(from.x() + unit * i - 0.4 - 20, direction < 0 ? from.y() - 3.1 : from.y() + 1.0, 20,
                         2.1);
        write(painter, box, text, 1.7, colours.faintInk, Align::Right);
    }
}

constexpr double kSmallPrintRoom = 38.0;

// Millimetres above a line, inches below. Returns how long it is.
double paintRuler(QPainter& painter, const QRectF& footer, const art::PrintColours& colours)
{
    const double room = std::min(100.0 + kMarkWidth, footer.width() - kSmallPrintRoom);
    const int centimetres = static_cast<int>((room - kMarkWidth) / 10);
    if (centimetres < 2)
        return 0;
    const int inches = static_cast<int>(centimetres * 10 / 25.4 + (centimetres == 10 ? 0.1 : 0.0));
    const QPointF from(footer.left() + kMarkWidth / 2, footer.center().y() + 0.4);
    const double length = std::max(10.0 * centimetres, 25.4 * inches);
    painter.fillRect(QRectF(from.x(), from.y() - kMarkWidth / 2, length, kMarkWidth), colours.ink);
    //: Caption of a printed ruler: %1 a number of millimetres
    paintScale(painter, from, -1, 10, centimetres, 10, 10,
               PrintedPage::tr("%1 mm").arg(QLocale().toString(10 * centimetres)), colours);
    //: Caption of a printed ruler: %1 a whole number of inches from 1 to 4, 4 on a ruler of full length
    paintScale(painter, from, 1, 25.4, inches, 1, 8, PrintedPage::tr("%1 in").arg(QLocale().toString(inches)),
               colours);
    return length;
}

void writeFooter(QPainter& painter, const Printable& printed, const PrintOptions& options,
                 const PrintPage& page, const art::PrintColours& colours)
{
    QRectF box = page.footer;
    QStringList lines;
    if (options.ruler) {
        const double length = paintRuler(painter, box, colours);
        box.setLeft(box.left() + length + 3);
        if (length > 0)
            lines = wrapped(PrintedPage::tr("Print at 100% scale. The ruler is then accurate."), box.width(),
                            kSmallText);
    }
    QStringList origin;
    for (const std::string& part : {printed.about().author, printed.about().license}) {
        if (!part.empty())
            origin << ui::shownLine(part, kLongestOrigin).simplified();
    }
    lines << origin.join(QStringLiteral(" · "));
    lines.removeAll(QString());
    const double step = kSmallText * 1.25;
    double y = box.center().y() - step * double(lines.size()) / 2;
    for (const QString& text : lines) {
        write(painter, QRectF(box.left(), y, box.width(), step), text, kSmallText, colours.faintInk,
              Align::Right);
        y += step;
    }
}

} // namespace

void paintFurniture(QPainter& painter, const Printable& printed, const PrintOptions& options,
                    const PrintLayout& layout, const PrintPage& page, const art::PrintColours& colours)
{
    for (const QRectF& mark : page.marks)
        painter.fillRect(mark, colours.cutMark);
    writeHeader(painter, printed, options, layout, page, colours);
    if (!page.isBack)
        writeFooter(painter, printed, options, page, colours);
}

} // namespace lodeline::print
