<TS language="de"><context><name>aÿÀ€</name><message><source>bí €</source><translation>cõ</translation></message></context></TS>
