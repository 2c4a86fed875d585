// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace lodeline::goldrush {

// Shows the pages of help, with the pictures of scenarios that they name painted for the present colours.
class RulesBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace lodeline::goldrush
