// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/piecepainter.h"

#include "resources/art/ownpieces.h"
#include "resources/art/theme/theme.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <string>

namespace lodeline::art {

namespace {

// Radius of a picture of a set's own, on tokens face down and face up.
constexpr double kDiscFace = 0.37;
constexpr double kTokenFace = 0.44;

QRectF ellipse(QPointF centre, double across, double up)
{
    return {centre.x() - across, centre.y() - up, 2 * across, 2 * up};
}

// Puts (-0.5, -0.5) to (0.5, 0.5) into the largest square within a box; restores the painter at its end.
class Stage
{
public:
    Stage(QPainter& painter, const QRectF& box)
        : painter_(painter)
    {
        const double size = std::min(box.width(), box.height());
        painter_.save();
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter_.translate(box.center());
        painter_.scale(size, size);
    }
    ~Stage() { painter_.restore(); }
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

private:
    QPainter& painter_;
};

QPen line(const QColor& colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QPainterPath star(double radius)
{
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double r = i % 2 == 0 ? radius * 1.15 : radius * 0.5;
        const QPointF p(r * std::cos(angle), r * std::sin(angle));
        i == 0 ? path.moveTo(p) : path.lineTo(p);
    }
    path.closeSubpath();
    return path;
}

QPainterPath emblem(const QString& colour, double r)
{
    QPainterPath path;
    const char16_t mark = playerMark(colour).at(0).unicode();
    if (mark == u'\u2605')
        return star(r);
    if (mark == u'\u25A0')
        path.addRect(QRectF(-0.8 * r, -0.8 * r, 1.6 * r, 1.6 * r));
    else if (mark == u'\u25C6')
        path.addPolygon(QPolygonF({{0, -1.15 * r}, {1.0 * r, 0}, {0, 1.15 * r}, {-1.0 * r, 0}}));
    else if (mark == u'\u25B2')
        path.addPolygon(QPolygonF({{0, -1.0 * r}, {1.05 * r, 0.8 * r}, {-1.05 * r, 0.8 * r}}));
    else
        path.addEllipse(QPointF(0, 0), 0.9 * r, 0.9 * r);
    path.closeSubpath();
    return path;
}

QPainterPath cowboyShape()
{
    QPainterPath shape;
    shape.setFillRule(Qt::WindingFill);
    shape.addEllipse(QPointF(0, -0.22), 0.125, 0.135); // head
    QPainterPath hat;
    hat.moveTo(-0.30, -0.30);
    hat.quadTo(-0.22, -0.25, -0.15, -0.29);
    hat.quadTo(-0.15, -0.47, -0.07, -0.46);
    hat.quadTo(0, -0.42, 0.07, -0.46);
    hat.quadTo(0.15, -0.47, 0.15, -0.29);
    hat.quadTo(0.22, -0.25, 0.30, -0.30);
    hat.quadTo(0.22, -0.17, 0, -0.18);
    hat.quadTo(-0.22, -0.17, -0.30, -0.30);
    shape.addPath(hat);
    QPainterPath body;
    body.moveTo(-0.09, -0.12);
    body.quadTo(-0.34, -0.08, -0.40, 0.08);
    body.quadTo(-0.40, 0.15, -0.33, 0.15);
    body.lineTo(-0.19, 0.08);
    body.lineTo(-0.29, 0.42);
    body.quadTo(-0.28, 0.46, -0.23, 0.46);
    body.lineTo(-0.07, 0.46);
    body.lineTo(0, 0.26);
    body.lineTo(0.07, 0.46);
    body.lineTo(0.23, 0.46);
    body.quadTo(0.28, 0.46, 0.29, 0.42);
    body.lineTo(0.19, 0.08);
    body.lineTo(0.33, 0.15);
    body.quadTo(0.40, 0.15, 0.40, 0.08);
    body.quadTo(0.34, -0.08, 0.09, -0.12);
    body.closeSubpath();
    shape.addPath(body);
    return shape.simplified();
}

// Widths of the lines around a piece.
struct Rims
{
    explicit Rims(const PieceStyle& style)
        : outline(0.045 * style.outline / 100)
        , halo(outline + 0.04)
    {
    }

