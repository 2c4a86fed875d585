// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/faceparts.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace lodeline::print {
namespace {

constexpr int kPointsPerInch = 72;

} // namespace

FaceParts::FaceParts(const Printable& printed, const PrintOptions& options)
    : printed_(printed)
    , options_(options)
    , size_(faceSize(printed, options))
{
}

const QImage& FaceParts::placeholder(int face)
{
    QImage& picture = placeholders_[face];
    if (picture.isNull()) {
        picture = partPlaceholder(static_cast<int>(faces_.size()));
        faces_.push_back(face);
    }
    return picture;
}

std::optional<PdfParts> FaceParts::parts(double bleed, const std::function<bool()>& goesOn) const
{
    PdfParts parts;
    parts.bleed = bleed / size_;
    parts.opacities = options_.inkSaver ? std::vector{kPaleOpacity, 1.0} : std::vector{1.0};
    QBuffer buffer(&parts.pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPageLayout page(QPageSize(QSize(kPartPoints, kPartPoints)), QPageLayout::Portrait, QMarginsF());
    page.setMode(QPageLayout::FullPageMode);
    writer.setPageLayout(page);
    const double pixels = size_ / 25.4 * options_.dpi; // a face
    writer.setResolution(std::max(1, static_cast<int>(std::lround(pixels * kPointsPerInch / kPartPoints))));
    QPainter painter(&writer);
    const QRectF whole(0, 0, writer.width(), writer.height());
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        if (!goesOn())
            return {};
        if (i > 0)
            writer.newPage();
        printed_.paintFace(painter, whole, faces_[i], options_.inkSaver);
        if (options_.inkSaver) {
            writer.newPage();
            printed_.paintOutlines(painter, whole, faces_[i]);
        }
    }
    painter.end();
    return parts;
}

} // namespace lodeline::print
