// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/options/volumerow.h"

#include "ui/plain/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSlider>

namespace lodeline::app {
namespace {

constexpr int kMost = 100;
constexpr int kStep = 5;
constexpr int kPage = 20;

} // namespace

VolumeRow::VolumeRow(QWidget* parent)
    : QWidget(parent)
    , label_(new ui::Label(this))
    , slider_(new QSlider(Qt::Horizontal, this))
    , trouble_(new ui::Label(this))
{
    label_->setBuddy(slider_);
    slider_->setRange(0, kMost);
    slider_->setSingleStep(kStep);
    slider_->setPageStep(kPage);
    trouble_->setWordWrap(true);
    trouble_->hide();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(10);
    grid->addWidget(label_, 0, 0);
    grid->addWidget(slider_, 0, 1);
    grid->addWidget(trouble_, 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(slider_, &QSlider::valueChanged, this, &VolumeRow::volumeChosen);
    retranslate();
}

void VolumeRow::setVolume(int percent)
{
    const QSignalBlocker quiet(slider_);
    slider_->setValue(percent);
}

void VolumeRow::setTrouble(const QString& sentence)
{
    trouble_->setText(sentence);
    trouble_->setVisible(!sentence.isEmpty());
}

QString VolumeRow::trouble() const
{
    return trouble_->text();
}

void VolumeRow::retranslate()
{
    //: How loud sounds are (noun)
    label_->setText(tr("Volume"));
    slider_->setAccessibleName(label_->text());
}

void VolumeRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
