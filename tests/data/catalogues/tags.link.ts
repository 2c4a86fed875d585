<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>See &lt;a href=&quot;rules:B1&quot;&gt;here&lt;/a&gt;.</source>
        <translation>Siehe &lt;a href=&quot;rules:B2&quot;&gt;hier&lt;/a&gt;.</translation>
    </message>
</context>
</TS>
