// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/storedseats.h"

#include <QSettings>

#include <algorithm>

namespace lodeline::app {

std::vector<Seat> storedSeats(QSettings& store, const QString& key, int most)
{
    std::vector<Seat> seats;
    const int count = std::min(store.beginReadArray(key), most);
    for (int i = 0; i < count; ++i) {
        store.setArrayIndex(i);
        seats.push_back({store.value("name").toString(), store.value("colour").toString(),
                         store.value("kind", QStringLiteral("human")).toString()});
    }
    store.endArray();
    return seats;
}

void storeSeats(QSettings& store, const QString& key, const std::vector<Seat>& seats)
{
    store.remove(key);
    store.beginWriteArray(key, static_cast<int>(seats.size()));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        store.setArrayIndex(static_cast<int>(i));
        store.setValue("name", seats[i].name);
        store.setValue("colour", seats[i].colour);
        store.setValue("kind", seats[i].kind);
    }
    store.endArray();
}

} // namespace lodeline::app
