// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/kinds.h"

#include "engine/core/fileformat.h"

#include <algorithm>

namespace lodeline::desk {

Kind& Kinds::ofFormat(std::string_view format) const
{
    const auto found = std::ranges::find_if(
        kinds_, [format](const std::unique_ptr<Kind>& kind) { return kind->format() == format; });
    return found == kinds_.end() ? first() : **found;
}

Kind& Kinds::ofText(std::string_view text) const
{
    return ofFormat(formatOf(text));
}

Result<ContentPtr> Kinds::readKept(const QJsonObject& kept) const
{
    return ofFormat(kept[QStringLiteral("format")].toString().toStdString()).readKept(kept);
}

} // namespace lodeline::desk
