// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/review/reviewrunner.h"

#include <utility>

namespace lodeline::boomtown {
namespace {

// Hands on what the review tells, from its thread to that of the runner.
class Listener : public ReviewListener
{
public:
    Listener(ReviewRunner* runner, ui::Background::Tell tell)
        : runner_(runner)
        , tell_(std::move(tell))
    {
    }

    void plyReviewed(std::size_t ply, const Review& review, int done) override
    {
        tell_([runner = runner_, ply, review, done] {
            emit runner->plyReviewed(static_cast<int>(ply), review, done);
        });
    }

private:
    ReviewRunner* runner_;
    ui::Background::Tell tell_;
};

} // namespace

void ReviewRunner::start(const GameRecord& record, int surveys)
{
    run([this, record, surveys](const std::stop_token& stop, const ui::Background::Tell& tell) {
        Listener listener(this, tell);
        return reviewGame(record, surveys, listener, stop).has_value();
    });
}

} // namespace lodeline::boomtown
