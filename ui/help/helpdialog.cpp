// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpdialog.h"

#include "ui/help/helpbrowser.h"
#include "ui/plain/shown.h"
#include "ui/windows/screens.h"
#include "ui/wording/html.h"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lodeline::ui {
namespace {

constexpr int kMostMarks = 500;

// Where the headings of a document stand.
std::vector<QTextBlock> headingsOf(const QTextDocument& document)
{
    std::vector<QTextBlock> headings;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            headings.push_back(block);
    }
    return headings;
}

// That of the last one that begins there or before; -1 before the first one.
int chapterOf(const QTextDocument& document, int position)
{
    const auto headings = headingsOf(document);
    const auto next = std::ranges::upper_bound(headings, position, {}, &QTextBlock::position);
    return static_cast<int>(next - headings.begin()) - 1;
}

QTextBlock headingOf(const QTextDocument& document, int chapter)
{
    const auto headings = headingsOf(document);
    if (chapter < 0)
        return document.begin();
    const auto at = static_cast<std::size_t>(chapter);
    return at < headings.size() ? headings[at] : document.lastBlock();
}

} // namespace

HelpDialog::HelpDialog(HelpPage page, const BrowserMaker& makeBrowser, QWidget* parent, QString topic)
    : QDialog(parent)
    , page_(std::move(page))
    , topic_(std::move(topic))
    , text_(makeBrowser(this))
    , contents_(new QListWidget(this))
    , search_(new QLineEdit(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(16);
    build();
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(text_, &HelpBrowser::exampleRequested, this, &HelpDialog::exampleRequested);
    connect(contents_, &QListWidget::currentRowChanged, this, &HelpDialog::goToHeading);
    // Once the text is laid out, which moves the bar, too.
    connect(text_->verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpDialog::markChapter,
            Qt::QueuedConnection);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) { find(words, false); });
    connect(search_, &QLineEdit::returnPressed, this, [this] { find(search_->text(), true); });
    retranslate();
}

