// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace lodeline::ui {

// A message box that shows its texts as they are, whatever names stand in them.
class MessageBox : public QMessageBox
{
public:
    MessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
               QWidget* parent = nullptr);

    void setInformativeText(const QString& text);

    static void warn(QWidget* parent, const QString& title, const QString& text);
    static void tell(QWidget* parent, const QString& title, const QString& text);
    // Whether the user wants to save all the same; Cancel is the default.
    static bool maySave(QWidget* parent, const QString& title, const QString& question);
};

} // namespace lodeline::ui
