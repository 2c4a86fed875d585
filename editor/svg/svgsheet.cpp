// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgsheet.h"

#include "editor/svg/svgstyle.h"

#include <algorithm>
#include <array>

namespace lodeline::goldrush::editor {
namespace {

using namespace Qt::StringLiterals;

// Of the same lines.
QString withoutComments(QString css)
{
    css.replace(u"<!--"_s, u"    "_s).replace(u"-->"_s, u"   "_s);
    for (qsizetype at = css.indexOf(u"/*"); at >= 0; at = css.indexOf(u"/*", at)) {
        const qsizetype close = css.indexOf(u"*/", at + 2);
        const qsizetype end = close < 0 ? css.size() : close + 2;
        for (; at < end; ++at)
            if (css[at] != u'\n')
                css[at] = u' ';
    }
    return css;
}

// A file of fonts changes text alone; any other sheet may hold every color of the picture.
bool isOfFonts(QStringView reference)
{
    return reference.contains(u"font", Qt::CaseInsensitive) || reference.contains(u"typekit");
}

class SheetReader
{
public:
    SheetReader(QString css, bool blends, const SheetListener& tell)
        : css_(std::move(css))
        , blends_(blends)
        , tell_(tell)
    {
    }

    QString run()
    {
        rules(css_.size());
        return tidy_;
    }

private:
    void rules(qsizetype end)
    {
        while (at_ < end) {
            if (css_[at_].isSpace() || css_[at_] == u'}' || css_[at_] == u';')
                ++at_;
            else if (css_[at_] == u'@')
                atRule();
            else
                rule();
        }
    }

    void atRule()
    {
        const qsizetype begin = at_;
        const qsizetype stop = findOutside(css_, u"{;", at_);
        const QStringView head = QStringView(css_).sliced(begin, stop - begin).trimmed();
        const QString name = head.left(findOutside(head, u" \t\r\n'\"")).toString().toLower();
        const QStringView prelude = head.sliced(std::min(name.size(), head.size())).trimmed();
        const bool hasBlock = stop < css_.size() && css_[stop] == u'{';
        const qsizetype end = hasBlock ? closing(stop) : stop;
        if (name == u"@media" && hasBlock && isForScreens(prelude)) {
            at_ = stop + 1;
            rules(end);
        } else if (name == u"@import") {
            tell(isOfFonts(prelude) ? SvgMatter::Reference : SvgMatter::Feature, head.toString(), begin);
        } else if (name == u"@font-face") {
            const QString outside = outsideIn(QStringView(css_).sliced(begin, end - begin));
            if (!outside.isNull())
                tell(SvgMatter::Reference, outside, begin);
        } else if (!isSilent(name)) {
            tell(SvgMatter::Feature, name, begin);
        }
        at_ = end + 1;
    }

    static bool isSilent(QStringView name)
    {
        constexpr std::array<QStringView, 5> names{u"@media", u"@charset", u"@namespace", u"@page",
                                                   u"@keyframes"};
        return name.startsWith(u"@-") || isOneOf(name, names);
    }

    void rule()
    {
        const qsizetype begin = at_;
        const qsizetype open = findOutside(css_, u"{}", at_);
        at_ = open + 1;
        if (open == css_.size() || css_[open] == u'}')
            return;
        const qsizetype end = closing(open);
        const QStringView body = QStringView(css_).sliced(open + 1, end - open - 1);
        at_ = end + 1;
        if (findOutside(body, u"{") < body.size())
            return tell(SvgMatter::Feature, u"{ { } }"_s, begin);
        const QString selector = QStringView(css_).sliced(begin, open - begin).trimmed().toString();
        tidy_ += selector + u'{' + declarations(body, begin) + u"}\n"_s;
    }

    QString declarations(QStringView body, qsizetype place)
    {
        const QList<SvgDeclaration> all = declarationsOf(body);
        const auto isTransform = [](const SvgDeclaration& one) { return one.name == u"transform"; };
        const bool isTransformed = std::ranges::any_of(all, isTransform);
        QStringList kept;
        QStringList names;
        for (const SvgDeclaration& declaration : all) {
            const JudgedValue value = judged(declaration, isTransformed);
            const bool isSpare = value.matter == SvgMatter::Colour && names.contains(declaration.name);
            if (value.matter && !isSpare)
                tell(*value.matter, value.detail, place);
            if (value.value.isEmpty())
                continue;
            kept << declaration.name + u':' + value.value;
            names << declaration.name;
        }
        if (blends_ && names.contains(u"clip-path") && !names.contains(u"isolation"))
            kept << kOwnLayer.toString();
        return kept.join(u';');
    }

    // Of the bracket that is open at `from`.
    qsizetype closing(qsizetype from) const
    {
        int depth = 0;
        for (qsizetype at = from; at < css_.size(); at = findOutside(css_, u"{}", at + 1)) {
            depth += css_[at] == u'{' ? 1 : -1;
            if (depth == 0)
                return at;
        }
        return css_.size();
    }

    void tell(SvgMatter matter, const QString& detail, qsizetype place) const
    {
        tell_(matter, detail, QStringView(css_).first(place).count(u'\n'));
    }

    const QString css_;
    const bool blends_;
    const SheetListener& tell_;
    QString tidy_;
    qsizetype at_ = 0;
};

} // namespace

QString tidySheet(const QString& css, bool blends, const SheetListener& tell)
{
    return SheetReader(withoutComments(css), blends, tell).run();
}

bool isForScreens(QStringView media)
{
    constexpr std::array<QStringView, 4> kinds{u"all", u"screen", u"only screen", u"only all"};
    const QString text = media.trimmed().toString().toLower();
    if (text.isEmpty())
        return true;
    const QStringList all = text.split(u',');
    return std::ranges::any_of(
        all, [&](const QString& one) { return isOneOf(QStringView(one).trimmed(), kinds); });
}

} // namespace lodeline::goldrush::editor
