// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/appearance.h"

#include "resources/art/theme/seentheme.h"
#include "ui/style.h"
#include "ui/themed.h"
#include "ui/windows/textscale.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace lodeline::ui {
namespace {

constexpr int kWhole = 100; // percent

// Qt 6.4 has no colour scheme of its own: platform themes show theirs in the palette, and the variable is
// what GTK desktops without one use. Nothing but its name tells of a wish for contrast.
SystemLook findSystem()
{
    const QByteArray gtk = qgetenv("GTK_THEME").toLower();
    if (!gtk.isEmpty()) {
        const bool isDark = gtk.endsWith(":dark") || gtk.endsWith("-dark") || gtk.contains("inverse");
        return {isDark, gtk.startsWith("highcontrast")};
    }
    const QPalette palette = QGuiApplication::palette();
    return {palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness()};
}

art::ShippedTheme themeOf(BoardChoice choice, bool isDark)
{
    switch (choice) {
    case BoardChoice::Automatic:
        return isDark ? art::ShippedTheme::Dusk : art::ShippedTheme::Day;
    case BoardChoice::Day:
        return art::ShippedTheme::Day;
    case BoardChoice::Dusk:
        return art::ShippedTheme::Dusk;
    case BoardChoice::Ink:
        return art::ShippedTheme::Ink;
    case BoardChoice::Contrast:
        return isDark ? art::ShippedTheme::ContrastDark : art::ShippedTheme::Contrast;
    }
    return {};
}

// The same palette is no news to widgets, though what they paint with it may be other pieces.
void tellOfChange()
{
    QList<QPointer<QWidget>> widgets; // some may go when others are told
    for (QWidget* widget : QApplication::allWidgets())
        widgets << widget;
    for (const QPointer<QWidget>& widget : widgets) {
        QEvent event(QEvent::PaletteChange);
        if (widget)
            QApplication::sendEvent(widget, &event);
    }
}

void takeWindows(art::Theme& theme, const art::Theme& from)
{
    theme.isDark = from.isDark;
    theme.window = from.window;
    theme.marks = from.marks;
    theme.charts = from.charts;
}

} // namespace

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , system_(findSystem())
    , theme_(themeFor({}, system_))
    , font_(QApplication::font())
    , style_(new Style)
{
    QApplication::setStyle(style_);
}

Appearance::~Appearance()
{
    setTextSize(kWhole);
}

art::Theme Appearance::themeFor(const Look& look, SystemLook system)
{
    const bool follows = look.windows == ThemeChoice::System;
    const bool isDark = follows ? system.isDark : look.windows == ThemeChoice::Dark;
    const bool contrast = follows && system.wantsContrast && look.board == BoardChoice::Automatic;
    const BoardChoice board = contrast ? BoardChoice::Contrast : look.board;
    art::Theme theme = look.own ? *look.own : art::Theme::shipped(themeOf(board, isDark));
    if (!theme.ownWindows)
        takeWindows(theme, isDark ? art::Theme::dark() : art::Theme::light());
    theme.pieceStyle.patterns |= look.patterns;
    return look.vision == art::Vision::Full ? theme : art::seen(std::move(theme), look.vision);
}

void Appearance::use(ThemeChoice windows)
{
    Look look = look_;
    look.windows = windows;
    use(look);
}

void Appearance::use(const Look& look)
{
    look_ = look;
    const art::WindowColours before = theme_.window;
    theme_ = themeFor(look, system_);
    if (style_)
        style_->setDark(theme_.isDark);
    emit handed();
    QApplication::setPalette(palette(theme_.window));
    if (theme_.window == before)
        tellOfChange();
    emit changed();
}

void Appearance::setTextSize(int percent)
{
    QFont font = font_;
    setScaled(font, font_, static_cast<qreal>(percent) / kWhole);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void Appearance::handTo(QWidget& window)
{
    const auto hand = [this, &window] { handTheme(window, theme()); };
    hand();
    connect(this, &Appearance::handed, &window, hand);
    window.installEventFilter(this);
}

bool Appearance::eventFilter(QObject* window, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange)
        followSystem();
    return QObject::eventFilter(window, event);
}

void Appearance::followSystem()
{
    // Below the palette that was set lies that of the system.
    QApplication::setPalette(QPalette());
    system_ = findSystem();
    use(look_);
}

QPalette Appearance::palette(const art::WindowColours& colours)
{
    QPalette palette{colours.button, colours.window};
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::ToolTipBase, colours.tip);
    palette.setColor(QPalette::BrightText, colours.bright);
    palette.setColor(QPalette::Highlight, colours.highlight);
    palette.setColor(QPalette::HighlightedText, colours.highlightedText);
    // Lines that part things: as visible in the dark as in the light.
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    palette.setColor(QPalette::PlaceholderText, colours.faint);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colours.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.faint);
    return palette;
}

} // namespace lodeline::ui
