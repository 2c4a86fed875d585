// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/partdelegate.h"

namespace lodeline::boomtown::editor {

// A card as a row, with the name of its bonus.
class CardDelegate : public desk::PartDelegate
{
    Q_OBJECT

public:
    explicit CardDelegate(QObject* parent);

protected:
    Part partAt(const QModelIndex& index) const override;
};

} // namespace lodeline::boomtown::editor
