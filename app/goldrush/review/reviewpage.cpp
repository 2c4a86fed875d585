// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewpage.h"

#include "app/goldrush/review/lucktable.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/review/chancechart.h"
#include "app/match/review/reviewprogress.h"
#include "app/match/review/steprow.h"
#include "app/match/review/turninglist.h"
#include "ui/plain/label.h"
#include "ui/windows/scrolled.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kSideWidth = 400;
constexpr std::size_t kTurningPoints = 9;
constexpr double kTurning = 0.04; // of the chances

void makeHeading(QLabel* label)
{
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
}

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : QWidget(parent)
    , board_(new ReviewBoard(this))
    , chart_(new app::ChanceChart(this))
    , title_(new ui::Label(this))
    , text_(new ui::Label(this))
    , showsBetter_(new QCheckBox(this))
    , turningTitle_(new ui::Label(this))
    , turning_(new app::TurningList(this))
    , luckTitle_(new ui::Label(this))
    , luck_(new LuckTable(this))
    , progress_(new app::ReviewProgress(this))
    , steps_(new app::StepRow(this))
    , playOn_(new QPushButton(this))
    , close_(new QPushButton(this))
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(board_, 0, 0);
    layout->addWidget(chart_, 1, 0);
    layout->addWidget(makeSide(), 0, 1, 2, 1);
    layout->addWidget(makeFoot(), 2, 0, 1, 2);
    layout->setRowStretch(0, 1);
    layout->setColumnStretch(0, 1);
    setFocusProxy(chart_);
    connectParts();
    addKeys();
    retranslate();
}

QWidget* ReviewPage::makeSide()
{
    auto* side = new QWidget;
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 1.25);
    large.setBold(true);
    title_->setFont(large);
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    text_->setMinimumHeight(10 * fontMetrics().height()); // or everything below jumps from turn to turn
    makeHeading(turningTitle_);
    makeHeading(luckTitle_);
    turningTitle_->setBuddy(turning_);
    showsBetter_->setChecked(true);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addWidget(text_);
    column->addWidget(showsBetter_);
    column->addWidget(turningTitle_);
    column->addWidget(turning_, 1);
    column->addWidget(luckTitle_);
    column->addWidget(luck_);
    column->addWidget(progress_);
    QScrollArea* area = ui::scrolled(side);
    area->setFixedWidth(kSideWidth);
    area->setParent(this);
    return area;
}

QWidget* ReviewPage::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(10, 6, 10, 6);
    row->addWidget(steps_);
    row->addStretch();
    for (QPushButton* button : {playOn_, close_}) {
        button->setMinimumHeight(34);
        row->addWidget(button);
    }
    return foot;
}

void ReviewPage::connectParts()
{
    connect(chart_, &app::ChanceChart::positionChosen, this, &ReviewPage::setPosition);
    connect(turning_, &app::TurningList::positionChosen, this, [this](int position) {
        setPosition(position);
        board_->zoomToFit(); // from close by
    });
    connect(steps_, &app::StepRow::positionChosen, this, &ReviewPage::setPosition);
    connect(showsBetter_, &QCheckBox::toggled, this, &ReviewPage::showTurn);
    connect(playOn_, &QPushButton::clicked, this, &ReviewPage::playOn);
    connect(close_, &QPushButton::clicked, this, &ReviewPage::closeRequested);
    connect(progress_, &app::ReviewProgress::cancelRequested, &runner_, &ReviewRunner::cancel);
    connect(progress_, &app::ReviewProgress::startRequested, this, &ReviewPage::begin);
    connect(&runner_, &ReviewRunner::outlooksKnown, this, &ReviewPage::showOutlooks);
    connect(&runner_, &ReviewRunner::plySearched, this, &ReviewPage::showPly);
    connect(&runner_, &ReviewRunner::ended, this, [this](bool complete) {
        progress_->end(complete);
        showSummary();
        if (complete)
            emit completed();
    });
}

void ReviewPage::addKeys()
{
    // Shortcuts, since buttons would take the arrow keys to walk to one another.
    const auto add = [this](Qt::Key key, const auto& act) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    const auto forward = [this] { return layoutDirection() == Qt::RightToLeft ? -1 : 1; };
    add(Qt::Key_Right, [this, forward] { step(forward()); });
    add(Qt::Key_Left, [this, forward] { step(-forward()); });
    add(Qt::Key_Home, [this] { setPosition(0); });
    add(Qt::Key_End, [this] { setPosition(board_->lastPosition()); });
    add(Qt::Key_B, [this] { showsBetter_->toggle(); });
}

void ReviewPage::showRecord(const GameRecord& record)
{
    if (record == record_ && (runner_.isRunning() || !review_.plies.empty()))
        return;
    record_ = record;
    board_->setRecord(record_);
    std::vector<app::ChanceChart::Player> players;
    for (std::size_t seat = 0; seat < record_.players.size(); ++seat)
        players.push_back({playerName(record_, static_cast<int>(seat)),
                           QString::fromStdString(record_.players[seat].colour)});
    chart_->setGame(std::move(players), board_->lastPosition() + 1);
    begin();
    setPosition(board_->lastPosition());
    showTurn();
}

