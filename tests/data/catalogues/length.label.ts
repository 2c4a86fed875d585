<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Rules</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Die Regeln für dieses Spiel hier</translation>
    </message>
</context>
</TS>
