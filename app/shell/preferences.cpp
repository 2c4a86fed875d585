// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/preferences.h"

#include "app/match/match.h"
#include "app/shell/actions.h"

namespace lodeline::app {
Preferences::Preferences(Settings& settings, Actions* actions)
    : QObject(actions)
    , settings_(settings)
    , actions_(actions)
    , animation_(settings.animation())
{
    connect(actions->animations, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setAnimation(static_cast<AnimationSpeed>(action->data().toInt()));
        setAnimation(settings_.animation());
    });
    connect(actions->paces, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setPace(static_cast<Pace>(action->data().toInt()));
        emit behaviourChanged(behaviour());
    });
    connect(actions->wheelTurns, &QAction::triggered, this, [this](bool on) {
        settings_.setWheelTurns(on);
        emit behaviourChanged(behaviour());
    });
    connect(actions->confirmMoves, &QAction::triggered, this, [this](bool on) {
        settings_.setConfirmsMoves(on);
        emit behaviourChanged(behaviour());
    });
    connect(actions->handOver, &QAction::triggered, this, [this](bool on) {
        settings_.setHandsOver(on);
        emit behaviourChanged(behaviour());
    });
    connect(actions->aids, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setShows(static_cast<Aid>(action->data().toInt()), action->isChecked());
        emit behaviourChanged(behaviour());
    });
    connect(actions->asAtTable, &QAction::triggered, this, [this](bool on) {
        settings_.setAsAtTable(on);
        if (match_)
            match_->setAsAtTable(on);
        showCurrent();
        emit behaviourChanged(behaviour());
    });
    showCurrent();
}

void Preferences::setMatch(Match* match)
{
    match_ = match;
    if (match && match->turns() == 0 && !match->asAtTable())
        match->setAsAtTable(settings_.asAtTable());
    if (actions_->asAtTable->isChecked() == isAsAtTable())
        return;
    showCurrent();
    emit behaviourChanged(behaviour());
}

bool Preferences::isAsAtTable() const
{
    return match_ ? match_->asAtTable().value_or(settings_.asAtTable()) : settings_.asAtTable();
}

Behaviour Preferences::behaviour() const
{
    Behaviour behaviour{animation_, settings_.pace(), settings_.wheelTurns()};
    for (const Aid aid : kAllAids)
        behaviour.aids.set(static_cast<std::size_t>(aid), settings_.shows(aid));
    behaviour.confirmsMoves = settings_.confirmsMoves();
    behaviour.handsOver = settings_.handsOver();
    behaviour.asAtTable = isAsAtTable();
    return behaviour;
}

void Preferences::setAnimation(AnimationSpeed speed)
{
    animation_ = speed;
    showCurrent();
    emit behaviourChanged(behaviour());
}

void Preferences::showCurrent()
{
    tick(*actions_->animations, static_cast<int>(animation_));
    tick(*actions_->paces, static_cast<int>(settings_.pace()));
    actions_->wheelTurns->setChecked(settings_.wheelTurns());
    actions_->confirmMoves->setChecked(settings_.confirmsMoves());
    actions_->handOver->setChecked(settings_.handsOver());
    actions_->asAtTable->setChecked(isAsAtTable());
    actions_->aids->setEnabled(!isAsAtTable());
    for (QAction* action : actions_->aids->actions())
        action->setChecked(settings_.shows(static_cast<Aid>(action->data().toInt())));
}

} // namespace lodeline::app
