// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/kind.h"
#include "app/match/kinds.h"

namespace lodeline::toy {

// A game of one player and ten numbers, drawn one after another: each is taken or left, and who has taken
// more than 21 has lost it all.
class ToyMatch : public app::Match
{
public:
    explicit ToyMatch(std::uint64_t seed, std::string choices = {}); // 't' and 'l'

    std::string_view format() const override { return "lodeline-toy"; }
    app::RecordText recordText() const override;
    QStringList players() const override { return {QStringLiteral("Ann")}; }
    int turns() const override { return static_cast<int>(choices_.size()); }
    bool isOver() const override { return choices_.size() == numbers_.size(); }
    bool canUndo() const override { return !choices_.empty(); }
    bool canRedo() const override { return !undone_.empty(); }
    void undo() override;
    void redo() override;

    int drawn() const { return isOver() ? 0 : numbers_[choices_.size()]; }
    int score() const;
    void choose(char choice);

private:
    void append(char choice);

    std::uint64_t seed_;
    std::vector<int> numbers_;
    std::string choices_;
    std::string undone_; // the next to redo comes last
};

// Adds the game to a table of kinds.
void addToy(app::Kinds& kinds);

} // namespace lodeline::toy
