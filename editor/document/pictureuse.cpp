// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/pictureuse.h"

#include "engine/core/pictures/container.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::goldrush::editor {
namespace {

struct PictureUse
{
    Q_DECLARE_TR_FUNCTIONS(PictureUse)
};

} // namespace

QString pictureUseText(std::uint64_t bytes)
{
    const QLocale locale;
    //: %1 a size such as "34 MB", %2 the greatest that is allowed
    return PictureUse::tr("Pictures of the set: %1 of %2")
        .arg(locale.formattedDataSize(static_cast<qint64>(bytes), 0),
             locale.formattedDataSize(qint64{kMaxContainerBytes}, 0));
}

} // namespace lodeline::goldrush::editor
