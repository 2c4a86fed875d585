// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lodeline::goldrush::editor {

// Names the kind of a picture that tiles cannot have by its first bytes, such as "TIFF"; the same in all
// languages. Empty for any other file.
QString otherPictureKind(const QByteArray& file);

} // namespace lodeline::goldrush::editor
