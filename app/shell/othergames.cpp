// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/othergames.h"

#include "ui/plainlabel.h"

namespace lodeline::app {

OtherGames::OtherGames(const Kinds& kinds, QWidget* parent)
    : QMenu(parent)
    , kinds_(kinds)
{
    for (const auto& kind : kinds_.all())
        connect(addAction(QString()), &QAction::triggered, this,
                [this, its = kind.get()] { emit chosen(*its); });
    menuAction()->setVisible(kinds_.all().size() > 1);
    retranslate();
}

void OtherGames::setKind(const Kind& kind)
{
    for (std::size_t i = 0; i < kinds_.all().size(); ++i)
        actions().at(static_cast<qsizetype>(i))->setVisible(kinds_.all()[i].get() != &kind);
}

void OtherGames::retranslate()
{
    //: Title of a menu: kinds of games, of which a new game is begun
    setTitle(tr("Oth&er games"));
    for (std::size_t i = 0; i < kinds_.all().size(); ++i)
        actions().at(static_cast<qsizetype>(i))->setText(ui::plainLabel(kinds_.all()[i]->name()) + u'…');
}

} // namespace lodeline::app
