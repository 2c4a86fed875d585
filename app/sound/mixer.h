// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

#include <vector>

namespace lodeline::sound {

inline constexpr int kRate = 22050; // samples a second, one channel of 16 bits
using Wave = std::vector<qint16>;

// The samples of a file that tools/sounds.py has made; empty for anything else.
Wave readWave(const QString& path);

// Adds up the sounds that play at one time, without an end: where nothing plays, it is silent.
class Mixer : public QIODevice
{
public:
    explicit Mixer(QObject* parent = nullptr);

    // `wave` must last as long as it plays.
    void play(const Wave& wave, double volume);
    // Samples of silence since the last sound ended.
    qint64 silence() const { return silence_; }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Voice
    {
        const Wave* wave;
        double volume;
        std::size_t next; // sample
    };

    std::vector<Voice> voices_;
    qint64 silence_ = 0;
};

} // namespace lodeline::sound
