// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/soundmodule.h"

#include <vector>

namespace lodeline::test {

// Writes down what would be heard.
class Heard : public app::SoundOutput
{
public:
    struct Note
    {
        app::Sound sound;
        double volume;
    };

    explicit Heard(std::vector<Note>& notes)
        : notes_(notes)
    {
    }
    void play(app::Sound sound, double volume) override { notes_.push_back({sound, volume}); }

private:
    std::vector<Note>& notes_;
};

inline std::vector<app::Sound> soundsOf(const std::vector<Heard::Note>& notes)
{
    std::vector<app::Sound> sounds;
    for (const Heard::Note& note : notes)
        sounds.push_back(note.sound);
    return sounds;
}

} // namespace lodeline::test
