// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/panels/noticeplace.h"

#include "app/match/panels/noticebar.h"
#include "ui/keys/plainkey.h"

#include <QEvent>
#include <QWidget>

#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace lodeline::app {
namespace {

// Device-independent pixels.
constexpr int kRim = 24; // with the numbers of columns and rows
constexpr int kNarrow = 300;

std::int64_t hidden(const QRect& place, const std::vector<QRect>& used)
{
    std::int64_t area = 0;
    for (const QRect& part : used) {
        const QRect both = part & place;
        area += std::int64_t{both.width()} * both.height();
    }
    return area;
}

} // namespace

QRect leastHiding(const QRect& room, const std::vector<QSize>& sizes, const std::vector<QRect>& used)
{
    QRect best;
    auto least = std::numeric_limits<std::int64_t>::max();
    for (const QSize size : sizes) {
        QRect place(QPoint(), size);
        for (const bool isLow : {false, true}) {
            const int y = isLow ? room.bottom() + 1 - size.height() : room.top();
            const int left = room.left();
            const int right = room.right() + 1 - size.width();
            for (const int x : std::array{(left + right) / 2, left, right}) {
                place.moveTo(x, y);
                const std::int64_t area = hidden(place, used);
                if (area < least) {
                    least = area;
                    best = place;
                }
            }
        }
    }
    return best;
}

NoticePlace::NoticePlace(NoticeBar& notice, QWidget& board, std::function<std::vector<QRect>()> used,
                         QObject* parent)
    : QObject(parent)
    , notice_(notice)
    , board_(board)
    , used_(std::move(used))
{
    notice.installEventFilter(this);
    board.installEventFilter(this);
    connect(&notice, &NoticeBar::changed, this, &NoticePlace::place);
}

void NoticePlace::avoid(QWidget& other)
{
    others_.push_back(&other);
    other.installEventFilter(this);
}

void NoticePlace::place()
{
    if (notice_.isHidden())
        return;
    const QRect room = board_.geometry().adjusted(kRim, kRim, -kRim, -kRim);
    std::vector<QRect> used = used_();
    for (QRect& part : used)
        part.translate(board_.pos());
    for (const QWidget* other : others_)
        if (other->isVisible())
            used.push_back(other->geometry());
    // It stays as long as it may: nobody looks for it.
    const QSize wide = notice_.sizeWithin(room.width());
    const QRect now = notice_.geometry();
    if (now.size() == wide && room.contains(now) && hidden(now, used) == 0)
        return;
    notice_.setGeometry(leastHiding(room, {wide, notice_.sizeWithin(kNarrow)}, used));
}

bool NoticePlace::isClosedBy(const QKeyEvent& key) const
{
    return key.key() == Qt::Key_Escape && ui::isPlain(key) && mayClose_ && mayClose_();
}

bool NoticePlace::eventFilter(QObject* watched, QEvent* event)
{
    const bool isMoved =
        watched != &notice_ &&
        (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show);
    const bool isWorded = watched == &notice_ &&
                          (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange);
    if (isMoved || isWorded)
        place();
    if (watched == &board_ && event->type() == QEvent::KeyPress &&
        isClosedBy(static_cast<const QKeyEvent&>(*event)))
        notice_.hide();
    return QObject::eventFilter(watched, event);
}

} // namespace lodeline::app
