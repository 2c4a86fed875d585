// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/lessonsdialog.h"

#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/lessons/lessonwords.h"
#include "app/goldrush/lessons/progress.h"
#include "ui/plain/label.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace lodeline::goldrush {

LessonsDialog::LessonsDialog(QSettings& store, QWidget* parent)
    : QDialog(parent)
    , list_(new QListWidget(this))
{
    //: Title of a window
    setWindowTitle(tr("Lessons"));
    auto* intro = new ui::Label(this);
    intro->setText(tr(
        "Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes."));
    intro->setWordWrap(true);
    //: Name of the list of lessons, for screen readers
    list_->setAccessibleName(tr("Lessons"));
    const QStringList done = lessonsDone(store);
    const QIcon tick = style()->standardIcon(QStyle::SP_DialogApplyButton);
    QPixmap none(list_->style()->pixelMetric(QStyle::PM_ListViewIconSize), 1);
    none.fill(Qt::transparent);
    for (const QString& name : lessonNames()) {
        const bool isDone = done.contains(name);
        //: Entry of a list: %1 a lesson that has been played to its end
        auto* item =
            new QListWidgetItem(isDone ? tr("%1 (done)").arg(lessonEntry(name)) : lessonEntry(name), list_);
        if (isDone)
            item->setIcon(tick);
        else if (!done.isEmpty())
            item->setIcon(none); // so that all begin at one line
    }
    list_->setCurrentRow(static_cast<int>(lessonNames().indexOf(nextLesson(store))));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    //: Button: begin the lesson
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    resize(420, 420);
}

QString LessonsDialog::chosen() const
{
    return lessonNames()[list_->currentRow()];
}

} // namespace lodeline::goldrush
