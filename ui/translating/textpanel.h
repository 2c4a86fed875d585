// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translating/textindex.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QFormLayout;
class QScrollArea;
class QLabel;

namespace lodeline::ui {

class FormsEditor;

// What a translator wants to know of a text that a window shows; in a small window that takes no focus by
// itself. Where several texts may have made it, the likeliest comes first and the others can be chosen.
class TextPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TextPanel(QWidget* window);

    // In the language that is spoken now. Of what is shown nothing may be known.
    void show(const QString& shown, const std::vector<SpokenText>& found, const QString& language);
    // Before anything was pointed at, and while words are typed.
    void setHint(const QString& hint);
    void setEditing(bool on);
    // The texts that are listed, as they are said now.
    void refresh(const TextIndex& index, const QString& language);

    const std::vector<SpokenText>& found() const { return found_; }
    QComboBox* choice() const { return choice_; }
    FormsEditor* editor() const { return editor_; }
    // All that is told of the chosen text, a line a part.
    QString told() const;

signals:
    void closed();
    void saveRequested(const TypedText& typed);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Part { English, Note, Comment, Words, State, Class, Source };
    static constexpr std::size_t kParts = Source + 1;

    void fillChoice();
    void showChosen();
    void set(Part part, const QString& text);
    QString wordsOf(const SpokenText& spoken) const;
    QString stateOf(const SpokenText& spoken) const;
    void retranslate();

    std::vector<SpokenText> found_;
    QString language_;
    QString shown_;
    QString hint_;
    bool isEditing_ = false;
    QLabel* heading_;
    QComboBox* choice_;
    QScrollArea* scroll_;
    QFormLayout* rows_;
    std::array<QLabel*, kParts> names_{};
    std::array<QLabel*, kParts> parts_{};
    FormsEditor* editor_;
};

} // namespace lodeline::ui
