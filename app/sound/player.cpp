// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/player.h"

#include <QAudioDevice>
#include <QAudioSink>

#include <utility>

namespace lodeline::sound {
namespace {

constexpr int kLag = 80;   // ms of sound that the device takes in advance; less than 60 starves PulseAudio
constexpr int kLook = 500; // ms
constexpr qint64 kEnough = 2 * kRate; // samples of silence after which the device is let go

QAudioFormat format()
{
    QAudioFormat format;
    format.setSampleRate(kRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

} // namespace

Player::Player(std::function<void(bool isDevice)> told)
    : told_(std::move(told))
{
}

Player::~Player()
{
    dropDevice();
}

void Player::begin()
{
    for (std::size_t i = 0; i < waves_.size(); ++i)
        waves_[i] = readWave(QStringLiteral(":/sounds/%1.wav").arg(QLatin1StringView(app::kSoundNames[i])));
    mixer_ = std::make_unique<Mixer>();
    devices_ = std::make_unique<QMediaDevices>();
    connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, &Player::chooseDevice);
    idle_ = std::make_unique<QTimer>();
    idle_->setInterval(kLook);
    connect(idle_.get(), &QTimer::timeout, this, &Player::rest);
    chooseDevice();
}

// A sink of Qt 6.4 that goes while it plays may look once more for the stream that it has closed, and
// PulseAudio then ends the program.
void Player::dropDevice()
{
    if (sink_)
        sink_->stop();
    sink_.reset();
}

void Player::chooseDevice()
{
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    dropDevice();
    if (!device.isNull() && device.isFormatSupported(format())) {
        sink_ = std::make_unique<QAudioSink>(device, format());
        sink_->setBufferSize(format().bytesForDuration(kLag * 1000));
    }
    told_(sink_ != nullptr);
}

void Player::play(app::Sound sound, double volume)
{
    if (!sink_)
        return;
    mixer_->play(waves_[static_cast<std::size_t>(sound)], volume);
    if (sink_->state() != QAudio::ActiveState) {
        sink_->stop();
        sink_->start(mixer_.get());
        idle_->start();
    }
}

void Player::rest()
{
    if (mixer_->silence() < kEnough)
        return;
    idle_->stop();
    if (sink_)
        sink_->stop();
}

} // namespace lodeline::sound
