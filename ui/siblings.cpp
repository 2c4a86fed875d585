// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/siblings.h"

#include "resources/art/own/siblingpath.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QProcess>

namespace lodeline::ui {
namespace {

struct Siblings
{
    Q_DECLARE_TR_FUNCTIONS(Siblings)
};

} // namespace

bool startSibling(const QString& program, const QStringList& arguments)
{
    const QString path = siblingPath(program);
    return !path.isEmpty() && QProcess::startDetached(path, arguments);
}

bool startSiblingOrSay(const QString& program, const QStringList& arguments, QWidget* window)
{
    if (startSibling(program, arguments))
        return true;
    //: %1 name of a program
    MessageBox box(QMessageBox::Warning, Siblings::tr("%1 could not be started").arg(program), {},
                   QMessageBox::Close, window);
    if (siblingPath(program).isEmpty()) {
        //: %1 name of a program
        box.setText(Siblings::tr("The program \"%1\" was not found.").arg(program));
        //: %1 a folder; PATH is the list of folders where the system looks for programs
        box.setInformativeText(Siblings::tr("It is neither in %1 nor in any folder in PATH. It is part of "
                                            "Lodeline; please install or build it.")
                                   .arg(shownPath(QCoreApplication::applicationDirPath())));
    } else {
        //: %1 path of a program
        box.setText(
            Siblings::tr("The program \"%1\" could not be started.").arg(shownPath(siblingPath(program))));
    }
    box.exec();
    return false;
}

} // namespace lodeline::ui
