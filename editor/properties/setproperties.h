// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;

namespace lodeline::desk {
class WordsForm;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

class PartsTable;
class SetDocument;
class TokensTable;

// What concerns a set as a whole: what it says of itself, start tile, tokens, pictures.
class SetProperties : public QWidget
{
    Q_OBJECT

public:
    explicit SetProperties(SetDocument& document, QWidget* parent = nullptr);

    void addNote(QWidget* note); // below the fields
    void commit();               // what is being typed
    // To the field for a part of the file, given by its JSON pointer, if there is one.
    void focusPart(const std::string& pointer);
    void askForPicture(SetPart part);          // for a file with another one
    void setFolder(const QString& folder);     // where pictures are looked for first
    void setPictureBytes(std::uint64_t bytes); // of all pictures; until it is called nothing is said of them

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSet();
    void showStarts();
    void showPictures();
    void retranslate();

    SetDocument& document_;
    QFormLayout* form_;
    desk::WordsForm* words_;
    QComboBox* start_;
    TokensTable* tokens_;
    PartsTable* parts_;
    QLabel* pictures_; // how much they use
    std::optional<std::uint64_t> pictureBytes_;
};

} // namespace lodeline::goldrush::editor
