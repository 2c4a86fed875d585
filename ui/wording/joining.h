// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// How texts are put together in the language of the window.
namespace lodeline::ui {

// "4 tiles, 1 open end"
QString listed(const QStringList& parts);
// "scores 6 points for a railroad; the cowboy comes back at once"
QString clauses(const QStringList& parts);
// "Ann places the tile at (1, 2). Bo draws a tile, 3 left": puts no full stop at the end, nor a second one
// after a part that has its own
QString sentences(const QStringList& parts);
// "Ann: 12 points"
QString labelled(const QString& label, const QString& text);
// "Ann (Foreman)"; without a remark the text alone
QString withRemark(const QString& text, const QString& remark);

} // namespace lodeline::ui
