// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lodeline::goldrush::editor {

// Says which folder pictures are taken again from, with a button that ends it. Hidden where there is none.
class WatchedNote : public QWidget
{
    Q_OBJECT

public:
    explicit WatchedNote(QWidget* parent = nullptr);

    void setFolder(const QString& folder); // empty for none

signals:
    void stopped();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString folder_;
    QLabel* text_;
    QPushButton* stop_;
};

} // namespace lodeline::goldrush::editor
