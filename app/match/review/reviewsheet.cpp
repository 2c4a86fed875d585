// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/reviewsheet.h"

#include "app/match/review/reviewprogress.h"
#include "app/match/review/steprow.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/windows/scrolled.h"
#include "ui/windows/textscale.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStyle>

#include <algorithm>

namespace lodeline::app {
namespace {

void makeHeading(QLabel* label, double size = 1)
{
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    ui::setTextScale(*label, size);
}

} // namespace

ReviewSheet::ReviewSheet(QWidget* parent)
    : QWidget(parent)
    , chart_(new CourseChart(this))
    , title_(new ui::Label(this))
    , text_(new ui::Label(this))
    , showsBetter_(new QCheckBox(this))
    , showsPoints_(new QCheckBox(this))
    , turningTitle_(new ui::Label(this))
    , turning_(new TurningList(this))
    , ownTitle_(new ui::Label(this))
    , footing_(new ui::Label(this))
    , progress_(new ReviewProgress(this))
    , steps_(new StepRow(this))
    , playOn_(new QPushButton(this))
    , close_(new QPushButton(this))
{
    setFocusProxy(chart_);
    showsBetter_->setChecked(true);
    connectParts();
    addKeys();
    retranslate();
}

void ReviewSheet::setParts(QWidget* board, QWidget* own, Measures measures)
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(board, 0, 0);
    layout->addWidget(chart_, 1, 0);
    measures_ = measures;
    side_ = makeSide(own);
    layout->addWidget(side_, 0, 1, 2, 1);
    layout->addWidget(makeFoot(), 2, 0, 1, 2);
    layout->setRowStretch(0, 1);
    layout->setColumnStretch(0, 1);
    fitSide();
}

QScrollArea* ReviewSheet::makeSide(QWidget* own)
{
    auto* side = new QWidget;
    makeHeading(title_, 1.25);
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    makeHeading(turningTitle_);
    makeHeading(ownTitle_);
    turningTitle_->setBuddy(turning_);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addWidget(text_);
    column->addWidget(showsBetter_);
    column->addWidget(turningTitle_);
    column->addWidget(turning_, 1);
    column->addWidget(ownTitle_);
    column->addWidget(own);
    footing_->setWordWrap(true);
    footing_->setForegroundRole(QPalette::PlaceholderText);
    footing_->hide();
    column->addWidget(footing_);
    column->addWidget(progress_);
    QScrollArea* area = ui::scrolled(side);
    area->setParent(this);
    return area;
}

QWidget* ReviewSheet::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(10, 6, 10, 6);
    row->addWidget(steps_);
    row->addSpacing(12);
    row->addWidget(showsPoints_);
    row->addStretch();
    for (QPushButton* button : {playOn_, close_}) {
        button->setMinimumHeight(34);
        row->addWidget(button);
    }
    return foot;
}

void ReviewSheet::connectParts()
{
    connect(chart_, &CourseChart::positionChosen, this, &ReviewSheet::setPosition);
    connect(turning_, &TurningList::positionChosen, this, &ReviewSheet::setPosition);
    connect(steps_, &StepRow::positionChosen, this, &ReviewSheet::setPosition);
    connect(showsBetter_, &QCheckBox::toggled, this, [this] { showPosition(); });
    connect(showsPoints_, &QCheckBox::toggled, this, [this](bool on) {
        setMeasure(on ? CourseChart::Measure::Points : CourseChart::Measure::Chances);
    });
    connect(playOn_, &QPushButton::clicked, this, [this] { playOn(); });
    connect(close_, &QPushButton::clicked, this, &ReviewSheet::closeRequested);
    connect(progress_, &ReviewProgress::cancelRequested, this, [this] { cancel(); });
    connect(progress_, &ReviewProgress::startRequested, this, [this] { begin(); });
}

void ReviewSheet::addKeys()
{
    // Shortcuts, since buttons would take the arrow keys to walk to one another, and a board all keys.
    const auto add = [this](Qt::Key key, const auto& act) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    const auto step = [this](int plies) {
        setPosition(position_ + (layoutDirection() == Qt::RightToLeft ? -plies : plies));
    };
    add(Qt::Key_Right, [step] { step(1); });
    add(Qt::Key_Left, [step] { step(-1); });
    add(Qt::Key_Home, [this] { setPosition(0); });
    add(Qt::Key_End, [this] { setPosition(lastPosition_); });
    add(Qt::Key_B, [this] { showsBetter_->toggle(); });
    add(Qt::Key_D, [this] { showsPoints_->toggle(); });
    add(Qt::Key_Escape, [this] { emit closeRequested(); });
}

