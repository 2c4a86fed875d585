// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimportdialog.h"

#include "editor/art/artwords.h"
#include "editor/art/cutpreview.h"
#include "editor/art/layerboxes.h"
#include "editor/art/wrappedcolumn.h"
#include "editor/document/pictureuse.h"
#include "editor/preview/heading.h"
#include "editor/preview/rotationrow.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QTreeWidget>

#include <utility>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kSign = 20; // px
enum Column { What, Line, Element, Why, ColumnCount };

// None where something else is among them.
QStringList filesOf(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls()) {
        if (!url.isLocalFile())
            return {};
        files << url.toLocalFile();
    }
    return files;
}

bool canTake(const QMimeData* data)
{
    return !filesOf(data).isEmpty() || data->hasImage() || data->hasText();
}

} // namespace

ArtImportDialog::ArtImportDialog(TileDesign tile, std::uint64_t used, const art::Theme& theme,
                                 QWidget* parent)
    : QDialog(parent)
    , chosen_(std::move(tile))
    , used_(used)
    , choose_(new QPushButton(this))
    , paste_(new QPushButton(this))
    , remove_(new QPushButton(this))
    , single_(new ui::Label(this))
    , hint_(new ui::Label(this))
    , usage_(new ui::Label(this))
    , ownTitle_(new ui::Label(this))
    , own_(new RotationRow(this))
    , paintedTitle_(new ui::Label(this))
    , painted_(new RotationRow(this))
    , layers_(new LayerBoxes(LayerBoxes::For::Picture, this))
    , sign_(new ui::Label(this))
    , verdict_(new ui::Label(this))
    , cut_(new ui::Label(this))
    , findings_(new QTreeWidget(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    build();
    own_->setTheme(theme);
    painted_->setTheme(theme);
    TileDesign plain = chosen_;
    plain.removeOwnPicture();
    painted_->setTile(plain);
    connect(choose_, &QPushButton::clicked, this, &ArtImportDialog::chooseFiles);
    connect(paste_, &QPushButton::clicked, this, &ArtImportDialog::paste);
    connect(remove_, &QPushButton::clicked, this, &ArtImportDialog::removeArt);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Beside the letter that is underlined, in place of which a shortcut of the button itself would be.
    auto* chooseKey = new QShortcut(QKeySequence::Open, this);
    connect(chooseKey, &QShortcut::activated, this, &ArtImportDialog::chooseFiles);
    auto* pasteKey = new QShortcut(QKeySequence::Paste, this);
    connect(pasteKey, &QShortcut::activated, this, &ArtImportDialog::paste);
    setAcceptDrops(true);
    initial_ = chosen_;
    layers_->setLayers(chosen_.above);
    connect(layers_, &LayerBoxes::changed, this, &ArtImportDialog::showArt);
    readPresent();
    retranslate();
    resize(820, 420);
}

void ArtImportDialog::setParts(const PicturedParts& parts)
{
    own_->setParts(parts);
    painted_->setParts(parts);
}

void ArtImportDialog::setSelected(int tiles)
{
    selected_ = tiles;
    retranslate();
}

void ArtImportDialog::build()
{
    for (QLabel* title : {ownTitle_, paintedTitle_})
        makeHeading(title);
    single_->setWordWrap(true);
    makeNote(hint_);
    makeNote(usage_);
    for (QPushButton* button : {choose_, paste_, remove_})
        button->setAutoDefault(false);
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sign_->setFixedSize(kSign, kSign);
    findings_->setRootIsDecorated(false);
    findings_->setColumnCount(ColumnCount);
    wrapColumn(*findings_, Why);
    for (const Column column : {What, Line, Element})
        findings_->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    auto* source = new QHBoxLayout;
    source->setSpacing(8);
    for (QPushButton* button : {choose_, paste_, remove_})
        source->addWidget(button);
    source->addStretch();
    auto* pictures = new QGridLayout;
    pictures->setHorizontalSpacing(32);
    pictures->setVerticalSpacing(6);
    pictures->addWidget(ownTitle_, 0, 0);
    pictures->addWidget(own_, 1, 0);
    pictures->addWidget(paintedTitle_, 0, 1);
    pictures->addWidget(painted_, 1, 1);
    pictures->setColumnStretch(0, 1);
    pictures->setColumnStretch(1, 1);
    auto* said = new QHBoxLayout;
    said->setSpacing(8);
    said->addWidget(sign_, 0, Qt::AlignTop);
    said->addWidget(verdict_, 1);
    said->addWidget(cut_, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(single_);
    layout->addLayout(source);
    layout->addWidget(hint_);
    layout->addWidget(usage_);
    layout->addSpacing(6);
    layout->addLayout(pictures);
    layout->addWidget(layers_);
    layout->addSpacing(6);
    layout->addLayout(said);
    layout->addWidget(findings_, 1);
    layout->addStretch();
    layout->addWidget(buttons_);
}

bool ArtImportDialog::isForAll() const
{
    return chosen_.hasOwnPicture() && layers_->isForAll();
}

bool ArtImportDialog::isOtherPicture() const
{
    return chosen_.picture != initial_.picture || chosen_.art != initial_.art;
}

bool ArtImportDialog::isAcceptable() const
{
    if (reading_.isRunning() || (art_ && !art_->isUsable()))
        return false;
    return isOtherPicture() || (chosen_.hasOwnPicture() && (chosen_.above != initial_.above || isForAll()));
}

void ArtImportDialog::read(const QString& source, const Import& work)
{
    reading_.run([work](const std::stop_token& stop) { return inStore(work(stop)); },
                 [this, source](const ImportedArt& art) { take(source, art); },
                 [this](const QString& what) { notRead(what); });
    showArt();
}

void ArtImportDialog::readPresent()
{
    if (chosen_.picture || chosen_.art.empty())
        return;
    const auto work = [svg = QByteArray::fromStdString(chosen_.art)](const std::stop_token& stop) {
        return importArt(svg, stop);
    };
    const auto done = [this](const ImportedArt& art) {
        art_ = art;
        if (art.isUsable())
            initial_.art = chosen_.art = art.text();
        showArt();
        emit imported();
    };
    reading_.run(work, done, [this](const QString& what) { notRead(what); });
}

void ArtImportDialog::notRead(const QString& what)
{
    qWarning("The picture was not read: %s", qPrintable(what));
    showArt();
}

void ArtImportDialog::importFile(const QString& path)
{
    folder_ = QFileInfo(path).absolutePath();
    read(ui::fileInText(path), [path](const std::stop_token& stop) { return importArtFile(path, stop); });
}

void ArtImportDialog::importFiles(const QStringList& paths)
{
    folder_ = QFileInfo(paths.front()).absolutePath();
    if (paths.size() == 1)
        importFile(paths.front());
    else
        emit filesGiven(paths);
}

void ArtImportDialog::importText(const QByteArray& svg)
{
    read({}, [svg](const std::stop_token& stop) { return importArt(svg, stop); });
}

void ArtImportDialog::importImage(const QImage& image)
{
    read({}, [image](const std::stop_token& stop) { return importArt(image, stop); });
}

void ArtImportDialog::paste()
{
    take(QApplication::clipboard()->mimeData());
}

bool ArtImportDialog::take(const QMimeData* held)
{
    if (!held || !canTake(held))
        return false;
    if (const QStringList files = filesOf(held); !files.isEmpty())
        importFiles(files);
    else if (held->hasImage())
        importImage(qvariant_cast<QImage>(held->imageData()));
    else
        importText(held->text().toUtf8());
    return true;
}

void ArtImportDialog::removeArt()
{
    reading_.forget();
    source_.clear();
    art_.reset();
    refused_.reset();
    chosen_.picture.reset();
    chosen_.art.clear();
    showArt();
}

void ArtImportDialog::take(const QString& source, const ImportedArt& art)
{
    refused_.reset();
    if (art.isUsable()) {
        source_ = source;
        art_ = art;
        giveArt(chosen_, art);
        if (art.svg.above)
            layers_->setLayers(*art.svg.above);
    } else {
        refused_ = Refused{source, art};
    }
    showArt();
    emit imported();
}

void ArtImportDialog::chooseFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Choose a picture"), folder_,
        tr("Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)"));
    if (!paths.isEmpty())
        importFiles(paths);
}

