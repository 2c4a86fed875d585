// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace lodeline {

// A few threads that share out small pieces of work, again and again. The caller works along, so that a
// crew of one starts no thread.
class Crew
{
public:
    // Of fewer workers where the system starts no more threads.
    explicit Crew(int workers);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    int workers() const { return static_cast<int>(threads_.size()) + 1; }

    // Calls work(worker, piece) once for each piece from 0 to pieces - 1, in no certain order; a worker,
    // numbered from 0, has one piece at a time. Returns when all are done, and throws then what the first of
    // them threw.
    using Work = std::function<void(int worker, int piece)>;
    void run(int pieces, const Work& work);

private:
    void serve(int worker);
    void takePieces(int worker, std::unique_lock<std::mutex>& lock);

    std::mutex mutex_;
    std::condition_variable begun_;
    std::condition_variable done_;
    const Work* work_ = nullptr;
    int next_ = 0;
    int pieces_ = 0;
    int finished_ = 0;
    std::exception_ptr thrown_;
    bool leaving_ = false;
    std::vector<std::jthread> threads_;
};

} // namespace lodeline
