// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printlayout.h"
#include "ui/wording/words.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPushButton;
class QTabWidget;
class QToolButton;

namespace lodeline::ui {
class ExportRunner;
} // namespace lodeline::ui

namespace lodeline::print {

class ContentPage;
class PagePreview;
class PaperPage;

// Prints something to be cut out and played: all options, a preview of every page, and the ways out: printer,
// PDF, SVG, pictures. What takes long runs in the background and can be cancelled. The options are
// remembered.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Output { Pdf, Svg, ContactSheet, FacePictures };

    // `file` is that of what is printed, if it has one.
    explicit PrintDialog(std::shared_ptr<const Printable> printed, QString file = {},
                         QWidget* parent = nullptr);
    ~PrintDialog() override;

    PrintOptions options() const;
    void setOptions(const PrintOptions& options); // the chosen designs among them
    // Why nothing can be printed now; empty when it can.
    QString fault() const { return fault_; }
    int pageCount() const;
    int page() const { return page_; } // from 0
    void showPage(int page);

    // Without asking for a file. A folder for FacePictures.
    void exportTo(Output output, const QString& path);

signals:
    void exported(const QString& path);
    void failed(const QString& sentence); // shown to the user already

public slots:
    void done(int result) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void layOutAgain();
    void showCurrent();
    // With what was just typed in a field; not while an export runs.
    bool isReady(const QPushButton& way);
    void ask(Output output);
    void print();
    void finish(bool done, const QString& error);
    void tellOutcome(ui::Words words);
    QString finishedText() const;
    QString refusedText() const;
    void remember() const;
    QString summary() const;
    void retranslate();

    std::shared_ptr<const Printable> printed_;
    const QString file_;
    PrintOptions given_; // last; those that this dialog has no fields for stay
    PrintLayout layout_;
    QString fault_;
    int page_ = 0;
    QString target_;        // of the export that runs or ran last; empty for a printer
    PrintOptions exported_; // of that one, as are the next three
    bool isOfPages_ = false;
    QStringList others_; // pages beside its own that may be older
    Problems refused_;   // pictures of faces that it left out
    ui::ExportRunner* runner_;
    QTabWidget* tabs_;
    ContentPage* content_;
    PaperPage* paper_;
    PagePreview* preview_;
    QToolButton* previous_;
    QToolButton* next_;
    QLabel* pageLabel_;
    QLabel* verdict_; // what it takes, or what is wrong
    QLabel* outcome_; // of the last export
    ui::Words outcomeWords_;
    QPushButton* print_;
    QPushButton* pdf_;
    QPushButton* svg_;
    QPushButton* pictures_;
    QPushButton* close_;
    QAction* contactSheet_;
    QAction* facePictures_;
};

} // namespace lodeline::print
