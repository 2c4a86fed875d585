// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/messagebox.h"

#include "ui/plain/shown.h"

#include <QEvent>
#include <QLabel>

namespace lodeline::ui {

MessageBox::MessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                       QWidget* parent)
    : QMessageBox(icon, title, {}, buttons, parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

void MessageBox::setInformativeText(const QString& text)
{
    QMessageBox::setInformativeText(text);
    // Qt makes the label for it only now, and lays it out when it is shown.
    for (QLabel* label : findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
}

void MessageBox::say(std::function<void()> texts)
{
    texts_ = std::move(texts);
    texts_();
}

void MessageBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && texts_)
        texts_();
    QMessageBox::changeEvent(event);
}

void MessageBox::warn(QWidget* parent, const QString& title, const QString& text)
{
    MessageBox(Warning, title, text, Ok, parent).exec();
}

void MessageBox::openWarning(QWidget* parent, const QString& title, const QString& text)
{
    auto* box = new MessageBox(Warning, title, text, Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MessageBox::tell(QWidget* parent, const QString& title, const QString& text)
{
    MessageBox(Information, title, text, Ok, parent).exec();
}

bool MessageBox::maySave(QWidget* parent, const QString& title, const QString& question)
{
    MessageBox box(Question, title, question, Save | Cancel, parent);
    box.setDefaultButton(Cancel);
    return box.exec() == Save;
}

bool MessageBox::maySaveOverChanged(QWidget* parent, const QString& path)
{
    //: %1 name of a file
    const QString question =
        tr("Another program has changed \"%1\" since it was opened. Replace it?").arg(fileInText(path));
    return maySave(parent, tr("The file has changed"), question);
}

} // namespace lodeline::ui
