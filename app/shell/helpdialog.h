// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keys/keytext.h"

#include <QDialog>

class QDialogButtonBox;
class QLineEdit;
class QListWidget;

namespace lodeline::app {

class HelpBrowser;
class Kind;

// A page of help in a window of its own, which may stay open during the game. A long one has its headings
// beside it and can be searched.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Rules, Shortcuts, About };

    // Of that kind of game, which outlives it. Opens at the anchor `topic`, if there is one; `keys` are those
    // that a page may name.
    HelpDialog(
        Page page, const Kind& kind, QWidget* parent = nullptr, QString topic = {},
        ui::KeyText keys = [](const QString&) { return QString(); });

    HelpBrowser* text() const { return text_; }
    QListWidget* contents() const { return contents_; }
    QLineEdit* search() const { return search_; }

    // Says everything anew.
    void retranslate();

signals:
    void exampleRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void listContents();
    void goToHeading(int row);
    void find(const QString& words, bool next);
    void markAll(const QString& words);

    Page page_;
    const Kind& kind_;
    ui::KeyText keys_;
    QString topic_;
    HelpBrowser* text_;
    QListWidget* contents_;
    QLineEdit* search_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::app
