// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

// Series and shards of a game whose lab has `simulate(simulation, progress, cancel)`, which gives a tally,
// `resultOf(simulation, tally)`, `merge(result, other)` and `toJson(result)`, found beside its types.
namespace lodeline::cli {

template <typename Result>
using ResultPrinter = void (*)(const Result& result, const std::string& format, bool report);

template <typename Simulation, typename Tally, typename Result>
class SeriesOf : public Series
{
public:
    SeriesOf(Simulation simulation, const SimulateCall& call, ResultPrinter<Result> printer)
        : simulation_(std::move(simulation))
        , format_(call.format)
        , report_(call.report)
        , untimed_(call.untimed)
        , printer_(printer)
    {
    }

    int play(const std::function<void(int)>& progress, const std::atomic<bool>& cancel) override
    {
        tally_ = simulate(
            simulation_, [&](const Tally& soFar) { progress(soFar.games); }, cancel);
        for (PlayerTally& player : tally_.players)
            if (untimed_)
                player.seconds = 0;
        return tally_.games;
    }
    void print() const override { printer_(resultOf(simulation_, tally_), format_, report_); }

private:
    Simulation simulation_;
    std::string format_;
    bool report_;
    bool untimed_;
    ResultPrinter<Result> printer_;
    Tally tally_;
};

template <typename Result>
struct ShardReader
{
    lodeline::Result<Result> (*read)(std::string_view text);
    bool (*hasReport)(const Result& result);
    const char* sameMatch; // what has to be the same, in words
    ResultPrinter<Result> printer;
};

template <typename Result>
class ShardsOf : public Shards
{
public:
    explicit ShardsOf(ShardReader<Result> reader)
        : reader_(reader)
    {
    }

    bool add(const Input& shard, bool report) override
    {
        const auto result =
            shard.text.and_then([this](const std::string& text) { return reader_.read(text); });
        if (!result) {
            printProblems(shard.file, result.error());
            return false;
        }
        if (report && !reader_.hasReport(*result)) {
            printError(shard.file, "/set",
                       "Is missing, and --report needs it: simulate these games again with --format json");
            return false;
        }
        if (!all_) {
            all_ = *result;
        } else if (!merge(*all_, *result)) {
            printError(shard.file, "",
                       std::string("Is of another match than the files before it (") + reader_.sameMatch +
                           "), or has games that one of them has too.");
            return false;
        } else if (const auto again = reader_.read(toJson(*all_)); !again) {
            // What comes out may be a shard again. So no sum ever grows beyond its number, either.
            printError(shard.file, again.error().front().pointer,
                       "Is too large together with that of the files before it");
            return false;
        }
        return true;
    }
    lodeline::Shards games() const override { return all_->games; }
    Outcome<void> print(const std::string& format, bool report) const override
    {
        reader_.printer(*all_, format, report);
        return {};
    }

private:
    ShardReader<Result> reader_;
    std::optional<Result> all_;
};

} // namespace lodeline::cli
