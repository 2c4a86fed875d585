// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/crew.h"

#include <exception>
#include <utility>

namespace lodeline {

Crew::Crew(int workers)
{
    for (int worker = 1; worker < workers; ++worker) {
        try {
            threads_.emplace_back([this, worker] { serve(worker); });
        } catch (const std::exception&) {
            return; // there is no room for more: those that there are do the work
        }
    }
}

Crew::~Crew()
{
    {
        const std::scoped_lock lock(mutex_);
        leaving_ = true;
    }
    begun_.notify_all();
}

void Crew::run(int pieces, const Work& work)
{
    std::unique_lock lock(mutex_);
    work_ = &work;
    next_ = 0;
    finished_ = 0;
    pieces_ = pieces;
    begun_.notify_all();
    takePieces(0, lock);
    done_.wait(lock, [this] { return finished_ == pieces_; });
    pieces_ = 0;
    next_ = 0;
    if (const std::exception_ptr thrown = std::exchange(thrown_, nullptr))
        std::rethrow_exception(thrown);
}

void Crew::serve(int worker)
{
    std::unique_lock lock(mutex_);
    while (true) {
        begun_.wait(lock, [this] { return leaving_ || next_ < pieces_; });
        if (leaving_)
            return;
        takePieces(worker, lock);
    }
}

void Crew::takePieces(int worker, std::unique_lock<std::mutex>& lock)
{
    while (next_ < pieces_) {
        const int piece = next_++;
        lock.unlock();
        std::exception_ptr thrown;
        try {
            (*work_)(worker, piece);
        } catch (...) {
            thrown = std::current_exception();
        }
        lock.lock();
        if (thrown && !thrown_)
            thrown_ = thrown;
        if (++finished_ == pieces_)
            done_.notify_one();
    }
}

} // namespace lodeline
