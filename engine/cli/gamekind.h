// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/input.h"
#include "engine/core/jsonparser.h"
#include "engine/core/series/shards.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <variant>

// What the commands ask of a game. A kind of game is a row of a table: its names and what it does at each
// call.
namespace lodeline::cli {

enum ExitStatus { Done = 0, InputAtFault = 1, CallAtFault = 2 };

// Why a command does nothing more. Without a sentence that has been printed.
struct Fault
{
    ExitStatus status = InputAtFault;
    std::string sentence;
};

inline Fault badCall(std::string sentence)
{
    return {CallAtFault, std::move(sentence)};
}

template <typename T>
using Outcome = tl::expected<T, Fault>;

struct PlayCall
{
    std::vector<std::string> players; // by name, in seat order
    std::string set;                  // a file; empty for the usual one
    std::uint64_t seed = 0;
    std::vector<std::string> options; // each NAME=on or NAME=off
    std::string learned;              // a file; empty for what the program knows of all sets
};

struct ReplayCall
{
    bool events = false;
    int until = -1; // plies; all of them where it is negative
};

inline constexpr int kMostHintMilliseconds = 600'000;

struct HintCall
{
    std::string level;       // empty for the best moves of all
    int milliseconds = 1000; // to kMostHintMilliseconds
    std::size_t moves = 3;
};

// What `bench` tells: a figure, how many bytes, or a fingerprint.
struct BenchFigure
{
    std::string key; // in JSON
    std::string words;
    std::variant<double, std::size_t, std::string> value;
};

struct SimulateCall
{
    std::vector<std::string> players;
    std::string set; // a file; empty for the usual one
    std::uint64_t seed = 1;
    int first = 0; // games first to last - 1
    int last = 0;
    int jobs = 1;
    std::string format = "table"; // or "json", "csv"
    bool report = false;          // also what the games tell about the set
    bool untimed = false;         // the players' time counts as none
    std::string learned;          // a file; empty for what the program knows of all sets
};

// The games of one call of `simulate`.
class Series
{
public:
    Series() = default;
    Series(const Series&) = delete;
    Series& operator=(const Series&) = delete;
    virtual ~Series() = default;

    // `progress(games so far)` is called from the threads, one at a time. `cancel` ends it soon; then the
    // first so many games count. Gives their number.
    virtual int play(const std::function<void(int)>& progress, const std::atomic<bool>& cancel) = 0;
    virtual void print() const = 0;
};

// What some games of one series came to, as several calls wrote it.
class Shards
{
public:
    Shards() = default;
    Shards(const Shards&) = delete;
    Shards& operator=(const Shards&) = delete;
    virtual ~Shards() = default;

    // False where it is none, does not belong to those before it, or lacks what a report needs; prints why.
    virtual bool add(const Input& shard, bool report) = 0;
    // The games that are there. At least one shard has been added.
    virtual lodeline::Shards games() const = 0;
    // As one call for all of these games does; a fault where it cannot in that format.
    virtual Outcome<void> print(const std::string& format, bool report) const = 0;
};

// A format of shards, and how those of it are joined.
struct ShardFormat
{
    std::string_view format;
    std::size_t maxBytes; // of a file
    std::unique_ptr<Shards> (*none)();
};

// What is not given is as the game has it.
struct TrainCall
{
    std::optional<int> rounds;
    std::optional<int> gamesPerRound;
    std::optional<double> randomMoves; // share of the moves, 0 to 1
    std::optional<std::uint64_t> seed;
    std::vector<std::string> sets; // files; none for the usual one
    std::string out;
    // Only these games of one round, from the first to the one before the last; then `out` is a shard.
    std::optional<std::pair<int, int>> shard;
    // A file with what the rounds before came to and all that is not given above; what is given must agree.
    std::string after;
};

// What is not given is as the game has it.
struct LearnCall
{
    std::optional<int> rounds;
    std::optional<int> gamesPerRound;
    std::optional<std::uint64_t> seed;
    int jobs = 1;
    std::string set; // a file; empty for the usual one
};

// A format of files of a game, and whether a file of it is in order; that prints its problems.
struct FileCheck
{
    std::string_view format;
    bool (*check)(const Input& file);
};

// What a game is played with, by an option of its own that names a file.
struct SetOption
{
    std::string name;
    std::string help;
    std::string helpForSeveral; // played in turn
};

// How many sequences of so many moves there are from the end of a record. It prints what keeps it from
// counting.
using LeafCounter = std::function<Outcome<std::uint64_t>(int depth)>;

struct GameKind
{
    std::string_view name; // as `--game` gives it
    std::string_view recordFormat;
    std::size_t maxBytes; // of a file that `checks` knows
    SetOption set;
    std::string optionHelp;          // what `--option` takes; empty without options
    std::vector<FileCheck> checks;   // at least one; the first is for a file that does not say what it is
    std::vector<ShardFormat> shards; // likewise

    // What reads a record prints its problems and those of its moves.
    Outcome<std::string> (*play)(const PlayCall& call); // the text of the record
    ExitStatus (*replay)(const Input& record, const ReplayCall& call);
    Outcome<LeafCounter> (*perft)(const Input& record);
    Outcome<Json> (*hint)(const Input& record, const HintCall& call);
    std::vector<BenchFigure> (*bench)(double seconds);
    Outcome<std::unique_ptr<Series>> (*simulate)(const SimulateCall& call);
    // These two are null for a game that learns nothing.
    Outcome<void> (*train)(const TrainCall& call);
    Outcome<std::string> (*learn)(const LearnCall& call); // the text of what was learned of one set
};

// The table: at least one; the first is meant where neither the call nor a file says another.
using Games = std::span<const GameKind>;

} // namespace lodeline::cli
