// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lodeline::art {

// Which names and values of SVG may stay.

bool isSvgElement(QStringView name);       // drawn right by Qt
bool isSilentSvgElement(QStringView name); // draws nothing, left out without a word: title, metadata, ...

enum class SvgVerdict { Keep, Drop, DropSilently, NumberOutOfRange, NotDrawn, Reference };

// Of an attribute or a property of `style`, references apart.
SvgVerdict judgeAttribute(QStringView element, QStringView name, QStringView value);

// The value as a number in user units ("12", "12px"); nothing when it is anything else or out of range.
std::optional<double> svgNumber(QStringView text);

// A "#name" with a plain name.
bool isLocalReference(QStringView text);
// A small embedded PNG, checked by its header.
bool isSmallPng(QStringView text);

} // namespace lodeline::art
