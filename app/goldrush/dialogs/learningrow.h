// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;

namespace lodeline::goldrush {

class LearnedSets;

// Whether the computer learns tile sets before they are played, and what it knows of one. It begins to learn
// that as soon as it is shown.
class LearningRow : public QWidget
{
    Q_OBJECT

public:
    // `learned` outlives it.
    explicit LearningRow(LearnedSets& learned, QWidget* parent = nullptr);

    void setSet(std::shared_ptr<const TileSet> set); // nullptr where there is none to be played
    const std::shared_ptr<const TileSet>& set() const { return set_; }

    QString text() const;
    QCheckBox* box() const { return learns_; } // for the order of the keyboard

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(bool learns);
    void learn();
    void say();
    void retranslate();

    LearnedSets& learned_;
    std::shared_ptr<const TileSet> set_;
    QCheckBox* learns_;
    QLabel* text_;
};

} // namespace lodeline::goldrush
