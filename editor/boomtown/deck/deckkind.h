// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kind.h"
#include "ui/boomtown/installeddecks.h"

#include <QCoreApplication>

namespace lodeline::boomtown::editor {

// Decks of Boomtown.
class DeckKind : public desk::Kind
{
    Q_DECLARE_TR_FUNCTIONS(DeckKind)

public:
    // The folder is that of installed decks.
    explicit DeckKind(QString installFolder = installedDecksFolder());

    std::string_view format() const override;
    QString suffix() const override;
    QString phrase(desk::Phrase wanted) const override;
    desk::CommandWords words(desk::Command command) const override;
    QString keysHtml() const override;
    QString handbookHtml() const override;
    Result<desk::ContentPtr> read(std::string_view text) const override;
    Result<desk::ContentPtr> readKept(const QJsonObject& kept) const override;
    desk::ContentPtr empty() const override;
    desk::ContentPtr askForNew(QWidget* window) const override;
    desk::Desk* makeDesk(const desk::Content& content, const QString& sideFolder) override;

private:
    QString installFolder_;
};

} // namespace lodeline::boomtown::editor
