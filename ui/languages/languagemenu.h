// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/catalogue.h"
#include "ui/work/background.h"

#include <QDateTime>
#include <QHash>
#include <QMenu>

#include <utility>

class QActionGroup;

namespace lodeline::ui {

class Languages;

// The languages by the names that they give themselves, that of the system first; what is chosen is spoken at
// once. Such an entry can be ticked and has its code as data(), empty for the system. Behind them stand the
// user's own translations: their folder, and what is wrong with a file. Says by changed() of its title when
// entries come or go.
class LanguageMenu : public QMenu
{
    Q_OBJECT

public:
    explicit LanguageMenu(Languages& languages, QWidget* parent = nullptr);

    // Reads, in the background and only when it has changed, how much of each language is translated. A
    // language whose letters no font has gets its English name, too.
    void survey();
    // An entry below all others, which belongs to whoever adds it.
    void addTool(QAction* entry);

signals:
    void chosen(const QString& code);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void addOwn();
    void count();
    void showCoverage();
    void showName(QAction& action) const; // what the language is called, and how much of it is translated
    void openFolder() const;
    void tellRefused();
    void showProblems(const QString& file);
    void showCurrent();

    Languages& languages_;
    QActionGroup* choices_;
    QActionGroup* others_;
    QAction* system_;
    QList<QAction*> tools_;
    QHash<QString, Coverage> coverage_;
    std::pair<QString, QDateTime> told_; // the file that is refused, as it was told of
    Background surveyor_;
    bool isAsked_ = false; // for what its entries tell only when they are seen
};

} // namespace lodeline::ui
