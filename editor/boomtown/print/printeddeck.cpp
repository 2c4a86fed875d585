// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/print/printeddeck.h"

#include "editor/print/pagepainter.h"
#include "engine/boomtown/files/deckfile.h"
#include "resources/art/boomtown/bonuspainter.h"
#include "resources/art/boomtown/cardpainter.h"
#include "ui/boomtown/decks.h"
#include "ui/export/svg/svgdevice.h"

#include <QFileInfo>
#include <QPainter>

namespace lodeline::boomtown::editor {

using print::ItemKind;
using print::kPaleOpacity;
using print::paperTheme;
using print::PrintItem;
using print::PrintOptions;
using print::Sheet;

namespace {

constexpr int kFaceDecimals = 1;
constexpr double kPaleMargin = 0.04; // around a bonus where ink is saved, as a part of its width

// Without a rim, which would not lie where the scissors go.
void paintFront(QPainter& painter, const QRectF& target, const Front& front)
{
    const QSizeF half = target.size() / 2;
    for (int i = 0; i < kSquares; ++i) {
        const QPointF at(i % 2 * half.width(), int(i / 2) * half.height());
        paintSquare(painter, QRectF(target.topLeft() + at, half), front[static_cast<std::size_t>(i)],
                    paperTheme());
    }
}

Result<print::LoadedPrintable> readPrinted(std::string_view text)
{
    return parseDeck(text, Texts::Mended).map([](LoadedDeck loaded) {
        return print::LoadedPrintable{std::make_shared<PrintedDeck>(std::move(loaded.deck)),
                                      std::move(loaded.problems)};
    });
}

} // namespace

PrintedDeck::PrintedDeck(Deck deck)
    : deck_(std::move(deck))
{
    for (const Card& card : deck_.cards)
        faces_.push_back({card.id, {}, false});
}

const std::vector<print::SheetKind>& PrintedDeck::sheets() const
{
    static const std::vector<print::SheetKind> sheets{
        {.sheet = Sheet::Cards,
         .wanted = &PrintOptions::cards,
         .width = &PrintOptions::cardSize,
         .widths = print::kTileSizes,
         .bleeds = true},
        {.sheet = Sheet::Bonuses,
         .wanted = &PrintOptions::bonuses,
         .width = &PrintOptions::bonusSize,
         .widths = print::kTileSizes,
         .aspect = kBackAspect,
         .bleeds = true},
    };
    return sheets;
}

std::vector<PrintItem> PrintedDeck::items(const PrintOptions& options, Sheet sheet) const
{
    const ItemKind kind = sheet == Sheet::Cards ? ItemKind::Card : ItemKind::Bonus;
    std::vector<PrintItem> items;
    for (std::size_t i = 0; i < deck_.cards.size(); ++i)
        if (print::isChosen(options.designs, deck_.cards[i].id))
            items.push_back({kind, static_cast<int>(i)});
    return items;
}

int PrintedDeck::faceOf(const PrintItem& item) const
{
    return item.kind == ItemKind::Card ? item.index : -1;
}

QImage PrintedDeck::faceImage(int face, int side, bool inkSaver) const
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(paperTheme().print.paper);
    QPainter painter(&image);
    paintFront(painter, image.rect(), card(face).front);
    painter.end();
    if (inkSaver)
        print::makePale(image);
    return image;
}

void PrintedDeck::paintFace(QPainter& painter, const QRectF& target, int face, bool /*inkSaver*/) const
{
    paintFront(painter, target, card(face).front);
}

// Even pale lands can be told apart.
void PrintedDeck::paintOutlines(QPainter& /*painter*/, const QRectF& /*target*/, int /*face*/) const {}

QByteArray PrintedDeck::faceMarkup(int face, bool inkSaver, const QByteArray& prefix) const
{
    constexpr QRectF whole(0, 0, print::kFaceUnits, print::kFaceUnits);
    ui::SvgDevice device(whole.size(), kFaceDecimals, prefix);
    if (inkSaver) {
        QPainter(&device).fillRect(whole, paperTheme().print.paper);
        device.beginGroup(QByteArray("opacity=\"") + QByteArray::number(kPaleOpacity) + '"');
    }
    QPainter painter(&device);
    paintFace(painter, whole, face, inkSaver);
    painter.end();
    if (inkSaver)
        device.endGroup();
    return device.markup();
}

void PrintedDeck::paintItem(QPainter& painter, const PrintItem& item, const QRectF& cut, double bleed,
                            bool inkSaver) const
{
    paintBack(painter, item, cut, bleed, inkSaver);
    if (inkSaver)
        print::paintCutLine(painter, cut);
}

// Bonuses that are cards of their own show theirs on both sides.
void PrintedDeck::paintBack(QPainter& painter, const PrintItem& item, const QRectF& cut, double bleed,
                            bool inkSaver) const
{
    const Bonus& bonus = card(item.index).bonus;
    if (inkSaver) {
        const double margin = kPaleMargin * cut.width();
        painter.setOpacity(kPaleOpacity);
        paintBonus(painter, cut.adjusted(margin, margin, -margin, -margin), bonus, paperTheme());
        painter.setOpacity(1);
        return;
    }
    painter.fillRect(cut.adjusted(-bleed, -bleed, bleed, bleed), paperTheme().cards.edge);
    paintCardBack(painter, cut, bonus, paperTheme());
}

QString PrintedDeck::baseName(const QString& file) const
{
    const QString name = QFileInfo(file).fileName();
    return name.endsWith(deckSuffix(), Qt::CaseInsensitive) ? name.chopped(deckSuffix().size())
                                                            : QFileInfo(file).completeBaseName();
}

print::PrintFormat decksToPrint()
{
    return {kDeckFormat, readPrinted};
}

} // namespace lodeline::boomtown::editor
