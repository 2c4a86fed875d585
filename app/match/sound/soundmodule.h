// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/sound.h"

#include <QtPlugin>

#include <functional>
#include <memory>

namespace lodeline::app {

// Plays sounds on the device of the system. No device is no error: then nothing is heard.
class SoundOutput
{
public:
    SoundOutput() = default;
    virtual ~SoundOutput() = default;
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;

    // `volume` from 0 to 1 of how loud the sound is made. Never waits for the device.
    virtual void play(Sound sound, double volume) = 0;
};

// The part of the program that needs Qt Multimedia. It is a file of its own, which is loaded when sounds are
// first wanted and need not be there.
class SoundModule
{
public:
    SoundModule() = default;
    virtual ~SoundModule() = default;
    SoundModule(const SoundModule&) = delete;
    SoundModule& operator=(const SoundModule&) = delete;

    // Calls `told`, from another thread, with whether there is a device: soon, and whenever that changes.
    virtual std::unique_ptr<SoundOutput> open(std::function<void(bool isDevice)> told) = 0;
};

} // namespace lodeline::app

Q_DECLARE_INTERFACE(lodeline::app::SoundModule, "lodeline.SoundModule/1")
