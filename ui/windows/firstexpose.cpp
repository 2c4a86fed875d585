// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/firstexpose.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <QWindow>

#include <utility>

namespace lodeline::ui {
namespace {

constexpr int kLongestMs = 1000;

class FirstExpose : public QObject
{
public:
    FirstExpose(QWindow& window, std::function<void()> then)
        : QObject(&window)
        , then_(std::move(then))
    {
        window.installEventFilter(this);
        QTimer::singleShot(kLongestMs, this, [this] { happen(); });
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Expose)
            QMetaObject::invokeMethod(
                this, [this] { happen(); }, Qt::QueuedConnection);
        return false;
    }

private:
    void happen()
    {
        if (const auto then = std::exchange(then_, nullptr)) {
            deleteLater();
            then();
        }
    }

    std::function<void()> then_;
};

} // namespace

void whenPlaced(QWidget& window, std::function<void()> then)
{
    window.winId();
    new FirstExpose(*window.windowHandle(), std::move(then));
}

} // namespace lodeline::ui
