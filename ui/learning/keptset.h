// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/setstudy.h"
#include "ui/learning/learnedfolder.h"

#include <atomic>

namespace lodeline::goldrush {

// What the folder of learned sets has of one set, and gets while it is studied. For one thread at a time;
// everything takes the time of a disk.
class KeptSet
{
public:
    // Without a folder nothing is there, and nothing is kept. `isLossTold`, which outlives it and may be that
    // of several sets: whether the log says already that something could not be kept.
    KeptSet(QString folder, const Sha256& digest, std::atomic<bool>& isLossTold);

    // Nothing where it is not there or cannot be read.
    std::optional<KnownSet> known() const;
    // What is left of `study`, where `known` is there: nothing is learned again, and what is begun goes on.
    SetStudy left(SetStudy study, const std::optional<KnownSet>& known) const;

    void keep(const KnownSet& known);
    void keepBegun(const TrainingShard& begun);

private:
    void note(bool isKept);

    const QString folder_;
    const Sha256 digest_;
    std::atomic<bool>& isLossTold_;
};

} // namespace lodeline::goldrush