void ReviewSheet::setGame(std::vector<CourseChart::Player> players, int plies)
{
    hasGame_ = true;
    lastPosition_ = plies;
    position_ = std::min(position_, plies);
    chart_->setGame(std::move(players), plies + 1);
}

void ReviewSheet::setPosition(int position)
{
    position_ = std::clamp(position, 0, lastPosition_);
    chart_->setPosition(position_);
    turning_->setPosition(position_);
    steps_->setPosition(position_, lastPosition_);
    showPosition();
}

void ReviewSheet::setMeasure(CourseChart::Measure measure)
{
    showsPoints_->setChecked(measure == CourseChart::Measure::Points);
    chart_->setMeasure(measure);
}

void ReviewSheet::setOwnHeading(const QString& text)
{
    ownTitle_->setText(text);
}

void ReviewSheet::setFooting(const QString& text)
{
    footing_->setText(text);
    footing_->setVisible(!text.isEmpty());
}

QString ReviewSheet::footing() const
{
    return footing_->text();
}

void ReviewSheet::explainBetter(const QString& text)
{
    showsBetter_->setToolTip(ui::toolTip(text));
}

void ReviewSheet::tellTurn(const QString& title, const QString& html, bool hasBetter)
{
    showsBetter_->setEnabled(hasBetter);
    if (position_ == 0) {
        //: The beginning of the game, before the first turn (noun)
        title_->setText(tr("Start"));
        text_->setText(tr("No turn has been played yet."));
        return;
    }
    //: A turn of a player (noun); %1 its number
    title_->setText(title.isEmpty() ? tr("Turn %1").arg(QLocale().toString(position_)) : title);
    text_->setText(html);
}

void ReviewSheet::setTurningPoints(const std::vector<TurningList::Entry>& entries)
{
    turning_->setEntries(entries);
    turning_->setPosition(position_);
    //: Stands where the turning points will be
    turning_->setPlaceholder(isComplete_ ? tr("No turn changed much.") : tr("None found yet"));
    std::vector<int> marks;
    for (const TurningList::Entry& entry : entries)
        marks.push_back(entry.position);
    chart_->setMarks(std::move(marks));
}

bool ReviewSheet::wantsBetter() const
{
    return showsBetter_->isChecked();
}

void ReviewSheet::setPlayOnEnabled(bool enabled)
{
    playOn_->setEnabled(enabled);
}

void ReviewSheet::start(int plies)
{
    isComplete_ = false;
    progress_->start(plies);
    chart_->setAwaitsChances(true);
}

void ReviewSheet::end(bool complete)
{
    isComplete_ = complete;
    progress_->end(complete);
    chart_->setAwaitsChances(false);
    showSummary();
    if (complete)
        emit completed();
}

void ReviewSheet::fail()
{
    progress_->fail();
    chart_->setAwaitsChances(false);
    showSummary();
}

void ReviewSheet::retranslate()
{
    //: A look back on a game (noun)
    setAccessibleName(tr("Review of the game"));
    showsBetter_->setText(tr("Show the &better move on the board (B)"));
    showsPoints_->setText(tr("Sh&ow points (D)"));
    showsPoints_->setToolTip(ui::toolTip(tr("Show the points of all players instead of their chances")));
    //: Heading above the turns that changed the chances most
    turningTitle_->setText(tr("&Turning points"));
    //: Name of the list of the turns that changed the chances most
    turning_->setAccessibleName(tr("Turning points"));
    playOn_->setText(tr("&Play on from here"));
    playOn_->setToolTip(tr("Start a new game from the position on the board; this game is kept as it is"));
    close_->setText(tr("&Close the review"));
    chart_->update();
}

// As wide as its longest words need, in any language and size of letters.
void ReviewSheet::fitSide()
{
    // Or everything below jumps from turn to turn.
    text_->setMinimumHeight(measures_.textLines * fontMetrics().height());
    const int needs =
        side_->widget()->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    side_->setFixedWidth(std::max(measures_.sideWidth, needs));
}

void ReviewSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        retranslateOwn();
        fitSide();
        if (hasGame_) {
            showSummary();
            showPosition();
        }
    } else if (event->type() == QEvent::FontChange && side_) {
        fitSide();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
