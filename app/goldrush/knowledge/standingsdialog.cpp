// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/knowledge/standingsdialog.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/look/lookwords.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/viewer.h"
#include "app/goldrush/wording/words.h"
#include "engine/goldrush/told/seen.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/windows/screens.h"
#include "ui/windows/textscale.h"
#include "ui/wording/joining.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace lodeline::goldrush {
namespace {

// In the order of the columns.
constexpr std::array kOpenKinds{FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::City,
                                FeatureKind::Prairie};
constexpr int kGoldColumn = static_cast<int>(kOpenKinds.size()) + 1;
constexpr int kColumns = kGoldColumn + 2;
constexpr int kMostNames = 160; // px

QTableWidgetItem* cell(const QString& text)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignCenter);
    return item;
}

// Of a column that shows its heading and its cells in full.
int widestColumn(const QTableWidget& table)
{
    const QAbstractItemView& cells = table;
    int widest = 0;
    for (int column = 0; column < table.columnCount(); ++column)
        widest = std::max(
            {widest, table.horizontalHeader()->sectionSizeHint(column), cells.sizeHintForColumn(column)});
    return widest;
}

// Without a scroll bar.
int widthOf(const QTableWidget& table)
{
    const QHeaderView& names = *table.verticalHeader();
    return std::min(names.sizeHint().width(), names.maximumWidth()) +
           table.horizontalHeader()->minimumSectionSize() * table.columnCount() + 2 * table.frameWidth();
}

} // namespace

StandingsDialog::StandingsDialog(GameSession* session, BoardView* board, QWidget* parent)
    : QDialog(parent)
    , session_(session)
    , board_(board)
    , table_(new QTableWidget(session->game().players(), kColumns, this))
    , features_(new QTreeWidget(this))
    , gold_(new QTableWidget(this))
    , goldLabel_(new ui::Label(this))
{
    build();
    // As the board shows it: nothing tells a result before.
    connect(board, &BoardView::settled, this, &StandingsDialog::refresh);
    connect(session, &GameSession::positionReset, this, &StandingsDialog::refresh);
    connect(session, &GameSession::looksChanged, this, &StandingsDialog::refresh);
    connect(session, &QObject::destroyed, this, &QWidget::close);
    connect(features_, &QTreeWidget::currentItemChanged, this, &StandingsDialog::pointOut);
    connect(features_, &QTreeWidget::itemClicked, this, &StandingsDialog::pointOut);
    resize(ui::roomForText(*this, 660), ui::roomForText(*this, 600));
    ui::fitToScreen(*this);
    retranslate();
}

StandingsDialog::~StandingsDialog()
{
    if (board_)
        board_->endPointing();
}

void StandingsDialog::build()
{
    for (QTableWidget* table : {table_, gold_}) {
        table->setEditTriggers(QAbstractItemView::NoEditTriggers);
        table->setSelectionMode(QAbstractItemView::NoSelection);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
        table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
        table->setTabKeyNavigation(false);
    }
    table_->verticalHeader()->setMaximumWidth(ui::roomForText(*this, kMostNames));
    table_->verticalHeader()->setTextElideMode(Qt::ElideRight);
    features_->setRootIsDecorated(false);
    features_->setColumnCount(3);
    features_->setUniformRowHeights(true);
    goldLabel_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(table_);
    column->addWidget(features_, 1);
    column->addWidget(gold_);
    column->addWidget(goldLabel_);
    column->addWidget(buttons);
    features_->setFocus();
}

QString StandingsDialog::goldText() const
{
    return goldLabel_->text();
}

void StandingsDialog::refresh()
{
    if (!session_)
        return;
    showStandings();
    showFeatures();
    showGold();
    for (const QTableWidget* table : {table_, gold_})
        table->horizontalHeader()->setMinimumSectionSize(widestColumn(*table));
    makeRoom();
}

// Only for what has become wider: else the user's width stays.
void StandingsDialog::makeRoom()
{
    const QMargins margins = layout()->contentsMargins();
    const int needed = std::max(widthOf(*table_), widthOf(*gold_)) + margins.left() + margins.right();
    if (needed > needed_ && needed > width()) {
        resize(needed, height());
        ui::fitToScreen(*this);
    }
    needed_ = needed;
}

