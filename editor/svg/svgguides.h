// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace lodeline::goldrush::editor {

// The id of the group whose lines show where a tile ends; they are no part of its picture.
inline constexpr QByteArrayView kGuidesId = "lodeline-guides";

} // namespace lodeline::goldrush::editor
