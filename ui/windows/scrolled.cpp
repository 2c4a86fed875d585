// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/scrolled.h"

#include "ui/windows/screens.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>

namespace lodeline::ui {
namespace {

// QScrollArea remembers the size of its content from when it was first asked.
class Scrolled : public QScrollArea
{
public:
    QSize sizeHint() const override
    {
        const int most = fontMetrics().height();
        return widget()->sizeHint().boundedTo({36 * most, 24 * most});
    }
};

// Watches all the program, since fields come and go.
class WheelGuard : public QObject
{
public:
    explicit WheelGuard(QWidget& area)
        : QObject(&area)
        , area_(area)
    {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* object, QEvent* event) override
    {
        const QEvent::Type type = event->type();
        if ((type != QEvent::Show && type != QEvent::Wheel) || !isField(object))
            return false;
        auto* field = static_cast<QWidget*>(object);
        if (!area_.isAncestorOf(field))
            return false;
        if (type == QEvent::Show && field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        if (type == QEvent::Show || field->hasFocus())
            return false;
        event->ignore();
        return true;
    }

private:
    static bool isField(QObject* object)
    {
        return qobject_cast<QComboBox*>(object) || qobject_cast<QAbstractSpinBox*>(object) ||
               qobject_cast<QSlider*>(object);
    }

    const QWidget& area_;
};

} // namespace

QScrollArea* scrolled(QWidget* content, Qt::ScrollBarPolicy sideways)
{
    auto* area = new Scrolled;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(sideways);
    area->setWidget(content);
    area->setFocusPolicy(Qt::NoFocus); // its fields take the focus, and are scrolled to
    new WheelGuard(*area);
    return area;
}

QScrollArea* scrolledOver(QWidget* content)
{
    QScrollArea* area = scrolled(content, Qt::ScrollBarAsNeeded);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

void openWide(QDialog& dialog, const QScrollArea& area)
{
    const QWidget& content = *area.widget();
    const QSize around = dialog.sizeHint() - area.sizeHint();
    const int bar = area.verticalScrollBar()->sizeHint().width();
    const int width =
        std::max(dialog.minimumWidth(), content.sizeHint().width() + bar + std::max(around.width(), 0));
    // As if the bar were there: it stays where what it narrows does not fit beside it.
    const int inside = width - bar - std::max(around.width(), 0);
    const int height =
        content.hasHeightForWidth() ? content.heightForWidth(inside) : content.sizeHint().height();
    dialog.resize(width, height + around.height());
    fitToScreen(dialog);
}

} // namespace lodeline::ui
