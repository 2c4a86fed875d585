<TS language="ar"><defaultcodec>UTF-8</defaultcodec><context><name>a::B</name><comment>c</comment>
<message id="x" encoding="UTF-8"><source>Go &amp; &lt;b&gt;see&lt;/b&gt; %1</source><comment>verb</comment><oldsource>Go</oldsource>
<translatorcomment>t</translatorcomment><userdata>u</userdata><extra-po-flags>f</extra-po-flags>
<translation variants="yes"><lengthvariant>&lt;b&gt;انظر&lt;/b&gt; &#x2068;%1&#x2069;</lengthvariant><lengthvariant>%1</lengthvariant></translation></message>
<message><source>Tab<byte value="x9"/></source><translation><![CDATA[<b>]]><byte value="x1b"/></translation></message>
<message><source>Gone</source><translation type="vanished">x</translation></message>
</context><message><source>lost</source></message></TS>
