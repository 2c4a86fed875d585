// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <functional>

namespace lodeline::ui {

// A message box that shows its texts as they are, whatever names stand in them.
class MessageBox : public QMessageBox
{
    Q_OBJECT

public:
    MessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
               QWidget* parent = nullptr);

    void setInformativeText(const QString& text);
    // Runs what says the texts of a box that stays: now, and again whenever the language changes.
    void say(std::function<void()> texts);

    static void warn(QWidget* parent, const QString& title, const QString& text);
    // The same for whoever goes on meanwhile.
    static void openWarning(QWidget* parent, const QString& title, const QString& text);
    static void tell(QWidget* parent, const QString& title, const QString& text);
    // Whether the user wants to save all the same; Cancel is the default.
    static bool maySave(QWidget* parent, const QString& title, const QString& question);
    // The same where another program has changed the file that it would replace.
    static bool maySaveOverChanged(QWidget* parent, const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    std::function<void()> texts_;
};

} // namespace lodeline::ui