bool ArtImportDialog::isShown() const
{
    return chosen_.hasOwnPicture() && (!art_ || art_->isUsable());
}

const ImportedArt* ArtImportDialog::toldOf() const
{
    if (refused_)
        return &refused_->art;
    return art_ ? &*art_ : nullptr;
}

QString ArtImportDialog::verdict() const
{
    if (reading_.isRunning())
        return tr("The picture is being read…");
    const ImportedArt* art = toldOf();
    if (art == nullptr)
        return chosen_.hasOwnPicture() ? tr("The tile has its own picture.")
                                       : tr("The tile uses the picture that the game draws.");
    const QString source = refused_ ? refused_->source : source_;
    //: %1 name of a file, %2 what is said about it
    const QString text = source.isEmpty() ? verdictText(*art) : tr("%1: %2").arg(source, verdictText(*art));
    return refused_ && isShown() ? text + u'\n' + tr("The previous picture is kept.") : text;
}

void ArtImportDialog::showArt()
{
    const bool usable = isShown();
    const bool running = reading_.isRunning();
    chosen_.above = chosen_.hasOwnPicture() ? layers_->layers() : ArtLayers();
    layers_->setEnabled(usable);
    own_->setTile(usable ? std::optional(chosen_) : std::nullopt);
    listFindings();
    verdict_->setText(verdict());
    const ImportedArt* art = toldOf();
    const bool isBad = art != nullptr && !art->isUsable() && !running;
    const bool isPartial = art != nullptr && art->isUsable() && !running && !art->svg.findings.isEmpty();
    const auto icon = isBad ? QStyle::SP_MessageBoxCritical : QStyle::SP_MessageBoxWarning;
    sign_->setVisible(isBad || isPartial);
    sign_->setPixmap(style()->standardIcon(icon, nullptr, this).pixmap({kSign, kSign}, devicePixelRatioF()));
    const bool isCut = art != nullptr && !art->whole.isNull() && !running;
    cut_->setVisible(isCut);
    if (isCut)
        cut_->setPixmap(QPixmap::fromImage(withCut(art->whole)));
    remove_->setEnabled(toldOf() != nullptr || chosen_.hasOwnPicture() || running);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(isAcceptable());
}

