// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/program/settings.h"

#include <QObject>

namespace lodeline::ui {
class Appearance;
class Languages;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class Actions;

// Carries out the choices of the menus that are kept for the next start: colours, language, animation, pace
// and what the wheel does.
class Preferences : public QObject
{
    Q_OBJECT

public:
    Preferences(Settings& settings, ui::Languages& languages, ui::Appearance& appearance, Actions* actions);

    AnimationSpeed animation() const { return animation_; }
    // For this run only.
    void setAnimation(AnimationSpeed speed);
    Pace pace() const;
    bool wheelTurnsTiles() const;
    // Ticks what is in force.
    void showCurrent();

signals:
    void animationChanged(lodeline::goldrush::AnimationSpeed speed);
    void paceChanged(lodeline::goldrush::Pace pace);
    void wheelChanged(bool turnsTiles);

private:
    Settings& settings_;
    ui::Languages& languages_;
    ui::Appearance& appearance_;
    Actions* actions_;
    AnimationSpeed animation_;
};

} // namespace lodeline::goldrush
