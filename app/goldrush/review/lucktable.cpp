// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/lucktable.h"

#include "app/goldrush/review/reviewwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/review/reviewtext.h"
#include "resources/art/piecepainter.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>

namespace lodeline::goldrush {
namespace {

constexpr int kRow = 26; // px at least
constexpr int kAroundLetters = 4;
constexpr int kColumn = 82; // px at least
constexpr int kHeaderMargin = 5;
constexpr int kEmblem = 16;
constexpr int kColourRole = Qt::UserRole;
enum Column { Player, Tiles, Gold, Lost, ColumnCount };

QIcon emblem(const QString& colour, const art::Theme& theme, qreal ratio)
{
    QPixmap pixmap(QSize(kEmblem, kEmblem) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    art::paintEmblem(painter, QRectF(0, 0, kEmblem, kEmblem), colour, theme);
    return pixmap;
}

} // namespace

LuckTable::LuckTable(QWidget* parent)
    : QTableWidget(parent)
{
    setColumnCount(ColumnCount);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus); // nothing to choose; the description says it all
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(true);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(Player, QHeaderView::Stretch);
    horizontalHeader()->setDefaultSectionSize(kColumn);
    horizontalHeader()->setDefaultAlignment(static_cast<Qt::Alignment>(Qt::AlignCenter | Qt::TextWordWrap));
    horizontalHeader()->setSectionsClickable(false);
    setIconSize({kEmblem, kEmblem});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

QSize LuckTable::sizeHint() const
{
    return {300, horizontalHeader()->minimumHeight() +
                     verticalHeader()->defaultSectionSize() * std::max(rowCount(), kMinPlayers) +
                     2 * frameWidth()};
}

void LuckTable::setBalances(const GameRecord& record, const std::vector<Balance>& balances, bool gold)
{
    const auto players = static_cast<int>(record.players.size());
    setRowCount(players);
    for (int seat = 0; seat < players; ++seat) {
        for (int column = 0; column < ColumnCount; ++column) {
            auto* cell = new QTableWidgetItem(QStringLiteral("–"));
            cell->setTextAlignment(Qt::AlignCenter);
            setItem(seat, column, cell);
        }
        QTableWidgetItem* name = item(seat, Player);
        name->setText(playerName(record, seat));
        name->setToolTip(ui::toolTip(name->text()));
        name->setTextAlignment(static_cast<Qt::Alignment>(Qt::AlignVCenter | Qt::AlignLeading));
        const RecordedPlayer& player = record.players[static_cast<std::size_t>(seat)];
        name->setData(kColourRole, QString::fromStdString(player.colour));
        if (static_cast<std::size_t>(seat) < balances.size())
            fillRow(seat, balances[static_cast<std::size_t>(seat)], gold);
    }
    paintEmblems();
    describe();
    updateGeometry();
}

void LuckTable::describe()
{
    QStringList told;
    for (int seat = 0; seat < rowCount(); ++seat) {
        QStringList row{item(seat, Player)->text()};
        for (int column = Tiles; column < ColumnCount; ++column)
            row << ui::labelled(horizontalHeaderItem(column)->text(), item(seat, column)->text());
        told << ui::listed(row);
    }
    setAccessibleDescription(ui::clauses(told));
}

void LuckTable::paintEmblems()
{
    for (int seat = 0; seat < rowCount(); ++seat) {
        QTableWidgetItem* name = item(seat, Player);
        name->setIcon(emblem(name->data(kColourRole).toString(), ui::themeOf(*this), devicePixelRatioF()));
    }
}

void LuckTable::fillRow(int seat, const Balance& balance, bool gold)
{
    item(seat, Tiles)->setText(app::signedPercentText(balance.tiles));
    if (gold) {
        item(seat, Gold)->setText(app::signedPercentText(balance.gold));
        //: Tooltip: luck with the tokens; %1 "+2.5"
        item(seat, Gold)
            ->setToolTip(ui::toolTip(
                tr("%1 points compared with average tokens").arg(signedPointsText(balance.goldPoints))));
    }
    item(seat, Lost)->setText(percentText(balance.lost));
    //: Tooltip: for how many turns of the player the review has found a better move
    item(seat, Lost)->setToolTip(tr("%Ln turn(s) with a better move", nullptr, balance.mistakes));
}

void LuckTable::retranslate()
{
    setHorizontalHeaderLabels({
        //: Heading of a column of names
        tr("Player"),
        //: Heading of a column: chances of winning that the drawn tiles brought; may take two lines
        tr("Tile luck"),
        //: Heading of a column: chances of winning that the mining tokens brought; may take two lines
        tr("Gold luck"),
        //: Heading of a column: chances of winning that moves gave away; may take two lines
        tr("Cost of mistakes"),
    });
    horizontalHeaderItem(Tiles)->setToolTip(tr("How much the drawn tiles changed the chances, compared with "
                                               "the average of the tiles that could have been drawn"));
    horizontalHeaderItem(Gold)->setToolTip(tr("How much the values of the tokens changed the chances, "
                                              "compared with their average; known when the game is over"));
    horizontalHeaderItem(Lost)->setToolTip(
        tr("The chances that the player's own moves gave away over the whole game"));
    //: Name of a table: what luck and what choice did to the chances of the players
    setAccessibleName(tr("Luck and skill"));
    describe();
    fit();
}

void LuckTable::fit()
{
    verticalHeader()->setDefaultSectionSize(std::max(kRow, fontMetrics().height() + kAroundLetters));
    const QFontMetrics metrics(horizontalHeader()->font());
    int height = 0;
    for (int column = Tiles; column < ColumnCount; ++column) {
        const QString label = horizontalHeaderItem(column)->text();
        int width = kColumn;
        for (const QString& word : label.split(u' '))
            width = std::max(width, metrics.horizontalAdvance(word) + 4 * kHeaderMargin);
        horizontalHeader()->resizeSection(column, width);
        const QRect room(0, 0, width - 2 * kHeaderMargin, QWIDGETSIZE_MAX);
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, label).height());
    }
    horizontalHeader()->setFixedHeight(height + 2 * kHeaderMargin);
    updateGeometry();
}

void LuckTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fit();
    else if (event->type() == QEvent::PaletteChange)
        paintEmblems();
    QTableWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
