// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/artfolder/folderpictures.h"
#include "resources/art/own/partpictures.h"
#include "ui/work/background.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace lodeline::goldrush::editor {

class SetDocument;

// The symbols, backs, tokens and pieces of a set with the pictures that players see, each of which a picture
// from a file can replace: chosen, or dropped onto its row.
class PartsTable : public QWidget
{
    Q_OBJECT

public:
    explicit PartsTable(SetDocument& document, QWidget* parent = nullptr);

    void choosePart(SetPart part); // where there is a row for it
    void askFor(SetPart part);     // for a file, and replaces it
    // Reads in the background, one after the other; `read` tells when one is done. A sentence says why it
    // cannot be used, or that it is cut or stretched.
    void replace(SetPart part, const QString& file);
    void takeBack(SetPart part); // the game's own from now on, whatever is still to be read
    // Where files are looked for until one was taken elsewhere.
    void setFolder(const QString& folder) { firstFolder_ = folder; }

signals:
    void read();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct ToRead
    {
        SetPart part;
        QString file;
    };

    void readNext();
    void leaveUnread(SetPart part);
    void take(SetPart part, const FolderPicture& picture);
    void listParts();
    void showParts();
    void showPictures();
    void tell();
    bool isDropped(QEvent* event);
    std::optional<SetPart> current() const;
    void retranslate();

    SetDocument& document_;
    std::vector<SetPart> parts_; // by row
    PicturedParts shown_;
    art::PartPictures own_;
    int revision_ = -1; // of them, when they were shown
    QString firstFolder_;
    QString folder_;                    // of the file that was taken last
    std::optional<FolderPicture> told_; // what was read last of which there is something to say
    std::vector<ToRead> waiting_;
    SetPart beingRead_{};
    ui::Background reading_;
    QListWidget* list_;
    QPushButton* choose_;
    QPushButton* remove_;
    QLabel* said_;
};

} // namespace lodeline::goldrush::editor
