// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/panels/noticebar.h"

#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr int kPicture = 48;
constexpr qsizetype kMostPictures = 6;

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , pictures_(new QHBoxLayout)
    , text_(new ui::Label(this))
    , close_(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setForegroundRole(QPalette::ToolTipText);
    text_->setWordWrap(true);
    close_->setAutoRaise(true);
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(pictures_);
    layout->addWidget(text_, 1);
    layout->addWidget(close_);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

QString NoticeBar::text() const
{
    return text_->text();
}

void NoticeBar::showNotice(const ui::Words& words, const QList<QWidget*>& pictures)
{
    while (QLayoutItem* item = pictures_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (QWidget* picture : pictures) {
        picture->setParent(this);
        if (pictures_->count() == kMostPictures) {
            delete picture;
            continue;
        }
        picture->setFixedSize(kPicture, kPicture);
        pictures_->addWidget(picture);
    }
    parts_ = {{words, words()}};
    showText();
    show();
    emit changed();
}

void NoticeBar::tell(const ui::Words& words)
{
    showNotice(words);
    emit told(words());
}

QSize NoticeBar::sizeWithin(int width) const
{
    const int around = layout()->totalMinimumSize().width() - text_->minimumSizeHint().width();
    const int words = text_->fontMetrics().size(0, text_->text()).width() + 2; // which are rounded
    const int wanted = std::min(width, words + around);
    return {wanted, layout()->totalHeightForWidth(wanted)};
}

void NoticeBar::add(const ui::Words& words)
{
    // Not `isVisible`: its page may come on screen only after this.
    std::vector<Part> before = isHidden() ? std::vector<Part>() : parts_;
    showNotice(words);
    parts_.insert(parts_.begin(), before.begin(), before.end());
    showText();
    emit changed();
    emit told(words());
}

void NoticeBar::dropAfterMove(bool byComputer, bool hasPeople)
{
    if (!byComputer || !hasPeople)
        hide();
}

void NoticeBar::showText()
{
    QStringList lines;
    for (const Part& part : parts_)
        lines << part.text;
    text_->setText(lines.join(u'\n'));
    setAccessibleName(text_->text());
}

void NoticeBar::retranslate()
{
    close_->setAccessibleName(tr("Close the notice"));
    close_->setToolTip(ui::toolTip(close_->accessibleName()));
    if (isHidden())
        parts_.clear(); // what they are about may be gone
    for (Part& part : parts_)
        if (const QString again = part.words(); !again.isEmpty())
            part.text = again;
    showText();
    emit changed();
}

// Before the focus goes on to whatever comes next.
void NoticeBar::hideEvent(QHideEvent* event)
{
    if (parentWidget()->isVisible() && isAncestorOf(window()->focusWidget()))
        parentWidget()->setFocus();
    QFrame::hideEvent(event);
}

void NoticeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace lodeline::app
