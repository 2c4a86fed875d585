<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>; </source>
        <translation> ; </translation>
    </message>
</context>
</TS>
