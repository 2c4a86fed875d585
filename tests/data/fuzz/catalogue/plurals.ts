<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Board</name>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln tile(s) of %1</source>
        <extracomment>%1 a name</extracomment>
        <translation type="unfinished">
            <numerusform>jeden kafelek: %1</numerusform>
            <numerusform>%Ln kafelki: %1</numerusform>
            <numerusform>%Ln kafelków: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation><numerusform>%n karta</numerusform><numerusform></numerusform></translation>
    </message>
</context>
</TS>
