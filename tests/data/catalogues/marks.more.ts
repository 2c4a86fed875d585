<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>All the cards of the game</source>
        <translation>Tutte le carte di questo gioco.</translation>
    </message>
</context>
</TS>
