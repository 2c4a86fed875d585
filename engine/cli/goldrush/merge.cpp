// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/simulationprint.h"

namespace lodeline::goldrush {
namespace {

class SimulationShards : public cli::Shards
{
public:
    bool add(const cli::Input& shard, bool report) override
    {
        const auto result =
            shard.text.and_then([](const std::string& text) { return simulationResultOf(text); });
        if (!result) {
            cli::printProblems(shard.file, result.error());
            return false;
        }
        if (report && !result->measuresSet()) {
            cli::printError(
                shard.file, "/set",
                "Is missing, and --report needs it: simulate these games again with --format json");
            return false;
        }
        if (!all_) {
            all_ = *result;
        } else if (!merge(*all_, *result)) {
            cli::printError(
                shard.file, "",
                "Is of another match than the files before it (players, seed or tile set), or has games "
                "that one of them has too.");
            return false;
        }
        return true;
    }
    void print(const std::string& format, bool report) const override
    {
        goldrush::print(*all_, format, report);
    }

private:
    std::optional<SimulationResult> all_;
};

} // namespace

std::unique_ptr<cli::Shards> noShards()
{
    return std::make_unique<SimulationShards>();
}

} // namespace lodeline::goldrush