void HelpDialog::build()
{
    auto* side = new QVBoxLayout;
    side->addWidget(search_);
    side->addWidget(contents_, 1);
    auto* row = new QHBoxLayout;
    row->addLayout(side);
    row->addWidget(text_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(buttons_);
    buttons_->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter goes on searching
    const bool isLong = page_.searchName != nullptr;
    contents_->setVisible(isLong);
    search_->setVisible(isLong);
    search_->setClearButtonEnabled(true);
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    resize(page_.size);
    fitToScreen(*this);
    text_->setFocus();
}

void HelpDialog::listContents()
{
    const QSignalBlocker quiet(contents_);
    contents_->clear();
    for (const QTextBlock& heading : headingsOf(*text_->document())) {
        auto* item = new QListWidgetItem(heading.text(), contents_);
        item->setToolTip(ui::toolTip(heading.text()));
    }
    fitContents();
}

// As wide as its words are, but the text has most of the window.
void HelpDialog::fitContents()
{
    constexpr int kRim = 24;
    contents_->setFixedWidth(std::min(contents_->sizeHintForColumn(0) + kRim, width() / 3));
    search_->setFixedWidth(contents_->width());
}

void HelpDialog::goToHeading(int row)
{
    const auto headings = headingsOf(*text_->document());
    if (row < 0 || row >= static_cast<int>(headings.size()))
        return;
    const QTextBlock& heading = headings[static_cast<std::size_t>(row)];
    text_->setTextCursor(QTextCursor(heading));
    text_->verticalScrollBar()->setValue(topOf(heading));
    mark(row); // also of one near the end, which cannot be scrolled to the top
}

int HelpDialog::topOf(const QTextBlock& block) const
{
    return static_cast<int>(text_->document()->documentLayout()->blockBoundingRect(block).top());
}

// The last heading that was scrolled to or past.
int HelpDialog::chapterAt(int top) const
{
    constexpr int kNear = 24; // px below the top
    const auto headings = headingsOf(*text_->document());
    const auto next = std::ranges::find_if(
        headings, [&](const QTextBlock& heading) { return topOf(heading) > top + kNear; });
    return static_cast<int>(next - headings.begin()) - 1;
}

void HelpDialog::select(int anchor, int position)
{
    const int last = text_->document()->characterCount() - 1;
    QTextCursor cursor(text_->document());
    cursor.setPosition(std::min(anchor, last));
    cursor.setPosition(std::min(position, last), QTextCursor::KeepAnchor);
    text_->setTextCursor(cursor);
}

void HelpDialog::scrollTo(int top)
{
    topOf(text_->document()->lastBlock()); // lays all of it out, which the bar is told only later
    QScrollBar& bar = *text_->verticalScrollBar();
    bar.setMaximum(std::max(bar.maximum(), top));
    bar.setValue(top);
}

void HelpDialog::markChapter()
{
    const int top = text_->verticalScrollBar()->value();
    if (top != markedAt_)
        mark(std::max(chapterAt(top), 0));
}

void HelpDialog::mark(int chapter)
{
    const QSignalBlocker quiet(contents_);
    contents_->setCurrentRow(chapter);
    markedAt_ = text_->verticalScrollBar()->value();
}

// From the next place on, round and round; what is typed may stay where it is.
void HelpDialog::find(const QString& words, bool next)
{
    markAll(words);
    QTextCursor from = text_->textCursor();
    if (!next)
        from.setPosition(from.selectionStart());
    QTextCursor found = words.isEmpty() ? from : text_->document()->find(words, from);
    if (found.isNull())
        found = text_->document()->find(words);
    const QString trouble = found.isNull() ? tr("No matches found") : QString();
    search_->setToolTip(ui::toolTip(trouble));
    search_->setAccessibleDescription(trouble);
    if (!found.isNull())
        text_->setTextCursor(found);
}

void HelpDialog::markAll(const QString& words)
{
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(palette().highlight());
    format.setForeground(palette().highlightedText());
    QTextCursor at(text_->document());
    while (!words.isEmpty() && marks.size() < kMostMarks) {
        at = text_->document()->find(words, at);
        if (at.isNull())
            break;
        marks << QTextEdit::ExtraSelection{at, format};
    }
    text_->setExtraSelections(marks);
}

void HelpDialog::retranslate()
{
    setWindowTitle(page_.title());
    text_->showPage(page(page_.html()));
    text_->setAccessibleName(windowTitle());
    //: In an empty field: words to be searched for
    search_->setPlaceholderText(tr("Find"));
    if (page_.searchName)
        search_->setAccessibleName(page_.searchName());
    //: Name of a list: the headings of a long text
    contents_->setAccessibleName(tr("Contents"));
    listContents();
    markAll(search_->text());
}

// Other words take other room: the reader stays in the chapter, as far below its heading.
void HelpDialog::followLanguage()
{
    const QTextDocument& document = *text_->document();
    const int marked = contents_->currentRow();
    const int top = text_->verticalScrollBar()->value();
    const int chapter = chapterAt(top);
    const int below = top - topOf(headingOf(document, chapter));
    const int found = chapterOf(document, text_->textCursor().position());
    retranslate();
    const int place = headingOf(document, found).position();
    select(place, place);
    layout()->activate(); // the list of contents is as wide as its words
    const int end = topOf(headingOf(document, chapter + 1));
    scrollTo(std::min(topOf(headingOf(document, chapter)) + below, end));
    mark(marked);
}

void HelpDialog::showAgain()
{
    const int marked = contents_->currentRow();
    const int top = text_->verticalScrollBar()->value();
    const int anchor = text_->textCursor().anchor();
    const int position = text_->textCursor().position();
    retranslate();
    select(anchor, position);
    scrollTo(top);
    mark(marked);
}

void HelpDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!topic_.isEmpty()) // once there is a layout to scroll
        QMetaObject::invokeMethod(
            this, [this, topic = std::exchange(topic_, {})] { goTo(topic); }, Qt::QueuedConnection);
}

void HelpDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitContents();
}

void HelpDialog::goTo(const QString& topic)
{
    text_->scrollToAnchor(topic);
    const auto headings = headingsOf(*text_->document());
    const auto found = std::ranges::find_if(headings, [&](const QTextBlock& heading) {
        return heading.begin().fragment().charFormat().anchorNames().contains(topic);
    });
    if (found != headings.end())
        mark(static_cast<int>(found - headings.begin()));
}

void HelpDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find) && search_->isVisible())
        search_->setFocus();
    else
        QDialog::keyPressEvent(event);
}

void HelpDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        followLanguage();
    else if (event->type() == QEvent::PaletteChange)
        showAgain(); // pictures are painted in the colours of the day
    else if (event->type() == QEvent::FontChange)
        fitContents();
    QDialog::changeEvent(event);
}

} // namespace lodeline::ui
