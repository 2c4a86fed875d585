// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/fontnotice.h"

#include "ui/languages/languages.h"
#include "ui/plain/messagebox.h"

#include <QAbstractButton>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace lodeline::ui {

FontNotice::FontNotice(const Languages& languages, QWidget& window, CanShow canShow)
    : QObject(&window)
    , languages_(languages)
    , window_(window)
    , canShow_(std::move(canShow))
{
    window.installEventFilter(this);
}

// Once the window is there: reading fonts takes its time.
bool FontNotice::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &FontNotice::check, Qt::QueuedConnection);
    return QObject::eventFilter(object, event);
}

void FontNotice::check()
{
    const QString language = languages_.current();
    if (!window_.isVisible() || checked_.contains(language))
        return;
    checked_ << language;
    const std::optional<MissingFont> missing = missingFont(language, canShow_);
    if (!missing)
        return;
    auto* box = new MessageBox(QMessageBox::Information, QStringLiteral("Letters are missing"),
                               missingFontText(*missing), QMessageBox::Close, &window_);
    box->button(QMessageBox::Close)->setText(QStringLiteral("Close"));
    box->setLayoutDirection(Qt::LeftToRight);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

} // namespace lodeline::ui
