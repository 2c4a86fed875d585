// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/scoretrack.h"

#include "resources/art/piecepainter.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"
#include "ui/themes/handedparts.h"
#include "ui/windows/textscale.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kColumns = ScoreTrack::kSpaces / 2;
constexpr qreal kGap = 3;
constexpr qreal kMargin = 6;
constexpr int kLargestNumber = 16; // px
constexpr int kSmallestNumber = 7; // px

} // namespace

ScoreTrack::ScoreTrack(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    ui::followParts(*this);
    describe();
}

QSize ScoreTrack::sizeHint() const
{
    return {960, 88};
}
QSize ScoreTrack::minimumSizeHint() const
{
    return {480, 88};
}

void ScoreTrack::setMarkers(const std::vector<Marker>& markers)
{
    if (markers == markers_)
        return;
    markers_ = markers;
    describe();
    update();
}

void ScoreTrack::describe()
{
    //: Name of a picture for screen readers: the spaces that count the points
    setAccessibleName(tr("Scoring track"));
    QStringList parts;
    for (const Marker& marker : markers_) {
        //: Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from
        //: 0 to 49, %Ln all points of the player, who begins a new lap with 50
        parts << tr("%1 on space %2 with %Ln point(s)", nullptr, marker.score)
                     .arg(marker.name, QLocale().toString(marker.score % kSpaces));
    }
    setAccessibleDescription(ui::listed(parts));
    setToolTip(ui::toolTip(accessibleDescription()));
}

QRectF ScoreTrack::spaceRect(int space) const
{
    const qreal pitchX = (width() - 2 * kMargin + kGap) / kColumns;
    const qreal pitchY = (height() - 2 * kMargin + kGap) / 2;
    const bool onTop = space < kColumns;
    int column = onTop ? space : kSpaces - 1 - space;
    if (layoutDirection() == Qt::RightToLeft)
        column = kColumns - 1 - column;
    return {kMargin + column * pitchX, kMargin + (onTop ? 0 : pitchY), pitchX - kGap, pitchY - kGap};
}

bool ScoreTrack::isMilestone(int space)
{
    return space % 5 == 0;
}

QRectF ScoreTrack::numberRect(int space) const
{
    return spaceRect(space).adjusted(1, 1, -1, -1);
}

QFont ScoreTrack::numberFont(int space) const
{
    QFont font = this->font();
    font.setBold(isMilestone(space));
    const int wanted = std::min(ui::roomForText(*this, isMilestone(space) ? 11 : 9), kLargestNumber);
    font.setPixelSize(wanted);
    const qreal widest = QFontMetricsF(font).horizontalAdvance(QLocale().toString(88));
    const qreal room = numberRect(space).width();
    if (widest > room)
        font.setPixelSize(std::max(kSmallestNumber, static_cast<int>(wanted * room / widest)));
    return font;
}

void ScoreTrack::paintSpace(QPainter& painter, int space) const
{
    const QRectF rect = spaceRect(space);
    const bool milestone = isMilestone(space);
    QPainterPath path;
    path.addRoundedRect(rect, 5, 5);
    painter.fillPath(path, palette().color(milestone ? QPalette::Button : QPalette::Base));
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawPath(path);
    painter.setFont(numberFont(space));
    painter.setPen(palette().color(milestone ? QPalette::WindowText : QPalette::PlaceholderText));
    painter.drawText(numberRect(space), static_cast<int>(Qt::AlignTop | Qt::AlignHCenter),
                     QLocale().toString(space));
}

void ScoreTrack::paintMarkers(QPainter& painter, int space) const
{
    std::vector<const Marker*> here;
    for (const Marker& marker : markers_) {
        if (marker.score % kSpaces == space)
            here.push_back(&marker);
    }
    if (here.empty())
        return;
    const QRectF rect = spaceRect(space).adjusted(1, 11, -1, -1);
    const auto count = static_cast<qreal>(here.size());
    const qreal side = std::min(rect.height(), 26.0);
    // Beside each other as far as there is room, then overlapping, the last one in front.
    const qreal step = count > 1 ? std::min(side, (rect.width() + 4 - side) / (count - 1)) : 0;
    qreal x = rect.center().x() - (side + step * (count - 1)) / 2;
    qreal y = rect.bottom() - side;
    for (std::size_t i = 0; i < here.size(); ++i) {
        const auto pose = here[i]->score >= kSpaces ? art::MarkerPose::Lying : art::MarkerPose::Standing;
        const qreal lift = count > 2 && i % 2 == 0 ? 8 : 0;
        art::paintMarker(painter, {x, y - lift, side, side}, here[i]->colour, pose, ui::themeOf(*this),
                         ui::partsOf(*this));
        x += step;
    }
}

void ScoreTrack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int space = 0; space < kSpaces; ++space)
        paintSpace(painter, space);
    for (int space = 0; space < kSpaces; ++space)
        paintMarkers(painter, space);
}

void ScoreTrack::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
