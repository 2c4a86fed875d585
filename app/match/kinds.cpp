// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/kinds.h"

#include "engine/core/fileformat.h"

#include <algorithm>

namespace lodeline::app {

Kind* Kinds::ofFormat(std::string_view format) const
{
    const auto found = std::ranges::find_if(
        kinds_, [format](const std::unique_ptr<Kind>& kind) { return kind->format() == format; });
    return found == kinds_.end() ? nullptr : found->get();
}

Kind& Kinds::ofRecord(std::string_view text) const
{
    Kind* kind = ofFormat(formatOf(text));
    return kind ? *kind : first();
}

Kind* Kinds::ofSet(const QString& path) const
{
    const auto isIts = [&path](const std::unique_ptr<Kind>& kind) {
        return std::ranges::any_of(kind->setSuffixes(), [&path](const QString& suffix) {
            return path.endsWith(suffix, Qt::CaseInsensitive);
        });
    };
    const auto found = std::ranges::find_if(kinds_, isIts);
    return found == kinds_.end() ? nullptr : found->get();
}

QStringList Kinds::setSuffixes() const
{
    QStringList all;
    for (const std::unique_ptr<Kind>& kind : kinds_)
        all << kind->setSuffixes();
    return all;
}

QString Kinds::phrase(Phrase wanted) const
{
    QString said;
    for (auto kind = kinds_.begin(); kind != kinds_.end() && said.isEmpty(); ++kind)
        said = (*kind)->phrase(wanted);
    return said;
}

} // namespace lodeline::app
