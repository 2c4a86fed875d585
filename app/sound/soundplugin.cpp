// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/soundplugin.h"

#include "app/sound/player.h"

#include <QThread>

#include <cstring>
#include <utility>

namespace lodeline::sound {
namespace {

constexpr int kPatience = 1000; // ms for a device that does not answer while the program ends

QtMessageHandler otherwise = nullptr;

// No sound device is no error, so Qt Multimedia has nothing to tell the terminal of it.
void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const bool isOfSound = text.startsWith(QLatin1String("PulseAudioService")) ||
                           text.startsWith(QLatin1String("\"Stream error")) ||
                           (context.category && std::strncmp(context.category, "qt.multimedia", 13) == 0);
    if (type == QtFatalMsg || !isOfSound)
        otherwise(type, context, text);
}

class ThreadedOutput : public app::SoundOutput
{
public:
    explicit ThreadedOutput(std::function<void(bool)> told)
        : player_(new Player(std::move(told)))
        , thread_(new QThread)
    {
        player_->moveToThread(thread_);
        QObject::connect(thread_, &QThread::started, player_, &Player::begin);
        QObject::connect(thread_, &QThread::finished, player_, &QObject::deleteLater);
        thread_->setObjectName(QStringLiteral("sounds"));
        thread_->start();
    }
    ~ThreadedOutput() override
    {
        thread_->quit();
        if (thread_->wait(kPatience))
            delete thread_;
    }

    void play(app::Sound sound, double volume) override
    {
        QMetaObject::invokeMethod(
            player_, [player = player_, sound, volume] { player->play(sound, volume); },
            Qt::QueuedConnection);
    }

private:
    Player* player_;
    QThread* thread_;
};

} // namespace

std::unique_ptr<app::SoundOutput> SoundPlugin::open(std::function<void(bool isDevice)> told)
{
    if (!otherwise) {
        otherwise = qInstallMessageHandler(nullptr);
        qInstallMessageHandler(&handleMessage);
    }
    return std::make_unique<ThreadedOutput>(std::move(told));
}

} // namespace lodeline::sound
