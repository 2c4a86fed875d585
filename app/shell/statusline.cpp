// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/statusline.h"

#include <QAccessible>

namespace lodeline::app {
namespace {

constexpr int kMessage = 4000; // ms

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : ElidedLabel(parent)
{
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
    message_ = message;
    timer_.start();
    refresh();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void StatusLine::setTrouble(const QString& trouble)
{
    trouble_ = trouble;
    refresh();
}

void StatusLine::setHint(const QString& hint)
{
    hint_ = hint;
    refresh();
}

void StatusLine::forget()
{
    timer_.stop();
    message_.clear();
    refresh();
}

void StatusLine::refresh()
{
    QString shown = hint_;
    for (const QString& text : {trouble_, message_, tip_})
        shown = text.isEmpty() ? shown : text;
    setText(shown);
    setAccessibleName(text());
}

} // namespace lodeline::app