    double outline;
    double halo; // shows half of what is wider than the outline
};

// What tells the player apart within a shape, beside colour and emblem: lines and dots as large as the
// emblem's parts, so that they are seen on small pieces.
void paintPattern(QPainter& painter, const QPainterPath& shape, const QString& colour, const Livery& livery)
{
    constexpr double step = 0.16;
    constexpr double width = 0.045;
    QColor ink = livery.ink;
    ink.setAlphaF(0.7F);
    const Qt::BrushStyle pattern = playerPattern(colour);
    const auto has = [pattern](std::initializer_list<Qt::BrushStyle> styles) {
        return std::ranges::find(styles, pattern) != styles.end();
    };
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
    for (double at = -1.5; at <= 1.5; at += step) {
        if (has({Qt::HorPattern, Qt::CrossPattern}))
            painter.drawLine(QPointF(-0.5, at), QPointF(0.5, at));
        if (has({Qt::VerPattern, Qt::CrossPattern}))
            painter.drawLine(QPointF(at, -0.5), QPointF(at, 0.5));
        if (has({Qt::BDiagPattern}))
            painter.drawLine(QPointF(at - 0.5, 0.5), QPointF(at + 0.5, -0.5));
        if (has({Qt::FDiagPattern}))
            painter.drawLine(QPointF(at - 0.5, -0.5), QPointF(at + 0.5, 0.5));
    }
    painter.restore();
}

// Where a pattern would hide the emblem.
void clearFor(QPainter& painter, double radius, const QColor& body)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(body);
    painter.drawEllipse(QPointF(0, 0), radius, radius);
}

// A shape cut from painted wood: thickness below, light from the upper left.
void paintWood(QPainter& painter, const QPainterPath& shape, const Livery& livery, const Theme& theme,
               QPointF thickness)
{
    const auto& [body, outline, ink, isDark] = livery;
    const QColor& halo = theme.pieces.halo;
    const Rims rims(theme.pieceStyle);
    const QPainterPath side = shape.translated(thickness);
    painter.strokePath(shape, line(halo, rims.halo));
    painter.strokePath(side, line(halo, rims.halo));
    painter.strokePath(side, line(outline, rims.outline));
    painter.fillPath(side, body.darker(185));
    painter.strokePath(shape, line(outline, rims.outline));
    QLinearGradient light(-0.3, -0.45, 0.3, 0.45);
    light.setColorAt(0, body.lighter(isDark ? 190 : 135));
    light.setColorAt(0.45, body);
    light.setColorAt(1, body.darker(135));
    painter.fillPath(shape, light);
}

void paintText(QPainter& painter, const QString& text, const QRectF& box, const QColor& ink,
               const QColor& halo)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, text);
    const QRectF bounds = path.boundingRect();
    if (bounds.isEmpty())
        return;
    const double scale = std::min(box.width() / bounds.width(), box.height() / bounds.height());
    painter.save();
    painter.translate(box.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    painter.strokePath(path, line(halo, 0.05 / scale));
    painter.fillPath(path, ink);
    painter.restore();
}

void paintDisc(QPainter& painter, QPointF centre, double radius, const TokenColours& colours,
               const QColor& rim)
{
    const QColor& face = colours.gold;
    painter.setPen(line(colours.outline, 0.03));
    painter.setBrush(rim);
    painter.drawEllipse(centre, radius, radius * 0.82);
    QLinearGradient light(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
    light.setColorAt(0, face.lighter(135));
    light.setColorAt(0.5, face);
    light.setColorAt(1, face.darker(118));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(centre, radius * 0.86, radius * 0.69);
}

} // namespace

