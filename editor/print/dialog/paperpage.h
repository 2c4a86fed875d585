// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/dialog/fields.h"

#include <QWidget>

class QCheckBox;
class QGroupBox;
class QSpinBox;

namespace lodeline::print {

// Paper, margins, what helps to cut, the backs, and how much ink is spent.
class PaperPage : public QWidget
{
    Q_OBJECT

public:
    // `hasStart`: one of the designs has a back of its own.
    explicit PaperPage(bool hasStart, QWidget* parent = nullptr);

    void show(const PrintOptions& options);
    // Sets the options that this page is about.
    void read(PrintOptions& options) const;
    // How wide a tile or card is, in millimetres: from it follow the pixels an inch of its picture.
    void setFaceWidth(double width);

    using QWidget::show;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void watch();
    void retranslate();
    void showDensity();

    QGroupBox* paperGroup_;
    QGroupBox* cutting_;
    QGroupBox* backs_;
    QGroupBox* ink_;
    QGroupBox* pictures_;
    QComboBox* paper_;
    QComboBox* orientation_;
    QComboBox* flip_;
    QDoubleSpinBox* margin_;
    QDoubleSpinBox* gap_;
    QDoubleSpinBox* bleed_;
    QCheckBox* cutMarks_;
    QCheckBox* ruler_;
    QCheckBox* inkSaver_;
    QSpinBox* dpi_;
    QSpinBox* pixels_;
    QLabel* bleedNote_;
    QLabel* backsNote_;
    QLabel* density_; // pixels an inch of the pictures
    const bool hasStart_;
    double faceWidth_ = 0;
    Field paperField_, orientationField_, marginField_, gapField_, bleedField_, flipField_, dpiField_,
        pixelsField_;
};

} // namespace lodeline::print
