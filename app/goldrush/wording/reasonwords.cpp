// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/reasonwords.h"

#include "app/goldrush/wording/words.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush {

namespace {

// What is said of none; empty where that needs no sentence of its own.
QString noneText(Reason::Code code)
{
    switch (code) {
    case Reason::Code::TilesComplete:
        //: After another reason for a move, such as "takes a railroad of 3 tiles"; "this feature" is the
        //: railroad, mountain, city or prairie that is taken
        return QCoreApplication::translate("Reason",
                                           "but none of the tiles left would complete this feature");
    case Reason::Code::MinesToken:
        return QCoreApplication::translate("Reason", "mines the last token there");
    case Reason::Code::StartsMountain:
        return QCoreApplication::translate("Reason", "takes a mountain without nuggets");
    case Reason::Code::StartsPrairie:
        return QCoreApplication::translate("Reason", "takes a prairie that is worth nothing so far");
    case Reason::Code::PitchesTent:
        return QCoreApplication::translate("Reason", "pitches the tent on a mountain without tokens");
    default:
        return {};
    }
}

} // namespace

QString reasonText(const Reason& reason, const GameRecord& record)
{
    if (reason.amount == 0) {
        if (const QString none = noneText(reason.code); !none.isEmpty())
            return none;
    }
    const std::string_view sentence = reasonTemplate(reason.code);
    // A translation without plural forms is not found by a number.
    const int count = sentence.find("%Ln") == std::string_view::npos ? -1 : reason.amount;
    QString text = QCoreApplication::translate("Reason", sentence.data(), nullptr, count);
    text.replace(QStringLiteral("%2"), QLocale().toString(reason.of));
    if (reason.player >= 0)
        text.replace(QStringLiteral("%3"), playerName(record, reason.player));
    return text;
}

QString reasonsText(const std::vector<Reason>& reasons, const GameRecord& record)
{
    constexpr std::size_t kMost = 3;
    QStringList texts;
    for (std::size_t i = 0; i < std::min(kMost, reasons.size()); ++i)
        texts << reasonText(reasons[i], record);
    return ui::clauses(texts);
}

} // namespace lodeline::goldrush
