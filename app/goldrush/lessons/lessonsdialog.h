// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QSettings;

namespace lodeline::goldrush {

// Asks for a lesson; the first that was not done is proposed.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LessonsDialog(QSettings& store, QWidget* parent = nullptr);

    QString chosen() const; // of lessonNames()

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void retranslate();

    QStringList done_;
    QLabel* intro_;
    QListWidget* list_;
    QPushButton* begin_;
};

} // namespace lodeline::goldrush
