// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/panels/scoretable.h"

#include "app/boomtown/wording/eventwords.h"
#include "engine/boomtown/rules/groups.h"
#include "resources/art/boomtown/cardpainter.h"
#include "resources/art/piecepainter.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"
#include "ui/windows/textscale.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr int kRow = 27;
constexpr int kLeastRow = 20;
constexpr int kColumn = 74;
constexpr int kIcon = 18;
constexpr int kGap = 5; // between an emblem and a name

int squaresOf(const Rows& rows)
{
    return countSquares(rows, 0, kRows - 1);
}

template <typename Paint>
QIcon iconOf(qreal ratio, Paint paint)
{
    QPixmap picture(QSize(kIcon, kIcon) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(0, 0, kIcon, kIcon));
    return QIcon(picture);
}

// Emblems beside the names, both in the middle of their column as the numbers below.
class SeatHeader : public QHeaderView
{
public:
    explicit SeatHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        QStyleOptionHeaderV2 option;
        initStyleOption(&option);
        initStyleOptionForIndex(&option, section);
        option.rect = rect;
        style()->drawControl(QStyle::CE_HeaderSection, &option, painter, this);
        if (option.text.isEmpty())
            return;
        const int beside = kIcon + kGap;
        const int room = rect.width() - beside - kGap;
        const QString text = fontMetrics().elidedText(option.text, Qt::ElideRight, room);
        const int wide = beside + fontMetrics().horizontalAdvance(text);
        const QRect both(rect.center().x() - wide / 2, rect.top(), wide, rect.height());
        const auto seen = [&](const QRect& part) {
            return QStyle::visualRect(layoutDirection(), both, part);
        };
        const QRect icon(both.left(), rect.center().y() - kIcon / 2, kIcon, kIcon);
        option.icon.paint(painter, seen(icon));
        painter->save();
        painter->setPen(palette().color(QPalette::ButtonText));
        painter->drawText(seen(both.adjusted(beside, 0, 0, 0)), Qt::AlignCenter, text);
        painter->restore();
    }
};

// Whether the lines of both have the same names.
bool nameAlike(const Game& one, const Game& other)
{
    return &one.deck() == &other.deck() && std::ranges::equal(one.bonusCards(), other.bonusCards());
}

} // namespace

ScoreTable::ScoreTable(qreal scale, QWidget* parent)
    : QTableWidget(parent)
    , scale_(scale)
{
    build();
    connect(this, &QTableWidget::cellEntered, this, &ScoreTable::pointAt);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int column) {
        if (hasFocus())
            pointAt(row, column);
    });
}

void ScoreTable::pointAt(int row, int column)
{
    if (row < 0 || column < kFirstSeat)
        return leave();
    pointed_.emplace(row, column - kFirstSeat);
    emit pointedAt(row, column - kFirstSeat);
}

void ScoreTable::leave()
{
    pointed_.reset();
    emit left();
}

void ScoreTable::build()
{
    setRowCount(kSumRow + 1);
    setColumnCount(kFirstSeat + kPlayers);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setCornerButtonEnabled(false);
    setIconSize({kIcon, kIcon});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setHorizontalHeader(new SeatHeader(this));
    ui::setTextScale(*this, scale_);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(kLeastRow);
    verticalHeader()->setDefaultSectionSize(static_cast<int>(kRow * scale_));
    verticalHeader()->hide();
    QFont bold; // the rest is that of the table
    bold.setBold(true);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            auto* made = new QTableWidgetItem;
            if (column >= kFirstSeat)
                made->setTextAlignment(Qt::AlignCenter);
            if (row == kSumRow)
                made->setFont(bold);
            setItem(row, column, made);
        }
    }
    for (int column = 0; column < columnCount(); ++column)
        setHorizontalHeaderItem(column, new QTableWidgetItem);
}

int ScoreTable::heightWith(int row) const
{
    return rowCount() * static_cast<int>(row * scale_) + horizontalHeader()->sizeHint().height() +
           2 * frameWidth();
}

QSize ScoreTable::sizeHint() const
{
    return {sizeHintForColumn(0) + static_cast<int>(kPlayers * kColumn * scale_), heightWith(kRow)};
}

QSize ScoreTable::minimumSizeHint() const
{
    return {sizeHint().width(), heightWith(kLeastRow)};
}

void ScoreTable::resizeEvent(QResizeEvent* event)
{
    const int room = (height() - heightWith(0)) / rowCount();
    verticalHeader()->setDefaultSectionSize(
        std::clamp(room, static_cast<int>(kLeastRow * scale_), static_cast<int>(kRow * scale_)));
    QTableWidget::resizeEvent(event);
}

// A line above the bonuses and another one above the sum.
void ScoreTable::paintEvent(QPaintEvent* event)
{
    QTableWidget::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::Mid));
    for (const int row : {static_cast<int>(kTerritories), kSumRow}) {
        const int y = rowViewportPosition(row);
        painter.drawLine(0, y, viewport()->width(), y);
    }
}

