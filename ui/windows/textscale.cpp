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
        font.setPointSizeF(QApplication::font(&widget_).pointSizeF() * scale_);
        widget_.setFont(font);
    }

    QWidget& widget_;
    qreal scale_;
};

} // namespace

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
