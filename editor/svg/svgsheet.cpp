// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgsheet.h"

#include "editor/svg/svgstyle.h"
#include "engine/goldrush/design/art/artfault.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <vector>

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

struct Block
{
    qsizetype open = 0;
    qsizetype close = 0; // the length of the text where it is left open
};

// In the order in which they open.
std::vector<Block> blocksOf(QStringView css)
{
    std::vector<Block> blocks;
    std::vector<std::size_t> open;
    for (qsizetype at = findOutside(css, u"{}"); at < css.size(); at = findOutside(css, u"{}", at + 1)) {
        if (css[at] == u'{') {
            open.push_back(blocks.size());
            blocks.push_back({at, css.size()});
        } else if (!open.empty()) {
            blocks[open.back()].close = at;
            open.pop_back();
        }
    }
    return blocks;
}

class SheetReader
{
public:
    SheetReader(QString css, bool blends, const SheetListener& tell, const std::stop_token& stop)
        : css_(std::move(css))
        , blocks_(blocksOf(css_))
        , blends_(blends)
        , tell_(tell)
        , stop_(stop)
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
        while (at_ < end && !stop_.stop_requested()) {
            if (css_[at_].isSpace() || css_[at_] == u'}' || css_[at_] == u';')
                ++at_;
            else if (css_[at_] == u'@')
                atRule(end);
            else
                rule();
        }
    }

    // `outer`: where the block around it ends.
    void atRule(qsizetype outer)
    {
        const qsizetype begin = at_;
        const qsizetype stop = findOutside(QStringView(css_).first(outer), u"{;", at_);
        const QStringView head = QStringView(css_).sliced(begin, stop - begin).trimmed();
        const QString name = head.left(findOutside(head, u" \t\r\n'\"")).toString().toLower();
        const QStringView prelude = head.sliced(std::min(name.size(), head.size())).trimmed();
        const bool hasBlock = stop < outer && css_[stop] == u'{';
        const qsizetype end = hasBlock ? closing(stop) : stop;
        if (name == u"@media" && hasBlock && isForScreens(prelude)) {
            inner(begin, stop, end);
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

    void inner(qsizetype begin, qsizetype open, qsizetype end)
    {
        if (depth_ == kMaxArtDepth)
            return tell(SvgMatter::Feature, u"@media { @media { } }"_s, begin);
        ++depth_;
        at_ = open + 1;
        rules(end);
        --depth_;
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
        QSet<QString> names;
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
        if (blends_ && names.contains(u"clip-path"_s) && !names.contains(u"isolation"_s))
            kept << kOwnLayer.toString();
        return kept.join(u';');
    }

    // Of the bracket that opens at `from`.
    qsizetype closing(qsizetype from) const
    {
        const auto block = std::ranges::lower_bound(blocks_, from, {}, &Block::open);
        return block == blocks_.end() ? css_.size() : block->close;
    }

    // Places never go back.
    void tell(SvgMatter matter, const QString& detail, qsizetype place)
    {
        lines_ += QStringView(css_).sliced(counted_, place - counted_).count(u'\n');
        counted_ = place;
        tell_(matter, detail, lines_);
    }

    const QString css_;
    const std::vector<Block> blocks_;
    const bool blends_;
    const SheetListener& tell_;
    const std::stop_token& stop_;
    QString tidy_;
    qsizetype at_ = 0;
    int depth_ = 0;         // of @media
    qsizetype counted_ = 0; // so far, there are so many lines
    qsizetype lines_ = 0;
};

} // namespace

QString tidySheet(const QString& css, bool blends, const SheetListener& tell, const std::stop_token& stop)
{
    return SheetReader(withoutComments(css), blends, tell, stop).run();
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
