// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/tool.h"
#include "engine/goldrush/design/tileedit.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {

FeatureKind homeOf(Symbol symbol);
QString iconOf(Symbol symbol); // in the resources

// Puts one kind of symbol by a click and takes it by the right button.
class SymbolTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(SymbolTool)

public:
    explicit SymbolTool(Symbol symbol)
        : symbol_(symbol)
    {
    }

    QString icon() const override { return iconOf(symbol_); }
    QString name() const override;
    QString hint() const override;
    QString whereText() const; // asks for one of several places
    Qt::Key key() const override;
    TileEdit click(const TileDesign& tile, const TileSpot& spot, bool other) const override;

private:
    Symbol symbol_;
};

} // namespace lodeline::goldrush::editor
