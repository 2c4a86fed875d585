// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/handbook.h"

#include "ui/help/helpbrowser.h"
#include "ui/help/helpdialog.h"
#include "ui/help/topic.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QUrl>

namespace lodeline::desk {
namespace {

constexpr QLatin1String kPictureScheme{"picture"};
constexpr qreal kDensity = 2; // device pixels of the pictures

// One of those that ./run handbook makes, in the language of the window where there is one.
QImage picture(const QUrl& address, const art::Theme&, qreal)
{
    if (address.scheme() != kPictureScheme)
        return {};
    const QString locale = QLocale().name();
    QImage image;
    for (const QString& language : {locale, locale.section(u'_', 0, 0), QStringLiteral("en")}) {
        if (image.load(QStringLiteral(":/handbook/%1/%2.png").arg(language, address.path())))
            break;
    }
    image.setDevicePixelRatio(kDensity);
    return image;
}

} // namespace

Handbook::Handbook(const Kinds& kinds, QWidget* window)
    : QObject(window)
    , kinds_(kinds)
    , window_(window)
{
    QApplication::instance()->installEventFilter(this);
}

void Handbook::open()
{
    openOver(window_, ui::topicAround(QApplication::focusWidget()));
}

void Handbook::openOver(QWidget* over, const QString& topic)
{
    // One that belongs to another window is behind it, or out of reach of the keyboard.
    if (dialog_ && dialog_->parentWidget() != over)
        dialog_->close();
    if (dialog_ && dialog_->parentWidget() == over && dialog_->isVisible()) {
        dialog_->goTo(topic);
        dialog_->raise();
        dialog_->activateWindow();
        return;
    }
    const auto browser = [](QWidget* parent) { return new ui::HelpBrowser(picture, parent); };
    //: Title of a window: the handbook of the editor
    dialog_ = new ui::HelpDialog({.title = [] { return tr("Handbook"); },
                                  .html = [this] { return html(); },
                                  .searchName = [] { return tr("Find in the handbook"); }},
                                 browser, over, topic);
    dialog_->show();
}

QString Handbook::html() const
{
    QString all;
    for (const auto& kind : kinds_.all())
        all += kind->handbookHtml();
    return all;
}

bool Handbook::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    QWidget* dialog = QApplication::activeModalWidget();
    const QString topic = ui::topicAround(static_cast<QWidget*>(watched));
    const bool isAsked = press->key() == Qt::Key_F1 && press->modifiers() == Qt::NoModifier;
    if (!isAsked || !dialog || topic.isEmpty())
        return false;
    openOver(dialog, topic);
    return true;
}

} // namespace lodeline::desk
