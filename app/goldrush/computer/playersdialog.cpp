// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/playersdialog.h"

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/seatkind.h"

#include <QPointer>

namespace lodeline::goldrush {
namespace {

app::PlayersDialog::Now tableOf(GameSession* session)
{
    return [held = QPointer(session)]() -> std::optional<app::PlayersDialog::Table> {
        if (!held)
            return std::nullopt;
        const GameRecord& record = held->record();
        return app::PlayersDialog::Table{record.players,
                                         record.told ? std::nullopt : std::optional(record.seed)};
    };
}

} // namespace

PlayersDialog::PlayersDialog(GameSession* session, QWidget* parent)
    : app::PlayersDialog(tableOf(session), seatKinds(), parent)
{
    connect(this, &app::PlayersDialog::handedOver, session, [session](int seat, const QString& kind) {
        session->ask(requests::HandOver{seat, kind.toStdString()});
    });
    connect(this, &app::PlayersDialog::looksChosen, session,
            [session](const std::vector<app::PlayerLooks>& looks) {
                session->ask(requests::ChangeLooks{looks});
            });
    connect(session, &QObject::destroyed, this, &QDialog::reject);
}

} // namespace lodeline::goldrush
