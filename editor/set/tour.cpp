// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/tour.h"

#include "editor/lab/labpanel.h"
#include "editor/set/seteditor.h"
#include "editor/tiles/tilelistpanel.h"
#include "engine/goldrush/design/repairs.h"
#include "ui/guide/lessoncard.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kSteps = static_cast<int>(Tour::Step::End);

bool hasTrack(const TileDesign& tile)
{
    return std::ranges::any_of(tile.railroads,
                               [](const RailroadSegment& railroad) { return railroad.edges.size() == 2; });
}

int nuggetsOn(const TileDesign& tile)
{
    int nuggets = 0;
    for (const MountainSegment& mountain : tile.mountains)
        nuggets += mountain.nuggets;
    return nuggets;
}

bool hasStart(const TileSet& set)
{
    return set.find(set.start) != nullptr;
}

} // namespace

Tour::Tour(SetEditor& editor, ui::LessonCard& card)
    : QObject(&editor)
    , editor_(editor)
    , card_(card)
{
    card.installEventFilter(this);
    card.showMe()->show();
    connect(card.showMe(), &QPushButton::clicked, this, &Tour::showWhere);
    connect(card.next(), &QPushButton::clicked, this,
            [this] { goTo(static_cast<Step>(static_cast<int>(step_) + 1)); });
    connect(card.leave(), &QPushButton::clicked, this, &Tour::left);
    connect(&editor.document(), &SetDocument::changed, this, &Tour::look);
    connect(&editor.lab(), &LabPanel::ended, this, [this] {
        hasMeasured_ = true;
        look();
    });
    connect(&editor, &SetEditor::gameStarted, this, [this] {
        hasPlayed_ = true;
        look();
    });
    say();
}

void Tour::look()
{
    while (step_ != Step::End && isDone())
        goTo(static_cast<Step>(static_cast<int>(step_) + 1));
}

void Tour::goTo(Step step)
{
    step_ = step;
    nuggetsBefore_ = nuggetsOn(tile());
    say();
    if (step == Step::End)
        emit taken();
}

TileDesign Tour::tile() const
{
    const TileSet& set = editor_.document().set();
    const int row = editor_.list().currentTile();
    return row >= 0 ? set.tiles[static_cast<std::size_t>(row)] : TileDesign();
}

bool Tour::isDone() const
{
    switch (step_) {
    case Step::Edge:
        return tile().edgeKind(Side::North) == FeatureKind::Mountain;
    case Step::Track:
        return hasTrack(tile());
    case Step::Nuggets:
        return nuggetsOn(tile()) > nuggetsBefore_;
    case Step::Problem:
        return hasStart(editor_.document().set());
    case Step::Lab:
        return hasMeasured_;
    case Step::Play:
        return hasPlayed_;
    case Step::End:
        break;
    }
    return false;
}

// Takes the keyboard to where the step is done.
void Tour::showWhere()
{
    switch (step_) {
    case Step::Edge:
    case Step::Track:
    case Step::Nuggets:
        editor_.list().chooseTile(0);
        editor_.focusDrawing();
        break;
    case Step::Problem:
        editor_.showTab(SetEditor::Tab::Problems);
        break;
    case Step::Lab:
        editor_.showTab(SetEditor::Tab::Lab);
        break;
    case Step::Play:
        editor_.run(desk::Command::Play);
        break;
    case Step::End:
        break;
    }
}

QString Tour::text() const
{
    switch (step_) {
    case Step::Edge:
        return tr(
            "The chosen tile is all prairie. Click near its top edge until there is a mountain. By keyboard: "
            "press \"Show me\", the up arrow, then Enter.");
    case Step::Track:
        return tr("Lay track: drag from the left edge to the right edge. By keyboard: left arrow, D, right "
                  "arrow, D.");
    case Step::Nuggets:
        return tr("Put a nugget on the mountain: turn the mouse wheel over it, or press N.");
    case Step::Problem:
        //: %1 an entry of a menu
        return tr("The set has no start tile and so cannot be played. Find that in the list of problems, "
                  "press the button beside it and choose \"%1\".")
            .arg(QCoreApplication::translate("Repair", repairLabel(Repair::ChooseStart)));
    case Step::Lab:
        return tr("Open the lab below and press \"Run\". The computer plays with your set and says what "
                  "stands out.");
    case Step::Play:
        return tr("Press F5 to play with your set yourself. The game opens beside the editor.");
    case Step::End:
        return tr("That was the tour. Go on with this set, or begin one of your own. F1 opens the handbook.");
    }
    return {};
}

void Tour::say()
{
    const bool isOver = step_ == Step::End;
    const QLocale locale;
    //: Above what is to be done: %1 the number of this step, %2 of how many
    const QString title =
        tr("Tour: %1 of %2").arg(locale.toString(static_cast<int>(step_) + 1), locale.toString(kSteps));
    card_.setTitle(isOver ? tr("End of the tour") : title);
    card_.setText(text());
    //: Button: go on to the next step of the tour without doing this one
    card_.next()->setText(tr("S&kip"));
    card_.next()->setVisible(!isOver);
    card_.showMe()->setVisible(!isOver);
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        say();
    return QObject::eventFilter(watched, event);
}

} // namespace lodeline::goldrush::editor
