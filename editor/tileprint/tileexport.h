// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/ownart.h"
#include "ui/work/progress.h"

#include <QObject>

namespace lodeline::ui {
class ExportRunner;
} // namespace lodeline::ui

namespace lodeline::goldrush::editor {

// Writes a tile for drawing programs, as large as it was printed last. Where its own picture is refused, it
// is written as the game draws it, and a message says why.
class TileExport : public QObject
{
    Q_OBJECT

public:
    explicit TileExport(QWidget* window);

    // Asks for a file, beginning beside that of the set.
    void ask(const TileDesign& design, const TileSet& set, const QString& setFile);
    void exportTo(const TileDesign& design, const TileSet& set, const QString& path);
    // What that does in its thread.
    static ui::LongWork work(const TileDesign& design, const TileSet& set, const QString& path);

signals:
    void told(const QString& sentence);   // that it is done
    void failed(const QString& sentence); // shown to the user already

private:
    static QString title(); // of what asks and warns
    void finish(bool done, const QString& error);
    void warnOfRefusal();

    QWidget* window_;
    ui::ExportRunner* runner_;
    QString target_;
    art::OwnArt art_; // of the tile; empty where it has none
};

} // namespace lodeline::goldrush::editor
