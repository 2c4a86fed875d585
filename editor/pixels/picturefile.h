// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"

#include <QByteArray>

namespace lodeline::goldrush::editor {

// The file of a picture without what tells of its maker: where and by which camera it was taken (Exif, XMP,
// IPTC), texts, previews, and whatever comes behind the picture. Its pixels and its colour profile stay as
// they are. Empty where the file is not built as it should be, or of a type that is no PNG or JPEG.
QByteArray withoutPrivateData(const QByteArray& file, PictureType type);

// Whether the end of a file is missing, where readers make up what was there; `format` as Qt names it.
bool isCutOff(const QByteArray& file, const QByteArray& format);

} // namespace lodeline::goldrush::editor
