// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plain/label.h"

class QLineEdit;

namespace lodeline::desk {

// Below a field that takes a text of bounded length (ui/plain/entry.h): says so where more was typed or
// pasted, until the text changes again.
class LengthNote : public ui::Label
{
    Q_OBJECT

public:
    LengthNote(QLineEdit& field, int longest, QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;

private:
    void tell(bool isCut);
    void retranslate();

    QLineEdit& field_;
    int longest_; // characters
    bool isCut_ = false;
};

} // namespace lodeline::desk
