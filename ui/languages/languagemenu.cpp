// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/languagemenu.h"

#include "ui/languages/languages.h"

#include <QActionGroup>
#include <QCollator>
#include <QEvent>

#include <algorithm>

namespace lodeline::ui {

LanguageMenu::LanguageMenu(Languages& languages, QWidget* parent)
    : QMenu(parent)
    , languages_(languages)
    , choices_(new QActionGroup(this))
    , system_(choices_->addAction(QString()))
{
    system_->setCheckable(true);
    system_->setData(QString());
    connect(choices_, &QActionGroup::triggered, this, [this](const QAction* action) {
        const QString code = action->data().toString();
        languages_.use(code);
        showCurrent();
        emit chosen(code);
    });
    connect(&languages_, &Languages::availableChanged, this, &LanguageMenu::fill);
    connect(this, &QMenu::aboutToShow, this, &LanguageMenu::showCurrent);
    fill();
}

void LanguageMenu::fill()
{
    for (QAction* action : choices_->actions())
        if (action != system_)
            delete action;
    clear();
    addAction(system_);
    addSeparator();
    QStringList codes = languages_.available();
    const QCollator order(QLocale::C);
    std::ranges::sort(codes, order, &Languages::nativeName);
    for (const QString& code : codes) {
        QAction* action = choices_->addAction(Languages::nativeName(code));
        action->setCheckable(true);
        action->setData(code);
        addAction(action);
    }
    showCurrent();
    emit menuAction()->changed();
}

void LanguageMenu::showCurrent()
{
    //: Choice of the language of the windows: as the system has it; %1 the name of that language
    system_->setText(tr("System (%1)").arg(Languages::nativeName(languages_.resolved({}))));
    for (QAction* action : choices_->actions())
        action->setChecked(action->data().toString() == languages_.wanted());
}

void LanguageMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showCurrent();
    QMenu::changeEvent(event);
}

} // namespace lodeline::ui
