// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <array>

struct UPluralRules;

namespace lodeline::ui {

// Which of the forms of a plural a number takes, in the order of a *.ts: the rules are those of Unicode, as
// ICU has them, but every language has as many forms as Qt Linguist gives it.
class PluralForms
{
public:
    // "pl", "pt_BR". A language that nobody knows has one form.
    explicit PluralForms(const QString& language);

    int count() const { return count_; }
    // From 0 to count() - 1; numbers below 0 are as those above.
    int of(int number) const;
    // The first numbers that take a form, at most so many; one alone where it stands for exactly one number.
    QList<int> numbersOf(int form, int most) const;
    // Whether a form stands for exactly one number, or for none at all: only then its text may leave it out.
    bool mayLackNumber(int form) const { return rules_ && counts_[static_cast<std::size_t>(form)] <= 1; }

private:
    // The names of ICU in its order: zero, one, two, few, many, other.
    static constexpr int kNames = 6;

    std::array<int, kNames> forms_{};
    std::array<int, kNames> counts_{}; // numbers that take each form
    int count_ = 1;
    const UPluralRules* rules_ = nullptr; // kept by the program
};

} // namespace lodeline::ui
