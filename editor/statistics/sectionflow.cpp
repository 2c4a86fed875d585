// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/sectionflow.h"

#include <QHBoxLayout>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kColumnWidth = 360; // at least, where there are several
constexpr int kMostColumns = 3;
constexpr int kMargin = 12;
constexpr int kColumnGap = 36;
constexpr int kSectionGap = 20;

} // namespace

SectionFlow::SectionFlow(QWidget* parent)
    : QWidget(parent)
    , row_(new QHBoxLayout(this))
{
    row_->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    row_->setSpacing(kColumnGap);
}

void SectionFlow::add(QWidget* section)
{
    section->setParent(this);
    sections_.push_back(section);
    arrange(std::max(columns(), 1));
}

void SectionFlow::arrange(int columns)
{
    for (QBoxLayout* column : columns_) {
        for (QWidget* section : sections_)
            column->removeWidget(section);
        delete column;
    }
    columns_.clear();
    int height = 0;
    for (const QWidget* section : sections_)
        height += section->sizeHint().height() + kSectionGap;
    int reached = 0;
    for (QWidget* section : sections_) {
        // A section goes where its middle would be.
        const int own = section->sizeHint().height() + kSectionGap;
        const int column = std::min((reached + own / 2) * columns / std::max(height, 1), columns - 1);
        reached += own;
        while (static_cast<int>(columns_.size()) <= column) {
            columns_.push_back(new QVBoxLayout);
            columns_.back()->setSpacing(kSectionGap);
            row_->addLayout(columns_.back(), 1);
        }
        columns_[static_cast<std::size_t>(column)]->addWidget(section);
    }
    for (QBoxLayout* column : columns_)
        column->addStretch();
}

void SectionFlow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int wanted = std::clamp(
        (event->size().width() - 2 * kMargin + kColumnGap) / (kColumnWidth + kColumnGap), 1, kMostColumns);
    if (wanted != columns())
        arrange(wanted);
}

} // namespace lodeline::goldrush::editor
