// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/appearance.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace lodeline::ui {
namespace {

// Fusion with calmer measures: it takes its colours from the palette on every platform, which lets the
// windows match the board in light and dark.
class Style : public QProxyStyle
{
public:
    Style()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        switch (metric) {
        case PM_ToolBarIconSize:
            return 22;
        case PM_ToolBarItemSpacing:
            return 2;
        case PM_ButtonMargin:
            return 10;
        case PM_DockWidgetSeparatorExtent:
            return 5;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
        }
    }

    // Fusion frames boxes and fields in a darker shade of the window, which a dark window swallows.
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isBox = element == PE_IndicatorCheckBox || element == PE_FrameLineEdit;
        const bool isDark = option->palette.color(QPalette::Window).lightness() < 128;
        if (!isBox || !isDark || option->state.testFlag(State_HasFocus))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(option->palette.color(QPalette::Mid));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        painter->restore();
    }

    // No text is guessed to be a document, wherever its label comes from: tool tips, also those of lists, and
    // the dialogs of Qt show names from files as well. A label is polished before its text is laid out.
    using QProxyStyle::polish;
    void polish(QWidget* widget) override
    {
        QProxyStyle::polish(widget);
        auto* label = qobject_cast<QLabel*>(widget);
        if (label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        switch (hint) {
        case SH_EtchDisabledText:
        case SH_DialogButtonBox_ButtonsHaveIcons:
        case SH_ItemView_ActivateItemOnSingleClick:
            return 0;
        case SH_UnderlineShortcut:
            return 1;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
        }
    }
};

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

struct Shades
{
    QRgb window, base, alternate, button, text, faint, highlight, highlightedText, link, tip, bright, line;
};

constexpr Shades kLight{0xfff3eee4, 0xfffffdf8, 0xfff6f1e7, 0xffeae3d5, 0xff2b241b, 0xff6f6656,
                        0xff8a4b1f, 0xffffffff, 0xff8a4b1f, 0xfffff7e0, 0xffffffff, 0xffb9ae9a};
constexpr Shades kDark{0xff26231f, 0xff1d1b18, 0xff24211d, 0xff38342e, 0xffece5d8, 0xffa39b8c,
                       0xffd79a4a, 0xff1d1610, 0xffe4ad66, 0xff3a352d, 0xffffffff, 0xff5e574c};

} // namespace

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , systemIsDark_(findSystemIsDark())
{
    theme_ = art::Theme::light();
    QApplication::setStyle(new Style);
}

void Appearance::use(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::System ? systemIsDark_ : choice == ThemeChoice::Dark;
    theme_ = dark ? art::Theme::dark() : art::Theme::light();
    QApplication::setPalette(palette(dark));
    emit changed();
}

QPalette Appearance::palette(bool dark)
{
    const Shades& s = dark ? kDark : kLight;
    QPalette palette{QColor::fromRgb(s.button), QColor::fromRgb(s.window)};
    palette.setColor(QPalette::Base, s.base);
    palette.setColor(QPalette::AlternateBase, s.alternate);
    palette.setColor(QPalette::ToolTipBase, s.tip);
    palette.setColor(QPalette::BrightText, s.bright);
    palette.setColor(QPalette::Highlight, s.highlight);
    palette.setColor(QPalette::HighlightedText, s.highlightedText);
    // Lines that part things: as visible in the dark as in the light.
    palette.setColor(QPalette::Mid, s.line);
    palette.setColor(QPalette::Link, s.link);
    palette.setColor(QPalette::LinkVisited, s.link);
    palette.setColor(QPalette::PlaceholderText, s.faint);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, s.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, s.faint);
    return palette;
}

} // namespace lodeline::ui
