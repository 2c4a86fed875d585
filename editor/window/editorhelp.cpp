// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorhelp.h"

#include "editor/problems/problemspanel.h"
#include "editor/window/editoractions.h"
#include "ui/keys/keytext.h"
#include "ui/plain/messagebox.h"
#include "ui/plainlabel.h"
#include "ui/wording/html.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kAboutIcon = 64;

struct EditorHelp
{
    Q_DECLARE_TR_FUNCTIONS(EditorHelp)
};

QString row(const QString& keys, const QString& what)
{
    // The gap is a column, which lies between the others in both directions of writing.
    return ui::tableRow({QStringLiteral("<td><b>%1</b></td>").arg(keys.toHtmlEscaped()),
                         QStringLiteral("<td width='16'></td>"),
                         QStringLiteral("<td>%1</td>").arg(what.toHtmlEscaped())});
}

QString canvasRows()
{
    //: What to do with the mouse, in a table
    return row(EditorHelp::tr("Click"),
               EditorHelp::tr(
                   "Switch an edge between railroad, mountain and prairie; right-click to go back")) +
           //: What to do with the mouse, in a table
           row(EditorHelp::tr("Drag"), EditorHelp::tr("Lay track from edge to edge or into the middle; "
                                                      "extend a mountain to an edge or another mountain")) +
           //: What to do with the mouse, in a table
           row(EditorHelp::tr("Wheel"),
               EditorHelp::tr("Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds")) +
           //: The arrow keys
           row(EditorHelp::tr("Arrows"), EditorHelp::tr("Choose an edge")) +
           row(EditorHelp::tr("Page Up, Page Down"),
               EditorHelp::tr("Go through edges and parts of the tile")) +
           //: Names of keys, in a table
           row(EditorHelp::tr("Enter, Backspace"), EditorHelp::tr("Same as a click, same as a right-click")) +
           row(QStringLiteral("D"),
               EditorHelp::tr("Begin a drag at the chosen edge or part; press again to end it")) +
           row(ui::leftToRight(QStringLiteral("+ −")),
               EditorHelp::tr("Add or remove the symbol that belongs to the chosen part")) +
           row(QStringLiteral("N, L, T, H"),
               EditorHelp::tr("Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one")) +
           row(ui::leftToRight(QStringLiteral("1 – 8")), EditorHelp::tr("Choose a tool"));
}

QString commandRows(const EditorActions& actions)
{
    QString rows;
    for (const QAction* action : actions.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!action->shortcut().isEmpty())
            rows += row(ui::shownKey(action->shortcut()), action->iconText());
    }
    return rows + row(ui::shownKey(ProblemsPanel::repairKey()), EditorHelp::tr("Repair the chosen problem"));
}

class KeysDialog : public QDialog
{
public:
    KeysDialog(const EditorActions& actions, QWidget* parent)
        : QDialog(parent)
        , actions_(actions)
        , text_(new QTextBrowser(this))
    {
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        QObject::connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(text_);
        layout->addWidget(buttons);
        retranslate();
        resize(620, 600);
    }

protected:
    void changeEvent(QEvent* event) override
    {
        // The commands say it in the new language when the event has reached every window.
        if (event->type() == QEvent::LanguageChange)
            QMetaObject::invokeMethod(
                this, [this] { retranslate(); }, Qt::QueuedConnection);
        QDialog::changeEvent(event);
    }

private:
    void retranslate()
    {
        setWindowTitle(EditorHelp::tr("Keys and mouse"));
        text_->setHtml(ui::page(ui::heading(EditorHelp::tr("On the drawing")) + ui::table(canvasRows()) +
                                //: Heading above a table of keys: they work in the whole window
                                ui::heading(EditorHelp::tr("Everywhere")) +
                                ui::table(commandRows(actions_))));
        text_->setAccessibleName(windowTitle());
    }

    const EditorActions& actions_;
    QTextBrowser* text_;
};

} // namespace

void showEditorKeys(const EditorActions& actions, QWidget* window)
{
    KeysDialog(actions, window).exec();
}

void showAboutEditor(QWidget* window)
{
    ui::MessageBox box(QMessageBox::NoIcon, {}, {}, QMessageBox::Ok, window);
    box.setIconPixmap(window->windowIcon().pixmap(kAboutIcon));
    box.setTextFormat(Qt::RichText);
    box.say([&box] {
        //: Title of a dialog
        box.setWindowTitle(EditorHelp::tr("About Lodeline"));
        //: %1 number of the version; h3 and p are marks of HTML
        box.setText(
            ui::page(EditorHelp::tr("<h3>Lodeline Tile-set Editor %1</h3><p>Free software under the GNU "
                                    "General Public License, version 3 or later. Unofficial: not connected "
                                    "with the publishers of any board game.</p>")
                         .arg(QApplication::applicationVersion().toHtmlEscaped())));
    });
    box.exec();
}

} // namespace lodeline::goldrush::editor
