// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/keyrow.h"
#include "editor/problems/problemspanel.h"
#include "editor/set/setkind.h"
#include "ui/keys/keytext.h"

namespace lodeline::goldrush::editor {
namespace {

struct EditorHelp
{
    Q_DECLARE_TR_FUNCTIONS(EditorHelp)
};

} // namespace

using desk::keyRow;

QString SetKind::keysHtml() const
{
    //: What to do with the mouse, in a table
    return keyRow(EditorHelp::tr("Click"),
                  EditorHelp::tr(
                      "Switch an edge between railroad, mountain and prairie; right-click to go back")) +
           //: What to do with the mouse, in a table
           keyRow(EditorHelp::tr("Drag"),
                  EditorHelp::tr("Lay track from edge to edge or into the middle; "
                                 "extend a mountain to an edge or another mountain")) +
           //: What to do with the mouse, in a table
           keyRow(
               EditorHelp::tr("Wheel"),
               EditorHelp::tr("Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds")) +
           //: The arrow keys
           keyRow(EditorHelp::tr("Arrow keys"), EditorHelp::tr("Choose an edge")) +
           //: Keys; Page Up and Page Down
           keyRow(EditorHelp::tr("PgUp, PgDown"), EditorHelp::tr("Go through edges and parts of the tile")) +
           //: Names of keys, in a table
           keyRow(EditorHelp::tr("Enter, Backspace"),
                  EditorHelp::tr("Same as a click, same as a right-click")) +
           keyRow(QStringLiteral("D"),
                  EditorHelp::tr("Begin a drag at the chosen edge or part; press again to end it")) +
           keyRow(ui::leftToRight(QStringLiteral("+ −")),
                  EditorHelp::tr("Add or remove the symbol that belongs to the chosen part")) +
           keyRow(
               QStringLiteral("N, L, T, H"),
               EditorHelp::tr("Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one")) +
           keyRow(ui::leftToRight(QStringLiteral("1 – 8")), EditorHelp::tr("Choose a tool")) +
           keyRow(ui::shownKey(ProblemsPanel::repairKey()), EditorHelp::tr("Repair the chosen problem"));
}

} // namespace lodeline::goldrush::editor
