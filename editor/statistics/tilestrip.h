// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace lodeline::goldrush::editor {

class DesignPictures;

// Tiles of the set as small pictures, each with a word below; one is chosen by click or keys.
class TileStrip : public QListView
{
    Q_OBJECT

public:
    struct Entry
    {
        int design = 0; // as in the pictures
        QString caption;
        QString told; // for tool tips and screen readers

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    // The pictures have to live as long as this.
    explicit TileStrip(DesignPictures& pictures, QWidget* parent = nullptr);

    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry>& entries() const;
    // Rows that are seen without scrolling, at most.
    void setMostRows(int rows);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void tileActivated(int design);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    class Delegate;

    int cellHeight() const;
    int rowsIn(int width) const;
    int heightIn(int width) const;
    void fitHeight();

    Model* model_;
    int mostRows_ = 3;
};

} // namespace lodeline::goldrush::editor
