// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QSettings;

namespace lodeline::goldrush {

// Asks for a lesson; the first that was not done is proposed.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LessonsDialog(QSettings& store, QWidget* parent = nullptr);

    QString chosen() const; // of lessonNames()

private:
    QListWidget* list_;
};

} // namespace lodeline::goldrush
