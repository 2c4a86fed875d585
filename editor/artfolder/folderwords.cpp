// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/folderwords.h"

#include "editor/art/artwords.h"
#include "editor/artfolder/partwords.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(FolderWords)
};

// The worst finding, and what becomes of its shape; of a picture without any, what is said of it as a whole.
QString artText(const ImportedArt& art)
{
    if (art.svg.fault)
        return ui::problemText({Severity::Warning, art.svg.fault->code, {}, art.svg.fault->arguments});
    const auto fate = [](const SvgFinding& finding) { return fateOf(finding.matter); };
    for (const SvgFate wanted : {SvgFate::Refused, SvgFate::LeftOut, SvgFate::Noted}) {
        const auto found = std::ranges::find(art.svg.findings, wanted, fate);
        if (found != art.svg.findings.end())
            return QStringList{describe(*found), shapeText(art)}.join(u' ').trimmed();
    }
    return verdictText(art);
}

} // namespace

QString resultText(const FolderPicture& picture)
{
    switch (picture.fate) {
    case FolderFate::Waiting:
        //: Of a picture that will be read
        return FolderWords::tr("Waiting…");
    case FolderFate::Same:
        return FolderWords::tr("This picture is already in the set.");
    case FolderFate::NoTile:
        return FolderWords::tr("Not used: no tile has this name.");
    case FolderFate::Outdone:
        //: %1 name of a file
        return FolderWords::tr("Not used: %1 is used instead.").arg(ui::fileInText(picture.instead));
    case FolderFate::Taken:
    case FolderFate::Refused:
        return artText(picture.art);
    }
    return {};
}

QString placeText(const FolderPicture& picture)
{
    return picture.part ? partName(*picture.part) : ui::nameInText(picture.id);
}

QString wholeResultText(const FolderPicture& picture)
{
    QStringList lines;
    for (const SvgFinding& finding : picture.art.svg.findings)
        lines << describe(finding);
    if (lines.isEmpty())
        return resultText(picture);
    if (const QString shape = shapeText(picture.art); !shape.isEmpty())
        lines << shape;
    return lines.join(u'\n');
}

} // namespace lodeline::goldrush::editor
