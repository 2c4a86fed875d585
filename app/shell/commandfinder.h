// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace lodeline::app {

// Every command that can be given now, by name: typing narrows the list, Enter gives the command.
class CommandFinder : public QDialog
{
    Q_OBJECT

public:
    // Those of the menus, and of the menus in them.
    CommandFinder(const QList<QAction*>& menus, QWidget* parent);

    QLineEdit* filter() const { return filter_; }
    QListWidget* list() const { return list_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry
    {
        QPointer<QAction> action;
        QString name; // with the menus it is in
    };

    void collect(const QList<QAction*>& actions, const QString& menu);
    void fill();
    void give();
    void retranslate();

    QList<QAction*> menus_;
    std::vector<Entry> entries_;
    QLineEdit* filter_;
    QListWidget* list_;
};

} // namespace lodeline::app
