// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QHeaderView;

namespace lodeline::ui {

// Makes each column of a table as wide as what stands in it and the longest word of its title, which takes as
// many lines as it needs. Columns that stretch share what is left. To be called again when
// texts, the font or the column that sorts change.
void fitTitles(const QAbstractItemView& table, QHeaderView& titles);

} // namespace lodeline::ui
