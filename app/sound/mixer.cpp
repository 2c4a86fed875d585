// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/mixer.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace lodeline::sound {
namespace {

constexpr std::size_t kMostVoices = 6;
constexpr qsizetype kHeader = 44; // bytes of a WAV file that has nothing but samples

} // namespace

Wave readWave(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    if (bytes.size() < kHeader || !bytes.startsWith("RIFF") || bytes.mid(36, 4) != "data" ||
        qFromLittleEndian<quint32>(bytes.constData() + 24) != kRate)
        return {};
    Wave wave(static_cast<std::size_t>(bytes.size() - kHeader) / sizeof(qint16));
    for (std::size_t i = 0; i < wave.size(); ++i)
        wave[i] = qFromLittleEndian<qint16>(bytes.constData() + kHeader + i * sizeof(qint16));
    return wave;
}

Mixer::Mixer(QObject* parent)
    : QIODevice(parent)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

void Mixer::play(const Wave& wave, double volume)
{
    if (voices_.size() == kMostVoices)
        voices_.erase(voices_.begin());
    voices_.push_back({&wave, volume, 0});
    silence_ = 0;
}

qint64 Mixer::bytesAvailable() const
{
    return std::numeric_limits<qint64>::max() / 2;
}

qint64 Mixer::readData(char* data, qint64 size)
{
    const qint64 samples = size / static_cast<qint64>(sizeof(qint16));
    silence_ = voices_.empty() ? silence_ + samples : 0;
    for (qint64 i = 0; i < samples; ++i) {
        double sum = 0;
        for (Voice& voice : voices_) {
            if (voice.next < voice.wave->size())
                sum += voice.volume * (*voice.wave)[voice.next++];
        }
        const auto sample = static_cast<qint16>(std::lround(std::clamp(sum, -32768.0, 32767.0)));
        std::memcpy(data + i * static_cast<qint64>(sizeof sample), &sample, sizeof sample);
    }
    std::erase_if(voices_, [](const Voice& voice) { return voice.next >= voice.wave->size(); });
    return samples * static_cast<qint64>(sizeof(qint16));
}

} // namespace lodeline::sound
