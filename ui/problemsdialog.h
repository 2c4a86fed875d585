// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace lodeline::ui {

// Says why a file could not be opened, or what of it is not used: each problem with the place where it is,
// and what to do about it.
class ProblemsDialog : public QDialog
{
    Q_OBJECT

public:
    ProblemsDialog(QString path, Problems problems, QWidget* parent = nullptr);

    // All that it shows as text, a line a problem, for the clipboard.
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QString headline() const;
    void retranslate();

    QString path_;
    Problems problems_;
    QLabel* heading_;
    QTreeWidget* list_;
    QLabel* detail_; // the chosen problem, whole
    QLabel* advice_;
    QDialogButtonBox* buttons_;
    QPushButton* copy_;
};

} // namespace lodeline::ui
