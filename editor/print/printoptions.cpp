// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printoptions.h"

#include <algorithm>
#include <cmath>

namespace lodeline::print {
namespace {

const QString kGroup = QStringLiteral("print");

void force(double& value, const MillimetreRange& range, double otherwise)
{
    value = std::isfinite(value) ? std::clamp(value, range.least, range.most) : otherwise;
}

// Calls `visit` with the key and the value of every plain option.
template <typename Options, typename Visit>
void eachOption(Options& options, const Visit& visit)
{
    visit("tiles", options.tiles);
    visit("tokens", options.tokens);
    visit("pieces", options.pieces);
    visit("cards", options.cards);
    visit("bonuses", options.bonuses);
    visit("oneOfEach", options.oneOfEach);
    visit("tileSize", options.tileSize);
    visit("tokenSize", options.tokenSize);
    visit("pieceSize", options.pieceSize);
    visit("cardSize", options.cardSize);
    visit("bonusSize", options.bonusSize);
    visit("margin", options.margin);
    visit("gap", options.gap);
    visit("bleed", options.bleed);
    visit("cutMarks", options.cutMarks);
    visit("ruler", options.ruler);
    visit("backs", options.backs);
    visit("inkSaver", options.inkSaver);
    visit("dpi", options.dpi);
    visit("pixels", options.pixels);
}

} // namespace

PrintOptions normalised(PrintOptions options)
{
    const PrintOptions usual;
    force(options.tileSize, kTileSizes, usual.tileSize);
    force(options.tokenSize, kPieceSizes, usual.tokenSize);
    force(options.pieceSize, kPieceSizes, usual.pieceSize);
    force(options.cardSize, kTileSizes, usual.cardSize);
    force(options.bonusSize, kTileSizes, usual.bonusSize);
    force(options.margin, kMargins, usual.margin);
    force(options.gap, kGaps, usual.gap);
    force(options.bleed, kBleeds, usual.bleed);
    options.dpi = std::clamp(options.dpi, kLeastDpi, kMostDpi);
    options.pixels = std::clamp(options.pixels, kLeastPixels, kMostPixels);
    if (std::ranges::find(paperSizes(), options.paper) == paperSizes().end())
        options.paper = usual.paper;
    return options;
}

double bleedOf(const PrintOptions& options)
{
    return std::min(options.bleed, options.gap / 2);
}

const std::vector<QPageSize::PageSizeId>& paperSizes()
{
    static const std::vector<QPageSize::PageSizeId> sizes{
        QPageSize::A4,     QPageSize::A3,    QPageSize::A5,     QPageSize::A6,
        QPageSize::Letter, QPageSize::Legal, QPageSize::Tabloid};
    return sizes;
}

std::optional<QPageSize::PageSizeId> paperNamed(const QString& name)
{
    for (const QPageSize::PageSizeId size : paperSizes()) {
        if (QPageSize::key(size).compare(name, Qt::CaseInsensitive) == 0)
            return size;
    }
    return {};
}

PrintOptions readPrintOptions(QSettings& settings)
{
    PrintOptions options;
    settings.beginGroup(kGroup);
    eachOption(options, [&settings](const char* key, auto& value) {
        using Value = std::remove_reference_t<decltype(value)>;
        const QVariant stored = settings.value(QLatin1String(key));
        if (stored.isValid() && stored.canConvert<Value>())
            value = stored.value<Value>();
    });
    options.paper = paperNamed(settings.value("paper").toString()).value_or(options.paper);
    if (settings.value("orientation").toString() == QLatin1String("landscape"))
        options.orientation = QPageLayout::Landscape;
    if (settings.value("flip").toString() == QLatin1String("short"))
        options.flip = FlipEdge::Short;
    settings.endGroup();
    return normalised(options);
}

void writePrintOptions(QSettings& settings, const PrintOptions& options)
{
    settings.beginGroup(kGroup);
    eachOption(options, [&settings](const char* key, const auto& value) {
        settings.setValue(QLatin1String(key), value);
    });
    settings.setValue("paper", QPageSize::key(options.paper));
    settings.setValue("orientation",
                      options.orientation == QPageLayout::Landscape ? "landscape" : "portrait");
    settings.setValue("flip", options.flip == FlipEdge::Short ? "short" : "long");
    settings.endGroup();
}

} // namespace lodeline::print
