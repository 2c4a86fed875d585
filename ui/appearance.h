// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"
#include "ui/themechoice.h"

#include <QObject>
#include <QPalette>

namespace lodeline::ui {

// The look of all windows: palette and style of the widgets, in step with the theme of the board.
class Appearance : public QObject
{
    Q_OBJECT

public:
    // To be made before anything sets a palette: the one found then tells whether the system is dark.
    explicit Appearance(QObject* parent = nullptr);

    void use(ThemeChoice choice);
    const art::Theme& theme() const { return theme_; }
    bool isDark() const { return theme_.isDark; }

    static QPalette palette(bool dark);

signals:
    void changed();

private:
    bool systemIsDark_;
    art::Theme theme_;
};

} // namespace lodeline::ui
