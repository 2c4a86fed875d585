// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/settings.h"

#include <QObject>

namespace lodeline::ui {
class Languages;
}

namespace lodeline::app {

class Actions;

// Carries out the choices of the menus that are kept for the next start: language, animation, pace, aids and
// what the wheel does.
class Preferences : public QObject
{
    Q_OBJECT

public:
    Preferences(Settings& settings, ui::Languages& languages, Actions* actions);

    Behaviour behaviour() const;
    // For this run only.
    void setAnimation(AnimationSpeed speed);
    // Ticks what is in force.
    void showCurrent();

signals:
    void behaviourChanged(const lodeline::app::Behaviour& behaviour);

private:
    Settings& settings_;
    ui::Languages& languages_;
    Actions* actions_;
    AnimationSpeed animation_;
};

} // namespace lodeline::app
