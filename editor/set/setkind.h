// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kind.h"
#include "ui/sets/installedsets.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {

// Tile sets of Gold Rush.
class SetKind : public desk::Kind
{
    Q_DECLARE_TR_FUNCTIONS(SetKind)

public:
    // The folders of installed sets, and of learned ones; without that these are not kept.
    explicit SetKind(const QString& installFolder = ui::InstalledSets::defaultFolder(),
                     ui::InstalledSets::Reading reading = ui::InstalledSets::Reading::Always,
                     QString learned = {});

    std::string_view format() const override;
    QString suffix() const override;
    QString pictureSuffix() const override;
    QString phrase(desk::Phrase wanted) const override;
    desk::CommandWords words(desk::Command command) const override;
    QString keysHtml() const override;
    QString handbookHtml() const override;
    Result<desk::ContentPtr> read(std::string_view text) const override;
    Result<desk::ContentPtr> readKept(const QJsonObject& kept) const override;
    desk::ContentPtr empty() const override;
    desk::ContentPtr askForNew(QWidget* window) const override;
    desk::Desk* makeTour(const QString& sideFolder) override;
    desk::Desk* makeDesk(const desk::Content& content, const QString& sideFolder) override;

private:
    ui::InstalledSets installed_;
    const QString learned_;
};

} // namespace lodeline::goldrush::editor
