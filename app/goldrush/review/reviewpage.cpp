// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewpage.h"

#include "app/goldrush/review/lucktable.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewwords.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/learnedwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/review/reviewprogress.h"
#include "engine/goldrush/knowledge/scorecourse.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <algorithm>

namespace lodeline::goldrush {

ReviewPage::ReviewPage(QWidget* parent)
    : ReviewSheet(parent)
    , board_(new ReviewBoard(this))
    , luck_(new LuckTable(this))
{
    setParts(board_, luck_, {});
    connect(turningList(), &app::TurningList::positionChosen, board_,
            &ReviewBoard::zoomToFit); // from close by
    connect(&runner_, &ReviewRunner::outlooksKnown, this, &ReviewPage::showOutlooks);
    connect(&runner_, &ReviewRunner::plySearched, this, &ReviewPage::showPly);
    connect(&runner_, &ReviewRunner::ended, this, &ReviewPage::end);
    connect(&runner_, &ReviewRunner::failed, this, &ReviewPage::fail);
    connect(&runner_, &ReviewRunner::runningChanged, this, &ReviewPage::runningChanged);
    retranslateOwn();
}

void ReviewPage::showRecord(const GameRecord& record)
{
    if (record == record_ && (runner_.isRunning() || !review_.plies.empty()))
        return;
    record_ = record;
    board_->setRecord(record_);
    std::vector<app::CourseChart::Player> players;
    for (std::size_t seat = 0; seat < record_.players.size(); ++seat)
        players.push_back({playerName(record_, static_cast<int>(seat)),
                           QString::fromStdString(record_.players[seat].colour)});
    setGame(std::move(players), board_->lastPosition());
    showPoints();
    begin();
    setPosition(lastPosition());
}

// The last turn of a game that is over stands with the final scoring.
void ReviewPage::showPoints()
{
    const auto players = static_cast<int>(record_.players.size());
    ScoreCourse course = scoreCourse(board_->session()->history(), players);
    if (!course.ending.empty())
        course.turns.back() = course.ending.back();
    std::vector<std::vector<double>> points;
    for (const std::vector<int>& scores : course.turns)
        points.emplace_back(scores.begin(), scores.end());
    chart()->setPoints(std::move(points));
}

void ReviewPage::begin()
{
    review_ = {};
    start(static_cast<int>(record_.moves.size()));
    runner_.start(record_, settings_);
    showKnowledge();
    showSummary();
}

void ReviewPage::showKnowledge()
{
    setFooting(learnedText(learnedIn(record_).value_or(std::nullopt)));
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

void ReviewPage::setAnimation(app::AnimationSpeed speed)
{
    board_->setStill(speed == app::AnimationSpeed::Still);
    board_->setAnimated(speed != app::AnimationSpeed::Off);
    board_->setPace(speed == app::AnimationSpeed::Slow ? 1.0 : 2.0);
}

void ReviewPage::showPosition()
{
    board_->setPosition(position());
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
    chart()->setChances(std::move(chances));
    showSummary();
    showTurn();
}

void ReviewPage::showPly(int ply, const PlyReview& review, int done)
{
    review_.plies[static_cast<std::size_t>(ply)] = review;
    progress()->setDone(done);
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
    for (const TurningPoint& point : points) {
        const int position = static_cast<int>(point.ply) + 1;
        const auto seat = static_cast<std::size_t>(review_.plies[point.ply].player);
        entries.push_back({position, turnText(review_, record_, point.ply),
                           turningPointText(point, review_, record_),
                           QString::fromStdString(record_.players[seat].colour)});
    }
    setTurningPoints(entries);
    luck_->setBalances(record_, review_.plies.empty() ? std::vector<Balance>() : balances(review_),
                       review_.finished);
}

void ReviewPage::showTurn()
{
    const auto ply = static_cast<std::size_t>(std::max(0, position() - 1));
    const std::optional<Game> before = board_->gameBefore();
    const bool known = before && ply < review_.plies.size();
    const std::optional<BetterMove> better = known ? review_.plies[ply].better : std::nullopt;
    board_->setBetterMove(better && wantsBetter() ? std::optional(better->move) : std::nullopt);
    setPlayOnEnabled(!board_->isOver());
    tellTurn(known ? turnText(review_, record_, ply) : QString(),
             known ? turnHtml(review_, record_, ply, *before) : QString(), better.has_value());
}

void ReviewPage::playOn()
{
    GameRecord record = record_;
    record.moves.resize(static_cast<std::size_t>(position()));
    emit playOnRequested(record);
}

void ReviewPage::retranslateOwn()
{
    //: Heading above a table: what luck and what choice did to the chances of the players
    setOwnHeading(tr("Luck and skill"));
    showKnowledge();
}

} // namespace lodeline::goldrush
