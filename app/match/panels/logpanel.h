// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include <functional>

namespace lodeline::app {

// The log of a game as a list that follows its end. The model words its lines.
class LogPanel : public QListView
{
    Q_OBJECT

public:
    // What the model tells of a line beside its text: whether a turn begins with it, and the colour of whose.
    enum Role { TurnStartRole = Qt::UserRole + 1, ColourRole };

    // Shows the model and is shown anew by `reword` when the language is another one.
    LogPanel(QAbstractItemModel* model, std::function<void()> reword, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    std::function<void()> reword_;
    bool atEnd_ = true;
};

} // namespace lodeline::app
