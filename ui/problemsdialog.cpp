// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problemsdialog.h"

#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/problemtext.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::ui {

namespace {

// What concerns the whole file cannot be put right in it.
bool canBePutRight(const Problem& problem)
{
    return !problem.pointer.empty() && problem.pointer != "/format" && problem.pointer != "/version";
}

} // namespace

ProblemsDialog::ProblemsDialog(QString path, Problems problems, QWidget* parent)
    : QDialog(parent)
    , path_(std::move(path))
    , problems_(std::move(problems))
    , heading_(new Label(this))
    , list_(new QTreeWidget(this))
    , detail_(new Label(this))
    , advice_(new Label(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this))
    , copy_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole))
{
    std::ranges::stable_sort(problems_, {}, &Problem::severity);
    heading_->setWordWrap(true);
    detail_->setWordWrap(true);
    detail_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(list_, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* row) { detail_->setText(row ? row->text(2) : QString()); });
    advice_->setWordWrap(true);
    list_->setRootIsDecorated(false);
    list_->setWordWrap(true);
    list_->setColumnCount(3);
    list_->setUniformRowHeights(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    heading_->setBuddy(list_);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{heading_, list_, detail_, advice_, buttons_})
        layout->addWidget(part);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    copy_->setAutoDefault(false);
    resize(720, 360);
    retranslate();
}

QString ProblemsDialog::headline() const
{
    const QString file = fileInText(path_);
    if (hasErrors(problems_))
        //: %1 name of a file
        return tr("\"%1\" cannot be opened:").arg(file);
    //: %1 name of a file
    return tr("Some parts of \"%1\" are not used:").arg(file);
}

QString ProblemsDialog::text() const
{
    QStringList lines{headline()};
    for (const Problem& problem : problems_) {
        lines << QStringLiteral("%1: %2: %3")
                     .arg(problemPlace(problem), severityText(problem.severity), problemText(problem));
    }
    return lines.join(u'\n');
}

void ProblemsDialog::retranslate()
{
    setWindowTitle(hasErrors(problems_) ? tr("The file cannot be opened") : tr("Problems in the file"));
    heading_->setText(plainLabel(headline()));
    list_->setHeaderLabels({
        //: Heading of a column (noun): error, warning or note
        tr("Severity"),
        //: Heading of a column (noun): where something is in the file
        tr("Place"),
        //: Heading of a column (noun): what is wrong in the file
        tr("Problem"),
    });
    list_->setAccessibleName(tr("Problems in the file"));
    list_->clear();
    for (const Problem& problem : problems_) {
        auto* row = new QTreeWidgetItem(
            list_, {severityText(problem.severity), problemPlace(problem), problemText(problem)});
        row->setToolTip(2, ui::toolTip(problemText(problem)));
    }
    list_->setCurrentItem(list_->topLevelItem(0));
    advice_->setVisible(std::ranges::any_of(problems_, canBePutRight));
    advice_->setText(tr("The place is a JSON pointer: the keys and numbers to follow from the top of the "
                        "file. Correct the file in a text editor, or choose another file."));
    //: Button (verb): copy the problems to the clipboard
    copy_->setText(tr("Co&py"));
}

void ProblemsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::ui
