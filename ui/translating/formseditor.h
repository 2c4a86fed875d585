// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translating/spokentexts.h"

#include <QList>
#include <QMap>
#include <QWidget>

#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace lodeline::ui {

// The words of one text in fields, a field for each form of a plural. What would break the text is refused
// with the reason while it is typed; what was typed and not saved is there again when the text is.
class FormsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FormsEditor(QWidget* parent = nullptr);

    // `isOwn`: its words are the user's and can be taken back.
    void show(const CatalogueText& text, const QString& language, bool isOwn);
    void tell(const QString& outcome);
    // The text was saved: what was typed is its words, or was given up for those of the program.
    void forgetDraft(const TypedText& typed);
    // What was typed in any language and differs from what the program says.
    QList<TypedText> unsaved() const { return drafts_.values(); }
    // What was typed at another time, to be there again; nothing in place of what was typed since then.
    void recall(const QList<TypedText>& drafts);

    QStringList forms() const;
    const std::vector<QPlainTextEdit*>& fields() const { return fields_; }
    // What is told and the buttons, to be put where they can always be seen.
    QWidget* footer() const { return footer_; }
    QCheckBox* isRead() const { return isRead_; }
    QPushButton* saveButton() const { return save_; }
    QPushButton* takeBackButton() const { return takeBack_; }
    QString told() const;

signals:
    void saveRequested(const TypedText& typed);
    void draftsChanged(); // what is unsaved

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields(int forms);
    void nameFields();
    void take();
    TypedText withWords(const QStringList& forms) const;
    void keepDraft();
    void check();
    void save(const QStringList& forms);
    void retranslate();

    CatalogueText text_;
    QString language_;
    bool isOwn_ = false;
    QMap<QByteArray, TypedText> drafts_; // typed or ticked, not saved
    QFormLayout* rows_;
    std::vector<QPlainTextEdit*> fields_;
    QWidget* footer_;
    QCheckBox* isRead_;
    QPushButton* save_;
    QPushButton* takeBack_;
    QLabel* told_;
};

} // namespace lodeline::ui
