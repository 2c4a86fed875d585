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

// What the desktop says of its colours.
struct SystemLook
{
    bool isDark = false;
    bool wantsContrast = false;

    friend bool operator==(const SystemLook&, const SystemLook&) = default;
};

// The look of all windows: palette and style of the widgets, in step with the theme of the board. Follows the
// desktop for as long as a window was handed its theme.
class Appearance : public QObject
{
    Q_OBJECT

public:
    // To be made before anything sets a palette: the one found then tells whether the system is dark.
    explicit Appearance(QObject* parent = nullptr);

    ~Appearance() override;

    void use(const Look& look);
    void use(ThemeChoice windows); // and all else as it is
    const Look& look() const { return look_; }
    // Of letters, in percent of what they have without this.
    void setTextSize(int percent);
    const art::Theme& theme() const { return theme_; }
    // Hands the theme to a window, and every later one before the palette follows it.
    void handTo(QWidget& window);

    // The theme of the board with the colours of the windows that go with it.
    static art::Theme themeFor(const Look& look, SystemLook system);

    static QPalette palette(const art::WindowColours& colours);

signals:
    void handed();
    void changed();

protected:
    bool eventFilter(QObject* window, QEvent* event) override;

private:
    void followSystem();

    SystemLook system_;
    Look look_;
    art::Theme theme_;
    QFont font_; // without a size of its own
    QPointer<Style> style_;
};

} // namespace lodeline::ui
