// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panes/foldingpane.h"

#include "ui/keys/keytext.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QVBoxLayout>

namespace lodeline::desk {

FoldingPane::FoldingPane(QWidget* content, FoldButton::Edge edge, QWidget* parent)
    : QWidget(parent)
    , content_(content)
    , button_(new FoldButton(edge, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(button_);
    column->addWidget(content, 1);
    connect(button_, &QAbstractButton::clicked, this, [this] { emit asked(!isFolded()); });
}

void FoldingPane::setTitle(const QString& title, const QKeySequence& key)
{
    button_->setText(title);
    button_->setAccessibleName(title);
    //: Tooltip of the title of a pane: %1 a key
    button_->setToolTip(ui::toolTip(tr("Collapse or expand (%1)").arg(ui::shownKey(key))));
    bound();
}

void FoldingPane::setFolded(bool folded)
{
    button_->setChecked(!folded);
    if (folded && content_->isAncestorOf(focusWidget()))
        button_->setFocus();
    content_->setVisible(!folded);
    bound();
}

// A strip is as wide as it is.
void FoldingPane::bound()
{
    if (isFolded())
        setFixedWidth(button_->sizeHint().width());
    else {
        setMinimumWidth(0);
        setMaximumWidth(QWIDGETSIZE_MAX);
    }
}

void FoldingPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        bound();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
