// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/appearance.h"

#include "ui/style.h"
#include "ui/themed.h"

#include <QApplication>
#include <QWidget>

namespace lodeline::ui {
namespace {

constexpr int kWhole = 100; // percent

// Qt 6.4 has no colour scheme of its own: platform themes show theirs in the palette, and the variable is
// what GTK desktops without one use.
bool findSystemIsDark()
{
    const QByteArray gtk = qgetenv("GTK_THEME").toLower();
    if (!gtk.isEmpty())
        return gtk.endsWith(":dark") || gtk.endsWith("-dark");
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

} // namespace

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , systemIsDark_(findSystemIsDark())
    , font_(QApplication::font())
    , style_(new Style)
{
    QApplication::setStyle(style_);
}

Appearance::~Appearance()
{
    setTextSize(kWhole);
}

void Appearance::use(ThemeChoice choice)
{
    isDark_ = choice == ThemeChoice::System ? systemIsDark_ : choice == ThemeChoice::Dark;
    if (style_)
        style_->setDark(theme().isDark);
    emit handed();
    QApplication::setPalette(palette(theme().window));
    emit changed();
}

void Appearance::setTextSize(int percent)
{
    QFont font = font_;
    if (font.pixelSize() > 0)
        font.setPixelSize(font.pixelSize() * percent / kWhole);
    else
        font.setPointSizeF(font.pointSizeF() * percent / kWhole);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void Appearance::handTo(QWidget& window)
{
    const auto hand = [this, &window] { handTheme(window, theme()); };
    hand();
    connect(this, &Appearance::handed, &window, hand);
}

const art::Theme& Appearance::theme() const
{
    return isDark_ ? art::Theme::dark() : art::Theme::light();
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
