// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panes/foldbutton.h"

#include <QWidget>

namespace lodeline::desk {

// A pane beside the drawing under its title. A click on the title folds it to a strip, another opens it.
class FoldingPane : public QWidget
{
    Q_OBJECT

public:
    FoldingPane(QWidget* content, FoldButton::Edge edge, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QKeySequence& key);
    bool isFolded() const { return !button_->isChecked(); }
    void setFolded(bool folded);
    int foldedWidth() const { return button_->minimumSizeHint().width(); }     // px, of the strip
    int leastOpenWidth() const { return content_->minimumSizeHint().width(); } // px

signals:
    void asked(bool folded); // by a click

protected:
    void changeEvent(QEvent* event) override;

private:
    void bound();

    QWidget* content_;
    FoldButton* button_;
};

} // namespace lodeline::desk