void ScoreTable::showGame(const GameRecord& record, const Game& game, const std::vector<int>& winners)
{
    const bool isNamed = game_ && nameAlike(*game_, game);
    record_ = record;
    game_ = game;
    winners_ = winners;
    if (!isNamed)
        nameRows();
    fill();
    if (pointed_)
        emit pointedAt(pointed_->first, pointed_->second);
}

void ScoreTable::nameRows()
{
    if (!game_)
        return;
    const art::Theme& theme = ui::themeOf(*this);
    for (const Territory territory : kAllTerritories) {
        QTableWidgetItem* header = item(static_cast<int>(index(territory)), 0);
        header->setText(ui::territoryName(territory));
        header->setIcon(iconOf(devicePixelRatioF(), [&](QPainter& painter, const QRectF& box) {
            paintTerritory(painter, box, territory, theme);
        }));
    }
    for (int i = 0; i < kBonuses; ++i) {
        QTableWidgetItem* header = item(kTerritories + i, 0);
        const Bonus& bonus = *game_->bonuses()[static_cast<std::size_t>(i)];
        header->setText(bonusTitle(bonus.kind));
        header->setToolTip(ui::toolTip(bonusText(bonus)));
        header->setIcon(bonusShape(bonus.kind).symbol
                            ? iconOf(devicePixelRatioF(),
                                     [&](QPainter& painter, const QRectF& box) {
                                         paintSymbol(painter, box, bonus.symbol, theme);
                                     })
                            : QIcon());
    }
    //: Line of a table of points: all of them together
    item(kSumRow, 0)->setText(tr("Total"));
    setAccessibleName(tr("Points of both towns"));
    updateGeometry();
}

void ScoreTable::fill()
{
    if (!game_)
        return;
    const art::Theme& theme = ui::themeOf(*this);
    for (int seat = 0; seat < kPlayers; ++seat) {
        const RecordedPlayer& player = record_.players[static_cast<std::size_t>(seat)];
        const bool won = std::ranges::find(winners_, seat) != winners_.end();
        const QString name = playerName(record_, seat);
        QTableWidgetItem* header = horizontalHeaderItem(seat + kFirstSeat);
        //: The star marks a winner; %1 is the name
        header->setText(won ? tr("%1 ★").arg(name) : name);
        header->setToolTip(ui::toolTip(name));
        header->setIcon(iconOf(devicePixelRatioF(), [&](QPainter& painter, const QRectF& box) {
            art::paintEmblem(painter, box, QString::fromStdString(player.colour), theme);
        }));
        const TownScore score = game_->score(seat);
        for (int row = 0; row <= kSumRow; ++row) {
            const auto number = static_cast<std::size_t>(row);
            const int points = row < kTerritories ? score.groups[number]
                               : row < kSumRow    ? score.bonuses[number - kTerritories]
                                                  : score.total();
            cell(row, seat)->setText(numberText(points));
            cell(row, seat)->setToolTip(ui::toolTip(whyAt(row, seat)));
            cell(row, seat)->setData(
                Qt::AccessibleTextRole,
                ui::labelled(ui::listed({name, item(row, 0)->text()}), cell(row, seat)->text()));
            cell(row, seat)->setData(Qt::AccessibleDescriptionRole, whyAt(row, seat));
        }
    }
    updateGeometry();
}

BonusReason ScoreTable::reasonAt(int row, int seat) const
{
    if (!game_ || row >= kSumRow)
        return {};
    const Town& town = game_->town(seat);
    if (row < kTerritories)
        return {0, largestGroup(town, kAllTerritories[static_cast<std::size_t>(row)], game_->bonuses()), {}};
    return reasonOf(town, game_->town(1 - seat), game_->bonuses(),
                    static_cast<std::size_t>(row - kTerritories));
}

QString ScoreTable::whyAt(int row, int seat) const
{
    if (row == kSumRow)
        return tr("Groups and bonuses together");
    const BonusReason reason = reasonAt(row, seat);
    if (row < kTerritories)
        //: Tooltip of the points for a kind of land
        return tr("The largest group has %Ln square(s)", nullptr, squaresOf(reason.counted));
    const Bonus& bonus = *game_->bonuses()[static_cast<std::size_t>(row - kTerritories)];
    QStringList parts{bonusText(bonus)};
    if (const int counted = squaresOf(reason.counted))
        //: Tooltip of the points for a bonus
        parts << tr("%Ln square(s) bring points", nullptr, counted);
    if (const int against = squaresOf(reason.against))
        //: Tooltip of the points for a bonus
        parts << tr("%Ln square(s) cost points", nullptr, against);
    return parts.join(u'\n');
}

void ScoreTable::leaveEvent(QEvent* event)
{
    leave();
    QTableWidget::leaveEvent(event);
}

void ScoreTable::focusOutEvent(QFocusEvent* event)
{
    leave();
    QTableWidget::focusOutEvent(event);
}

void ScoreTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        nameRows();
        fill();
    }
    QTableWidget::changeEvent(event);
}

} // namespace lodeline::boomtown
