// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/paperpage.h"

#include "ui/plain/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lodeline::print {
namespace {

QLabel* note(QGroupBox* group)
{
    auto* label = new ui::Label(group);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QFormLayout* formIn(QGroupBox* group)
{
    auto* form = new QFormLayout(group);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

} // namespace

PaperPage::PaperPage(bool hasStart, QWidget* parent)
    : QWidget(parent)
    , paperGroup_(new QGroupBox(this))
    , cutting_(new QGroupBox(this))
    , backs_(new QGroupBox(this))
    , ink_(new QGroupBox(this))
    , pictures_(new QGroupBox(this))
    , paper_(choiceField(paperGroup_))
    , orientation_(choiceField(paperGroup_))
    , flip_(choiceField(backs_))
    , margin_(millimetreField(kMargins, 0.5, paperGroup_))
    , gap_(millimetreField(kGaps, 0.5, cutting_))
    , bleed_(millimetreField(kBleeds, 0.5, cutting_))
    , cutMarks_(new QCheckBox(cutting_))
    , ruler_(new QCheckBox(cutting_))
    , inkSaver_(new QCheckBox(ink_))
    , dpi_(new QSpinBox(ink_))
    , pixels_(new QSpinBox(pictures_))
    , bleedNote_(note(cutting_))
    , backsNote_(note(backs_))
    , density_(note(pictures_))
    , hasStart_(hasStart)
{
    build();
    retranslate();
    watch();
}

void PaperPage::build()
{
    QFormLayout* paper = formIn(paperGroup_);
    paperField_ = addField(paper, paper_);
    orientationField_ = addField(paper, orientation_);
    marginField_ = addField(paper, margin_);

    QFormLayout* cutting = formIn(cutting_);
    gapField_ = addField(cutting, gap_);
    bleedField_ = addField(cutting, bleed_);
    cutting->addRow(bleedNote_);
    cutting->addRow(cutMarks_);
    cutting->addRow(ruler_);

    backs_->setCheckable(true);
    QFormLayout* backs = formIn(backs_);
    flipField_ = addField(backs, flip_);
    backs->addRow(backsNote_);

    dpi_->setRange(kLeastDpi, kMostDpi);
    dpi_->setSingleStep(100);
    dpi_->setKeyboardTracking(false);
    QFormLayout* ink = formIn(ink_);
    ink->addRow(inkSaver_);
    dpiField_ = addField(ink, dpi_);

    pixels_->setRange(kLeastPixels, kMostPixels);
    pixels_->setSingleStep(128);
    pixels_->setKeyboardTracking(false);
    QFormLayout* pictures = formIn(pictures_);
    pixelsField_ = addField(pictures, pixels_);
    pictures->addRow(density_);

    auto* layout = new QVBoxLayout(this);
    for (QGroupBox* group : {paperGroup_, cutting_, backs_, ink_, pictures_})
        layout->addWidget(group);
    layout->addStretch();
}

void PaperPage::watch()
{
    for (QComboBox* combo : {paper_, orientation_, flip_})
        connect(combo, &QComboBox::currentIndexChanged, this, &PaperPage::changed);
    for (QDoubleSpinBox* length : {margin_, gap_, bleed_})
        connect(length, &QDoubleSpinBox::valueChanged, this, &PaperPage::changed);
    for (QCheckBox* box : {cutMarks_, ruler_, inkSaver_})
        connect(box, &QCheckBox::toggled, this, &PaperPage::changed);
    connect(backs_, &QGroupBox::toggled, this, &PaperPage::changed);
    for (QSpinBox* number : {dpi_, pixels_})
        connect(number, &QSpinBox::valueChanged, this, &PaperPage::changed);
}

void PaperPage::setFaceWidth(double width)
{
    faceWidth_ = width;
    showDensity();
}

void PaperPage::showDensity()
{
    constexpr double kInch = 25.4; // mm
    const QLocale locale;
    const auto density =
        faceWidth_ > 0 ? static_cast<int>(std::lround(pixels_->value() * kInch / faceWidth_)) : 0;
    //: %1 a number of pixels an inch, %2 a length in millimetres: a tile or card
    density_->setText(tr("That is %1 dpi when printed %2 mm wide.")
                          .arg(locale.toString(density), locale.toString(faceWidth_)));
}

void PaperPage::show(const PrintOptions& options)
{
    const QSignalBlocker quiet(this);
    const auto& papers = paperSizes();
    paper_->setCurrentIndex(static_cast<int>(std::ranges::find(papers, options.paper) - papers.begin()));
    orientation_->setCurrentIndex(options.orientation == QPageLayout::Landscape ? 1 : 0);
    margin_->setValue(options.margin);
    gap_->setValue(options.gap);
    bleed_->setValue(options.bleed);
    cutMarks_->setChecked(options.cutMarks);
    ruler_->setChecked(options.ruler);
    backs_->setChecked(options.backs);
    flip_->setCurrentIndex(options.flip == FlipEdge::Short ? 1 : 0);
    inkSaver_->setChecked(options.inkSaver);
    dpi_->setValue(options.dpi);
    pixels_->setValue(options.pixels);
}

void PaperPage::read(PrintOptions& options) const
{
    options.paper = paperSizes()[static_cast<std::size_t>(std::max(0, paper_->currentIndex()))];
    options.orientation = orientation_->currentIndex() == 1 ? QPageLayout::Landscape : QPageLayout::Portrait;
    options.margin = margin_->value();
    options.gap = gap_->value();
    options.bleed = bleed_->value();
    options.cutMarks = cutMarks_->isChecked();
    options.ruler = ruler_->isChecked();
    options.backs = backs_->isChecked();
    options.flip = flip_->currentIndex() == 1 ? FlipEdge::Short : FlipEdge::Long;
    options.inkSaver = inkSaver_->isChecked();
    options.dpi = dpi_->value();
    options.pixels = pixels_->value();
}

void PaperPage::retranslate()
{
    //: Title of a group: size and margins of the paper
    paperGroup_->setTitle(tr("Paper"));
    //: Label of a field
    paperField_.setText(tr("&Paper size:"));
    QStringList names;
    for (const QPageSize::PageSizeId size : paperSizes())
        names << QPageSize::name(size);
    setEntries(paper_, names);
    //: Label of a field: portrait or landscape
    orientationField_.setText(tr("&Orientation:"));
    //: Entry of a list: orientation of the paper
    setEntries(orientation_, {tr("Portrait"),
                              //: Entry of a list: orientation of the paper
                              tr("Landscape")});
    //: Label of a field: of a printed page
    marginField_.setText(tr("&Margins:"));
    margin_->setToolTip(tr("Most printers leave the outer 4 to 5 mm of a sheet blank."));
    //: Title of a group: what helps to cut out the tiles
    cutting_->setTitle(tr("Cutting"));
    //: White space between tiles on a printed page
    gapField_.setText(tr("&Gap:"));
    //: How far the picture of a tile goes on beyond the line along which it is cut
    bleedField_.setText(tr("&Bleed:"));
    bleedNote_->setText(tr("The picture extends beyond the cut, at most by half the gap."));
    //: Check box: marks on the page that show where to cut
    cutMarks_->setText(tr("Cut mar&ks"));
    ruler_->setText(tr("&Ruler to check the size"));
    backs_->setTitle(tr("Print b&acks on the reverse side"));
    //: Label of a field with the entries "Long edge" and "Short edge": how two-sided pages are turned over
    flipField_.setText(tr("F&lip on:"));
    //: Entry of a list: the edge on which a sheet is flipped
    setEntries(flip_, {tr("Long edge"),
                       //: Entry of a list: the edge on which a sheet is flipped
                       tr("Short edge")});
    backsNote_->setText(
        hasStart_ ? tr("Each page is followed by its reverse side. The start tile has its own back.")
                  : tr("Each page is followed by its reverse side."));
    //: Title of a group: saving ink and quality
    ink_->setTitle(tr("Ink"));
    inkSaver_->setText(tr("&Ink saver: white background and pale colors"));
    //: Label of a field: dots per inch
    dpiField_.setText(tr("Picture &quality:"));
    //: Title of a group: about "A picture of each design"
    pictures_->setTitle(tr("Pictures of each design"));
    //: Label of a field: how many pixels the side of a picture has
    pixelsField_.setText(tr("&Side:"));
    //: Unit behind a number in a field: pixels
    pixels_->setSuffix(tr(" px"));
    showDensity();
    alignLabels({paperField_, orientationField_, marginField_, gapField_, bleedField_, flipField_, dpiField_,
                 pixelsField_});
    //: Unit behind a number in a field: dots per inch
    dpi_->setSuffix(tr(" dpi"));
    nameUnit({margin_, gap_, bleed_});
}

void PaperPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::print
