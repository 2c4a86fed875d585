// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/textcheck.h"

#include "engine/core/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace lodeline::ui {
namespace {

// Sorted; most texts have none, which is seen quickly.
QStringList allOf(const QRegularExpression& pattern, QChar first, const QString& text)
{
    QStringList found;
    if (!text.contains(first))
        return found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

QStringList placesOf(const QString& text)
{
    static const QRegularExpression places(QStringLiteral("%L?(\\d{1,2}|n)"));
    return allOf(places, u'%', text);
}

// What Qt could take for a tag, in rich text as in what it guesses to be some.
QStringList tagsOf(const QString& text)
{
    static const QRegularExpression tags(QStringLiteral("<[^<>]*>?"));
    return allOf(tags, u'<', text);
}

bool hasSamePlaces(const QString& source, const QString& translation, bool isPlural)
{
    QStringList wanted = placesOf(source);
    QStringList given = placesOf(translation);
    if (wanted == given)
        return true;
    const QString number = QStringLiteral("%Ln");
    return isPlural && wanted.removeAll(number) > 0 && !given.contains(number) && wanted == given;
}

// Marks that isolate a name are as good as a letter in a language from right to left.
bool isUnseen(QChar character)
{
    constexpr std::array kAllowed{u'\n',     u'\t',     u'\u200e', u'\u200f',
                                  u'\u2066', u'\u2067', u'\u2068', u'\u2069'};
    return isForbidden(character.unicode()) &&
           std::ranges::find(kAllowed, character.unicode()) == kAllowed.end();
}

} // namespace

std::optional<CatalogueProblem> faultOf(const QString& source, const QString& translation, bool isPlural)
{
    if (!hasSamePlaces(source, translation, isPlural))
        return CatalogueProblem::OtherPlaces;
    if (tagsOf(source) != tagsOf(translation))
        return CatalogueProblem::OtherTags;
    if (std::any_of(translation.begin(), translation.end(), isUnseen))
        return CatalogueProblem::Unseen;
    return {};
}

} // namespace lodeline::ui
