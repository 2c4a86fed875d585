// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/properties/tablerows.h"

#include "editor/boomtown/properties/numberentry.h"
#include "engine/boomtown/files/deckfile.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::boomtown::editor {

TableRows::TableRows(QWidget* parent)
    : QWidget(parent)
    , grid_(new QGridLayout)
    , fromTitle_(new ui::Label(this))
    , pointsTitle_(new ui::Label(this))
    , add_(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    grid_->addWidget(fromTitle_, 0, 0);
    grid_->addWidget(pointsTitle_, 0, 1);
    column->addLayout(grid_);
    column->addWidget(add_, 0, Qt::AlignLeading);
    connect(add_, &QPushButton::clicked, this, &TableRows::addRow);
    retranslate();
}

void TableRows::setRows(const std::vector<TableRow>& rows, bool another)
{
    const bool isOther = another || rows.size() != rows_.size();
    rows_ = rows;
    while (fields_.size() > rows.size())
        dropRow();
    while (fields_.size() < rows.size())
        makeRow();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        fields_[i].from->setNumber(rows[i].from, isOther);
        fields_[i].points->setNumber(rows[i].points, isOther);
    }
    add_->setEnabled(rows.size() < kMostTableRows);
    retranslate();
}

void TableRows::makeRow()
{
    const auto number = static_cast<int>(fields_.size());
    const Fields fields{new NumberEntry(-kMostPoints, kMostPoints, this),
                        new NumberEntry(-kMostPoints, kMostPoints, this), new QToolButton(this)};
    fields.remove->setText(QStringLiteral("✕"));
    fields.remove->setFocusPolicy(Qt::StrongFocus);
    grid_->addWidget(fields.from, number + 1, 0, Qt::AlignTop);
    grid_->addWidget(fields.points, number + 1, 1, Qt::AlignTop);
    grid_->addWidget(fields.remove, number + 1, 2, Qt::AlignTop);
    fields_.push_back(fields);
    connect(fields.from, &NumberEntry::entered, this, [this, number](int from) {
        std::vector<TableRow> rows = rows_;
        rows[static_cast<std::size_t>(number)].from = from;
        emit edited(rows, number);
    });
    connect(fields.points, &NumberEntry::entered, this, [this, number](int points) {
        std::vector<TableRow> rows = rows_;
        rows[static_cast<std::size_t>(number)].points = points;
        emit edited(rows, number);
    });
    connect(fields.remove, &QToolButton::clicked, this, [this, number] { removeRow(number); });
}

// Later: a button may be busy with the very click.
void TableRows::dropRow()
{
    const Fields fields = fields_.back();
    fields_.pop_back();
    for (QWidget* part : std::initializer_list<QWidget*>{fields.from, fields.points, fields.remove}) {
        grid_->removeWidget(part);
        part->hide();
        part->deleteLater();
    }
}

// One that goes on as the rows before do.
void TableRows::addRow()
{
    std::vector<TableRow> rows = rows_;
    rows.push_back(rows.empty() ? TableRow{1, 1}
                                : TableRow{std::min(rows.back().from + 1, kMostPoints), rows.back().points});
    emit edited(rows, -1);
    if (!fields_.empty())
        fields_.back().from->setFocus(Qt::OtherFocusReason);
}

void TableRows::removeRow(int row)
{
    std::vector<TableRow> rows = rows_;
    rows.erase(rows.begin() + row);
    add_->setFocus(Qt::OtherFocusReason); // what had the focus goes
    emit edited(rows, -1);
}

void TableRows::retranslate()
{
    //: Title of a column: the row counts from so many things on
    fromTitle_->setText(tr("From"));
    //: Title of a column: the points of a row
    pointsTitle_->setText(tr("Points"));
    add_->setText(tr("&Add a row"));
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const QString number = QLocale().toString(static_cast<int>(i) + 1);
        //: Name of a field for screen readers: %1 number of a row of a table
        fields_[i].from->setName(tr("Row %1: from").arg(number));
        //: Name of a field for screen readers: %1 number of a row of a table
        fields_[i].points->setName(tr("Row %1: points").arg(number));
        //: Name of a button for screen readers: %1 number of a row of a table
        fields_[i].remove->setAccessibleName(tr("Remove row %1").arg(number));
        fields_[i].remove->setToolTip(ui::toolTip(fields_[i].remove->accessibleName()));
    }
}

void TableRows::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
