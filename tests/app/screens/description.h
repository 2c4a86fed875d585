// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QJsonObject>
#include <QStringList>

class QWidget;

namespace lodeline::test {

// What a window shows, in little: each control with what it says and where it is, a small picture of the
// whole, and what is wrong with it by `faultsOf`.
QJsonObject description(QWidget& window, const QImage& picture);

// What is different now, in words: what came, went, moved, or looks otherwise. Empty where nothing is.
QStringList changes(const QJsonObject& before, const QJsonObject& now);

} // namespace lodeline::test
