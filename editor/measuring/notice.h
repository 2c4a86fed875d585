// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace lodeline::desk {

// A label that says why something is not as one would expect, set off from what is around it.
QLabel* makeNotice(QWidget* parent);

} // namespace lodeline::desk
