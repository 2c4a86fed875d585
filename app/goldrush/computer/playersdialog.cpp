// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/playersdialog.h"

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/wording/words.h"

#include <QPointer>

namespace lodeline::goldrush {
namespace {

QStringList namesOf(const GameSession& session)
{
    QStringList names;
    for (int seat = 0; seat < session.game().players(); ++seat)
        names << playerName(session.record(), seat);
    return names;
}

app::PlayersDialog::KindOf kindsOf(GameSession* session)
{
    return [held = QPointer(session)](int seat) {
        return held ? std::optional(
                          QString::fromStdString(held->record().players[static_cast<std::size_t>(seat)].kind))
                    : std::nullopt;
    };
}

} // namespace

PlayersDialog::PlayersDialog(GameSession* session, QWidget* parent)
    : app::PlayersDialog(namesOf(*session), kindsOf(session), seatKinds(), parent)
{
    connect(this, &app::PlayersDialog::handedOver, session, [session](int seat, const QString& kind) {
        session->ask(requests::HandOver{seat, kind.toStdString()});
    });
    connect(session, &QObject::destroyed, this, &QDialog::reject);
}

} // namespace lodeline::goldrush
