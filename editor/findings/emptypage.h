// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace lodeline::desk {

// Stands in place of a list that is empty: a sign above a text, or beside it where there is little height, in
// which the sign is never cut.
class EmptyPage : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyPage(QWidget* parent = nullptr);

    void setText(const QString& text);
    void setSign(const QPixmap& sign);
    void setSignShown(bool shown);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QBoxLayout* layout_;
    QLabel* sign_;
    QLabel* text_;
    bool isSignShown_ = true;
};

} // namespace lodeline::desk