void ReviewPage::begin()
{
    review_ = {};
    progress_->start(static_cast<int>(record_.moves.size()));
    runner_.start(record_, settings_);
    showSummary();
}

void ReviewPage::stop()
{
    runner_.cancel();
}

void ReviewPage::setTheme(const art::Theme& theme)
{
    board_->setTheme(theme);
}

void ReviewPage::setAnimation(app::AnimationSpeed speed)
{
    board_->setAnimated(speed != app::AnimationSpeed::Off);
    board_->setPace(speed == app::AnimationSpeed::Slow ? 1.0 : 2.0);
}

int ReviewPage::position() const
{
    return board_->position();
}

void ReviewPage::step(int plies)
{
    setPosition(position() + plies);
}

void ReviewPage::setPosition(int position)
{
    const int wanted = std::clamp(position, 0, board_->lastPosition());
    board_->setPosition(wanted);
    chart_->setPosition(wanted);
    turning_->setPosition(wanted);
    steps_->setPosition(wanted, board_->lastPosition());
    showTurn();
}

void ReviewPage::showOutlooks(const Review& review)
{
    review_ = review;
    std::vector<std::vector<double>> chances;
    for (std::size_t ply = 0; ply <= review_.plies.size(); ++ply) {
        const Outlook& outlook = ply < review_.plies.size() ? review_.plies[ply].before : review_.end;
        chances.emplace_back(outlook.chance.begin(), outlook.chance.begin() + review_.players);
    }
    chart_->setChances(std::move(chances));
    showSummary();
    showTurn();
}

void ReviewPage::showPly(int ply, const PlyReview& review, int done)
{
    review_.plies[static_cast<std::size_t>(ply)] = review;
    progress_->setDone(done);
    if (review.better)
        showSummary();
    if (ply + 1 == position())
        showTurn();
}

void ReviewPage::showSummary()
{
    std::vector<TurningPoint> points = turningPoints(review_, kTurningPoints, kTurning);
    std::ranges::sort(points, {}, &TurningPoint::ply);
    std::vector<app::TurningList::Entry> entries;
    std::vector<app::ChanceChart::Mark> marks;
    for (const TurningPoint& point : points) {
        const int position = static_cast<int>(point.ply) + 1;
        const auto seat = static_cast<std::size_t>(review_.plies[point.ply].player);
        entries.push_back({position, turnText(review_, record_, point.ply),
                           turningPointText(point, review_, record_),
                           QString::fromStdString(record_.players[seat].colour)});
        marks.push_back({position, static_cast<int>(marks.size()) + 1});
    }
    turning_->setEntries(entries);
    turning_->setPosition(position());
    //: Stands where the turning points will be
    turning_->setPlaceholder(runner_.isRunning() ? tr("None found yet") : tr("No turn changed much."));
    chart_->setMarks(std::move(marks));
    luck_->setBalances(record_, review_.plies.empty() ? std::vector<Balance>() : balances(review_),
                       review_.finished);
}

void ReviewPage::showTurn()
{
    const auto ply = static_cast<std::size_t>(std::max(0, position() - 1));
    const std::optional<Game> before = board_->gameBefore();
    const bool known = before && ply < review_.plies.size();
    const std::optional<BetterMove> better = known ? review_.plies[ply].better : std::nullopt;
    showsBetter_->setEnabled(better.has_value());
    board_->setBetterMove(better && showsBetter_->isChecked() ? std::optional(better->move) : std::nullopt);
    playOn_->setEnabled(!board_->isOver());
    if (!before) {
        //: The beginning of the game, before the first turn (noun)
        title_->setText(tr("Start"));
        text_->setText(tr("No turn has been played yet."));
        return;
    }
    //: A turn of a player (noun); %1 its number
    title_->setText(known ? turnText(review_, record_, ply)
                          : tr("Turn %1").arg(QLocale().toString(position())));
    text_->setText(known ? turnHtml(review_, record_, ply, *before) : QString());
}

void ReviewPage::playOn()
{
    GameRecord record = record_;
    record.moves.resize(static_cast<std::size_t>(position()));
    emit playOnRequested(record);
}

void ReviewPage::retranslate()
{
    //: A look back on a game (noun)
    setAccessibleName(tr("Review of the game"));
    showsBetter_->setText(tr("Show the &better move on the board (B)"));
    //: Heading above the turns that changed the chances most
    turningTitle_->setText(tr("&Turning points"));
    //: Name of the list of the turns that changed the chances most
    turning_->setAccessibleName(tr("Turning points"));
    //: Heading above a table: what luck and what choice did to the chances of the players
    luckTitle_->setText(tr("Luck and choice"));
    playOn_->setText(tr("&Play on from here"));
    playOn_->setToolTip(tr("Start a game from the position on the board; this one stays as it is saved"));
    close_->setText(tr("&Close the review"));
    chart_->update();
    if (!record_.players.empty()) {
        showSummary();
        showTurn();
    }
}

void ReviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReviewPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace lodeline::goldrush
