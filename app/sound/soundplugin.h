// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/sound/soundmodule.h"

#include <QObject>

namespace lodeline::sound {

class SoundPlugin : public QObject, public app::SoundModule
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "lodeline.SoundModule/1")
    Q_INTERFACES(lodeline::app::SoundModule)

public:
    std::unique_ptr<app::SoundOutput> open(std::function<void(bool isDevice)> told) override;
};

} // namespace lodeline::sound
