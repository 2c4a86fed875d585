// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/textindex.h"

#include <QRegularExpression>
#include <QTextDocumentFragment>

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace lodeline::ui {
namespace {

constexpr int kDeep = 3;       // texts within texts within texts
constexpr int kSteps = 2'000;  // of trying where a place may end
constexpr int kFewLetters = 4; // below these a text is found everywhere as a part

int lettersIn(const QString& text)
{
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); }));
}

// Some scripts write no spaces between words.
bool isInWord(QChar c)
{
    const QChar::Script script = c.script();
    return c.isLetterOrNumber() && script != QChar::Script_Han && script != QChar::Script_Hiragana &&
           script != QChar::Script_Katakana;
}

bool isOfNumber(const QString& text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isDigit())
        return true;
    // What groups digits stands between two of them.
    const bool isBetween = at > 0 && at + 1 < text.size() && text[at - 1].isDigit() && text[at + 1].isDigit();
    return isBetween && (c.isSpace() || c.isPunct());
}

// What was filled into the places, in their order.
using Filled = QStringList;

// One way to read a text as parts with places between them, from `at` on.
class Reading
{
public:
    Reading(const QString& shown, const QStringList& parts, const QList<bool>& isNumber)
        : shown_(shown)
        , parts_(parts)
        , isNumber_(isNumber)
    {
    }

    std::optional<Filled> whole()
    {
        return shown_.startsWith(parts_.front()) && follows(0, parts_.front().size(), true)
                   ? std::optional(filled_)
                   : std::nullopt;
    }
    // The same anywhere, between words.
    bool isPart()
    {
        for (auto at = shown_.indexOf(parts_.front()); at >= 0 && steps_ < kSteps;
             at = shown_.indexOf(parts_.front(), at + 1))
            if (isBorder(at) && follows(0, at + parts_.front().size(), false))
                return true;
        return false;
    }

private:
    bool isBorder(qsizetype at) const
    {
        return at <= 0 || at >= shown_.size() || !isInWord(shown_[at - 1]) || !isInWord(shown_[at]);
    }

    // Whether the parts behind `part` follow; `at` is where that ends.
    bool follows(qsizetype part, qsizetype at, bool toTheEnd)
    {
        if (++steps_ > kSteps)
            return false;
        if (part == isNumber_.size())
            return toTheEnd ? at == shown_.size() : isBorder(at);
        const QString& next = parts_[part + 1];
        const bool isLast = part + 1 == isNumber_.size();
        const auto take = [&](qsizetype end) {
            filled_ = filled_.mid(0, part);
            filled_ << shown_.mid(at, end - at);
            return follows(part + 1, end + next.size(), toTheEnd);
        };
        if (isNumber_[part]) {
            qsizetype end = at;
            while (end < shown_.size() && isOfNumber(shown_, end))
                ++end;
            return end > at && shown_.mid(end).startsWith(next) && take(end);
        }
        if (isLast && toTheEnd)
            return shown_.size() - next.size() >= at && shown_.endsWith(next) &&
                   take(shown_.size() - next.size());
        if (isLast && next.isEmpty())
            return true; // as a part it may end anywhere
        for (auto end = shown_.indexOf(next, at); end >= 0; end = shown_.indexOf(next, end + 1))
            if (take(end))
                return true;
        return false;
    }

    const QString& shown_;
    const QStringList& parts_;
    const QList<bool>& isNumber_;
    Filled filled_;
    int steps_ = 0;
};

} // namespace

