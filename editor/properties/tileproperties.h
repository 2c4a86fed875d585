// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setedits.h"
#include "ui/wording/words.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace lodeline::goldrush::editor {

class CopiesField;
class SegmentRow;
class SetDocument;

// The chosen tiles as a form: name, copies and start tile; the parts of a single one and its picture.
class TileProperties : public QWidget
{
    Q_OBJECT

public:
    explicit TileProperties(SetDocument& document, QWidget* parent = nullptr);

    void setTiles(int current, const Rows& chosen);
    void setChosenSegment(std::optional<SegmentRef> segment);
    void focusName();
    void commit(); // the name that is being typed

signals:
    void segmentTouched(lodeline::goldrush::SegmentRef segment);
    void artRequested();
    void told(const QString& message); // why a name was not taken

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFields();
    void showTiles();
    void showName(const TileDesign* shown, bool single);
    void showTitle(const TileDesign* shown, bool single);
    void showCount(const TileDesign& shown);
    void showSegments(const TileDesign* shown);
    void makeRows(const std::vector<SegmentRef>& segments);
    SegmentRow* makeRow(SegmentRef segment);
    void rename();
    void refuse(ui::Words why); // empty where nothing is wrong with the id
    void retranslate();
    const TileDesign* tile() const;

    SetDocument& document_;
    int current_ = -1;
    Rows chosen_;
    std::vector<SegmentRef> segments_;
    std::vector<SegmentRow*> rows_;
    QLabel* title_;
    QLabel* several_; // in place of it
    QLabel* nameLabel_;
    QLineEdit* name_;
    QString named_; // the tile whose name is in the field
    QLabel* refusal_;
    ui::Words refusalWords_;
    QLabel* countLabel_;
    CopiesField* count_;
    QCheckBox* start_;
    QLabel* partsTitle_;
    QVBoxLayout* parts_;
    QPushButton* art_;
};

} // namespace lodeline::goldrush::editor
