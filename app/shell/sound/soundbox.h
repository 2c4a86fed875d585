// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/soundmodule.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace lodeline::app {

// Hears what the tables have to tell and lets as much of it sound as is pleasant: one sound at a time, the
// more telling one where several come together, and none while it is off. What plays is asked for when first
// needed.
class SoundBox : public QObject
{
    Q_OBJECT

public:
    // Milliseconds that only grow.
    using Clock = std::function<qint64()>;

    explicit SoundBox(QObject* parent = nullptr);
    SoundBox(Clock clock, QObject* parent);
    ~SoundBox() override;

    void setOn(bool on) { on_ = on; }
    bool isOn() const { return on_; }
    void setVolume(int percent); // kept within 0 to 100
    int volume() const { return volume_; }

    void play(Sound sound);
    void setOutput(std::unique_ptr<SoundOutput> output);

signals:
    // Sent once, when the first sound is to be heard; it waits a moment for the answer, `setOutput`.
    void outputWanted();

private:
    struct Played
    {
        Sound sound;
        qint64 at;
    };
    void send(Sound sound);

    Clock clock_;
    std::unique_ptr<SoundOutput> output_;
    std::optional<Played> last_;
    bool asked_ = false;
    bool on_ = false;
    int volume_ = 60;
};

} // namespace lodeline::app
