// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/keptset.h"

#include <utility>

namespace lodeline::goldrush {

KeptSet::KeptSet(QString folder, const Sha256& digest, std::atomic<bool>& isLossTold)
    : folder_(std::move(folder))
    , digest_(digest)
    , isLossTold_(isLossTold)
{
}

std::optional<KnownSet> KeptSet::known() const
{
    return folder_.isEmpty() ? std::nullopt : readLearnedSet(folder_, digest_);
}

SetStudy KeptSet::left(SetStudy study, const std::optional<KnownSet>& known) const
{
    if (known)
        study.learned = known->learned;
    if (!study.learned && !folder_.isEmpty())
        study.begun = readBegunLearning(folder_, digest_);
    return study;
}

void KeptSet::keep(const KnownSet& known)
{
    note(folder_.isEmpty() || writeLearnedSet(folder_, digest_, known));
}

void KeptSet::keepBegun(const TrainingShard& begun)
{
    note(folder_.isEmpty() || writeBegunLearning(folder_, digest_, begun));
}

// A folder that takes one of them no more takes none.
void KeptSet::note(bool isKept)
{
    if (!isKept && !isLossTold_.exchange(true))
        qWarning("What was learned of the set cannot be kept in %s", qPrintable(folder_));
}

} // namespace lodeline::goldrush
