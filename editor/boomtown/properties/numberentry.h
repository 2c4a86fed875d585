// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lodeline::boomtown::editor {

// A field for a whole number, taken over while it is typed. What is refused stays as it was typed, with the
// reason below, and the number is again what it was before somebody began to type.
class NumberEntry : public QWidget
{
    Q_OBJECT

public:
    NumberEntry(int lowest, int highest, QWidget* parent = nullptr);

    // Shows the number, unless it is the one that was entered last. `another` for that of another card, which
    // drops what was refused.
    void setNumber(int number, bool another);
    bool isRefused() const { return refused_; }
    void setName(const QString& name); // for screen readers
    QLineEdit* field() const { return field_; }

signals:
    void entered(int number); // while it is typed

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(const QString& text);
    void showReason();

    int lowest_;
    int highest_;
    int number_ = 0;
    int before_ = 0; // somebody began to type
    bool refused_ = false;
    QLineEdit* field_;
    QLabel* reason_;
};

} // namespace lodeline::boomtown::editor
