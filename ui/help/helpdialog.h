// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/words.h"

#include <QDialog>
#include <QSize>

#include <functional>

class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QTextBlock;

namespace lodeline::ui {

class HelpBrowser;

// What a window of help shows.
struct HelpPage
{
    Words title;
    Words html;            // of its page, without ui::page()
    Words searchName = {}; // what a screen reader calls the field for words to be found; none on a short page
    QSize size{840, 620};  // px
};

// A page of help in a window of its own, which may stay open beside the work. A long one has its headings
// beside it and can be searched.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    using BrowserMaker = std::function<HelpBrowser*(QWidget* parent)>;

    // Opens at the anchor `topic`, if there is one.
    HelpDialog(HelpPage page, const BrowserMaker& makeBrowser, QWidget* parent = nullptr, QString topic = {});

    HelpBrowser* text() const { return text_; }
    QListWidget* contents() const { return contents_; }
    QLineEdit* search() const { return search_; }
    void goTo(const QString& topic);

    // The same page, of which a part says or looks otherwise; the reader stays where they are.
    void showAgain();

signals:
    void exampleRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void retranslate();
    void followLanguage();
    void listContents();
    void fitContents();
    void goToHeading(int row);
    int topOf(const QTextBlock& block) const; // px, in the text
    int chapterAt(int top) const;             // -1 before the first one
    void select(int anchor, int position);    // scrolls there, too
    void scrollTo(int top);
    void markChapter();
    void mark(int chapter);
    void find(const QString& words, bool next);
    void markAll(const QString& words);

    HelpPage page_;
    QString topic_;
    HelpBrowser* text_;
    QListWidget* contents_;
    QLineEdit* search_;
    QDialogButtonBox* buttons_;
    int markedAt_ = -1; // where the text was scrolled to
};

} // namespace lodeline::ui
