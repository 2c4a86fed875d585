// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/scrolled.h"

#include "ui/windows/screens.h"

#include <QDialog>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

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

} // namespace

QScrollArea* scrolled(QWidget* content, Qt::ScrollBarPolicy sideways)
{
    auto* area = new Scrolled;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(sideways);
    area->setWidget(content);
    area->setFocusPolicy(Qt::NoFocus); // its fields take the focus, and are scrolled to
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
    const int inside = width - std::max(around.width(), 0);
    const int height =
        content.hasHeightForWidth() ? content.heightForWidth(inside) : content.sizeHint().height();
    dialog.resize(width, height + around.height());
    fitToScreen(dialog);
}

} // namespace lodeline::ui
