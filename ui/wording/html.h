// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::ui {

// For texts of the program itself, which may hold HTML: nothing in them is escaped.
inline QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text);
}

} // namespace lodeline::ui
