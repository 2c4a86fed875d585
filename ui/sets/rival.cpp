// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sets/rival.h"

#include "ui/plain/messagebox.h"

#include <QPushButton>

namespace lodeline::ui {

std::optional<Rival> askAboutRival(const RivalQuestion& question, QWidget* window)
{
    MessageBox box(QMessageBox::Question, question.title, question.sentence, QMessageBox::Cancel, window);
    if (!question.question.isEmpty())
        box.setInformativeText(question.question);
    QPushButton* replace = box.addButton(question.replace, QMessageBox::DestructiveRole);
    QPushButton* both = box.addButton(question.keepBoth, QMessageBox::AcceptRole);
    replace->setObjectName(QStringLiteral("replace"));
    both->setObjectName(QStringLiteral("keepBoth"));
    box.setDefaultButton(both);
    box.exec();
    if (box.clickedButton() == replace)
        return Rival::Replace;
    if (box.clickedButton() == both)
        return Rival::KeepBoth;
    return {};
}

} // namespace lodeline::ui
