// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings.h"

#include "app/shell/textsizes.h"
#include "ui/themes/keptlook.h"

#include <algorithm>

namespace lodeline::app {
namespace {

const QStringList& speedNames()
{
    static const QStringList names{QStringLiteral("off"), QStringLiteral("still"), QStringLiteral("slow"),
                                   QStringLiteral("normal"), QStringLiteral("fast")};
    return names;
}

const QStringList& paceNames()
{
    static const QStringList names{QStringLiteral("quick"), QStringLiteral("normal"),
                                   QStringLiteral("leisurely"), QStringLiteral("step")};
    return names;
}

QString keyOf(Aid aid)
{
    switch (aid) {
    case Aid::FeatureTips:
        return QStringLiteral("board/featureTips");
    case Aid::SquareTips:
        return QStringLiteral("board/squareTips");
    case Aid::DeadSquares:
        return QStringLiteral("board/marksDead");
    case Aid::Coordinates:
        return QStringLiteral("board/coordinates");
    case Aid::Owners:
        return QStringLiteral("board/owners");
    case Aid::Coach:
        return QStringLiteral("board/coach");
    }
    return {};
}

} // namespace

Settings::Settings(const QString& file)
    : store_(file, QSettings::IniFormat)
{
}

template <typename Choice>
Choice Settings::choice(const QString& key, const QStringList& names, Choice otherwise) const
{
    const qsizetype index = names.indexOf(store_.value(key).toString());
    return index < 0 ? otherwise : static_cast<Choice>(index);
}

QString Settings::language() const
{
    return store_.value("language").toString();
}
void Settings::setLanguage(const QString& code)
{
    store_.setValue("language", code);
}

ui::ThemeChoice Settings::theme() const
{
    return choice("theme", ui::themeNames(), ui::ThemeChoice::System);
}
void Settings::setTheme(ui::ThemeChoice theme)
{
    store_.setValue("theme", ui::themeNames()[static_cast<int>(theme)]);
}

QString Settings::boardTheme() const
{
    return store_.value("board/theme", ui::boardNames().front()).toString();
}
void Settings::setBoardTheme(const QString& name)
{
    store_.setValue("board/theme", name);
}

bool Settings::patterns() const
{
    return store_.value("board/patterns", false).toBool();
}
void Settings::setPatterns(bool on)
{
    store_.setValue("board/patterns", on);
}

ui::Look Settings::look() const
{
    return ui::keptLook(store_);
}

AnimationSpeed Settings::animation() const
{
    return choice("animation", speedNames(), AnimationSpeed::Normal);
}
void Settings::setAnimation(AnimationSpeed speed)
{
    store_.setValue("animation", speedNames()[static_cast<int>(speed)]);
}

int Settings::textSize() const
{
    const int percent = store_.value("textSize").toInt();
    return std::ranges::find(kTextSizes, percent) == kTextSizes.end() ? kUsualTextSize : percent;
}
void Settings::setTextSize(int percent)
{
    store_.setValue("textSize", percent);
}

Pace Settings::pace() const
{
    return choice("computer/pace", paceNames(), Pace::Normal);
}
void Settings::setPace(Pace pace)
{
    store_.setValue("computer/pace", paceNames()[static_cast<int>(pace)]);
}

QString Settings::kind() const
{
    return store_.value("kind").toString();
}
void Settings::setKind(const QString& format)
{
    store_.setValue("kind", format);
}

QString Settings::folder() const
{
    return ui::lastFolder(store_);
}

void Settings::setFolder(const QString& path)
{
    ui::setLastFolder(store_, path);
}

bool Settings::wheelTurns() const
{
    return store_.value("board/wheelTurns", true).toBool();
}
void Settings::setWheelTurns(bool on)
{
    store_.setValue("board/wheelTurns", on);
}

bool Settings::confirmsMoves() const
{
    return store_.value("board/confirmsMoves", false).toBool();
}
void Settings::setConfirmsMoves(bool on)
{
    store_.setValue("board/confirmsMoves", on);
}

bool Settings::handsOver() const
{
    return store_.value("board/handsOver", false).toBool();
}
void Settings::setHandsOver(bool on)
{
    store_.setValue("board/handsOver", on);
}

bool Settings::shows(Aid aid) const
{
    return store_.value(keyOf(aid), isUsual(aid)).toBool();
}
void Settings::setShows(Aid aid, bool on)
{
    store_.setValue(keyOf(aid), on);
}

bool Settings::asAtTable() const
{
    return store_.value("board/asAtTable", false).toBool();
}
void Settings::setAsAtTable(bool on)
{
    store_.setValue("board/asAtTable", on);
}

bool Settings::sounds() const
{
    return store_.value("sound/on", false).toBool();
}
void Settings::setSounds(bool on)
{
    store_.setValue("sound/on", on);
}

int Settings::volume() const
{
    bool isNumber = false;
    const int percent = store_.value("sound/volume").toInt(&isNumber);
    return isNumber && percent >= 0 && percent <= 100 ? percent : kUsualVolume;
}
void Settings::setVolume(int percent)
{
    store_.setValue("sound/volume", percent);
}

bool Settings::showsSide() const
{
    return store_.value("window/side", true).toBool();
}
void Settings::setShowsSide(bool on)
{
    store_.setValue("window/side", on);
}

bool Settings::showsLog() const
{
    return store_.value("window/log", true).toBool();
}
void Settings::setShowsLog(bool on)
{
    store_.setValue("window/log", on);
}

QByteArray Settings::windowGeometry() const
{
    return store_.value("window/geometry").toByteArray();
}
QByteArray Settings::windowState() const
{
    return store_.value("window/state").toByteArray();
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    store_.setValue("window/geometry", geometry);
    store_.setValue("window/state", state);
}

} // namespace lodeline::app
