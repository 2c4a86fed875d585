// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/core/pictures/sha256.h"
#include "resources/art/own/picturestore.h"

#include <QDir>
#include <QFile>

#include <string>

namespace lodeline::test {

// The name of a drawing that is not in the user's folder, whatever another test has left there.
inline PictureRef missingPicture(const std::string& svg)
{
    PictureRef picture;
    picture.digest = sha256Of(svg);
    picture.type = PictureType::Svg;
    const QDir folder(art::PictureStore::defaultFolder());
    QFile::remove(folder.filePath(QString::fromStdString(fileNameOf(picture))));
    return picture;
}

} // namespace lodeline::test
