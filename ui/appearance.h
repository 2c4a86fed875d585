// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"
#include "ui/themechoice.h"

#include <QFont>
#include <QObject>
#include <QPalette>
#include <QPointer>

class QWidget;

namespace lodeline::ui {

class Style;

// The look of all windows: palette and style of the widgets, in step with the theme of the board.
class Appearance : public QObject
{
    Q_OBJECT

public:
    // To be made before anything sets a palette: the one found then tells whether the system is dark.
    explicit Appearance(QObject* parent = nullptr);

    ~Appearance() override;

    void use(ThemeChoice choice);
    // Of letters, in percent of what they have without this.
    void setTextSize(int percent);
    const art::Theme& theme() const;
    // Hands the theme to a window, and every later one before the palette follows it.
    void handTo(QWidget& window);

    static QPalette palette(const art::WindowColours& colours);

signals:
    void handed();
    void changed();

private:
    bool systemIsDark_;
    bool isDark_ = false;
    QFont font_; // without a size of its own
    QPointer<Style> style_;
};

} // namespace lodeline::ui
