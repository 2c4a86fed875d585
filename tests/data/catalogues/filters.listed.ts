<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Games (%1);;All files (*)</source>
        <translation>游戏（%1）;;所有文件 (*)</translation>
    </message>
</context>
</TS>
