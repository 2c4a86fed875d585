// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/lessonsdialog.h"

#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/lessons/lessonwords.h"
#include "app/goldrush/lessons/progress.h"
#include "ui/plain/label.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace lodeline::goldrush {

LessonsDialog::LessonsDialog(QSettings& store, QWidget* parent)
    : QDialog(parent)
    , done_(lessonsDone(store))
    , intro_(new ui::Label(this))
    , list_(new QListWidget(this))
{
    intro_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    begin_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro_);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    fill();
    list_->setCurrentRow(static_cast<int>(lessonNames().indexOf(nextLesson(store))));
    retranslate();
    resize(420, 420);
}

void LessonsDialog::fill()
{
    const QIcon tick = style()->standardIcon(QStyle::SP_DialogApplyButton);
    QPixmap none(list_->style()->pixelMetric(QStyle::PM_ListViewIconSize), 1);
    none.fill(Qt::transparent);
    for (const QString& name : lessonNames()) {
        auto* item = new QListWidgetItem(list_);
        if (done_.contains(name))
            item->setIcon(tick);
        else if (!done_.isEmpty())
            item->setIcon(none); // so that all begin at one line
    }
}

void LessonsDialog::retranslate()
{
    //: Title of a window
    setWindowTitle(tr("Lessons"));
    intro_->setText(tr(
        "Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes."));
    //: Name of the list of lessons, for screen readers
    list_->setAccessibleName(tr("Lessons"));
    const QStringList& names = lessonNames();
    for (int row = 0; row < list_->count(); ++row) {
        const QString entry = lessonEntry(names[row]);
        //: Entry of a list: %1 a lesson that has been played to its end
        list_->item(row)->setText(done_.contains(names[row]) ? tr("%1 (done)").arg(entry) : entry);
    }
    //: Button: begin the lesson
    begin_->setText(tr("&Begin"));
}

void LessonsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QString LessonsDialog::chosen() const
{
    return lessonNames()[list_->currentRow()];
}

} // namespace lodeline::goldrush
