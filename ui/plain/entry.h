// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QPlainTextEdit;

namespace lodeline::ui {

// Lets a field take at most `longest` characters, which are Unicode code points, and drop control characters
// and direction marks as they are typed, pasted or dropped. What the program itself puts in is treated the
// same. A field of one line emits inputRejected() where more was typed or pasted.
void takePlainText(QLineEdit* field, int longest);
void takePlainText(QPlainTextEdit* field, int longest);

} // namespace lodeline::ui
