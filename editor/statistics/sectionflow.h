// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;

namespace lodeline::goldrush::editor {

// Sections one below the other, in as many columns of about the same height as there is room for.
class SectionFlow : public QWidget
{
    Q_OBJECT

public:
    explicit SectionFlow(QWidget* parent = nullptr);

    // Takes the section over.
    void add(QWidget* section);
    int columns() const { return static_cast<int>(columns_.size()); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int columns);

    std::vector<QWidget*> sections_;
    std::vector<QBoxLayout*> columns_;
    QBoxLayout* row_;
};

} // namespace lodeline::goldrush::editor
