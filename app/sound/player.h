// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/sound.h"
#include "app/sound/mixer.h"

#include <QMediaDevices>
#include <QTimer>

#include <functional>
#include <memory>

class QAudioSink;

namespace lodeline::sound {

// Plays on the device that the system prefers, and lets go of it where nothing has sounded for a while.
// Belongs to the thread of the sounds from `begin` on: a device may keep its user waiting.
class Player : public QObject
{
    Q_OBJECT

public:
    explicit Player(std::function<void(bool isDevice)> told);
    ~Player() override;

    void begin();
    void play(app::Sound sound, double volume);

private:
    void chooseDevice();
    void dropDevice();
    void rest();

    std::function<void(bool)> told_;
    std::array<Wave, app::kSoundNames.size()> waves_;
    std::unique_ptr<QMediaDevices> devices_;
    std::unique_ptr<Mixer> mixer_;
    std::unique_ptr<QAudioSink> sink_;
    std::unique_ptr<QTimer> idle_;
};

} // namespace lodeline::sound
