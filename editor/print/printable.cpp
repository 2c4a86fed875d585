// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printable.h"

#include "ui/plain/shown.h"
#include "ui/tilesetfiles.h"

#include <algorithm>

namespace lodeline::print {

QString nameOf(const Printable& printed)
{
    const QString name = ui::shownName(ui::setName(printed.about())).simplified();
    return name.isEmpty() ? printed.nameless() : name;
}

const SheetKind& sheetKind(const Printable& printed, Sheet sheet)
{
    return *std::ranges::find(printed.sheets(), sheet, &SheetKind::sheet);
}

double faceSize(const Printable& printed, const PrintOptions& options)
{
    return printed.sheets().front().sizeIn(options).width();
}

bool isChosen(const std::vector<std::string>& ids, const std::string& id)
{
    return ids.empty() || std::ranges::find(ids, id) != ids.end();
}

} // namespace lodeline::print
