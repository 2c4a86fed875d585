<!DOCTYPE TS [
<!ENTITY a "b">
<!ENTITY c "&a;&a;&a;&a;">
]>
<TS language="de"><context><name>&c;</name></context></TS>
