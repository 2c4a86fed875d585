// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/printdialog.h"

#include "editor/print/dialog/contentpage.h"
#include "editor/print/dialog/outputs.h"
#include "editor/print/dialog/pagepreview.h"
#include "editor/print/dialog/paperpage.h"
#include "editor/print/svgexport.h"
#include "resources/art/icons.h"
#include "ui/keys/keytext.h"
#include "ui/plain/label.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/windows/screens.h"
#include "ui/windows/scrolled.h"
#include "ui/windows/textscale.h"
#include "ui/work/exportrunner.h"

#include <QAbstractSpinBox>
#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace lodeline::print {
namespace {

// px, at the usual size of text
constexpr int kOptionsWidth = 390;
constexpr QSize kFirstSize{880, 700};

bool arePages(PrintDialog::Output output)
{
    return output == PrintDialog::Output::Pdf || output == PrintDialog::Output::Svg;
}

} // namespace

PrintDialog::PrintDialog(std::shared_ptr<const Printable> printed, QString file, QWidget* parent)
    : QDialog(parent)
    , printed_(std::move(printed))
    , file_(std::move(file))
    , runner_(new ui::ExportRunner(this))
    , tabs_(new QTabWidget(this))
    , content_(new ContentPage(printed_, this))
    , paper_(new PaperPage(std::ranges::any_of(printed_->faces(), &Face::isStart), this))
    , preview_(new PagePreview(printed_, this))
    , previous_(new QToolButton(this))
    , next_(new QToolButton(this))
    , pageLabel_(new ui::Label(this))
    , verdict_(new ui::Label(this))
    , outcome_(new ui::Label(this))
    , print_(new QPushButton(this))
    , pdf_(new QPushButton(this))
    , svg_(new QPushButton(this))
    , pictures_(new QPushButton(this))
    , close_(new QPushButton(this))
{
    build();
    connectParts();
    QSettings settings;
    setOptions(readPrintOptions(settings));
    retranslate();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::build()
{
    for (QWidget* page : std::initializer_list<QWidget*>{content_, paper_})
        tabs_->addTab(ui::scrolled(page, Qt::ScrollBarAsNeeded), QString());
    tabs_->setMinimumWidth(
        std::min(ui::roomForText(*this, kOptionsWidth), screen()->availableSize().width() * 9 / 16));
    auto* menu = new QMenu(pictures_);
    contactSheet_ = menu->addAction(QString());
    facePictures_ = menu->addAction(QString());
    pictures_->setMenu(menu);
    pdf_->setDefault(true);

    auto* pages = new QHBoxLayout;
    pages->addStretch();
    for (QWidget* part : std::initializer_list<QWidget*>{previous_, pageLabel_, next_})
        pages->addWidget(part);
    pages->addStretch();
    pageLabel_->setAlignment(Qt::AlignCenter);
    verdict_->setAlignment(Qt::AlignCenter);
    verdict_->setObjectName(QStringLiteral("verdict"));
    outcome_->setObjectName(QStringLiteral("outcome"));
    for (QLabel* label : {verdict_, outcome_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* right = new QVBoxLayout;
    right->addWidget(preview_, 1);
    right->addLayout(pages);
    right->addWidget(verdict_);

    auto* middle = new QHBoxLayout;
    middle->addWidget(tabs_, 2);
    middle->addLayout(right, 3);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton* button : {print_, pdf_, svg_, pictures_, close_})
        buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(outcome_);
    layout->addSpacing(6);
    layout->addLayout(buttons);
    resize(ui::roomForText(*this, kFirstSize.width()), ui::roomForText(*this, kFirstSize.height()));
    ui::fitToScreen(*this);
}

void PrintDialog::connectParts()
{
    connect(content_, &ContentPage::changed, this, &PrintDialog::layOutAgain);
    connect(paper_, &PaperPage::changed, this, &PrintDialog::layOutAgain);
    connect(previous_, &QToolButton::clicked, this, [this] { showPage(page_ - 1); });
    connect(next_, &QToolButton::clicked, this, [this] { showPage(page_ + 1); });
    connect(print_, &QPushButton::clicked, this, &PrintDialog::print);
    connect(pdf_, &QPushButton::clicked, this, [this] { ask(Output::Pdf); });
    connect(svg_, &QPushButton::clicked, this, [this] { ask(Output::Svg); });
    connect(contactSheet_, &QAction::triggered, this, [this] { ask(Output::ContactSheet); });
    connect(facePictures_, &QAction::triggered, this, [this] { ask(Output::FacePictures); });
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(runner_, &ui::ExportRunner::finished, this, &PrintDialog::finish);
}

PrintOptions PrintDialog::options() const
{
    PrintOptions options = given_;
    content_->read(options);
    paper_->read(options);
    return options;
}

void PrintDialog::setOptions(const PrintOptions& options)
{
    given_ = normalised(options);
    content_->show(given_);
    paper_->show(given_);
    layOutAgain();
}

void PrintDialog::layOutAgain()
{
    const auto layout = layOut(*printed_, options());
    fault_ = layout ? QString() : layout.error();
    layout_ = layout.value_or(PrintLayout{});
    for (QPushButton* button : {print_, pdf_, svg_})
        button->setEnabled(layout.has_value());
    pictures_->setEnabled(!printed_->faces().empty() && !content_->choosesNone());
    paper_->setFaceWidth(faceSize(*printed_, options()));
    showPage(page_);
}

int PrintDialog::pageCount() const
{
    return static_cast<int>(layout_.pages.size());
}

void PrintDialog::showPage(int page)
{
    page_ = std::clamp(page, 0, std::max(0, pageCount() - 1));
    if (layout_.pages.empty())
        preview_->showNothing();
    else
        preview_->showPage(options(), layout_, page_);
    showCurrent();
}

void PrintDialog::showCurrent()
{
    const bool none = layout_.pages.empty();
    previous_->setEnabled(page_ > 0);
    next_->setEnabled(page_ + 1 < pageCount());
    //: %1 number of a page, %2 how many there are
    const QString front = tr("Page %1 of %2");
    //: %1 number of a page, %2 how many there are; its reverse is shown
    const QString reverse = tr("Back of page %1 of %2");
    const QString most = QLocale().toString(layout_.sheetCount);
    QString text;
    if (!none) {
        const PrintPage& page = layout_.pages[static_cast<std::size_t>(page_)];
        text = (page.isBack ? reverse : front).arg(QLocale().toString(page.number), most);
    }
    pageLabel_->setText(text);
    // The arrows stay where they are.
    const QString widest = reverse.arg(most, most);
    pageLabel_->setMinimumWidth(pageLabel_->fontMetrics().horizontalAdvance(widest));
    preview_->setAccessibleDescription(text);
    //: A warning: %1 a sentence that says what is wrong
    verdict_->setText(none ? tr("⚠ %1").arg(fault_) : summary());
    QFont font = this->font();
    font.setBold(none);
    verdict_->setFont(font);
}

QString PrintDialog::summary() const
{
    QStringList parts;
    for (const SheetKind& kind : printed_->sheets())
        if (const int count = layout_.count(kind.sheet); count > 0)
            parts << printed_->counted(kind.sheet, count);
    const QString what = QLocale().createSeparatedList(parts);
    //: %1 what is printed on them, as "72 tiles and 63 tokens"
    return tr("%Ln sheet(s) of paper: %1", nullptr, layout_.sheetCount).arg(what);
}

bool PrintDialog::isReady(const QPushButton& way)
{
    if (runner_->isRunning())
        return false;
    // A key leaves the focus where it is.
    for (QAbstractSpinBox* field : findChildren<QAbstractSpinBox*>())
        field->interpretText();
    return way.isEnabled();
}

void PrintDialog::ask(Output output)
{
    if (!isReady(arePages(output) ? *pdf_ : *pictures_))
        return;
    const QString path = askForTarget(this, output, *printed_, file_);
    if (path.isEmpty())
        return;
    if (mayReplace(this, targetFiles(output, *printed_, options(), pageCount(), path), path))
        exportTo(output, path);
}

void PrintDialog::exportTo(Output output, const QString& path)
{
    if (runner_->isRunning())
        return;
    const QStringList files = targetFiles(output, *printed_, options(), pageCount(), path);
    target_ = output == Output::FacePictures ? path : files.value(0);
    others_ = output == Output::Svg ? otherSvgPages(path, pageCount()) : QStringList();
    tellOutcome({});
    exported_ = options();
    isOfPages_ = arePages(output);
    runner_->run(exportWork(output, printed_, exported_, path),
                 isOfPages_ ? tr("Writing the pages…") : tr("Writing the pictures…"));
}

void PrintDialog::print()
{
    if (!isReady(*print_))
        return;
    exported_ = options();
    const ui::LongWork work = askForPrinter(this, printed_, exported_);
    if (!work)
        return;
    isOfPages_ = true;
    target_.clear();
    others_.clear();
    tellOutcome({});
    runner_->run(work, tr("Sending the pages to the printer…"));
}

void PrintDialog::finish(bool done, const QString& error)
{
    if (done) {
        refused_ = printed_->refused(exported_.designs);
        if (isOfPages_ && !(exported_.*printed_->sheets().front().wanted))
            std::erase_if(refused_,
                          [this](const Problem& problem) { return !printed_->idOf(problem).empty(); });
        tellOutcome([this] { return finishedText(); });
        emit exported(target_);
        return;
    }
    if (error.isEmpty()) {
        //: What became of printing or an export
        tellOutcome([] { return tr("Canceled."); });
        return;
    }
    tellOutcome({});
    ui::MessageBox::openWarning(this, windowTitle(), error);
    emit failed(error);
}

void PrintDialog::tellOutcome(ui::Words words)
{
    outcomeWords_ = std::move(words);
    outcome_->setText(outcomeWords_ ? outcomeWords_() : QString());
    outcome_->setMinimumHeight(outcome_->fontMetrics().height()); // kept free, so that nothing moves
}

QString PrintDialog::finishedText() const
{
    //: %1 a file or folder
    const QString written = tr("Exported to %1").arg(ui::shownPath(target_));
    QStringList lines{target_.isEmpty() ? tr("Sent to the printer.") : written};
    if (!others_.isEmpty())
        lines << otherSvgPagesText(others_);
    if (!refused_.empty())
        lines << refusedText();
    return lines.join(u'\n');
}

QString PrintDialog::refusedText() const
{
    constexpr std::size_t kNamed = 3;
    Problems tiles;
    QStringList others;
    for (const Problem& problem : refused_) {
        if (printed_->idOf(problem).empty())
            others << ui::problemText(problem);
        else
            tiles.push_back(problem);
    }
    QStringList lines;
    if (!tiles.empty())
        lines << tr("%Ln tile(s) are printed as the game draws them, without their own picture:", nullptr,
                    static_cast<int>(tiles.size()));
    for (std::size_t i = 0; i < std::min(tiles.size(), kNamed); ++i)
        //: %1 id of a tile, %2 what is wrong with it
        lines << ui::filled(tr("%1: %2"),
                            {ui::shownName(printed_->idOf(tiles[i])), ui::problemText(tiles[i])});
    if (tiles.size() > kNamed)
        lines << QStringLiteral("…");
    lines << others.mid(0, kNamed);
    if (others.size() > static_cast<qsizetype>(kNamed))
        lines << QStringLiteral("…");
    return lines.join(u'\n');
}

void PrintDialog::remember() const
{
    PrintOptions kept = options();
    content_->readWanted(kept);
    QSettings settings;
    writePrintOptions(settings, kept);
}

void PrintDialog::done(int result)
{
    runner_->cancel();
    remember();
    QDialog::done(result);
}

void PrintDialog::retranslate()
{
    //: Title of a window: %1 name of a tile set or deck
    setWindowTitle(tr("Print and play: %1").arg(ui::inTitle(ui::isolated(nameOf(*printed_)))));
    //: What a screen reader calls the tabs "What to print" and "Page layout"
    tabs_->setAccessibleName(tr("Options"));
    tabs_->setTabText(0, tr("&What to print"));
    //: Title of a tab
    tabs_->setTabText(1, tr("Page la&yout"));
    preview_->setAccessibleName(tr("Preview of the page"));
    const bool mirrored = isRightToLeft();
    previous_->setIcon(
        art::icon(mirrored ? QStringLiteral("step-forward") : QStringLiteral("step-back"), palette()));
    next_->setIcon(
        art::icon(mirrored ? QStringLiteral("step-back") : QStringLiteral("step-forward"), palette()));
    previous_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_PageUp));
    next_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_PageDown));
    //: Button with an arrow: its tooltip and name for screen readers
    const QString previous = tr("Previous page");
    //: Button with an arrow: its tooltip and name for screen readers
    const QString next = tr("Next page");
    for (auto [button, text] : {std::pair(previous_, previous), std::pair(next_, next)}) {
        button->setAccessibleName(text);
        button->setToolTip(
            ui::toolTip(QStringLiteral("%1 (%2)").arg(text, ui::shownKey(button->shortcut()))));
    }
    //: Button
    print_->setText(tr("Pri&nt…"));
    //: Button
    pdf_->setText(tr("Export PD&F…"));
    //: Button
    svg_->setText(tr("Export S&VG…"));
    //: Button that opens a menu
    pictures_->setText(tr("Export pict&ures"));
    contactSheet_->setText(tr("All designs in &one picture…"));
    facePictures_->setText(tr("A &picture of each design…"));
    //: Button: closes the dialog
    close_->setText(tr("&Close"));
    tellOutcome(outcomeWords_);
    if (fault_.isEmpty())
        showCurrent();
    else
        layOutAgain(); // which says what is wrong
}

void PrintDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::print
