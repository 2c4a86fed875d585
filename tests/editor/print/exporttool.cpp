// SPDX-License-Identifier: GPL-3.0-or-later
// The exports of the command line and nothing else; 99 where no export is asked for.
#include "editor/boomtown/print/printeddeck.h"
#include "editor/tileprint/printedset.h"

int main(int argc, char* argv[])
{
    return lodeline::print::runExport(
               argc, argv,
               {lodeline::goldrush::editor::tileSetsToPrint(), lodeline::boomtown::editor::decksToPrint()})
        .value_or(99);
}