QString comparable(QString text)
{
    static const QRegularExpression marks(QStringLiteral("[\\x{061c}\\x{200e}\\x{200f}\\x{2066}-\\x{2069}]"));
    static const QRegularExpression keyBehind(QStringLiteral("\\s?[(（]&\\w[)）]"),
                                              QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression key(QStringLiteral("&(.)"));
    static const QRegularExpression dots(QStringLiteral("(…|\\.\\.\\.)$"));
    text = text.section(u'\t', 0, 0); // behind it stands the key of a menu entry
    if (Qt::mightBeRichText(text))
        text = QTextDocumentFragment::fromHtml(text).toPlainText();
    else
        text.remove(keyBehind).replace(key, QStringLiteral("\\1"));
    return text.remove(marks).simplified().remove(dots);
}

TextIndex::TextIndex(std::vector<SpokenText> texts)
    : texts_(std::move(texts))
{
    for (std::size_t text = 0; text < texts_.size(); ++text)
        for (int form = 0; form < texts_[text].shown.size(); ++form)
            add(text, form);
}

void TextIndex::add(std::size_t text, int form)
{
    static const QRegularExpression place(QStringLiteral("%L?(\\d{1,2}|n)"));
    const QString shown = comparable(texts_[text].shown[form]);
    Form made{text, form, {}, {}, 0};
    qsizetype end = 0;
    for (auto match = place.globalMatch(shown); match.hasNext();) {
        const auto found = match.next();
        made.parts << shown.mid(end, found.capturedStart() - end);
        made.isNumber << (found.captured(1) == QLatin1String("n"));
        end = found.capturedEnd();
    }
    made.parts << shown.mid(end);
    made.letters = lettersIn(made.parts.join(QString()));
    if (made.letters > 0 || !made.parts.join(QString()).isEmpty())
        forms_.push_back(std::move(made));
}

struct TextIndex::Search
{
    const TextIndex& index;
    const QString& raw; // with keys of menus and dots
    const QStringList& classes;
    std::vector<FoundText> found;
    std::set<std::size_t> known; // texts among them

    void keep(const Form& form, bool isWhole)
    {
        if (known.insert(form.text).second)
            found.push_back({&index.texts_[form.text], form.form, form.letters, isWhole});
    }

    // What was filled into a text may be texts, too.
    void whole(const QString& shown, int depth)
    {
        for (const Form& form : index.forms_) {
            const auto filled = Reading(shown, form.parts, form.isNumber).whole();
            if (!filled)
                continue;
            keep(form, true);
            // One that is nothing but places says of everything what it is.
            if (depth < kDeep && form.letters > 0)
                for (const QString& part : *filled)
                    if (lettersIn(part) > 1)
                        whole(part.trimmed(), depth + 1);
        }
    }

    void parts(const QString& shown)
    {
        for (const Form& form : index.forms_)
            if (form.letters >= kFewLetters && Reading(shown, form.parts, form.isNumber).isPart())
                keep(form, false);
    }

    bool isOfClass(const FoundText& text) const
    {
        return classes.contains(
            QString::fromUtf8(text.spoken->text.context).section(QStringLiteral("::"), -1));
    }

    auto rank(const FoundText& text) const
    {
        const bool isExact = text.spoken->shown[text.form] == raw;
        return std::tuple(-text.letters, !text.isWhole, !isExact, !isOfClass(text));
    }
};

std::vector<FoundText> TextIndex::find(const QString& shown, const QStringList& classes) const
{
    const QString text = comparable(shown.left(kLongest));
    if (lettersIn(text) == 0)
        return {};
    const QString raw = shown.section(u'\t', 0, 0);
    Search search{*this, raw, classes, {}, {}};
    search.whole(text, 0);
    search.parts(text);
    std::ranges::stable_sort(search.found, {},
                             [&search](const FoundText& found) { return search.rank(found); });
    if (search.found.size() > static_cast<std::size_t>(kMost))
        search.found.resize(static_cast<std::size_t>(kMost));
    return search.found;
}

const SpokenText* TextIndex::find(const CatalogueText& text) const
{
    const auto found =
        std::ranges::find_if(texts_, [&text](const SpokenText& spoken) { return isSame(spoken.text, text); });
    return found == texts_.end() ? nullptr : &*found;
}

} // namespace lodeline::ui
