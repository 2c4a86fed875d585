// SPDX-License-Identifier: GPL-3.0-or-later
// lodeline-cardgallery DECK FOLDER: contact sheets of the squares, cards and bonuses of a deck.
#include "engine/boomtown/files/deckfile.h"
#include "resources/art/boomtown/bonuspainter.h"
#include "resources/art/boomtown/cardpainter.h"
#include "resources/art/boomtown/squarepixmaps.h"
#include "resources/art/theme/themefile.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <ctime>

namespace {

using namespace lodeline;
using namespace lodeline::boomtown;

constexpr int kGap = 8;

QImage sheet(int columns, int rows, QSize cell, const art::Theme& theme)
{
    QImage image(columns * (cell.width() + kGap) + kGap, rows * (cell.height() + kGap) + kGap,
                 QImage::Format_RGB32);
    image.fill(theme.board.table);
    return image;
}

QRect cellAt(int column, int row, QSize cell)
{
    return {QPoint(kGap + column * (cell.width() + kGap), kGap + row * (cell.height() + kGap)), cell};
}

QImage squareSheet(int side, const art::Theme& theme)
{
    const QSize cell(side, side);
    QImage image = sheet(kSymbols, kTerritories, cell, theme);
    QPainter painter(&image);
    for (const Territory territory : kAllTerritories)
        for (const Symbol symbol : kAllSymbols)
            paintSquare(painter, cellAt(int(index(symbol)), int(index(territory)), cell), {territory, symbol},
                        theme);
    return image;
}

QImage cardSheet(const Deck& deck, int side, const art::Theme& theme)
{
    const QSize cell(2 * side, 2 * side);
    QImage image = sheet(6, 3, cell, theme);
    QPainter painter(&image);
    for (int i = 0; i < int(deck.cards.size()); ++i)
        paintCard(painter, cellAt(i % 6, i / 6, cell), deck.cards[std::size_t(i)].front, theme);
    return image;
}

QImage bonusSheet(const Deck& deck, int height, bool back, const art::Theme& theme)
{
    const QSize cell(int(kBackAspect * height), height);
    QImage image = sheet(6, 3, cell, theme);
    QPainter painter(&image);
    for (int i = 0; i < int(deck.cards.size()); ++i) {
        const QRect at = cellAt(i % 6, i / 6, cell);
        const Bonus& bonus = deck.cards[std::size_t(i)].bonus;
        back ? paintCardBack(painter, at, bonus, theme) : paintBonus(painter, at, bonus, theme);
    }
    return image;
}

// Cards that cover each other, as in a town.
QImage townSheet(const Deck& deck, int side, const art::Theme& theme)
{
    constexpr std::array<std::array<int, 2>, 14> kPlaces{{{0, 2},
                                                          {2, 2},
                                                          {1, 4},
                                                          {3, 3},
                                                          {5, 2},
                                                          {4, 1},
                                                          {2, 0},
                                                          {6, 4},
                                                          {5, 5},
                                                          {3, 5},
                                                          {7, 2},
                                                          {8, 3},
                                                          {0, 5},
                                                          {6, 0}}};
    struct Shown
    {
        std::optional<Square> square;
        int quarter = 0;
    };
    std::array<std::array<Shown, 11>, 8> town{};
    for (std::size_t i = 0; i < kPlaces.size(); ++i) {
        const Front front = i % 3 == 0 ? turned(deck.cards[i].front) : deck.cards[i].front;
        for (int quarter = 0; quarter < kSquares; ++quarter)
            town[std::size_t(kPlaces[i][1] + quarter / 2)][std::size_t(kPlaces[i][0] + quarter % 2)] = {
                front[std::size_t(quarter)], quarter};
    }
    QImage image(11 * side, 8 * side, QImage::Format_RGB32);
    image.fill(theme.board.table);
    QPainter painter(&image);
    SquarePixmaps pixmaps(theme);
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 11; ++x) {
            const auto& [square, quarter] = town[std::size_t(y)][std::size_t(x)];
            if (!square)
                continue;
            painter.save();
            painter.translate(x * side, y * side);
            pixmaps.blit(painter, side, *square);
            painter.restore();
            paintRim(painter, QRectF(x * side, y * side, side, side), quarter, theme);
        }
    }
    return image;
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    QFile file(arguments.value(1));
    if (!file.open(QIODevice::ReadOnly) || arguments.size() < 3)
        return 2;
    const auto loaded = parseDeck(file.readAll().toStdString());
    if (!loaded)
        return 1;
    const Deck& deck = loaded->deck;
    const QString folder = arguments.at(2) + u'/';
    for (const art::ShippedTheme shipped : art::kShippedThemes) {
        const QString name = QString::fromLatin1(art::nameOf(shipped).data());
        const art::Theme& theme = art::Theme::shipped(shipped);
        for (const int side : {16, 20, 48, 96, 220}) {
            const std::clock_t start = std::clock();
            const QImage image = squareSheet(side, theme);
            qInfo("%s %d px: %.2f ms a square", qPrintable(name), side,
                  1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / 36);
            image.save(folder + QStringLiteral("squares-%1-%2.png").arg(name).arg(side));
            cardSheet(deck, side, theme).save(folder + QStringLiteral("cards-%1-%2.png").arg(name).arg(side));
        }
        for (const int side : {20, 48, 100})
            townSheet(deck, side, theme).save(folder + QStringLiteral("town-%1-%2.png").arg(name).arg(side));
        bonusSheet(deck, 80, false, theme).save(folder + QStringLiteral("bonuses-%1-80.png").arg(name));
        bonusSheet(deck, 200, false, theme).save(folder + QStringLiteral("bonuses-%1-200.png").arg(name));
        bonusSheet(deck, 170, true, theme).save(folder + QStringLiteral("backs-%1-170.png").arg(name));
    }
    return 0;
}
