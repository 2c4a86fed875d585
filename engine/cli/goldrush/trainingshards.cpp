// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/trainingnumbers.h"
#include "engine/goldrush/ai/training/trainingshard.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
namespace {

class TrainingShards : public cli::Shards
{
public:
    bool add(const cli::Input& file, bool) override
    {
        const auto shard = file.text.and_then([](const std::string& text) { return trainingShardOf(text); });
        if (!shard) {
            cli::printProblems(file.file, shard.error());
            return false;
        }
        if (!shard->sums.games.empty() && !canComeOfGames(afterRound(shard->before, shard->sums))) {
            cli::printError(file.file, "", "Has numbers that no games come to");
            return false;
        }
        if (!all_) {
            all_ = *shard;
        } else if (!merge(*all_, *shard)) {
            cli::printError(
                file.file, "",
                "Is of another round or training than the files before it (settings, tile sets or what "
                "was learned before), or has games that one of them has too.");
            return false;
        }
        return true;
    }
    lodeline::Shards games() const override { return all_->sums.games; }
    // A part of a round as a shard, a whole round as what the next one begins with, the last one as weights.
    cli::Outcome<void> print(const std::string& format, bool report) const override
    {
        if (format != "json" || report)
            return tl::unexpected(cli::badCall("shards of `train` are joined into JSON, without a report"));
        if (!all_->isWholeRound()) {
            fmt::print("{}", toJson(*all_));
            return {};
        }
        const TrainingState state = afterRound(all_->before, all_->sums);
        if (!canComeOfGames(state))
            return tl::unexpected(
                cli::Fault{cli::InputAtFault, "the files together have numbers that no games come to"});
        if (state.rounds < all_->training.rounds)
            fmt::print("{}", toJson({all_->sets, all_->training, state, {}}));
        else
            fmt::print("{}", writeWeights(state.weights, all_->training, all_->sets));
        return {};
    }

private:
    std::optional<TrainingShard> all_;
};

} // namespace

std::unique_ptr<cli::Shards> noTrainingShards()
{
    return std::make_unique<TrainingShards>();
}

} // namespace lodeline::goldrush
