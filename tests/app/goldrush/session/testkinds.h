// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/table/goldrush.h"
#include "app/match/kinds.h"

#include <QSettings>
#include <QTemporaryDir>

namespace lodeline::test {

// A table of kinds with Gold Rush alone, whose settings and sets are nobody's.
class TestKinds
{
public:
    TestKinds()
    {
        kinds_.add(std::make_unique<goldrush::GoldRush>(store_, folder_.filePath(QStringLiteral("sets")),
                                                        ui::InstalledSets::Reading::Never));
    }

    const app::Kinds& operator*() const { return kinds_; }

private:
    QTemporaryDir folder_;
    QSettings store_{folder_.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    app::Kinds kinds_;
};

} // namespace lodeline::test
