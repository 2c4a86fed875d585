// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/svg/svgengine.h"

#include "ui/export/sharedpictures.h"
#include "ui/export/svg/svgdata.h"

#include <QImage>
#include <QPixmap>

#include <cmath>

namespace lodeline::ui {
namespace {

constexpr int kOpacityDecimals = 3;

QByteArray attribute(const QByteArray& name, const QByteArray& value)
{
    return ' ' + name + "=\"" + value + '"';
}

QByteArray exact(double value)
{
    return QByteArray::number(value, 'g', 5);
}

QByteArray point(const QByteArray& x, const QByteArray& y, QPointF at)
{
    return attribute(x, exact(at.x())) + attribute(y, exact(at.y()));
}

QByteArray stops(const QGradient& gradient)
{
    QByteArray result;
    for (const auto& [at, colour] : gradient.stops()) {
        result += "<stop" + attribute("offset", exact(at)) +
                  attribute("stop-color", colour.name(QColor::HexRgb).toLatin1());
        if (colour.alpha() < 255)
            result += attribute("stop-opacity", svgNumber(colour.alphaF(), kOpacityDecimals));
        result += "/>";
    }
    return result;
}

QByteArray spread(const QGradient& gradient)
{
    switch (gradient.spread()) {
    case QGradient::ReflectSpread:
        return attribute("spreadMethod", "reflect");
    case QGradient::RepeatSpread:
        return attribute("spreadMethod", "repeat");
    case QGradient::PadSpread:
        break;
    }
    return {};
}

QByteArray capAndJoin(const QPen& pen)
{
    QByteArray result;
    if (pen.capStyle() != Qt::FlatCap)
        result += attribute("stroke-linecap", pen.capStyle() == Qt::RoundCap ? "round" : "square");
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin)
        result += attribute("stroke-linejoin", pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
    return result;
}

} // namespace

SvgEngine::SvgEngine(int decimals, QByteArray prefix)
    : QPaintEngine(AllFeatures &
                   ~(PatternBrush | PatternTransform | PerspectiveTransform | ObjectBoundingModeGradients))
    , decimals_(decimals)
    , prefix_(std::move(prefix))
{
}

bool SvgEngine::begin(QPaintDevice* /*device*/)
{
    clip_.clear();
    opacity_ = 1;
    transform_ = {};
    return true;
}

void SvgEngine::updateState(const QPaintEngineState& now)
{
    const DirtyFlags changed = now.state();
    if (changed & DirtyTransform)
        transform_ = now.transform();
    if (changed & DirtyPen)
        pen_ = now.pen();
    if (changed & DirtyBrush)
        brush_ = now.brush();
    if (changed & DirtyOpacity)
        opacity_ = now.opacity();
    if (changed & DirtyClipEnabled)
        clips_ = now.isClipEnabled();
    if (changed & DirtyClipPath)
        clipTo(now.clipPath(), now.clipOperation());
    if (changed & DirtyClipRegion) {
        QPainterPath path;
        path.addRegion(now.clipRegion());
        clipTo(path, now.clipOperation());
    }
}

QByteArray SvgEngine::define(const QByteArray& element, const QByteArray& attributes,
                             const QByteArray& content)
{
    QByteArray& id = ids_[element + attributes + content];
    if (id.isEmpty()) {
        id = prefix_ + element.front() + QByteArray::number(ids_.size());
        definitions_ +=
            '<' + element + attribute("id", id) + attributes + '>' + content + "</" + element + ">\n";
    }
    return id;
}

void SvgEngine::clipTo(const QPainterPath& path, Qt::ClipOperation operation)
{
    if (operation == Qt::NoClip) {
        clip_.clear();
        return;
    }
    QByteArray within;
    if (operation == Qt::IntersectClip && !clip_.isEmpty())
        within = attribute("clip-path", "url(#" + clip_ + ')');
    clips_ = true;
    QByteArray shape = "<path";
    if (path.fillRule() == Qt::WindingFill)
        shape += attribute("clip-rule", "nonzero");
    clip_ = define("clipPath", within,
                   shape + attribute("d", svgPathData(transform_.map(path), decimals_)) + "/>");
}

QByteArray SvgEngine::colour(const QByteArray& property, const QColor& colour) const
{
    QByteArray result = attribute(property, colour.name(QColor::HexRgb).toLatin1());
    if (const double opacity = colour.alphaF() * opacity_; opacity < 1)
        result += attribute(property + "-opacity", svgNumber(opacity, kOpacityDecimals));
    return result;
}

QByteArray SvgEngine::paint(const QByteArray& property, const QBrush& brush, const QTransform& drawn)
{
    const QGradient* gradient = brush.gradient();
    if (brush.style() == Qt::SolidPattern)
        return colour(property, brush.color());
    if (gradient == nullptr || gradient->type() == QGradient::ConicalGradient)
        return attribute(property, "none");
    QByteArray attributes = attribute("gradientUnits", "userSpaceOnUse") + spread(*gradient);
    if (const QTransform place = brush.transform() * drawn; !place.isIdentity())
        attributes += attribute("gradientTransform", svgMatrix(place));
    QByteArray id;
    if (gradient->type() == QGradient::LinearGradient) {
        const auto& linear = static_cast<const QLinearGradient&>(*gradient);
        id = define("linearGradient",
                    attributes + point("x1", "y1", linear.start()) + point("x2", "y2", linear.finalStop()),
                    stops(*gradient));
    } else {
        const auto& radial = static_cast<const QRadialGradient&>(*gradient);
        id = define("radialGradient",
                    attributes + point("cx", "cy", radial.center()) + point("fx", "fy", radial.focalPoint()) +
                        attribute("r", exact(radial.radius())),
                    stops(*gradient));
    }
    QByteArray result = attribute(property, "url(#" + id + ')');
    if (opacity_ < 1)
        result += attribute(property + "-opacity", svgNumber(opacity_, kOpacityDecimals));
    return result;
}

QByteArray SvgEngine::fill(const QBrush& brush, const QTransform& drawn)
{
    return brush.style() == Qt::NoBrush ? attribute("fill", "none") : paint("fill", brush, drawn);
}

// `drawn` is how the shape was made larger already.
QByteArray SvgEngine::stroke(const QTransform& drawn)
{
    if (pen_.style() == Qt::NoPen)
        return {};
    const double scale = pen_.isCosmetic() ? 1 : std::sqrt(std::abs(drawn.determinant()));
    const double width = (pen_.widthF() > 0 ? pen_.widthF() : 1) * scale;
    QByteArray result = paint("stroke", pen_.brush(), drawn) +
                        attribute("stroke-width", svgNumber(width, drawn.isIdentity() ? 6 : decimals_ + 1)) +
                        capAndJoin(pen_);
    if (pen_.style() != Qt::SolidLine) {
        QByteArray dashes;
        for (const double dash : pen_.dashPattern())
            dashes += svgNumber(dash * width, decimals_ + 1) + ' ';
        result += attribute("stroke-dasharray", dashes.trimmed());
    }
    return result;
}

// Whether circles stay circles.
bool SvgEngine::keepsShape() const
{
    const double a = transform_.m11();
    const double b = transform_.m12();
    const double c = transform_.m21();
    const double d = transform_.m22();
    const double size = std::hypot(a, b);
    return std::abs(a * c + b * d) < 1e-6 * size * size && std::abs(std::hypot(c, d) - size) < 1e-6 * size;
}

void SvgEngine::drawPath(const QPainterPath& path)
{
    // A pen that is stretched is left to the viewer.
    const bool stretched = pen_.style() != Qt::NoPen && !pen_.isCosmetic() && !keepsShape();
    const QTransform drawn = stretched ? QTransform() : transform_;
    QByteArray element = "path" + fill(brush_, drawn) + stroke(drawn);
    if (path.fillRule() == Qt::WindingFill && brush_.style() != Qt::NoBrush)
        element += attribute("fill-rule", "nonzero");
    if (stretched)
        element += attribute("transform", svgMatrix(transform_));
    const QByteArray data = svgPathData(drawn.map(path), stretched ? 6 : decimals_);
    if (!data.isEmpty())
        write('<' + element + attribute("d", data) + "/>\n");
}

void SvgEngine::drawEllipse(const QRectF& box)
{
    if (box.width() != box.height() || !keepsShape()) {
        QPainterPath path;
        path.addEllipse(box);
        drawPath(path);
        return;
    }
    const QPointF centre = transform_.map(box.center());
    const double radius = box.width() / 2 * std::sqrt(std::abs(transform_.determinant()));
    write("<circle" + fill(brush_, transform_) + stroke(transform_) +
          attribute("cx", svgNumber(centre.x(), decimals_)) +
          attribute("cy", svgNumber(centre.y(), decimals_)) + attribute("r", svgNumber(radius, decimals_)) +
          "/>\n");
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    QPainterPath path;
    QPolygonF polygon;
    for (int i = 0; i < count; ++i)
        polygon << points[i];
    path.addPolygon(polygon);
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    if (mode != PolylineMode) {
        path.closeSubpath();
        drawPath(path);
        return;
    }
    const QBrush brush = std::exchange(brush_, QBrush(Qt::NoBrush));
    drawPath(path);
    brush_ = brush;
}

void SvgEngine::drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source)
{
    drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
}

