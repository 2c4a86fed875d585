// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/desk.h"

#include <QTimer>

class QAbstractItemView;
class QTabWidget;
class QUndoView;

namespace lodeline::desk {

class FindingsPanel;
class FoldingTabs;
class Panes;

// A desk with a drawing in the middle, the list of the parts and forms at its sides, and below it what is
// known of what is edited: problems, statistics, the lab.
class PanedDesk : public Desk
{
    Q_OBJECT

public:
    enum class Tab { Problems, Statistics, Lab };
    enum class Form { Part, Whole, History };

    PanedDesk(const Kind& kind, std::unique_ptr<Document> document, const QString& sideFolder,
              QWidget* parent = nullptr);
    ~PanedDesk() override;

    bool isOn(Command command) const override;
    void run(Command command) final;
    bool hasErrors() final;
    void begin() final;
    QByteArray layoutState() const final;
    void restoreLayout(const QByteArray& state) final;

    void showTab(Tab tab);
    void showForm(Form form);
    void showDrawing(); // where it is hidden by what is enlarged
    void focusDrawing();

protected:
    struct Views
    {
        QWidget* list;
        QAbstractItemView* rows; // of the list: these take the focus
        QWidget* drawing;
        QWidget* canvas; // of the drawing: this takes the focus
        QWidget* preview = nullptr;
        QWidget* partForm;
        QWidget* wholeForm;
        FindingsPanel* problems;
        QWidget* statistics;
        QWidget* lab;
    };

    void arrange(const Views& views); // once, before all else
    Panes& panes() const { return *panes_; }
    FoldingTabs& tabs() const { return *tabs_; }
    QTabWidget& forms() const { return *forms_; }

    // Carries out what the panes do not. What was being typed has been taken over.
    virtual void runOwn(Command command) = 0;
    virtual void judge() = 0;       // brings what is known up to date
    virtual void retranslate() = 0; // what only this kind says
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslateAll();
    void nameProblems();

    Views views_{};
    QUndoView* history_;
    FoldingTabs* tabs_;
    QTabWidget* forms_;
    Panes* panes_ = nullptr;
    QTimer judgement_;
};

} // namespace lodeline::desk
