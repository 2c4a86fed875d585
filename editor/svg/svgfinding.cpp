// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgfinding.h"

#include "ui/plain/shown.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kLongestDetail = 200; // characters

struct SvgTidy
{
    Q_DECLARE_TR_FUNCTIONS(SvgTidy)
};

} // namespace

SvgFate fateOf(SvgMatter matter)
{
    switch (matter) {
    case SvgMatter::Element:
    case SvgMatter::Handler:
    case SvgMatter::Reference:
        return SvgFate::LeftOut;
    case SvgMatter::Font:
    case SvgMatter::Likeness:
        return SvgFate::Noted;
    case SvgMatter::Feature:
    case SvgMatter::Colour:
        return SvgFate::Refused;
    }
    return SvgFate::LeftOut;
}

QString describe(const SvgFinding& finding)
{
    const QString detail = ui::isolated(ui::shownLine(finding.detail, kLongestDetail));
    switch (finding.matter) {
    case SvgMatter::Element:
        //: %1 an element of SVG, such as "script"
        return SvgTidy::tr("The element \"%1\" is left out.").arg(detail);
    case SvgMatter::Handler:
        //: %1 an attribute of SVG, such as "onclick"
        return SvgTidy::tr("The attribute \"%1\" is left out.").arg(detail);
    case SvgMatter::Reference:
        //: %1 an address, as the file has it
        return SvgTidy::tr("A reference to something outside the picture is left out: %1").arg(detail);
    case SvgMatter::Font:
        //: Of a picture that holds text; "paths" as drawing programs call outlines
        return SvgTidy::tr("Text looks different on computers without its font. Turn it into paths.");
    case SvgMatter::Likeness:
        //: %1 a part of SVG, such as "feDiffuseLighting"
        return SvgTidy::tr("\"%1\" may look a little different from your drawing program.").arg(detail);
    case SvgMatter::Feature:
        //: %1 a part of SVG, such as "meshgradient"; "paths" as drawing programs call outlines
        return SvgTidy::tr("\"%1\" cannot be drawn here. Turn it into paths or a picture.").arg(detail);
    case SvgMatter::Colour:
        //: %1 a color as the file has it, such as "color(display-p3 1 0 0)"
        return SvgTidy::tr("The color \"%1\" cannot be read. Save it as RGB.").arg(detail);
    }
    return {};
}

} // namespace lodeline::goldrush::editor