Shown paintCowboy(QPainter& painter, const QRectF& box, const QString& colour, CowboyPose pose,
                  const Theme& theme, const PartPictures& own)
{
    const OwnPose ownPose = pose == CowboyPose::Lying ? OwnPose::Lying : OwnPose::Standing;
    const OwnPiece piece = paintOwnPiece(painter, box, "cowboy", colour, ownPose, theme, own);
    if (piece.isPainted)
        return piece.shown;
    const Stage stage(painter, box);
    const Livery livery = theme.livery(colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.pieces.cowboyShadow);
    if (pose == CowboyPose::Lying) {
        painter.drawEllipse(QPointF(0.02, 0.10), 0.47, 0.27);
        painter.scale(0.93, 0.72);
        painter.rotate(-90);
    } else {
        painter.drawEllipse(QPointF(0.04, 0.43), 0.36, 0.06);
        painter.scale(0.93, 0.93);
        painter.translate(0, -0.02);
    }
    const QPainterPath shape = cowboyShape();
    paintWood(painter, shape, livery, theme,
              pose == CowboyPose::Lying ? QPointF(-0.045, 0.0) : QPointF(0.022, 0.03));
    if (theme.pieceStyle.patterns)
        paintPattern(painter, shape, colour, livery);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.pieces.hatShadow); // the hat's shadow on the face
    painter.drawPath([] {
        QPainterPath brim;
        brim.moveTo(-0.12, -0.225);
        brim.quadTo(0, -0.17, 0.12, -0.225);
        brim.quadTo(0, -0.13, -0.12, -0.225);
        return brim;
    }());
    painter.translate(0, 0.045);
    if (theme.pieceStyle.patterns)
        clearFor(painter, 0.15, livery.body);
    painter.fillPath(emblem(colour, 0.105), livery.ink);
    return piece.shown;
}

