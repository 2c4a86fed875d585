// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/program/settings.h"

#include "ui/recentfiles.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

const QStringList& speedNames()
{
    static const QStringList names{QStringLiteral("off"), QStringLiteral("slow"), QStringLiteral("normal"),
                                   QStringLiteral("fast")};
    return names;
}

const QStringList& paceNames()
{
    static const QStringList names{QStringLiteral("quick"), QStringLiteral("normal"),
                                   QStringLiteral("leisurely"), QStringLiteral("step")};
    return names;
}

QString optionKey(const OptionInfo& option)
{
    return QStringLiteral("newGame/") + QLatin1String(option.name);
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

AnimationSpeed Settings::animation() const
{
    return choice("animation", speedNames(), AnimationSpeed::Normal);
}
void Settings::setAnimation(AnimationSpeed speed)
{
    store_.setValue("animation", speedNames()[static_cast<int>(speed)]);
}

Pace Settings::pace() const
{
    return choice("computer/pace", paceNames(), Pace::Normal);
}
void Settings::setPace(Pace pace)
{
    store_.setValue("computer/pace", paceNames()[static_cast<int>(pace)]);
}

NewGame Settings::newGame() const
{
    NewGame game;
    const int count = std::min(store_.beginReadArray("newGame/seats"), kMaxPlayers);
    for (int i = 0; i < count; ++i) {
        store_.setArrayIndex(i);
        game.seats.push_back({store_.value("name").toString(), store_.value("colour").toString(),
                              store_.value("kind", QStringLiteral("human")).toString()});
    }
    store_.endArray();
    if (game.seats.empty())
        game.seats = NewGame::usual().seats;
    for (const OptionInfo& option : optionTable()) {
        bool& isOn = game.options.*option.member;
        isOn = store_.value(optionKey(option), isOn).toBool();
    }
    game.startPlayer = store_.value("newGame/startPlayer", NewGame::kRandomStart).toInt();
    game.tileSetFile = store_.value("newGame/tileSet").toString();
    return game;
}

void Settings::setNewGame(const NewGame& game)
{
    store_.remove("newGame/seats");
    store_.beginWriteArray("newGame/seats", static_cast<int>(game.seats.size()));
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        store_.setArrayIndex(static_cast<int>(i));
        store_.setValue("name", game.seats[i].name);
        store_.setValue("colour", game.seats[i].colour);
        store_.setValue("kind", game.seats[i].kind);
    }
    store_.endArray();
    for (const OptionInfo& option : optionTable())
        store_.setValue(optionKey(option), game.options.*option.member);
    store_.setValue("newGame/startPlayer", game.startPlayer);
    store_.setValue("newGame/tileSet", game.tileSetFile);
}

QString Settings::folder() const
{
    return ui::lastFolder(store_);
}

void Settings::setFolder(const QString& path)
{
    ui::setLastFolder(store_, path);
}

bool Settings::wheelTurnsTiles() const
{
    return store_.value("board/wheelTurns", true).toBool();
}
void Settings::setWheelTurnsTiles(bool on)
{
    store_.setValue("board/wheelTurns", on);
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

} // namespace lodeline::goldrush
