// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/table/goldrush.h"
#include "app/match/kinds.h"
#include "app/shell/mainwindow.h"
#include "app/shell/settings.h"
#include "tests/fuzz/require.h"
#include "ui/appearance.h"
#include "ui/languages/languages.h"

#include <QApplication>
#include <QTemporaryDir>

// What targets that go on into the window of the game share.
namespace lodeline {

// The program, without a screen.
inline QApplication& fuzzProgram()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static auto* const application =
        new QApplication(count, arguments); // Qt does not survive the end of main
    return *application;
}

// Gold Rush, with what was installed left unread.
inline app::Kinds fuzzKinds(QSettings& store, const QString& sets)
{
    app::Kinds kinds;
    kinds.add(std::make_unique<goldrush::GoldRush>(store, sets, ui::InstalledSets::Reading::Never));
    return kinds;
}

// One turn of the event loop and one picture of the window.
inline void requireFrame(QWidget& window)
{
    const Step step;
    QApplication::processEvents();
    require(!window.grab().isNull());
    step.requireShort();
}

} // namespace lodeline
