// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/review/reviewpage.h"

#include "app/boomtown/board/boardview.h"
#include "app/boomtown/review/reviewwords.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/panels/noticebar.h"
#include "app/match/panels/noticeplace.h"
#include "app/match/review/reviewprogress.h"
#include "ui/plain/label.h"

namespace lodeline::boomtown {
namespace {

constexpr int kSurveys = 500;
constexpr app::ReviewSheet::Measures kMeasures{.sideWidth = 380, .textLines = 12};

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : ReviewSheet(parent)
    , surveys_(kSurveys)
    , board_(new BoardView(this))
    , given_(new ui::Label(this))
    , looked_(new app::NoticeBar(this))
{
    board_->controller().setWatching(true);
    given_->setWordWrap(true);
    setParts(board_, given_, kMeasures);
    looked_->raise();
    new app::NoticePlace(
        *looked_, *board_, [this] { return std::vector{board_->lookedAt()}; }, this);
    connect(board_, &BoardView::hintChanged, this, &ReviewPage::tellLooked);
    connect(&runner_, &ReviewRunner::plyReviewed, this, &ReviewPage::showPly);
    connect(&runner_, &ReviewRunner::ended, this, &ReviewPage::end);
    connect(&runner_, &ReviewRunner::failed, this, &ReviewPage::fail);
    retranslateOwn();
}

ReviewPage::~ReviewPage()
{
    board_->setMatch(nullptr);
}

void ReviewPage::showRecord(const GameRecord& record)
{
    if (record == record_ && (runner_.isRunning() || !review_.plies.empty()))
        return;
    record_ = record;
    isOver_ = replay(record_)->phase() == Game::Phase::Over;
    std::vector<app::CourseChart::Player> players;
    for (int seat = 0; seat < kPlayers; ++seat)
        players.push_back({playerName(record_, seat),
                           QString::fromStdString(record_.players[static_cast<std::size_t>(seat)].colour)});
    setGame(std::move(players), static_cast<int>(record_.moves.size()));
    showPoints();
    begin();
    setPosition(lastPosition());
}

void ReviewPage::tellLooked()
{
    if (board_->isLooking())
        looked_->showNotice([this] { return board_->hint(); });
    else
        looked_->hide();
}

// What both towns would have scored after each turn.
void ReviewPage::showPoints()
{
    std::vector<std::vector<double>> points;
    for (int ply = 0; ply <= lastPosition(); ++ply) {
        const Game game = replay(record_, nullptr, ply).value();
        std::vector<double>& both = points.emplace_back();
        for (int seat = 0; seat < kPlayers; ++seat)
            both.push_back(game.score(seat).total());
    }
    chart()->setPoints(std::move(points));
}

void ReviewPage::begin()
{
    review_ = {};
    known_ = lastPosition();
    chart()->setChances({});
    start(lastPosition());
    runner_.start(record_, surveys_);
    showSummary();
    showPosition();
}

void ReviewPage::stop()
{
    if (!runner_.isRunning())
        return;
    runner_.cancel();
    review_ = {};
}

void ReviewPage::setTheme(const art::Theme& theme)
{
    board_->setTheme(theme);
}

void ReviewPage::showPly(int ply, const Review& review, int done)
{
    review_ = review;
    known_ = ply;
    progress()->setDone(done);
    std::vector<std::vector<double>> chances(static_cast<std::size_t>(lastPosition()) + 1);
    for (auto at = static_cast<std::size_t>(known_); at < chances.size(); ++at) {
        const Outlook& outlook = at < review_.plies.size() ? review_.plies[at].before : review_.end;
        chances[at].assign(outlook.chance.begin(), outlook.chance.end());
    }
    chart()->setChances(std::move(chances));
    showSummary();
    if (ply + 1 == position())
        showPosition();
}

void ReviewPage::showSummary()
{
    const Game dealt(std::make_shared<const Deck>(record_.deck), record_.setup());
    std::vector<app::TurningList::Entry> entries;
    for (const std::size_t ply : turningPoints(review_, kTurningPoints, kTurning)) {
        const int position = static_cast<int>(ply) + 1;
        const auto seat = static_cast<std::size_t>(review_.plies[ply].player);
        entries.push_back({position, turnText(review_, record_, ply),
                           turningPointText(review_, record_, ply, dealt.bonuses()),
                           QString::fromStdString(record_.players[seat].colour)});
    }
    setTurningPoints(entries);
    given_->setText(givenAwayText(review_, record_, static_cast<std::size_t>(known_)));
}

const PlyReview* ReviewPage::reviewedTurn() const
{
    const int ply = position() - 1;
    return ply >= known_ && ply < static_cast<int>(review_.plies.size())
               ? &review_.plies[static_cast<std::size_t>(ply)]
               : nullptr;
}

bool ReviewPage::showsBetterMove() const
{
    const PlyReview* turn = reviewedTurn();
    return turn && turn->better && wantsBetter();
}

// A better move is shown where it could have been made.
int ReviewPage::shownMoves() const
{
    return showsBetterMove() ? position() - 1 : position();
}

void ReviewPage::showPosition()
{
    const PlyReview* turn = reviewedTurn();
    const bool showsBetter = showsBetterMove();
    GameRecord shown = record_;
    shown.moves.resize(static_cast<std::size_t>(shownMoves()));
    auto opened = BoomtownMatch::open(std::move(shown));
    Q_ASSERT(opened); // it has been replayed before
    board_->setMatch(opened->get());
    match_ = std::move(*opened);
    if (showsBetter)
        board_->mark({{QStringLiteral("★"), turn->better->move}, {QStringLiteral("?"), turn->played}}, 0);
    setPlayOnEnabled(shownMoves() < lastPosition() || !isOver_);
    const auto ply = static_cast<std::size_t>(position() - 1);
    tellTurn(turn ? turnText(review_, record_, ply) : QString(),
             turn ? turnHtml(review_, record_, ply, *replay(record_, nullptr, position() - 1)) : QString(),
             turn && turn->better);
}

void ReviewPage::playOn()
{
    GameRecord record = record_;
    record.moves.resize(static_cast<std::size_t>(shownMoves()));
    emit playOnRequested(record);
}

void ReviewPage::retranslateOwn()
{
    explainBetter(tr("The star marks the better move, the question mark the move that was played"));
    //: Heading above "Ann 7 points, Bo 12 points": what each player gave the other by passing cards over
    setOwnHeading(tr("Given away by passing cards over"));
}

} // namespace lodeline::boomtown
