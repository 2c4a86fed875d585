// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

class QLabel;

namespace lodeline::ui {

// Places widgets one beside the other, as words of a text: what does not fit into a line begins the next one.
// They stand in the middle of the height of their line, where nothing aligns them to its top. The first of a
// line that expands has what is left of its width.
class FlowLayout : public QLayout
{
public:
    using QLayout::QLayout;
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    // all in one line
    QSize minimumSize() const override; // each in a line of its own
    void setGeometry(const QRect& area) override;

private:
    struct Placed
    {
        QLayoutItem* item;
        QSize size;
    };
    struct Line
    {
        std::vector<Placed> items;
        int width = 0; // of what is wanted
        int height = 0;
    };
    std::vector<Line> linesFor(int width) const;
    static void finish(Line& line, int width);
    std::vector<QLayoutItem*> shown() const;

    std::vector<QLayoutItem*> items_;
};

// A field behind its label, which stay in one line.
QWidget* labelled(QLabel* label, QWidget* field);

} // namespace lodeline::ui
