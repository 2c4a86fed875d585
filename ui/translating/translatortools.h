// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translating/keptdrafts.h"
#include "ui/translating/textindex.h"
#include "ui/translating/textsunder.h"
#include "ui/work/background.h"

#include <QObject>
#include <tl/expected.hpp>

#include <memory>
#include <optional>

class QAction;
class QMenu;

namespace lodeline::ui {

class LanguageMenu;
class Languages;
class TextPanel;

// "Where is this text?": while it is on, Ctrl and Shift held tell of the text at the pointer, in any window
// of the program and in open menus, and Ctrl+Shift+F1 of the one that has the focus. A second entry lets it
// be translated there. Both stand in the menu of languages.
class TranslatorTools : public QObject
{
    Q_OBJECT

public:
    // The windows' own, for as long as these.
    TranslatorTools(Languages& languages, LanguageMenu& menu, QWidget* window);
    ~TranslatorTools() override;

    QAction* where() const { return where_; }
    QAction* translate() const { return translate_; }
    QAction* ofFocus() const { return ofFocus_; }
    TextPanel* panel() const { return panel_; }
    // Tells of the text at a place of the screen, or where the keys go.
    void lookAt(const QPoint& place);
    void lookAtFocus();
    // Asks about words that were typed and not saved, if there are any. For the window about to close, after
    // everything else that may keep it open.
    bool mayClose();

signals:
    void indexed(); // what the language says is known now

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void setOn(bool on);
    void setEditing(bool on);
    void readTexts();
    void take(std::shared_ptr<const TextIndex> index, const QString& language);
    void recall();
    void forgetSaid(const QString& language);
    void look(const TextsUnder& under);
    void raise();
    void standAbove();
    tl::expected<QString, QString> keep(const TypedText& typed);
    void save(const TypedText& typed);
    bool saveAll(const QList<TypedText>& unsaved);
    void tellUnsaved(const TypedText& typed, const QString& why);
    void enable();
    void retranslate();

    Languages& languages_;
    QWidget* window_;
    QMenu* menu_;
    QAction* where_;
    QAction* translate_;
    QAction* ofFocus_;
    TextPanel* panel_ = nullptr; // the window's, once it was asked for
    std::shared_ptr<const TextIndex> index_;
    std::optional<TextsUnder> waiting_; // until the texts are read
    QStringList last_;                  // what was told of
    KeptDrafts kept_;
    bool isRecalled_ = false;
    Background reader_;
};

} // namespace lodeline::ui
