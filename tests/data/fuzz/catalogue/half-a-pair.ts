<TS language="ja"><context><name>a</name><message><source>b<byte value="xd800"/></source><translation>c<byte value="xdc00"/><byte value="xfffff"/></translation></message></context></TS>
