// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/tilemime.h"

#include "engine/goldrush/design/tiletext.h"

namespace lodeline::goldrush::editor {

QString tilesMimeType()
{
    return QStringLiteral("application/x-lodeline-tiles");
}

QMimeData* mimeOf(const std::vector<TileDesign>& tiles)
{
    const std::string text = tilesToText(tiles);
    auto* data = new QMimeData;
    data->setData(tilesMimeType(), QByteArray::fromStdString(text));
    data->setText(QString::fromStdString(text));
    return data;
}

Result<std::vector<TileDesign>> tilesOf(const QMimeData& data)
{
    const std::string text = data.hasFormat(tilesMimeType()) ? data.data(tilesMimeType()).toStdString()
                                                             : data.text().toStdString();
    return tilesFromText(text);
}

} // namespace lodeline::goldrush::editor