void SvgEngine::drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                          Qt::ImageConversionFlags /*flags*/)
{
    const QRect part = source.toAlignedRect();
    const QImage shown = part == image.rect() ? image : image.copy(part);
    drawPicture(shown,
                QTransform::fromScale(target.width() / shown.width(), target.height() / shown.height()) *
                    QTransform::fromTranslate(target.x(), target.y()) * transform_);
}

// The bytes of the same picture are written once: where it is only moved, it is used again.
void SvgEngine::drawPicture(const QImage& image, const QTransform& place)
{
    const QTransform turn(place.m11(), place.m12(), place.m21(), place.m22(), 0, 0);
    const QByteArray key =
        QByteArray::number(image.cacheKey()) + svgMatrix(turn) + svgNumber(opacity_, kOpacityDecimals);
    const QPointF at(place.dx(), place.dy());
    const auto known = pictures_.constFind(key);
    if (known != pictures_.constEnd()) {
        const QPointF by = at - known->at;
        write("<use" + attribute("xlink:href", '#' + known->id) +
              attribute("x", svgNumber(by.x(), decimals_)) + attribute("y", svgNumber(by.y(), decimals_)) +
              "/>\n");
        return;
    }
    const QByteArray id = prefix_ + "picture" + QByteArray::number(pictures_.size());
    pictures_.insert(key, {id, at});
    QByteArray element = "<image" + attribute("id", id) + attribute("preserveAspectRatio", "none") +
                         attribute("width", QByteArray::number(image.width())) +
                         attribute("height", QByteArray::number(image.height())) +
                         attribute("transform", svgMatrix(place));
    if (opacity_ < 1)
        element += attribute("opacity", svgNumber(opacity_, kOpacityDecimals));
    write(element + attribute("xlink:href", pictureData(image, image.hasAlphaChannel())) + "/>\n");
}

void SvgEngine::write(const QByteArray& element)
{
    const QByteArray clip = clips_ ? clip_ : QByteArray();
    if (clip != open_) {
        leaveClip();
        if (!clip.isEmpty())
            drawn_ += "<g" + attribute("clip-path", "url(#" + clip + ')') + ">\n";
        open_ = clip;
    }
    drawn_ += element;
}

void SvgEngine::leaveClip()
{
    if (!open_.isEmpty())
        drawn_ += "</g>\n";
    open_.clear();
}

void SvgEngine::addPlain(const QByteArray& markup)
{
    leaveClip();
    drawn_ += markup;
}

QByteArray SvgEngine::markup() const
{
    QByteArray result;
    if (!definitions_.isEmpty())
        result = "<defs>\n" + definitions_ + "</defs>\n";
    return result + drawn_ + (open_.isEmpty() ? QByteArray() : QByteArray("</g>\n"));
}

} // namespace lodeline::ui
