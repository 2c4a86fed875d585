// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/partdelegate.h"

namespace lodeline::goldrush::editor {

// A tile as a row, with its copies and a mark for the start tile.
class TileDelegate : public desk::PartDelegate
{
    Q_OBJECT

public:
    static constexpr int kPicture = 52; // px

    explicit TileDelegate(QObject* parent);

protected:
    Part partAt(const QModelIndex& index) const override;
};

} // namespace lodeline::goldrush::editor
