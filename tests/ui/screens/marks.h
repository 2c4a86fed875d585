// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>
#include <QString>

#include <vector>

class QMenu;
class QWidget;

namespace lodeline::test {

// A text that a window shows or says to a screen reader.
struct Mark
{
    QString path; // to the control: the same in every language
    QRect place;  // in the window
    QString text;
};

// Each text once, in the order of the tab key.
std::vector<Mark> marksOf(QWidget& window);
std::vector<Mark> marksOf(QMenu& menu);

// A window, and where its texts stand in it.
struct MarkedPicture
{
    QImage picture;
    std::vector<Mark> marks;
};

// With an outline and a number from 1 for each of these marks.
QImage outlined(const MarkedPicture& marked, const std::vector<Mark>& numbered);

} // namespace lodeline::test
