// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/scoretable.h"

#include "app/goldrush/wording/words.h"
#include "resources/art/piecepainter.h"
#include "ui/themed.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>

namespace lodeline::goldrush {
namespace {

constexpr int kRow = 30; // at least
constexpr int kColumn = 108;
constexpr int kNames = 190; // at least
constexpr int kMostNames = 300;
constexpr int kHeader = 30;
constexpr int kAroundHeader = 12;
constexpr qreal kCellSize = 1.25; // of a plain font
constexpr qreal kNameSize = 1.15;
constexpr int kEmblem = 24;
constexpr int kBesideName = kEmblem + 26;

// Names the players with their emblems, larger than a header has its icons.
class SeatHeader : public QHeaderView
{
public:
    explicit SeatHeader(QWidget* parent)
        : QHeaderView(Qt::Vertical, parent)
    {
    }

    void setColours(const QStringList& colours) { colours_ = colours; }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillRect(rect, palette().color(QPalette::Button));
        painter->setPen(palette().color(QPalette::Mid));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const auto place = [&](int x, int width) {
            return QStyle::visualRect(layoutDirection(), rect,
                                      {rect.left() + x, rect.top(), width, rect.height()});
        };
        QRect emblem(0, 0, kEmblem, kEmblem);
        emblem.moveCenter(place(10, kEmblem).center());
        art::paintEmblem(*painter, emblem, colours_.value(index), ui::themeOf(*this));
        painter->setFont(model()->headerData(index, orientation(), Qt::FontRole).value<QFont>());
        painter->setPen(palette().color(QPalette::ButtonText));
        const int room = rect.width() - kBesideName;
        const QString name = model()->headerData(index, orientation()).toString();
        painter->drawText(place(20 + kEmblem, room), static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                          painter->fontMetrics().elidedText(name, Qt::ElideRight, room));
        painter->restore();
    }

private:
    QStringList colours_;
};

} // namespace

ScoreTable::ScoreTable(QWidget* parent)
    : QTableWidget(parent)
{
    setColumnCount(sumColumn() + 1);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalHeader(new SeatHeader(this));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setSectionsClickable(false);
    setCornerButtonEnabled(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

int ScoreTable::rowHeight() const
{
    return std::max(kRow, 2 * fontMetrics().height());
}

QSize ScoreTable::sizeHint() const
{
    return {verticalHeader()->width() + kColumn * columnCount(),
            rowHeight() * std::max(rowCount(), kMinPlayers) + horizontalHeader()->height() +
                2 * frameWidth()};
}

// As wide as the headings: a sum that has to be scrolled to is worse than narrow columns.
QSize ScoreTable::minimumSizeHint() const
{
    int widest = 0;
    for (int column = 0; column < columnCount(); ++column)
        widest = std::max(widest, horizontalHeader()->sectionSizeHint(column));
    return {verticalHeader()->width() + widest * columnCount(), sizeHint().height()};
}

void ScoreTable::setPlayers(const GameRecord& record)
{
    winners_.clear();
    names_.clear();
    QStringList colours;
    setRowCount(static_cast<int>(record.players.size()));
    for (int seat = 0; seat < rowCount(); ++seat) {
        names_.push_back(playerName(record, seat));
        auto* header = new QTableWidgetItem(names_.back());
        colours << QString::fromStdString(record.players[static_cast<std::size_t>(seat)].colour);
        setVerticalHeaderItem(seat, header);
        for (int column = 0; column < columnCount(); ++column) {
            auto* cell = new QTableWidgetItem;
            cell->setTextAlignment(Qt::AlignCenter);
            setItem(seat, column, cell);
        }
    }
    static_cast<SeatHeader*>(verticalHeader())->setColours(colours);
    fitText();
}

void ScoreTable::showSheet(const ScoreSheet& sheet)
{
    for (int seat = 0; seat < rowCount(); ++seat) {
        for (int column = 0; column < sumColumn(); ++column) {
            const ScoreSheet::Kind kind = ScoreSheet::kKinds[static_cast<std::size_t>(column)];
            item(seat, column)->setText(QLocale().toString(sheet.points(seat, kind)));
        }
        QTableWidgetItem* sum = item(seat, sumColumn());
        sum->setText(QLocale().toString(sheet.total(seat)));
    }
    fitText();
    shadeSums();
}

void ScoreTable::shadeSums()
{
    for (int seat = 0; seat < rowCount(); ++seat)
        item(seat, sumColumn())->setBackground(palette().color(QPalette::AlternateBase));
}

void ScoreTable::fitText()
{
    QFont face = font();
    ui::setScaled(face, font(), kCellSize);
    for (int seat = 0; seat < rowCount(); ++seat) {
        for (int column = 0; column < columnCount(); ++column) {
            face.setBold(column == sumColumn());
            item(seat, column)->setFont(face);
        }
    }
    verticalHeader()->setDefaultSectionSize(rowHeight());
    horizontalHeader()->setFixedHeight(std::max(kHeader, fontMetrics().height() + kAroundHeader));
    fitNames();
    showWinners(winners_);
    updateGeometry();
}

// Wide enough for the longest name in bold with a star, within reason.
void ScoreTable::fitNames()
{
    QFont face = font();
    ui::setScaled(face, face, kNameSize);
    face.setBold(true);
    const QFontMetrics metrics(face);
    int width = kNames;
    for (const QString& name : names_)
        width = std::max(width, metrics.horizontalAdvance(winnerName(name)) + kBesideName);
    verticalHeader()->setFixedWidth(std::min(width, ui::roomForText(*this, kMostNames)));
}

QString ScoreTable::winnerName(const QString& name) const
{
    //: The star marks a winner; %1 is the name
    return tr("%1 ★").arg(name);
}

void ScoreTable::showWinners(const std::vector<int>& seats)
{
    winners_ = seats;
    for (int seat = 0; seat < rowCount(); ++seat) {
        const bool won = std::ranges::find(winners_, seat) != winners_.end();
        const QString& name = names_[static_cast<std::size_t>(seat)];
        QFont face = font();
        ui::setScaled(face, face, kNameSize);
        face.setBold(won);
        verticalHeaderItem(seat)->setFont(face);
        verticalHeaderItem(seat)->setText(won ? winnerName(name) : name);
    }
}

void ScoreTable::retranslate()
{
    setHorizontalHeaderLabels({
        //: Heading of a column of points
        tr("Railroads"),
        //: Heading of a column of points
        tr("Mountains"),
        //: Heading of a column of points
        tr("Cities"),
        //: Heading of a column of points
        tr("Prairies"),
        //: Heading of a column of points: the values of the mining tokens
        tr("Gold"),
        //: Heading of a column of points: those of all other columns
        tr("Total"),
    });
    setAccessibleName(tr("Points of all players"));
    if (rowCount() > 0)
        showWinners(winners_);
}

void ScoreTable::changeEvent(QEvent* event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitText();
}

} // namespace lodeline::goldrush
