// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/marks.h"

#include <QAccessible>
#include <QGraphicsView>
#include <QMenu>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <limits>

namespace lodeline::test {
namespace {

constexpr std::size_t kMostOfABoard = 25; // its sentences repeat for each tile
constexpr int kDeepest = 40;
constexpr QSize kNumber{20, 13};
constexpr QColor kInk{190, 20, 90};

bool saysSomething(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

class Collector
{
public:
    explicit Collector(QWidget& window)
        : corner_(window.mapToGlobal(QPoint()))
        , room_(window.rect())
    {
    }

    void visit(QAccessibleInterface& part, const QString& path, int depth)
    {
        if (depth > kDeepest || part.state().invisible)
            return;
        add(part, path);
        const bool isBoard = qobject_cast<QGraphicsView*>(part.object()) != nullptr;
        if (isBoard)
            most_ = marks_.size() + kMostOfABoard;
        for (int i = 0; i < part.childCount() && marks_.size() < most_; ++i)
            if (QAccessibleInterface* child = part.child(i))
                visit(*child, path + u'/' + QString::number(i), depth + 1);
        if (isBoard)
            most_ = std::numeric_limits<std::size_t>::max();
    }

    std::vector<Mark> taken() { return std::move(marks_); }

private:
    void add(QAccessibleInterface& part, const QString& path)
    {
        const QRect place = part.rect().translated(-corner_) & room_;
        const QString text = part.text(QAccessible::Name).simplified();
        if (place.isEmpty() || !saysSomething(text) || said_.contains(text))
            return;
        said_.insert(text);
        marks_.push_back({path, place, text});
    }

    QPoint corner_;
    QRect room_;
    QSet<QString> said_;
    std::vector<Mark> marks_;
    std::size_t most_ = std::numeric_limits<std::size_t>::max();
};

} // namespace

std::vector<Mark> marksOf(QWidget& window)
{
    Collector collector(window);
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window))
        collector.visit(*root, {}, 0);
    return collector.taken();
}

std::vector<Mark> marksOf(QMenu& menu)
{
    std::vector<Mark> marks;
    for (qsizetype i = 0; i < menu.actions().size(); ++i) {
        const QAction* action = menu.actions()[i];
        if (action->isVisible() && saysSomething(action->text()))
            marks.push_back({QString::number(i), menu.actionGeometry(menu.actions()[i]), action->text()});
    }
    return marks;
}

QImage outlined(const MarkedPicture& marked, const std::vector<Mark>& numbered)
{
    QImage picture = marked.picture;
    QPainter painter(&picture);
    QFont font = painter.font();
    font.setPixelSize(kNumber.height() - 2);
    painter.setFont(font);
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        const QRect place = numbered[i].place;
        painter.setPen(kInk);
        painter.drawRect(place.adjusted(0, 0, -1, -1));
        // Beside the text where there is room: it must be read.
        const int left = std::max(place.left() - kNumber.width(), 0);
        const QRect number(QPoint(left, place.top()), kNumber);
        painter.fillRect(number, kInk);
        painter.setPen(Qt::white);
        painter.drawText(number, Qt::AlignCenter, QString::number(i + 1));
    }
    return picture;
}

} // namespace lodeline::test
