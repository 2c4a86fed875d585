// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace lodeline::ui {

// A strip beside a board that teaches: which lesson this is, what is to be done now, and what helps. Covers
// nothing. Screen readers are told whenever it says something else.
class LessonCard : public QFrame
{
    Q_OBJECT

public:
    explicit LessonCard(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setText(const QString& text);
    QString text() const;
    // Keeps room for the longest of them: what lies below does not move from text to text.
    void setTexts(const QStringList& texts);

    // Hidden until somebody shows them and gives them words, but for the last one.
    QPushButton* showMe() const { return showMe_; }
    QPushButton* again() const { return again_; }
    QPushButton* next() const { return next_; }
    QPushButton* leave() const { return leave_; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* makeButton(const char* name);
    void fit();
    void retranslate();

    QStringList texts_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* showMe_;
    QPushButton* again_;
    QPushButton* next_;
    QPushButton* leave_;
};

} // namespace lodeline::ui
