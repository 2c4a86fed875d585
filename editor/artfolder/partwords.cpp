// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/partwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::goldrush::editor {
namespace {

using Kind = SetPart::Kind;

struct PartWords
{
    Q_DECLARE_TR_FUNCTIONS(PartWords)
};

} // namespace

QString partName(SetPart part)
{
    switch (part.kind) {
    case Kind::Nugget:
        //: What a picture shows: a symbol on tiles
        return PartWords::tr("Nugget");
    case Kind::Locomotive:
        //: What a picture shows: a symbol on tiles
        return PartWords::tr("Locomotive");
    case Kind::Tipi:
        //: What a picture shows: a symbol on tiles
        return PartWords::tr("Tipi camp");
    case Kind::Herd:
        //: What a picture shows: a symbol on tiles
        return PartWords::tr("Horse herd");
    case Kind::Back:
        //: What a picture shows
        return PartWords::tr("Back of the tiles");
    case Kind::TokenBack:
        //: What a picture shows: its value is hidden
        return PartWords::tr("Back of the mining tokens");
    case Kind::Token:
        //: What a picture shows: %1 the value of the token
        return PartWords::tr("Mining token, %1").arg(QLocale().toString(part.value));
    case Kind::Cowboy:
        //: What a picture shows: a piece
        return PartWords::tr("Cowboy");
    case Kind::Tent:
        //: What a picture shows: a piece
        return PartWords::tr("Tent");
    }
    return {};
}

} // namespace lodeline::goldrush::editor
