// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translating/spokentexts.h"

#include <vector>

namespace lodeline::ui {

// A text of the program that may have made what a window shows.
struct FoundText
{
    const SpokenText* spoken = nullptr; // belongs to the index
    int form = 0;                       // which of the forms was found
    int letters = 0;                    // of it that stand there, beside what was filled in
    bool isWhole = false; // it makes all of what is shown, or what was filled into one that does
};

// Where texts that a window shows come from.
class TextIndex
{
public:
    static constexpr int kMost = 12;       // answers
    static constexpr int kLongest = 4'000; // characters that are looked at

    explicit TextIndex(std::vector<SpokenText> texts = {});
    TextIndex(const TextIndex&) = delete;
    TextIndex& operator=(const TextIndex&) = delete;
    TextIndex(TextIndex&&) = default;
    TextIndex& operator=(TextIndex&&) = default;

    bool isEmpty() const { return texts_.empty(); }
    // Those that may have made this, the likeliest first: that with most letters of its own, of these what
    // makes the whole before what makes a part, then what has the same key and dots, then what `classes`
    // (names of C++) say.
    std::vector<FoundText> find(const QString& shown, const QStringList& classes = {}) const;
    // The same text of the program as it is said here; nullptr if there is none.
    const SpokenText* find(const CatalogueText& text) const;

private:
    struct Form
    {
        std::size_t text;
        int form;
        QStringList parts;    // what stands around the places
        QList<bool> isNumber; // of each place
        int letters = 0;
    };
    struct Search;

    void add(std::size_t text, int form);

    std::vector<SpokenText> texts_;
    std::vector<Form> forms_;
};

// As two texts are compared: without tags, keys of menus, marks of direction and the dots of what asks on,
// and with single spaces.
QString comparable(QString text);

} // namespace lodeline::ui
