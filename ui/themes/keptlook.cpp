// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/themes/keptlook.h"

#include <QSettings>

#include <algorithm>

namespace lodeline::ui {
namespace {

template <typename Choice>
Choice choice(const QSettings& settings, const QString& key, const QStringList& names)
{
    return static_cast<Choice>(std::max(qsizetype{0}, names.indexOf(settings.value(key).toString())));
}

} // namespace

Look keptLook(const QSettings& settings)
{
    return {.windows = choice<ThemeChoice>(settings, QStringLiteral("theme"), themeNames()),
            .board = choice<BoardChoice>(settings, QStringLiteral("board/theme"), boardNames()),
            .patterns = settings.value(QStringLiteral("board/patterns")).toBool()};
}

} // namespace lodeline::ui
