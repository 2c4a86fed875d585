// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/textscale.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr int kUsualLine = 15; // px

class TextScale : public QObject
{
public:
    TextScale(QWidget& widget, qreal scale)
        : QObject(&widget)
        , widget_(widget)
        , scale_(scale)
    {
        widget.installEventFilter(this);
        watchParent();
        apply();
    }

    // The widget itself is not told of other letters around it, having a size of its own.
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (object == &widget_ && event->type() == QEvent::ParentChange)
            watchParent();
        else if (object != &widget_ && event->type() == QEvent::FontChange)
            apply();
        return QObject::eventFilter(object, event);
    }

private:
    void watchParent()
    {
        if (QWidget* parent = widget_.parentWidget())
            parent->installEventFilter(this);
    }

    void apply()
    {
        QFont font = widget_.font();
        setScaled(font, QApplication::font(&widget_), scale_);
        widget_.setFont(font);
    }

    QWidget& widget_;
    qreal scale_;
};

} // namespace

void setScaled(QFont& font, const QFont& from, qreal scale)
{
    if (from.pixelSize() > 0)
        font.setPixelSize(std::max(qRound(from.pixelSize() * scale), 1));
    else
        font.setPointSizeF(from.pointSizeF() * scale);
}

void setTextScale(QWidget& widget, qreal scale)
{
    new TextScale(widget, scale);
}

int roomForText(const QWidget& widget, int px)
{
    return roomForText(widget.font(), px);
}

int roomForText(const QFont& font, int px)
{
    return px * std::max(QFontMetrics(font).height(), kUsualLine) / kUsualLine;
}

} // namespace lodeline::ui
