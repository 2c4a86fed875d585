// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>
#include <QPageSize>
#include <QSettings>

#include <optional>
#include <string>
#include <vector>

namespace lodeline::print {

// The edge about which the printer turns the sheet between front and back.
enum class FlipEdge { Long, Short };

struct MillimetreRange
{
    double least;
    double most;
};

inline constexpr MillimetreRange kTileSizes{10.0, 200.0}; // cards, too
inline constexpr MillimetreRange kPieceSizes{6.0, 60.0};  // tokens, too
inline constexpr MillimetreRange kMargins{0.0, 50.0};
inline constexpr MillimetreRange kGaps{0.0, 30.0};
inline constexpr MillimetreRange kBleeds{0.0, 10.0};
inline constexpr int kLeastDpi = 100;
inline constexpr int kMostDpi = 1200;
// px, the side of a tile or card in a picture
inline constexpr int kLeastPixels = 16;
inline constexpr int kMostPixels = 4096;
inline constexpr int kUsualPixels = 512;

// How a set of any kind is printed to be cut out. All lengths in millimetres.
struct PrintOptions
{
    bool tiles = true;
    bool tokens = true;
    bool pieces = true;
    bool cards = true;
    bool bonuses = true;
    std::vector<std::string> designs; // ids of the designs or cards to print; none for all
    bool oneOfEach = false;           // one copy of each design instead of its count

    double tileSize = 45.0;
    double tokenSize = 18.0;
    double pieceSize = 16.0;
    double cardSize = 60.0;
    double bonusSize = 60.0; // its width

    QPageSize::PageSizeId paper = QPageSize::A4;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    double margin = 5.0; // on all four sides; most printers cannot print the outermost 4.2 mm

    double gap = 3.0;   // between what is cut out
    double bleed = 1.0; // of the picture beyond the cut, as far as half the gap allows
    bool cutMarks = true;
    bool ruler = true; // to check that the printer did not scale

    bool backs = false; // each page is followed by the page for its reverse
    FlipEdge flip = FlipEdge::Long;

    bool inkSaver = false;
    int dpi = 600;             // of the pictures of tiles; everything else is drawn as vectors
    int pixels = kUsualPixels; // of a picture of its own for each design

    friend bool operator==(const PrintOptions&, const PrintOptions&) = default;
};

// With every number forced into its range.
PrintOptions normalised(PrintOptions options);

// The bleed in use, mm: neighbours do not reach into each other.
double bleedOf(const PrintOptions& options);

// The sizes of paper offered, the usual one first.
const std::vector<QPageSize::PageSizeId>& paperSizes();
// "A4", "Letter": one of `paperSizes`, in upper or lower case.
std::optional<QPageSize::PageSizeId> paperNamed(const QString& name);

// In the group "print". The chosen designs belong to one set and are not remembered.
PrintOptions readPrintOptions(QSettings& settings);
void writePrintOptions(QSettings& settings, const PrintOptions& options);

} // namespace lodeline::print
