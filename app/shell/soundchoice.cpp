// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/soundchoice.h"

#include "app/shell/settings.h"

#include <QAction>

#include <utility>

namespace lodeline::app {

SoundChoice::SoundChoice(Settings& settings, QAction* sounds, QObject* parent, const QString& module)
    : QObject(parent)
    , settings_(settings)
    , loader_(box_, module, nullptr)
{
    sounds->setChecked(settings.sounds());
    box_.setOn(settings.sounds());
    box_.setVolume(settings.volume());
    connect(sounds, &QAction::toggled, this, &SoundChoice::setOn);
    connect(&loader_, &SoundLoader::troubleChanged, this, &SoundChoice::troubleChanged);
    connect(&loader_, &SoundLoader::troubleChanged, this, &SoundChoice::tell);
}

void SoundChoice::setOn(bool on)
{
    settings_.setSounds(on);
    box_.setOn(on);
    owesAnswer_ = on;
    if (!on)
        return;
    box_.play(Sound::YourTurn);
    tell();
}

void SoundChoice::setVolume(int percent)
{
    box_.setVolume(percent);
    settings_.setVolume(box_.volume());
    box_.play(Sound::YourTurn);
}

void SoundChoice::tell()
{
    if (loader_.trouble() != SoundTrouble::None && std::exchange(owesAnswer_, false))
        emit told(trouble());
}

QString SoundChoice::trouble() const
{
    switch (loader_.trouble()) {
    case SoundTrouble::None:
        break;
    case SoundTrouble::NoModule:
        return tr("This version of Lodeline comes without sounds.");
    case SoundTrouble::NotLoaded:
        return tr("To hear sounds, install the package libqt6multimedia6 and start Lodeline again.");
    case SoundTrouble::NoDevice:
        return tr(
            "No speakers or headphones were found. You will hear sounds as soon as some are connected.");
    }
    return {};
}

} // namespace lodeline::app
