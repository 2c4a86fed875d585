// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labwords.h"

#include "editor/measuring/runwords.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {
namespace {

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(LabWords)
};

} // namespace

QString findingText(const LabFinding& finding)
{
    return desk::standOutText(findingTemplate(finding), finding,
                              [](const std::string& tile) { return ui::nameInText(tile); });
}

QString sourceText(events::Score::Kind source)
{
    switch (source) {
    case events::Score::Kind::Railroad:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Railroads");
    case events::Score::Kind::Mountain:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Mountains");
    case events::Score::Kind::City:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Cities");
    case events::Score::Kind::Prairie:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Prairies");
    case events::Score::Kind::Gold:
        //: Row of a table: points from mining tokens
        return LabWords::tr("Gold");
    }
    return {};
}

} // namespace lodeline::goldrush::editor
