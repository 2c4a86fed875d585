// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include <functional>

namespace lodeline::ui {

// Told now and then by long work, how much of it is done; its answer false asks the work to stop.
using Progress = std::function<bool(int done, int total)>;

// Nothing, or a sentence in the user's language that says what went wrong; the sentence is empty when
// `Progress` asked to stop. Files are written whole or not at all.
using Exported = tl::expected<void, QString>;

// How work ends that leaves nothing behind, such as reading: what comes after it would, so it has to stop
// where that is wanted.
inline Exported unlessStopped(const Progress& progress)
{
    return !progress || progress(1, 1) ? Exported() : tl::unexpected(QString());
}

// Long work for any thread.
using LongWork = std::function<Exported(const Progress&)>;

// Does long work and returns when it is done: at once by itself, or as ui/work/waitingover.h does.
using Worker = std::function<Exported(const LongWork&)>;
inline Exported atOnce(const LongWork& work)
{
    return work([](int, int) { return true; });
}

} // namespace lodeline::ui
