// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/namestable.h"

#include "editor/document/setdocument.h"
#include "editor/document/setedits.h"
#include "editor/properties/celleditor.h"
#include "editor/properties/wheelguard.h"
#include "ui/languages/languages.h"
#include "ui/plain/entry.h"
#include "ui/plain/shown.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kShownRows = 3;

class NameDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto* field = qobject_cast<QLineEdit*>(editor))
            ui::takePlainText(field, ui::kLongestName);
        return editor;
    }
};

QString languageName(const QString& code)
{
    const QString name = ui::Languages::nativeName(code);
    return name.isEmpty() ? ui::shownName(code) : QStringLiteral("%1 (%2)").arg(name, code);
}

// More can be written into the file.
QStringList commonCodes()
{
    return QStringLiteral(
               "af ar az be bg bn ca cs cy da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is "
               "it ja ka kk ko lt lv mk mn ms nb nl nn pl pt pt_BR ro ru sk sl sq sr sv sw ta te th tr uk "
               "ur uz vi zh zh_TW")
        .split(u' ');
}

} // namespace

NamesTable::NamesTable(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , table_(new QTableWidget(0, 2, this))
    , add_(new QComboBox(this))
{
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setTabKeyNavigation(false);
    table_->setItemDelegate(new NameDelegate(table_));
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() +
                           kShownRows * table_->verticalHeader()->defaultSectionSize());
    setFocusProxy(table_);
    WheelGuard::protect(add_);
    // Else every name is measured at once, in scripts that may have no font here.
    add_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    layout->addWidget(add_);
    connect(table_, &QTableWidget::itemChanged, this,
            [this](const QTableWidgetItem* cell) { cellEdited(*cell); });
    auto* key = new QShortcut(QKeySequence::Delete, table_, this, &NamesTable::remove);
    key->setContext(Qt::WidgetShortcut);
    connect(add_, &QComboBox::activated, this, &NamesTable::add);
    connect(&document, &SetDocument::changed, this, &NamesTable::showNames);
    retranslate();
}

void NamesTable::showNames()
{
    const QSignalBlocker quiet(table_);
    const auto& names = document_.set().names;
    table_->setRowCount(static_cast<int>(names.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const auto& [code, name] = names[static_cast<std::size_t>(row)];
        // A cell that is kept keeps what is being typed in it.
        for (const int column : {0, 1})
            if (!table_->item(row, column))
                table_->setItem(row, column, new QTableWidgetItem);
        QTableWidgetItem* language = table_->item(row, 0);
        language->setText(languageName(QString::fromStdString(code)));
        language->setData(Qt::UserRole, QString::fromStdString(code));
        language->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table_->item(row, 1)->setText(ui::typedLine(QString::fromStdString(name), ui::kLongestName));
    }
}

void NamesTable::commit()
{
    commitCell(*table_);
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // what cellEdited() puts off
}

// An empty name takes the row away.
void NamesTable::cellEdited(const QTableWidgetItem& cell)
{
    const std::string code = table_->item(cell.row(), 0)->data(Qt::UserRole).toString().toStdString();
    const std::string name = cell.text().trimmed().toStdString();
    // The table is filled anew by it, after the view is done with its cell.
    QMetaObject::invokeMethod(
        this,
        [this, code, name] {
            document_.change([] { return tr("Translate the name"); },
                             [&](TileSet& set) { setTranslation(set, code, name); });
        },
        Qt::QueuedConnection);
}

void NamesTable::add(int choice)
{
    const std::string code = add_->itemData(choice).toString().toStdString();
    add_->setCurrentIndex(0);
    if (code.empty())
        return;
    document_.change(
        [] { return tr("Translate the name"); },
        [&](TileSet& set) {
            if (std::ranges::find(set.names, code, &std::pair<std::string, std::string>::first) ==
                set.names.end())
                setTranslation(set, code, set.name.empty() ? "?" : set.name);
        });
    for (int row = 0; row < table_->rowCount(); ++row) {
        if (table_->item(row, 0)->data(Qt::UserRole).toString().toStdString() == code)
            table_->editItem(table_->item(row, 1));
    }
}

void NamesTable::remove()
{
    if (table_->currentRow() >= 0)
        table_->item(table_->currentRow(), 1)->setText(QString());
}

void NamesTable::retranslate()
{
    //: Title of a column
    table_->setHorizontalHeaderLabels({tr("Language"),
                                       //: Title of a column: the name of the tile set in a language
                                       tr("Name")});
    table_->setAccessibleName(tr("Name in other languages"));
    add_->clear();
    add_->addItem(tr("Add a language…"));
    for (const QString& code : commonCodes())
        add_->addItem(languageName(code), code);
    add_->setAccessibleName(tr("Add a language"));
    showNames();
}

void NamesTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
