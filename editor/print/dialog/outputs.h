// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/dialog/printdialog.h"
#include "ui/work/exportrunner.h"

#include <QPrinter>

namespace lodeline::print {

// What an export does in its thread.
ui::LongWork exportWork(PrintDialog::Output output, const std::shared_ptr<const Printable>& printed,
                        const PrintOptions& options, const QString& path);

// A file beside that of what is printed and named after it, or its folder; where it has no file, where the
// last export went, by its own name.
QString proposedTarget(PrintDialog::Output output, const Printable& printed, const QString& file);
// Asks for a file or a folder, beginning there; empty when the user thought better of it.
QString askForTarget(QWidget* parent, PrintDialog::Output output, const Printable& printed,
                     const QString& file);

// The files that an export of so many pages to the chosen file or folder writes.
QStringList targetFiles(PrintDialog::Output output, const Printable& printed, const PrintOptions& options,
                        int pages, const QString& path);
// Asks once whether to write over those that are there; `asked` is one that was asked about already.
bool mayReplace(QWidget* parent, const QStringList& files, const QString& asked);

// With backs for the edge about which the printer turns the sheet, where it turns any.
PrintOptions turnedAs(PrintOptions options, QPrinter::DuplexMode duplex);
// Asks for a printer by the dialog of the system; nothing when the user thought better of it.
ui::LongWork askForPrinter(QWidget* parent, const std::shared_ptr<const Printable>& printed,
                           const PrintOptions& options);

} // namespace lodeline::print
