// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/settings.h"

#include <QObject>
#include <QPointer>

namespace lodeline::app {

class Actions;
class Match;

// Carries out the choices of the menus that are kept for the next start: animation, pace, aids and what the
// wheel does.
class Preferences : public QObject
{
    Q_OBJECT

public:
    Preferences(Settings& settings, Actions* actions);

    // The match on the table, or none: whether it is played as at the table is its own affair, which a new
    // one begins with as the user chose last.
    void setMatch(Match* match);
    Behaviour behaviour() const;
    // For this run only.
    void setAnimation(AnimationSpeed speed);
    // Ticks what is in force.
    void showCurrent();

signals:
    void behaviourChanged(const lodeline::app::Behaviour& behaviour);

private:
    bool isAsAtTable() const;

    Settings& settings_;
    Actions* actions_;
    AnimationSpeed animation_;
    QPointer<Match> match_;
};

} // namespace lodeline::app
