// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/review/reviewpage.h"

#include "app/boomtown/board/boardview.h"
#include "app/boomtown/review/reviewwords.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/review/chancechart.h"
#include "app/match/review/reviewprogress.h"
#include "app/match/review/steprow.h"
#include "app/match/review/turninglist.h"
#include "ui/plain/label.h"
#include "ui/windows/scrolled.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr int kSideWidth = 380;
constexpr int kSurveys = 500;
constexpr std::size_t kTurningPoints = 9;
constexpr double kTurning = 0.04; // of the chances

void makeBold(QLabel* label, double size = 1)
{
    QFont bold = label->font();
    bold.setBold(true);
    bold.setPointSizeF(size * bold.pointSizeF());
    label->setFont(bold);
}

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : QWidget(parent)
    , surveys_(kSurveys)
    , board_(new BoardView(this))
    , chart_(new app::ChanceChart(this))
    , title_(new ui::Label(this))
    , text_(new ui::Label(this))
    , showsBetter_(new QCheckBox(this))
    , turningTitle_(new ui::Label(this))
    , turning_(new app::TurningList(this))
    , givenTitle_(new ui::Label(this))
    , given_(new ui::Label(this))
    , progress_(new app::ReviewProgress(this))
    , steps_(new app::StepRow(this))
    , playOn_(new QPushButton(this))
    , close_(new QPushButton(this))
{
    board_->controller().setWatching(true);
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

ReviewPage::~ReviewPage()
{
    board_->setMatch(nullptr);
}

QWidget* ReviewPage::makeSide()
{
    auto* side = new QWidget;
    makeBold(title_, 1.25);
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    text_->setMinimumHeight(12 * fontMetrics().height()); // or everything below jumps from turn to turn
    makeBold(turningTitle_);
    makeBold(givenTitle_);
    given_->setWordWrap(true);
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
    column->addWidget(givenTitle_);
    column->addWidget(given_);
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
    connect(turning_, &app::TurningList::positionChosen, this, &ReviewPage::setPosition);
    connect(steps_, &app::StepRow::positionChosen, this, &ReviewPage::setPosition);
    connect(showsBetter_, &QCheckBox::toggled, this, &ReviewPage::showTowns);
    connect(playOn_, &QPushButton::clicked, this, &ReviewPage::playOn);
    connect(close_, &QPushButton::clicked, this, &ReviewPage::closeRequested);
    connect(progress_, &app::ReviewProgress::cancelRequested, &runner_, &ReviewRunner::cancel);
    connect(progress_, &app::ReviewProgress::startRequested, this, &ReviewPage::begin);
    connect(&runner_, &ReviewRunner::plyReviewed, this, &ReviewPage::showPly);
    connect(&runner_, &ReviewRunner::ended, this, [this](bool complete) {
        progress_->end(complete);
        showSummary();
        if (complete)
            emit completed();
    });
}

void ReviewPage::addKeys()
{
    // Shortcuts, since buttons would take the arrow keys to walk to one another, and the board all keys.
    const auto add = [this](Qt::Key key, const auto& act) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    const auto forward = [this] { return layoutDirection() == Qt::RightToLeft ? -1 : 1; };
    add(Qt::Key_Right, [this, forward] { step(forward()); });
    add(Qt::Key_Left, [this, forward] { step(-forward()); });
    add(Qt::Key_Home, [this] { setPosition(0); });
    add(Qt::Key_End, [this] { setPosition(lastPosition()); });
    add(Qt::Key_B, [this] { showsBetter_->toggle(); });
    add(Qt::Key_Escape, [this] { emit closeRequested(); });
}

void ReviewPage::showRecord(const GameRecord& record)
{
    if (record == record_ && (runner_.isRunning() || !review_.plies.empty()))
        return;
    record_ = record;
    isOver_ = replay(record_)->phase() == Game::Phase::Over;
    std::vector<app::ChanceChart::Player> players;
    for (int seat = 0; seat < kPlayers; ++seat)
        players.push_back({playerName(record_, seat),
                           QString::fromStdString(record_.players[static_cast<std::size_t>(seat)].colour)});
    chart_->setGame(std::move(players), lastPosition() + 1);
    begin();
    setPosition(lastPosition());
}

void ReviewPage::begin()
{
    review_ = {};
    known_ = lastPosition();
    chart_->setChances({});
    progress_->start(lastPosition());
    runner_.start(record_, surveys_);
    showSummary();
    showTurn();
}

void ReviewPage::stop()
{
    runner_.cancel();
}

void ReviewPage::setTheme(const art::Theme& theme)
{
    board_->setTheme(theme);
}

void ReviewPage::setPosition(int position)
{
    position_ = std::clamp(position, 0, lastPosition());
    chart_->setPosition(position_);
    turning_->setPosition(position_);
    steps_->setPosition(position_, lastPosition());
    showTurn();
}

void ReviewPage::showPly(int ply, const Review& review, int done)
{
    review_ = review;
    known_ = ply;
    progress_->setDone(done);
    std::vector<std::vector<double>> chances(static_cast<std::size_t>(lastPosition()) + 1);
    for (auto at = static_cast<std::size_t>(known_); at < chances.size(); ++at) {
        const Outlook& outlook = at < review_.plies.size() ? review_.plies[at].before : review_.end;
        chances[at].assign(outlook.chance.begin(), outlook.chance.end());
    }
    chart_->setChances(std::move(chances));
    showSummary();
    if (ply + 1 == position_)
        showTurn();
}

void ReviewPage::showSummary()
{
    const Game dealt(std::make_shared<const Deck>(record_.deck), record_.setup());
    std::vector<app::TurningList::Entry> entries;
    std::vector<app::ChanceChart::Mark> marks;
    for (const std::size_t ply : turningPoints(review_, kTurningPoints, kTurning)) {
        const int position = static_cast<int>(ply) + 1;
        const auto seat = static_cast<std::size_t>(review_.plies[ply].player);
        entries.push_back({position, turnText(review_, record_, ply),
                           turningPointText(review_, record_, ply, dealt.bonuses()),
                           QString::fromStdString(record_.players[seat].colour)});
        marks.push_back({position, static_cast<int>(marks.size()) + 1});
    }
    turning_->setEntries(entries);
    turning_->setPosition(position_);
    //: Stands where the turning points will be
    turning_->setPlaceholder(runner_.isRunning() ? tr("None found yet") : tr("No turn changed much."));
    chart_->setMarks(std::move(marks));
    given_->setText(givenAwayText(review_, record_, static_cast<std::size_t>(known_)));
}

const PlyReview* ReviewPage::reviewedTurn() const
{
    const int ply = position_ - 1;
    return ply >= known_ && ply < static_cast<int>(review_.plies.size())
               ? &review_.plies[static_cast<std::size_t>(ply)]
               : nullptr;
}

void ReviewPage::showTurn()
{
    const PlyReview* turn = reviewedTurn();
    showsBetter_->setEnabled(turn && turn->better);
    showTowns();
    if (position_ == 0) {
        //: The beginning of the game, before the first turn (noun)
        title_->setText(tr("Start"));
        text_->setText(tr("No turn has been played yet."));
        return;
    }
    const auto ply = static_cast<std::size_t>(position_ - 1);
    //: A turn of a player (noun); %1 its number
    title_->setText(turn ? turnText(review_, record_, ply)
                         : tr("Turn %1").arg(QLocale().toString(position_)));
    text_->setText(turn ? turnHtml(review_, record_, ply, *replay(record_, nullptr, position_ - 1))
                        : QString());
}

bool ReviewPage::showsBetterMove() const
{
    const PlyReview* turn = reviewedTurn();
    return turn && turn->better && showsBetter_->isChecked();
}

void ReviewPage::showTowns()
{
    const bool showsBetter = showsBetterMove();
    GameRecord shown = record_;
    shown.moves.resize(static_cast<std::size_t>(showsBetter ? position_ - 1 : position_));
    auto opened = BoomtownMatch::open(std::move(shown));
    Q_ASSERT(opened); // it has been replayed before
    board_->setMatch(opened->get());
    match_ = std::move(*opened);
    playOn_->setEnabled(position_ < lastPosition() || !isOver_);
    if (showsBetter)
        board_->mark({{QStringLiteral("★"), reviewedTurn()->better->move},
                      {QStringLiteral("?"), reviewedTurn()->played}},
                     0);
}

void ReviewPage::playOn()
{
    GameRecord record = record_;
    record.moves.resize(static_cast<std::size_t>(position_));
    emit playOnRequested(record);
}

void ReviewPage::retranslate()
{
    //: A look back on a game (noun)
    setAccessibleName(tr("Review of the game"));
    showsBetter_->setText(tr("Show the &better move on the board (B)"));
    showsBetter_->setToolTip(tr("★ marks the better move, ? the one that was played"));
    //: Heading above the turns that changed the chances most
    turningTitle_->setText(tr("&Turning points"));
    //: Name of the list of the turns that changed the chances most
    turning_->setAccessibleName(tr("Turning points"));
    //: Heading above "Ann 7 points, Bo 12 points": what each player gave the other by passing cards over
    givenTitle_->setText(tr("Given away by passing cards over"));
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

} // namespace lodeline::boomtown
