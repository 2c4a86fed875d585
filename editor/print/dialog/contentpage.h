// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/dialog/facelist.h"
#include "editor/print/dialog/fields.h"

#include <QWidget>

class QGroupBox;

namespace lodeline::print {

// Which things are printed, how large, and how many of each.
class ContentPage : public QWidget
{
    Q_OBJECT

public:
    explicit ContentPage(std::shared_ptr<const Printable> printed, QWidget* parent = nullptr);

    void show(const PrintOptions& options);
    // Sets the options that this page is about.
    void read(PrintOptions& options) const;
    // The same of what is wanted at all, be it possible or not.
    void readWanted(PrintOptions& options) const;
    // Only the checked faces are wanted, and none is checked.
    bool choosesNone() const;

    using QWidget::show;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Group
    {
        const SheetKind* kind;
        QGroupBox* box;
        QFormLayout* form;
        QDoubleSpinBox* width;
        Field widthField;
        QLabel* note;
    };

    void addGroup(const SheetKind& kind);
    void addFaces();
    void retranslate();
    void showChoice();

    std::shared_ptr<const Printable> printed_;
    std::vector<Group> groups_; // the first is that of the faces
    QComboBox* copies_;
    QComboBox* choice_;
    FaceList* faces_;
    Field copiesField_, choiceField_;
};

} // namespace lodeline::print