void StandingsDialog::showStandings()
{
    const QLocale locale;
    // Without the tile that may be taken back.
    const std::vector<Standing> standings = standingsOf(session_->turnStart(), viewerOf(*session_));
    for (int seat = 0; seat < static_cast<int>(standings.size()); ++seat) {
        const Standing& standing = standings[static_cast<std::size_t>(seat)];
        const bool isExact = seat == viewerOf(*session_) || standing.tokens == 0;
        const auto guess = [&](double points) {
            const QString number = locale.toString(points, 'f', isExact ? 0 : 1);
            //: A number of points that is an estimate; %1 the number
            return isExact ? number : tr("about %1").arg(number);
        };
        const QString name = playerName(session_->record(), seat);
        auto* heading = new QTableWidgetItem(name);
        heading->setToolTip(ui::toolTip(name));
        table_->setVerticalHeaderItem(seat, heading);
        table_->setItem(seat, 0, cell(locale.toString(standing.score)));
        for (std::size_t kind = 0; kind < kOpenKinds.size(); ++kind)
            table_->setItem(seat, static_cast<int>(kind) + 1,
                            cell(locale.toString(standing.open[static_cast<std::size_t>(kOpenKinds[kind])])));
        table_->setItem(seat, kGoldColumn, cell(guess(standing.gold)));
        table_->setItem(seat, kGoldColumn + 1, cell(guess(standing.total())));
    }
}

void StandingsDialog::showFeatures()
{
    held_ = heldFeatures(session_->turnStart());
    const QSignalBlocker quiet(features_);
    const int row = features_->indexOfTopLevelItem(features_->currentItem());
    features_->clear();
    for (const HeldFeature& held : held_) {
        const auto lines = featureLines(held.account, session_->record());
        QStringList who;
        for (const LabelItem::Line& line : lines) {
            if (line.seat >= 0)
                who << line.text;
        }
        auto* item = new QTreeWidgetItem(
            features_, {lines.front().text, ui::clauses(who), QLocale().toString(held.account.pointsAtEnd)});
        item->setData(0, Qt::AccessibleTextRole, inSentences(lines)); // which tells the whole row
    }
    features_->setCurrentItem(features_->topLevelItem(std::min(row, features_->topLevelItemCount() - 1)));
    for (int column = 0; column < features_->columnCount(); ++column)
        features_->resizeColumnToContents(column);
}

void StandingsDialog::showGold()
{
    const QLocale locale;
    const int viewer = viewerOf(*session_);
    const std::vector<UnseenTokens> tokens = unseenTokens(session_->game(), viewer);
    const int last = static_cast<int>(tokens.size());
    //: Row of a table: mining tokens that the player who looks has not seen
    QStringList rows{tr("Not seen yet")};
    if (viewer != kSpectator)
        //: Row of a table: the mining tokens of the player who looks
        rows << tr("Yours");
    gold_->setRowCount(static_cast<int>(rows.size()));
    gold_->setColumnCount(last + 1);
    gold_->setVerticalHeaderLabels(rows);
    QStringList columns;
    for (const UnseenTokens& kind : tokens)
        //: Column of a table: how many mining tokens are worth so much; %1 points
        columns << tr("Worth %1").arg(locale.toString(kind.value));
    //: Column of a table: all points of the tokens in the row
    gold_->setHorizontalHeaderLabels(columns << tr("Points"));
    for (int row = 0; row < gold_->rowCount(); ++row) {
        int points = 0;
        for (int column = 0; column < last; ++column) {
            const UnseenTokens& kind = tokens[static_cast<std::size_t>(column)];
            const int count = row == 0 ? kind.unseen : kind.all - kind.unseen;
            points += count * kind.value;
            gold_->setItem(row, column, cell(locale.toString(count)));
        }
        gold_->setItem(row, last, cell(locale.toString(points)));
    }
    const auto mean = meanOf(tokens);
    goldLabel_->setText(
        //: Mining tokens; %1 a number of points such as 1.8
        mean ? tr("On average, an unseen token is worth %1.").arg(locale.toString(*mean, 'f', 1))
             : tr("All tokens have been seen."));
}

void StandingsDialog::pointOut(QTreeWidgetItem* item)
{
    const int row = features_->indexOfTopLevelItem(item);
    if (!board_ || row < 0 || row >= static_cast<int>(held_.size()))
        return;
    board_->goToFeature(held_[static_cast<std::size_t>(row)].at);
}

void StandingsDialog::retranslate()
{
    setWindowTitle(tr("Standings so far"));
    table_->setAccessibleName(tr("If the game ended now"));
    table_->setHorizontalHeaderLabels(
        //: Column of a table: points that each player has already
        {tr("Now"),
         //: Column of a table: points from railroads if the game ended now
         tr("Railroads"),
         //: Column of a table: points from mountains if the game ended now
         tr("Mountains"),
         //: Column of a table: points from cities if the game ended now
         tr("Cities"),
         //: Column of a table: points from prairies if the game ended now
         tr("Prairies"),
         //: Column of a table: points from mining tokens
         tr("Gold"),
         //: Column of a table: all points if the game ended now
         tr("Total")});
    gold_->setAccessibleName(tr("Mining tokens by value"));
    features_->setAccessibleName(tr("Where cowboys stand"));
    features_->setHeaderLabels({tr("Where cowboys stand"),
                                //: Heading of a column: the players who hold a feature
                                tr("Who"), tr("Points at the end")});
    refresh();
}

void StandingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::goldrush
