// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/startmessages.h"

#include "ui/plain/messagebox.h"
#include "ui/start/oldfiles.h"
#include "ui/start/startwords.h"
#include "ui/wording/words.h"

#include <QPushButton>

namespace lodeline::desk {
namespace {

// Not shown yet; goes when it is closed.
ui::MessageBox* makeBox(const ui::Words& title, const ui::Words& text, QWidget* window)
{
    auto* box = new ui::MessageBox(QMessageBox::Information, {}, {}, QMessageBox::Close, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->say([box, title, text] {
        box->setWindowTitle(title());
        box->setText(text());
    });
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
        makeBox([] { return tr("Files were moved aside"); }, [aside] { return ui::asideNotice(aside); },
                window_)
            ->show();
}

void StartMessages::tellUnread(const QStringList& paths)
{
    const auto title = [] { return tr("Your files were not read"); };
    ui::MessageBox* box = makeBox(title, ui::unreadNotice, window_);
    QAbstractButton* again = box->addButton(QString(), QMessageBox::ActionRole);
    QAbstractButton* aside = box->addButton(QString(), QMessageBox::ActionRole);
    box->say([box, title, again, aside] {
        box->setWindowTitle(title());
        box->setText(ui::unreadNotice());
        again->setText(ui::readAfterAll());
        aside->setText(ui::putThemAside());
    });
    connect(again, &QAbstractButton::clicked, this, [this, title] {
        if (!ui::startAgain())
            makeBox(title, ui::cannotStartAgain, window_)->show();
    });
    connect(aside, &QAbstractButton::clicked, this, [this, paths] {
        makeBox([] { return tr("Files were moved aside"); },
                [put = ui::putAllAside(paths)] { return ui::asideByWishNotice(put); }, window_)
            ->show();
    });
    box->show();
}

} // namespace lodeline::desk
