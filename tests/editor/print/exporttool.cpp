// SPDX-License-Identifier: GPL-3.0-or-later
// The exports of the command line and nothing else; 99 where no export is asked for.
#include "editor/print/exportcommand.h"

int main(int argc, char* argv[])
{
    return lodeline::goldrush::editor::runExport(argc, argv).value_or(99);
}
