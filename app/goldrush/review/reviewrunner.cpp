// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewrunner.h"

#include "ui/work/background.h"

namespace lodeline::goldrush {

// Hands on what the review tells, from its threads to that of the runner.
class ReviewRunner::Listener : public ReviewListener
{
public:
    Listener(ReviewRunner* runner, int run)
        : runner_(runner)
        , run_(run)
    {
    }

    void outlooksKnown(const Review& review) override
    {
        post([review](ReviewRunner& runner) { emit runner.outlooksKnown(review); });
    }
    void plySearched(std::size_t ply, const PlyReview& review, int done) override
    {
        post([ply, review, done](ReviewRunner& runner) {
            emit runner.plySearched(static_cast<int>(ply), review, done);
        });
    }
    void ended()
    {
        post([](ReviewRunner& runner) {
            runner.running_ = false;
            emit runner.ended(true);
        });
    }

private:
    template <typename Tell>
    void post(Tell tell)
    {
        QMetaObject::invokeMethod(
            runner_,
            [runner = runner_, run = run_, tell = std::move(tell)] {
                if (run == runner->run_)
                    tell(*runner);
            },
            Qt::QueuedConnection);
    }

    ReviewRunner* runner_;
    int run_;
};

ReviewRunner::ReviewRunner(QObject* parent)
    : QObject(parent)
{
}

ReviewRunner::~ReviewRunner()
{
    thread_.request_stop();
}

ReviewSettings ReviewRunner::usualSettings()
{
    ReviewSettings settings;
    settings.jobs = ui::thinkingThreads();
    return settings;
}

void ReviewRunner::start(const GameRecord& record, const ReviewSettings& settings)
{
    const int run = ++run_;
    running_ = true;
    // The one before is stopped and waited for by the assignment.
    thread_ = std::jthread([this, run, record, settings](const std::stop_token& stop) {
        Listener listener(this, run);
        if (reviewGame(record, settings, listener, stop) && !stop.stop_requested())
            listener.ended();
    });
}

void ReviewRunner::cancel()
{
    if (!running_)
        return;
    thread_.request_stop();
    ++run_;
    running_ = false;
    emit ended(false);
}

} // namespace lodeline::goldrush
