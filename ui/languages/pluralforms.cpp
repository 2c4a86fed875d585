// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/pluralforms.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string_view>
#include <unicode/upluralrules.h>
#include <utility>

namespace lodeline::ui {
namespace {

constexpr std::array<std::u16string_view, 6> kNames{u"zero", u"one", u"two", u"few", u"many", u"other"};
constexpr int kZero = 0;
constexpr int kOther = static_cast<int>(kNames.size()) - 1;
constexpr int kTried = 1000; // beyond these no language that a *.ts knows has another form

int nameOf(const UPluralRules* rules, int number)
{
    std::array<UChar, 16> word{};
    UErrorCode error = U_ZERO_ERROR;
    const int length = uplrules_select(rules, number, word.data(), static_cast<int32_t>(word.size()), &error);
    if (U_FAILURE(error))
        return kOther;
    const std::u16string_view name(word.data(), static_cast<std::size_t>(length));
    const auto found = std::ranges::find(kNames, name);
    return found == kNames.end() ? kOther : static_cast<int>(found - kNames.begin());
}

// They take a while to make, and are asked for in several threads.
const UPluralRules* rulesOf(const QString& language)
{
    using Rules = std::unique_ptr<UPluralRules, decltype(&uplrules_close)>;
    static std::mutex mutex;
    static QHash<QString, std::shared_ptr<UPluralRules>> known;
    const std::lock_guard lock(mutex);
    auto found = known.constFind(language);
    if (found == known.constEnd()) {
        UErrorCode error = U_ZERO_ERROR;
        Rules rules(uplrules_open(language.toUtf8().constData(), &error), &uplrules_close);
        if (U_FAILURE(error))
            rules.reset();
        found = known.insert(language, std::shared_ptr<UPluralRules>(std::move(rules)));
    }
    return found->get();
}

// The language that Qt Linguist counts like, where Unicode has no rules for a language or another number of
// forms; elsewhere itself.
QString countedLike(const QString& language)
{
    static const QHash<QString, QString> others = [] {
        QHash<QString, QString> made;
        for (const auto& [like, codes] :
             {std::pair("en", "aa ab ay ba co ie km kw la lo oc qu rn rw tg to wo"), std::pair("fr", "br"),
              std::pair("ga", "dv gv ik mi sa sm"), std::pair("ja", "om")})
            for (const QString& code : QString::fromLatin1(codes).split(u' '))
                made.insert(code, QString::fromLatin1(like));
        return made;
    }();
    return others.value(language.section(u'_', 0, 0), language);
}

// Where Qt Linguist has other forms than Unicode: the names of ICU in the order of its forms. What has none
// of them takes the last. A few of Macedonian, Maltese and Welsh are then never asked for; the one that is
// stands in a plural, too.
std::vector<int> formsOfLinguist(const QString& language)
{
    enum Name { Zero, One, Two, Few, Many, Other };
    static const QHash<QString, std::vector<int>> others{
        {QStringLiteral("fa"), {Other}},
        {QStringLiteral("he"), {One, Other}},
        {QStringLiteral("hu"), {Other}},
        {QStringLiteral("tr"), {Other}},
        {QStringLiteral("tt"), {Other}},
        {QStringLiteral("lv"), {One, Other, Zero}},
        {QStringLiteral("mk"), {One, Two, Other}},
        {QStringLiteral("mt"), {One, Few, Many, Other}},
        {QStringLiteral("cy"), {Zero, One, Two, Many, Other}},
        {QStringLiteral("ga"), {One, Two, Other}},
    };
    return others.value(language.section(u'_', 0, 0));
}

} // namespace

PluralForms::PluralForms(const QString& language)
    : rules_(rulesOf(countedLike(language)))
{
    if (!rules_)
        return;
    std::vector<int> order = formsOfLinguist(countedLike(language));
    if (order.empty()) {
        std::array<bool, kNames> isUsed{};
        for (int number = 0; number <= kTried; ++number)
            isUsed[static_cast<std::size_t>(nameOf(rules_, number))] = true;
        for (int name = 0; name < kNames; ++name)
            if (isUsed[static_cast<std::size_t>(name)])
                order.push_back(name);
    }
    count_ = static_cast<int>(order.size());
    forms_.fill(count_ - 1);
    for (int form = 0; form < count_; ++form)
        forms_[static_cast<std::size_t>(order[static_cast<std::size_t>(form)])] = form;
    for (int number = 0; number <= kTried; ++number)
        ++counts_[static_cast<std::size_t>(of(number))];
}

int PluralForms::of(int number) const
{
    if (!rules_)
        return 0;
    int name = nameOf(rules_, std::abs(number));
    if (name == kZero && number != 0) // of Latvian, whose form for nothing Linguist has for 0 alone
        name = kOther;
    return forms_[static_cast<std::size_t>(name)];
}

QList<int> PluralForms::numbersOf(int form, int most) const
{
    QList<int> numbers;
    for (int number = 0; number <= kTried && numbers.size() < most; ++number)
        if (of(number) == form)
            numbers << number;
    return numbers;
}

} // namespace lodeline::ui
