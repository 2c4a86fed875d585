// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lodeline::test {

// The text of a catalogue with these messages, all of the class "Test".
inline QByteArray catalogue(const QByteArray& messages, const QByteArray& language = "pl")
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"" +
           language + "\">\n<context>\n<name>Test</name>\n" + messages + "</context>\n</TS>\n";
}

inline QByteArray message(const QByteArray& source, const QByteArray& translation,
                          const QByteArray& type = {})
{
    const QByteArray state = type.isEmpty() ? QByteArray() : " type=\"" + type + "\"";
    return "<message><source>" + source + "</source><translation" + state + ">" + translation +
           "</translation></message>\n";
}

inline QByteArray plural(const QByteArray& source, const QList<QByteArray>& forms)
{
    QByteArray text = "<message numerus=\"yes\"><source>" + source + "</source><translation>";
    for (const QByteArray& form : forms)
        text += "<numerusform>" + form + "</numerusform>";
    return text + "</translation></message>\n";
}

} // namespace lodeline::test
