// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/preview/patchview.h"
#include "editor/preview/rotationrow.h"
#include "editor/print/dialog/pagepreview.h"
#include "tests/windowtest/patience.h"

#include <QTest>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush::editor::test {

// Waits until the tiles and pages in a part of a window are there that are painted in the background, and
// nothing moves any more.
inline void waitUntilPainted(QWidget& part)
{
    const auto isTrueOfAll = [](const auto& widgets, auto isTrue) {
        return std::ranges::all_of(
            widgets, [&](const auto* widget) { return !widget->isVisible() || isTrue(*widget); });
    };
    const auto isPainted = [&] {
        return isTrueOfAll(part.findChildren<RotationRow*>(), [](auto& row) { return row.isComplete(); }) &&
               isTrueOfAll(part.findChildren<PatchView*>(), [](auto& patch) { return patch.isComplete(); }) &&
               isTrueOfAll(part.findChildren<print::PagePreview*>(),
                           [](auto& page) { return page.isCurrent(); });
    };
    QImage last;
    const auto isAtRest = [&] {
        const QImage before = std::exchange(last, part.grab().toImage());
        return last == before && isPainted();
    };
    if (!QTest::qWaitFor(isAtRest, kLongestWait))
        qFatal("Some pictures are not painted after a minute");
}

} // namespace lodeline::goldrush::editor::test
