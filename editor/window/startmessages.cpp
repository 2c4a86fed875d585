// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/startmessages.h"

#include "ui/plain/messagebox.h"
#include "ui/start/oldfiles.h"
#include "ui/start/startwords.h"

#include <QPushButton>

namespace lodeline::goldrush::editor {
namespace {

// Not shown yet; goes when it is closed.
ui::MessageBox* makeBox(const QString& title, const QString& text, QWidget* window)
{
    auto* box = new ui::MessageBox(QMessageBox::Information, title, text, QMessageBox::Close, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    return box;
}

} // namespace

StartMessages::StartMessages(QWidget* window)
    : QObject(window)
    , window_(window)
{
}

void StartMessages::tellAside(const std::vector<ui::PutAside>& aside)
{
    if (!aside.empty())
        makeBox(tr("Files were moved aside"), ui::asideNotice(aside), window_)->show();
}

void StartMessages::tellUnread(const QStringList& paths)
{
    ui::MessageBox* box = makeBox(tr("Old files were left unread"), ui::unreadNotice(), window_);
    const QAbstractButton* again = box->addButton(ui::readAfterAll(), QMessageBox::ActionRole);
    const QAbstractButton* aside = box->addButton(ui::putThemAside(), QMessageBox::ActionRole);
    connect(again, &QAbstractButton::clicked, this, [this] {
        if (!ui::startAgain())
            makeBox(tr("Old files were left unread"), ui::cannotStartAgain(), window_)->show();
    });
    connect(aside, &QAbstractButton::clicked, this, [this, paths] {
        makeBox(tr("Files were moved aside"), ui::asideByWishNotice(ui::putAllAside(paths)), window_)->show();
    });
    box->show();
}

} // namespace lodeline::goldrush::editor
