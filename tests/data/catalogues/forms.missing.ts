<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Board</name>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln karta</numerusform>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
</context>
</TS>