Shown paintTent(QPainter& painter, const QRectF& box, const QString& colour, const Theme& theme,
                const PartPictures& own)
{
    const OwnPiece piece = paintOwnPiece(painter, box, "tent", colour, OwnPose::Standing, theme, own);
    if (piece.isPainted)
        return piece.shown;
    const Stage stage(painter, box);
    const Livery livery = theme.livery(colour);
    const auto& [body, outline, ink, isDark] = livery;
    const Rims rims(theme.pieceStyle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.pieces.tentShadow);
    painter.drawPolygon(QPolygonF({{-0.38, 0.36}, {0.18, 0.42}, {0.48, 0.30}, {0.30, 0.10}}));
    QPainterPath whole;
    whole.addPolygon(QPolygonF({{-0.42, 0.34}, {-0.12, -0.36}, {0.24, -0.28}, {0.46, 0.22}, {0.18, 0.38}}));
    whole.closeSubpath();
    painter.strokePath(whole, line(theme.pieces.halo, rims.halo));
    painter.strokePath(whole, line(outline, rims.outline));
    QLinearGradient front(-0.4, -0.3, 0.2, 0.4);
    front.setColorAt(0, body.lighter(isDark ? 190 : 138));
    front.setColorAt(1, body);
    painter.setPen(line(outline, 0.02));
    painter.setBrush(front);
    painter.drawPolygon(QPolygonF({{-0.42, 0.34}, {-0.12, -0.36}, {0.18, 0.38}}));
    painter.setBrush(body.darker(140));
    painter.drawPolygon(QPolygonF({{-0.12, -0.36}, {0.24, -0.28}, {0.46, 0.22}, {0.18, 0.38}}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(outline);
    painter.drawPolygon(QPolygonF({{-0.13, 0.02}, {0.04, 0.36}, {-0.24, 0.34}}));
    if (theme.pieceStyle.patterns)
        paintPattern(painter, whole, colour, livery);
    painter.setPen(line(theme.pieces.tentPole, 0.035));
    painter.drawLine(QPointF(-0.12, -0.36), QPointF(-0.14, -0.46));
    painter.translate(0.17, 0.02);
    painter.shear(0.18, 0.12);
    if (theme.pieceStyle.patterns)
        clearFor(painter, 0.15, body.darker(140));
    painter.fillPath(emblem(colour, 0.10), ink);
    return piece.shown;
}

Shown paintMarker(QPainter& painter, const QRectF& box, const QString& colour, MarkerPose pose,
                  const Theme& theme, const PartPictures& own)
{
    const auto cowboy = pose == MarkerPose::Lying ? CowboyPose::Lying : CowboyPose::Standing;
    return paintCowboy(painter, box, colour, cowboy, theme, own);
}

void paintEmblem(QPainter& painter, const QRectF& box, const QString& colour, const Theme& theme)
{
    const Stage stage(painter, box);
    const Livery livery = theme.livery(colour);
    const auto& [body, outline, ink, isDark] = livery;
    QLinearGradient light(-0.4, -0.4, 0.4, 0.4);
    light.setColorAt(0, body.lighter(isDark ? 170 : 125));
    light.setColorAt(1, body.darker(115));
    painter.setPen(line(outline, 0.06));
    painter.setBrush(light);
    painter.drawEllipse(QPointF(0, 0), 0.45, 0.45);
    if (theme.pieceStyle.patterns) {
        QPainterPath disc;
        disc.addEllipse(QPointF(0, 0), 0.42, 0.42);
        paintPattern(painter, disc, colour, livery);
        clearFor(painter, 0.29, body);
    }
    painter.fillPath(emblem(colour, 0.24), ink);
}

Shown paintTokens(QPainter& painter, const QRectF& box, int count, const Theme& theme,
                  const PartPictures& own)
{
    const TokenColours& colours = theme.tokens;
    if (count < 1)
        return Shown::Final;
    const Stage stage(painter, box);
    const auto [back, shown] =
        ownDisc(painter, ellipse({0, 0}, kDiscFace, kDiscFace), "token-back", theme, own);
    const int discs = std::min(count, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shadow);
    painter.drawEllipse(QPointF(0.04, 0.16), 0.45, 0.31);
    for (int disc = 0; disc < discs; ++disc) {
        const double y = 0.10 - 0.085 * disc;
        painter.setPen(line(colours.halo, 0.06));
        painter.drawEllipse(QPointF(0, y), 0.42, 0.35);
        paintDisc(painter, {0, y + 0.035}, 0.42, colours, colours.rim);
        paintDisc(painter, {0, y}, 0.42, colours, colours.rimTop);
        if (!back.isNull())
            painter.drawImage(ellipse({0, y}, kDiscFace, kDiscFace * 0.8), back);
    }
    const double top = 0.10 - 0.085 * (discs - 1);
    paintText(painter, QString::number(count), QRectF(-0.24, top - 0.19, 0.48, 0.38), colours.number,
              colours.numberHalo);
    return shown;
}

Shown paintToken(QPainter& painter, const QRectF& box, int value, const Theme& theme, const PartPictures& own)
{
    const TokenColours& colours = theme.tokens;
    const Stage stage(painter, box);
    const bool gravel = value <= 0;
    const QColor face = gravel ? colours.gravel : colours.coin;
    painter.setPen(line(gravel ? colours.gravelOutline : colours.coinOutline, 0.045));
    painter.setBrush(face.darker(gravel ? 130 : 140));
    painter.drawEllipse(QPointF(0, 0), 0.46, 0.46);
    const QRectF whole = ellipse({0, 0}, kTokenFace, kTokenFace);
    const auto [picture, shown] =
        ownDisc(painter, whole, "token-" + std::to_string(std::max(value, 0)), theme, own);
    if (!picture.isNull()) {
        painter.drawImage(whole, picture);
        return shown;
    }
    QLinearGradient light(-0.4, -0.4, 0.4, 0.4);
    light.setColorAt(0, face.lighter(140));
    light.setColorAt(0.5, face);
    light.setColorAt(1, face.darker(116));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(QPointF(0, 0), 0.385, 0.385);
    if (gravel) {
        const std::array<std::array<double, 3>, 6> stones{{{-0.16, -0.10, 0.10},
                                                           {0.08, -0.17, 0.09},
                                                           {0.20, 0.02, 0.08},
                                                           {-0.02, 0.05, 0.11},
                                                           {-0.20, 0.13, 0.08},
                                                           {0.10, 0.20, 0.09}}};
        painter.setPen(line(colours.stoneOutline, 0.025));
        for (const auto& [x, y, r] : stones) {
            painter.setBrush(colours.stone);
            painter.drawEllipse(QPointF(x, y), r, r * 0.8);
        }
        return shown;
    }
    paintText(painter, QString::number(value), QRectF(-0.26, -0.24, 0.52, 0.48), colours.coinNumber,
              colours.coinNumberHalo);
    return shown;
}

} // namespace lodeline::art
