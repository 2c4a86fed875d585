<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Tile at %1: %2</source>
        <translation type="unfinished">القطعة في %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln tile(s) left</source>
        <translation>
            <numerusform>لم تبق قطعة</numerusform>
            <numerusform>بقيت قطعة</numerusform>
            <numerusform>بقيت قطعتان</numerusform>
            <numerusform>بقيت %Ln قطع</numerusform>
            <numerusform>بقيت %Ln قطعة</numerusform>
            <numerusform>بقيت %Ln قطعة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Last tile!</source>
        <translation>آخر قطعة!</translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Save &quot;%1&quot; before closing it?</source>
        <translation type="unfinished">هل تحفظ «%1» قبل الإغلاق؟</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>&lt;b&gt;Every card&lt;/b&gt; costs %1. See &lt;a href=&quot;rules:B1&quot;&gt;the rules&lt;/a&gt;.</source>
        <translation>&lt;b&gt;كل بطاقة&lt;/b&gt; تكلف %1. راجع &lt;a href=&quot;rules:B1&quot;&gt;القواعد&lt;/a&gt;.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Press Ctrl+S to save the PDF file.</source>
        <translation>اضغط Ctrl+S لحفظ ملف PDF.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file down to it.</source>
        <translation type="unfinished">الموضع مؤشر JSON: المفاتيح والأرقام التي تتبع من بداية الملف.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Files (*.svg *.png);;All files (*)</source>
        <translation>ملفات (*.svg *.png);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <location filename="../app/lists.cpp"/>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <location filename="../app/lists.cpp"/>
        <source> mm</source>
        <translation type="unfinished"> مم</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Game</source>
        <translation>اللعبة (&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Open…</source>
        <translation type="unfinished">ا&amp;فتح…</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>Not translated yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
