// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/messages.h"

#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace lodeline::ui {
namespace {

class AccessibleMessage : public QAccessibleInterface
{
public:
    AccessibleMessage(QWidget* widget, QString words)
        : widget_(widget)
        , words_(std::move(words))
    {
    }

    bool isValid() const override { return !widget_.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return widget_ ? widget_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        return widget_ ? QAccessible::queryAccessibleInterface(widget_.data()) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Name ? words_ : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        return widget_ ? QRect(widget_->mapToGlobal(QPoint()), widget_->size()) : QRect();
    }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QPointer<QWidget> widget_;
    QString words_;
};

} // namespace

AccessibleMessages::AccessibleMessages(QWidget* widget)
    : QAccessibleWidget(widget, QAccessible::StatusBar)
{
}

AccessibleMessages::~AccessibleMessages()
{
    forget();
}

void AccessibleMessages::forget()
{
    while (!messages_.empty())
        forgetFirst();
}

void AccessibleMessages::forgetFirst()
{
    QAccessible::deleteAccessibleInterface(messages_.front());
    messages_.pop_front();
}

void AccessibleMessages::add(const QString& message)
{
    if (messages_.size() == kMost)
        forgetFirst();
    auto* made = new AccessibleMessage(widget(), message);
    messages_.push_back(QAccessible::registerAccessibleInterface(made));
    QAccessibleEvent shown(made, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

QAccessibleInterface* AccessibleMessages::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    return QAccessible::accessibleInterface(messages_[static_cast<std::size_t>(index)]);
}

int AccessibleMessages::indexOfChild(const QAccessibleInterface* child) const
{
    const auto found = std::ranges::find_if(
        messages_, [child](QAccessible::Id id) { return QAccessible::accessibleInterface(id) == child; });
    return found == messages_.end() ? -1 : static_cast<int>(found - messages_.begin());
}

} // namespace lodeline::ui
