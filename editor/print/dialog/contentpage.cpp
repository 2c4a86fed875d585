// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/contentpage.h"

#include "ui/plain/label.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

namespace lodeline::print {
namespace {

enum Choice { All, OnlyChosen };

} // namespace

ContentPage::ContentPage(std::shared_ptr<const Printable> printed, QWidget* parent)
    : QWidget(parent)
    , printed_(std::move(printed))
{
    new QVBoxLayout(this);
    for (const SheetKind& kind : printed_->sheets())
        addGroup(kind);
    QGroupBox* box = groups_.front().box;
    copies_ = choiceField(box);
    choice_ = choiceField(box);
    faces_ = new FaceList(printed_, box);
    addFaces();
    for (const Group& group : groups_) {
        group.form->addRow(group.note);
        connect(group.box, &QGroupBox::toggled, this, &ContentPage::changed);
        connect(group.width, &QDoubleSpinBox::valueChanged, this, &ContentPage::changed);
    }
    retranslate();
    connect(copies_, &QComboBox::currentIndexChanged, this, &ContentPage::changed);
    connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
        showChoice();
        emit changed();
    });
    connect(faces_, &FaceList::chosenChanged, this, &ContentPage::changed);
    connect(box, &QGroupBox::toggled, this, &ContentPage::showChoice);
    showChoice();
}

void ContentPage::addGroup(const SheetKind& kind)
{
    auto* box = new QGroupBox(this);
    box->setCheckable(true);
    auto* form = new QFormLayout(box);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    QDoubleSpinBox* width = millimetreField(kind.widths, 0.5, box);
    auto* note = new ui::Label(box);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    static_cast<QVBoxLayout*>(layout())->addWidget(box, groups_.empty() ? 1 : 0);
    groups_.push_back({&kind, box, form, width, addField(form, width), note});
}

void ContentPage::addFaces()
{
    QFormLayout* form = groups_.front().form;
    copiesField_ = addField(form, copies_);
    choiceField_ = addField(form, choice_);
    form->setRowVisible(copies_, !printed_->copiesText().isEmpty());
    faces_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    faces_->setMinimumHeight(120);
    form->addRow(faces_);
}

void ContentPage::showChoice()
{
    faces_->setEnabled(groups_.front().box->isChecked() && choice_->currentIndex() == OnlyChosen);
}

void ContentPage::show(const PrintOptions& options)
{
    const QSignalBlocker quiet(this);
    for (const Group& group : groups_) {
        group.box->setChecked(options.*group.kind->wanted);
        group.width->setValue(options.*group.kind->width);
    }
    copies_->setCurrentIndex(options.oneOfEach ? 1 : 0);
    choice_->setCurrentIndex(options.designs.empty() ? All : OnlyChosen);
    faces_->setChosen(options.designs);
    showChoice();
}

void ContentPage::read(PrintOptions& options) const
{
    readWanted(options);
    const bool onlyChosen = choice_->currentIndex() == OnlyChosen;
    options.designs = onlyChosen ? faces_->chosen() : std::vector<std::string>();
    // No ids at all would stand for all of them.
    if (choosesNone())
        options.*groups_.front().kind->wanted = false;
    for (const Group& group : groups_)
        options.*group.kind->width = group.width->value();
    options.oneOfEach = copies_->currentIndex() == 1;
}

bool ContentPage::choosesNone() const
{
    return choice_->currentIndex() == OnlyChosen && faces_->chosen().empty();
}

void ContentPage::readWanted(PrintOptions& options) const
{
    for (const Group& group : groups_)
        options.*group.kind->wanted = group.box->isChecked();
}

void ContentPage::retranslate()
{
    //: How many times each tile is printed
    copiesField_.setText(tr("Cop&ies:"));
    //: Label of a field: which tiles to print
    choiceField_.setText(tr("&Designs:"));
    std::vector<Field> fields{copiesField_, choiceField_};
    for (const Group& group : groups_) {
        const SheetWords words = printed_->words(group.kind->sheet);
        group.box->setTitle(words.title);
        group.widthField.setText(words.width);
        group.width->setAccessibleName(words.widthName);
        group.note->setText(words.note);
        group.form->setRowVisible(group.note, !words.note.isEmpty());
        nameUnit({group.width});
        fields.push_back(group.widthField);
    }
    alignLabels(fields);
    setEntries(copies_, {printed_->copiesText(), tr("One of each design")});
    setEntries(choice_, {printed_->wholeText(), tr("Only those checked below")});
    faces_->setAccessibleName(tr("Designs to print"));
}

void ContentPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::print
