// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/handedkeys.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVariant>
#include <QWidget>

namespace lodeline::ui {
namespace {

constexpr const char* kKeysProperty = "lodelineKeys";

} // namespace

void handKeys(QWidget& window, const KeyText& keys)
{
    window.setProperty(kKeysProperty, QVariant::fromValue(keys));
}

KeyText keysOf(const QWidget& widget)
{
    return [&widget](const QString& command) {
        for (const QWidget* at = &widget; at; at = at->parentWidget()) {
            if (const auto handed = at->property(kKeysProperty).value<KeyText>())
                return handed(command);
        }
        return QString();
    };
}

void sayKeys(QWidget& widget)
{
    QEvent words(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&widget, &words);
}

} // namespace lodeline::ui
