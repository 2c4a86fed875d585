// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/catalogue.h"
#include "ui/languages/pluralforms.h"

#include <QHash>
#include <QTranslator>

namespace lodeline::ui {

// Speaks a catalogue. What is a gap in it is left to the translators that were installed before.
class CatalogueTranslator : public QTranslator
{
    Q_OBJECT

public:
    explicit CatalogueTranslator(const Catalogue& catalogue, QObject* parent = nullptr);

    QString translate(const char* context, const char* source, const char* comment = nullptr,
                      int number = -1) const override;
    bool isEmpty() const override { return texts_.isEmpty(); }

private:
    PluralForms forms_;
    QHash<QByteArray, QStringList> texts_;
};

} // namespace lodeline::ui
