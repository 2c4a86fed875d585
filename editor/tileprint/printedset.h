// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/exportcommand.h"
#include "editor/tileprint/backs.h"
#include "engine/goldrush/rules/points.h"
#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/partpictures.h"

namespace lodeline::goldrush::editor {

inline constexpr int kPiecesOfAColour = kMostCowboys + 2; // with tent and marker

// A tile set with its tokens and the pieces of the game on paper: tiles in the order of the set, the start
// tile first among the copies of its design.
class PrintedSet : public print::Printable
{
public:
    explicit PrintedSet(TileSet set);

    const SetWords& about() const override { return set_; }
    const std::vector<print::SheetKind>& sheets() const override;
    std::vector<print::PrintItem> items(const print::PrintOptions& options,
                                        print::Sheet sheet) const override;
    const std::vector<print::Face>& faces() const override { return faces_; }
    int faceOf(const print::PrintItem& item) const override;
    QImage faceImage(int face, int side, bool inkSaver) const override;
    void paintFace(QPainter& painter, const QRectF& target, int face, bool inkSaver) const override;
    void paintOutlines(QPainter& painter, const QRectF& target, int face) const override;
    QByteArray faceMarkup(int face, bool inkSaver, const QByteArray& prefix) const override;
    void paintItem(QPainter& painter, const print::PrintItem& item, const QRectF& cut, double bleed,
                   bool inkSaver) const override;
    void paintBack(QPainter& painter, const print::PrintItem& item, const QRectF& cut, double bleed,
                   bool inkSaver) const override;
    Problems refused(const std::vector<std::string>& ids) const override;
    std::string idOf(const Problem& problem) const override;

    QString nameless() const override;
    print::SheetWords words(print::Sheet sheet) const override;
    QString wholeText() const override;
    QString copiesText() const override;
    QString nothingText() const override;
    QString heading(print::Sheet sheet, const QString& size) const override;
    QString counted(print::Sheet sheet, int count) const override;
    QString tooLarge(print::Sheet sheet, const QString& size, const QString& room) const override;
    QString baseName(const QString& file) const override;

private:
    const TileDesign& design(int face) const { return set_.tiles[static_cast<std::size_t>(face)]; }
    std::vector<print::PrintItem> tiles(const print::PrintOptions& options) const;
    std::vector<print::PrintItem> tokens() const;
    void paintTileBack(QPainter& painter, TileBack back, const QRectF& cut, double bleed,
                       bool inkSaver) const;
    void paintTokenBack(QPainter& painter, const QRectF& cut, bool inkSaver) const;

    TileSet set_;
    art::PartPictures parts_;
    std::vector<print::Face> faces_;
};

// Files of tile sets, for the command line.
print::PrintFormat tileSetsToPrint();

} // namespace lodeline::goldrush::editor
