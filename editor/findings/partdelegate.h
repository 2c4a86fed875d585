// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStyledItemDelegate>

namespace lodeline::desk {

// A part of what is edited as a row of a list: its picture, its id, a line below, a mark and a sign for
// problems.
class PartDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    struct Part
    {
        QPixmap picture;
        QString id;
        QString below;
        int severity = -1; // of the worst problem, as Severity
        QString mark;      // the name of an icon; may be empty
    };

    // The side of pictures in px.
    PartDelegate(int side, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    virtual Part partAt(const QModelIndex& index) const = 0;

private:
    void write(QPainter& painter, const QStyleOptionViewItem& option, const Part& part) const;
    void paintSigns(QPainter& painter, const QStyleOptionViewItem& option, const Part& part) const;

    int side_;
};

} // namespace lodeline::desk
