// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting in tests. The five seconds of Qt Test are too few on a machine that is busy with other work. A test
// that passes takes no longer for it.
#pragma once

#include <QTest>

namespace lodeline {

constexpr int kLongestWait = 60'000; // ms; work in the background is slow under sanitizers

} // namespace lodeline

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, lodeline::kLongestWait)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, lodeline::kLongestWait)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, lodeline::kLongestWait)
