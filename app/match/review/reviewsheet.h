// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/review/coursechart.h"
#include "app/match/review/turninglist.h"
#include "resources/art/theme/theme.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace lodeline::app {

class ReviewProgress;
class StepRow;

// Looks back on a game of any kind: a board, the curve of the chances or points below it, and beside them
// what is told of one turn, the turning points and a part of the game's own. Whoever derives shows the game
// and reviews it.
class ReviewSheet : public QWidget
{
    Q_OBJECT

public:
    struct Measures
    {
        int sideWidth = 400; // pixels, if the words need no more
        int textLines = 10;  // kept free for what is told of a turn
    };
    static constexpr std::size_t kTurningPoints = 9; // at most
    static constexpr double kTurning = 0.04;         // of the chances, from which a turn is one

    int position() const { return position_; } // plies played
    int lastPosition() const { return lastPosition_; }
    // Keeps to the positions that there are.
    void setPosition(int position);
    // Ends the work in the background; what it has not completed is begun anew when it is shown again.
    virtual void stop() = 0;
    virtual void setTheme(const art::Theme& theme) = 0;
    // What the chart draws.
    void setMeasure(CourseChart::Measure measure);

    CourseChart* chart() const { return chart_; }
    TurningList* turningList() const { return turning_; }
    ReviewProgress* progress() const { return progress_; }
    QString footing() const;

signals:
    void closeRequested();
    // All that can be found out is there.
    void completed();

protected:
    explicit ReviewSheet(QWidget* parent);

    // To be called once. `own` stands below the turning points, under a heading.
    void setParts(QWidget* board, QWidget* own, Measures measures);
    void setGame(std::vector<CourseChart::Player> players, int plies);
    void setOwnHeading(const QString& text);
    // By what the turns are judged, below all else; may be empty.
    void setFooting(const QString& text);
    void explainBetter(const QString& text);

    // The turn that led to the position, in rich text, where names are escaped; without a title as long as
    // nothing is known of it.
    void tellTurn(const QString& title, const QString& html, bool hasBetter);
    void setTurningPoints(const std::vector<TurningList::Entry>& entries);
    // Whether the board is to show the better move where there is one.
    bool wantsBetter() const;
    void setPlayOnEnabled(bool enabled);
    // The review begins; so many turns are to be looked at.
    void start(int plies);
    // It is over; not `complete` if it was cancelled.
    void end(bool complete);
    void fail();

    void changeEvent(QEvent* event) override;

    virtual void begin() = 0;
    virtual void cancel() = 0;
    // Brings the board to the position and tells its turn.
    virtual void showPosition() = 0;
    virtual void showSummary() = 0;
    virtual void playOn() = 0;
    // Whatever of the game's own stands in the language of the window.
    virtual void retranslateOwn() = 0;

private:
    QScrollArea* makeSide(QWidget* own);
    QWidget* makeFoot();
    void connectParts();
    void addKeys();
    void retranslate();
    void fitSide();

    int position_ = 0;
    int lastPosition_ = 0;
    bool hasGame_ = false;
    bool isComplete_ = false; // all that can be found out is there
    CourseChart* chart_;
    QLabel* title_;
    QLabel* text_;
    QCheckBox* showsBetter_;
    QCheckBox* showsPoints_;
    QLabel* turningTitle_;
    TurningList* turning_;
    QLabel* ownTitle_;
    QLabel* footing_;
    ReviewProgress* progress_;
    QScrollArea* side_ = nullptr;
    Measures measures_;
    StepRow* steps_;
    QPushButton* playOn_;
    QPushButton* close_;
};

} // namespace lodeline::app
