// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/watchednote.h"

#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {

WatchedNote::WatchedNote(QWidget* parent)
    : QWidget(parent)
    , text_(new ui::Label(this))
    , stop_(new QPushButton(this))
{
    text_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(text_);
    layout->addWidget(stop_, 0, Qt::AlignLeading);
    connect(stop_, &QPushButton::clicked, this, &WatchedNote::stopped);
    setFolder({});
}

void WatchedNote::setFolder(const QString& folder)
{
    folder_ = folder;
    setVisible(!folder.isEmpty());
    retranslate();
}

void WatchedNote::retranslate()
{
    //: %1 path of a folder
    text_->setText(tr("Watching this folder for changed pictures: %1").arg(ui::shownPath(folder_)));
    //: Button: changed pictures of a folder are not updated from now on
    stop_->setText(tr("Stop watching"));
}

void WatchedNote::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
