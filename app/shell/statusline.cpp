// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/statusline.h"

#include "ui/access/messages.h"

#include <QEvent>

namespace lodeline::app {
namespace {

constexpr int kMessage = 4000; // ms

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* line = qobject_cast<StatusLine*>(object);
    return line ? new ui::AccessibleMessages(line) : nullptr;
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : ElidedLabel(parent)
{
    QAccessible::removeFactory(makeInterface);
    QAccessible::installFactory(makeInterface);
    setIndent(6);
    timer_.setSingleShot(true);
    timer_.setInterval(kMessage);
    connect(&timer_, &QTimer::timeout, this, [this] {
        message_.clear();
        refresh();
    });
}

void StatusLine::setTip(const QString& tip)
{
    tip_ = tip;
    refresh();
}

void StatusLine::announce(const QString& message)
{
    note(message);
    tell(message);
}

void StatusLine::note(const QString& message)
{
    message_ = message;
    timer_.start();
    refresh();
}

void StatusLine::tell(const QString& message)
{
    spoken().add(message);
}

ui::AccessibleMessages& StatusLine::spoken()
{
    return *static_cast<ui::AccessibleMessages*>(QAccessible::queryAccessibleInterface(this));
}

void StatusLine::setTrouble(const ui::Words& words)
{
    const QString before = trouble();
    trouble_ = words;
    const QString now = trouble();
    refresh();
    if (!now.isEmpty() && now != before)
        tell(now);
}

QString StatusLine::trouble() const
{
    return trouble_ ? trouble_() : QString();
}

void StatusLine::setHint(const QString& hint)
{
    hint_ = hint;
    refresh();
}

void StatusLine::withdraw(const QString& message)
{
    if (message_ == message)
        forget();
}

void StatusLine::forget()
{
    timer_.stop();
    message_.clear();
    refresh();
}

// What was said in another language is not said again. Trouble lasts; whoever gives the hint gives it anew.
void StatusLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        spoken().forget();
        tip_.clear();
        forget();
    }
    ElidedLabel::changeEvent(event);
}

void StatusLine::refresh()
{
    QString shown = hint_;
    for (const QString& text : {trouble(), message_, tip_})
        shown = text.isEmpty() ? shown : text;
    setText(shown);
    setAccessibleName(text());
}

} // namespace lodeline::app
