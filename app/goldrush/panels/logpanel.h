// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace lodeline::goldrush {

class LogModel;

// The log of the game as a list that follows its end.
class LogPanel : public QListView
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    LogModel* log() const { return model_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    LogModel* model_;
    bool atEnd_ = true;
};

} // namespace lodeline::goldrush