QString ArtImportDialog::fate(SvgFate fate)
{
    switch (fate) {
    case SvgFate::LeftOut:
        //: What became of a part of a picture
        return tr("Left out");
    case SvgFate::Noted:
        return ui::severityText(Severity::Note);
    case SvgFate::Refused:
        //: What became of a picture
        return tr("Refused");
    }
    return {};
}

void ArtImportDialog::listFindings()
{
    findings_->clear();
    const auto add = [this](const QString& what, qint64 line, const QString& element, const QString& why) {
        const QString number = line > 0 ? QLocale().toString(line) : QString();
        auto* row = new QTreeWidgetItem(findings_, {what, number, ui::shownName(element), why});
        row->setTextAlignment(Line, Qt::AlignTrailing | Qt::AlignVCenter);
        row->setToolTip(Why, ui::toolTip(row->text(Why)));
    };
    const ImportedArt* art = toldOf();
    if (art != nullptr && art->svg.fault)
        add(fate(SvgFate::Refused), 0, {},
            ui::problemText({Severity::Warning, art->svg.fault->code, {}, art->svg.fault->arguments}));
    if (art != nullptr)
        for (const SvgFinding& finding : art->svg.findings)
            add(fate(fateOf(finding.matter)), finding.line, finding.element, describe(finding));
    findings_->setVisible(findings_->topLevelItemCount() > 0);
}

void ArtImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (canTake(event->mimeData()))
        event->acceptProposedAction();
}

void ArtImportDialog::dropEvent(QDropEvent* event)
{
    if (!canTake(event->mimeData()))
        return;
    event->acceptProposedAction();
    const QStringList files = filesOf(event->mimeData());
    if (files.size() < 2)
        take(event->mimeData());
    else // later: the dialog for them would keep the other program waiting
        QMetaObject::invokeMethod(
            this, [this, files] { importFiles(files); }, Qt::QueuedConnection);
}

void ArtImportDialog::retranslate()
{
    //: Title of a window: %1 the id of a tile
    setWindowTitle(tr("Picture of tile %1").arg(ui::inTitle(QString::fromStdString(chosen_.id))));
    choose_->setText(tr("&Choose a file…"));
    //: Button: takes a picture from the clipboard
    paste_->setText(tr("&Paste"));
    remove_->setText(tr("&Remove the picture"));
    hint_->setText(tr(
        "An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or "
        "the text of an SVG file. If you choose several files, each goes to the tile it is named after."));
    single_->setVisible(selected_ > 1);
    //: %1 the id of a tile
    single_->setText(tr("%Ln tile(s) are chosen. The picture is for tile %1 alone.", nullptr, selected_)
                         .arg(ui::nameInText(chosen_.id)));
    usage_->setText(pictureUseText(used_));
    layers_->retranslate();
    ownTitle_->setText(tr("With its own picture"));
    own_->setAccessibleName(tr("The tile with its own picture, in all four rotations"));
    //: Shown in place of a preview
    own_->setPlaceholder(tr("No picture"));
    paintedTitle_->setText(tr("Drawn by the game"));
    painted_->setAccessibleName(tr("The tile as the game draws it, in all four rotations"));
    //: A small picture: its name for screen readers and its tool tip
    const QString whole = tr("The whole picture; what is cut off is pale");
    cut_->setAccessibleName(whole);
    cut_->setToolTip(ui::toolTip(whole));
    findings_->setHeaderLabels({//: Title of a column: what became of a part of a picture
                                tr("Result"),
                                //: Title of a column: a line of a file
                                tr("Line"),
                                //: Title of a column: an element of SVG
                                tr("Element"),
                                //: Title of a column: why something is left out
                                tr("Reason")});
    findings_->setAccessibleName(tr("Parts of the picture that cannot be used"));
    showArt();
}

void ArtImportDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
