// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/svgexport.h"

#include "editor/print/pagepainter.h"
#include "ui/export/svg/svgdata.h"
#include "ui/export/svg/svgdevice.h"
#include "ui/export/writing.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>

namespace lodeline::print {
namespace {

// So many units a millimetre: painters leave out what is finer than one.
constexpr double kUnits = 20;
constexpr int kDecimals = 2; // of these, and of the units of faces

struct SvgExport
{
    Q_DECLARE_TR_FUNCTIONS(SvgExport)
};

QString stemOf(const QString& path)
{
    return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) ? path.chopped(4) : path;
}

class SvgPages
{
public:
    SvgPages(const Printable& printed, const PrintOptions& options, const PrintLayout& layout)
        : pages_(printed, options, layout, options.dpi)
    {
        pages_.setFaces([this](QPainter& /*painter*/, int face, const QRectF& cut) { use(face, cut); });
    }

    const std::vector<PrintPage>& pages() const { return pages_.layout().pages; }

    QByteArray svg(const PrintPage& page)
    {
        const QSizeF paper = pages_.layout().paper;
        ui::SvgDevice device(paper * kUnits, kDecimals);
        device_ = &device;
        defined_.clear();
        device.add(clip("cut", 0) + clip("bleed", bleed()));
        QPainter painter(&device);
        painter.scale(kUnits, kUnits);
        pages_.paint(painter, page);
        painter.end();
        return ui::svgDocument(paper, QRectF(QPointF(), paper * kUnits), nameOf(pages_.printed()),
                               device.markup());
    }

private:
    double scale() const // of a unit of a face
    {
        return faceSize(pages_.printed(), pages_.options()) * kUnits / kFaceUnits;
    }
    double bleed() const { return pages_.layout().bleed * kUnits / scale(); }

    static QByteArray clip(const QByteArray& id, double beyond)
    {
        const QByteArray from = ui::svgNumber(-beyond, kDecimals);
        const QByteArray side = ui::svgNumber(kFaceUnits + 2 * beyond, kDecimals);
        return "<clipPath id=\"" + id + "\"><path d=\"M" + from + ' ' + from + 'h' + side + 'v' + side +
               "h-" + side + "z\"/></clipPath>\n";
    }

    void use(int face, const QRectF& cut)
    {
        const QByteArray id = "face" + QByteArray::number(face);
        if (!defined_.contains(face)) {
            defined_ << face;
            device_->add("<defs>\n" + definition(face, id) + "</defs>\n");
        }
        device_->add(
            "<use xlink:href=\"#" + id + "\" transform=\"" +
            ui::svgMatrix(QTransform(scale(), 0, 0, scale(), cut.left() * kUnits, cut.top() * kUnits)) +
            "\"/>\n");
    }

    // The face, and beyond its edges what is seen in mirrors that stand a little within it, so that there is
    // no gap between them and it.
    QByteArray definition(int face, const QByteArray& id)
    {
        QByteArray& markup = markup_[face];
        if (markup.isEmpty())
            markup = pages_.printed().faceMarkup(face, pages_.options().inkSaver, id + '-');
        if (bleed() == 0)
            return "<g id=\"" + id + "\" clip-path=\"url(#cut)\">\n" + markup + "</g>\n";
        constexpr double overlap = 4;
        QByteArray seen;
        for (const double y : {overlap, kFaceUnits - overlap, 0.0}) {
            for (const double x : {overlap, kFaceUnits - overlap, 0.0}) {
                const QTransform mirror(x > 0 ? -1 : 1, 0, 0, y > 0 ? -1 : 1, 2 * x, 2 * y);
                seen += "<use xlink:href=\"#" + id + "-cut\" transform=\"" + ui::svgMatrix(mirror) + "\"/>\n";
            }
        }
        return "<g id=\"" + id + "-cut\" clip-path=\"url(#cut)\">\n" + markup + "</g>\n<g id=\"" + id +
               "\" clip-path=\"url(#bleed)\">\n" + seen + "</g>\n";
    }

    PagePainter pages_;
    ui::SvgDevice* device_ = nullptr; // of the page that is painted
    QSet<int> defined_;               // there
    QHash<int, QByteArray> markup_;
};

} // namespace

QStringList svgPaths(const QString& path, int pages)
{
    if (pages <= 1)
        return {path};
    const QString stem = stemOf(path);
    const int digits = std::max(2, static_cast<int>(QString::number(pages).size()));
    QStringList paths;
    for (int page = 1; page <= pages; ++page)
        paths << stem + QStringLiteral("-%1.svg").arg(page, digits, 10, QLatin1Char('0'));
    return paths;
}

QStringList otherSvgPages(const QString& path, int pages)
{
    QStringList own;
    for (const QString& file : svgPaths(path, pages))
        own << QFileInfo(file).fileName();
    const QFileInfo single(path);
    const QRegularExpression numbered(u'^' + QRegularExpression::escape(QFileInfo(stemOf(path)).fileName()) +
                                      QStringLiteral("-[0-9]{2,3}\\.svg$"));
    QStringList others;
    for (const QString& name : single.absoluteDir().entryList(QDir::Files, QDir::Name)) {
        const bool isPage = name == single.fileName() || numbered.match(name).hasMatch();
        if (isPage && !own.contains(name))
            others << name;
    }
    return others;
}

QString otherSvgPagesText(const QStringList& names)
{
    constexpr qsizetype kNamed = 3;
    QStringList shown;
    for (const QString& name : names.mid(0, kNamed))
        shown << ui::shownName(name);
    if (names.size() > kNamed)
        shown << QStringLiteral("…");
    //: %1 names of files
    return SvgExport::tr("The folder also contains pages that may be from an earlier export: %1")
        .arg(ui::listed(shown));
}

ui::Exported exportSvg(const Printable& printed, const PrintOptions& options, const QString& path,
                       const ui::Progress& progress)
{
    const PrintOptions valid = normalised(options);
    const auto layout = layOut(printed, valid);
    if (!layout)
        return tl::unexpected(layout.error());
    if (const ui::Exported able = ui::mayBeWritten(path); !able)
        return able;
    SvgPages pages(printed, valid, *layout);
    const auto total = static_cast<int>(pages.pages().size());
    const QStringList paths = svgPaths(path, total);
    for (int i = 0; i < total; ++i) {
        const QByteArray svg = pages.svg(pages.pages()[static_cast<std::size_t>(i)]);
        const ui::Exported written = ui::writeWhole(paths[i], svg, {progress, i, total});
        if (!written)
            return written;
    }
    if (progress)
        progress(total, total);
    return {};
}

} // namespace lodeline::print
