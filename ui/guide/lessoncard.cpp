// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/lessoncard.h"

#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lodeline::ui {
namespace {

constexpr int kLines = 3; // at least
constexpr int kHigh = 10000;

} // namespace

LessonCard::LessonCard(QWidget* parent)
    : QFrame(parent)
    , title_(new Label(this))
    , text_(new Label(this))
    , showMe_(makeButton("showMe"))
    , again_(makeButton("again"))
    , next_(makeButton("next"))
    , leave_(makeButton("leave"))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    for (QLabel* label : {title_, text_})
        label->setForegroundRole(QPalette::ToolTipText);
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->addWidget(title_);
    words->addWidget(text_, 1);
    auto* buttons = new QVBoxLayout;
    for (QPushButton* button : {next_, again_, showMe_})
        buttons->addWidget(button);
    buttons->addStretch(); // nobody leaves who clicks where another button was
    buttons->addWidget(leave_);
    auto* row = new QHBoxLayout(this);
    row->addLayout(words, 1);
    row->addLayout(buttons);
    for (QPushButton* button : {next_, again_, showMe_})
        button->hide();
    retranslate();
    fit();
}

QPushButton* LessonCard::makeButton(const char* name)
{
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    return button;
}

void LessonCard::setTitle(const QString& title)
{
    title_->setText(title);
    setAccessibleName(title);
}

QString LessonCard::text() const
{
    return text_->text();
}

void LessonCard::setText(const QString& text)
{
    if (text == text_->text())
        return;
    text_->setText(text);
    setAccessibleDescription(text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void LessonCard::setTexts(const QStringList& texts)
{
    texts_ = texts;
    fit();
}

void LessonCard::fit()
{
    int buttons = 0;
    for (const QPushButton* button : {next_, again_, showMe_, leave_})
        buttons = std::max(buttons, button->sizeHint().width());
    const int width = contentsRect().width() - buttons - 3 * layout()->contentsMargins().left();
    int height = kLines * fontMetrics().lineSpacing();
    for (const QString& text : std::as_const(texts_)) {
        const QRect words =
            text_->fontMetrics().boundingRect(0, 0, std::max(width, 1), kHigh, Qt::TextWordWrap, text);
        height = std::max(height, words.height());
    }
    text_->setMinimumHeight(height);
}

void LessonCard::retranslate()
{
    //: Button: show on the board what the lesson asks for
    showMe_->setText(tr("&Show me"));
    //: Button: take the turn back and play it differently
    again_->setText(tr("&Try again"));
    //: Button: end the lesson
    leave_->setText(tr("L&eave"));
    leave_->setToolTip(ui::toolTip(tr("End the lesson; you can start it over at any time")));
}

void LessonCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

void LessonCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fit();
    QFrame::changeEvent(event);
}

} // namespace lodeline::ui
