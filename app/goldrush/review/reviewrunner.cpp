// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewrunner.h"

namespace lodeline::goldrush {
namespace {

// Hands on what the review tells, from its threads to that of the runner.
class Listener : public ReviewListener
{
public:
    Listener(ReviewRunner* runner, ui::Background::Tell tell)
        : runner_(runner)
        , tell_(std::move(tell))
    {
    }

    void outlooksKnown(const Review& review) override
    {
        tell_([runner = runner_, review] { emit runner->outlooksKnown(review); });
    }
    void plySearched(std::size_t ply, const PlyReview& review, int done) override
    {
        tell_([runner = runner_, ply, review, done] {
            emit runner->plySearched(static_cast<int>(ply), review, done);
        });
    }

private:
    ReviewRunner* runner_;
    ui::Background::Tell tell_;
};

} // namespace

ReviewSettings ReviewRunner::usualSettings()
{
    ReviewSettings settings;
    settings.jobs = ui::thinkingThreads();
    return settings;
}

void ReviewRunner::start(const GameRecord& record, const ReviewSettings& settings)
{
    run([this, record, settings](const std::stop_token& stop, const ui::Background::Tell& tell) {
        Listener listener(this, tell);
        return reviewGame(record, settings, listener, stop).has_value();
    });
}

} // namespace lodeline::goldrush
