// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/handover/coinrow.h"

#include <QString>
#include <QWidget>

#include <functional>

class QFrame;
class QLabel;
class QPushButton;

namespace lodeline::goldrush {

// Lies over the board while something is for one person alone, or the computer goes to the next one. Enter
// does what its first button says, Esc puts it off. While it is covered no text and no picture of it tells
// what lies below.
class HandOverCard : public QWidget
{
    Q_OBJECT

public:
    struct Person
    {
        QString name; // ready to be shown
        QString colour;
    };

    explicit HandOverCard(QWidget* parent = nullptr);

    // Somebody got so many tokens and has not looked yet.
    void showCovered(const Person& owner, int tokens);
    // All tokens of their owner. `next` goes on after that; empty where that is the owner, or no person.
    void showGold(const Person& owner, const std::vector<CoinRow::Coin>& coins, const QString& next);
    void showTurn(const Person& next);
    void cover(); // and hide
    QString title() const;

signals:
    void confirmed();
    void putOff();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void present(const Person& person, const QString& title, const QString& text, const QString& button);

    void retranslate();

    std::function<void()> again_; // shows what is shown; nothing while it is hidden
    QFrame* frame_;
    QLabel* emblem_;
    QLabel* title_;
    CoinRow* coins_;
    QLabel* text_;
    QPushButton* go_;
    QPushButton* later_;
};

} // namespace lodeline::goldrush
