// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/textcheck.h"

#include "engine/core/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace lodeline::ui {
namespace {

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

// How many characters the place has that begins at the %-sign of `text`: %1, %42, %L1, %n, %Ln; 0 without
// one.
qsizetype placeAt(QStringView text)
{
    const qsizetype begin = text.size() > 1 && text[1] == u'L' ? 2 : 1;
    if (begin >= text.size())
        return 0;
    if (text[begin] == u'n')
        return begin + 1;
    if (!isDigit(text[begin]))
        return 0;
    return begin + (begin + 1 < text.size() && isDigit(text[begin + 1]) ? 2 : 1);
}

// What Qt could take for a tag, in rich text as in what it guesses to be some; sorted.
QStringList tagsOf(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("<[^<>]*>?"));
    QStringList found;
    if (!text.contains(u'<'))
        return found;
    for (auto match = tag.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

// The patterns of files in a text and what stands between them, as dialogs read them: "(*.png)", ";;" and, in
// a list, "(%1)".
QStringList filtersOf(const QString& text, bool isList)
{
    static const QRegularExpression alone(QStringLiteral(";;|\\([^()]*\\*[^()]*\\)"));
    static const QRegularExpression listed(QStringLiteral(";;|\\([^()]*(?:\\*|%\\d)[^()]*\\)"));
    QStringList found;
    for (auto match = (isList ? listed : alone).globalMatch(text); match.hasNext();)
        found << match.next().captured();
    return found;
}

bool hasSameFilters(const QString& source, const QString& translation)
{
    const bool isPattern = translation.contains(QLatin1String("*."));
    if (!source.contains(u'*') && !isPattern)
        return true; // as nearly all
    const bool isList = source.contains(QLatin1String(";;"));
    const QStringList wanted = filtersOf(source, isList);
    return wanted == filtersOf(translation, isList) || (wanted.isEmpty() && !isPattern);
}

bool hasSamePlaces(const QString& source, const QString& translation, bool mayLackNumber)
{
    QStringList wanted = placesIn(source);
    QStringList given = placesIn(translation);
    wanted.sort();
    given.sort();
    if (wanted == given)
        return true;
    const QString number = QStringLiteral("%Ln");
    return mayLackNumber && wanted.removeAll(number) > 0 && !given.contains(number) && wanted == given;
}

// Marks of direction, and those that isolate a name, are as good as a letter in a language from right to
// left.
bool isUnseen(QChar character)
{
    constexpr std::array kAllowed{u'\n',     u'\t',     u'\u061c', u'\u200e', u'\u200f',
                                  u'\u2066', u'\u2067', u'\u2068', u'\u2069'};
    return isForbidden(character.unicode()) &&
           std::ranges::find(kAllowed, character.unicode()) == kAllowed.end();
}

} // namespace

// Sorted. All texts of a language are checked while somebody waits for the window: too many for an
// expression.
QStringList placesIn(const QString& text)
{
    QStringList found;
    for (qsizetype at = text.indexOf(u'%'); at >= 0; at = text.indexOf(u'%', at)) {
        const qsizetype length = placeAt(QStringView(text).mid(at));
        if (length > 0)
            found << text.mid(at, length);
        at += std::max<qsizetype>(length, 1);
    }
    return found;
}

std::optional<CatalogueProblem> faultOf(const QString& source, const QString& translation, bool mayLackNumber)
{
    if (!hasSamePlaces(source, translation, mayLackNumber))
        return CatalogueProblem::OtherPlaces;
    if (tagsOf(source) != tagsOf(translation))
        return CatalogueProblem::OtherTags;
    if (!hasSameFilters(source, translation))
        return CatalogueProblem::OtherFilters;
    if (std::any_of(translation.begin(), translation.end(), isUnseen))
        return CatalogueProblem::Unseen;
    return {};
}

} // namespace lodeline::ui
