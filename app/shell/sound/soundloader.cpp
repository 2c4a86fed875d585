// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sound/soundloader.h"

#include "app/shell/sound/soundbox.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>
#include <QPointer>

#include <utility>

namespace lodeline::app {

QString SoundLoader::modulePath()
{
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {program, program + QStringLiteral("/" LODELINE_MODULES)}) {
        const QString path = folder + QStringLiteral("/lodeline-sound.so");
        if (QFileInfo::exists(path))
            return path;
    }
    return {};
}

SoundLoader::SoundLoader(SoundBox& box, QString module, QObject* parent)
    : QObject(parent)
    , box_(box)
    , module_(std::move(module))
{
    connect(&box, &SoundBox::outputWanted, this, &SoundLoader::load);
    if (module_.isEmpty())
        trouble_ = SoundTrouble::NoModule;
}

void SoundLoader::load()
{
    if (module_.isEmpty())
        return;
    background_.run([module = module_] { return QPluginLoader(module).load(); },
                    [this](bool isLoaded) {
                        if (isLoaded)
                            open();
                        else
                            setTrouble(SoundTrouble::NotLoaded);
                    });
}

void SoundLoader::open()
{
    auto* module = qobject_cast<SoundModule*>(QPluginLoader(module_).instance());
    if (!module)
        return setTrouble(SoundTrouble::NotLoaded);
    // The thread of the sounds may tell something while this goes.
    const auto told = [self = QPointer(this)](bool isDevice) {
        const auto tell = [self, isDevice] {
            if (self)
                self->setTrouble(isDevice ? SoundTrouble::None : SoundTrouble::NoDevice);
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
    };
    box_.setOutput(module->open(told));
}

void SoundLoader::setTrouble(SoundTrouble trouble)
{
    if (std::exchange(trouble_, trouble) != trouble)
        emit troubleChanged();
}

} // namespace lodeline::app
