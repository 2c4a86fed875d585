// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorhelp.h"

#include "editor/desk/keyrow.h"
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

namespace lodeline::desk {
namespace {

constexpr int kAboutIcon = 64;

struct EditorHelp
{
    Q_DECLARE_TR_FUNCTIONS(EditorHelp)
};

QString commandRows(const EditorActions& actions)
{
    QString rows;
    for (const QAction* action : actions.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!action->shortcut().isEmpty() && action->isVisible())
            rows += keyRow(ui::shownKey(action->shortcut()), action->iconText());
    }
    return rows;
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
        //: Heading above a table of keys: they work on the large picture of a tile or card that is drawn on
        const QString drawing = ui::heading(EditorHelp::tr("On the drawing"));
        //: Heading above a table of keys: they work in the whole window
        const QString everywhere = ui::heading(EditorHelp::tr("Everywhere"));
        text_->setHtml(ui::page(drawing + ui::table(actions_.kind().keysHtml()) + everywhere +
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
            ui::page(EditorHelp::tr("<h3>Lodeline Editor %1</h3><p>Free software under the GNU "
                                    "General Public License, version 3 or later. Unofficial: not connected "
                                    "with the publishers of any board game.</p>")
                         .arg(QApplication::applicationVersion().toHtmlEscaped())));
    });
    box.exec();
}

} // namespace lodeline::desk
