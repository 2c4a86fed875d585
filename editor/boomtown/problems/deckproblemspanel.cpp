// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/problems/deckproblemspanel.h"

#include "engine/boomtown/design/repairs.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::boomtown::editor {
namespace {

struct DeckFindingWords
{
    Q_DECLARE_TR_FUNCTIONS(DeckFindingWords)
};

} // namespace

QString placeText(const Finding& finding)
{
    if (finding.card < 0)
        //: Place of a problem: the deck of cards
        return DeckFindingWords::tr("The deck");
    const QString id = ui::nameInText(finding.cardId);
    //: In place of the id that a card does not have: %1 its number in the deck
    const QString number = DeckFindingWords::tr("no. %1").arg(QLocale().toString(finding.card + 1));
    const QString name = id.isEmpty() ? number : id;
    switch (finding.part) {
    case CardPart::Face:
        //: Place of a problem: %1 id of a card
        return DeckFindingWords::tr("Card %1, front").arg(name);
    case CardPart::Back:
        //: Place of a problem: %1 id of a card
        return DeckFindingWords::tr("Card %1, bonus").arg(name);
    case CardPart::Id:
        break;
    }
    //: Place of a problem: %1 id of a card
    return DeckFindingWords::tr("Card %1").arg(name);
}

QString repairText(Repair repair)
{
    return QCoreApplication::translate("Repair", repairLabel(repair));
}

DeckProblemsPanel::DeckProblemsPanel(QWidget* parent)
    : FindingsOf([] { return tr("&Only this card"); }, parent)
{
}

void DeckProblemsPanel::setFindings(std::vector<Finding> findings)
{
    setAll(std::move(findings));
}

desk::FindingRow DeckProblemsPanel::rowOf(const Finding& finding) const
{
    QStringList repairs;
    for (const Repair repair : finding.repairs)
        repairs << repairText(repair);
    return {finding.problem, finding.card, finding.cardId, placeText(finding), repairs};
}

void DeckProblemsPanel::jumpTo(const Finding& finding)
{
    emit jumpRequested(finding);
}

void DeckProblemsPanel::repairBy(const Finding& finding, Repair repair)
{
    emit repairRequested(finding, repair);
}

} // namespace lodeline::boomtown::editor
