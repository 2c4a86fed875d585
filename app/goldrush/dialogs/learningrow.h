// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/options.h"
#include "engine/goldrush/rules/tileset.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QToolButton;

namespace lodeline::goldrush {

class InsightsNote;
class LearnedSets;

// Whether the computer learns tile sets before they are played, and what it knows of one, which unfolds. It
// begins to learn that as soon as it is set, or hurries what a game has begun, by all processors while this
// is there; one that was passed, or was there last, and has not begun is not learned.
class LearningRow : public QWidget
{
    Q_OBJECT

public:
    // `learned` outlives it.
    explicit LearningRow(LearnedSets& learned, QWidget* parent = nullptr);
    ~LearningRow() override;

    void setSet(std::shared_ptr<const TileSet> set); // nullptr where there is none to be played
    const std::shared_ptr<const TileSet>& set() const { return set_; }
    void setOptions(const Options& options); // of the game: it only tells what holds by them as well

    QString text() const;
    QSize sizeHint() const override;

signals:
    void grown(); // it needs more height than before
    void unfolded();

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(bool learns);
    void learn();
    void say();
    void showInsights();
    void retranslate();

    LearnedSets& learned_;
    const int threadsBefore_; // by which a set was being learned when this came; 0 where none was
    std::shared_ptr<const TileSet> set_;
    bool wasFirstToAsk_ = false; // to learn it
    bool farmers_ = true;
    // In the order of the tab key.
    QCheckBox* learns_;
    QLabel* text_;
    QToolButton* unfold_;
    InsightsNote* insights_;
};

} // namespace lodeline::goldrush
