// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/tokenstable.h"

#include "editor/desk/celleditor.h"
#include "editor/document/setdocument.h"
#include "editor/document/setedits.h"
#include "ui/plain/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kShownRows = 6;

} // namespace

TokensTable::TokensTable(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , table_(new QTableWidget(0, 2, this))
    , add_(new QPushButton(this))
    , remove_(new QPushButton(this))
    , sum_(new ui::Label(this))
{
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->setTabKeyNavigation(false);
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() +
                           kShownRows * table_->verticalHeader()->defaultSectionSize());
    sum_->setWordWrap(true);
    add_->setAutoDefault(false);
    remove_->setAutoDefault(false);
    setFocusProxy(table_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(table_, 0, 0, 1, 2);
    grid->addWidget(add_, 1, 0);
    grid->addWidget(remove_, 1, 1);
    grid->addWidget(sum_, 2, 0, 1, 2);
    connect(table_, &QTableWidget::itemChanged, this,
            [this](const QTableWidgetItem* cell) { cellEdited(*cell); });
    connect(table_, &QTableWidget::currentCellChanged, this,
            [this](int row) { remove_->setEnabled(row >= 0); });
    auto* key = new QShortcut(QKeySequence::Delete, table_, this, &TokensTable::remove);
    key->setContext(Qt::WidgetShortcut);
    connect(add_, &QPushButton::clicked, this, &TokensTable::add);
    connect(remove_, &QPushButton::clicked, this, &TokensTable::remove);
    connect(&document, &SetDocument::changed, this, &TokensTable::showTokens);
    retranslate();
}

void TokensTable::showTokens()
{
    const QSignalBlocker quiet(table_);
    const TileSet& set = document_.set();
    table_->setRowCount(static_cast<int>(set.tokens.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const TokenKind& token = set.tokens[static_cast<std::size_t>(row)];
        const int numbers[]{token.value, token.count};
        for (int column = 0; column < 2; ++column) {
            if (!table_->item(row, column)) {
                auto* cell = new QTableWidgetItem;
                cell->setTextAlignment(Qt::AlignCenter);
                table_->setItem(row, column, cell);
            }
            table_->item(row, column)->setData(Qt::EditRole, numbers[column]);
        }
    }
    add_->setEnabled(set.tokens.size() < kMaxTokenKinds);
    remove_->setEnabled(table_->currentRow() >= 0);
    const QLocale locale;
    //: %1 and %2 numbers
    sum_->setText(tr("Tokens: %1. Nuggets on the tiles: %2.")
                      .arg(locale.toString(set.tokenCount()), locale.toString(set.nuggetCount())));
}

void TokensTable::commit()
{
    desk::commitCell(*table_);
}

void TokensTable::cellEdited(const QTableWidgetItem& cell)
{
    const auto row = static_cast<std::size_t>(cell.row());
    const TokenField field = cell.column() == 0 ? TokenField::Value : TokenField::Count;
    const int value = cell.data(Qt::EditRole).toInt();
    if (!document_.change([] { return tr("Change the tokens"); },
                          [=](TileSet& set) { setToken(set, row, field, value); }))
        showTokens();
}

void TokensTable::add()
{
    //: A step of the history: mining tokens
    document_.change([] { return tr("Add tokens"); },
                     [](TileSet& set) {
                         const int value =
                             set.tokens.empty() ? 1 : std::min(set.tokens.back().value + 1, kMaxTokenValue);
                         set.tokens.push_back({.value = value, .count = 1, .extra = {}});
                     });
    table_->setCurrentCell(table_->rowCount() - 1, 0);
}

void TokensTable::remove()
{
    const int row = table_->currentRow();
    if (row >= 0)
        //: A step of the history: mining tokens
        document_.change([] { return tr("Remove tokens"); },
                         [row](TileSet& set) { set.tokens.erase(set.tokens.begin() + row); });
}

void TokensTable::retranslate()
{
    //: Title of a column: points of a mining token
    table_->setHorizontalHeaderLabels({tr("Value"),
                                       //: Title of a column: how many tokens of this value there are
                                       tr("Number")});
    //: Name of a table for screen readers
    table_->setAccessibleName(tr("Mining tokens"));
    add_->setText(tr("Add a value"));
    //: Button: removes the chosen value of mining tokens
    remove_->setText(tr("Remove"));
    showTokens();
}

void TokensTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
