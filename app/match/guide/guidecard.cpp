// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/guide/guidecard.h"

#include "ui/plain/label.h"
#include "ui/themed.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace lodeline::app {

// What is explained, framed.
class GuideFrame : public QWidget
{
public:
    explicit GuideFrame(QWidget* parent)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("guideFrame"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ui::themeOf(*this).board.highlight, 3));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 8, 8);
    }
};

namespace {

// Device-independent pixels.
constexpr int kGap = 10;
constexpr int kEdge = 4;
constexpr std::array kWidths{300, 260, 220, 190};

// Where a card of that size lies beside what it explains and inside of all; nothing where it cannot.
QRect beside(const QRect& what, const QRect& all, QSize size)
{
    const auto kept = [](int wanted, int least, int most) {
        return std::clamp(wanted, least, std::max(least, most));
    };
    const int x = kept(what.center().x() - size.width() / 2, all.left(), all.right() + 1 - size.width());
    const int y = kept(what.center().y() - size.height() / 2, all.top(), all.bottom() + 1 - size.height());
    for (const QPoint at :
         {QPoint(what.right() + 1 + kGap, y), QPoint(what.left() - kGap - size.width(), y),
          QPoint(x, what.bottom() + 1 + kGap), QPoint(x, what.top() - kGap - size.height())}) {
        if (all.contains(QRect(at, size)))
            return {at, size};
    }
    return {};
}

} // namespace

GuideCard::GuideCard(std::vector<Step> steps, QWidget* board, QWidget* parent)
    : QFrame(parent)
    , steps_(std::move(steps))
    , board_(board)
    , frame_(new GuideFrame(parent))
    , number_(new ui::Label(this))
    , text_(new ui::Label(this))
    , skip_(new QPushButton(this))
    , next_(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    for (QLabel* label : {number_, text_})
        label->setForegroundRole(QPalette::ToolTipText);
    text_->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(skip_);
    buttons->addStretch();
    buttons->addWidget(next_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(number_);
    column->addWidget(text_, 1);
    column->addLayout(buttons);
    connect(skip_, &QPushButton::clicked, this, &GuideCard::leave);
    connect(next_, &QPushButton::clicked, this, [this] { show(step_ + 1); });
    parent->installEventFilter(this);
    board->installEventFilter(this);
    retranslate(); // screen readers meet what is hidden, too
    hide();
}

void GuideCard::start()
{
    show(0);
}

void GuideCard::leave()
{
    if (!isRunning())
        return;
    stop();
    emit left();
}

void GuideCard::stop()
{
    if (!isRunning())
        return;
    const bool hadFocus = isAncestorOf(focusWidget()) || next_->hasFocus() || skip_->hasFocus();
    step_ = -1;
    hide();
    frame_->hide();
    if (hadFocus)
        board_->setFocus();
}

QRect GuideCard::explained() const
{
    return isRunning() ? steps_[static_cast<std::size_t>(step_)].what() : QRect();
}

void GuideCard::show(int step)
{
    if (step >= static_cast<int>(steps_.size()))
        return leave();
    step_ = step;
    retranslate();
    frame_->show();
    frame_->raise();
    setVisible(true);
    raise();
    next_->setFocus();
    // Once more when the page is all there: whoever brings it gives the keyboard to the board.
    const auto focus = [this] {
        if (isRunning())
            next_->setFocus();
    };
    QMetaObject::invokeMethod(this, focus, Qt::QueuedConnection);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

// As wide as there is room for beside what is explained.
void GuideCard::place()
{
    if (!isRunning())
        return;
    const QRect what = explained();
    const QRect all = parentWidget()->rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    frame_->setGeometry(what.adjusted(-kEdge, -kEdge, kEdge, kEdge));
    QRect found;
    for (const int wide : kWidths) {
        const int most = std::max(wide, minimumSizeHint().width());
        found = beside(what, all, {most, layout()->totalHeightForWidth(most)});
        if (!found.isNull())
            break;
    }
    if (found.isNull()) { // a tiny window: in the corner that is farther away
        const QSize size(kWidths.back(), layout()->totalHeightForWidth(kWidths.back()));
        found = QRect(all.topLeft(), size);
        if (what.center().x() < all.center().x())
            found.moveRight(all.right());
        if (what.center().y() < all.center().y())
            found.moveBottom(all.bottom());
    }
    setGeometry(found);
}

void GuideCard::retranslate()
{
    const int count = static_cast<int>(steps_.size());
    //: Name of a panel: explanations for somebody who plays for the first time
    setAccessibleName(tr("First steps"));
    //: Button: leave out the explanations
    skip_->setText(tr("&Skip"));
    if (step_ + 1 < count)
        //: Button: show the next explanation
        next_->setText(tr("&Next"));
    else
        //: Button (verb): the last explanation was read, the game begins
        next_->setText(tr("&Play"));
    if (!isRunning())
        return;
    //: Above an explanation: %1 the number of this one, %2 of how many
    number_->setText(tr("%1 of %2").arg(QLocale().toString(step_ + 1), QLocale().toString(count)));
    text_->setText(steps_[static_cast<std::size_t>(step_)].text());
    skip_->setVisible(step_ + 1 < count);
    setAccessibleDescription(text_->text());
    next_->setAccessibleDescription(text_->text());
    place();
}

void GuideCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void GuideCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) // as anywhere on the board
        (skip_->hasFocus() ? skip_ : next_)->click();
    else
        QFrame::keyPressEvent(event);
}

bool GuideCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) // the board lays itself out only after this
        QMetaObject::invokeMethod(this, &GuideCard::place, Qt::QueuedConnection);
    const bool isKey = watched == board_ && event->type() == QEvent::KeyPress;
    const bool isEscape = isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (isEscape && isRunning() && (!mayLeave_ || mayLeave_())) {
        leave();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace lodeline::app
