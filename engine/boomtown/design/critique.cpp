// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/design/critique.h"

#include "engine/boomtown/design/repairs.h"
#include "engine/boomtown/files/deckcheck.h"

#include <algorithm>
#include <charconv>

namespace lodeline::boomtown {
namespace {

constexpr std::string_view kCards = "/cards/";

// The number behind "/cards/", or -1.
int cardOf(std::string_view pointer)
{
    int card = -1;
    if (pointer.starts_with(kCards))
        std::from_chars(pointer.data() + kCards.size(), pointer.data() + pointer.size(), card);
    return card;
}

CardPart partOf(std::string_view pointer)
{
    if (pointer.find("/front") != std::string_view::npos)
        return CardPart::Face;
    return pointer.find("/bonus") != std::string_view::npos ? CardPart::Back : CardPart::Id;
}

void noteUnknown(const ExtraKeys& extra, const std::string& pointer, Problems& problems)
{
    for (const auto& [key, value] : extra)
        addProblem(problems, {Severity::Note, FileProblem::UnknownKey, pointer, {key}});
}

Finding findingOf(const Deck& deck, Problem problem)
{
    Finding finding;
    finding.card = cardOf(problem.pointer);
    if (finding.card >= 0) {
        finding.cardId = deck.cards[static_cast<std::size_t>(finding.card)].id;
        finding.part = partOf(std::string_view(problem.pointer).substr(kCards.size()));
    }
    finding.problem = std::move(problem);
    finding.repairs = repairsFor(deck, finding);
    return finding;
}

} // namespace

std::vector<Finding> critique(const Deck& deck)
{
    Problems problems;
    findDeckErrors(deck, "", problems);
    findDeckNotes(deck, "", problems);
    noteUnknown(deck.extra, "", problems);
    for (std::size_t i = 0; i < deck.cards.size(); ++i) {
        const std::string pointer = std::string(kCards) + std::to_string(i);
        noteUnknown(deck.cards[i].extra, pointer, problems);
        noteUnknown(deck.cards[i].bonusExtra, pointer + "/bonus", problems);
    }
    std::vector<Finding> findings;
    findings.reserve(problems.size());
    for (Problem& problem : problems)
        findings.push_back(findingOf(deck, std::move(problem)));
    std::ranges::stable_sort(findings, [](const Finding& a, const Finding& b) {
        return std::pair(a.problem.severity, a.card) < std::pair(b.problem.severity, b.card);
    });
    return findings;
}

} // namespace lodeline::boomtown
