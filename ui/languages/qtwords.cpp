// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/qtwords.h"

#include <QApplication>
#include <QWidget>

namespace lodeline::ui {
namespace {

struct QtText
{
    const char* part; // name of the object or its class
    const char* property;
    const char* context; // both as Qt's own catalogues have them
    const char* text;
};

constexpr QtText kSaidOnce[]{
    {"qt_dockwidget_floatbutton", "accessibleName", "QDockWidget", "Float"},
    {"qt_dockwidget_floatbutton", "accessibleDescription", "QDockWidget",
     "Undocks and re-attaches the dock widget"},
    {"qt_dockwidget_closebutton", "accessibleName", "QDockWidget", "Close"},
    {"qt_dockwidget_closebutton", "accessibleDescription", "QDockWidget", "Closes the dock widget"},
    {"ScrollLeftButton", "accessibleName", "QTabBar", "Scroll Left"},
    {"ScrollRightButton", "accessibleName", "QTabBar", "Scroll Right"},
    {"CloseButton", "toolTip", "CloseButton", "Close Tab"},
};

} // namespace

void sayQtAnew()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        const QLatin1String kind(widget->metaObject()->className());
        for (const auto& [part, property, context, text] : kSaidOnce)
            if (widget->objectName() == QLatin1String(part) || kind == QLatin1String(part))
                widget->setProperty(property, QCoreApplication::translate(context, text));
    }
}

} // namespace lodeline::ui
