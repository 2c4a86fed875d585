<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>ActingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.</source>
        <translation type="unfinished">لا يمكن وضع شيء هنا: أنهِ الدور بالتخطي، أو استرجع البلاطة بمفتاح Esc.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Place a piece or choose Skip; Esc takes the tile back.</source>
        <translation type="unfinished">ضع قطعة أو اختر التخطي؛ مفتاح Esc يسترجع البلاطة.</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1: %2</source>
        <extracomment>A move in a list; %1 position of the tile, %2 what is done then: &quot;Just place the tile&quot;</extracomment>
        <translation type="unfinished">البلاطة عند %1: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation type="unfinished">البلاطة عند %1 مع تدويرها %2°: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Just place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation type="unfinished">وضع البلاطة فقط</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Good moves for %1</source>
        <extracomment>Heading above a list of moves; %1 player</extracomment>
        <translation type="unfinished">نقلات جيدة لـ%1</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>%1.</source>
        <extracomment>Makes a sentence of the reasons for a move, which begin with a capital letter in %1</extracomment>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">لم يُعثر على نقلة أفضل.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Your move is %1 points behind the best move.</source>
        <extracomment>%1 a number of points, such as 2.3</extracomment>
        <translation type="unfinished">نقلتك أقل بمقدار %1 نقطة من أفضل نقلة.</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <location filename="../ui/arguments.cpp"/>
        <source>Unknown value &quot;%2&quot; for --%1. Possible values: %3.</source>
        <extracomment>Answer to a command line: %1 an option, %2 what it was given, %3 a list</extracomment>
        <translation type="unfinished">قيمة غير معروفة «%2» للخيار --%1. القيم الممكنة: %3.</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: a picture may have at most %1 MiB. Make it smaller with your drawing program first.</source>
        <extracomment>%1 the greatest size allowed, in MiB</extracomment>
        <translation type="unfinished">الملف كبير جدًا: الحد الأقصى للصورة هو %1 ميبيبايت. صغّرها أولًا ببرنامج الرسم لديك.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>There is no such file. It may have been moved, renamed or deleted.</source>
        <translation type="unfinished">لا يوجد ملف كهذا. ربما نُقل أو أُعيدت تسميته أو حُذف.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>You are not allowed to read this file. Change its permissions, or choose a copy in another folder.</source>
        <translation type="unfinished">لا يُسمح لك بقراءة هذا الملف. غيّر أذوناته، أو اختر نسخة في مجلد آخر.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture could not be saved: %1</source>
        <extracomment>%1 the reason as the system gives it</extracomment>
        <translation type="unfinished">تعذر حفظ الصورة: %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: an SVG picture may have at most %1 KiB. Save it as PNG instead.</source>
        <extracomment>%1 the greatest size allowed, in KiB</extracomment>
        <translation type="unfinished">الملف كبير جدًا: الحد الأقصى لصورة SVG هو %1 كيبيبايت. احفظها بصيغة PNG بدلًا من ذلك.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This is not a picture. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.</source>
        <translation type="unfinished">هذه ليست صورة. اختر ملف SVG أو PNG أو JPEG أو GIF أو BMP أو WebP.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>%1 files cannot be used. Save the picture as SVG or PNG, and choose that file.</source>
        <extracomment>%1 a kind of pictures that tiles cannot have, such as &quot;TIFF&quot;</extracomment>
        <translation type="unfinished">لا يمكن استعمال ملفات %1. احفظ الصورة بصيغة SVG أو PNG، ثم اختر ذلك الملف.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is damaged or incomplete. Save it again with your drawing program, or copy the file again.</source>
        <translation type="unfinished">الصورة تالفة أو ناقصة. احفظها من جديد ببرنامج الرسم لديك، أو انسخ الملف من جديد.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG file is compressed. Save it as plain SVG and import it again.</source>
        <translation type="unfinished">ملف SVG هذا مضغوط. احفظه بصيغة SVG عادية ثم استورده من جديد.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %Ln pixel(s) per side. Make it smaller with your drawing program first.</source>
        <translation type="unfinished">
            <numerusform>الصورة كبيرة جدًا: الحد الأقصى لكل ضلع %Ln بكسل. صغّرها أولًا ببرنامج الرسم لديك.</numerusform>
            <numerusform>الصورة كبيرة جدًا: الحد الأقصى لكل ضلع بكسل واحد. صغّرها أولًا ببرنامج الرسم لديك.</numerusform>
            <numerusform>الصورة كبيرة جدًا: الحد الأقصى لكل ضلع بكسلان. صغّرها أولًا ببرنامج الرسم لديك.</numerusform>
            <numerusform>الصورة كبيرة جدًا: الحد الأقصى لكل ضلع %Ln بكسلات. صغّرها أولًا ببرنامج الرسم لديك.</numerusform>
            <numerusform>الصورة كبيرة جدًا: الحد الأقصى لكل ضلع %Ln بكسلًا. صغّرها أولًا ببرنامج الرسم لديك.</numerusform>
            <numerusform>الصورة كبيرة جدًا: الحد الأقصى لكل ضلع %Ln بكسل. صغّرها أولًا ببرنامج الرسم لديك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>الصورة صغيرة جدًا: الحد الأدنى لكل ضلع %Ln بكسل.</numerusform>
            <numerusform>الصورة صغيرة جدًا: الحد الأدنى لكل ضلع بكسل واحد.</numerusform>
            <numerusform>الصورة صغيرة جدًا: الحد الأدنى لكل ضلع بكسلان.</numerusform>
            <numerusform>الصورة صغيرة جدًا: الحد الأدنى لكل ضلع %Ln بكسلات.</numerusform>
            <numerusform>الصورة صغيرة جدًا: الحد الأدنى لكل ضلع %Ln بكسلًا.</numerusform>
            <numerusform>الصورة صغيرة جدًا: الحد الأدنى لكل ضلع %Ln بكسل.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG picture cannot be used. The reason is given below.</source>
        <translation type="unfinished">لا يمكن استعمال صورة SVG هذه. السبب مذكور أدناه.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used.</source>
        <translation type="unfinished">يمكن استعمال الصورة.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %Ln part(s) listed below.</source>
        <translation type="unfinished">
            <numerusform>يمكن استعمال الصورة كاملة.</numerusform>
            <numerusform>يمكن استعمال الصورة من دون الجزء المذكور أدناه.</numerusform>
            <numerusform>يمكن استعمال الصورة من دون الجزأين المذكورين أدناه.</numerusform>
            <numerusform>يمكن استعمال الصورة من دون %Ln أجزاء مذكورة أدناه.</numerusform>
            <numerusform>يمكن استعمال الصورة من دون %Ln جزءًا مذكورًا أدناه.</numerusform>
            <numerusform>يمكن استعمال الصورة من دون %Ln جزء مذكور أدناه.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it has transparent margins.</source>
        <translation type="unfinished">ليست مربعة، لذلك لها هوامش شفافة.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it is stretched to fill the tile.</source>
        <translation type="unfinished">ليست مربعة، لذلك تُمدد حتى تملأ البلاطة.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so only its center is used.</source>
        <translation type="unfinished">ليست مربعة، لذلك يُستعمل وسطها فقط.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>صُغّرت إلى %Ln بكسل لكل ضلع.</numerusform>
            <numerusform>صُغّرت إلى بكسل واحد لكل ضلع.</numerusform>
            <numerusform>صُغّرت إلى بكسلين لكل ضلع.</numerusform>
            <numerusform>صُغّرت إلى %Ln بكسلات لكل ضلع.</numerusform>
            <numerusform>صُغّرت إلى %Ln بكسلًا لكل ضلع.</numerusform>
            <numerusform>صُغّرت إلى %Ln بكسل لكل ضلع.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>a folder with this name is needed here</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">يلزم وجود مجلد مكانه</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>this is not a regular file</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">هذا ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It could not be moved. Move or delete it yourself.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used</extracomment>
        <translation type="unfinished">%1: %2. تعذر نقله. انقله أو احذفه بنفسك.</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It was moved to %3.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used, %3 path</extracomment>
        <translation type="unfinished">%1: %2. نُقل إلى %3.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %Ln more.</source>
        <extracomment>Below a list of files, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>ولا شيء آخر.</numerusform>
            <numerusform>وملف آخر.</numerusform>
            <numerusform>وملفان آخران.</numerusform>
            <numerusform>و%Ln ملفات أخرى.</numerusform>
            <numerusform>و%Ln ملفًا آخر.</numerusform>
            <numerusform>و%Ln ملف آخر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <location filename="../app/shell/files/autosave.cpp"/>
        <source>The game could not be saved automatically as %1: %2. You can keep playing, but save it somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">تعذر حفظ اللعبة تلقائيًا في %1: %2. يمكنك متابعة اللعب، لكن احفظها في مكان آخر.</translation>
    </message>
</context>
<context>
    <name>BoardSights</name>
    <message>
        <location filename="../app/goldrush/board/boardsights.cpp"/>
        <source>Tiles and empty squares</source>
        <extracomment>A list of all tiles on the board and of the empty squares beside them, for screen readers</extracomment>
        <translation type="unfinished">البلاطات والمربعات الفارغة</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation type="unfinished">أخذ قرص</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قرص</numerusform>
            <numerusform>قرص واحد</numerusform>
            <numerusform>قرصان</numerusform>
            <numerusform>%Ln أقراص</numerusform>
            <numerusform>%Ln قرصًا</numerusform>
            <numerusform>%Ln قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%Ln token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation type="unfinished">
            <numerusform>إعادة %Ln قرص إلى المخزون</numerusform>
            <numerusform>إعادة قرص واحد إلى المخزون</numerusform>
            <numerusform>إعادة قرصين إلى المخزون</numerusform>
            <numerusform>إعادة %Ln أقراص إلى المخزون</numerusform>
            <numerusform>إعادة %Ln قرصًا إلى المخزون</numerusform>
            <numerusform>إعادة %Ln قرص إلى المخزون</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>بلاطة واحدة</numerusform>
            <numerusform>بلاطتان</numerusform>
            <numerusform>%Ln بلاطات</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قاطرة</numerusform>
            <numerusform>قاطرة واحدة</numerusform>
            <numerusform>قاطرتان</numerusform>
            <numerusform>%Ln قاطرات</numerusform>
            <numerusform>%Ln قاطرة</numerusform>
            <numerusform>%Ln قاطرة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, complete&quot;</extracomment>
        <translation type="unfinished">مكتملة</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open end(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>لا أطراف مفتوحة</numerusform>
            <numerusform>طرف مفتوح واحد</numerusform>
            <numerusform>طرفان مفتوحان</numerusform>
            <numerusform>%Ln أطراف مفتوحة</numerusform>
            <numerusform>%Ln طرفًا مفتوحًا</numerusform>
            <numerusform>%Ln طرف مفتوح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>شذرة واحدة</numerusform>
            <numerusform>شذرتان</numerusform>
            <numerusform>%Ln شذرات</numerusform>
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>%Ln شذرة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a mountain</comment>
        <extracomment>Part of a description, as in &quot;5 nuggets, complete&quot;</extracomment>
        <translation type="unfinished">مكتمل</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open edge(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>لا حواف مفتوحة</numerusform>
            <numerusform>حافة مفتوحة واحدة</numerusform>
            <numerusform>حافتان مفتوحتان</numerusform>
            <numerusform>%Ln حواف مفتوحة</numerusform>
            <numerusform>%Ln حافة مفتوحة</numerusform>
            <numerusform>%Ln حافة مفتوحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>لا سكك حديد مكتملة</numerusform>
            <numerusform>سكة حديد مكتملة واحدة</numerusform>
            <numerusform>سكتا حديد مكتملتان</numerusform>
            <numerusform>%Ln سكك حديد مكتملة</numerusform>
            <numerusform>%Ln سكة حديد مكتملة</numerusform>
            <numerusform>%Ln سكة حديد مكتملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln incomplete railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>لا سكك حديد غير مكتملة</numerusform>
            <numerusform>سكة حديد غير مكتملة واحدة</numerusform>
            <numerusform>سكتا حديد غير مكتملتين</numerusform>
            <numerusform>%Ln سكك حديد غير مكتملة</numerusform>
            <numerusform>%Ln سكة حديد غير مكتملة</numerusform>
            <numerusform>%Ln سكة حديد غير مكتملة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">سكة حديد مقابل جبل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">سكة حديد مقابل مرج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">جبل مقابل سكة حديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">جبل مقابل مرج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">مرج مقابل سكة حديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">مرج مقابل جبل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, not turned</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative</extracomment>
        <translation type="unfinished">وضعها في العمود %1، الصف %2، من دون تدوير</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270</extracomment>
        <translation type="unfinished">وضعها في العمود %1، الصف %2، مع تدوير %3 درجة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Neither this tile nor any of those left fits here (%1).</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">لا هذه البلاطة ولا أي من البلاطات المتبقية تناسب هذا المكان (%1).</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</source>
        <extracomment>%Ln other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة لا تناسب هذا المكان كيفما أُديرت (%1)، ولا أي من البلاطات المتبقية (%Ln).</numerusform>
            <numerusform>البلاطة لا تناسب هذا المكان كيفما أُديرت (%1)؛ بلاطة واحدة من المتبقية تناسبه.</numerusform>
            <numerusform>البلاطة لا تناسب هذا المكان كيفما أُديرت (%1)؛ بلاطتان من المتبقية تناسبانه.</numerusform>
            <numerusform>البلاطة لا تناسب هذا المكان كيفما أُديرت (%1)؛ %Ln بلاطات من المتبقية تناسبه.</numerusform>
            <numerusform>البلاطة لا تناسب هذا المكان كيفما أُديرت (%1)؛ %Ln بلاطة من المتبقية تناسبه.</numerusform>
            <numerusform>البلاطة لا تناسب هذا المكان كيفما أُديرت (%1)؛ %Ln بلاطة من المتبقية تناسبه.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: you have none left</source>
        <translation type="unfinished">لا يمكن وضع راعي بقر على هذه البلاطة: لم يبق لديك أحد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts except the prairies are taken, and this game has no farmers</source>
        <translation type="unfinished">لا يمكن وضع راعي بقر على هذه البلاطة: كل أماكنها مشغولة ما عدا المروج، ولا مزارعين في هذه اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts are taken</source>
        <translation type="unfinished">لا يمكن وضع راعي بقر على هذه البلاطة: كل أماكنها مشغولة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: this game has no farmers</source>
        <translation type="unfinished">لا يمكن وضع راعي بقر على هذه البلاطة: لا مزارعين في هذه اللعبة</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %Ln point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Put a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>القيمة الآن %Ln نقطة</numerusform>
            <numerusform>القيمة الآن نقطة واحدة</numerusform>
            <numerusform>القيمة الآن نقطتان</numerusform>
            <numerusform>القيمة الآن %Ln نقاط</numerusform>
            <numerusform>القيمة الآن %Ln نقطة</numerusform>
            <numerusform>القيمة الآن %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Skip: end the turn</source>
        <translation type="unfinished">تخطي: إنهاء الدور</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/passitem.cpp"/>
        <source>Skip</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation type="unfinished">تخطي</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for %2 or more</source>
        <extracomment>One of several: %1 &quot;4 points&quot;, %2 how many things are needed at least</extracomment>
        <translation type="unfinished">%1 عند بلوغ %2 أو أكثر</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 with %3 to the west and east, or to the north and south.</source>
        <extracomment>%1 &quot;6 points&quot;, %2 symbol such as &quot;wagon&quot;, %3 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2 بين مربعين من %3 غربًا وشرقًا أو شمالًا وجنوبًا.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;bottle&quot; and &quot;cow&quot;, %4 &quot;1 point&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2 بجوار %3. وتُخصم %4 عن كل مربع %2 بلا %3 بجواره.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each square whose four neighbors all show %2.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 several symbols, such as &quot;pickaxes&quot;</extracomment>
        <translation type="unfinished">%1 لكل مربع تظهر %2 في جيرانه الأربعة كلهم.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on %3 or beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;, %3 kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2 على مربع %3 أو بجواره.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 that is neither on %3 nor beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 kind of land such as &quot;snow&quot;</extracomment>
        <translation type="unfinished">%1 لكل مربع فيه %2 ولا يقع على مربع %3 ولا بجواره.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;wagon&quot; and &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2 بجوار %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on your largest group of %3 or beside that group.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;fort&quot;, %3 kind of land such as &quot;water&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2 على أكبر مجموعة لديك من %3 أو بجوار تلك المجموعة.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each two-by-two block of squares that all show a %2. Blocks may overlap.</source>
        <extracomment>%1 &quot;7 points&quot;, %2 symbol such as &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 لكل كتلة من مربعين في مربعين في كل منها %2. ويجوز أن تتداخل الكتل.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Look north, east, south and west from each %1 to the first %2: one point for each square in between, in the direction with the fewest. No points without a %2 in sight.</source>
        <extracomment>%1 symbol such as &quot;gun&quot;, %2 symbol such as &quot;wagon&quot;</extracomment>
        <translation type="unfinished">انظر من كل %1 شمالًا وشرقًا وجنوبًا وغربًا حتى أول %2: نقطة لكل مربع بينهما، في الاتجاه الأقل مربعات. ولا نقاط إن لم يكن أي %2 في مرمى النظر.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 in the largest group of them.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2 في أكبر مجموعة من هذا الرمز.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each empty place with squares on all four sides and at all four corners.</source>
        <extracomment>%1 &quot;5 points&quot;</extracomment>
        <translation type="unfinished">%1 لكل مكان فارغ تحيط به المربعات من الجهات الثماني.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>For each row of two or more squares with a %1, west to east or north to south, by its length: %2.</source>
        <extracomment>%1 symbol such as &quot;wagon&quot;, %2 &quot;3 points for 2 or more and 6 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">لكل صف من مربعين أو أكثر فيها %1، من الغرب إلى الشرق أو من الشمال إلى الجنوب، حسب طوله: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>By the number of %1: %2.</source>
        <extracomment>%1 several symbols, such as &quot;guns&quot;, %2 &quot;1 point for 1 or more and 4 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">حسب عدد %1: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for whoever has more %2. If the other player has more %3, that player takes %4 of that reward.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 and %3 several symbols, such as &quot;guns&quot; and &quot;bottles&quot;, %4 &quot;4 points&quot;, which go over to the other player out of the 8</extracomment>
        <translation type="unfinished">%1 لصاحب العدد الأكبر من %2. وإن كان لدى اللاعب الآخر عدد أكبر من %3 فله من تلك النقاط %4.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has more %1 loses a point for each %2 that the other player has.</source>
        <extracomment>%1 several symbols, such as &quot;bottles&quot;, %2 one of them</extracomment>
        <translation type="unfinished">صاحب العدد الأكبر من %1 يخسر نقطة لكل %2 لدى اللاعب الآخر.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>A point for every two of these: each %1 and each square of %2. A %1 on %2 counts as two.</source>
        <extracomment>%1 symbol such as &quot;cow&quot;, %2 kind of land such as &quot;plains&quot;</extracomment>
        <translation type="unfinished">نقطة لكل اثنين مما يلي: كل %1 وكل مربع %2. وكل مربع %1 على %2 يُحسب مرتين.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has fewer visible squares gets a point for each square of the difference.</source>
        <translation type="unfinished">صاحب العدد الأقل من المربعات الظاهرة ينال نقطة لكل مربع من الفارق.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2. Each square of %4 costs %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 &quot;1 point&quot;, %4 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 لكل %2. وتُخصم %3 عن كل مربع %4.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>In between</source>
        <extracomment>Title of a bonus: symbols between two squares of one kind of land</extracomment>
        <translation type="unfinished">بين بين</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockpile</source>
        <extracomment>Title of a bonus: points by the number of a symbol</extracomment>
        <translation type="unfinished">مخزن</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Customers</source>
        <extracomment>Title of a bonus: one symbol beside another, at a loss without</extracomment>
        <translation type="unfinished">زبائن</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Full circle</source>
        <extracomment>Title of a bonus: a square with the same symbol on all four sides</extracomment>
        <translation type="unfinished">طوق كامل</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Showdown</source>
        <extracomment>Title of a bonus: whoever has more of a symbol</extracomment>
        <translation type="unfinished">المواجهة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Shoreline</source>
        <extracomment>Title of a bonus: symbols on the largest group of a kind of land or beside it</extracomment>
        <translation type="unfinished">على الضفة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockade</source>
        <extracomment>Title of a bonus: blocks of two by two of a symbol</extracomment>
        <translation type="unfinished">سياج</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Close at hand</source>
        <extracomment>Title of a bonus: symbols on a kind of land or beside it</extracomment>
        <translation type="unfinished">في المتناول</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Far away</source>
        <extracomment>Title of a bonus: symbols neither on a kind of land nor beside it</extracomment>
        <translation type="unfinished">بعيدًا</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Too many</source>
        <extracomment>Title of a bonus: whoever has more of a symbol loses points</extracomment>
        <translation type="unfinished">أكثر من اللازم</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Ranch</source>
        <extracomment>Title of a bonus: half of a symbol and a kind of land together</extracomment>
        <translation type="unfinished">مزرعة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Side by side</source>
        <extracomment>Title of a bonus: one symbol beside another</extracomment>
        <translation type="unfinished">جنبًا إلى جنب</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Small town</source>
        <extracomment>Title of a bonus: whoever has fewer squares</extracomment>
        <translation type="unfinished">بلدة صغيرة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Long range</source>
        <extracomment>Title of a bonus: squares between two symbols in a line</extracomment>
        <translation type="unfinished">مدى بعيد</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Clearing</source>
        <extracomment>Title of a bonus: symbols, less squares of a kind of land</extracomment>
        <translation type="unfinished">فسحة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Herd</source>
        <extracomment>Title of a bonus: the largest group of a symbol</extracomment>
        <translation type="unfinished">قطيع</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Patch of wilderness</source>
        <extracomment>Title of a bonus: an empty place inside a town</extracomment>
        <translation type="unfinished">بقعة برية</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Wagon train</source>
        <extracomment>Title of a bonus: symbols in a row</extracomment>
        <translation type="unfinished">قافلة عربات</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>−%Ln point(s)</source>
        <extracomment>A negative number of points</extracomment>
        <translation type="unfinished">
            <numerusform>−%Ln نقطة</numerusform>
            <numerusform>−%Ln نقطة</numerusform>
            <numerusform>−%Ln نقطة</numerusform>
            <numerusform>−%Ln نقاط</numerusform>
            <numerusform>−%Ln نقطة</numerusform>
            <numerusform>−%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>A number of points, alone or in a sentence such as &quot;3 points for each cow&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Boomtown</name>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown</source>
        <extracomment>Name of the game</extracomment>
        <translation type="unfinished">Boomtown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>For two: draft cards and build the better town.</source>
        <translation type="unfinished">للاعبين اثنين: انتقِ البطاقات وابنِ البلدة الأفضل.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn the card</source>
        <translation type="unfinished">ت&amp;دوير البطاقة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn cards with the wheel</source>
        <extracomment>Menu entry that can be ticked</extracomment>
        <translation type="unfinished">&amp;تدوير البطاقات بالعجلة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;First steps</source>
        <extracomment>Menu entry: explains the game within the board</extracomment>
        <translation type="unfinished">ال&amp;خطوات الأولى</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Deck editor</source>
        <extracomment>Menu entry: starts the program that makes decks of cards</extracomment>
        <translation type="unfinished">محرر الر&amp;زم</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Make your own decks in a separate program</source>
        <translation type="unfinished">صنع رزم خاصة بك في برنامج مستقل</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Open a saved game or a deck of cards</source>
        <translation type="unfinished">فتح لعبة محفوظة أو رزمة بطاقات</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>The deck %1 cannot be read. You are playing with the game&apos;s own deck.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">تتعذر قراءة الرزمة %1. أنت تلعب الآن برزمة اللعبة نفسها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a question (noun): cards</extracomment>
        <translation type="unfinished">الرزمة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Play with the deck &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">هل تريد اللعب بالرزمة «%1»؟</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the deck</extracomment>
        <translation type="unfinished">ال&amp;لعب بها…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">لا يوجد لاعب حاسوب باسم «%1».</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown is for exactly two players.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">لعبة Boomtown للاعبين اثنين فقط.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>--next is for tile sets only.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">الخيار --next لأطقم البلاطات فقط.</translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1. %2. Expected lead: %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 such as &quot;+3.5&quot; points, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2. الفارق المتوقع: %3 نقطة. %4</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1 points: the expected lead at the end of the game after this move</source>
        <extracomment>Tooltip of a number; %1 such as &quot;+3.5&quot;</extracomment>
        <translation type="unfinished">%1 نقطة: الفارق المتوقع في نهاية اللعبة بعد هذه النقلة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Start at this card</source>
        <extracomment>What a move does (verb): the other player shall start at this card</extracomment>
        <translation type="unfinished">البدء من هذه البطاقة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Take the next card</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">أخذ البطاقة التالية</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %Ln card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">
            <numerusform>تجاوز %Ln بطاقة ثم أخذ بطاقة</numerusform>
            <numerusform>تجاوز بطاقة واحدة ثم أخذ بطاقة</numerusform>
            <numerusform>تجاوز بطاقتين ثم أخذ بطاقة</numerusform>
            <numerusform>تجاوز %Ln بطاقات ثم أخذ بطاقة</numerusform>
            <numerusform>تجاوز %Ln بطاقة ثم أخذ بطاقة</numerusform>
            <numerusform>تجاوز %Ln بطاقة ثم أخذ بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Place the free card</source>
        <extracomment>What a move does (verb): with a card that was passed over</extracomment>
        <translation type="unfinished">وضع البطاقة المجانية</translation>
    </message>
</context>
<context>
    <name>BoomtownBoard</name>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>%1 what brings points, such as &quot;Water&quot;; %2 a number with its sign, such as &quot;+3&quot;</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>column %1, row %2</source>
        <extracomment>Where a card goes: %1 and %2 whole numbers</extracomment>
        <translation type="unfinished">العمود %1، الصف %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upside down</source>
        <extracomment>A card that is turned by half a turn</extracomment>
        <translation type="unfinished">مقلوبة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upright</source>
        <extracomment>A card that is not turned</extracomment>
        <translation type="unfinished">معتدلة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>A square of a card: %1 such as &quot;desert&quot;, %2 such as &quot;wagon&quot;; the four of a card stand side by side with commas between them</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>group of %Ln square(s)</source>
        <extracomment>Squares of the same land that share edges</extracomment>
        <translation type="unfinished">
            <numerusform>مجموعة من %Ln مربع</numerusform>
            <numerusform>مجموعة من مربع واحد</numerusform>
            <numerusform>مجموعة من مربعين</numerusform>
            <numerusform>مجموعة من %Ln مربعات</numerusform>
            <numerusform>مجموعة من %Ln مربعًا</numerusform>
            <numerusform>مجموعة من %Ln مربع</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1&apos;s town</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">بلدة %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>Card %1 in the circle: %2</source>
        <extracomment>%1 a number, 1 for the card that is next, %2 what the card shows</extracomment>
        <translation type="unfinished">البطاقة %1 في الدائرة: %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>covers %1</source>
        <extracomment>Of a card that is placed: %1 what it would cover, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">تغطي %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>beside %1</source>
        <extracomment>Of a card that is placed: %1 what it would lie beside, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">بجوار %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>in hand: the card with %1</source>
        <extracomment>%1 what the card in the hand shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">في اليد: بطاقة فيها %1</translation>
    </message>
</context>
<context>
    <name>BoomtownCards</name>
    <message>
        <location filename="../ui/boomtown/cardname.cpp"/>
        <source>%1 on %2</source>
        <extracomment>What a square of a card shows: %1 a symbol such as &quot;wagon&quot;, %2 a kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 على %2</translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 goes first, so %2 chooses where %1 starts</source>
        <extracomment>%1 name of the player who drafts first, %2 of the other one (B2)</extracomment>
        <translation type="unfinished">الدور الأول لـ%1، ولذلك فاختيار نقطة بداية %1 من حق %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 lets %2 start at the card with %3</source>
        <extracomment>%1 and %2 players, %3 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1: بدء %2 من بطاقة فيها %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 takes the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1: أخذ بطاقة فيها %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %Ln card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1: تلقي %Ln بطاقة مجانًا</numerusform>
            <numerusform>%1: تلقي بطاقة واحدة مجانًا</numerusform>
            <numerusform>%1: تلقي بطاقتين مجانًا</numerusform>
            <numerusform>%1: تلقي %Ln بطاقات مجانًا</numerusform>
            <numerusform>%1: تلقي %Ln بطاقة مجانًا</numerusform>
            <numerusform>%1: تلقي %Ln بطاقة مجانًا</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 places the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1: وضع بطاقة فيها %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %Ln square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation type="unfinished">
            <numerusform>تغطية %Ln مربع</numerusform>
            <numerusform>تغطية مربع واحد</numerusform>
            <numerusform>تغطية مربعين</numerusform>
            <numerusform>تغطية %Ln مربعات</numerusform>
            <numerusform>تغطية %Ln مربعًا</numerusform>
            <numerusform>تغطية %Ln مربع</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Both win with %1</source>
        <extracomment>Both players win; %1 such as &quot;41 points&quot;</extracomment>
        <translation type="unfinished">فوز اللاعبين معًا: %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 wins %2 to %3</source>
        <extracomment>%1 player, %2 and %3 numbers of points</extracomment>
        <translation type="unfinished">فوز %1 بنتيجة %2 إلى %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Points and cards are equal.</source>
        <translation type="unfinished">تعادل في النقاط والبطاقات.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>The points are equal: %1 wins with fewer cards in town, %2 to %3.</source>
        <extracomment>%1 player, %2 and %3 numbers of cards</extracomment>
        <translation type="unfinished">تعادل في النقاط: فوز %1 ببطاقات أقل في البلدة، %2 إلى %3.</translation>
    </message>
</context>
<context>
    <name>BoomtownFirstSteps</name>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Right-click to turn it.</source>
        <translation type="unfinished">بطاقتك توضع هنا: على طول حافة من بلدتك، أو فوق بعض مربعاتها التي لن تُحسب بعد ذلك. انقر بالزر الأيمن لتدويرها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Press %1 or right-click to turn it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">بطاقتك توضع هنا: على طول حافة من بلدتك، أو فوق بعض مربعاتها التي لن تُحسب بعد ذلك. اضغط %1 أو انقر بالزر الأيمن لتدويرها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Click a place, or choose one with the arrow keys and press Enter.</source>
        <translation type="unfinished">انقر مكانًا، أو اختر واحدًا بمفاتيح الأسهم واضغط Enter.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the circle. You and the other player take turns taking cards from it, and each of you builds a town with them.</source>
        <translation type="unfinished">هذه هي الدائرة. تأخذ منها أنت واللاعب الآخر البطاقات بالتناوب، ويبني كل منكما بها بلدة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the next card; in the game an arrow marks it. To take it, click it, or choose it with the arrow keys and press Enter. The circle goes clockwise.</source>
        <translation type="unfinished">هذه هي البطاقة التالية؛ وفي اللعبة يشير إليها سهم. لتأخذها انقرها، أو اخترها بمفاتيح الأسهم واضغط Enter. وتسير الدائرة باتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>You may take a later card, such as this one. But every card that you pass over goes to the other player, for free.</source>
        <translation type="unfinished">يمكنك أخذ بطاقة لاحقة، مثل هذه. لكن كل بطاقة تتجاوزها تذهب إلى اللاعب الآخر مجانًا.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your points: one for each square of your largest group of each land, plus the three bonuses in the middle of the circle. The player with the most points wins.</source>
        <translation type="unfinished">نقاطك: نقطة عن كل مربع في أكبر مجموعة لديك من كل أرض، إضافة إلى المكافآت الثلاث في وسط الدائرة. والفائز صاحب أكثر النقاط.</translation>
    </message>
</context>
<context>
    <name>BoomtownHelp</name>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Two players take cards from one circle, and each builds a town of them. The town that is worth more wins.</source>
        <translation type="unfinished">يأخذ لاعبان البطاقات من دائرة واحدة، ويبني كل منهما بها بلدة. والبلدة الأعلى قيمة هي الفائزة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card has four squares. Each of them shows a kind of land and, on it, a symbol.</source>
        <translation type="unfinished">في كل بطاقة أربعة مربعات، يُظهر كل منها نوعًا من الأرض وعليه رمز.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of the 18 cards lie in the middle with their backs up. The bonuses on them count for both players. The other 15 cards form a circle around them. The second player chooses the card where the first player starts.</source>
        <translation type="unfinished">توضع ثلاث بطاقات من أصل 18 في الوسط وظهورها إلى أعلى. والمكافآت عليها تُحسب للاعبين كليهما. والبطاقات الـ15 الأخرى تشكل دائرة حولها. ويختار اللاعب الثاني البطاقة التي يبدأ منها اللاعب الأول.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the next card of the circle, which is marked, or pass over as many as you like and take a later one. The circle goes clockwise.</source>
        <translation type="unfinished">خذ البطاقة التالية المعلَّمة في الدائرة، أو تجاوز ما شئت من البطاقات وخذ بطاقة لاحقة. وتسير الدائرة باتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>&lt;b&gt;Every card that you pass over goes to the other player, for free.&lt;/b&gt; Free cards are placed first, in the order of the circle, and nobody may refuse one. After that the other player takes a card.</source>
        <translation type="unfinished">&lt;b&gt;كل بطاقة تتجاوزها تذهب إلى اللاعب الآخر مجانًا.&lt;/b&gt; توضع البطاقات المجانية أولًا، بترتيب الدائرة، ولا يجوز لأحد رفضها. وبعد ذلك يأخذ اللاعب الآخر بطاقة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card to see what the cards before it would bring each of you.</source>
        <translation type="unfinished">أشر إلى بطاقة لاحقة لترى ما تجلبه البطاقات السابقة لها لكل منكما.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card lies upright or upside down, never sideways. The first card of your town may lie anywhere. Every later card must share the edge of a square with the town or cover some of its squares; a corner is not enough, and no card may be pushed under another.</source>
        <translation type="unfinished">توضع البطاقة معتدلة أو مقلوبة، لا على جانبها أبدًا. يمكن وضع البطاقة الأولى في بلدتك في أي مكان. أما كل بطاقة لاحقة فيجب أن تشترك مع البلدة في حافة مربع أو أن تغطي بعض مربعاتها؛ لا يكفي الركن، ولا يجوز دس بطاقة تحت أخرى.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The new card, outlined, covers a square of each of the others.</source>
        <translation type="unfinished">البطاقة الجديدة، ذات الإطار، تغطي مربعًا من كل من البطاقتين الأخريين.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The game is over when all 15 cards are placed, including those that the last player passed over. Only visible squares count.</source>
        <translation type="unfinished">تنتهي اللعبة حين توضع البطاقات الـ15 كلها، بما فيها ما تجاوزه اللاعب الأخير. ولا تُحسب إلا المربعات الظاهرة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Squares of the same land that share edges form a group. For each of the six lands your largest group counts: one point for each square.</source>
        <translation type="unfinished">المربعات من الأرض نفسها التي تشترك في حواف تشكل مجموعة. ولكل أرض من الأراضي الست تُحسب أكبر مجموعة لديك: نقطة عن كل مربع.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The larger lake, outlined, brings 4 points. The smaller one brings none.</source>
        <translation type="unfinished">البحيرة الأكبر، ذات الإطار، تجلب 4 نقاط. والصغرى لا تجلب شيئًا.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Then the three bonuses in the middle are added. The player with the most points wins. In a tie, the town with fewer cards wins, counting covered cards, too. If that is a tie as well, both players win.</source>
        <translation type="unfinished">ثم تُضاف المكافآت الثلاث التي في الوسط. والفائز صاحب أكثر النقاط. وعند التعادل تفوز البلدة ذات البطاقات الأقل، مع حساب البطاقات المغطاة أيضًا. وإن تعادلتا في ذلك أيضًا فاز اللاعبان معًا.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of these lie in the middle, different ones in each game. The numbers are those of the deck &quot;Boomtown&quot;; other decks may have different ones. In the towns, squares that bring points have a solid outline, and squares that cost points have a dashed one. Squares that only meet at a corner are not beside each other.</source>
        <translation type="unfinished">ثلاث من هذه توضع في الوسط، وتختلف من لعبة إلى أخرى. والأرقام هي أرقام الرزمة «Boomtown»؛ وقد تختلف في رزم أخرى. في البلدات، للمربعات التي تجلب نقاطًا إطار متصل، وللمربعات التي تُفقد نقاطًا إطار متقطع. والمربعات التي لا تلتقي إلا عند ركن ليست متجاورة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: what the game is about</extracomment>
        <translation type="unfinished">نظرة عامة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading: what to do in a turn</extracomment>
        <translation type="unfinished">دورك</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Placing a card</source>
        <extracomment>Heading: how a card is placed in a town</extracomment>
        <translation type="unfinished">وضع بطاقة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Points</source>
        <extracomment>Heading</extracomment>
        <translation type="unfinished">النقاط</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The 18 bonuses</source>
        <translation type="unfinished">المكافآت الـ18</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">نقر</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card, then place it</source>
        <translation type="unfinished">التقاط بطاقة ثم وضعها</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">سحب بالفأرة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card and place it in one go</source>
        <translation type="unfinished">التقاط بطاقة ووضعها بحركة واحدة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Right button, wheel</source>
        <extracomment>A button of the mouse and its wheel</extracomment>
        <translation type="unfinished">الزر الأيمن، العجلة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Turn the card in hand</source>
        <translation type="unfinished">تدوير البطاقة التي في اليد</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">الإشارة إلى بطاقة لاحقة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See what the cards that you pass over bring</source>
        <translation type="unfinished">رؤية ما تجلبه البطاقات التي تتجاوزها</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a number</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">الإشارة إلى رقم</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See the squares that it comes from</source>
        <translation type="unfinished">رؤية المربعات التي يأتي منها</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab وShift+Tab ومفاتيح الأسهم</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Go to another card or place</source>
        <translation type="unfinished">الانتقال إلى بطاقة أخرى أو مكان آخر</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Enter، مفتاح المسافة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the card or place it</source>
        <translation type="unfinished">أخذ البطاقة أو وضعها</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+مفاتيح الأسهم</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">التجول بالنظر، مربعًا مربعًا</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+PgUp، Alt+PgDown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the previous or the next group</source>
        <translation type="unfinished">النظر إلى المجموعة السابقة أو التالية</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Home</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the last card</source>
        <translation type="unfinished">النظر إلى البطاقة الأخيرة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Stop looking around; put the card back into the circle</source>
        <translation type="unfinished">إنهاء التجول بالنظر؛ إعادة البطاقة إلى الدائرة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Open the deck editor</source>
        <translation type="unfinished">فتح محرر الرزم</translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group gains %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation type="unfinished">
            <numerusform>%2: زيادة أكبر مجموعة بمقدار %Ln مربع</numerusform>
            <numerusform>%2: زيادة أكبر مجموعة بمقدار مربع واحد</numerusform>
            <numerusform>%2: زيادة أكبر مجموعة بمقدار مربعين</numerusform>
            <numerusform>%2: زيادة أكبر مجموعة بمقدار %Ln مربعات</numerusform>
            <numerusform>%2: زيادة أكبر مجموعة بمقدار %Ln مربعًا</numerusform>
            <numerusform>%2: زيادة أكبر مجموعة بمقدار %Ln مربع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group loses %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%2: نقص أكبر مجموعة بمقدار %Ln مربع</numerusform>
            <numerusform>%2: نقص أكبر مجموعة بمقدار مربع واحد</numerusform>
            <numerusform>%2: نقص أكبر مجموعة بمقدار مربعين</numerusform>
            <numerusform>%2: نقص أكبر مجموعة بمقدار %Ln مربعات</numerusform>
            <numerusform>%2: نقص أكبر مجموعة بمقدار %Ln مربعًا</numerusform>
            <numerusform>%2: نقص أكبر مجموعة بمقدار %Ln مربع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: كسب %Ln نقطة</numerusform>
            <numerusform>%2: كسب نقطة واحدة</numerusform>
            <numerusform>%2: كسب نقطتين</numerusform>
            <numerusform>%2: كسب %Ln نقاط</numerusform>
            <numerusform>%2: كسب %Ln نقطة</numerusform>
            <numerusform>%2: كسب %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: خسارة %Ln نقطة</numerusform>
            <numerusform>%2: خسارة نقطة واحدة</numerusform>
            <numerusform>%2: خسارة نقطتين</numerusform>
            <numerusform>%2: خسارة %Ln نقاط</numerusform>
            <numerusform>%2: خسارة %Ln نقطة</numerusform>
            <numerusform>%2: خسارة %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: خسارة الخصم %Ln نقطة</numerusform>
            <numerusform>%2: خسارة الخصم نقطة واحدة</numerusform>
            <numerusform>%2: خسارة الخصم نقطتين</numerusform>
            <numerusform>%2: خسارة الخصم %Ln نقاط</numerusform>
            <numerusform>%2: خسارة الخصم %Ln نقطة</numerusform>
            <numerusform>%2: خسارة الخصم %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: كسب الخصم %Ln نقطة</numerusform>
            <numerusform>%2: كسب الخصم نقطة واحدة</numerusform>
            <numerusform>%2: كسب الخصم نقطتين</numerusform>
            <numerusform>%2: كسب الخصم %Ln نقاط</numerusform>
            <numerusform>%2: كسب الخصم %Ln نقطة</numerusform>
            <numerusform>%2: كسب الخصم %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %Ln visible square(s)</source>
        <translation type="unfinished">
            <numerusform>تغطية مربعات ظاهرة: %Ln</numerusform>
            <numerusform>تغطية مربع ظاهر واحد</numerusform>
            <numerusform>تغطية مربعين ظاهرين</numerusform>
            <numerusform>تغطية %Ln مربعات ظاهرة</numerusform>
            <numerusform>تغطية %Ln مربعًا ظاهرًا</numerusform>
            <numerusform>تغطية %Ln مربع ظاهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>denies the opponent a card worth %Ln point(s) in their town</source>
        <translation type="unfinished">
            <numerusform>حرمان الخصم من بطاقة قيمتها في بلدته %Ln نقطة</numerusform>
            <numerusform>حرمان الخصم من بطاقة قيمتها في بلدته نقطة واحدة</numerusform>
            <numerusform>حرمان الخصم من بطاقة قيمتها في بلدته نقطتان</numerusform>
            <numerusform>حرمان الخصم من بطاقة قيمتها في بلدته %Ln نقاط</numerusform>
            <numerusform>حرمان الخصم من بطاقة قيمتها في بلدته %Ln نقطة</numerusform>
            <numerusform>حرمان الخصم من بطاقة قيمتها في بلدته %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %Ln card(s) (value in their town: %3)</source>
        <extracomment>%3 points, such as &quot;5 points&quot;; the number may be negative</extracomment>
        <translation type="unfinished">
            <numerusform>منح الخصم %Ln بطاقة (القيمة في بلدته: %3)</numerusform>
            <numerusform>منح الخصم بطاقة واحدة (القيمة في بلدته: %3)</numerusform>
            <numerusform>منح الخصم بطاقتين (القيمة في بلدته: %3)</numerusform>
            <numerusform>منح الخصم %Ln بطاقات (القيمة في بلدته: %3)</numerusform>
            <numerusform>منح الخصم %Ln بطاقة (القيمة في بلدته: %3)</numerusform>
            <numerusform>منح الخصم %Ln بطاقة (القيمة في بلدته: %3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReview</name>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances and %3 points of the expected lead.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, %3 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">كلفت النقلة %1 مقدار %2 من فرص الفوز و%3 نقطة من الفارق المتوقع.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Given away:</source>
        <extracomment>Stands before &quot;7 points for Bo&quot;: what the cards bring that were passed over</extracomment>
        <translation type="unfinished">ما أُهدي:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 for %2</source>
        <extracomment>%1 &quot;7 points&quot;, %2 player</extracomment>
        <translation type="unfinished">%1 لـ%2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 in winning chances, %2 points of the expected lead</source>
        <extracomment>%1 &quot;12%&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 من فرص الفوز، %2 نقطة من الفارق المتوقع</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>%1 player, %2 &quot;7 points&quot;</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Desert</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">صحراء</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Forest</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">غابة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Mountains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">جبال</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Plains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">سهول</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Snow</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">ثلج</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Water</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">ماء</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Bottle</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">زجاجة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Cow</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">بقرة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Fort</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">حصن</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Gun</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">مسدس</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Pickaxe</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">معول</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Wagon</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">عربة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>desert</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">صحراء</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forest</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">غابة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>mountains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">جبال</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>plains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">سهول</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>snow</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">ثلج</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>water</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">ماء</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottle</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">زجاجة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cow</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">بقرة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>fort</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">حصن</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>gun</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">مسدس</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxe</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">معول</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagon</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">عربة</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottles</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">الزجاجات</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cows</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">الأبقار</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forts</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">الحصون</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>guns</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">المسدسات</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxes</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">المعاول</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagons</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">العربات</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>Look closely: this tile can score points for you right away.</source>
        <translation type="unfinished">انظر جيدًا: هذه البلاطة قد تجلب لك نقاطًا في الحال.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>This is your last tile. Incomplete features still score at the end, but less.</source>
        <translation type="unfinished">هذه بلاطتك الأخيرة. المعالم غير المكتملة تسجل نقاطًا في النهاية أيضًا، لكن أقل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the track. When the railroad is complete, he scores a point for each tile and comes home.</source>
        <translation type="unfinished">يمكنك وضع راعي بقر على القضبان. حين تكتمل سكة الحديد يسجل نقطة عن كل بلاطة ويعود.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the mountain. When the mountain is complete, he scores a point for each nugget and takes the gold that is left.</source>
        <translation type="unfinished">يمكنك وضع راعي بقر على الجبل. حين يكتمل الجبل يسجل نقطة عن كل شذرة ويأخذ ما بقي من ذهب.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy in the city. When all of its railroads are complete, he scores 3 points for each of them.</source>
        <translation type="unfinished">يمكنك وضع راعي بقر في المدينة. حين تكتمل كل سكك الحديد فيها يسجل 3 نقاط عن كل منها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the prairie. He stays there until the end of the game and then scores 2 points for each tipi camp and 4 for each horse herd.</source>
        <translation type="unfinished">يمكنك وضع راعي بقر على المرج. يبقى هناك حتى نهاية اللعبة ثم يسجل نقطتين عن كل مخيم تيبي و4 نقاط عن كل قطيع خيل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may pitch your tent on a mountain. From your next turn on, you can mine there.</source>
        <translation type="unfinished">يمكنك نصب خيمتك على جبل. ومن دورك القادم يمكنك التنقيب هناك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may mine: instead of placing a piece, take a token from the mountain where your tent stands. Only you see what it is worth.</source>
        <translation type="unfinished">يمكنك التنقيب: بدلًا من وضع قطعة خذ قرصًا من الجبل الذي عليه خيمتك. أنت وحدك ترى قيمته.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>In this game, you may take back a cowboy instead of placing one.</source>
        <translation type="unfinished">في هذه اللعبة يمكنك استرجاع راعي بقر بدلًا من وضع واحد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>All your cowboys are at work. They come home when what they stand on is complete; farmers stay until the end.</source>
        <translation type="unfinished">كل رعاة البقر لديك في العمل. يعودون حين يكتمل ما يقفون عليه، ويبقى المزارعون حتى النهاية.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>names</source>
        <extracomment>Stands for a value in the help of the command line: --against &lt;names&gt;</extracomment>
        <translation type="unfinished">أسماء</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>number</source>
        <extracomment>Stands for a value in the help of the command line: --people &lt;number&gt;</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>--%1 needs --play.</source>
        <extracomment>Answer to a command line: %1 an option</extracomment>
        <translation type="unfinished">الخيار --%1 يتطلب --play.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>[file]</source>
        <extracomment>Stands for a file in the help of the command line; it may be left out</extracomment>
        <translation type="unfinished">[ملف]</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">لغة النوافذ، مثل de.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>code</source>
        <extracomment>Stands for a value in the help of the command line: --language &lt;code&gt;</extracomment>
        <translation type="unfinished">رمز</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">ألوان النوافذ: system أو light أو dark.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Animation speed: off, still, slow, normal or fast.</source>
        <translation type="unfinished">سرعة الحركة: off أو still أو slow أو normal أو fast.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Only one file can be opened.</source>
        <translation type="unfinished">لا يمكن فتح أكثر من ملف واحد.</translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would complete it</source>
        <extracomment>A feature of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطة من المتبقية تكمل المعلم</numerusform>
            <numerusform>بلاطة واحدة من المتبقية تكمل المعلم</numerusform>
            <numerusform>بلاطتان من المتبقية تكملان المعلم</numerusform>
            <numerusform>%Ln بلاطات من المتبقية تكمل المعلم</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تكمل المعلم</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تكمل المعلم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would close this edge</source>
        <extracomment>An open edge of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطة من المتبقية تغلق هذه الحافة</numerusform>
            <numerusform>بلاطة واحدة من المتبقية تغلق هذه الحافة</numerusform>
            <numerusform>بلاطتان من المتبقية تغلقان هذه الحافة</numerusform>
            <numerusform>%Ln بلاطات من المتبقية تغلق هذه الحافة</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تغلق هذه الحافة</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تغلق هذه الحافة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>An empty square of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطة من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>بلاطة واحدة من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>بلاطتان من المتبقية تناسبان هذا المكان</numerusform>
            <numerusform>%Ln بلاطات من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تناسب هذا المكان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %Ln of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة التي في اليد تكمل المعلم، ولا تكمله بلاطة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تكمل المعلم، وكذلك بلاطة واحدة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تكمل المعلم، وكذلك بلاطتان من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تكمل المعلم، وكذلك %Ln بلاطات من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تكمل المعلم، وكذلك %Ln بلاطة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تكمل المعلم، وكذلك %Ln بلاطة من المتبقية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %Ln of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة التي في اليد تغلق هذه الحافة، ولا تغلقها بلاطة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تغلق هذه الحافة، وكذلك بلاطة واحدة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تغلق هذه الحافة، وكذلك بلاطتان من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تغلق هذه الحافة، وكذلك %Ln بلاطات من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تغلق هذه الحافة، وكذلك %Ln بلاطة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تغلق هذه الحافة، وكذلك %Ln بلاطة من المتبقية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %Ln of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة التي في اليد تناسب هذا المكان، ولا تناسبه بلاطة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان، وكذلك بلاطة واحدة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان، وكذلك بلاطتان من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان، وكذلك %Ln بلاطات من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان، وكذلك %Ln بلاطة من المتبقية</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان، وكذلك %Ln بلاطة من المتبقية</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would complete it</source>
        <translation type="unfinished">وحدها البلاطة التي في اليد تكمل المعلم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would close this edge</source>
        <translation type="unfinished">وحدها البلاطة التي في اليد تغلق هذه الحافة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand fits here</source>
        <translation type="unfinished">وحدها البلاطة التي في اليد تناسب هذا المكان</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>No single tile can complete it anymore</source>
        <translation type="unfinished">لم تعد بلاطة واحدة تكفي لإكمال المعلم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left would close this edge</source>
        <extracomment>A railroad or mountain goes on behind an open edge, whatever tile is placed there</extracomment>
        <translation type="unfinished">لا بلاطة من المتبقية تغلق هذه الحافة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left fits here</source>
        <translation type="unfinished">لا بلاطة من المتبقية تناسب هذا المكان</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is less than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">احتمال أن تسحب إحداها أقل من %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is more than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">احتمال أن تسحب إحداها أكثر من %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">احتمال أن تسحب إحداها %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is less than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">احتمال سحب إحداها لدى %1 أقل من %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is more than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">احتمال سحب إحداها لدى %1 أكثر من %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">احتمال سحب إحداها لدى %1 هو %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It can no longer be completed</source>
        <translation type="unfinished">لم يعد إكماله ممكنًا</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %Ln more tile(s) to complete it</source>
        <extracomment>A railroad or mountain of the board</extracomment>
        <translation type="unfinished">
            <numerusform>إكماله لا يحتاج إلى بلاطات أخرى</numerusform>
            <numerusform>إكماله يحتاج إلى بلاطة أخرى على الأقل</numerusform>
            <numerusform>إكماله يحتاج إلى بلاطتين أخريين على الأقل</numerusform>
            <numerusform>إكماله يحتاج إلى %Ln بلاطات أخرى على الأقل</numerusform>
            <numerusform>إكماله يحتاج إلى %Ln بلاطة أخرى على الأقل</numerusform>
            <numerusform>إكماله يحتاج إلى %Ln بلاطة أخرى على الأقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %Ln of the tiles left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation type="unfinished">
            <numerusform>لا تغلقها بلاطة من المتبقية</numerusform>
            <numerusform>تغلقها بلاطة واحدة من المتبقية</numerusform>
            <numerusform>تغلقها بلاطتان من المتبقية</numerusform>
            <numerusform>تغلقها %Ln بلاطات من المتبقية</numerusform>
            <numerusform>تغلقها %Ln بلاطة من المتبقية</numerusform>
            <numerusform>تغلقها %Ln بلاطة من المتبقية</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand does not fit: %1</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">البلاطة التي في اليد لا تناسب: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Confirm: %1</source>
        <extracomment>Name of a choice; %1 is what the player would do: &quot;Put a railwayman on the railroad: 4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">تأكيد: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Enter or another click confirms the move; Esc takes it back.</source>
        <translation type="unfinished">مفتاح Enter أو نقرة أخرى يؤكد النقلة، ومفتاح Esc يسترجعها.</translation>
    </message>
</context>
<context>
    <name>CountChanges</name>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a land or symbol, %2 and %3 on how many squares it was and is; or %1 &quot;Table rows&quot;, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 من %2 إلى %3</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>Table rows</source>
        <extracomment>The rows of tables in bonuses</extracomment>
        <translation type="unfinished">صفوف الجدول</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (card %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a card</extracomment>
        <translation type="unfinished">%1 (البطاقة %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (cards %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the ids of cards, as a list</extracomment>
        <translation type="unfinished">%1 (البطاقات %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (%Ln card(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many cards</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln بطاقة)</numerusform>
            <numerusform>%1 (بطاقة واحدة)</numerusform>
            <numerusform>%1 (بطاقتان)</numerusform>
            <numerusform>%1 (%Ln بطاقات)</numerusform>
            <numerusform>%1 (%Ln بطاقة)</numerusform>
            <numerusform>%1 (%Ln بطاقة)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFindingWords</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>The deck</source>
        <extracomment>Place of a problem: the deck of cards</extracomment>
        <translation type="unfinished">الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a card does not have: %1 its number in the deck</extracomment>
        <translation type="unfinished">رقم %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, front</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">البطاقة %1، الوجه</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, bonus</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">البطاقة %1، المكافأة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">البطاقة %1</translation>
    </message>
</context>
<context>
    <name>DeckHandbook</name>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A Boomtown deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">رزمة Boomtown</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck has 18 cards. The front of a card has four squares, which become part of a town. Its back is a bonus.</source>
        <translation type="unfinished">في الرزمة 18 بطاقة. في وجه البطاقة أربعة مربعات تصبح جزءًا من بلدة. وظهرها مكافأة.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The list on the left shows all cards. Choose several to copy or remove them together. Drag them to change their order. The tab &quot;Deck&quot; shows the name of the deck and its description, also in other languages.</source>
        <translation type="unfinished">في قائمة البطاقات كل البطاقات. اختر عدة منها لنسخها أو إزالتها معًا. اسحبها لتغيير ترتيبها. وفي اللسان «الرزمة» اسم الرزمة ووصفها، وبلغات أخرى أيضًا.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Drawing a card</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">رسم بطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Click a square to choose it. Click it again for its next land, or click its symbol for the next symbol. The right button goes back.</source>
        <translation type="unfinished">انقر مربعًا لاختياره. انقره ثانية لأرضه التالية، أو انقر رمزه للرمز التالي. والزر الأيمن يعود إلى السابق.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The buttons below the card choose a land or a symbol directly. Their tool tips name the keys that do the same.</source>
        <translation type="unfinished">الأزرار أسفل البطاقة تختار أرضًا أو رمزًا مباشرة. وتذكر تلميحاتها المفاتيح التي تفعل الشيء نفسه.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A card may lie upside down in a town. &quot;Show upside down&quot; shows how that looks, and changes nothing.</source>
        <translation type="unfinished">قد توضع البطاقة مقلوبة في بلدة. يُظهر «عرض مقلوبة» كيف تبدو عندئذ، ولا يغيّر شيئًا.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Bonuses</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">المكافآت</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>On the &quot;Card&quot; tab, you choose one of 18 kinds of bonuses. Below it are the fields that this kind takes: symbols, a land, points. The picture shows the bonus as players see it.</source>
        <translation type="unfinished">في اللسان «البطاقة» تختار واحدًا من 18 نوعًا من المكافآت. وأسفله الحقول التي يحتاجها هذا النوع: رموز أو أرض أو نقاط. وتُظهر الصورة المكافأة كما يراها اللاعبون.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Some kinds use a table. Each row says how many symbols are needed and how many points they bring. The last row that is reached counts.</source>
        <translation type="unfinished">بعض الأنواع تأخذ جدولًا. يبيّن كل صف كم رمزًا يلزم وكم نقطة يجلب ذلك. ويُحسب آخر صف يُبلغ.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Problems and balance</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">المشكلات والتوازن</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck with an error cannot be played. Click a problem to go to its card. The button beside it repairs it.</source>
        <translation type="unfinished">لا يمكن اللعب برزمة فيها خطأ. انقر مشكلة للانتقال إلى بطاقتها. والزر بجوارها يصلحها.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. The tab &quot;Balance&quot; counts them, and compares the bonuses with those of the game&apos;s deck.</source>
        <translation type="unfinished">في الرزمة المتوازنة ترد كل أرض وكل رمز 12 مرة. ويعدها اللسان «التوازن»، ويقارن المكافآت بمكافآت رزمة اللعبة.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Trying a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">تجربة رزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In the lab the computer plays many games with your deck. You see how many points each bonus brings, and which cards are passed over.</source>
        <translation type="unfinished">في المختبر يلعب الحاسوب ألعابًا كثيرة برزمتك. وترى كم نقطة تجلب كل مكافأة، وأي البطاقات يجري تجاوزها.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>F5 starts the game with the deck as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">يبدأ F5 اللعبة بالرزمة كما هي الآن، محفوظة كانت أم لا. و«تثبيت في اللعبة» يتيح لك اختيارها لأي لعبة جديدة.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Printing a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">طباعة رزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of cards with their bonuses on the backs. If you cannot print on both sides, print the bonus cards too.</source>
        <translation type="unfinished">«طباعة ولعب» تُنشئ صفحات من البطاقات ومكافآتها على ظهورها. وإن تعذرت الطباعة على الوجهين فاطبع بطاقات المكافآت أيضًا.</translation>
    </message>
</context>
<context>
    <name>DeckInstalling</name>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>A deck called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">هناك رزمة مثبتة بالفعل باسم «%1».</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new deck takes the place of the installed one</extracomment>
        <translation type="unfinished">ا&amp;ستبدالها</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both decks of the same name stay installed</extracomment>
        <translation type="unfinished">الاحتفاظ ب&amp;كلتيهما</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not installed</source>
        <translation type="unfinished">لم تُثبت الرزمة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove a deck</source>
        <translation type="unfinished">إزالة رزمة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove &quot;%1&quot; from your decks?</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">هل تريد إزالة «%1» من رزمك؟</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Its file will be deleted. Saved games keep the deck.</source>
        <translation type="unfinished">سيُحذف ملفها. أما الألعاب المحفوظة فتحتفظ بالرزمة.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the deck</extracomment>
        <translation type="unfinished">إ&amp;زالة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not removed</source>
        <translation type="unfinished">لم تُزل الرزمة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">تعذرت إزالة «%1»: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Save a copy of the deck</source>
        <translation type="unfinished">حفظ نسخة من الرزمة</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">الرزم (%1)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">لم تُحفظ النسخة</translation>
    </message>
</context>
<context>
    <name>DeckKind</name>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New dec&amp;k…</source>
        <extracomment>Menu entry: a new deck of cards</extracomment>
        <translation type="unfinished">ر&amp;زمة جديدة…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Start a new Boomtown deck, plain or based on another one</source>
        <translation type="unfinished">بدء رزمة Boomtown جديدة، عادية أو مبنية على غيرها</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New deck</source>
        <extracomment>Name of a deck of cards that has none yet</extracomment>
        <translation type="unfinished">رزمة جديدة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Card</source>
        <extracomment>Menu: what can be done with cards</extracomment>
        <translation type="unfinished">&amp;بطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">الرزم (%1)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Find a card</source>
        <translation type="unfinished">&amp;بحث عن بطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;New card</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">بطاقة &amp;جديدة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>T&amp;urn the card</source>
        <extracomment>Menu entry: shows the card upside down</extracomment>
        <translation type="unfinished">ت&amp;دوير البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Balance</source>
        <extracomment>Menu entry: shows how balanced the deck is</extracomment>
        <translation type="unfinished">التوا&amp;زن</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>C&amp;ard list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">&amp;قائمة البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">نقر</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square; click it again for its next land, or click its symbol for the next symbol; right-click to go back</source>
        <translation type="unfinished">اختيار مربع؛ وعلى المربع المختار أرضه التالية، أو على الرمز الرمز التالي؛ وبالزر الأيمن رجوعًا</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">الأسهم</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square</source>
        <translation type="unfinished">اختيار مربع</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the land of the square</source>
        <translation type="unfinished">اختيار أرض المربع</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the symbol of the square</source>
        <translation type="unfinished">اختيار رمز المربع</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Enter، Backspace</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Next or previous land; with Shift, next or previous symbol</source>
        <translation type="unfinished">الأرض التالية، الأرض السابقة؛ ومع Shift الرمز</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">إصلاح المشكلة المختارة</translation>
    </message>
</context>
<context>
    <name>DrawTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Draw</source>
        <extracomment>Name of a tool: to draw on a tile, not to take one from the stack</extracomment>
        <translation type="unfinished">رسم</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge to switch between prairie, railroad and mountain. Drag to lay track or join mountains. Scroll to add or remove symbols.</source>
        <translation type="unfinished">انقر حافة للتبديل بين المرج وسكة الحديد والجبل. اسحب لمد القضبان أو وصل الجبال. حرّك العجلة لإضافة الرموز أو إزالتها.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a prairie</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تقسيم مرج</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join prairies</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">وصل المروج</translation>
    </message>
</context>
<context>
    <name>EdgeTexts</name>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الشمالية: سكة حديد</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الشمالية: جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الشمالية: مرج</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الشرقية: سكة حديد</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الشرقية: جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الشرقية: مرج</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الجنوبية: سكة حديد</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الجنوبية: جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الجنوبية: مرج</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الغربية: سكة حديد</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الغربية: جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">الحافة الغربية: مرج</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge north&quot;</extracomment>
        <translation type="unfinished">شمال</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge east&quot;</extracomment>
        <translation type="unfinished">شرق</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge south&quot;</extracomment>
        <translation type="unfinished">جنوب</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge west&quot;</extracomment>
        <translation type="unfinished">غرب</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, western half</source>
        <translation type="unfinished">الحافة الشمالية، النصف الغربي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, eastern half</source>
        <translation type="unfinished">الحافة الشمالية، النصف الشرقي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, northern half</source>
        <translation type="unfinished">الحافة الشرقية، النصف الشمالي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, southern half</source>
        <translation type="unfinished">الحافة الشرقية، النصف الجنوبي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, eastern half</source>
        <translation type="unfinished">الحافة الجنوبية، النصف الشرقي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, western half</source>
        <translation type="unfinished">الحافة الجنوبية، النصف الغربي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, southern half</source>
        <translation type="unfinished">الحافة الغربية، النصف الجنوبي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, northern half</source>
        <translation type="unfinished">الحافة الغربية، النصف الشمالي</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>railroad</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: railroad&quot;</extracomment>
        <translation type="unfinished">سكة حديد</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>mountain</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: mountain&quot;</extracomment>
        <translation type="unfinished">جبل</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>prairie</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: prairie&quot;</extracomment>
        <translation type="unfinished">مرج</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>city</source>
        <extracomment>A part of a tile, nominative</extracomment>
        <translation type="unfinished">مدينة</translation>
    </message>
</context>
<context>
    <name>EditorCommandLine</name>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Draw tiles and cards, try them, print them.</source>
        <translation type="unfinished">رسم البلاطات والبطاقات وتجربتها وطباعتها.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Tile sets (*.tileset.json, *.tileset.zip) and decks (*.deck.json) to open.</source>
        <translation type="unfinished">أطقم البلاطات (*.tileset.json, *.tileset.zip) والرزم (*.deck.json) المراد فتحها.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>[file…]</source>
        <extracomment>On the command line: files that may be named</extracomment>
        <translation type="unfinished">[ملف…]</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">لغة النوافذ، مثل de.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>code</source>
        <extracomment>On the command line: what to give for the option --language</extracomment>
        <translation type="unfinished">رمز</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">ألوان النوافذ: system أو light أو dark.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the set or deck as a PDF for printing and exit; works without a screen.</source>
        <translation type="unfinished">كتابة الطقم أو الرزمة بصيغة PDF للطباعة ثم الخروج؛ يعمل من دون شاشة.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the tiles or cards as pictures and exit; works without a screen.</source>
        <translation type="unfinished">كتابة البلاطات أو البطاقات صورًا ثم الخروج؛ يعمل من دون شاشة.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the pages as SVG and exit; works without a screen.</source>
        <translation type="unfinished">كتابة الصفحات بصيغة SVG ثم الخروج؛ يعمل من دون شاشة.</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">نقر</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Switch an edge between railroad, mountain and prairie; right-click to go back</source>
        <translation type="unfinished">تبديل الحافة بين سكة حديد وجبل ومرج؛ وبالزر الأيمن رجوعًا</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">سحب بالفأرة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Lay track from edge to edge or into the middle; extend a mountain to an edge or another mountain</source>
        <translation type="unfinished">مد القضبان من حافة إلى حافة أو إلى الوسط؛ وتوسيع جبل إلى حافة أو إلى جبل آخر</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Wheel</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">العجلة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds</source>
        <translation type="unfinished">إضافة الشذرات والقاطرات ومخيمات التيبي أو إزالتها؛ ومع Shift قطعان الخيل</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">الأسهم</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose an edge</source>
        <translation type="unfinished">اختيار حافة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>PgUp, PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">PgUp، PgDown</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Go through edges and parts of the tile</source>
        <translation type="unfinished">المرور على حواف البلاطة وأجزائها</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Enter، Backspace</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Same as a click, same as a right-click</source>
        <translation type="unfinished">مثل النقر، مثل النقر بالزر الأيمن</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Begin a drag at the chosen edge or part; press again to end it</source>
        <translation type="unfinished">بدء السحب عند الحافة أو الجزء المختار؛ وضغطة ثانية تنهيه</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove the symbol that belongs to the chosen part</source>
        <translation type="unfinished">إضافة الرمز الخاص بالجزء المختار أو إزالته</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one</source>
        <translation type="unfinished">إضافة شذرة أو قاطرة أو مخيم تيبي أو قطيع خيل؛ ومع Shift الإزالة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose a tool</source>
        <translation type="unfinished">اختيار أداة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">إصلاح المشكلة المختارة</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">المفاتيح والفأرة</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>On the drawing</source>
        <extracomment>Heading above a table of keys: they work on the large picture of a tile or card that is drawn on</extracomment>
        <translation type="unfinished">على الرسم</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Everywhere</source>
        <extracomment>Heading above a table of keys: they work in the whole window</extracomment>
        <translation type="unfinished">في كل مكان</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a dialog</extracomment>
        <translation type="unfinished">حول Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>&lt;h3&gt;Lodeline Editor %1&lt;/h3&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Unofficial: not connected with the publishers of any board game.&lt;/p&gt;</source>
        <extracomment>%1 number of the version; h3 and p are marks of HTML</extracomment>
        <translation type="unfinished">&lt;h3&gt;محرر Lodeline %1&lt;/h3&gt;&lt;p&gt;برنامج حر وفق رخصة جنو العمومية العامة، الإصدار 3 أو ما بعده. غير رسمي: لا صلة له بناشري أي لعبة لوحية.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the railwayman at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1: استرجاع عامل السكة عند %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the gold miner at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1: استرجاع منقّب الذهب عند %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the farmer at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1: استرجاع المزارع عند %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the merchant at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1: استرجاع التاجر عند %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s railwayman comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">عودة عامل السكة إلى %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s gold miner comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">عودة منقّب الذهب إلى %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s farmer comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">عودة المزارع إلى %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s merchant comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">عودة التاجر إلى %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board</source>
        <translation type="unfinished">بلاطة البداية على اللوح</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board, with %Ln token(s) on it</source>
        <extracomment>%Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>بلاطة البداية على اللوح، وعليها %Ln قرص</numerusform>
            <numerusform>بلاطة البداية على اللوح، وعليها قرص واحد</numerusform>
            <numerusform>بلاطة البداية على اللوح، وعليها قرصان</numerusform>
            <numerusform>بلاطة البداية على اللوح، وعليها %Ln أقراص</numerusform>
            <numerusform>بلاطة البداية على اللوح، وعليها %Ln قرصًا</numerusform>
            <numerusform>بلاطة البداية على اللوح، وعليها %Ln قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tile(s) fit nowhere and are discarded</source>
        <translation type="unfinished">
            <numerusform>لا بلاطات تُستبعد</numerusform>
            <numerusform>بلاطة واحدة لا تناسب أي مكان وتُستبعد</numerusform>
            <numerusform>بلاطتان لا تناسبان أي مكان وتُستبعدان</numerusform>
            <numerusform>%Ln بلاطات لا تناسب أي مكان وتُستبعد</numerusform>
            <numerusform>%Ln بلاطة لا تناسب أي مكان وتُستبعد</numerusform>
            <numerusform>%Ln بلاطة لا تناسب أي مكان وتُستبعد</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>None of the tiles left fits anywhere: the game ends</source>
        <translation type="unfinished">لا بلاطة من المتبقية تناسب أي مكان: انتهت اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws the last tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: سحب البلاطة الأخيرة</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %Ln left</source>
        <extracomment>%1 player, %Ln tiles left in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%1: سحب بلاطة، ولم يبق شيء</numerusform>
            <numerusform>%1: سحب بلاطة، وبقيت واحدة</numerusform>
            <numerusform>%1: سحب بلاطة، وبقيت اثنتان</numerusform>
            <numerusform>%1: سحب بلاطة، وبقيت %Ln</numerusform>
            <numerusform>%1: سحب بلاطة، وبقيت %Ln</numerusform>
            <numerusform>%1: سحب بلاطة، وبقيت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1: وضع البلاطة عند %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2 and puts %Ln token(s) on its mountains</source>
        <extracomment>%1 player, %2 position, %Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%1: وضع البلاطة عند %2، وعلى جبالها %Ln قرص</numerusform>
            <numerusform>%1: وضع البلاطة عند %2، وعلى جبالها قرص واحد</numerusform>
            <numerusform>%1: وضع البلاطة عند %2، وعلى جبالها قرصان</numerusform>
            <numerusform>%1: وضع البلاطة عند %2، وعلى جبالها %Ln أقراص</numerusform>
            <numerusform>%1: وضع البلاطة عند %2، وعلى جبالها %Ln قرصًا</numerusform>
            <numerusform>%1: وضع البلاطة عند %2، وعلى جبالها %Ln قرص</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a railwayman on the railroad</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: عامل سكة على سكة الحديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a gold miner on the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: منقّب ذهب على الجبل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a farmer on the prairie</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: مزارع على المرج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a merchant in the city</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: تاجر في المدينة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 pitches the tent at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1: نصب الخيمة عند %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain: %2</source>
        <extracomment>%1 player, %2 value of the mining token</extracomment>
        <translation type="unfinished">%1: أخذ قرص من الجبل: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: أخذ قرص من الجبل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Nobody scores for %1</source>
        <extracomment>%1 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">لا نقاط لأحد عن %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %Ln point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1: %Ln نقطة عن %2</numerusform>
            <numerusform>%1: نقطة واحدة عن %2</numerusform>
            <numerusform>%1: نقطتان عن %2</numerusform>
            <numerusform>%1: %Ln نقاط عن %2</numerusform>
            <numerusform>%1: %Ln نقطة عن %2</numerusform>
            <numerusform>%1: %Ln نقطة عن %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %Ln point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1: لكلٍّ %Ln نقطة عن %2</numerusform>
            <numerusform>%1: لكلٍّ نقطة واحدة عن %2</numerusform>
            <numerusform>%1: لكلٍّ نقطتان عن %2</numerusform>
            <numerusform>%1: لكلٍّ %Ln نقاط عن %2</numerusform>
            <numerusform>%1: لكلٍّ %Ln نقطة عن %2</numerusform>
            <numerusform>%1: لكلٍّ %Ln نقطة عن %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %Ln token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">
            <numerusform>%1: الحصول على %Ln قرص من الجبل عند %2</numerusform>
            <numerusform>%1: الحصول على قرص واحد من الجبل عند %2</numerusform>
            <numerusform>%1: الحصول على قرصين من الجبل عند %2</numerusform>
            <numerusform>%1: الحصول على %Ln أقراص من الجبل عند %2</numerusform>
            <numerusform>%1: الحصول على %Ln قرصًا من الجبل عند %2</numerusform>
            <numerusform>%1: الحصول على %Ln قرص من الجبل عند %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation type="unfinished">
            <numerusform>إعادة %Ln قرص من الجبل عند %1 إلى المخزون</numerusform>
            <numerusform>إعادة قرص واحد من الجبل عند %1 إلى المخزون</numerusform>
            <numerusform>إعادة قرصين من الجبل عند %1 إلى المخزون</numerusform>
            <numerusform>إعادة %Ln أقراص من الجبل عند %1 إلى المخزون</numerusform>
            <numerusform>إعادة %Ln قرصًا من الجبل عند %1 إلى المخزون</numerusform>
            <numerusform>إعادة %Ln قرص من الجبل عند %1 إلى المخزون</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s tent comes home</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">عودة خيمة %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <extracomment>%1 player, %2 points, one part of a list</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>All players reveal their gold: %1</source>
        <extracomment>%1 is a list such as &quot;Ann 7, Bo 12&quot;</extracomment>
        <translation type="unfinished">كشف الذهب لدى جميع اللاعبين: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>سكة حديد غير مكتملة من %Ln بلاطة</numerusform>
            <numerusform>سكة حديد غير مكتملة من بلاطة واحدة</numerusform>
            <numerusform>سكة حديد غير مكتملة من بلاطتين</numerusform>
            <numerusform>سكة حديد غير مكتملة من %Ln بلاطات</numerusform>
            <numerusform>سكة حديد غير مكتملة من %Ln بلاطة</numerusform>
            <numerusform>سكة حديد غير مكتملة من %Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>سكة حديد من %Ln بلاطة</numerusform>
            <numerusform>سكة حديد من بلاطة واحدة</numerusform>
            <numerusform>سكة حديد من بلاطتين</numerusform>
            <numerusform>سكة حديد من %Ln بلاطات</numerusform>
            <numerusform>سكة حديد من %Ln بلاطة</numerusform>
            <numerusform>سكة حديد من %Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>سكة حديد من %Ln بلاطة عليها قاطرة</numerusform>
            <numerusform>سكة حديد من بلاطة واحدة عليها قاطرة</numerusform>
            <numerusform>سكة حديد من بلاطتين عليها قاطرة</numerusform>
            <numerusform>سكة حديد من %Ln بلاطات عليها قاطرة</numerusform>
            <numerusform>سكة حديد من %Ln بلاطة عليها قاطرة</numerusform>
            <numerusform>سكة حديد من %Ln بلاطة عليها قاطرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>سكة حديد من %Ln بلاطة عليها عدة قاطرات</numerusform>
            <numerusform>سكة حديد من بلاطة واحدة عليها عدة قاطرات</numerusform>
            <numerusform>سكة حديد من بلاطتين عليها عدة قاطرات</numerusform>
            <numerusform>سكة حديد من %Ln بلاطات عليها عدة قاطرات</numerusform>
            <numerusform>سكة حديد من %Ln بلاطة عليها عدة قاطرات</numerusform>
            <numerusform>سكة حديد من %Ln بلاطة عليها عدة قاطرات</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">جبل غير مكتمل بلا شذرات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">جبل بلا شذرات</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>جبل غير مكتمل فيه %Ln شذرة</numerusform>
            <numerusform>جبل غير مكتمل فيه شذرة واحدة</numerusform>
            <numerusform>جبل غير مكتمل فيه شذرتان</numerusform>
            <numerusform>جبل غير مكتمل فيه %Ln شذرات</numerusform>
            <numerusform>جبل غير مكتمل فيه %Ln شذرة</numerusform>
            <numerusform>جبل غير مكتمل فيه %Ln شذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>جبل فيه %Ln شذرة</numerusform>
            <numerusform>جبل فيه شذرة واحدة</numerusform>
            <numerusform>جبل فيه شذرتان</numerusform>
            <numerusform>جبل فيه %Ln شذرات</numerusform>
            <numerusform>جبل فيه %Ln شذرة</numerusform>
            <numerusform>جبل فيه %Ln شذرة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city without completed railroads</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">مدينة غير مكتملة بلا سكك حديد مكتملة</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>مدينة غير مكتملة بلا سكك حديد مكتملة (%Ln)</numerusform>
            <numerusform>مدينة غير مكتملة فيها سكة حديد مكتملة واحدة</numerusform>
            <numerusform>مدينة غير مكتملة فيها سكتا حديد مكتملتان</numerusform>
            <numerusform>مدينة غير مكتملة فيها %Ln سكك حديد مكتملة</numerusform>
            <numerusform>مدينة غير مكتملة فيها %Ln سكة حديد مكتملة</numerusform>
            <numerusform>مدينة غير مكتملة فيها %Ln سكة حديد مكتملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>مدينة بلا سكك حديد مكتملة</numerusform>
            <numerusform>مدينة فيها سكة حديد مكتملة واحدة</numerusform>
            <numerusform>مدينة فيها سكتا حديد مكتملتان</numerusform>
            <numerusform>مدينة فيها %Ln سكك حديد مكتملة</numerusform>
            <numerusform>مدينة فيها %Ln سكة حديد مكتملة</numerusform>
            <numerusform>مدينة فيها %Ln سكة حديد مكتملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>مخيم تيبي واحد</numerusform>
            <numerusform>مخيما تيبي</numerusform>
            <numerusform>%Ln مخيمات تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>قطيع خيل واحد</numerusform>
            <numerusform>قطيعا خيل</numerusform>
            <numerusform>%Ln قطعان خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie without tipi camps or horse herds</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">مرج بلا مخيمات ولا قطعان</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie with %1</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; %1 is a list of camps and herds with their numbers</extracomment>
        <translation type="unfinished">مرج فيه %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>gold</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">الذهب</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %Ln point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">
            <numerusform>فوز %1 برصيد %Ln نقطة</numerusform>
            <numerusform>فوز %1 برصيد نقطة واحدة</numerusform>
            <numerusform>فوز %1 برصيد نقطتين</numerusform>
            <numerusform>فوز %1 برصيد %Ln نقاط</numerusform>
            <numerusform>فوز %1 برصيد %Ln نقطة</numerusform>
            <numerusform>فوز %1 برصيد %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %Ln point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation type="unfinished">
            <numerusform>تقاسم الفوز: %1، ولكلٍّ %Ln نقطة</numerusform>
            <numerusform>تقاسم الفوز: %1، ولكلٍّ نقطة واحدة</numerusform>
            <numerusform>تقاسم الفوز: %1، ولكلٍّ نقطتان</numerusform>
            <numerusform>تقاسم الفوز: %1، ولكلٍّ %Ln نقاط</numerusform>
            <numerusform>تقاسم الفوز: %1، ولكلٍّ %Ln نقطة</numerusform>
            <numerusform>تقاسم الفوز: %1، ولكلٍّ %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: %2.</source>
        <extracomment>%1 name of a file, %2 the reason as the system words it</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: %2.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">الذاكرة لا تكفي لصورة بهذا الحجم. اختر حجمًا أصغر.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: its folder does not exist.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: مجلده غير موجود.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: you are not allowed to write in its folder.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: لا يُسمح لك بالكتابة في مجلده.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>The folder &quot;%1&quot; cannot be created.</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">تعذر إنشاء المجلد «%1».</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Prints a tile set or a deck to a file.</source>
        <translation type="unfinished">طباعة طقم بلاطات أو رزمة إلى ملف.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A tile set (*.tileset.json, *.tileset.zip) or a deck (*.deck.json). If OUT is empty, as in --export-pdf=, the result is written next to this file.</source>
        <translation type="unfinished">طقم بلاطات (*.tileset.json, *.tileset.zip) أو رزمة (*.deck.json). وحيث يكون OUT فارغًا، كما في --export-pdf=، تُكتب النتيجة بجوار هذا الملف.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pages to print and cut out, as PDF.</source>
        <translation type="unfinished">صفحات للطباعة والقص، بصيغة PDF.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The same pages as SVG; several pages get a file each.</source>
        <translation type="unfinished">الصفحات نفسها بصيغة SVG؛ ولكل صفحة ملف إن تعددت.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design.</source>
        <translation type="unfinished">صور: صورة واحدة لكل التصاميم إذا انتهى OUT بـ.png، وإلا فمجلد فيه صورة لكل تصميم.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile (45).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">ضلع البلاطة (45).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a card of a deck (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">ضلع البطاقة في الرزمة (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Width of a bonus card (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">عرض بطاقة المكافأة (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A4, A3, A5, A6, Letter, Legal or Tabloid (A4).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">A4 أو A3 أو A5 أو A6 أو Letter أو Legal أو Tabloid (A4).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Landscape: the long side of the paper is horizontal.</source>
        <translation type="unfinished">عرضي: الضلع الطويل للورقة أفقي.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Margin left blank on each side (5).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">الهامش الأبيض من كل جهة (5).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Gap between tiles (3).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">الفجوة بين البلاطات (3).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>How far pictures extend beyond the cut, at most half the gap (1).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">مدى امتداد الصور خارج خط القص، نصف الفجوة على الأكثر (1).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without cut marks.</source>
        <translation type="unfinished">من دون علامات القص.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without the ruler for checking the size.</source>
        <translation type="unfinished">من دون مسطرة التحقق من الحجم.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Add the reverse side after each page, for two-sided printing.</source>
        <translation type="unfinished">إضافة الوجه الخلفي بعد كل صفحة، للطباعة على الوجهين.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Edge on which the sheet is flipped: long or short (long).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">الحافة التي تُقلب عليها الورقة: long أو short (long).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>White background, pale colors.</source>
        <translation type="unfinished">خلفية بيضاء وألوان باهتة.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No mining tokens and no pieces.</source>
        <translation type="unfinished">من دون أقراص تنقيب ولا قطع.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No bonus cards.</source>
        <translation type="unfinished">من دون بطاقات مكافآت.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one copy of each design.</source>
        <translation type="unfinished">نسخة واحدة فقط من كل تصميم.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only the design or card with this id; may be given several times.</source>
        <translation type="unfinished">التصميم أو البطاقة بهذا المعرّف فقط؛ يمكن ذكره عدة مرات.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile or card in pictures, in pixels.</source>
        <translation type="unfinished">ضلع البلاطة أو البطاقة في الصور بالبكسل.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs exactly one tile set or deck.</source>
        <translation type="unfinished">يتطلب التصدير طقم بلاطات واحدًا أو رزمة واحدة بالضبط.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 has no effect here.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">الخيار --%1 لا يغيّر شيئًا هنا.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The file has no design &quot;%1&quot;.</source>
        <extracomment>On the command line: %1 the id of a design</extracomment>
        <translation type="unfinished">لا تصميم «%1» في الملف.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Dots per inch of the pictures on the pages (600).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">عدد النقاط في البوصة للصور في الصفحات (600).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Language of the pages, such as de (en).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">لغة الصفحات، مثل de (en).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a number from %2 to %3.</source>
        <extracomment>On the command line: %1 an option, %2 and %3 numbers</extracomment>
        <translation type="unfinished">الخيار --%1 يقبل عددًا من %2 إلى %3.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a whole number.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">الخيار --%1 يقبل عددًا صحيحًا.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Unknown paper size &quot;%1&quot;. Possible values: A4, A3, A5, A6, Letter, Legal or Tabloid.</source>
        <extracomment>On the command line: %1 what was typed</extracomment>
        <translation type="unfinished">حجم ورق غير معروف «%1»؛ المقبول A4 أو A3 أو A5 أو A6 أو Letter أو Legal أو Tabloid.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--flip takes long or short.</source>
        <translation type="unfinished">الخيار --flip يقبل long أو short.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>error</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: error: what is wrong&quot;</extracomment>
        <translation type="unfinished">خطأ</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>warning</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: warning: what is wrong&quot;</extracomment>
        <translation type="unfinished">تحذير</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>note</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: note: what is remarkable&quot;; less than a warning</extracomment>
        <translation type="unfinished">ملاحظة</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one export at a time is possible.</source>
        <translation type="unfinished">لا يمكن إجراء أكثر من تصدير واحد في المرة.</translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>مخيم تيبي واحد</numerusform>
            <numerusform>مخيما تيبي</numerusform>
            <numerusform>%Ln مخيمات تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>قطيع خيل واحد</numerusform>
            <numerusform>قطيعا خيل</numerusform>
            <numerusform>%Ln قطعان خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie without tipi camps or horse herds</source>
        <translation type="unfinished">مرج بلا مخيمات ولا قطعان</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;2 tipi camps, 1 horse herd&quot;</extracomment>
        <translation type="unfinished">مرج: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Railroad: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">سكة حديد: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Mountain: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">جبل: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>City: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">مدينة: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s)</source>
        <extracomment>How many cowboys a player has on a feature, alone or fewer than others</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln راعي بقر</numerusform>
            <numerusform>راعي بقر واحد</numerusform>
            <numerusform>راعيا بقر</numerusform>
            <numerusform>%Ln رعاة بقر</numerusform>
            <numerusform>%Ln راعي بقر</numerusform>
            <numerusform>%Ln راعي بقر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), tied for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln راعي بقر، أعلى عدد بالتعادل</numerusform>
            <numerusform>راعي بقر واحد، أعلى عدد بالتعادل</numerusform>
            <numerusform>راعيا بقر، أعلى عدد بالتعادل</numerusform>
            <numerusform>%Ln رعاة بقر، أعلى عدد بالتعادل</numerusform>
            <numerusform>%Ln راعي بقر، أعلى عدد بالتعادل</numerusform>
            <numerusform>%Ln راعي بقر، أعلى عدد بالتعادل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln راعي بقر، أعلى عدد</numerusform>
            <numerusform>راعي بقر واحد، أعلى عدد</numerusform>
            <numerusform>راعيا بقر، أعلى عدد</numerusform>
            <numerusform>%Ln رعاة بقر، أعلى عدد</numerusform>
            <numerusform>%Ln راعي بقر، أعلى عدد</numerusform>
            <numerusform>%Ln راعي بقر، أعلى عدد</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turn %1</source>
        <extracomment>Part of a list: a piece stands there; %1 number of a turn</extracomment>
        <translation type="unfinished">منذ الدور %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turns %1</source>
        <extracomment>Part of a list: several pieces stand there; %1 numbers of turns such as &quot;3, 12&quot;</extracomment>
        <translation type="unfinished">منذ الأدوار %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>tent</source>
        <extracomment>A player&apos;s tent stands on the mountain</extracomment>
        <translation type="unfinished">خيمة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>railwayman</source>
        <extracomment>A cowboy of a player, on a railroad</extracomment>
        <translation type="unfinished">عامل سكة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>gold miner</source>
        <extracomment>A cowboy of a player, on a mountain</extracomment>
        <translation type="unfinished">منقّب ذهب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>farmer</source>
        <extracomment>A cowboy of a player, on a prairie</extracomment>
        <translation type="unfinished">مزارع</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>merchant</source>
        <extracomment>A cowboy of a player, in a city</extracomment>
        <translation type="unfinished">تاجر</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة عند الاكتمال أو في نهاية اللعبة</numerusform>
            <numerusform>نقطة واحدة عند الاكتمال أو في نهاية اللعبة</numerusform>
            <numerusform>نقطتان عند الاكتمال أو في نهاية اللعبة</numerusform>
            <numerusform>%Ln نقاط عند الاكتمال أو في نهاية اللعبة</numerusform>
            <numerusform>%Ln نقطة عند الاكتمال أو في نهاية اللعبة</numerusform>
            <numerusform>%Ln نقطة عند الاكتمال أو في نهاية اللعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة عند الاكتمال</numerusform>
            <numerusform>نقطة واحدة عند الاكتمال</numerusform>
            <numerusform>نقطتان عند الاكتمال</numerusform>
            <numerusform>%Ln نقاط عند الاكتمال</numerusform>
            <numerusform>%Ln نقطة عند الاكتمال</numerusform>
            <numerusform>%Ln نقطة عند الاكتمال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة في نهاية اللعبة</numerusform>
            <numerusform>نقطة واحدة في نهاية اللعبة</numerusform>
            <numerusform>نقطتان في نهاية اللعبة</numerusform>
            <numerusform>%Ln نقاط في نهاية اللعبة</numerusform>
            <numerusform>%Ln نقطة في نهاية اللعبة</numerusform>
            <numerusform>%Ln نقطة في نهاية اللعبة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>This game has no farmers, so prairies score nothing</source>
        <translation type="unfinished">لا مزارعين في هذه اللعبة، ولذلك لا نقاط للمروج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Nobody has a cowboy here</source>
        <translation type="unfinished">لا راعي بقر لأحد هنا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: this game has no farmers</source>
        <translation type="unfinished">لا يمكنك وضع راعي بقر هنا: لا مزارعين في هذه اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: there is one already</source>
        <translation type="unfinished">لا يمكنك وضع راعي بقر هنا: هناك واحد بالفعل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: you have none left</source>
        <translation type="unfinished">لا يمكنك وضع راعي بقر هنا: لم يبق لديك أحد</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">النقاط لكل لاعب</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Total</source>
        <extracomment>Row of a table: the points of a player from all sources</extracomment>
        <translation type="unfinished">المجموع</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>In the final scoring</source>
        <translation type="unfinished">في الاحتساب النهائي</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of all points that is scored after the last turn</source>
        <translation type="unfinished">حصة ما يُسجل بعد الدور الأخير من كل النقاط</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">فارق الفائز</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many points the winner is ahead of second place</source>
        <translation type="unfinished">الفارق بالنقاط بين المركزين الأول والثاني</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Going first</source>
        <extracomment>Heading in a table: what it means to have the first turn</extracomment>
        <translation type="unfinished">البدء أولًا</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>Drafting first</source>
        <extracomment>Heading in a table: what it means to take the first card</extracomment>
        <translation type="unfinished">الانتقاء أولًا</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of wins</source>
        <translation type="unfinished">حصة الفوز</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>A shared win counts as part of a win</source>
        <translation type="unfinished">الفوز المشترك يُحسب جزءًا من فوز</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>95% interval</source>
        <extracomment>Row of a table: the range in which the share of wins lies with a chance of 95 in 100</extracomment>
        <translation type="unfinished">مجال الثقة 95%</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Where the true share probably lies, judging by how much the games differ</source>
        <translation type="unfinished">حيث تقع الحصة الحقيقية على الأرجح، بحسب اختلاف الألعاب فيما بينها</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Equal share</source>
        <extracomment>Row of a table: the share of wins if all players won equally often</extracomment>
        <translation type="unfinished">الحصة المتساوية</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share complete at the end</source>
        <extracomment>Heading above rows for railroads, mountains and cities: how many of them are complete when the game ends</extracomment>
        <translation type="unfinished">حصة المكتمل في النهاية</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Board</source>
        <extracomment>Heading in a table: figures of the tiles on the table</extracomment>
        <translation type="unfinished">اللوح</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Turns</source>
        <extracomment>Turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">الأدوار</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>All players together</source>
        <translation type="unfinished">جميع اللاعبين معًا</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">البلاطات المستبعدة</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit nowhere</source>
        <translation type="unfinished">بلاطات مسحوبة لا تناسب أي مكان</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares per drawn tile</source>
        <translation type="unfinished">المربعات لكل بلاطة مسحوبة</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many squares a drawn tile fits</source>
        <translation type="unfinished">عدد المربعات التي تناسبها البلاطة المسحوبة</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Hard-to-place tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">بلاطات صعبة الوضع</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit two squares at most</source>
        <translation type="unfinished">بلاطات مسحوبة تناسب مربعين على الأكثر</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares at the end</source>
        <translation type="unfinished">المربعات المفتوحة في النهاية</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Empty squares beside a tile</source>
        <translation type="unfinished">مربعات فارغة بجوار بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Holes</source>
        <extracomment>Row of a table: open squares with tiles on all four sides</extracomment>
        <translation type="unfinished">الثغرات</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares with tiles on all four sides</source>
        <translation type="unfinished">مربعات مفتوحة تحيط بها البلاطات من الجهات الأربع</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Dead squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">المربعات الميتة</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares that no tile in the set fits</source>
        <translation type="unfinished">مربعات مفتوحة لا تناسبها أي بلاطة في الطقم</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Unfillable squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">مربعات لا تُملأ</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares that none of the remaining tiles fits when a quarter of the stack is left</source>
        <translation type="unfinished">مربعات لا تناسبها أي بلاطة متبقية حين يبقى ربع الكومة</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens</source>
        <extracomment>Heading in a table: mining tokens</extracomment>
        <translation type="unfinished">الأقراص</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Left at the end</source>
        <translation type="unfinished">الباقي في النهاية</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens that nobody took</source>
        <translation type="unfinished">أقراص لم يأخذها أحد</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, north edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1، الحافة الشمالية</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, east edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1، الحافة الشرقية</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, south edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1، الحافة الجنوبية</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, west edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1، الحافة الغربية</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, railroad %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the railroad on its tile</extracomment>
        <translation type="unfinished">البلاطة %1، سكة الحديد %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, mountain %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the mountain on its tile</extracomment>
        <translation type="unfinished">البلاطة %1، الجبل %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, prairie %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the prairie on its tile</extracomment>
        <translation type="unfinished">البلاطة %1، المرج %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, city</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1، المدينة</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The tokens</source>
        <extracomment>Place of a problem: the mining tokens of the set</extracomment>
        <translation type="unfinished">الأقراص</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The set</source>
        <extracomment>Place of a problem: the tile set</extracomment>
        <translation type="unfinished">الطقم</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a tile does not have: %1 its number in the set</extracomment>
        <translation type="unfinished">رقم %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Waiting…</source>
        <extracomment>Of a picture that will be read</extracomment>
        <translation type="unfinished">في الانتظار…</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>This picture is already in the set.</source>
        <translation type="unfinished">هذه الصورة موجودة بالفعل.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: %1 is used instead.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">لم تُستعمل: يُستعمل %1 بدلًا منها.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: no tile has this name.</source>
        <translation type="unfinished">لم تُستعمل: لا بلاطة بهذا الاسم.</translation>
    </message>
</context>
<context>
    <name>FormCheck</name>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Fill in every form, or leave all of them empty.</source>
        <translation type="unfinished">املأ كل الصيغ أو اتركها كلها فارغة.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text is too long.</source>
        <translation type="unfinished">النص طويل جدًا.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Include %1: this form is used for more than one number.</source>
        <extracomment>%1 is %Ln, which stands for a number</extracomment>
        <translation type="unfinished">اكتب %1: هذه الصيغة لأكثر من عدد.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The English text has no key: leave out the &amp;, or write &amp;&amp; for the sign itself.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">ليس للنص الإنجليزي مفتاح: احذف &amp; أو اكتب &amp;&amp; لإظهار العلامة نفسها.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Write &amp; before one letter, which becomes the key.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">اكتب &amp; قبل حرف واحد، فيصير هو المفتاح.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The tags in angle brackets have to be those of the English text.</source>
        <translation type="unfinished">يجب أن تكون الوسوم بين القوسين الزاويين هي وسوم النص الإنجليزي نفسها.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Leave the patterns in parentheses and each ;; as they are in the English text.</source>
        <extracomment>Patterns of files, such as (*.png)</extracomment>
        <translation type="unfinished">اترك الأنماط بين القوسين وكل ;; كما هي في النص الإنجليزي.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text contains an invisible character.</source>
        <translation type="unfinished">في النص محرف لا يُرى.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>A % sign followed by a number or Ln is filled in by the program. The English text has none; remove it.</source>
        <translation type="unfinished">علامة % وبعدها رقم أو Ln يملؤها البرنامج. وليس في النص الإنجليزي علامة كهذه؛ احذفها.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Use each of these as often as the English text does: %1</source>
        <extracomment>%1 some of the places &quot;%1 %2 %Ln&quot;, which are filled in</extracomment>
        <translation type="unfinished">اكتب كلًا من هذه بعدد مرات وروده في النص الإنجليزي: %1</translation>
    </message>
</context>
<context>
    <name>GoldRush</name>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Gold Rush</source>
        <extracomment>Name of the game</extracomment>
        <translation type="unfinished">Gold Rush</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Lay tiles, build railroads and dig for gold.</source>
        <translation type="unfinished">ضع البلاطات وابنِ سكك الحديد ونقّب عن الذهب.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>The tile set %1 cannot be read. You are playing with the classic set.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">تتعذر قراءة طقم البلاطات %1. أنت تلعب الآن بالطقم الكلاسيكي.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Tile set</source>
        <extracomment>Title of a question (noun)</extracomment>
        <translation type="unfinished">طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>What do you want to do with &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">ماذا تريد أن تفعل بـ«%1»؟</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the tile set</extracomment>
        <translation type="unfinished">ال&amp;لعب به…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>Button: &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">إ&amp;ضافة إلى أطقمي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Edit it</source>
        <extracomment>Button: open the tile set in the editor</extracomment>
        <translation type="unfinished">تح&amp;رير</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Export the map as PDF, SVG or PNG</source>
        <translation type="unfinished">تصدير الخريطة بصيغة PDF أو SVG أو PNG</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the tile-set editor</source>
        <translation type="unfinished">فتح محرر أطقم البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">نقر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile on a marked spot, then click the action to take</source>
        <translation type="unfinished">وضع البلاطة على الموضع المعلَّم، ثم النقر على القطعة المراد وضعها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Right button</source>
        <extracomment>A button of the mouse</extracomment>
        <translation type="unfinished">الزر الأيمن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Turn the tile</source>
        <translation type="unfinished">تدوير البلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel over the tile</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">العجلة فوق البلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel elsewhere</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">العجلة في مكان آخر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Zoom in and out</source>
        <translation type="unfinished">التكبير والتصغير</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">سحب بالفأرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the board</source>
        <translation type="unfinished">تحريك اللوح</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the whole board</source>
        <translation type="unfinished">إظهار اللوح كله</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab وShift+Tab ومفاتيح الأسهم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Go to another spot or action</source>
        <translation type="unfinished">الانتقال إلى موضع أو إجراء آخر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Enter، مفتاح المسافة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile or take the action</source>
        <translation type="unfinished">وضع البلاطة أو تنفيذ الإجراء</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Skip: end the turn without an action</source>
        <translation type="unfinished">تخطي: إنهاء الدور من دون إجراء</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+مفاتيح الأسهم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">التجول بالنظر، مربعًا مربعًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+PgUp، Alt+PgDown</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the previous or the next feature</source>
        <translation type="unfinished">النظر إلى المعلم السابق أو التالي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Enter</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Enter</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at everything on the tile, one thing after another</source>
        <translation type="unfinished">النظر إلى كل ما على البلاطة، واحدًا تلو الآخر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Home</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the last tile</source>
        <translation type="unfinished">النظر إلى البلاطة الأخيرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Choose that action from the list</source>
        <translation type="unfinished">اختيار ذلك الإجراء من القائمة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Stop looking around; take back the tile before the turn ends</source>
        <translation type="unfinished">إنهاء التجول بالنظر؛ استرجاع البلاطة قبل نهاية الدور</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show which tiles are left</source>
        <translation type="unfinished">إظهار البلاطات المتبقية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what everybody would score if the game ended now</source>
        <translation type="unfinished">إظهار نقاط كل لاعب لو انتهت اللعبة الآن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what happened since your last turn</source>
        <translation type="unfinished">إظهار ما حدث منذ دورك الأخير</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide explanations of what is under the pointer</source>
        <translation type="unfinished">إظهار شرح ما تحت المؤشر أو إخفاؤه</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which tiles fit an empty square</source>
        <translation type="unfinished">إظهار البلاطات التي تناسب مربعًا فارغًا أو إخفاؤها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide marks on squares that no tile fits anymore</source>
        <translation type="unfinished">إظهار علامات على المربعات التي لم تعد تناسبها أي بلاطة أو إخفاؤها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide who holds each prairie, by color</source>
        <translation type="unfinished">إظهار صاحب كل مرج باللون أو إخفاؤه</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the numbers of columns and rows</source>
        <translation type="unfinished">إظهار أرقام الأعمدة والصفوف أو إخفاؤها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hide all these aids, as if at a real table, or show them again</source>
        <translation type="unfinished">إخفاء كل هذه المساعدات، كما على طاولة حقيقية، أو إظهارها من جديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hold V</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">إبقاء V مضغوطًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at your own gold</source>
        <translation type="unfinished">النظر إلى ذهبك</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Tile-laying and card games for the desktop.</source>
        <translation type="unfinished">ألعاب بلاطات وبطاقات لسطح المكتب.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation type="unfinished">برنامج حر: لك أن تستعمله وتدرسه وتشاركه وتغيره وفق رخصة جنو العمومية العامة GNU، الإصدار 3 أو ما بعده. الصور وأطقم البلاطات: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>It comes without any warranty.</source>
        <translation type="unfinished">يُقدَّم من دون أي ضمان.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>An unofficial program by players for players, not affiliated with the publishers or authors of any board game.</source>
        <translation type="unfinished">برنامج غير رسمي من لاعبين للاعبين، لا صلة له بناشري أي لعبة لوحية أو مؤلفيها.</translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Longest railroad</source>
        <extracomment>Highlight of a game: the railroad of most tiles</extracomment>
        <translation type="unfinished">أطول سكة حديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Richest mountain</source>
        <extracomment>Highlight of a game: the mountain with most nuggets</extracomment>
        <translation type="unfinished">أغنى جبل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>City with the most railroads</source>
        <translation type="unfinished">المدينة ذات أكثر سكك الحديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Largest prairie</source>
        <extracomment>Highlight of a game: the prairie of most tiles</extracomment>
        <translation type="unfinished">أكبر مرج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Best turn</source>
        <extracomment>The turn of the game that brought its player most points</extracomment>
        <translation type="unfinished">أفضل دور</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most tokens</source>
        <extracomment>Who has taken most mining tokens</extracomment>
        <translation type="unfinished">أكثر الأقراص</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most gold</source>
        <extracomment>Whose mining tokens are worth most</extracomment>
        <translation type="unfinished">أكثر الذهب</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>How long a railroad or how large a prairie is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>بلاطة واحدة</numerusform>
            <numerusform>بلاطتان</numerusform>
            <numerusform>%Ln بلاطات</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>How rich a mountain is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>شذرة واحدة</numerusform>
            <numerusform>شذرتان</numerusform>
            <numerusform>%Ln شذرات</numerusform>
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>%Ln شذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln railroad(s)</source>
        <extracomment>How many railroads end in a city</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln سكة حديد</numerusform>
            <numerusform>سكة حديد واحدة</numerusform>
            <numerusform>سكتا حديد</numerusform>
            <numerusform>%Ln سكك حديد</numerusform>
            <numerusform>%Ln سكة حديد</numerusform>
            <numerusform>%Ln سكة حديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>How many mining tokens a player has taken</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قرص</numerusform>
            <numerusform>قرص واحد</numerusform>
            <numerusform>قرصان</numerusform>
            <numerusform>%Ln أقراص</numerusform>
            <numerusform>%Ln قرصًا</numerusform>
            <numerusform>%Ln قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a turn has brought or gold is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Nobody</source>
        <extracomment>Who has scored a railroad, mountain, city or prairie</extracomment>
        <translation type="unfinished">لا أحد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Tied with it</source>
        <extracomment>Stands below a row such as &quot;Longest railroad&quot;: another one that is as long</extracomment>
        <translation type="unfinished">متعادل معه</translation>
    </message>
</context>
<context>
    <name>IdWords</name>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>The id &quot;%1&quot; is already taken.</source>
        <extracomment>%1 what somebody has typed as the id of a tile or card, which another one has already</extracomment>
        <translation type="unfinished">المعرّف «%1» مستعمل بالفعل.</translation>
    </message>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>&quot;%1&quot; is not a valid id. Use 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen.</source>
        <extracomment>%1 what somebody has typed</extracomment>
        <translation type="unfinished">«%1» ليس معرّفًا صالحًا. استعمل من 1 إلى 32 محرفًا: A إلى Z وa إلى z و0 إلى 9 والنقطة والشرطة السفلية والشرطة.</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Railroads pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">سكك الحديد هي الأربح هنا: تجلب %1 من كل النقاط.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Mountains pay most here: with their gold they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">الجبال هي الأربح هنا: تجلب مع ذهبها %1 من كل النقاط.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Cities pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">المدن هي الأربح هنا: تجلب %1 من كل النقاط.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Prairies pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">المروج هي الأربح هنا: تجلب %1 من كل النقاط.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>A farmer brings %1 points. Any other cowboy brings %2 each time he is placed.</source>
        <extracomment>A farmer is a cowboy in a prairie. %1 and %2 numbers of points such as 1.5</extracomment>
        <translation type="unfinished">يجلب المزارع %1 نقطة، وأي راعي بقر آخر %2، في كل مرة يوضع فيها.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come early: half of them are put down before %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">يأتي المزارعون مبكرًا: يوضع نصفهم قبل وضع %1 من البلاطات.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come late: half of them are put down only after %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">يأتي المزارعون متأخرين: لا يوضع نصفهم إلا بعد وضع %1 من البلاطات.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Between equal players, whoever goes first wins %1 of the games (very likely between %2 and %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; the true value very likely lies from %2 to %3</extracomment>
        <translation type="unfinished">بين المتكافئين، يفوز البادئ في %1 من الألعاب (على الأرجح بين %2 و%3؛ الحصة المتساوية: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, a tent on a mountain with three or more tokens is worth %1 points more than one in the supply.</source>
        <extracomment>%1 a number of points such as 1.5</extracomment>
        <translation type="unfinished">في منتصف اللعبة، الخيمة التي على جبل فيه ثلاثة أقراص أو أكثر أعلى قيمة بمقدار %1 نقطة من خيمة في المخزون.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, the computer&apos;s forecast of the final lead may be off by this many points: %1. The average score is %2.</source>
        <extracomment>%1 and %2 numbers of points</extracomment>
        <translation type="unfinished">في منتصف اللعبة، قد يخطئ الحاسوب في توقع الفارق النهائي: مقدار الخطأ بالنقاط %1. ومتوسط النقاط %2.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>On %1 of its turns, the computer uses its pieces differently when it looks a few moves ahead.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">في %1 من أدواره، يستعمل الحاسوب قطعه استعمالًا مختلفًا حين ينظر بضع نقلات إلى الأمام.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Games the computer has played against itself: %1. Without looking ahead, it now wins %2 of its games against its earlier self.</source>
        <extracomment>%1 a number of games, %2 a percentage</extracomment>
        <translation type="unfinished">عدد ألعاب الحاسوب ضد نفسه: %1. وهو يفوز الآن، دون أن ينظر إلى الأمام، في %2 من ألعابه ضد نفسه كما كان من قبل.</translation>
    </message>
</context>
<context>
    <name>InstalledDecks</name>
    <message>
        <location filename="../ui/boomtown/installeddecks.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>Installing</name>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Add a tile set</source>
        <translation type="unfinished">إضافة طقم بلاطات</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>You already have a tile set named &quot;%1&quot;.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">لديك بالفعل طقم بلاطات باسم «%1».</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Replace it with the new one, or keep both?</source>
        <translation type="unfinished">هل تستبدله بالجديد أم تحتفظ بكليهما؟</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button (verb): the new tile set takes the place of the old one</extracomment>
        <translation type="unfinished">ا&amp;ستبدال</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button (verb): keep the old tile set and the new one</extracomment>
        <translation type="unfinished">الاحتفاظ ب&amp;كليهما</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Copying &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">نسخ «%1»…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Removing &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">إزالة «%1»…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&quot;%1&quot; already exists. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«%1» موجود بالفعل. هل تريد استبداله؟</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove a tile set</source>
        <translation type="unfinished">إزالة طقم بلاطات</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the tile set</extracomment>
        <translation type="unfinished">إ&amp;زالة</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The pictures of &quot;%1&quot; could not be kept for saved games: %2.</source>
        <extracomment>%1 name of a tile set, %2 why</extracomment>
        <translation type="unfinished">تعذر الاحتفاظ بصور «%1» للألعاب المحفوظة: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove the tile set anyway? Saved games will then show its tiles as the game draws them.</source>
        <translation type="unfinished">هل تريد إزالة طقم البلاطات مع ذلك؟ ستعرض الألعاب المحفوظة عندئذٍ بلاطاته كما ترسمها اللعبة.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not added</source>
        <translation type="unfinished">لم يُضف طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove &quot;%1&quot; from your tile sets?</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">هل تريد إزالة «%1» من أطقم بلاطاتك؟</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Its file will be deleted. Saved games keep the tile set.</source>
        <translation type="unfinished">سيُحذف ملفه. أما الألعاب المحفوظة فتحتفظ بطقم البلاطات.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not removed</source>
        <translation type="unfinished">لم يُزل طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Save a copy of the tile set</source>
        <translation type="unfinished">حفظ نسخة من طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">أطقم البلاطات (%1)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">لم تُحفظ النسخة</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>, </source>
        <extracomment>Stands between the parts of a list or a description, as in &quot;4 tiles, 1 open end&quot;, &quot;1, 2, 5&quot; or &quot;Ann 12, Ben 9&quot;; parts may be numbers, ids of tiles or players with points, and have commas of their own</extracomment>
        <translation type="unfinished">، </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>; </source>
        <extracomment>Stands between clauses, as in &quot;scores 6 points for a railroad; the cowboy comes back at once&quot;</extracomment>
        <translation type="unfinished">؛ </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>. </source>
        <extracomment>Stands between sentences; after the last one there is no full stop</extracomment>
        <translation type="unfinished">. </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what it is about, %2 what is said of it, as in &quot;Ann: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 any text, %2 a remark about it, as in &quot;Ann (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>KeysHelp</name>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show the three best moves</source>
        <translation type="unfinished">إظهار أفضل ثلاث نقلات</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>A row of the table of keys: what a key does</extracomment>
        <translation type="unfinished">مقارنة النقلة التي تنويها بأفضل نقلة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation type="unfinished">جعل الحاسوب يلعب الآن أو يتابع</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between the board, the panels and the log</source>
        <translation type="unfinished">التنقل بين اللوح واللوحات الجانبية والسجل</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>New game</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">لعبة جديدة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">فتح لعبة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">حفظ اللعبة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Undo a turn</source>
        <translation type="unfinished">التراجع عن دور</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Redo a turn</source>
        <translation type="unfinished">إعادة دور</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Review the game</source>
        <translation type="unfinished">مراجعة اللعبة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back to the original game</source>
        <translation type="unfinished">العودة إلى اللعبة الأصلية</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the panel or the log</source>
        <translation type="unfinished">إظهار اللوحة الجانبية أو السجل أو إخفاؤهما</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Move the panel or the log to its own window</source>
        <translation type="unfinished">نقل اللوحة الجانبية أو السجل إلى نافذة مستقلة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Full screen</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">ملء الشاشة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation type="unfinished">تشغيل الأصوات أو إيقافها</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Find a command by its name</source>
        <translation type="unfinished">البحث عن أمر باسمه</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open the settings, where these keys can be changed</source>
        <translation type="unfinished">فتح الإعدادات، حيث يمكن تغيير هذه المفاتيح</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show these keys</source>
        <translation type="unfinished">إظهار هذه المفاتيح</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Quit; your game is kept</source>
        <translation type="unfinished">الخروج؛ وتُحفظ لعبتك</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back or forward one turn</source>
        <translation type="unfinished">الرجوع أو التقدم دورًا واحدًا</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Home, End</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Home، End</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go to the start or to the last turn</source>
        <translation type="unfinished">الانتقال إلى البداية أو إلى الدور الأخير</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the better move on the board</source>
        <translation type="unfinished">إظهار النقلة الأفضل على اللوح أو إخفاؤها</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between points and chances</source>
        <translation type="unfinished">التبديل بين النقاط والفرص</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Close the review</source>
        <translation type="unfinished">إغلاق المراجعة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>On the board</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">على اللوح</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the window</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">في النافذة</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the review</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">في المراجعة</translation>
    </message>
</context>
<context>
    <name>LabFinding</name>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few games so far (%1): small differences mean nothing yet.</source>
        <extracomment>%1 a number of games</extracomment>
        <translation type="unfinished">الألعاب حتى الآن قليلة (%1): لا دلالة بعد للفروق الصغيرة.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 decides %2 of the games that have it (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 percentages</extracomment>
        <translation type="unfinished">المكافأة %1 تحسم %2 من الألعاب التي ترد فيها (رزمة اللعبة: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 brings hardly any points. Points per player: %2 (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 numbers such as 0.5</extracomment>
        <translation type="unfinished">المكافأة %1 لا تكاد تجلب نقاطًا. النقاط لكل لاعب: %2 (رزمة اللعبة: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Card %1 is passed over in %2 of the games that offer it.</source>
        <extracomment>%1 the id of a card in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">البطاقة %1 يجري تجاوزها في %2 من الألعاب التي تُعرض فيها.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">النتائج مرتفعة جدًا. النقاط لكل لاعب: %1 (رزمة اللعبة: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">النتائج منخفضة جدًا. النقاط لكل لاعب: %1 (رزمة اللعبة: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">الانتقاء أولًا ميزة: نصيب من ينتقي أولًا %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ رزمة اللعبة: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">الانتقاء أولًا عائق: نصيب من ينتقي أولًا %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ رزمة اللعبة: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">الانتقاء أولًا لا يُحدث فرقًا واضحًا: نصيب من ينتقي أولًا %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ رزمة اللعبة: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">قلما تكون الألعاب متقاربة. فارق النقاط بين اللاعبَين: %1 (رزمة اللعبة: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">كثيرًا ما تكون الألعاب متقاربة. فارق النقاط بين اللاعبَين: %1 (رزمة اللعبة: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Nothing stands out: the deck plays much like the game&apos;s deck.</source>
        <translation type="unfinished">لا شيء لافتًا: تُلعب الرزمة مثل رزمة اللعبة تقريبًا.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">الانتقاء أولًا ميزة: نصيب من ينتقي أولًا %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">الانتقاء أولًا عائق: نصيب من ينتقي أولًا %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">الانتقاء أولًا لا يُحدث فرقًا واضحًا: نصيب من ينتقي أولًا %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out.</source>
        <translation type="unfinished">لا شيء لافتًا.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits nowhere in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">البلاطة %1 لا تناسب أي مكان في %2 من سحباتها.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits on no more than two squares in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">البلاطة %1 لا تناسب أكثر من مربعين في %2 من سحباتها.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tiles per game that fit nowhere and are discarded: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">البلاطات في اللعبة الواحدة التي لا تناسب أي مكان وتُستبعد: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares per game that stay empty because no tile of the set fits them, however it is turned: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">المربعات في اللعبة الواحدة التي تبقى فارغة لأن أي بلاطة في الطقم لا تناسبها كيفما أُديرت: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares that no remaining tile fits when a quarter of the stack is left: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">المربعات التي لا تناسبها أي بلاطة متبقية حين يبقى ربع الكومة: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from railroads (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 من كل النقاط تأتي من سكك الحديد (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from mountains (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 من كل النقاط تأتي من الجبال (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from cities (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 من كل النقاط تأتي من المدن (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from prairies (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 من كل النقاط تأتي من المروج (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from gold (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 من كل النقاط تأتي من الذهب (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Railroads account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">سكك الحديد لا تجلب سوى %1 من كل النقاط (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Mountains account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">الجبال لا تجلب سوى %1 من كل النقاط (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Cities account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">المدن لا تجلب سوى %1 من كل النقاط (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Prairies account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">المروج لا تجلب سوى %1 من كل النقاط (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Gold accounts for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">الذهب لا يجلب سوى %1 من كل النقاط (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">النتائج مرتفعة جدًا. النقاط لكل لاعب: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">النتائج منخفضة جدًا. النقاط لكل لاعب: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come only in the final scoring (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">%1 من كل النقاط لا تأتي إلا في الاحتساب النهائي (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few railroads are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">قلما تكتمل سكك الحديد: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few mountains are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">قلما تكتمل الجبال: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few cities are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">قلما تكتمل المدن: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">قلما تكون الألعاب متقاربة. يتقدم أفضل لاعب بمقدار %3 من متوسط النقاط (الطقم الكلاسيكي: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">كثيرًا ما تكون الألعاب متقاربة. يتقدم أفضل لاعب بمقدار %3 من متوسط النقاط (الطقم الكلاسيكي: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">البدء أولًا ميزة: نصيب اللاعب البادئ %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ الحصة المتساوية: %4؛ الطقم الكلاسيكي: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">البدء أولًا عائق: نصيب اللاعب البادئ %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ الحصة المتساوية: %4؛ الطقم الكلاسيكي: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">البدء أولًا لا يُحدث فرقًا واضحًا: نصيب اللاعب البادئ %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ الحصة المتساوية: %4؛ الطقم الكلاسيكي: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are long. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">الألعاب طويلة. الأدوار في اللعبة: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are short. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">الألعاب قصيرة. الأدوار في اللعبة: %1 (الطقم الكلاسيكي: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the mining tokens are never taken (tokens in the set: %2).</source>
        <extracomment>%1 a percentage, %2 how many there are</extracomment>
        <translation type="unfinished">%1 من أقراص التنقيب لا يأخذها أحد (عدد الأقراص في الطقم: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>The mining tokens run out in %1 of the games.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">تنفد أقراص التنقيب في %1 من الألعاب.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out: the set plays much like the classic set.</source>
        <translation type="unfinished">لا شيء لافتًا: يُلعب الطقم مثل الطقم الكلاسيكي تقريبًا.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">البدء أولًا ميزة: نصيب اللاعب البادئ %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ الحصة المتساوية: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">البدء أولًا عائق: نصيب اللاعب البادئ %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ الحصة المتساوية: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">البدء أولًا لا يُحدث فرقًا واضحًا: نصيب اللاعب البادئ %1 من مرات الفوز (مجال الثقة 95%: %2 إلى %3؛ الحصة المتساوية: %4).</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <location filename="../ui/findings/standoutwords.cpp"/>
        <source>&quot;%1&quot;</source>
        <extracomment>%1 the name of a tile, card or bonus, in quotation marks</extracomment>
        <translation type="unfinished">«%1»</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Serious</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">خطير</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Notable</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">لافت</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Remark</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">ملاحظة</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">سكك الحديد</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">الجبال</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">المدن</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">المروج</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Gold</source>
        <extracomment>Row of a table: points from mining tokens</extracomment>
        <translation type="unfinished">الذهب</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%1 to %2</source>
        <extracomment>An interval: %1 &quot;48&quot;, the lower bound, %2 &quot;59%&quot;, the upper one</extracomment>
        <translation type="unfinished">%1 إلى %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Random</source>
        <extracomment>A computer player that moves by chance</extracomment>
        <translation type="unfinished">عشوائي</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">مستجد</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Prospector</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">مستكشف</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Foreman</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">رئيس عمال</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s) so far, %1 × %2</source>
        <extracomment>%Ln games played up to now, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln لعبة حتى الآن، %1 × %2</numerusform>
            <numerusform>لعبة واحدة حتى الآن، %1 × %2</numerusform>
            <numerusform>لعبتان حتى الآن، %1 × %2</numerusform>
            <numerusform>%Ln ألعاب حتى الآن، %1 × %2</numerusform>
            <numerusform>%Ln لعبة حتى الآن، %1 × %2</numerusform>
            <numerusform>%Ln لعبة حتى الآن، %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Canceled after %Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>أُلغيت بعد %Ln لعبة، %1 × %2</numerusform>
            <numerusform>أُلغيت بعد لعبة واحدة، %1 × %2</numerusform>
            <numerusform>أُلغيت بعد لعبتين، %1 × %2</numerusform>
            <numerusform>أُلغيت بعد %Ln ألعاب، %1 × %2</numerusform>
            <numerusform>أُلغيت بعد %Ln لعبة، %1 × %2</numerusform>
            <numerusform>أُلغيت بعد %Ln لعبة، %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln لعبة، %1 × %2</numerusform>
            <numerusform>لعبة واحدة، %1 × %2</numerusform>
            <numerusform>لعبتان، %1 × %2</numerusform>
            <numerusform>%Ln ألعاب، %1 × %2</numerusform>
            <numerusform>%Ln لعبة، %1 × %2</numerusform>
            <numerusform>%Ln لعبة، %1 × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set from %Ln game(s).</source>
        <translation type="unfinished">
            <numerusform>تعلم الحاسوب طقم البلاطات هذا من %Ln لعبة.</numerusform>
            <numerusform>تعلم الحاسوب طقم البلاطات هذا من لعبة واحدة.</numerusform>
            <numerusform>تعلم الحاسوب طقم البلاطات هذا من لعبتين.</numerusform>
            <numerusform>تعلم الحاسوب طقم البلاطات هذا من %Ln ألعاب.</numerusform>
            <numerusform>تعلم الحاسوب طقم البلاطات هذا من %Ln لعبة.</numerusform>
            <numerusform>تعلم الحاسوب طقم البلاطات هذا من %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer uses what it knows from all tile sets.</source>
        <translation type="unfinished">يعتمد الحاسوب على ما يعرفه عن كل أطقم البلاطات.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>A game that starts before then uses what the computer knows from all tile sets.</source>
        <extracomment>&quot;before then&quot;: before the computer has learned the tile set</extracomment>
        <translation type="unfinished">في لعبة تبدأ قبل ذلك، يعتمد على ما يعرفه عن كل أطقم البلاطات.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has played this tile set in %Ln game(s). It found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">
            <numerusform>لعب الحاسوب بطقم البلاطات هذا %Ln لعبة ولم يجد أفضل مما يعرفه عن كل أطقم البلاطات.</numerusform>
            <numerusform>لعب الحاسوب بطقم البلاطات هذا لعبة واحدة ولم يجد أفضل مما يعرفه عن كل أطقم البلاطات.</numerusform>
            <numerusform>لعب الحاسوب بطقم البلاطات هذا لعبتين ولم يجد أفضل مما يعرفه عن كل أطقم البلاطات.</numerusform>
            <numerusform>لعب الحاسوب بطقم البلاطات هذا %Ln ألعاب ولم يجد أفضل مما يعرفه عن كل أطقم البلاطات.</numerusform>
            <numerusform>لعب الحاسوب بطقم البلاطات هذا %Ln لعبة ولم يجد أفضل مما يعرفه عن كل أطقم البلاطات.</numerusform>
            <numerusform>لعب الحاسوب بطقم البلاطات هذا %Ln لعبة ولم يجد أفضل مما يعرفه عن كل أطقم البلاطات.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer is learning this tile set: %1</source>
        <extracomment>%1 how much of it is done, such as &quot;40%&quot;</extracomment>
        <translation type="unfinished">الحاسوب يتعلم طقم البلاطات هذا: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer will learn this tile set next.</source>
        <translation type="unfinished">سيتعلم الحاسوب طقم البلاطات هذا بعد ذلك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set. From the next game on, it plays with what it has learned.</source>
        <translation type="unfinished">تعلم الحاسوب طقم البلاطات هذا. سيلعب بما تعلمه ابتداءً من اللعبة القادمة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>What the computer learned about this tile set cannot be read, so it uses what it knows from all tile sets.</source>
        <translation type="unfinished">تتعذر قراءة ما تعلمه الحاسوب عن طقم البلاطات، ولذلك يعتمد على ما يعرفه عن كل أطقم البلاطات.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Matching edges</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">حواف متوافقة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your first railroad</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">سكة الحديد الأولى</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Instant points</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">نقاط فورية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The locomotive</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">القاطرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">الجبال والذهب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Tents and mining</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">الخيام والتنقيب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">المدن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Joining and sharing</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">الوصل والمشاركة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies and final scoring</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">المروج والاحتساب النهائي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">لعبة قصيرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it to the right of the first one so that the track continues.</source>
        <translation type="unfinished">الحواف متوافقة هناك أيضًا. لكن في هذا الدرس استرجع البلاطة وضعها على يمين الأولى بحيث تستمر القضبان.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has placed a tile as well. Now it is your turn again. Place this tile above the first one, mountain to mountain.</source>
        <translation type="unfinished">وضع اللاعب الآخر بلاطة هو أيضًا. والآن جاء دورك من جديد. ضع هذه البلاطة فوق الأولى، جبلًا مع جبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it above the first one, mountain to mountain.</source>
        <translation type="unfinished">الحواف متوافقة هناك أيضًا. لكن في هذا الدرس استرجع البلاطة وضعها فوق الأولى، جبلًا مع جبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The first tile is a city with three tracks. Place your tile to the right of it to start a railroad.</source>
        <translation type="unfinished">البلاطة الأولى مدينة تخرج منها القضبان من ثلاث جهات. ضع بلاطتك على يمينها لتبدأ سكة حديد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now send a cowboy to work: click the track on your tile. He is now a railwayman, and the railroad is yours.</source>
        <translation type="unfinished">الآن أرسل راعي بقر إلى العمل: انقر القضبان على بلاطتك. هناك يصبح عامل سكة، وسكة الحديد لك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a railroad of your own: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكنك في هذا الدرس تحتاج إلى سكة حديد خاصة بك: ضع البلاطة على يمين المدينة وضع راعي بقر على قضبانها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A railroad is complete when each end lies in a city, a junction or a mountain. Your tile is a junction. Place it at the open end of your railroad.</source>
        <translation type="unfinished">تكتمل سكة الحديد حين ينتهي كل طرف منها في مدينة أو مفترق أو جبل. بلاطتك مفترق. ضعها عند الطرف المفتوح لسكتك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your railroad stays open. Place the junction at its open end, on the right.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكن سكة الحديد تبقى مفتوحة. ضع المفترق عند طرفها المفتوح، على اليمين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have only four cowboys, so it is good when they come home soon. On this tile, a track ends in a mountain. Place it to the right of the city.</source>
        <translation type="unfinished">لديك أربعة رعاة بقر فقط، ولذلك يحسن أن يعودوا سريعًا. على هذه البلاطة تنتهي القضبان في جبل. ضعها على يمين المدينة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is already complete. Put a cowboy on its track anyway.</source>
        <translation type="unfinished">سكة الحديد مكتملة بالفعل. ضع راعي بقر على قضبانها مع ذلك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but it scores no points now. Place the tile to the right of the city and put a cowboy on the track.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكنه لا يجلب نقاطًا الآن. ضع البلاطة على يمين المدينة وضع راعي بقر على القضبان.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Two points, and your cowboy is home again. The other player&apos;s cowboy has to wait. Do it once more: place the junction to the left of the city.</source>
        <translation type="unfinished">نقطتان، وعاد راعي البقر. أما راعي بقر اللاعب الآخر فعليه الانتظار. كررها مرة أخرى: ضع المفترق على يسار المدينة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track that leads to the city.</source>
        <translation type="unfinished">ضع راعي بقر على القضبان المؤدية إلى المدينة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but two points are waiting: place the junction to the left of the city and put a cowboy on the track between the two.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكن نقطتين في انتظارك: ضع المفترق على يسار المدينة وضع راعي بقر على القضبان التي بينهما.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tile shows a locomotive. Place it to the right of the city.</source>
        <translation type="unfinished">على بلاطتك قاطرة. ضعها على يمين المدينة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track with the locomotive.</source>
        <translation type="unfinished">ضع راعي بقر على القضبان التي عليها القاطرة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, let the locomotive work for you: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكن في هذا الدرس دع القاطرة تعمل لك: ضع البلاطة على يمين المدينة وضع راعي بقر على قضبانها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A complete railroad with exactly one locomotive scores double. Place the junction at the open end of yours.</source>
        <translation type="unfinished">سكة الحديد المكتملة التي عليها قاطرة واحدة بالضبط تسجل ضعف النقاط. ضع المفترق عند الطرف المفتوح لسكتك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>There is gold in the mountains. For each nugget on a tile, a mining token is placed there, face down. Place your tile above the first one so that the mountains join.</source>
        <translation type="unfinished">في الجبال ذهب. عن كل شذرة على البلاطة يوضع هناك قرص تنقيب مقلوبًا. ضع بلاطتك فوق الأولى بحيث يتصل الجبلان.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the mountain. He is now a gold miner.</source>
        <translation type="unfinished">ضع راعي بقر على الجبل. هناك يصبح منقّب ذهب.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a miner: place the tile above the first one, mountain to mountain, and put a cowboy on the mountain.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكنك في هذا الدرس تحتاج إلى منقّب: ضع البلاطة فوق الأولى، جبلًا مع جبل، وضع راعي بقر على الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A mountain is complete when it has no open edges. Yours has one left. Close it with this tile.</source>
        <translation type="unfinished">يكتمل الجبل حين لا تبقى له حواف مفتوحة. وقد بقيت لجبلك واحدة. أغلقها بهذه البلاطة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your mountain stays open. Place the tile at its open edge and turn it so that it closes the mountain.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكن جبلك يبقى مفتوحًا. ضع البلاطة عند حافته المفتوحة وأدرها بحيث تغلق الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have one tent. It may stand on any mountain that is not complete. First, place your tile above the first one.</source>
        <translation type="unfinished">لديك خيمة واحدة. يمكن أن تُنصب على أي جبل غير مكتمل. ضع أولًا بلاطتك فوق الأولى.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now pitch your tent on the mountain.</source>
        <translation type="unfinished">الآن انصب خيمتك على الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need your tent: place the tile above the first one and pitch the tent on the mountain.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكنك في هذا الدرس تحتاج إلى خيمتك: ضع البلاطة فوق الأولى وانصب الخيمة على الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>From now on, you may mine: instead of placing a piece, take one token from the mountain where your tent stands. Place this tile wherever you like.</source>
        <translation type="unfinished">من الآن يمكنك التنقيب: بدلًا من وضع قطعة خذ قرصًا واحدًا من الجبل الذي عليه خيمتك. ضع هذه البلاطة حيث تشاء.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now choose &quot;Mine&quot; in the list beside the board.</source>
        <translation type="unfinished">الآن اختر «تنقيب» من القائمة بجوار اللوح.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but you took no token. Try again and mine.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكنك لم تأخذ قرصًا. حاول مرة أخرى ونقّب.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have a token. Only you know what it is worth: hold the V key to look. Place this tile wherever you like and mine once more.</source>
        <translation type="unfinished">صار لديك قرص. أنت وحدك تعرف قيمته: أبقِ المفتاح V مضغوطًا لتنظر. ضع هذه البلاطة حيث تشاء ونقّب مرة أخرى.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mine another token.</source>
        <translation type="unfinished">نقّب عن قرص آخر.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities score, too. Your tile is a city with three tracks. Place it to the right of the other city so that one track leads to the right and one leads down.</source>
        <translation type="unfinished">المدن تسجل نقاطًا أيضًا. بلاطتك مدينة تخرج منها القضبان من ثلاث جهات. ضعها على يمين المدينة الأخرى بحيث تتجه قضبان إلى اليمين وقضبان إلى الأسفل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy in the new city itself, not on a track. He is now a merchant.</source>
        <translation type="unfinished">ضع راعي بقر في المدينة الجديدة نفسها، لا على القضبان. هناك يصبح تاجرًا.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a merchant: place your city to the right of the other one, with tracks leading left, right and down, and put a cowboy in it.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكنك في هذا الدرس تحتاج إلى تاجر: ضع مدينتك على يمين الأخرى بحيث تتجه القضبان يسارًا ويمينًا وأسفل، وضع فيها راعي بقر.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A city is complete when every railroad that leaves it is complete. Two railroads of your city are still open. End the one on the right in this mountain.</source>
        <translation type="unfinished">تكتمل المدينة حين تكتمل كل سكة حديد تخرج منها. سكتان من سكك مدينتك ما زالتا مفتوحتين. أنهِ اليمنى في هذا الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile and place it to the right of your city so that the railroad ends in the mountain.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكن في هذا الدرس استرجع البلاطة وضعها على يمين مدينتك بحيث تنتهي سكة الحديد في الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One railroad is left. Place the junction below your city.</source>
        <translation type="unfinished">بقيت سكة حديد واحدة. ضع المفترق أسفل مدينتك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your city stays open. Place the junction below it.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكن مدينتك تبقى مفتوحة. ضع المفترق أسفلها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Place your curve to the right of the city so that its track turns down.</source>
        <translation type="unfinished">ضع المنعطف على يمين المدينة بحيث تتجه قضبانه إلى الأسفل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on your track.</source>
        <translation type="unfinished">ضع راعي بقر على قضبانك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile: place the curve to the right of the city so that its track turns down, and put a cowboy on it.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكن في هذا الدرس استرجع البلاطة: ضع المنعطف على يمين المدينة بحيث تتجه قضبانه إلى الأسفل، وضع عليه راعي بقر.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has started a railroad next to yours. Nobody may put a cowboy where there already is one, but railroads can be joined. Place the curve where the two meet.</source>
        <translation type="unfinished">بدأ اللاعب الآخر سكة حديد بجوار سكتك. لا يجوز لأحد وضع راعي بقر حيث يوجد واحد بالفعل، لكن يمكن وصل سكك الحديد. ضع المنعطف حيث تلتقي السكتان.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but the railroads do not meet. Place the curve below your first one so that it joins them.</source>
        <translation type="unfinished">القواعد تسمح بذلك، لكن سكتي الحديد لا تلتقيان. ضع المنعطف أسفل منعطفك الأول بحيث يصلهما.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies lie between tracks and mountains and are never complete. Your tile has one with two tipi camps. Place it below the first one, prairie to prairie.</source>
        <translation type="unfinished">تقع المروج بين القضبان والجبال ولا تكتمل أبدًا. في بلاطتك مرج عليه مخيما تيبي. ضعها أسفل الأولى، مرجًا مع مرج.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the prairie with the tipi camps. He is now a farmer and stays until the end of the game.</source>
        <translation type="unfinished">ضع راعي بقر على المرج ذي مخيمي التيبي. هناك يصبح مزارعًا ويبقى حتى نهاية اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a farmer: place the tile below the first one and put a cowboy on the prairie with the tipi camps.</source>
        <translation type="unfinished">القواعد تسمح بذلك. لكنك في هذا الدرس تحتاج إلى مزارع: ضع البلاطة أسفل الأولى وضع راعي بقر على المرج ذي مخيمي التيبي.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>This is the last tile of this game. It shows a horse herd. Place it so that its prairie joins yours, for example to the left of the first tile.</source>
        <translation type="unfinished">هذه آخر بلاطة في هذه اللعبة. وعليها قطيع خيل. ضعها بحيث يتصل مرجها بمرجك، على يسار البلاطة الأولى مثلًا.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Edges that touch must match: track to track, mountain to mountain, prairie to prairie. Place your tile to the right of the first one so that the track continues.</source>
        <translation type="unfinished">الحواف المتلامسة يجب أن تتوافق: قضبان مع قضبان، وجبل مع جبل، ومرج مع مرج. ضع بلاطتك على يمين الأولى بحيث تستمر القضبان.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It fits. You could put a piece on it now, but you do not have to. This time, choose &quot;Skip&quot; in the list beside the board.</source>
        <translation type="unfinished">إنها مناسبة. يمكنك الآن وضع قطعة عليها، لكنك لست مضطرًا. هذه المرة اختر «تخطي» من القائمة بجوار اللوح.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The mountains match. End your turn with %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">الجبلان متوافقان. أنهِ دورك بـ%1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Both ends are closed. Choose %1 and watch what your railroad scores.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">الطرفان مغلقان. اختر %1 وشاهد ما تسجله سكة الحديد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">سكة الحديد مكتملة. اختر %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your mountain has no open edges anymore. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">لم تبق لجبلك حواف مفتوحة. اختر %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One more railroad is complete. Choose %1, or put a cowboy on it for two quick points.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">اكتملت سكة حديد أخرى. اختر %1، أو ضع عليها راعي بقر لنقطتين سريعتين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now every railroad of your city is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">الآن اكتملت كل سكك الحديد في مدينتك. اختر %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now there is one railroad, and it is complete because it is a loop. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">صارت هناك سكة حديد واحدة، وهي مكتملة لأنها حلقة. اختر %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Choose %1, and the game is scored.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">اختر %1 فتُحتسب اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game without farmers, against the easiest computer player. Now use everything that you have learned.</source>
        <translation type="unfinished">لعبة قصيرة بلا مزارعين ضد أسهل لاعب حاسوب. استعمل الآن كل ما تعلمته.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 or the right mouse button to turn the tile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">اضغط %1 أو زر الفأرة الأيمن لتدوير البلاطة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press the right mouse button to turn the tile.</source>
        <translation type="unfinished">اضغط زر الفأرة الأيمن لتدوير البلاطة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Or press %1.</source>
        <extracomment>Goes on from &quot;choose Skip in the list beside the board&quot;; %1 is a key</extracomment>
        <translation type="unfinished">أو اضغط %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see good moves.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">اضغط %1 لرؤية نقلات جيدة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see which tiles are left.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">اضغط %1 لرؤية البلاطات المتبقية.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>That is all there is to placing tiles. Whenever you point at a square where your tile does not fit, the line at the bottom tells you which edge does not match.</source>
        <translation type="unfinished">هذا كل ما في وضع البلاطات. كلما أشرت إلى مربع لا تناسبه بلاطتك، أخبرك السطر السفلي أي حافة غير متوافقة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles score three points; the tiles with the city and the junction count, too. And your cowboy has come home and can be used again.</source>
        <translation type="unfinished">ثلاث بلاطات تسجل ثلاث نقاط؛ والبلاطتان اللتان عليهما المدينة والمفترق تُحسبان أيضًا. وقد عاد راعي البقر ويمكنك استعماله من جديد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short railroad scores few points, but your cowboy is soon free again. A longer one scores more, but its cowboy has to wait until it is complete or the game ends.</source>
        <translation type="unfinished">سكة الحديد القصيرة تسجل نقاطًا قليلة، لكن راعي البقر يعود إليك سريعًا. والأطول تسجل أكثر، لكن راعي البقر عليها ينتظر حتى تكتمل أو تنتهي اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles, doubled: six points. With two locomotives, a railroad no longer scores double, so watch what others add to yours.</source>
        <translation type="unfinished">ثلاث بلاطات مضاعفة: ست نقاط. أما مع قاطرتين فلا تتضاعف نقاط سكة الحديد، فانتبه لما يضيفه الآخرون إلى سكتك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three nuggets score three points, and the tokens on the mountain are yours. Their values score at the end of the game. Hold the V key to look at them.</source>
        <translation type="unfinished">ثلاث شذرات تسجل ثلاث نقاط، والأقراص التي على الجبل لك. وتُحسب قيمها في نهاية اللعبة. أبقِ المفتاح V مضغوطًا لتنظر إليها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tent stays until its mountain is complete or you move it to another one. When a mountain is complete, the tokens that are left go to whoever has the most miners there.</source>
        <translation type="unfinished">تبقى خيمتك حتى يكتمل جبلها أو تنقلها إلى آخر. وحين يكتمل جبل تذهب الأقراص الباقية إلى صاحب أكثر المنقّبين هناك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three different railroads, three points each: nine points. The railroads also scored separately, for whoever had a railwayman there.</source>
        <translation type="unfinished">ثلاث سكك حديد مختلفة، ثلاث نقاط لكل منها: تسع نقاط. وسجلت سكك الحديد نقاطها على حدة لصاحب عامل السكة هناك.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Each of you had one cowboy there, so each scores all four points. A player who has more cowboys than anyone else on a railroad or a mountain scores alone.</source>
        <translation type="unfinished">لكل منكما راعي بقر واحد هناك، ولذلك يسجل كل منكما النقاط الأربع كلها. ومن لديه رعاة بقر أكثر من أي لاعب آخر على سكة حديد أو جبل يسجل وحده.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A farmer scores 2 points for each tipi camp and 4 for each horse herd. Incomplete railroads, mountains and cities score, too. Finally, all players count their gold. Whoever has the most points wins.</source>
        <translation type="unfinished">يسجل المزارع نقطتين عن كل مخيم تيبي و4 نقاط عن كل قطيع خيل. وتسجل سكك الحديد والجبال والمدن غير المكتملة أيضًا. وأخيرًا يعد جميع اللاعبين ذهبهم. والفائز صاحب أكثر النقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>&quot;Skip&quot;</source>
        <extracomment>An entry of the list beside the board, within a sentence</extracomment>
        <translation type="unfinished">«تخطي»</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences, as a lesson says them</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Lesson %1 of %2: %3</source>
        <extracomment>%1 number of the lesson, %2 of how many, %3 its title</extracomment>
        <translation type="unfinished">الدرس %1 من %2: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is the other player&apos;s turn.</source>
        <translation type="unfinished">الآن دور اللاعب الآخر.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You won, %1 to %2. You know everything you need: try a stronger opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">فزت بنتيجة %1 إلى %2. صرت تعرف كل ما تحتاج إليه: جرب خصمًا أقوى.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A tie, %1 to %2. Play a full game against the same opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">تعادل، %1 إلى %2. العب لعبة كاملة ضد الخصم نفسه.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You lost, %1 to %2. Try a full game: it gives you more time to catch up.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">خسرت بنتيجة %1 إلى %2. جرب لعبة كاملة: ففيها وقت أكثر للحاق.</translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Empty square at column %1, row %2</source>
        <extracomment>Where an empty square is, counted from the start tile</extracomment>
        <translation type="unfinished">مربع فارغ في العمود %1، الصف %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %Ln way(s)</source>
        <extracomment>Of an empty square; %Ln rotations of the tile</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة التي في اليد لا تناسب هذا المكان</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان في وضع واحد</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان في وضعين</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان في %Ln أوضاع</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان في %Ln وضعًا</numerusform>
            <numerusform>البلاطة التي في اليد تناسب هذا المكان في %Ln وضع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطة من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>بلاطة واحدة من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>بلاطتان من المتبقية تناسبان هذا المكان</numerusform>
            <numerusform>%Ln بلاطات من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تناسب هذا المكان</numerusform>
            <numerusform>%Ln بلاطة من المتبقية تناسب هذا المكان</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Column %1, row %2</source>
        <extracomment>Of a tile on the board: where it lies, counted from the start tile</extracomment>
        <translation type="unfinished">العمود %1، الصف %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s tent</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">خيمة %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s railwayman</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">عامل سكة %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s gold miner</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">منقّب ذهب %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s farmer</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">مزارع %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s merchant</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">تاجر %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قرص تنقيب</numerusform>
            <numerusform>قرص تنقيب واحد</numerusform>
            <numerusform>قرصا تنقيب</numerusform>
            <numerusform>%Ln أقراص تنقيب</numerusform>
            <numerusform>%Ln قرص تنقيب</numerusform>
            <numerusform>%Ln قرص تنقيب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <location filename="../app/goldrush/map/mapexport.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">الذاكرة لا تكفي لصورة بهذا الحجم. اختر حجمًا أصغر.</translation>
    </message>
</context>
<context>
    <name>MountainTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Mountain</source>
        <extracomment>Name of a tool: it draws mountains</extracomment>
        <translation type="unfinished">جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge or the middle to raise a mountain. Drag from one mountain to another to join them. Right-click to split a mountain, or to level one that cannot be split.</source>
        <translation type="unfinished">انقر حافة أو الوسط لرفع جبل. اسحب من جبل إلى آخر لوصلهما. انقر بالزر الأيمن لتقسيم جبل، أو لتسوية جبل لا يمكن تقسيمه.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Level a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تسوية جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تقسيم جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">رفع جبل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a peak</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">رفع قمة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join mountains</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">وصل الجبال</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Extend a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">توسيع جبل</translation>
    </message>
</context>
<context>
    <name>OldFiles</name>
    <message>
        <location filename="../ui/start/oldfiles.cpp"/>
        <source>you asked to move it aside</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">نُقل جانبًا بطلب منك</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Fa&amp;rmers</source>
        <extracomment>A rule to choose: cowboys may be farmers</extracomment>
        <translation type="unfinished">ال&amp;مزارعون</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Cowboys may be put on prairies, where they score tipi camps and horse herds at the end.</source>
        <translation type="unfinished">يجوز وضع رعاة البقر على المروج، حيث يسجلون في النهاية عن مخيمات التيبي وقطعان الخيل.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>F&amp;ifth cowboy</source>
        <extracomment>A rule to choose (noun)</extracomment>
        <translation type="unfinished">راعي بقر &amp;خامس</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Every player has five cowboys instead of four.</source>
        <translation type="unfinished">لكل لاعب خمسة رعاة بقر بدلًا من أربعة.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>&amp;Take back</source>
        <extracomment>A rule to choose: cowboys may be taken back</extracomment>
        <translation type="unfinished">استر&amp;جاع</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Instead of another action, a player may take back a cowboy without scoring.</source>
        <translation type="unfinished">بدلًا من إجراء آخر، يجوز للاعب استرجاع راعي بقر من دون تسجيل نقاط.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Pra&amp;ctice game</source>
        <extracomment>An option of a new game (noun): a game to try things out in</extracomment>
        <translation type="unfinished">لعبة &amp;تدريب</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Turns may be undone even after the next tile or a token has been seen. The review mentions this.</source>
        <translation type="unfinished">يجوز التراجع عن الأدوار حتى بعد رؤية البلاطة التالية أو أحد الأقراص. وتذكر المراجعة ذلك.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>&quot;%1&quot; could not be written: %2</source>
        <extracomment>%1 name of a file, %2 why, in the words of the system</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>Nothing was changed in &quot;%1&quot;. %2</source>
        <extracomment>%1 name of a file with translations, %2 what is wrong with it</extracomment>
        <translation type="unfinished">لم يتغير شيء في «%1». %2</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Nugget</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">شذرة</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Locomotive</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">قاطرة</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tipi camp</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">مخيم تيبي</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Horse herd</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">قطيع خيل</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the tiles</source>
        <extracomment>What a picture shows</extracomment>
        <translation type="unfinished">ظهر البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the mining tokens</source>
        <extracomment>What a picture shows: its value is hidden</extracomment>
        <translation type="unfinished">ظهر أقراص التنقيب</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Mining token, %1</source>
        <extracomment>What a picture shows: %1 the value of the token</extracomment>
        <translation type="unfinished">قرص تنقيب، %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Cowboy</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">راعي بقر</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tent</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">خيمة</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Games and tile sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries</extracomment>
        <translation type="unfinished">الألعاب وأطقم البلاطات (%1);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>The tile set cannot be tried this way</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">لا يمكن تجربة طقم البلاطات بهذه الطريقة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>A game (*.lodeline), a tile set or a deck to open.</source>
        <translation type="unfinished">لعبة (*.lodeline) أو طقم بلاطات أو رزمة لفتحها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Try a tile set or a deck: start a game with it at once.</source>
        <extracomment>Help of the command line; SET is a file</extracomment>
        <translation type="unfinished">تجربة طقم بلاطات أو رزمة: بدء لعبة بها في الحال.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the computer players, such as prospector or baron,foreman.</source>
        <translatorcomment>free: prospector; free: foreman; free: baron</translatorcomment>
        <translation type="unfinished">مع --play: لاعبو الحاسوب، مثل prospector أو baron,foreman.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: how many people play, 0 to 5 (with a deck, 0 to 2).</source>
        <extracomment>Help of the command line</extracomment>
        <translation type="unfinished">مع --play: عدد الأشخاص الذين يلعبون، من 0 إلى 5، ومع رزمة من 0 إلى 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the id of the tile to be drawn first.</source>
        <translation type="unfinished">مع --play: معرّف البلاطة التي تُسحب أولًا.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--play takes one tile set or deck and no other file.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">الخيار --play يقبل طقم بلاطات واحدًا أو رزمة واحدة ولا ملف غيره.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--people takes a number from 0 to 5 (with a deck, from 0 to 2).</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">الخيار --people يقبل عددًا من 0 إلى 5، ومع رزمة من 0 إلى 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile &amp;left</source>
        <translation type="unfinished">تدوير البلاطة &amp;يسارًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile r&amp;ight</source>
        <translation type="unfinished">تدوير البلاطة ي&amp;مينًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Skip: en&amp;d the turn</source>
        <extracomment>Menu entry: end the turn without a cowboy, a tent or mining</extracomment>
        <translation type="unfinished">ت&amp;خطي: لا شيء في هذا الدور</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Turn tiles with the mouse wheel</source>
        <extracomment>Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too</extracomment>
        <translation type="unfinished">&amp;تدوير البلاطات بعجلة الفأرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>E&amp;xplain what is under the pointer</source>
        <extracomment>Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse</extracomment>
        <translation type="unfinished">ش&amp;رح ما تحت المؤشر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Show what fits an empty s&amp;quare</source>
        <extracomment>Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse</extracomment>
        <translation type="unfinished">إ&amp;ظهار ما يناسب مربعًا فارغًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Mark squares that no tile fits anymore</source>
        <extracomment>Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie</extracomment>
        <translation type="unfinished">ت&amp;مييز المربعات التي لم تعد تناسبها أي بلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Coor&amp;dinates along the edge</source>
        <extracomment>Menu entry that can be ticked: the numbers of columns and rows beside the board</extracomment>
        <translation type="unfinished">إحدا&amp;ثيات على الحافة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Color prairies by their farmers</source>
        <extracomment>Menu entry that can be ticked: in the colours of the players who would score them</extracomment>
        <translation type="unfinished">تلوين المرو&amp;ج حسب مزارعيها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tips from a coac&amp;h</source>
        <extracomment>Menu entry that can be ticked: a sentence whenever something becomes possible for the first time</extracomment>
        <translation type="unfinished">&amp;نصائح المدرب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hide all aids, as at a real ta&amp;ble</source>
        <extracomment>Menu entry that can be ticked: the program tells nothing that people at a table would not see</extracomment>
        <translation type="unfinished">إ&amp;خفاء كل المساعدات، كما على طاولة حقيقية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>As&amp;k me to confirm each move</source>
        <extracomment>Menu entry that can be ticked: the chosen move waits for a second click or Enter</extracomment>
        <translation type="unfinished">طلب التأكيد &amp;قبل كل نقلة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Co&amp;ver the board between players</source>
        <extracomment>Menu entry that can be ticked: where several people share a computer, a card covers the board until the next one is there</extracomment>
        <translation type="unfinished">تغطية اللوح عن&amp;د تبديل اللاعبين</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tiles l&amp;eft</source>
        <extracomment>Menu entry (noun): shows which tiles are still in the stack</extracomment>
        <translation type="unfinished">البلا&amp;طات المتبقية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Standings so fa&amp;r</source>
        <extracomment>Menu entry (noun): what everybody would score if the game ended now</extracomment>
        <translation type="unfinished">النتائج &amp;حتى الآن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>What happened since m&amp;y last turn</source>
        <extracomment>Menu entry: tells again what the other players have done</extracomment>
        <translation type="unfinished">ما حدث منذ &amp;دوري الأخير</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make this a pract&amp;ice game</source>
        <extracomment>Menu entry: from now on turns may be undone whatever has been seen</extracomment>
        <translation type="unfinished">تحويلها إلى لعبة ت&amp;دريب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Menu entry: write a picture of the board to a file</extracomment>
        <translation type="unfinished">تصدير ال&amp;خريطة…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Tile-set editor</source>
        <extracomment>Menu entry: starts the program that makes tile sets</extracomment>
        <translation type="unfinished">محرر أ&amp;طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make your own tile sets in a separate program</source>
        <translation type="unfinished">صنع أطقم بلاطات خاصة بك في برنامج مستقل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Open a saved game or a tile set</source>
        <translation type="unfinished">فتح لعبة محفوظة أو طقم بلاطات</translation>
    </message>
</context>
<context>
    <name>PictureUse</name>
    <message>
        <location filename="../editor/document/pictureuse.cpp"/>
        <source>Pictures of the set: %1 of %2</source>
        <extracomment>%1 a size such as &quot;34 MB&quot;, %2 the greatest that is allowed</extracomment>
        <translation type="unfinished">صور الطقم: %1 من %2</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>%1 × %2</source>
        <extracomment>Below the picture of a tile: %1 its id, %2 how many copies</extracomment>
        <translation type="unfinished">%1 × %2</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>%1, start</source>
        <extracomment>Below the picture of the tile that lies there at the start: %1 its id and how many copies, &quot;08 × 4&quot;</extracomment>
        <translation type="unfinished">%1، البداية</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>A sheet with pictures of this size would be too large. Choose a smaller size.</source>
        <translation type="unfinished">ورقة بها صور بهذا الحجم ستكون أكبر من اللازم. اختر حجمًا أصغر.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">شمال</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>east</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">شرق</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">جنوب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>west</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">غرب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">شمال شرق</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">جنوب شرق</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">جنوب غرب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">شمال غرب</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation type="unfinished">ضع البلاطة على موضع معلَّم: انقر، أو اختر بمفتاح Tab ومفاتيح الأسهم.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>The tile fits here only this way. Click or press Enter to place it.</source>
        <translation type="unfinished">لا تناسب البلاطة هذا المكان إلا هكذا. انقر أو اضغط Enter لوضعها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button or the wheel turns it.</source>
        <translation type="unfinished">انقر أو اضغط Enter لوضع البلاطة؛ ويديرها زر الفأرة الأيمن أو العجلة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button turns it.</source>
        <translation type="unfinished">انقر أو اضغط Enter لوضع البلاطة؛ ويديرها زر الفأرة الأيمن.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1, the right mouse button or the wheel turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">انقر أو اضغط Enter لوضع البلاطة؛ ويديرها %1 أو زر الفأرة الأيمن أو العجلة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1 or the right mouse button turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">انقر أو اضغط Enter لوضع البلاطة؛ ويديرها %1 أو زر الفأرة الأيمن.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation type="unfinished">%1، وهو الوضع الوحيد المناسب هنا</translation>
    </message>
</context>
<context>
    <name>PlayTrial</name>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The file could not be saved for the game as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">تعذر حفظ الملف للعبة باسم %1: %2</translation>
    </message>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The game could not be started: the program &quot;lodeline&quot; was not found or does not run. Install Lodeline again.</source>
        <translation type="unfinished">تعذر بدء اللعبة: البرنامج «lodeline» غير موجود أو لا يعمل. ثبّت Lodeline من جديد.</translation>
    </message>
</context>
<context>
    <name>PrintDocument</name>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer cannot be used. Choose another one.</source>
        <translation type="unfinished">لا يمكن استعمال الطابعة. اختر طابعة أخرى.</translation>
    </message>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>A page could not be printed or exported. Try again.</source>
        <translation type="unfinished">تعذرت طباعة صفحة أو تصديرها. حاول مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <location filename="../editor/print/dialog/fields.cpp"/>
        <source> mm</source>
        <extracomment>Unit behind a number in a field: millimetres</extracomment>
        <translation type="unfinished"> مم</translation>
    </message>
</context>
<context>
    <name>PrintLayout</name>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>The margins leave no room on the paper. Choose smaller margins or larger paper.</source>
        <translation type="unfinished">لا تترك الهوامش مكانًا على الورق. اختر هوامش أصغر أو ورقًا أكبر.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A tile of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">بلاطة بحجم %1 مم لا يسعها الورق: المتاح %2 مم فقط.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A token of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">قرص بحجم %1 مم لا يسعه الورق: المتاح %2 مم فقط.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A piece of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">قطعة بحجم %1 مم لا يسعها الورق: المتاح %2 مم فقط.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>There is nothing to print. Choose tiles, tokens or pieces that the set has.</source>
        <translation type="unfinished">لا شيء للطباعة. اختر بلاطات أو أقراصًا أو قطعًا يحتويها الطقم.</translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as PDF</source>
        <translation type="unfinished">التصدير بصيغة PDF</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished">ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as SVG, one file per page</source>
        <translation type="unfinished">التصدير بصيغة SVG، ملف لكل صفحة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">ملفات SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export all designs in one picture</source>
        <translation type="unfinished">تصدير كل التصاميم في صورة واحدة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished">صور PNG (*.png)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Choose a folder for the pictures of the designs</source>
        <translation type="unfinished">اختيار مجلد لصور التصاميم</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%Ln file(s) with these names already exist. Replace them?</source>
        <translation type="unfinished">
            <numerusform>لا ملفات بهذه الأسماء (%Ln). هل تريد المتابعة؟</numerusform>
            <numerusform>يوجد ملف واحد بهذا الاسم. هل تريد استبداله؟</numerusform>
            <numerusform>يوجد ملفان بهذين الاسمين. هل تريد استبدالهما؟</numerusform>
            <numerusform>توجد %Ln ملفات بهذه الأسماء. هل تريد استبدالها؟</numerusform>
            <numerusform>يوجد %Ln ملفًا بهذه الأسماء. هل تريد استبدالها؟</numerusform>
            <numerusform>يوجد %Ln ملف بهذه الأسماء. هل تريد استبدالها؟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedDeck</name>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Unnamed deck</source>
        <translation type="unfinished">رزمة بلا اسم</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>C&amp;ards</source>
        <extracomment>Title of a group with a check box: whether to print the cards</extracomment>
        <translation type="unfinished">ال&amp;بطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a card</extracomment>
        <translation type="unfinished">ال&amp;ضلع:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Side length of a card</source>
        <extracomment>Name of a field for screen readers: the card as it is cut out</extracomment>
        <translation type="unfinished">طول ضلع البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Bonus cards</source>
        <extracomment>Title of a group with a check box: cards that show nothing but a bonus</extracomment>
        <translation type="unfinished">بطاقات الم&amp;كافآت</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Wid&amp;th:</source>
        <extracomment>Label of a field: the width of a bonus card</extracomment>
        <translation type="unfinished">ال&amp;عرض:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Width of a bonus card</source>
        <translation type="unfinished">عرض بطاقة المكافأة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>For cards without backs. Cards with backs show their bonus there.</source>
        <translation type="unfinished">للبطاقات بلا ظهر. أما البطاقات ذات الظهر فتُظهر مكافأتها عليه.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>The whole deck</source>
        <extracomment>Entry of a choice: all cards are printed</extracomment>
        <translation type="unfinished">الرزمة كلها</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>There is nothing to print. Choose cards that the deck has.</source>
        <translation type="unfinished">لا شيء للطباعة. اختر بطاقات تحتويها الرزمة.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">البطاقات، %1 مم</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Bonus cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how wide each is</extracomment>
        <translation type="unfinished">بطاقات المكافآت، %1 مم</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;18 cards and 18 bonus cards&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>بطاقة واحدة</numerusform>
            <numerusform>بطاقتان</numerusform>
            <numerusform>%Ln بطاقات</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln bonus card(s)</source>
        <extracomment>Part of a list of what is printed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بطاقة مكافأة</numerusform>
            <numerusform>بطاقة مكافأة واحدة</numerusform>
            <numerusform>بطاقتا مكافأة</numerusform>
            <numerusform>%Ln بطاقات مكافأة</numerusform>
            <numerusform>%Ln بطاقة مكافأة</numerusform>
            <numerusform>%Ln بطاقة مكافأة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>A card of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">بطاقة بحجم %1 مم لا يسعها الورق: المتاح %2 مم فقط.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Tiles, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">البلاطات، %1 مم</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Mining tokens, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">أقراص التنقيب، %1 مم</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Pieces, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">القطع، %1 مم</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">الصفحة %1 من %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">ظهر الصفحة %1 من %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 mm</source>
        <extracomment>Caption of a printed ruler: %1 a number of millimetres</extracomment>
        <translation type="unfinished">%1 مم</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 in</source>
        <extracomment>Caption of a printed ruler: %1 a whole number of inches from 1 to 4, 4 on a ruler of full length</extracomment>
        <translation type="unfinished">%1 بوصة</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Print at 100% scale. The ruler is then accurate.</source>
        <translation type="unfinished">اطبع بمقياس 100%. عندها تكون المسطرة دقيقة.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Unnamed tile set</source>
        <translation type="unfinished">طقم بلاطات بلا اسم</translation>
    </message>
</context>
<context>
    <name>PrintedSet</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Tiles</source>
        <extracomment>Title of a group with a check box: whether to print the tiles</extracomment>
        <translation type="unfinished">ال&amp;بلاطات</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a tile</extracomment>
        <translation type="unfinished">ال&amp;ضلع:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Side length of a tile</source>
        <extracomment>Name of a field for screen readers: the tile as it is cut out</extracomment>
        <translation type="unfinished">طول ضلع البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Mining tokens</source>
        <extracomment>Title of a group with a check box</extracomment>
        <translation type="unfinished">أ&amp;قراص التنقيب</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diam&amp;eter:</source>
        <extracomment>Label of a field: of a mining token</extracomment>
        <translation type="unfinished">القط&amp;ر:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diameter of a token</source>
        <translation type="unfinished">قطر القرص</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Pieces</source>
        <extracomment>Title of a group with a check box: cowboys, tents and markers</extracomment>
        <translation type="unfinished">القط&amp;ع</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Si&amp;ze:</source>
        <extracomment>Label of a field: of the pieces</extracomment>
        <translation type="unfinished">ال&amp;حجم:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Size of a piece</source>
        <translation type="unfinished">حجم القطعة</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Five cowboys, a tent and a score marker in each of the five colors.</source>
        <translation type="unfinished">خمسة رعاة بقر وخيمة وعلامة نقاط بكل لون من الألوان الخمسة.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>The whole set</source>
        <translation type="unfinished">الطقم كله</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>As many as the set has</source>
        <translation type="unfinished">بعدد ما في الطقم</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>بلاطة واحدة</numerusform>
            <numerusform>بلاطتان</numerusform>
            <numerusform>%Ln بلاطات</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Part of a list of what is printed; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قرص</numerusform>
            <numerusform>قرص واحد</numerusform>
            <numerusform>قرصان</numerusform>
            <numerusform>%Ln أقراص</numerusform>
            <numerusform>%Ln قرصًا</numerusform>
            <numerusform>%Ln قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln piece(s)</source>
        <extracomment>Part of a list of what is printed; cowboys, tents and markers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قطعة</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتان</numerusform>
            <numerusform>%Ln قطع</numerusform>
            <numerusform>%Ln قطعة</numerusform>
            <numerusform>%Ln قطعة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen</source>
        <translation type="unfinished">يجب أن يتكون المعرّف من 1 إلى 32 من الحروف أو الأرقام أو النقاط أو الشرطات أو الشرطات السفلية</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The id &quot;%1&quot; is used more than once</source>
        <extracomment>%1 the id of a tile or a card</extracomment>
        <translation type="unfinished">المعرّف «%1» مستعمل أكثر من مرة</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of cards in the deck: %1; needed: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">عدد البطاقات في الرزمة خاطئ: %1؛ المطلوب: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of squares on the front: %1; needed: %2</source>
        <extracomment>The front of a card; %1 and %2 numbers</extracomment>
        <translation type="unfinished">عدد المربعات على الوجه خاطئ: %1؛ المطلوب: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>A row of a table must be a number and its points, such as [3, 5]</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">يجب أن يكون صف الجدول عددًا ونقاطه، مثل [3, 5]</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Each row of a table must begin with a larger number than the row before</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">يجب أن يبدأ كل صف في الجدول بعدد أكبر من الصف السابق</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the land &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a kind of land, such as &quot;Desert&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">مربعات الأرض «%1»: %2؛ في الرزمة المتوازنة: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>All four squares show the same land</source>
        <translation type="unfinished">المربعات الأربعة كلها من الأرض نفسها</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the symbol &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a symbol, such as &quot;Wagon&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">مربعات الرمز «%1»: %2؛ في الرزمة المتوازنة: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The front is the same as that of card &quot;%1&quot;, possibly upside down</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">الوجه هو نفسه وجه البطاقة «%1»، وقد يكون مقلوبًا</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The bonus is the same as that of card &quot;%1&quot;</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">المكافأة هي نفسها مكافأة البطاقة «%1»</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has the move &quot;%1&quot;, but the game expects &quot;%2&quot;</source>
        <extracomment>%1 and %2 kinds of moves, as they are named in a file</extracomment>
        <translation type="unfinished">في اللعبة المحفوظة النقلة «%1»، لكن اللعبة تتوقع «%2»</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has card &quot;%1&quot;, but card &quot;%2&quot; is placed here</source>
        <extracomment>%1 and %2 ids of cards</extracomment>
        <translation type="unfinished">في اللعبة المحفوظة البطاقة «%1»، لكن البطاقة «%2» هي التي توضع هنا</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Too many cards are passed over: %1; maximum here: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">عدد البطاقات المتجاوزة أكبر من اللازم: %1؛ الحد الأقصى هنا: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Card &quot;%1&quot; may not be placed at (%2, %3)</source>
        <extracomment>%1 the id of a card, %2 column, %3 row</extracomment>
        <translation type="unfinished">لا يجوز وضع البطاقة «%1» عند (%2, %3)</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The circle has no place %1; its last place is %2</source>
        <extracomment>The circle in which the cards lie; %1 and %2 numbers</extracomment>
        <translation type="unfinished">ليس في الدائرة مكان %1؛ آخر مكان فيها %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file cannot be read: %1</source>
        <extracomment>%1 why, in the words of the operating system</extracomment>
        <translation type="unfinished">تتعذر قراءة الملف: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a regular file and cannot be read</source>
        <translation type="unfinished">هذا ليس ملفًا عاديًا وتتعذر قراءته</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is larger than %1 MiB</source>
        <extracomment>%1 a number; MiB: mebibytes</extracomment>
        <translation type="unfinished">الملف أكبر من %1 ميبيبايت</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is damaged or incomplete: invalid JSON at line %1, column %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">الملف تالف أو ناقص: JSON غير صالح في السطر %1، العمود %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Nested too deeply at line %2; deepest level allowed: %1</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">تداخل عميق جدًا في السطر %2؛ أعمق مستوى مسموح: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many keys in one object, up to line %2; maximum: %1</source>
        <extracomment>Of a JSON file; %1 and %2 numbers</extracomment>
        <translation type="unfinished">مفاتيح أكثر من اللازم في كائن واحد، حتى السطر %2؛ الحد الأقصى: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The key &quot;%1&quot; appears more than once</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">المفتاح «%1» يظهر أكثر من مرة</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <extracomment>%1 the name of the format</extracomment>
        <translation type="unfinished">هذا ليس ملفًا بالصيغة «%1»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file uses version %1 of its format, but this program reads only up to version %2; a newer version of the program can open it</source>
        <extracomment>%1 and %2 version numbers</extracomment>
        <translation type="unfinished">يستعمل الملف الإصدار %1 من صيغته، لكن هذا البرنامج لا يقرأ إلا حتى الإصدار %2؛ يمكن لبرنامج أحدث فتحه</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">«%1» غير موجود</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Wrong type of value; expected: %1</source>
        <extracomment>%1 a type of value, such as &quot;object&quot; or &quot;integer&quot;</extracomment>
        <translation type="unfinished">نوع القيمة خاطئ، المتوقع: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">يجب أن يكون العدد من %1 إلى %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The value must be one of these: %1</source>
        <extracomment>%1 a list of values, as they stand in a file</extracomment>
        <translation type="unfinished">يجب أن تكون القيمة إحدى هذه: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many entries; maximum: %1</source>
        <extracomment>Of a list in a file; %1 a number</extracomment>
        <translation type="unfinished">عدد المدخلات أكبر من اللازم؛ الحد الأقصى: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">مفتاح غير معروف «%1»، أُبقي كما هو</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too long; maximum number of characters: %1</source>
        <extracomment>Of a text in a file; %1 a number</extracomment>
        <translation type="unfinished">طويل جدًا؛ الحد الأقصى من المحارف: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The character %1 at position %2 is not allowed</source>
        <extracomment>%1 a character, as &quot;U+202E&quot;; %2 its place in the text, from 1</extracomment>
        <translation type="unfinished">المحرف %1 في الموضع %2 غير مسموح به</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The ZIP file is damaged and cannot be read</source>
        <translation type="unfinished">ملف ZIP تالف وتتعذر قراءته</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This name is not allowed in the ZIP file, or appears in it twice: %1</source>
        <extracomment>%1 the name of a file inside a ZIP file</extracomment>
        <translation type="unfinished">لا يجوز أن يرد هذا الاسم في ملف ZIP، أو أن يرد مرتين: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing in the ZIP file</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">«%1» غير موجود في ملف ZIP</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The shuffle number (seed) must be a string of digits and less than 2^64</source>
        <translation type="unfinished">يجب أن يكون رقم الخلط (seed) سلسلة أرقام أصغر من 2^64</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number of players must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">يجب أن يكون عدد اللاعبين من %1 إلى %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Two players have the color &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">للاعبين اثنين اللون «%1»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown kind of player: &quot;%1&quot;</source>
        <extracomment>%1 a kind of player, as it is named in a file</extracomment>
        <translation type="unfinished">نوع لاعب غير معروف: «%1»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown color: &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">لون غير معروف: «%1»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The game is already over before this move</source>
        <translation type="unfinished">انتهت اللعبة قبل هذه النقلة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;; a railroad and a mountain lie there, for example</extracomment>
        <translation type="unfinished">الحافة «%1» مطلوبة أكثر من مرة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A railroad must have two edges, or one edge and an end</source>
        <translation type="unfinished">يجب أن يكون لسكة الحديد حافتان، أو حافة وطرف</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation type="unfinished">سكة الحديد تنتهي في جبل، لكن لا جبل على البلاطة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No prairie has the half-edge &quot;%1&quot;</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">لا مرج يطلب نصف الحافة «%1»</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">نصف الحافة «%1» مطلوب أكثر من مرة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">نصف الحافة «%1» يقع على حافة جبل</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The halves of the prairie edge &quot;%1&quot; belong to different prairies</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;</extracomment>
        <translation type="unfinished">نصفا حافة المرج «%1» يتبعان مرجين مختلفين</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has too many parts; maximum: %1</source>
        <extracomment>Parts: railroads, mountains and prairies of one tile; %1 a number</extracomment>
        <translation type="unfinished">أجزاء البلاطة أكثر من اللازم؛ الحد الأقصى: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no start tile</source>
        <translation type="unfinished">ليس للطقم بلاطة بداية</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <extracomment>%1 an id</extracomment>
        <translation type="unfinished">لا بلاطة تحمل معرّف بلاطة البداية «%1»</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">ليس لبلاطة البداية «%1» نسخ</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too many tiles: %1; maximum: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">عدد البلاطات أكبر من اللازم: %1؛ الحد الأقصى: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too few mining tokens: %1; nuggets on the tiles: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">أقراص التنقيب أقل من اللازم: %1؛ الشذرات على البلاطات: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the same as &quot;%1&quot;, possibly turned</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">هذه البلاطة هي نفسها «%1»، وقد تكون مدارة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No other tile has an edge of this kind: %1</source>
        <extracomment>%1 what lies at the edge: railroad, mountain or prairie</extracomment>
        <translation type="unfinished">لا بلاطة أخرى لها حافة من هذا النوع: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the mirror image of &quot;%1&quot;</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">هذه البلاطة صورة معكوسة من «%1»</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can rarely be placed: it fits only %1 of 100 open squares</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">نادرًا ما يمكن وضع هذه البلاطة: لا تناسب إلا %1 من كل 100 مربع مفتوح</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can never be placed: no other tile has a matching edge</source>
        <translation type="unfinished">لا يمكن وضع هذه البلاطة أبدًا: لا بلاطة أخرى لها حافة متوافقة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile can be placed next to the start tile</source>
        <translation type="unfinished">لا يمكن وضع أي بلاطة بجوار بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Edges of this kind will often stay open: %1 (on only %2 of 100 tiles)</source>
        <extracomment>%1 what lies at the edges: railroad, mountain or prairie; %2 a number</extracomment>
        <translation type="unfinished">ستبقى حواف من هذا النوع مفتوحة غالبًا: %1 (على %2 فقط من كل 100 بلاطة)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a railroad</source>
        <translation type="unfinished">لا بلاطة عليها سكة حديد</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a mountain, so nobody can mine</source>
        <translation type="unfinished">لا بلاطة عليها جبل، فلا يمكن لأحد التنقيب</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a city</source>
        <translation type="unfinished">لا بلاطة عليها مدينة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has no copies, so it never appears in a game</source>
        <translation type="unfinished">ليس للبلاطة نسخ، فلا تدخل أي لعبة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Few tiles for a game: %1; recommended: %2 or more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">البلاطات قليلة للعبة: %1؛ الموصى به: %2 أو أكثر</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no name</source>
        <translation type="unfinished">ليس للطقم اسم</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no author</source>
        <translation type="unfinished">لا يذكر الطقم مؤلفًا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no license, so it is unclear who may share it</source>
        <translation type="unfinished">ليس للطقم ترخيص، فلا يتضح من يجوز له مشاركته</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A prairie continues across a track or a mountain, which is fine if it is intended</source>
        <translation type="unfinished">مرج يستمر عبر قضبان أو جبل، ولا بأس بذلك إن كنت تقصده</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks like more than one: there is no room to join its parts clearly</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">يبدو هذا في الصورة أكثر من واحد: لا مكان لوصل أجزائه بوضوح</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks joined to another of its kind: there is no room to keep them apart</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">يبدو هذا في الصورة متصلًا بآخر من نوعه: لا مكان للفصل بينهما</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The picture does not show this clearly: the rest of the tile leaves no room for it</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">لا تُظهر الصورة هذا بوضوح: بقية البلاطة لا تترك له مكانًا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The colors do not blend along this edge (%1): the picture has %2 there, and most others have %3. Paint its border in their color, or leave it as it is</source>
        <extracomment>Of the picture of a tile at one of its edges; %1 what lies there: railroad, mountain or prairie; %2 and %3 colors as drawing programs write them, such as #a0b070</extracomment>
        <translation type="unfinished">لا تنسجم الألوان عند هذه الحافة (%1): لون الصورة هناك %2، ولون معظم الصور الأخرى %3. لوّن طرفها بلون تلك الصور، أو اتركها كما هي</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Two prairies lie side by side with nothing to divide them</source>
        <translation type="unfinished">مرجان متجاوران لا شيء يفصل بينهما</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No track leads to the city; until one does, the city is not in play</source>
        <translation type="unfinished">لا قضبان تؤدي إلى المدينة؛ وإلى أن تصلها قضبان تبقى خارج اللعب</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Nuggets that are not in play because they lie on no mountain: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">شذرات خارج اللعب لأنها لا تقع على أي جبل: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it is larger than %1 KiB</source>
        <extracomment>%1 a number; KiB: kibibytes</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: هي أكبر من %1 كيبيبايت</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 is not valid SVG</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: السطر %1 ليس SVG صالحًا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 contains a document type declaration, which is not allowed</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: في السطر %1 تصريح بنوع المستند، وهو غير مسموح به</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it has no usable size</source>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: ليس لها حجم صالح للاستعمال</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it would take too long to draw</source>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: رسمها يستغرق وقتًا طويلًا جدًا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %2 refers to &quot;%1&quot;, which is outside the picture</source>
        <extracomment>%1 a reference, such as an address; %2 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: السطر %2 يشير إلى «%1» وهو خارج الصورة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its part &quot;%1&quot; refers to itself</source>
        <extracomment>%1 the id of a part of the picture</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: جزؤها «%1» يشير إلى نفسه</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: %1</source>
        <extracomment>%1 why, in English, in the words of the program that draws it</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: the program &quot;%1&quot;, which draws it, could not be started</source>
        <extracomment>%1 the name of a program</extracomment>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: تعذر بدء البرنامج «%1» الذي يرسمها</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its file was not found or is damaged</source>
        <translation type="unfinished">لا تُعرض صورة البلاطة الخاصة: ملفها غير موجود أو تالف</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The back of the tiles looks different when turned, so a printed tile shows its rotation even face down. To avoid this, make the back look the same from all four sides</source>
        <translation type="unfinished">يبدو ظهر البلاطات مختلفًا حين يُدار، فتكشف البلاطة المطبوعة اتجاهها حتى وهي مقلوبة. لتجنب ذلك اجعل الظهر متماثلًا من الجهات الأربع</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set&apos;s own picture &quot;%1&quot; is not shown: its file was not found, is damaged or cannot be drawn</source>
        <extracomment>%1 what the picture shows, as it is named in a file, such as &quot;nugget&quot; or &quot;token-5&quot;</extracomment>
        <translation type="unfinished">لا تُعرض صورة الطقم الخاصة «%1»: ملفها غير موجود أو تالف أو يتعذر رسمه</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but its shuffle number draws another one</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">في اللعبة المحفوظة البلاطة «%1»، لكن رقم الخلط فيها يسحب غيرها</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <extracomment>%1 the id of a tile, %2 column, %3 row, %4 degrees</extracomment>
        <translation type="unfinished">لا يجوز وضع البلاطة «%1» عند (%2, %3) بالتدوير %4</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The action &quot;%1&quot; is not allowed here</source>
        <extracomment>%1 an action, as it is named in a file</extracomment>
        <translation type="unfinished">الإجراء «%1» غير مسموح به هنا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but says that another one is drawn</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">في اللعبة المحفوظة البلاطة «%1»، لكنها تقول إن غيرها سُحب</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: no copy of it is left</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">لا يمكن سحب البلاطة «%1»: لم تبق منها نسخة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No such mining token is left</source>
        <translation type="unfinished">لم يبق قرص تنقيب كهذا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The game cannot go on here: the saved game does not say what is drawn next</source>
        <translation type="unfinished">لا يمكن متابعة اللعبة هنا: اللعبة المحفوظة لا تذكر ما يُسحب بعد ذلك</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: this is not valid XML: %2</source>
        <extracomment>%1 number of a line, %2 why, in English</extracomment>
        <translation type="unfinished">السطر %1: XML غير صالح: %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation begins with &lt;TS&gt;; this file does not</source>
        <extracomment>%1 number of a line; leave &lt;TS&gt; as it is</extracomment>
        <translation type="unfinished">السطر %1: يبدأ ملف الترجمة بـ&lt;TS&gt;، وهذا الملف لا يبدأ به</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there is no language &quot;%2&quot;; write its code, such as &quot;pl&quot;</source>
        <extracomment>%1 number of a line, %2 what stands there; leave &quot;pl&quot; as it is</extracomment>
        <translation type="unfinished">السطر %1: لا توجد لغة «%2»؛ اكتب رمزها، مثل «pl»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation must not declare anything by &lt;!ENTITY&gt;</source>
        <extracomment>%1 number of a line; leave &lt;!ENTITY&gt; as it is</extracomment>
        <translation type="unfinished">السطر %1: لا يجوز لملف الترجمة أن يعرّف شيئًا بـ&lt;!ENTITY&gt;</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there are more than %2 texts</source>
        <extracomment>%1 number of a line, %2 the most texts that a translation may have</extracomment>
        <translation type="unfinished">السطر %1: عدد النصوص أكبر من %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the text has more than %2 characters</source>
        <extracomment>%1 number of a line, %2 the most characters that a text may have</extracomment>
        <translation type="unfinished">السطر %1: عدد محارف النص أكبر من %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: each % sign followed by a number or Ln must appear as often as in the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation; leave %Ln as it is</extracomment>
        <translation type="unfinished">السطر %1: كل علامة % بعدها رقم أو Ln يجب أن ترد بعدد مرات ورودها في النص الإنجليزي: «%2»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the tags in angle brackets have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">السطر %1: يجب أن تكون الوسوم بين القوسين الزاويين هي وسوم النص الإنجليزي نفسها: «%2»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the patterns in parentheses and each ;; have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation. The patterns are those of files, such as (*.png).</extracomment>
        <translation type="unfinished">السطر %1: يجب أن تكون الأنماط بين القوسين وكل ;; كما في النص الإنجليزي: «%2»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: &quot;%2&quot; contains an invisible character</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">السطر %1: في «%2» محرف لا يُرى</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: forms for numbers: %2; the language has %3</source>
        <extracomment>%1 number of a line, %2 and %3 numbers of forms, such as singular and plural</extracomment>
        <translation type="unfinished">السطر %1: عدد صيغ الأعداد: %2؛ وفي هذه اللغة %3</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the program cannot insert the text here; use Qt Linguist instead</source>
        <extracomment>%1 number of a line of a file with translations</extracomment>
        <translation type="unfinished">السطر %1: لا يستطيع البرنامج إدراج النص هنا؛ استعمل Qt Linguist</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>&quot;%1&quot; is not a color; write #rrggbb, or #rrggbbaa with transparency</source>
        <extracomment>%1 a text in a file; leave #rrggbb and #rrggbbaa as they are</extracomment>
        <translation type="unfinished">«%1» ليس لونًا؛ اكتب #rrggbb، أو #rrggbbaa مع الشفافية</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>The list is empty; it needs at least one entry</source>
        <translation type="unfinished">القائمة فارغة؛ يلزم فيها مدخل واحد على الأقل</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>There is no theme &quot;%1&quot; to start from; available themes: %2</source>
        <extracomment>%1 the name of a theme, %2 a list of such names</extracomment>
        <translation type="unfinished">لا توجد سمة «%1» للبدء منها؛ السمات المتاحة: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>object</source>
        <extracomment>A type of value in a JSON file, as in &quot;Wrong type of value; expected: object&quot;</extracomment>
        <translation type="unfinished">كائن</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>array</source>
        <extracomment>A type of value in a JSON file: a list of values</extracomment>
        <translation type="unfinished">مصفوفة</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>string</source>
        <extracomment>A type of value in a JSON file: text</extracomment>
        <translation type="unfinished">سلسلة نصية</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>integer</source>
        <extracomment>A type of value in a JSON file: a whole number</extracomment>
        <translation type="unfinished">عدد صحيح</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>boolean</source>
        <extracomment>A type of value in a JSON file: true or false</extracomment>
        <translation type="unfinished">قيمة منطقية</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>number</source>
        <extracomment>A type of value in a JSON file, with or without a fraction</extracomment>
        <translation type="unfinished">عدد</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Error</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">خطأ</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Warning</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">تحذير</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation type="unfinished">ملاحظة</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>the whole file</source>
        <translation type="unfinished">الملف كله</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 what is wrong, %2 where in the text, such as &quot;/tiles/3&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>but none of the tiles left would complete this feature</source>
        <extracomment>After another reason for a move, such as &quot;takes a railroad of 3 tiles&quot;; &quot;this feature&quot; is the railroad, mountain, city or prairie that is taken</extracomment>
        <translation type="unfinished">لكن لا بلاطة من المتبقية تكمل هذا المعلم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>mines the last token there</source>
        <translation type="unfinished">أخذ آخر قرص هناك بالتنقيب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a mountain without nuggets</source>
        <translation type="unfinished">أخذ جبل بلا شذرات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a prairie that is worth nothing so far</source>
        <translation type="unfinished">أخذ مرج لا قيمة له حتى الآن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>pitches the tent on a mountain without tokens</source>
        <translation type="unfinished">نصب الخيمة على جبل بلا أقراص</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a railroad</source>
        <translation type="unfinished">
            <numerusform>تسجيل %Ln نقطة عن سكة حديد</numerusform>
            <numerusform>تسجيل نقطة واحدة عن سكة حديد</numerusform>
            <numerusform>تسجيل نقطتين عن سكة حديد</numerusform>
            <numerusform>تسجيل %Ln نقاط عن سكة حديد</numerusform>
            <numerusform>تسجيل %Ln نقطة عن سكة حديد</numerusform>
            <numerusform>تسجيل %Ln نقطة عن سكة حديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a mountain</source>
        <translation type="unfinished">
            <numerusform>تسجيل %Ln نقطة عن جبل</numerusform>
            <numerusform>تسجيل نقطة واحدة عن جبل</numerusform>
            <numerusform>تسجيل نقطتين عن جبل</numerusform>
            <numerusform>تسجيل %Ln نقاط عن جبل</numerusform>
            <numerusform>تسجيل %Ln نقطة عن جبل</numerusform>
            <numerusform>تسجيل %Ln نقطة عن جبل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a city</source>
        <translation type="unfinished">
            <numerusform>تسجيل %Ln نقطة عن مدينة</numerusform>
            <numerusform>تسجيل نقطة واحدة عن مدينة</numerusform>
            <numerusform>تسجيل نقطتين عن مدينة</numerusform>
            <numerusform>تسجيل %Ln نقاط عن مدينة</numerusform>
            <numerusform>تسجيل %Ln نقطة عن مدينة</numerusform>
            <numerusform>تسجيل %Ln نقطة عن مدينة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %Ln token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>أخذ %Ln قرص من الجبل المكتمل</numerusform>
            <numerusform>أخذ قرص واحد من الجبل المكتمل</numerusform>
            <numerusform>أخذ قرصين من الجبل المكتمل</numerusform>
            <numerusform>أخذ %Ln أقراص من الجبل المكتمل</numerusform>
            <numerusform>أخذ %Ln قرصًا من الجبل المكتمل</numerusform>
            <numerusform>أخذ %Ln قرص من الجبل المكتمل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>لكن منح %3 %Ln نقطة</numerusform>
            <numerusform>لكن منح %3 نقطة واحدة</numerusform>
            <numerusform>لكن منح %3 نقطتين</numerusform>
            <numerusform>لكن منح %3 %Ln نقاط</numerusform>
            <numerusform>لكن منح %3 %Ln نقطة</numerusform>
            <numerusform>لكن منح %3 %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and also gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>وكذلك منح %3 %Ln نقطة</numerusform>
            <numerusform>وكذلك منح %3 نقطة واحدة</numerusform>
            <numerusform>وكذلك منح %3 نقطتين</numerusform>
            <numerusform>وكذلك منح %3 %Ln نقاط</numerusform>
            <numerusform>وكذلك منح %3 %Ln نقطة</numerusform>
            <numerusform>وكذلك منح %3 %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %Ln there</source>
        <translation type="unfinished">
            <numerusform>أخذ قرص بالتنقيب من دون ترك شيء هناك (%Ln)</numerusform>
            <numerusform>أخذ قرص بالتنقيب وترك واحد هناك</numerusform>
            <numerusform>أخذ قرص بالتنقيب وترك اثنين هناك</numerusform>
            <numerusform>أخذ قرص بالتنقيب وترك %Ln هناك</numerusform>
            <numerusform>أخذ قرص بالتنقيب وترك %Ln هناك</numerusform>
            <numerusform>أخذ قرص بالتنقيب وترك %Ln هناك</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>the cowboy comes back at once</source>
        <translation type="unfinished">عودة راعي البقر في الحال</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %Ln cowboy(s) home</source>
        <translation type="unfinished">
            <numerusform>إعادة %Ln راعي بقر</numerusform>
            <numerusform>إعادة راعي بقر واحد</numerusform>
            <numerusform>إعادة راعيي بقر</numerusform>
            <numerusform>إعادة %Ln رعاة بقر</numerusform>
            <numerusform>إعادة %Ln راعي بقر</numerusform>
            <numerusform>إعادة %Ln راعي بقر</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but uses the last cowboy</source>
        <translation type="unfinished">لكن باستعمال آخر راعي بقر</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %Ln tile(s)</source>
        <translation type="unfinished">
            <numerusform>أخذ سكة حديد من %Ln بلاطة</numerusform>
            <numerusform>أخذ سكة حديد من بلاطة واحدة</numerusform>
            <numerusform>أخذ سكة حديد من بلاطتين</numerusform>
            <numerusform>أخذ سكة حديد من %Ln بلاطات</numerusform>
            <numerusform>أخذ سكة حديد من %Ln بلاطة</numerusform>
            <numerusform>أخذ سكة حديد من %Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %Ln nugget(s)</source>
        <translation type="unfinished">
            <numerusform>أخذ جبل فيه %Ln شذرة</numerusform>
            <numerusform>أخذ جبل فيه شذرة واحدة</numerusform>
            <numerusform>أخذ جبل فيه شذرتان</numerusform>
            <numerusform>أخذ جبل فيه %Ln شذرات</numerusform>
            <numerusform>أخذ جبل فيه %Ln شذرة</numerusform>
            <numerusform>أخذ جبل فيه %Ln شذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %Ln railroad(s)</source>
        <translation type="unfinished">
            <numerusform>أخذ مدينة فيها %Ln سكة حديد</numerusform>
            <numerusform>أخذ مدينة فيها سكة حديد واحدة</numerusform>
            <numerusform>أخذ مدينة فيها سكتا حديد</numerusform>
            <numerusform>أخذ مدينة فيها %Ln سكك حديد</numerusform>
            <numerusform>أخذ مدينة فيها %Ln سكة حديد</numerusform>
            <numerusform>أخذ مدينة فيها %Ln سكة حديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %Ln point(s) so far</source>
        <translation type="unfinished">
            <numerusform>أخذ مرج قيمته حتى الآن %Ln نقطة</numerusform>
            <numerusform>أخذ مرج قيمته حتى الآن نقطة واحدة</numerusform>
            <numerusform>أخذ مرج قيمته حتى الآن نقطتان</numerusform>
            <numerusform>أخذ مرج قيمته حتى الآن %Ln نقاط</numerusform>
            <numerusform>أخذ مرج قيمته حتى الآن %Ln نقطة</numerusform>
            <numerusform>أخذ مرج قيمته حتى الآن %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %Ln token(s)</source>
        <translation type="unfinished">
            <numerusform>نصب الخيمة على جبل عليه %Ln قرص</numerusform>
            <numerusform>نصب الخيمة على جبل عليه قرص واحد</numerusform>
            <numerusform>نصب الخيمة على جبل عليه قرصان</numerusform>
            <numerusform>نصب الخيمة على جبل عليه %Ln أقراص</numerusform>
            <numerusform>نصب الخيمة على جبل عليه %Ln قرصًا</numerusform>
            <numerusform>نصب الخيمة على جبل عليه %Ln قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %Ln feature(s) that the player holds</source>
        <translation type="unfinished">
            <numerusform>عدم توسيع أي معلم للاعب</numerusform>
            <numerusform>توسيع معلم واحد للاعب</numerusform>
            <numerusform>توسيع معلمين للاعب</numerusform>
            <numerusform>توسيع %Ln معالم للاعب</numerusform>
            <numerusform>توسيع %Ln معلمًا للاعب</numerusform>
            <numerusform>توسيع %Ln معلم للاعب</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but extends a feature held by %3</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">لكن بتوسيع معلم لدى %3</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>joins a feature held by %3</source>
        <extracomment>%3 a player, who has a cowboy in it</extracomment>
        <translation type="unfinished">الاتصال بمعلم لدى %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%Ln of the %2 tiles left would complete this feature</source>
        <extracomment>&quot;this feature&quot; is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطة من المتبقية (%2) تكمل هذا المعلم</numerusform>
            <numerusform>بلاطة واحدة من المتبقية (%2) تكمل هذا المعلم</numerusform>
            <numerusform>بلاطتان من المتبقية (%2) تكملان هذا المعلم</numerusform>
            <numerusform>%Ln بلاطات من المتبقية (%2) تكمل هذا المعلم</numerusform>
            <numerusform>%Ln بلاطة من المتبقية (%2) تكمل هذا المعلم</numerusform>
            <numerusform>%Ln بلاطة من المتبقية (%2) تكمل هذا المعلم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <location filename="../app/shell/files/gamefile.cpp"/>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">تعذر حفظ اللعبة في %1: %2</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The game has moved on since then. Please choose again.</source>
        <extracomment>Why a move was not made: the position is another one by now</extracomment>
        <translation type="unfinished">تقدمت اللعبة منذ ذلك الحين. اختر من جديد من فضلك.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>It is another player&apos;s turn now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">الدور الآن للاعب آخر.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The rules do not allow that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">القواعد لا تسمح بذلك الآن.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>There is nothing to undo or redo.</source>
        <extracomment>Why undo or redo did nothing</extracomment>
        <translation type="unfinished">لا شيء للتراجع عنه أو إعادته.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose a start tile</source>
        <translation type="unfinished">اختيار بلاطة بداية</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add an empty start tile</source>
        <translation type="unfinished">إضافة بلاطة بداية فارغة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the start tile</source>
        <translation type="unfinished">إضافة نسخة من بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add gravel for the nuggets</source>
        <extracomment>Gravel: mining tokens of value 0</extracomment>
        <translation type="unfinished">إضافة حصى للشذرات</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add tokens in the current proportions</source>
        <translation type="unfinished">إضافة أقراص بالنسب الحالية</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge tokens of equal value</source>
        <translation type="unfinished">دمج الأقراص المتساوية القيمة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Bring all numbers into range</source>
        <translation type="unfinished">حصر كل الأعداد في المجال المسموح</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Shorten long texts and remove forbidden characters</source>
        <translation type="unfinished">تقصير النصوص الطويلة وإزالة المحارف الممنوعة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove copies of the most common tiles</source>
        <translation type="unfinished">إزالة نسخ من البلاطات الأكثر شيوعًا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tiles beyond the limit</source>
        <translation type="unfinished">إزالة البلاطات الزائدة عن الحد</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the tile a new id</source>
        <translation type="unfinished">إعطاء البلاطة معرّفًا جديدًا</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge this tile and its copies into the other tile</source>
        <extracomment>The tile is the same as another one</extracomment>
        <translation type="unfinished">دمج هذه البلاطة ونسخها في البلاطة الأخرى</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the tile</source>
        <translation type="unfinished">إضافة نسخة من البلاطة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Keep only one copy</source>
        <translation type="unfinished">الاحتفاظ بنسخة واحدة فقط</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tile</source>
        <translation type="unfinished">إزالة البلاطة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the railroad</source>
        <extracomment>Of an edge that a railroad and something else claim</extracomment>
        <translation type="unfinished">إعطاء الحافة لسكة الحديد</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the mountain</source>
        <extracomment>Of an edge that a mountain and something else claim</extracomment>
        <translation type="unfinished">إعطاء الحافة للجبل</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>End the railroad in a junction</source>
        <translation type="unfinished">إنهاء سكة الحديد في مفترق</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let the railroad run through the tile</source>
        <translation type="unfinished">تمرير سكة الحديد عبر البلاطة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Make each edge a separate railroad</source>
        <translation type="unfinished">جعل كل حافة سكة حديد مستقلة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the railroad</source>
        <translation type="unfinished">إزالة سكة الحديد</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Raise a mountain inside the tile</source>
        <translation type="unfinished">رفع جبل داخل البلاطة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Draw the prairies again</source>
        <translation type="unfinished">رسم المروج من جديد</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove parts that touch no edge</source>
        <translation type="unfinished">إزالة الأجزاء التي لا تلامس أي حافة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let a railroad end in the city</source>
        <translation type="unfinished">إنهاء سكة حديد في المدينة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the city</source>
        <translation type="unfinished">إزالة المدينة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the nuggets</source>
        <translation type="unfinished">إزالة الشذرات</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the picture</source>
        <extracomment>Of a tile or of what a set has a picture of its own for</extracomment>
        <translation type="unfinished">إزالة الصورة</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose another picture…</source>
        <extracomment>Of what has a picture that is missing; opens a dialog</extracomment>
        <translation type="unfinished">اختيار صورة أخرى…</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the key and its value</source>
        <extracomment>Of a key of a JSON file that its format does not know</extracomment>
        <translation type="unfinished">إزالة المفتاح وقيمته</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Add the missing cards</source>
        <translation type="unfinished">إضافة البطاقات الناقصة</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the last cards</source>
        <translation type="unfinished">إزالة البطاقات الأخيرة</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the lands</source>
        <translation type="unfinished">موازنة الأراضي</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the symbols</source>
        <translation type="unfinished">موازنة الرموز</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Shorten and clean the texts</source>
        <translation type="unfinished">تقصير النصوص وتنظيفها</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Give it a new id</source>
        <translation type="unfinished">إعطاء معرّف جديد</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Sort the rows</source>
        <translation type="unfinished">ترتيب الصفوف</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the unknown key</source>
        <extracomment>A key of a file that the program does not know</extracomment>
        <translation type="unfinished">إزالة المفتاح غير المعروف</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation type="unfinished">الدور %1: %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation type="unfinished">الأفضل: %1.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation type="unfinished">ما لُعب:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation type="unfinished">الأفضل:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">لم يُعثر على نقلة أفضل.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Cost of this move:</source>
        <extracomment>Stands before &quot;12% of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation type="unfinished">ما ضاع بهذه النقلة:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>%1 %2 (%3)</source>
        <extracomment>Chances after a turn, stands after &quot;Chances now:&quot;; %1 player, %2 &quot;62%&quot;, %3 the change &quot;+3%&quot;</extracomment>
        <translation type="unfinished">%1 %2 (%3)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Chances now:</source>
        <extracomment>Stands before the chances of winning of all players</extracomment>
        <translation type="unfinished">الفرص الآن:</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 – %2</source>
        <extracomment>%1 a move, %2 the reasons for it</extracomment>
        <translation type="unfinished">%1 – %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>the tile made no difference</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;</extracomment>
        <translation type="unfinished">لم تُحدث البلاطة فرقًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>tile %1</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances</extracomment>
        <translation type="unfinished">البلاطة %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>gold %1 (%2 points)</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">الذهب %1 (%2 نقطة)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s gold %2 points</source>
        <extracomment>Luck of a turn for another player, stands after &quot;Luck:&quot;; %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">ذهب %1 %2 نقطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s chances went from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation type="unfinished">تغيرت فرص %1 من %2 إلى %3.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, given away by the player&apos;s own move</extracomment>
        <translation type="unfinished">كلفت النقلة %1 مقدار %2 من فرص الفوز.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation type="unfinished">النقلة: %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Effect of the move for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning, what the move itself changed</extracomment>
        <translation type="unfinished">أثر النقلة على فرص %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A lucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">بلاطة موفقة لـ%1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>An unlucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">بلاطة غير موفقة لـ%1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">ذهب موفق لـ%1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Unlucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">ذهب غير موفق لـ%1: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The player undid this turn %Ln time(s) after seeing what came next.</source>
        <extracomment>In the review of a game</extracomment>
        <translation type="unfinished">
            <numerusform>لم يُتراجع عن هذا الدور بعد رؤية ما يليه.</numerusform>
            <numerusform>تراجع اللاعب عن هذا الدور مرة واحدة بعد رؤية ما يليه.</numerusform>
            <numerusform>تراجع اللاعب عن هذا الدور مرتين بعد رؤية ما يليه.</numerusform>
            <numerusform>تراجع اللاعب عن هذا الدور %Ln مرات بعد رؤية ما يليه.</numerusform>
            <numerusform>تراجع اللاعب عن هذا الدور %Ln مرة بعد رؤية ما يليه.</numerusform>
            <numerusform>تراجع اللاعب عن هذا الدور %Ln مرة بعد رؤية ما يليه.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 in winning chances (%2 instead of %3) and %4 points of the expected lead</source>
        <extracomment>Stands after &quot;Cost of this move:&quot;; %1 &quot;12%&quot; of the chances of winning; with the move that was played %2 &quot;3%&quot; of them are left, with the better one %3 &quot;15%&quot;; %4 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 من فرص الفوز (%2 بدلًا من %3) و%4 نقطة من الفارق المتوقع</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The search for better moves has not reached this turn yet.</source>
        <translation type="unfinished">لم يصل البحث عن نقلات أفضل إلى هذا الدور بعد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Luck:</source>
        <extracomment>Stands before what the drawn tile and the mining tokens did to the chances</extracomment>
        <translation type="unfinished">الحظ:</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Try it</source>
        <extracomment>Link below a picture of a board: play on from there</extracomment>
        <translation type="unfinished">جرّبها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">دورك</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Draw a tile and place it next to the tiles on the board. Every edge that touches another tile must match it: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere is discarded for good, and another one is drawn.</source>
        <translation type="unfinished">اسحب بلاطة وضعها بجوار البلاطات التي على اللوح. كل حافة تلامس بلاطة أخرى يجب أن توافقها: قضبان مع قضبان، وجبل مع جبل، ومرج مع مرج. والبلاطة التي لا تناسب أي مكان تُستبعد من اللعبة وتُسحب غيرها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The new tile, shown with a frame, matches prairie to prairie on two sides.</source>
        <translation type="unfinished">البلاطة الجديدة، ذات الإطار، توافق المرج مع المرج من جهتين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>For every nugget on the new tile, a mining token is placed face down on its mountain.</source>
        <translation type="unfinished">عن كل شذرة على البلاطة الجديدة يوضع قرص تنقيب مقلوبًا على جبلها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Then you may take one of these actions, or skip:</source>
        <translation type="unfinished">ثم يمكنك تنفيذ أحد هذه الإجراءات أو التخطي:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Put a cowboy on the new tile: a railwayman on a railroad, a gold miner on a mountain, a merchant in a city or a farmer on a prairie. No player may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation type="unfinished">ضع راعي بقر على البلاطة الجديدة: عامل سكة على سكة حديد، أو منقّب ذهب على جبل، أو تاجرًا في مدينة، أو مزارعًا على مرج. ويجب ألا يكون لأي لاعب راعي بقر حتى الآن في أي مكان من سكة الحديد أو الجبل أو المدينة أو المرج.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Pitch your tent on any incomplete mountain, or move it there from where it stands. There must be no cowboy and no other tent on that part of the mountain.</source>
        <translation type="unfinished">انصب خيمتك على أي جبل غير مكتمل، أو انقلها إليه. ويجب ألا يكون على ذلك الجزء من الجبل راعي بقر ولا خيمة أخرى.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mine: take one token from the mountain where your tent stands. Only you know its value.</source>
        <translation type="unfinished">التنقيب: خذ قرصًا واحدًا من الجبل الذي عليه خيمتك. أنت وحدك تعرف قيمته.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With the option Take back: take back one of your cowboys without scoring.</source>
        <translation type="unfinished">مع خيار الاسترجاع: استرجع أحد رعاة البقر لديك من دون تسجيل نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">سكك الحديد</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point(s) for each tile, or %1 if there is exactly one locomotive on it.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>تكتمل سكة الحديد حين ينتهي طرفاها في مفترق أو مدينة أو جبل، أو حين تكون حلقة. تسجل %Ln نقطة عن كل بلاطة، أو %1 إن كانت عليها قاطرة واحدة بالضبط.</numerusform>
            <numerusform>تكتمل سكة الحديد حين ينتهي طرفاها في مفترق أو مدينة أو جبل، أو حين تكون حلقة. تسجل نقطة واحدة عن كل بلاطة، أو %1 إن كانت عليها قاطرة واحدة بالضبط.</numerusform>
            <numerusform>تكتمل سكة الحديد حين ينتهي طرفاها في مفترق أو مدينة أو جبل، أو حين تكون حلقة. تسجل نقطتين عن كل بلاطة، أو %1 إن كانت عليها قاطرة واحدة بالضبط.</numerusform>
            <numerusform>تكتمل سكة الحديد حين ينتهي طرفاها في مفترق أو مدينة أو جبل، أو حين تكون حلقة. تسجل %Ln نقاط عن كل بلاطة، أو %1 إن كانت عليها قاطرة واحدة بالضبط.</numerusform>
            <numerusform>تكتمل سكة الحديد حين ينتهي طرفاها في مفترق أو مدينة أو جبل، أو حين تكون حلقة. تسجل %Ln نقطة عن كل بلاطة، أو %1 إن كانت عليها قاطرة واحدة بالضبط.</numerusform>
            <numerusform>تكتمل سكة الحديد حين ينتهي طرفاها في مفترق أو مدينة أو جبل، أو حين تكون حلقة. تسجل %Ln نقطة عن كل بلاطة، أو %1 إن كانت عليها قاطرة واحدة بالضبط.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation type="unfinished">أربع بلاطات وقاطرة واحدة: 8 نقاط لعامل السكة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With two locomotives nothing is doubled: six tiles, 6 points.</source>
        <translation type="unfinished">مع قاطرتين لا يتضاعف شيء: ست بلاطات، 6 نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>From a city into a mountain: complete, 2 points. The railwayman was placed in the same turn and comes home at once.</source>
        <translation type="unfinished">من مدينة إلى جبل: مكتملة، نقطتان. وُضع عامل السكة في الدور نفسه ويعود في الحال.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A loop of four tiles: complete, 4 points.</source>
        <translation type="unfinished">حلقة من أربع بلاطات: مكتملة، 4 نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">الجبال والذهب</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point(s) for each nugget. If players are tied, the tokens are dealt out in turn.</source>
        <translation type="unfinished">
            <numerusform>يكتمل الجبل حين لا تبقى له حواف مفتوحة. ينال صاحب أكثر منقّبي الذهب هناك الأقراص الباقية و%Ln نقطة عن كل شذرة. وعند تعادل اللاعبين توزع الأقراص بالتناوب.</numerusform>
            <numerusform>يكتمل الجبل حين لا تبقى له حواف مفتوحة. ينال صاحب أكثر منقّبي الذهب هناك الأقراص الباقية ونقطة واحدة عن كل شذرة. وعند تعادل اللاعبين توزع الأقراص بالتناوب.</numerusform>
            <numerusform>يكتمل الجبل حين لا تبقى له حواف مفتوحة. ينال صاحب أكثر منقّبي الذهب هناك الأقراص الباقية ونقطتين عن كل شذرة. وعند تعادل اللاعبين توزع الأقراص بالتناوب.</numerusform>
            <numerusform>يكتمل الجبل حين لا تبقى له حواف مفتوحة. ينال صاحب أكثر منقّبي الذهب هناك الأقراص الباقية و%Ln نقاط عن كل شذرة. وعند تعادل اللاعبين توزع الأقراص بالتناوب.</numerusform>
            <numerusform>يكتمل الجبل حين لا تبقى له حواف مفتوحة. ينال صاحب أكثر منقّبي الذهب هناك الأقراص الباقية و%Ln نقطة عن كل شذرة. وعند تعادل اللاعبين توزع الأقراص بالتناوب.</numerusform>
            <numerusform>يكتمل الجبل حين لا تبقى له حواف مفتوحة. ينال صاحب أكثر منقّبي الذهب هناك الأقراص الباقية و%Ln نقطة عن كل شذرة. وعند تعادل اللاعبين توزع الأقراص بالتناوب.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent comes home without scoring.</source>
        <translation type="unfinished">سبع شذرات: 7 نقاط وكل الأقراص للمنقّب الوحيد. وتعود الخيمة من دون تسجيل نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One miner each: each player scores 5 points. The tokens are dealt out in turn, starting with the player who completed the mountain.</source>
        <translation type="unfinished">منقّب واحد لكل منهما: يسجل كلا اللاعبين 5 نقاط. وتوزع الأقراص بالتناوب بدءًا باللاعب الذي أكمل الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A tent may stand on any part of an incomplete mountain that has neither a cowboy nor a tent.</source>
        <translation type="unfinished">يجوز أن تُنصب الخيمة على أي جزء من جبل غير مكتمل ليس عليه راعي بقر ولا خيمة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two tents on one mountain: when it is complete, both come home without scoring.</source>
        <translation type="unfinished">خيمتان على جبل واحد: حين يكتمل تعود كلتاهما من دون تسجيل نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cities</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">المدن</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation type="unfinished">
            <numerusform>تكتمل المدينة حين تكتمل كل سكك الحديد الخارجة منها. يسجل تاجرها %Ln نقطة عن كل سكة حديد؛ والسكة التي تعود إلى المدينة تُحسب مرة واحدة.</numerusform>
            <numerusform>تكتمل المدينة حين تكتمل كل سكك الحديد الخارجة منها. يسجل تاجرها نقطة واحدة عن كل سكة حديد؛ والسكة التي تعود إلى المدينة تُحسب مرة واحدة.</numerusform>
            <numerusform>تكتمل المدينة حين تكتمل كل سكك الحديد الخارجة منها. يسجل تاجرها نقطتين عن كل سكة حديد؛ والسكة التي تعود إلى المدينة تُحسب مرة واحدة.</numerusform>
            <numerusform>تكتمل المدينة حين تكتمل كل سكك الحديد الخارجة منها. يسجل تاجرها %Ln نقاط عن كل سكة حديد؛ والسكة التي تعود إلى المدينة تُحسب مرة واحدة.</numerusform>
            <numerusform>تكتمل المدينة حين تكتمل كل سكك الحديد الخارجة منها. يسجل تاجرها %Ln نقطة عن كل سكة حديد؛ والسكة التي تعود إلى المدينة تُحسب مرة واحدة.</numerusform>
            <numerusform>تكتمل المدينة حين تكتمل كل سكك الحديد الخارجة منها. يسجل تاجرها %Ln نقطة عن كل سكة حديد؛ والسكة التي تعود إلى المدينة تُحسب مرة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two completed railroads leave the city: 6 points for the merchant.</source>
        <translation type="unfinished">تخرج من المدينة سكتا حديد مكتملتان: 6 نقاط للتاجر.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad that leaves the city and comes back counts once: 3 points.</source>
        <translation type="unfinished">سكة الحديد التي تخرج من المدينة وتعود إليها تُحسب مرة واحدة: 3 نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairies and farmers</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">المروج والمزارعون</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A prairie extends to the nearest tracks and mountains or to the edge of the land. It is never complete: farmers stay there until the end of the game and score then.</source>
        <translation type="unfinished">يمتد المرج إلى أقرب القضبان والجبال أو إلى حافة الأرض. ولا يكتمل أبدًا: يبقى المزارعون فيه حتى نهاية اللعبة ثم يسجلون.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The prairies on the two sides of a track continue from tile to tile but stay separate.</source>
        <translation type="unfinished">المرجان على جانبي القضبان يستمران من بلاطة إلى بلاطة لكنهما يبقيان منفصلين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two camps and three herds: 16 points for the player with two farmers, none for the player with one.</source>
        <translation type="unfinished">مخيمان وثلاثة قطعان: 16 نقطة للاعب صاحب المزارعَين، ولا شيء لصاحب المزارع الواحد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One farmer each, one camp and one herd: 6 points for each player.</source>
        <translation type="unfinished">مزارع واحد لكل منهما، ومخيم وقطيع: 6 نقاط لكلا اللاعبين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Who scores</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">من يسجل النقاط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most cowboys on a feature scores it; tied players each get all the points. Then the cowboys and tents come home.</source>
        <translation type="unfinished">صاحب أكثر رعاة البقر على المعلم هو من يسجله؛ وعند التعادل ينال كل من المتعادلين النقاط كلها. ثم يعود رعاة البقر والخيام.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two railroads have become one. Each player has one railwayman there: 5 points for each player.</source>
        <translation type="unfinished">صارت سكتا الحديد سكة واحدة. ولكل لاعب عامل سكة واحد عليها: 5 نقاط لكلا اللاعبين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad already has a railwayman. The other parts of the new tile are free.</source>
        <translation type="unfinished">على سكة الحديد عامل سكة بالفعل. أما بقية أجزاء البلاطة الجديدة فخالية.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Points at the end</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">النقاط في النهاية</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.</source>
        <translation type="unfinished">
            <numerusform>سكك الحديد غير المكتملة تسجل %Ln نقطة عن كل بلاطة؛ والقاطرات لا تُحسب.</numerusform>
            <numerusform>سكك الحديد غير المكتملة تسجل نقطة واحدة عن كل بلاطة؛ والقاطرات لا تُحسب.</numerusform>
            <numerusform>سكك الحديد غير المكتملة تسجل نقطتين عن كل بلاطة؛ والقاطرات لا تُحسب.</numerusform>
            <numerusform>سكك الحديد غير المكتملة تسجل %Ln نقاط عن كل بلاطة؛ والقاطرات لا تُحسب.</numerusform>
            <numerusform>سكك الحديد غير المكتملة تسجل %Ln نقطة عن كل بلاطة؛ والقاطرات لا تُحسب.</numerusform>
            <numerusform>سكك الحديد غير المكتملة تسجل %Ln نقطة عن كل بلاطة؛ والقاطرات لا تُحسب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains score %Ln point(s) for each nugget.</source>
        <translation type="unfinished">
            <numerusform>الجبال غير المكتملة تسجل %Ln نقطة عن كل شذرة.</numerusform>
            <numerusform>الجبال غير المكتملة تسجل نقطة واحدة عن كل شذرة.</numerusform>
            <numerusform>الجبال غير المكتملة تسجل نقطتين عن كل شذرة.</numerusform>
            <numerusform>الجبال غير المكتملة تسجل %Ln نقاط عن كل شذرة.</numerusform>
            <numerusform>الجبال غير المكتملة تسجل %Ln نقطة عن كل شذرة.</numerusform>
            <numerusform>الجبال غير المكتملة تسجل %Ln نقطة عن كل شذرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete cities score %Ln point(s) for each completed railroad.</source>
        <translation type="unfinished">
            <numerusform>المدن غير المكتملة تسجل %Ln نقطة عن كل سكة حديد مكتملة.</numerusform>
            <numerusform>المدن غير المكتملة تسجل نقطة واحدة عن كل سكة حديد مكتملة.</numerusform>
            <numerusform>المدن غير المكتملة تسجل نقطتين عن كل سكة حديد مكتملة.</numerusform>
            <numerusform>المدن غير المكتملة تسجل %Ln نقاط عن كل سكة حديد مكتملة.</numerusform>
            <numerusform>المدن غير المكتملة تسجل %Ln نقطة عن كل سكة حديد مكتملة.</numerusform>
            <numerusform>المدن غير المكتملة تسجل %Ln نقطة عن كل سكة حديد مكتملة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for each horse herd.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>يسجل المزارعون %Ln نقطة عن كل مخيم تيبي على مرجهم و%1 عن كل قطيع خيل.</numerusform>
            <numerusform>يسجل المزارعون نقطة واحدة عن كل مخيم تيبي على مرجهم و%1 عن كل قطيع خيل.</numerusform>
            <numerusform>يسجل المزارعون نقطتين عن كل مخيم تيبي على مرجهم و%1 عن كل قطيع خيل.</numerusform>
            <numerusform>يسجل المزارعون %Ln نقاط عن كل مخيم تيبي على مرجهم و%1 عن كل قطيع خيل.</numerusform>
            <numerusform>يسجل المزارعون %Ln نقطة عن كل مخيم تيبي على مرجهم و%1 عن كل قطيع خيل.</numerusform>
            <numerusform>يسجل المزارعون %Ln نقطة عن كل مخيم تيبي على مرجهم و%1 عن كل قطيع خيل.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All players reveal their tokens and score their values.</source>
        <translation type="unfinished">يكشف جميع اللاعبين أقراصهم ويسجلون قيمها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad is incomplete: 1 point for each tile, and the locomotive does not count.</source>
        <translation type="unfinished">سكة الحديد غير مكتملة: نقطة واحدة عن كل بلاطة، ولا تُحسب القاطرة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most points wins; tied players share the win.</source>
        <translation type="unfinished">الفائز صاحب أكثر النقاط؛ والمتعادلون يتقاسمون الفوز.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All points at a glance</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">كل النقاط في لمحة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Complete</source>
        <extracomment>Column heading: points when a railroad, mountain or city is complete</extracomment>
        <translation type="unfinished">عند الاكتمال</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>At the end</source>
        <extracomment>Column heading: points at the end of the game</extracomment>
        <translation type="unfinished">في النهاية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroad, each tile</source>
        <translation type="unfinished">سكة حديد، لكل بلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>%1, or %2 with exactly one locomotive</source>
        <extracomment>Points: %1 usually, %2 with a locomotive</extracomment>
        <translation type="unfinished">%1، أو %2 مع قاطرة واحدة بالضبط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountain, each nugget</source>
        <translation type="unfinished">جبل، لكل شذرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>City, each completed railroad</source>
        <translation type="unfinished">مدينة، لكل سكة حديد مكتملة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each tipi camp</source>
        <translation type="unfinished">مرج، لكل مخيم تيبي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each horse herd</source>
        <translation type="unfinished">مرج، لكل قطيع خيل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Each mining token</source>
        <translation type="unfinished">كل قرص تنقيب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>its value</source>
        <extracomment>In a table of points: the value of a mining token</extracomment>
        <translation type="unfinished">قيمته</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Options of a game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">خيارات اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers: without this option, cowboys cannot go to the prairies, which is easier for a first game.</source>
        <translation type="unfinished">المزارعون: من دون هذا الخيار لا يمكن وضع رعاة البقر على المروج، وهذا أسهل للعبة الأولى.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Fifth cowboy: every player has five cowboys instead of four.</source>
        <translation type="unfinished">راعي بقر خامس: لكل لاعب خمسة رعاة بقر بدلًا من أربعة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Take back: instead of another action, a player may take back one of their own cowboys without scoring.</source>
        <translation type="unfinished">الاسترجاع: بدلًا من إجراء آخر يجوز للاعب استرجاع أحد رعاة البقر لديه من دون تسجيل نقاط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Glossary</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">مسرد الكلمات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cowboy</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">راعي بقر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that scores. Depending on where it is, it is a railwayman, a gold miner, a merchant or a farmer.</source>
        <translation type="unfinished">قطعة تسجل النقاط. وهي حسب مكانها عامل سكة أو منقّب ذهب أو تاجر أو مزارع.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Gravel</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">حصى</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mining token that is worth nothing.</source>
        <translation type="unfinished">قرص تنقيب لا قيمة له.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Junction</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">مفترق</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The turntable where railroads end.</source>
        <translation type="unfinished">القرص الدوّار الذي تنتهي عنده سكك الحديد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mining token</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">قرص تنقيب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A token from a mountain, with a hidden value: usually 0 to 5.</source>
        <translation type="unfinished">قرص من جبل، قيمته خفية: من 0 إلى 5 عادةً.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Nugget</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">شذرة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A lump of gold on a mountain. It brings a token when the tile is placed and a point when the mountain scores.</source>
        <translation type="unfinished">كتلة ذهب على جبل. تجلب قرصًا حين توضع البلاطة ونقطة حين يسجل الجبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Open edge</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">حافة مفتوحة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>An edge where a railroad or a mountain can still grow.</source>
        <translation type="unfinished">حافة يمكن أن تنمو عندها سكة حديد أو جبل.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tent</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">خيمة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that does not score but lets its player mine.</source>
        <translation type="unfinished">قطعة لا تسجل نقاطًا لكنها تتيح لصاحبها التنقيب.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tipi camp, horse herd</source>
        <translation type="unfinished">مخيم تيبي، قطيع خيل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Symbols on a prairie that bring points to farmers.</source>
        <translation type="unfinished">رموز على المرج تجلب النقاط للمزارعين.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Goal of the game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">هدف اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tile by tile, all players build a land of railroads, mountains and prairies together. Your cowboys claim parts of it and score points when these are complete.</source>
        <translation type="unfinished">بلاطة بعد بلاطة يبني جميع اللاعبين معًا أرضًا من سكك الحديد والجبال والمروج. ويستولي رعاة البقر لديك على أجزاء منها ويسجلون النقاط حين تكتمل.</translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>بلاطة واحدة</numerusform>
            <numerusform>بلاطتان</numerusform>
            <numerusform>%Ln بلاطات</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>شذرة واحدة</numerusform>
            <numerusform>شذرتان</numerusform>
            <numerusform>%Ln شذرات</numerusform>
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>%Ln شذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 completed railroads × 3 = 6&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>لا سكك حديد مكتملة</numerusform>
            <numerusform>سكة حديد مكتملة واحدة</numerusform>
            <numerusform>سكتا حديد مكتملتان</numerusform>
            <numerusform>%Ln سكك حديد مكتملة</numerusform>
            <numerusform>%Ln سكة حديد مكتملة</numerusform>
            <numerusform>%Ln سكة حديد مكتملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>مخيم تيبي واحد</numerusform>
            <numerusform>مخيما تيبي</numerusform>
            <numerusform>%Ln مخيمات تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>قطيع خيل واحد</numerusform>
            <numerusform>قطيعا خيل</numerusform>
            <numerusform>%Ln قطعان خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 × %2</source>
        <extracomment>Part of a calculation: %1 as in &quot;4 tiles&quot;, %2 points for each
----------
Part of a calculation: %1 as in &quot;4 tiles × 1&quot;, %2 is 2</extracomment>
        <translation type="unfinished">%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>one locomotive</source>
        <extracomment>What doubles the points of a railroad</extracomment>
        <translation type="unfinished">قاطرة واحدة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 + %2</source>
        <extracomment>Part of a calculation: two sums or products</extracomment>
        <translation type="unfinished">%1 + %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 = %2</source>
        <extracomment>A calculation: %1 as in &quot;4 tiles × 1&quot;, %2 points</extracomment>
        <translation type="unfinished">%1 = %2</translation>
    </message>
</context>
<context>
    <name>SeatNotices</name>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer player &quot;%1&quot; is unknown, so a person plays for %2.</source>
        <extracomment>%1 technical name of a computer player, %2 name of the player that it stood for</extracomment>
        <translation type="unfinished">لاعب الحاسوب «%1» غير معروف، ولذلك يلعب شخص بدلًا منه باسم %2.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The color &quot;%1&quot; of %2 is unknown, so another one is used.</source>
        <extracomment>%1 name of a colour in a file, %2 a player</extracomment>
        <translation type="unfinished">اللون «%1» الخاص بـ%2 غير معروف، ولذلك يُستعمل لون آخر.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer can no longer play for %1, so a person plays for %1 now. To hand the seat back, choose &quot;Players…&quot; in the Game menu.</source>
        <extracomment>%1 a player; &quot;Players…&quot; is the entry of the menu</extracomment>
        <translation type="unfinished">لم يعد الحاسوب قادرًا على اللعب باسم %1، ولذلك يلعب شخص باسم %1 الآن. لإعادة المقعد اختر «اللاعبون…» من قائمة اللعبة.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Halfway to the next level: plays about half of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+&quot;</extracomment>
        <translation type="unfinished">في منتصف الطريق إلى المستوى التالي: يلعب نحو نصف النقلات كما يلعب ذلك المستوى.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>On the way to the next level: plays some of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+30&quot;</extracomment>
        <translation type="unfinished">في الطريق إلى المستوى التالي: يلعب بعض النقلات كما يلعب ذلك المستوى.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation type="unfinished">مستجد</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation type="unfinished">مستكشف</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation type="unfinished">رئيس عمال</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Baron</source>
        <extracomment>Strongest level of the computer players</extracomment>
        <translation type="unfinished">بارون</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Person</source>
        <extracomment>A player who is no computer</extracomment>
        <translation type="unfinished">شخص</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Computer %1</source>
        <extracomment>%1 is the technical name of a computer player, such as uct:100</extracomment>
        <translation type="unfinished">الحاسوب %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Someone at this computer.</source>
        <extracomment>Who plays; stands below &quot;Person&quot;</extracomment>
        <translation type="unfinished">شخص أمام هذا الحاسوب.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Fresh off the train: plays simple moves and makes beginner&apos;s mistakes.</source>
        <extracomment>How a computer player plays; stands below &quot;Greenhorn&quot;</extracomment>
        <translation type="unfinished">نزل من القطار لتوه: يلعب نقلات بسيطة ويقع في أخطاء المبتدئين.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>An old hand: knows what everything is worth and moves at once.</source>
        <extracomment>How a computer player plays; stands below &quot;Prospector&quot;</extracomment>
        <translation type="unfinished">صاحب خبرة: يعرف قيمة كل شيء ويلعب في الحال.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Always has a plan: looks ahead before each move.</source>
        <extracomment>How a computer player plays; stands below &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">لديه خطة دائمًا: ينظر إلى الأمام قبل كل نقلة.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Gives nothing away: the strongest player, thinks for about a second.</source>
        <extracomment>How a computer player plays; stands below &quot;Baron&quot;</extracomment>
        <translation type="unfinished">لا يفرط في شيء: أقوى اللاعبين، يفكر نحو ثانية.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Ann</source>
        <extracomment>Default name of the first player: a short first name usual in your language</extracomment>
        <translation type="unfinished">أمل</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Bo</source>
        <extracomment>Default name of the second player</extracomment>
        <translation type="unfinished">بدر</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Cleo</source>
        <extracomment>Default name of the third player</extracomment>
        <translation type="unfinished">جود</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Dan</source>
        <extracomment>Default name of the fourth player</extracomment>
        <translation type="unfinished">دينا</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Eve</source>
        <extracomment>Default name of the fifth player</extracomment>
        <translation type="unfinished">هادي</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Each player needs a different color.</source>
        <translation type="unfinished">كل لاعب يحتاج إلى لون مختلف.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Two players are called %1. Give one of them another name.</source>
        <extracomment>Why a game cannot start; %1 a name</extracomment>
        <translation type="unfinished">لاعبان اثنان بالاسم %1. أعطِ أحدهما اسمًا آخر.</translation>
    </message>
</context>
<context>
    <name>SetChanges</name>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a tile or the value of a token, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 من %2 إلى %3</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles added: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">البلاطات المضافة: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles removed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">البلاطات المزالة: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles changed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">البلاطات المتغيرة: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Copies: %1</source>
        <extracomment>How many copies of tiles there were and are: %1 a list of &quot;12 from 4 to 3&quot;</extracomment>
        <translation type="unfinished">النسخ: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tokens of value %1</source>
        <extracomment>How many tokens of each value there were and are: %1 a list of &quot;5 from 8 to 9&quot;</extracomment>
        <translation type="unfinished">الأقراص حسب القيمة: %1</translation>
    </message>
</context>
<context>
    <name>SetHandbook</name>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>From nothing to a printed set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">من لا شيء إلى طقم مطبوع</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Start a new set: empty, or with the tiles of an existing one.</source>
        <translation type="unfinished">ابدأ طقمًا جديدًا: فارغًا، أو ببلاطات طقم موجود.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Draw a tile. Duplicate it and change the copy: that is faster than drawing a new one.</source>
        <translation type="unfinished">ارسم بلاطة. كررها وغيّر النسخة: هذا أسرع من بلاطة جديدة.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Work through the problems until no error is left.</source>
        <translation type="unfinished">عالج المشكلات حتى لا يبقى أي خطأ.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Let the computer play in the lab, and change what stands out.</source>
        <translation type="unfinished">دع الحاسوب يلعب في المختبر، وغيّر ما يلفت النظر.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Play a game with your set, then print it.</source>
        <translation type="unfinished">العب لعبة بطقمك، ثم اطبعه.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Everything can be undone. If the program crashes, it offers to recover your changes at the next start.</source>
        <translation type="unfinished">يمكن التراجع عن كل شيء. وإن تعطل البرنامج عرض عليك تغييراتك عند البدء التالي.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drawing a tile</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">رسم بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click near an edge to make it railroad, mountain or prairie.</source>
        <translation type="unfinished">انقر قرب حافة لجعلها سكة حديد أو جبلًا أو مرجًا.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drag from one edge to another to lay track, or into the middle to end it there. Dragging from a mountain extends the mountain.</source>
        <translation type="unfinished">اسحب من حافة إلى أخرى لمد القضبان، أو إلى الوسط لإنهائها هناك. والسحب نفسه من جبل يوسّع الجبل.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Turn the wheel to add or remove the symbol under the pointer: nuggets, locomotives, tipi camps, or with Shift horse herds.</source>
        <translation type="unfinished">أدر العجلة لإضافة الرمز الذي تحت المؤشر أو إزالته: الشذرات والقاطرات ومخيمات التيبي، ومع Shift قطعان الخيل.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Each of the tools above the drawing does one of these things.</source>
        <translation type="unfinished">كل أداة فوق الرسم تؤدي واحدًا من هذه الأمور.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The picture always shows what the tile is in the game. Beside it you see the tile turned, and among tiles that fit.</source>
        <translation type="unfinished">تُظهر الصورة دائمًا البلاطة كما هي في اللعبة. وبجوارها ترى البلاطة مدارة وبين بلاطات تناسبها.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Tiles and the set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">البلاطات والطقم</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The list on the left shows all tiles. Choose several to turn, mirror, copy or remove them together. Drag them to change their order, or to another set.</source>
        <translation type="unfinished">في قائمة البلاطات كل البلاطات. اختر عدة منها لتدويرها أو عكسها أو نسخها أو إزالتها معًا. اسحبها لتغيير ترتيبها أو نقلها إلى طقم آخر.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>On the right you give a tile its id and the number of copies. The tab &quot;Set&quot; shows the name of the set, its start tile and the mining tokens.</source>
        <translation type="unfinished">في لوحة الخصائص تعطي البلاطة معرفها وعدد نسخها. وفي اللسان «الطقم» اسم الطقم وبلاطة البداية وأقراص التنقيب.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Custom pictures</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">رسوم خاصة بك</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Custom picture&quot; gives a tile a picture from a file. SVG is sharp at any size; PNG and other pictures keep up to 2,400 pixels a side.</source>
        <translation type="unfinished">«صورة خاصة» تعطي البلاطة صورة من ملف. صور SVG حادة بأي حجم؛ أما PNG وغيرها فتبقى حتى 2400 بكسل لكل ضلع.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The game can draw its tracks, nuggets, locomotives, tipi camps and horse herds on top of your picture. Choose which ones, for one tile or the whole set.</source>
        <translation type="unfinished">يمكن للعبة أن ترسم فوق صورتك قضبانها وشذراتها وقاطراتها ومخيماتها وقطعانها. اختر ما تريده منها، لبلاطة واحدة أو للطقم كله.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>To begin, export a tile as SVG. The file has a layer for each part of the tile. Change the file in a drawing program, then import it again. The layers that the game draws on top of your picture are locked. Unlock a layer to draw that part yourself.</source>
        <translation type="unfinished">للبدء، صدّر بلاطة بصيغة SVG. فيها طبقة لكل جزء. غيّرها في برنامج رسم ثم استوردها من جديد. وما ترسمه اللعبة فوق صورتك الخاصة مقفل فيها: افتح قفل طبقة لترسمها بنفسك.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Pictures from a folder&quot; gives each tile the picture named after its id. What you save in a drawing program afterwards shows at once, or when you open the set again.</source>
        <translation type="unfinished">«صور من مجلد» تعطي كل بلاطة الصورة المسماة بمعرفها. وما تحفظه بعد ذلك في برنامج رسم يظهر فورًا، أو حين تفتح الطقم من جديد.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>At the bottom of the &quot;Set&quot; tab, you can replace the symbols on all tiles, the backs, the tokens and the pieces with your own pictures: choose a file, or drop it onto its row. In a folder they are found by names such as nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg or tent.svg.</source>
        <translatorcomment>free: cowboy; free: nugget; free: tent</translatorcomment>
        <translation type="unfinished">في آخر اللسان «الطقم» تحل صور من عندك محل الرموز على كل البلاطات، ومحل الظهور والأقراص والقطع: اختر ملفًا، أو أفلته على صفه. وفي المجلد تُعرف الصور بأسماء مثل nugget.svg أو herd.png أو back.png أو token-5.png أو token-back.svg أو cowboy.svg أو tent.svg.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A note in the list of problems says where the colors at an edge differ from those of other tiles. A set is saved together with its pictures.</source>
        <translation type="unfinished">تذكر ملاحظة في قائمة المشكلات أين تختلف الألوان عند حافة عن ألوان البلاطات الأخرى. ويُحفظ الطقم مع صوره.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Problems</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">المشكلات</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A set with an error cannot be played. Warnings and notes are for you to judge: not every one is a mistake.</source>
        <translation type="unfinished">لا يمكن اللعب بطقم فيه خطأ. أما التحذيرات والملاحظات فالحكم فيها لك: ليس كل منها غلطة.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click a problem to go to it. The button beside it repairs it, or offers several repairs.</source>
        <translation type="unfinished">انقر مشكلة للانتقال إلى موضعها. والزر بجوارها يصلحها، أو يعرض عدة طرق لإصلاحها.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Statistics and lab</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">الإحصاءات والمختبر</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The statistics count what is on your tiles and compare it with the classic set.</source>
        <translation type="unfinished">تعد الإحصاءات ما في بلاطاتك، إلى جانب الطقم الكلاسيكي.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>In the lab the computer plays many games with your set. &quot;What stands out&quot; says in words where it differs from the classic set. The more games, the more reliable the numbers.</source>
        <translation type="unfinished">في المختبر يلعب الحاسوب ألعابًا كثيرة بطقمك. ويذكر «ما يلفت النظر» بالكلمات أين يختلف عن الطقم الكلاسيكي. وكلما زادت الألعاب زادت دقة الأرقام.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Under &quot;Learned&quot;, the computer first learns to play your set well. Then it tells you what it has found out.</source>
        <translation type="unfinished">في «حصيلة التعلم» يتعلم الحاسوب أولًا إجادة اللعب بطقمك، ثم يخبرك بما اكتشفه.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Change a tile, run the lab again and compare. The numbers can be exported.</source>
        <translation type="unfinished">غيّر بلاطة وشغّل المختبر من جديد وقارن. ويمكن تصدير الأرقام.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Playing and printing</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">اللعب والطباعة</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>F5 starts the game with the set as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">يبدأ F5 اللعبة بالطقم كما هو الآن، محفوظًا كان أم لا. و«تثبيت في اللعبة» يتيح لك اختياره لأي لعبة جديدة.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of tiles, tokens and pieces at their true size, with marks to cut along, for your printer or as PDF or SVG. Print one page first and measure its ruler.</source>
        <translation type="unfinished">«طباعة ولعب» تُنشئ صفحات من البلاطات والأقراص والقطع بحجمها الحقيقي، مع علامات للقص، لطابعتك أو بصيغة PDF أو SVG. اطبع صفحة واحدة أولًا وقس مسطرتها.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>For a print shop, export a PDF with a bleed: the picture then extends beyond the cut.</source>
        <translation type="unfinished">لدار الطباعة صدّر ملف PDF بنزف: عندها تمتد الصورة خارج خط القص.</translation>
    </message>
</context>
<context>
    <name>SetKind</name>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New set…</source>
        <extracomment>Menu entry: a new tile set</extracomment>
        <translation type="unfinished">طقم &amp;جديد…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a new set, empty or based on another one</source>
        <translation type="unfinished">بدء طقم جديد، فارغ أو مبني على غيره</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>New set</source>
        <extracomment>Name of a tile set that has none yet</extracomment>
        <translation type="unfinished">طقم جديد</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile</source>
        <extracomment>Menu: what can be done with tiles</extracomment>
        <translation type="unfinished">&amp;بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">أطقم البلاطات (%1)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Find a tile</source>
        <translation type="unfinished">&amp;بحث عن بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New tile</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">بلاطة &amp;جديدة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn &amp;left</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">تدوير &amp;يسارًا</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn r&amp;ight</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">تدوير ي&amp;مينًا</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Mirror</source>
        <extracomment>Menu entry: mirrors tiles</extracomment>
        <translation type="unfinished">&amp;عكس</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add missing &amp;variants</source>
        <translation type="unfinished">إ&amp;ضافة التنويعات الناقصة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add tiles that the set does not have yet: mirror images of this one, and this one with its railroads turned</source>
        <translation type="unfinished">إضافة ما ليس في الطقم بعد من الصور المعكوسة لهذه البلاطة وسكك حديدها المدارة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Menu entry: the tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;صورة خاصة…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pictures from a &amp;folder…</source>
        <extracomment>Menu entry: own pictures for all tiles that a folder has one for</extracomment>
        <translation type="unfinished">صو&amp;ر من مجلد…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Import pictures from a folder, each for the tile it is named after</source>
        <translation type="unfinished">استيراد صور من مجلد، كل منها للبلاطة التي تحمل اسمها</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>E&amp;xport tile as SVG…</source>
        <extracomment>Menu entry: the tile as a file for drawing programs</extracomment>
        <translation type="unfinished">تص&amp;دير البلاطة بصيغة SVG…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Write this tile with a layer for each of its parts, to be changed in a drawing program</source>
        <translation type="unfinished">كتابة هذه البلاطة بطبقة لكل جزء من أجزائها، لتغييرها في برنامج رسم</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Make this the &amp;start tile</source>
        <translation type="unfinished">جعلها &amp;بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add one cop&amp;y</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">إضافة نس&amp;خة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Remove &amp;one copy</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">إزالة نسخة &amp;واحدة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play t&amp;his tile first</source>
        <translation type="unfinished">البدء ب&amp;هذه البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a game in which this tile is the first to be drawn</source>
        <translation type="unfinished">بدء لعبة تكون فيها هذه البلاطة أول ما يُسحب</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play this tile first with people</source>
        <translation type="unfinished">البدء بهذه البلاطة مع أشخاص</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">&amp;قائمة البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pre&amp;view</source>
        <extracomment>Menu entry: shows or hides the tile as the game shows it</extracomment>
        <translation type="unfinished">م&amp;عاينة</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure in the drawing</source>
        <extracomment>Menu entry: the large drawing shows the tile&apos;s own picture, not what the game draws without</extracomment>
        <translation type="unfinished">ال&amp;صورة الخاصة في الرسم</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is too large for a settings file</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">هو أكبر من أن يكون ملف إعدادات</translation>
    </message>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is damaged and contains no settings</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">هو تالف ولا يحتوي على إعدادات</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Classic set</source>
        <extracomment>Name of the tile set that the game is usually played with</extracomment>
        <translation type="unfinished">الطقم الكلاسيكي</translation>
    </message>
</context>
<context>
    <name>Siblings</name>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>%1 could not be started</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">تعذر بدء %1</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; was not found.</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">لم يُعثر على البرنامج «%1».</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>It is neither in %1 nor in any folder in PATH. It is part of Lodeline; please install or build it.</source>
        <extracomment>%1 a folder; PATH is the list of folders where the system looks for programs</extracomment>
        <translation type="unfinished">ليس في %1 ولا في أي مجلد من PATH. وهو جزء من Lodeline؛ ثبّته أو ابنِه من فضلك.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; could not be started.</source>
        <extracomment>%1 path of a program</extracomment>
        <translation type="unfinished">تعذر بدء البرنامج «%1».</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Some of your files could not be used and were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">تعذر استعمال بعض ملفاتك ونُقلت جانبًا:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Your files were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">نُقلت ملفاتك جانبًا:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The last start failed before the window appeared. Your settings, unfinished work and tile sets were not read this time, because one of these files may be the cause. Restart to read them. If that fails again, move them aside.</source>
        <translation type="unfinished">أخفق البدء الأخير قبل ظهور النافذة. ولم تُقرأ هذه المرة إعداداتك وأعمالك غير المنتهية وأطقم بلاطاتك، لأن أحد هذه الملفات قد يكون السبب. أعد التشغيل لقراءتها. وإن فشل ذلك مرة أخرى، فانقلها جانبًا.</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart and read them</source>
        <extracomment>Button: the program starts once more and reads the files of earlier runs</extracomment>
        <translation type="unfinished">إعادة التشغيل و&amp;قراءتها</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Move them &amp;aside</source>
        <extracomment>Button: the files of earlier runs are moved to another folder</extracomment>
        <translation type="unfinished">نقلها &amp;جانبًا</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart</source>
        <extracomment>Button: the program ends and starts once more</extracomment>
        <translation type="unfinished">إعادة ال&amp;تشغيل</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The program could not be started again. Close it and start it yourself.</source>
        <translation type="unfinished">تعذر بدء البرنامج من جديد. أغلقه وابدأه بنفسك.</translation>
    </message>
</context>
<context>
    <name>StatisticsRows</name>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>A number and, in parentheses, its share: &quot;54 (75%)&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2 per 100)</source>
        <extracomment>A number and, in parentheses, what it is per hundred tiles: &quot;54 (75 per 100)&quot;</extracomment>
        <translation type="unfinished">%1 (%2 لكل 100)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tiles</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Designs</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">التصاميم</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Copies per design</source>
        <extracomment>The mean number of copies</extracomment>
        <translation type="unfinished">النسخ لكل تصميم</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln edge(s) that need a neighbor</source>
        <extracomment>Edges of one kind, on all tiles together</extracomment>
        <translation type="unfinished">
            <numerusform>لا حواف تحتاج إلى جار</numerusform>
            <numerusform>حافة واحدة تحتاج إلى جار</numerusform>
            <numerusform>حافتان تحتاجان إلى جار</numerusform>
            <numerusform>%Ln حواف تحتاج إلى جار</numerusform>
            <numerusform>%Ln حافة تحتاج إلى جار</numerusform>
            <numerusform>%Ln حافة تحتاج إلى جار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln matching tile(s)</source>
        <extracomment>Tiles that have such an edge</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطات متوافقة</numerusform>
            <numerusform>بلاطة متوافقة واحدة</numerusform>
            <numerusform>بلاطتان متوافقتان</numerusform>
            <numerusform>%Ln بلاطات متوافقة</numerusform>
            <numerusform>%Ln بلاطة متوافقة</numerusform>
            <numerusform>%Ln بلاطة متوافقة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1, %2, %3</source>
        <extracomment>Edges and matching tiles: %1 &quot;56 edges that need a neighbor&quot;, %2 &quot;27 matching tiles&quot;, %3 a percentage</extracomment>
        <translation type="unfinished">%1، %2، %3</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 / %2</source>
        <extracomment>Edges and matching tiles: %1 a number of edges, %2 a number of tiles and their share: &quot;56 / 27 (75%)&quot;</extracomment>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">سكك الحديد</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">الجبال</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">المروج</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">المدن</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Runs through</source>
        <extracomment>What becomes of a railroad on its tile</extracomment>
        <translation type="unfinished">تمر عبرها</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a junction</source>
        <translation type="unfinished">تنتهي في مفترق</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a city</source>
        <translation type="unfinished">تنتهي في مدينة</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a mountain</source>
        <translation type="unfinished">تنتهي في جبل</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Locomotives</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">القاطرات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">مخيمات التيبي</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Horse herds</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">قطعان الخيل</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Nuggets</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">الشذرات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">أقراص التنقيب</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln neighbor(s)</source>
        <extracomment>Row of a chart: tiles beside an open square</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln جار</numerusform>
            <numerusform>جار واحد</numerusform>
            <numerusform>جاران</numerusform>
            <numerusform>%Ln جيران</numerusform>
            <numerusform>%Ln جارًا</numerusform>
            <numerusform>%Ln جار</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Railroad</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">سكة حديد</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Mountain</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">جبل</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Prairie</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">مرج</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>City</source>
        <extracomment>Kind of a part of a tile: name of a row</extracomment>
        <translation type="unfinished">مدينة</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Open</source>
        <extracomment>One of the sides of a square: there is no tile beside it</extracomment>
        <translation type="unfinished">مفتوح</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>, </source>
        <extracomment>Stands between the sides of a square, as in &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">، </translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Clockwise from north: %1</source>
        <extracomment>What lies around a square: %1 such as &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">باتجاه عقارب الساعة من الشمال: %1</translation>
    </message>
</context>
<context>
    <name>SvgExport</name>
    <message>
        <location filename="../editor/print/svgexport.cpp"/>
        <source>The folder also contains pages that may be from an earlier export: %1</source>
        <extracomment>%1 names of files</extracomment>
        <translation type="unfinished">يحتوي المجلد أيضًا على صفحات قد تكون من تصدير سابق: %1</translation>
    </message>
</context>
<context>
    <name>SvgTidy</name>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The element &quot;%1&quot; is left out.</source>
        <extracomment>%1 an element of SVG, such as &quot;script&quot;</extracomment>
        <translation type="unfinished">العنصر «%1» متروك.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <extracomment>%1 an attribute of SVG, such as &quot;onclick&quot;</extracomment>
        <translation type="unfinished">الخاصية «%1» متروكة.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>A reference to something outside the picture is left out: %1</source>
        <extracomment>%1 an address, as the file has it</extracomment>
        <translation type="unfinished">إحالة إلى شيء خارج الصورة متروكة: %1</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>Text looks different on computers without its font. Turn it into paths.</source>
        <extracomment>Of a picture that holds text; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">يبدو النص مختلفًا على حواسيب ليس فيها خطه. حوّله إلى مسارات.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; may look a little different from your drawing program.</source>
        <extracomment>%1 a part of SVG, such as &quot;feDiffuseLighting&quot;</extracomment>
        <translation type="unfinished">قد يبدو «%1» مختلفًا قليلًا عنه في برنامج الرسم لديك.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; cannot be drawn here. Turn it into paths or a picture.</source>
        <extracomment>%1 a part of SVG, such as &quot;meshgradient&quot;; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">لا يمكن رسم «%1» هنا. حوّله إلى مسارات أو إلى صورة.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The color &quot;%1&quot; cannot be read. Save it as RGB.</source>
        <extracomment>%1 a color as the file has it, such as &quot;color(display-p3 1 0 0)&quot;</extracomment>
        <translation type="unfinished">تتعذر قراءة اللون «%1». احفظه بصيغة RGB.</translation>
    </message>
</context>
<context>
    <name>SymbolTool</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Locomotive</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">قاطرة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Nugget</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">شذرة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Tipi</source>
        <extracomment>Name of a tool: it puts a tipi camp on a tile</extracomment>
        <translation type="unfinished">تيبي</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Herd</source>
        <extracomment>Name of a tool: it puts a group of horses on a tile</extracomment>
        <translation type="unfinished">قطيع</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a railroad to add a locomotive. Right-click to remove one.</source>
        <translation type="unfinished">انقر سكة حديد لإضافة قاطرة. وانقر بالزر الأيمن لإزالة واحدة.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a mountain to add a nugget. Right-click to remove one.</source>
        <translation type="unfinished">انقر جبلًا لإضافة شذرة. وانقر بالزر الأيمن لإزالة واحدة.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a tipi camp. Right-click to remove one.</source>
        <translation type="unfinished">انقر مرجًا لإضافة مخيم تيبي. وانقر بالزر الأيمن لإزالة واحد.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a horse herd. Right-click to remove one.</source>
        <translation type="unfinished">انقر مرجًا لإضافة قطيع خيل. وانقر بالزر الأيمن لإزالة واحد.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a railroad for the locomotive, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">اختر أولًا سكة حديد للقاطرة، بالفأرة أو بمفتاح PgDown.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a mountain for the nugget, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">اختر أولًا جبلًا للشذرة، بالفأرة أو بمفتاح PgDown.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the tipi camp, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">اختر أولًا مرجًا لمخيم التيبي، بالفأرة أو بمفتاح PgDown.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the horse herd, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">اختر أولًا مرجًا لقطيع الخيل، بالفأرة أو بمفتاح PgDown.</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إضافة قاطرة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة قاطرة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إضافة شذرة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة شذرة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إضافة مخيم تيبي</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة مخيم تيبي</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إضافة قطيع خيل</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة قطيع خيل</translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%Ln token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>لا أقراص هنا</numerusform>
            <numerusform>هنا قرص واحد</numerusform>
            <numerusform>هنا قرصان</numerusform>
            <numerusform>هنا %Ln أقراص</numerusform>
            <numerusform>هنا %Ln قرصًا</numerusform>
            <numerusform>هنا %Ln قرص</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>one is worth %1 on average</source>
        <extracomment>Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">متوسط قيمة الواحد %1</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <location filename="../app/goldrush/board/overlays/tilerow.cpp"/>
        <source>×%1</source>
        <extracomment>So many copies of a tile, below its picture</extracomment>
        <translation type="unfinished">×%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/tilerow.cpp"/>
        <source>+%1</source>
        <extracomment>So many more different tiles, after the pictures of the first ones</extracomment>
        <translation type="unfinished">+%1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1–%2</source>
        <extracomment>%1 an edge or several that are joined already, %2 one more: &quot;north–south&quot;, &quot;north–east–south&quot;</extracomment>
        <translation type="unfinished">%1–%2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">شمال (النصف الغربي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">شمال (النصف الشرقي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">شرق (النصف الشمالي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">شرق (النصف الجنوبي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">جنوب (النصف الشرقي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">جنوب (النصف الغربي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">غرب (النصف الجنوبي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">غرب (النصف الشمالي)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1</source>
        <extracomment>%1 the edges that it joins: &quot;north–south&quot;</extracomment>
        <translation type="unfinished">سكة حديد %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to a junction</source>
        <extracomment>%1 an edge: &quot;Railroad north to a junction&quot;</extracomment>
        <translation type="unfinished">سكة حديد %1 إلى مفترق</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the city</source>
        <extracomment>%1 an edge: &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">سكة حديد %1 إلى المدينة</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the mountain</source>
        <extracomment>%1 an edge: &quot;Railroad north to the mountain&quot;</extracomment>
        <translation type="unfinished">سكة حديد %1 إلى الجبل</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>through</source>
        <extracomment>Where a railroad ends, an entry of a list: it runs from edge to edge</extracomment>
        <translation type="unfinished">عبور</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to a junction</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">إلى مفترق</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the city</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">إلى المدينة</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the mountain</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">إلى الجبل</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Peak</source>
        <comment>a mountain inside of a tile</comment>
        <translation type="unfinished">قمة</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Mountain %1</source>
        <extracomment>%1 the edges that it reaches: &quot;north–east&quot;</extracomment>
        <translation type="unfinished">جبل %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Valley</source>
        <comment>a prairie inside of a tile</comment>
        <translation type="unfinished">وادٍ</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Prairie %1</source>
        <extracomment>%1 the edges and half-edges that it reaches</extracomment>
        <translation type="unfinished">مرج %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>City</source>
        <extracomment>A part of a tile, as a label</extracomment>
        <translation type="unfinished">مدينة</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Railroad north–south with 1 locomotive&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قاطرة</numerusform>
            <numerusform>قاطرة واحدة</numerusform>
            <numerusform>قاطرتان</numerusform>
            <numerusform>%Ln قاطرات</numerusform>
            <numerusform>%Ln قاطرة</numerusform>
            <numerusform>%Ln قاطرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Mountain north with 2 nuggets&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>شذرة واحدة</numerusform>
            <numerusform>شذرتان</numerusform>
            <numerusform>%Ln شذرات</numerusform>
            <numerusform>%Ln شذرة</numerusform>
            <numerusform>%Ln شذرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Tipi camps on a part of a tile, as in &quot;Prairie north with 1 tipi camp&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>مخيم تيبي واحد</numerusform>
            <numerusform>مخيما تيبي</numerusform>
            <numerusform>%Ln مخيمات تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
            <numerusform>%Ln مخيم تيبي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Horse herds on a part of a tile, as in &quot;Prairie north with 1 horse herd&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>قطيع خيل واحد</numerusform>
            <numerusform>قطيعا خيل</numerusform>
            <numerusform>%Ln قطعان خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
            <numerusform>%Ln قطيع خيل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>%1 a part of a tile, %2 the symbols on it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1; %2</source>
        <extracomment>Parts of a tile: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1؛ %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>All prairie</source>
        <extracomment>What a tile without anything else shows</extracomment>
        <translation type="unfinished">مرج كلها</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../editor/set/practiceset.cpp"/>
        <source>Practice set</source>
        <extracomment>Name of a tile set to try things with</extracomment>
        <translation type="unfinished">طقم للتجربة</translation>
    </message>
</context>
<context>
    <name>TownSights</name>
    <message>
        <location filename="../app/boomtown/board/townsights.cpp"/>
        <source>Towns, cards and bonuses</source>
        <extracomment>A list of all squares of the towns, of the cards of the circle and of the bonuses, for screen readers</extracomment>
        <translation type="unfinished">البلدتان والبطاقات والمكافآت</translation>
    </message>
</context>
<context>
    <name>TownTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>City</source>
        <extracomment>Name of a tool: it builds a city in the middle of a tile</extracomment>
        <translation type="unfinished">مدينة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click the middle to build a city where the tracks end. Click the city to remove it.</source>
        <translation type="unfinished">انقر الوسط لبناء مدينة حيث تنتهي القضبان. وانقر المدينة لإزالتها.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Build a city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">بناء مدينة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove the city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة المدينة</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Track</source>
        <extracomment>Name of a tool: it draws the track of railroads</extracomment>
        <translation type="unfinished">قضبان</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Drag from edge to edge to lay track, or into the middle to end it in a junction, the city or the mountain. Click an edge to change where its track ends.</source>
        <translation type="unfinished">اسحب من حافة إلى حافة لمد القضبان، أو إلى الوسط لإنهائها في مفترق أو في المدينة أو الجبل. انقر حافة لتغيير موضع انتهاء قضبانها.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة القضبان</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Lay track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">مد القضبان</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تغيير نهاية القضبان</translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">لا يوجد لاعب حاسوب باسم «%1».</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %Ln player(s) can play.</source>
        <extracomment>Answer to a command line: %1 the fewest players, %Ln the most</extracomment>
        <translation type="unfinished">
            <numerusform>يمكن أن يلعب من %1 إلى %Ln لاعب.</numerusform>
            <numerusform>يمكن أن يلعب من %1 إلى لاعب واحد.</numerusform>
            <numerusform>يمكن أن يلعب من %1 إلى لاعبين.</numerusform>
            <numerusform>يمكن أن يلعب من %1 إلى %Ln لاعبين.</numerusform>
            <numerusform>يمكن أن يلعب من %1 إلى %Ln لاعبًا.</numerusform>
            <numerusform>يمكن أن يلعب من %1 إلى %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The set has no tile &quot;%1&quot;.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">ليس في الطقم بلاطة «%1».</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The only copy of tile &quot;%1&quot; is the start tile, which is on the board from the beginning. With a second copy it can be drawn.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">النسخة الوحيدة من البلاطة «%1» هي بلاطة البداية الموجودة على اللوح من الأول. وبنسخة ثانية يمكن سحبها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: the set has no copy of it.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">لا يمكن سحب البلاطة «%1»: ليس في الطقم نسخة منها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot come first: it does not fit beside the start tile.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">لا يمكن أن تأتي البلاطة «%1» أولًا: لا تناسب جوار بلاطة البداية.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; did not come first in any of %Ln shuffle(s).</source>
        <extracomment>%1 id of a tile, %Ln how many orders of the tiles were tried</extracomment>
        <translation type="unfinished">
            <numerusform>لم تأت البلاطة «%1» أولًا في أي خلطة من %Ln.</numerusform>
            <numerusform>لم تأت البلاطة «%1» أولًا في الخلطة الوحيدة.</numerusform>
            <numerusform>لم تأت البلاطة «%1» أولًا في أي من الخلطتين.</numerusform>
            <numerusform>لم تأت البلاطة «%1» أولًا في أي من %Ln خلطات.</numerusform>
            <numerusform>لم تأت البلاطة «%1» أولًا في أي من %Ln خلطة.</numerusform>
            <numerusform>لم تأت البلاطة «%1» أولًا في أي من %Ln خلطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The next tile has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">شوهدت البلاطة التالية، ولذلك يبقى الدور الأخير كما هو. في لعبة التدريب يمكن التراجع عنه.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>A token and the next tile have been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">شوهد قرص والبلاطة التالية، ولذلك يبقى الدور الأخير كما هو. في لعبة التدريب يمكن التراجع عنه.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The gold of all players has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">شوهد ذهب جميع اللاعبين، ولذلك يبقى الدور الأخير كما هو. في لعبة التدريب يمكن التراجع عنه.</translation>
    </message>
</context>
<context>
    <name>UsualWords</name>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;قص</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;لصق</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Duplicate</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;تكرار</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>R&amp;emove</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">إ&amp;زالة</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Rename</source>
        <extracomment>Menu entry: gives a tile or a card another id</extracomment>
        <translation type="unfinished">إعادة ت&amp;سمية</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move u&amp;p</source>
        <extracomment>Menu entry: moves a tile or a card towards the beginning of its set or deck</extracomment>
        <translation type="unfinished">ت&amp;حريك إلى الأعلى</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move do&amp;wn</source>
        <extracomment>Menu entry: moves a tile or a card towards the end of its set or deck</extracomment>
        <translation type="unfinished">تحري&amp;ك إلى الأسفل</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Problems</source>
        <extracomment>Menu entry: shows the list of problems</extracomment>
        <translation type="unfinished">المش&amp;كلات</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Statistics</source>
        <extracomment>Menu entry: shows the statistics</extracomment>
        <translation type="unfinished">الإ&amp;حصاءات</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Lab</source>
        <extracomment>Menu entry: shows the lab</extracomment>
        <translation type="unfinished">ال&amp;مختبر</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Show the lab, where the computer plays many games</source>
        <translation type="unfinished">إظهار المختبر، حيث يلعب الحاسوب ألعابًا كثيرة</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;History</source>
        <extracomment>Menu entry: shows the history of changes</extracomment>
        <translation type="unfinished">سجل التغيي&amp;رات</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry: goes to the next part of the window</extracomment>
        <translation type="unfinished">الجزء ال&amp;تالي</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Propert&amp;ies</source>
        <extracomment>Menu entry: shows or hides the forms with properties</extracomment>
        <translation type="unfinished">ال&amp;خصائص</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>L&amp;ower panel</source>
        <extracomment>Menu entry: shows or hides the part of the window with problems, statistics and lab</extracomment>
        <translation type="unfinished">اللوحة ال&amp;سفلية</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Enlarge the lower panel</source>
        <translation type="unfinished">تك&amp;بير اللوحة السفلية</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Play against the computer</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">اللعب ضد ال&amp;حاسوب</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Start a game with this as it is now</source>
        <translation type="unfinished">بدء لعبة بهذا كما هو الآن</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Play with p&amp;eople</source>
        <translation type="unfinished">اللعب مع أ&amp;شخاص</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Install in the game</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">ت&amp;ثبيت في اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Make this available for new games</source>
        <translation type="unfinished">إتاحة هذا للألعاب الجديدة</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Print and play…</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">&amp;طباعة ولعب…</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Print this or export it as PDF, SVG or pictures</source>
        <translation type="unfinished">طباعة هذا أو تصديره بصيغة PDF أو SVG أو صورًا</translation>
    </message>
</context>
<context>
    <name>WaitingOver</name>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Opening &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">فتح «%1»…</translation>
    </message>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Saving &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">حفظ «%1»…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a railwayman on the railroad</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">وضع عامل سكة على سكة الحديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a gold miner on the mountain</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">وضع منقّب ذهب على الجبل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a farmer on the prairie</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">وضع مزارع على المرج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a merchant in the city</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">وضع تاجر في المدينة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Pitch the tent on the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">نصب الخيمة على الجبل عند %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent within its mountain, to %1</source>
        <extracomment>An action to choose, where the tent stands on that mountain already; %1 position</extracomment>
        <translation type="unfinished">نقل الخيمة على جبلها نفسه إلى %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent to the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">نقل الخيمة إلى الجبل عند %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the railwayman at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">استرجاع عامل السكة عند %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the gold miner at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">استرجاع منقّب الذهب عند %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the farmer at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">استرجاع المزارع عند %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the merchant at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">استرجاع التاجر عند %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Skip</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation type="unfinished">تخطي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Mine: take a token from the mountain where the tent stands</source>
        <extracomment>An action to choose</extracomment>
        <translation type="unfinished">تنقيب: أخذ قرص من الجبل الذي عليه الخيمة</translation>
    </message>
</context>
<context>
    <name>lodeline::Percent</name>
    <message>
        <location filename="../ui/wording/percent.cpp"/>
        <source>%1%</source>
        <extracomment>A share in hundredths: %1 is a number. Put a space before the last sign if your language has one there</extracomment>
        <translation type="unfinished">%1%</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Actions</name>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Menu entry: set up a new game</extracomment>
        <translation type="unfinished">لعبة &amp;جديدة…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">&amp;فتح…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry (verb): save the game</extracomment>
        <translation type="unfinished">&amp;حفظ</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry (verb): save the game under another name</extracomment>
        <translation type="unfinished">حفظ &amp;باسم…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Close game</source>
        <extracomment>Menu entry (verb): put the game away</extracomment>
        <translation type="unfinished">إ&amp;غلاق اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry (verb): close the program</extracomment>
        <translation type="unfinished">إن&amp;هاء</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry (verb): take back the last turn</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry (verb): play the turn again that was taken back</extracomment>
        <translation type="unfinished">إ&amp;عادة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Hint</source>
        <extracomment>Menu entry (noun): good moves for the player</extracomment>
        <translation type="unfinished">تلمي&amp;ح</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Why &amp;not my move?</source>
        <extracomment>Menu entry: why is my move not the best one?</extracomment>
        <translation type="unfinished">&amp;لماذا ليست نقلتي؟</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Pla&amp;yers…</source>
        <extracomment>Menu entry: who plays for which seat, names and colours</extracomment>
        <translation type="unfinished">ال&amp;لاعبون…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Menu entry (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;مراجعة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Back to the ori&amp;ginal game</source>
        <extracomment>Menu entry: from another course of a game to the game as it was played</extracomment>
        <translation type="unfinished">ال&amp;عودة إلى اللعبة الأصلية</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Return to the game that this one branched off from</source>
        <translation type="unfinished">العودة إلى اللعبة التي تفرعت منها هذه</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry (noun): the keyboard goes on to the next part of the window</extracomment>
        <translation type="unfinished">الجزء ال&amp;تالي</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Lessons…</source>
        <extracomment>Menu entry: learn the game in lessons</extracomment>
        <translation type="unfinished">ال&amp;دروس…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Learn the game on the board, step by step</source>
        <translation type="unfinished">تعلم اللعبة على اللوح خطوة بخطوة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Rules</source>
        <extracomment>Menu entry (noun): the rules of the game</extracomment>
        <translation type="unfinished">ال&amp;قواعد</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">المفاتيح وال&amp;فأرة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Find a &amp;command…</source>
        <extracomment>Menu entry: every command of the menus by its name</extracomment>
        <translation type="unfinished">&amp;بحث عن أمر…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry: version and license of the program</extracomment>
        <translation type="unfinished">&amp;حول Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>All &amp;settings…</source>
        <extracomment>Menu entry: a window of its own with everything that can be set</extracomment>
        <translation type="unfinished">&amp;كل الإعدادات…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Set up a new game</source>
        <translation type="unfinished">إعداد لعبة جديدة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save the game to a file</source>
        <translation type="unfinished">حفظ اللعبة في ملف</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Redo the turn that was undone</source>
        <translation type="unfinished">إعادة الدور الذي جرى التراجع عنه</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the three best moves and the reasons for them</source>
        <translation type="unfinished">إظهار أفضل ثلاث نقلات وأسبابها</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>Status tip of a menu entry</extracomment>
        <translation type="unfinished">مقارنة النقلة التي تنويها بأفضل نقلة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Make the computer move right away</source>
        <translation type="unfinished">جعل الحاسوب يلعب في الحال</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">كيف تغيرت الفرص، مع نقاط التحول والنقلات الأفضل</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Change names and colors, and choose who plays each seat</source>
        <translation type="unfinished">تغيير الأسماء والألوان واختيار من يلعب في كل مقعد</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;in</source>
        <extracomment>Menu entry (verb): show the board larger</extracomment>
        <translation type="unfinished">ت&amp;كبير</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;out</source>
        <extracomment>Menu entry (verb): show the board smaller</extracomment>
        <translation type="unfinished">ت&amp;صغير</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the &amp;whole board</source>
        <translation type="unfinished">إظهار ال&amp;لوح كله</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry (noun): the window fills the screen</extracomment>
        <translation type="unfinished">ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;log</source>
        <extracomment>Menu entry (noun): what has happened in the game, line by line</extracomment>
        <translation type="unfinished">&amp;سجل اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;panel</source>
        <extracomment>Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points</extracomment>
        <translation type="unfinished">لوحة اللع&amp;بة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>P&amp;anel in its own window</source>
        <extracomment>Menu entry that can be ticked: the panel leaves the main window</extracomment>
        <translation type="unfinished">اللوحة في نافذة مست&amp;قلة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Lo&amp;g in its own window</source>
        <extracomment>Menu entry that can be ticked: the log leaves the main window</extracomment>
        <translation type="unfinished">السجل &amp;في نافذة مستقلة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>So&amp;unds</source>
        <extracomment>Menu entry (noun), ticked where the game makes sounds</extracomment>
        <translation type="unfinished">الأ&amp;صوات</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Final &amp;scoring</source>
        <extracomment>Menu entry (noun): the points at the end of the game</extracomment>
        <translation type="unfinished">الاحتساب الن&amp;هائي</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Same as &amp;system</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">مثل ال&amp;نظام</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;فاتحة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;داكنة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Automatic</source>
        <extracomment>A theme of the board: the one that goes with the windows</extracomment>
        <translation type="unfinished">&amp;تلقائي</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Day</source>
        <extracomment>A theme of the board: as in daylight</extracomment>
        <translation type="unfinished">&amp;نهار</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>D&amp;usk</source>
        <extracomment>A theme of the board: as in the evening</extracomment>
        <translation type="unfinished">&amp;غسق</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Ink on paper</source>
        <extracomment>A theme of the board: as on an old map</extracomment>
        <translation type="unfinished">&amp;حبر على ورق</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>High &amp;contrast</source>
        <extracomment>A theme of the board</extracomment>
        <translation type="unfinished">تباين &amp;عالٍ</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Normal &amp;color vision</source>
        <extracomment>Whose eyes see the window: those of whoever sees all colours</extracomment>
        <translation type="unfinished">رؤية &amp;طبيعية للألوان</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Protanopia (no red)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">عمى الأ&amp;حمر (بروتانوبيا)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Deuteranopia (no green)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">عمى الأ&amp;خضر (ديوترانوبيا)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Tritanopia (no blue)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">عمى الأ&amp;زرق (تريتانوبيا)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>A&amp;dd your own theme…</source>
        <translation type="unfinished">إ&amp;ضافة سمتك الخاصة…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Patter&amp;ns on pieces</source>
        <translation type="unfinished">&amp;نقوش على القطع</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Add stripes and checks to tell players apart</source>
        <translation type="unfinished">إضافة خطوط ومربعات للتمييز بين اللاعبين</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Off: show results at once</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">إي&amp;قاف: إظهار النتائج فورًا</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Step by step, without &amp;motion</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">خطوة بخطوة، بلا &amp;حركة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Slow</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;بطيئة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;عادية</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Fast</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;سريعة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quick</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;سريعة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;عادية</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Leisurely</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">متم&amp;هلة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Wait for me before each move</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">ا&amp;نتظاري قبل كل نقلة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">غير متاح في هذه اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Undo the last turn</source>
        <translation type="unfinished">التراجع عن الدور الأخير</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Continue</source>
        <extracomment>Menu entry (verb): the computer that waits shall play its turn</extracomment>
        <translation type="unfinished">م&amp;تابعة</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Play now</source>
        <extracomment>Menu entry: the computer shall stop thinking and move</extracomment>
        <translation type="unfinished">اللع&amp;ب الآن</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Looking for good moves…</source>
        <translation type="unfinished">البحث عن نقلات جيدة…</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>No hints could be found for this turn. Ask again, or play on without them.</source>
        <translation type="unfinished">لم يُعثر على تلميحات لهذا الدور. اطلبها من جديد أو تابع من دونها.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Advice</source>
        <extracomment>Name of the panel with good moves for the player</extracomment>
        <translation type="unfinished">النصائح</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Moves</source>
        <extracomment>Name of the list of good moves (noun)</extracomment>
        <translation type="unfinished">النقلات</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">التفكير</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Play it (Enter)</source>
        <extracomment>Button: make the chosen move; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">لعبها (Enter)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Close (Esc)</source>
        <extracomment>Button: close the advice; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">إغلاق (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CommandFinder</name>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Find a command</source>
        <translation type="unfinished">البحث عن أمر</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Name of the command</source>
        <translation type="unfinished">اسم الأمر</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Type part of its name</source>
        <translation type="unfinished">اكتب جزءًا من اسمه</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Commands</source>
        <extracomment>Name of a list: all commands of the menus (noun)</extracomment>
        <translation type="unfinished">الأوامر</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerBar</name>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is making a move</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">نقلة %1 جارية</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">تفكير %1 جارٍ</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">بانتظارك: %1</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 moves next</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">النقلة التالية: %1</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">بانتظارك: %1. اضغط Enter أو المسافة للمتابعة.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press %2, Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">بانتظارك: %1. اضغط %2 أو Enter أو المسافة للمتابعة.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking. Press %2 to make the computer move now.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">تفكير %1 جارٍ. اضغط %2 ليلعب الحاسوب الآن.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): the computer that waits shall play its turn; a key follows</extracomment>
        <translation type="unfinished">متابعة</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Play now</source>
        <extracomment>Button: the computer shall stop thinking and move; a key follows</extracomment>
        <translation type="unfinished">اللعب الآن</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">التفكير</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Let the computer continue</source>
        <translation type="unfinished">السماح للحاسوب بالمتابعة</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation type="unfinished">إيقاف التفكير ولعب أفضل نقلة وُجدت حتى الآن بلا توقف</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CourseChart</name>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">البداية</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">الدور %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>%1 %2</source>
        <extracomment>A chance of winning or points: %1 player, %2 &quot;62%&quot; or &quot;18&quot;</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Chances of winning during the game</source>
        <extracomment>Name of a chart: how the chances of winning changed in the course of the game</extracomment>
        <translation type="unfinished">فرص الفوز خلال اللعبة</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Points during the game</source>
        <extracomment>Name of a chart: how the points changed in the course of the game</extracomment>
        <translation type="unfinished">النقاط خلال اللعبة</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Use the arrow keys, Home and End to choose a turn.</source>
        <translation type="unfinished">استعمل مفاتيح الأسهم وHome وEnd لاختيار دور.</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Chances of winning</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">فرص الفوز</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Points</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">النقاط</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart: numbers of turns (noun)</extracomment>
        <translation type="unfinished">الدور</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Calculating the chances…</source>
        <translation type="unfinished">حساب الفرص…</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Game</source>
        <extracomment>Title of the panel with the drawn tile and the players (noun)</extracomment>
        <translation type="unfinished">اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Log</source>
        <extracomment>Title of the panel that tells what has happened in the game (noun)</extracomment>
        <translation type="unfinished">السجل</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GameFlow</name>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 a sentence</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games and their sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries. Sets: of tiles, of cards</extracomment>
        <translation type="unfinished">الألعاب وأطقمها (%1);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">الألعاب (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be started</source>
        <translation type="unfinished">لا يمكن بدء اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Your game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">لعبتك محفوظة: للعودة إليها اختر «العودة إلى اللعبة الأصلية» من قائمة اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">فتح لعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Some texts in this file were not allowed and have been corrected:
%1</source>
        <extracomment>%1 what was wrong, a line each</extracomment>
        <translation type="unfinished">بعض النصوص في هذا الملف لم يكن مسموحًا بها فصُححت:
%1</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be continued</source>
        <translation type="unfinished">لا يمكن متابعة اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>From here on you are playing the game differently. The original game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">من هنا تلعب اللعبة على نحو مختلف. اللعبة الأصلية محفوظة: للعودة إليها اختر «العودة إلى اللعبة الأصلية» من قائمة اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (*.lodeline)</source>
        <extracomment>Kind of files to choose from</extracomment>
        <translation type="unfinished">الألعاب (*.lodeline)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">حفظ اللعبة</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game was not saved</source>
        <translation type="unfinished">لم تُحفظ اللعبة</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GuideCard</name>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>First steps</source>
        <extracomment>Name of a panel: explanations for somebody who plays for the first time</extracomment>
        <translation type="unfinished">الخطوات الأولى</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Skip</source>
        <extracomment>Button: leave out the explanations</extracomment>
        <translation type="unfinished">تخ&amp;طي</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Next</source>
        <extracomment>Button: show the next explanation</extracomment>
        <translation type="unfinished">التال&amp;ي</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): the last explanation was read, the game begins</extracomment>
        <translation type="unfinished">&amp;لعب</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Above an explanation: %1 the number of this one, %2 of how many</extracomment>
        <translation type="unfinished">%1 من %2</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Rules</source>
        <extracomment>Title of a window (noun): the rules of the game</extracomment>
        <translation type="unfinished">القواعد</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">المفاتيح والفأرة</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a window: version and license of the program</extracomment>
        <translation type="unfinished">حول Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find in the rules</source>
        <translation type="unfinished">البحث في القواعد</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Unfinished games</source>
        <extracomment>Heading over the games that were not played to their end</extracomment>
        <translation type="unfinished">ألعاب غير منتهية</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>&amp;Restore it</source>
        <extracomment>Button: the game that was just discarded shall come back</extracomment>
        <translation type="unfinished">استعادت&amp;ها</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>The game with %1 was discarded.</source>
        <extracomment>%1 names of players</extracomment>
        <translation type="unfinished">أُهملت لعبة %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%Ln turn(s), %1</source>
        <extracomment>An interrupted game: %Ln turns played, %1 date and time of the last one</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln دور، %1</numerusform>
            <numerusform>دور واحد، %1</numerusform>
            <numerusform>دوران، %1</numerusform>
            <numerusform>%Ln أدوار، %1</numerusform>
            <numerusform>%Ln دورًا، %1</numerusform>
            <numerusform>%Ln دور، %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %Ln turn(s), %1</source>
        <extracomment>A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2 name of that set or deck</extracomment>
        <translation type="unfinished">
            <numerusform>تجربة %2: لا أدوار، %1</numerusform>
            <numerusform>تجربة %2: دور واحد، %1</numerusform>
            <numerusform>تجربة %2: دوران، %1</numerusform>
            <numerusform>تجربة %2: %Ln أدوار، %1</numerusform>
            <numerusform>تجربة %2: %Ln دورًا، %1</numerusform>
            <numerusform>تجربة %2: %Ln دور، %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): play the unfinished game</extracomment>
        <translation type="unfinished">متابعة</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue the game with %1</source>
        <extracomment>Name of a button for screen readers (verb); %1 names of players</extracomment>
        <translation type="unfinished">متابعة لعبة %1</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Discard the game with %1</source>
        <extracomment>%1 names of players; the unfinished game is given up</extracomment>
        <translation type="unfinished">إهمال لعبة %1</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedGames</name>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be discarded: &quot;%1&quot; is in use or cannot be moved. If the game is open in another window, close it there.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">تعذر إهمال اللعبة: «%1» قيد الاستعمال أو لا يمكن نقله. إذا كانت اللعبة مفتوحة في نافذة أخرى، فأغلقها هناك.</translation>
    </message>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be restored: &quot;%1&quot; cannot be written.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">تعذرت استعادة اللعبة: لا يمكن كتابة «%1».</translation>
    </message>
</context>
<context>
    <name>lodeline::app::KeysPage</name>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>This command already uses the key %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">هذا الأمر يستعمل المفتاح %1 بالفعل.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>%1 is reserved and cannot be reassigned.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">المفتاح %1 محجوز ولا يمكن تغييره.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>A command of another game already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key; game: a kind of game</extracomment>
        <translation type="unfinished">أمر في لعبة أخرى يستعمل %1 بالفعل. هل تريد استعماله لهذا الأمر بدلًا منه؟</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%2&quot; already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key, %2 the name of a command</extracomment>
        <translation type="unfinished">«%2» يستعمل %1 بالفعل. هل تريد استعماله لهذا الأمر بدلًا منه؟</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%1&quot; now uses the key %2.</source>
        <extracomment>%1 is the name of a command, %2 a key</extracomment>
        <translation type="unfinished">«%1» يستعمل الآن المفتاح %2.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>changed</source>
        <extracomment>Of the key of a command: it is not the usual one</extracomment>
        <translation type="unfinished">مغيَّر</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Command</source>
        <extracomment>Heading of a column</extracomment>
        <translation type="unfinished">الأمر</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keys</source>
        <extracomment>Heading of a column: of the keyboard</extracomment>
        <translation type="unfinished">المفاتيح</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Commands and their keys</source>
        <translation type="unfinished">الأوامر ومفاتيحها</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key:</source>
        <extracomment>Label of a field: the key that the chosen command shall have</extracomment>
        <translation type="unfinished">المفتاح الجديد:</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Press the key</source>
        <translation type="unfinished">اضغط المفتاح</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key for the command</source>
        <translation type="unfinished">المفتاح الجديد للأمر</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>No key</source>
        <extracomment>Button: the command shall have no key</extracomment>
        <translation type="unfinished">بلا مفتاح</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Restore default</source>
        <extracomment>Button: the command shall have its usual keys</extracomment>
        <translation type="unfinished">استعادة الأصلي</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Reassign it</source>
        <extracomment>Button: the key shall be that of the other command</extracomment>
        <translation type="unfinished">تغييره</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keep it</source>
        <extracomment>Button: the keys stay as they are</extracomment>
        <translation type="unfinished">إبقاؤه</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <location filename="../app/match/panels/logpanel.cpp"/>
        <source>Game log</source>
        <extracomment>Name of the list of what has happened in the game (noun)</extracomment>
        <translation type="unfinished">سجل اللعبة</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Looks</name>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Add a theme</source>
        <translation type="unfinished">إضافة سمة</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Themes (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">السمات (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>The theme was not added</source>
        <translation type="unfinished">لم تُضف السمة</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line in the status bar and on the page of a game that is over; %1 name of a file</extracomment>
        <translation type="unfinished">حُفظت: %1</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Unfinished games</source>
        <translation type="unfinished">ألعاب غير منتهية</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: on</source>
        <extracomment>%1 name of a setting that was just switched on</extracomment>
        <translation type="unfinished">%1: مفعّل</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: off</source>
        <extracomment>%1 name of a setting that was just switched off</extracomment>
        <translation type="unfinished">%1: معطّل</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1[*] — Lodeline</source>
        <extracomment>Title of the window: %1 a game or its file</extracomment>
        <translation type="unfinished">%1[*] — Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Whose turn it is</source>
        <translation type="unfinished">صاحب الدور</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Game</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">الل&amp;عبة</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>O&amp;pen recent</source>
        <extracomment>Title of a menu of files</extracomment>
        <translation type="unfinished">ملفات أخي&amp;رة</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Title of a menu (verb): undo, redo</extracomment>
        <translation type="unfinished">&amp;تحرير</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Title of a menu (noun): what the window shows</extracomment>
        <translation type="unfinished">عر&amp;ض</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Sett&amp;ings</source>
        <extracomment>Title of a menu (noun): what is kept as somebody likes it</extracomment>
        <translation type="unfinished">الإعدا&amp;دات</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Te&amp;xt size</source>
        <extracomment>Title of a menu: how large the letters are</extracomment>
        <translation type="unfinished">&amp;حجم النص</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Title of a menu: colours of the windows</extracomment>
        <translation type="unfinished">الأل&amp;وان</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Board</source>
        <extracomment>Title of a menu: with which colours and lines the board is painted</extracomment>
        <translation type="unfinished">ال&amp;لوح</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Simulat&amp;e color blindness</source>
        <extracomment>Title of a menu: the window as people see it who do not see all colours</extracomment>
        <translation type="unfinished">محاكاة &amp;عمى الألوان</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Animation</source>
        <extracomment>Title of a menu: speed of the animation</extracomment>
        <translation type="unfinished">الح&amp;ركة</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Computer s&amp;peed</source>
        <extracomment>Title of a menu: how fast the computer makes its moves</extracomment>
        <translation type="unfinished">&amp;سرعة الحاسوب</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Title of a menu (noun): languages of the windows</extracomment>
        <translation type="unfinished">الل&amp;غة</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">م&amp;ساعدة</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the row of buttons below the menus</extracomment>
        <translation type="unfinished">شريط الأدوات</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <location filename="../app/match/panels/noticebar.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">إغلاق الإشعار</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OpenGame</name>
    <message>
        <location filename="../app/shell/files/opengame.cpp"/>
        <source>The game is open in another window or no longer exists.</source>
        <translation type="unfinished">اللعبة مفتوحة في نافذة أخرى أو لم تعد موجودة.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OtherGames</name>
    <message>
        <location filename="../app/shell/othergames.cpp"/>
        <source>Oth&amp;er games</source>
        <extracomment>Title of a menu: kinds of games, of which a new game is begun</extracomment>
        <translation type="unfinished">&amp;ألعاب أخرى</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PagedTable</name>
    <message numerus="yes">
        <location filename="../app/match/pages/pagedtable.cpp"/>
        <source>The last %Ln turn(s) were undone. Redo plays them again.</source>
        <extracomment>&quot;Redo&quot; is the menu entry</extracomment>
        <translation type="unfinished">
            <numerusform>لم يُتراجع عن أي دور. «إعادة» تلعب الأدوار من جديد.</numerusform>
            <numerusform>جرى التراجع عن الدور الأخير. «إعادة» تلعبه من جديد.</numerusform>
            <numerusform>جرى التراجع عن آخر دورين. «إعادة» تلعبهما من جديد.</numerusform>
            <numerusform>جرى التراجع عن آخر %Ln أدوار. «إعادة» تلعبها من جديد.</numerusform>
            <numerusform>جرى التراجع عن آخر %Ln دورًا. «إعادة» تلعبها من جديد.</numerusform>
            <numerusform>جرى التراجع عن آخر %Ln دور. «إعادة» تلعبها من جديد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Players</source>
        <extracomment>Title of a dialog: who plays for which seat, people or the computer</extracomment>
        <translation type="unfinished">اللاعبون</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>You can change names and colors and hand over seats at any time, even in the middle of a turn.</source>
        <translation type="unfinished">يمكنك تغيير الأسماء والألوان وتسليم المقاعد في أي وقت، حتى في منتصف الدور.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Shuffle number: %1. Enter it in a new game to get everything in the same order.</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">رقم الخلط: %1. أدخله في لعبة جديدة ليأتي كل شيء بالترتيب نفسه.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Button: copy the number of the order to the clipboard</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Copy the shuffle number</source>
        <translation type="unfinished">نسخ رقم الخلط</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Players by rank</source>
        <translation type="unfinished">اللاعبون حسب الترتيب</translation>
    </message>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Rank %1</source>
        <extracomment>Rank of a player at the end of the game; %1 a number</extracomment>
        <translation type="unfinished">المركز %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a player has scored at the end of the game</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Progress of the review</source>
        <translation type="unfinished">تقدم المراجعة</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: end the review that is being worked out</extracomment>
        <translation type="unfinished">إل&amp;غاء</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>&amp;Start again</source>
        <extracomment>Button (verb): work out the review anew</extracomment>
        <translation type="unfinished">ال&amp;بدء من جديد</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review could not be completed.</source>
        <translation type="unfinished">تعذر إكمال المراجعة.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review was canceled.</source>
        <translation type="unfinished">أُلغيت المراجعة.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves…</source>
        <translation type="unfinished">البحث عن نقلات أفضل…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %Ln second(s) left</source>
        <extracomment>Below a bar of progress</extracomment>
        <translation type="unfinished">
            <numerusform>البحث عن نقلات أفضل: بقيت %Ln ثانية تقريبًا</numerusform>
            <numerusform>البحث عن نقلات أفضل: بقيت ثانية واحدة تقريبًا</numerusform>
            <numerusform>البحث عن نقلات أفضل: بقيت ثانيتان تقريبًا</numerusform>
            <numerusform>البحث عن نقلات أفضل: بقيت %Ln ثوانٍ تقريبًا</numerusform>
            <numerusform>البحث عن نقلات أفضل: بقيت %Ln ثانية تقريبًا</numerusform>
            <numerusform>البحث عن نقلات أفضل: بقيت %Ln ثانية تقريبًا</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewSheet</name>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">البداية</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn has been played yet.</source>
        <translation type="unfinished">لم يُلعب أي دور بعد.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">الدور %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn changed much.</source>
        <extracomment>Stands where the turning points will be</extracomment>
        <translation type="unfinished">لم يغير أي دور الكثير.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>None found yet</source>
        <translation type="unfinished">لم يُعثر على شيء بعد</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Review of the game</source>
        <extracomment>A look back on a game (noun)</extracomment>
        <translation type="unfinished">مراجعة اللعبة</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the &amp;better move on the board (B)</source>
        <translation type="unfinished">إظهار الن&amp;قلة الأفضل على اللوح (B)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Sh&amp;ow points (D)</source>
        <translation type="unfinished">إ&amp;ظهار النقاط (D)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the points of all players instead of their chances</source>
        <translation type="unfinished">إظهار نقاط جميع اللاعبين بدلًا من فرصهم</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Turning points</source>
        <extracomment>Heading above the turns that changed the chances most</extracomment>
        <translation type="unfinished">&amp;نقاط التحول</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turning points</source>
        <extracomment>Name of the list of the turns that changed the chances most</extracomment>
        <translation type="unfinished">نقاط التحول</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Play on from here</source>
        <translation type="unfinished">متابعة ال&amp;لعب من هنا</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start a new game from the position on the board; this game is kept as it is</source>
        <translation type="unfinished">بدء لعبة جديدة من الوضع الذي على اللوح؛ وتبقى هذه اللعبة كما هي</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Close the review</source>
        <translation type="unfinished">إغلاق ال&amp;مراجعة</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatRow</name>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>red</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">أحمر</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>blue</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">أزرق</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>green</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">أخضر</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>yellow</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">أصفر</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>black</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">أسود</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>%1 ↕</source>
        <extracomment>The number of a seat, before a sign that shows that it can be moved</extracomment>
        <translation type="unfinished">%1 ↕</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Name of player %1</source>
        <extracomment>Name of a field for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">اسم اللاعب %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Who plays seat %1</source>
        <extracomment>Name of a choice for screen readers: a person or a computer player; %1 the number of a seat</extracomment>
        <translation type="unfinished">من يلعب في المقعد %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Color of player %1</source>
        <extracomment>Name of a choice for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">لون اللاعب %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Remove player %1</source>
        <extracomment>Tooltip of a button (verb); %1 the number of a seat</extracomment>
        <translation type="unfinished">إزالة اللاعب %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Seat %1</source>
        <extracomment>Name of a handle for screen readers: the row can be moved by it; %1 the number of a seat</extracomment>
        <translation type="unfinished">المقعد %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Drag to another place, or press Alt and an arrow key</source>
        <translation type="unfinished">اسحب إلى مكان آخر، أو اضغط Alt مع أحد مفاتيح الأسهم</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <location filename="../app/match/seats/seatseditor.cpp"/>
        <source>Add a &amp;player</source>
        <translation type="unfinished">إ&amp;ضافة لاعب</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeedField</name>
    <message>
        <location filename="../app/match/seats/seedfield.cpp"/>
        <source>random; enter a number to repeat a shuffle</source>
        <extracomment>Stands in the empty field for the order of tiles or cards</extracomment>
        <translation type="unfinished">عشوائي؛ أدخل رقمًا لتكرار ترتيب</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SettingsDialog</name>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>You have changed the keys of several commands. Restore the default keys of all commands?</source>
        <translation type="unfinished">تغيّرت مفاتيح عدة أوامر. هل تريد استعادة المفاتيح الأصلية لجميع الأوامر؟</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Settings</source>
        <extracomment>Title of a window (noun)</extracomment>
        <translation type="unfinished">الإعدادات</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sections</source>
        <extracomment>Name of a list: the parts of the settings</extracomment>
        <translation type="unfinished">الأقسام</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Appearance</source>
        <extracomment>A section of the settings: colours, language</extracomment>
        <translation type="unfinished">المظهر</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Board</source>
        <extracomment>A section of the settings: what the board shows</extracomment>
        <translation type="unfinished">اللوح</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Gameplay</source>
        <extracomment>A section of the settings: how the game goes on</extracomment>
        <translation type="unfinished">أسلوب اللعب</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sound</source>
        <extracomment>A section of the settings (noun): what is heard</extracomment>
        <translation type="unfinished">الصوت</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Keys</source>
        <extracomment>A section of the settings: keys of the keyboard</extracomment>
        <translation type="unfinished">المفاتيح</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>For this section only</source>
        <extracomment>Of the button &quot;Restore Defaults&quot;</extracomment>
        <translation type="unfinished">لهذا القسم فقط</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SetupDialog</name>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>The shuffle number is too large. Enter a smaller one, or leave the field empty.</source>
        <translation type="unfinished">رقم الخلط كبير جدًا. أدخل رقمًا أصغر، أو اترك الحقل فارغًا.</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation type="unfinished">بالقرعة</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>New game</source>
        <extracomment>Title of a window: set up a game</extracomment>
        <translation type="unfinished">لعبة جديدة</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation type="unfinished">اللاعبون</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who begins the game</extracomment>
        <translation type="unfinished">اللاعب ال&amp;بادئ:</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation type="unfinished">بدء ال&amp;لعبة</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SoundChoice</name>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>This version of Lodeline comes without sounds.</source>
        <translation type="unfinished">يأتي هذا الإصدار من Lodeline بلا أصوات.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>To hear sounds, install the package libqt6multimedia6 and start Lodeline again.</source>
        <translation type="unfinished">لسماع الأصوات ثبّت الحزمة libqt6multimedia6 وابدأ Lodeline من جديد.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>No speakers or headphones were found. You will hear sounds as soon as some are connected.</source>
        <translation type="unfinished">لم يُعثر على مكبرات صوت أو سماعات رأس. ستسمع الأصوات حالما توصل بعضها.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartNotice</name>
    <message>
        <location filename="../app/shell/start/startnotice.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">إغلاق الإشعار</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Open %1</source>
        <extracomment>Button (verb); %1 name of a saved game</extracomment>
        <translation type="unfinished">فتح %1</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): start a game at once</extracomment>
        <translation type="unfinished">&amp;لعب</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Start a game with the players and options from last time</source>
        <translation type="unfinished">بدء لعبة باللاعبين والخيارات من المرة السابقة</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Learn to play</source>
        <extracomment>Button (verb): lessons for somebody who has not been through them yet</extracomment>
        <translation type="unfinished">تعل&amp;م اللعب</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Ten short lessons on the board</source>
        <translation type="unfinished">عشرة دروس قصيرة على اللوح</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">لعبة &amp;جديدة…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Button (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">&amp;فتح…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Recent games</source>
        <extracomment>Heading above the games that were saved or opened last</extracomment>
        <translation type="unfinished">الألعاب الأخيرة</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">غير متاح في هذه اللعبة</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation type="unfinished">الدور %1 من %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the start (Home)</source>
        <extracomment>Button; &quot;Home&quot; is a key</extracomment>
        <translation type="unfinished">الانتقال إلى البداية (Home)</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Back one turn</source>
        <extracomment>Button: shows the game one turn earlier</extracomment>
        <translation type="unfinished">دور واحد إلى الوراء</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Forward one turn</source>
        <extracomment>Button: shows the game one turn later</extracomment>
        <translation type="unfinished">دور واحد إلى الأمام</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the last turn (End)</source>
        <extracomment>Button; &quot;End&quot; is a key</extracomment>
        <translation type="unfinished">الانتقال إلى الدور الأخير (End)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::VolumeRow</name>
    <message>
        <location filename="../app/shell/options/volumerow.cpp"/>
        <source>Volume</source>
        <extracomment>How loud sounds are (noun)</extracomment>
        <translation type="unfinished">مستوى الصوت</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::AdviceDesk</name>
    <message>
        <location filename="../app/boomtown/advice/advicedesk.cpp"/>
        <source>Choose a card first, so that it can be compared with the best move.</source>
        <translation type="unfinished">اختر بطاقة أولًا لمقارنتها بأفضل نقلة.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Start at the card with %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">البدء من بطاقة فيها %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card: %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">أخذ البطاقة التالية: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %Ln card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %Ln cards come before it</extracomment>
        <translation type="unfinished">
            <numerusform>تجاوز %Ln بطاقة وأخذ %1</numerusform>
            <numerusform>تجاوز بطاقة واحدة وأخذ %1</numerusform>
            <numerusform>تجاوز بطاقتين وأخذ %1</numerusform>
            <numerusform>تجاوز %Ln بطاقات وأخذ %1</numerusform>
            <numerusform>تجاوز %Ln بطاقة وأخذ %1</numerusform>
            <numerusform>تجاوز %Ln بطاقة وأخذ %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1: %Ln بطاقة مجانًا.</numerusform>
            <numerusform>%1: بطاقة واحدة مجانًا.</numerusform>
            <numerusform>%1: بطاقتان مجانًا.</numerusform>
            <numerusform>%1: %Ln بطاقات مجانًا.</numerusform>
            <numerusform>%1: %Ln بطاقة مجانًا.</numerusform>
            <numerusform>%1: %Ln بطاقة مجانًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1: %Ln بطاقة مجانًا، والقيمة %2 لـ%1 و%3 لك.</numerusform>
            <numerusform>%1: بطاقة واحدة مجانًا، والقيمة %2 لـ%1 و%3 لك.</numerusform>
            <numerusform>%1: بطاقتان مجانًا، والقيمة %2 لـ%1 و%3 لك.</numerusform>
            <numerusform>%1: %Ln بطاقات مجانًا، والقيمة %2 لـ%1 و%3 لك.</numerusform>
            <numerusform>%1: %Ln بطاقة مجانًا، والقيمة %2 لـ%1 و%3 لك.</numerusform>
            <numerusform>%1: %Ln بطاقة مجانًا، والقيمة %2 لـ%1 و%3 لك.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Right-click to turn it.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">وصلت هذه البطاقة من %1، فعلى %2 وضعها أولًا. انقر بالزر الأيمن لتدويرها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Press %3 or right-click to turn it.</source>
        <extracomment>%1 and %2 players, %3 a key</extracomment>
        <translation type="unfinished">وصلت هذه البطاقة من %1، فعلى %2 وضعها أولًا. اضغط %3 أو انقر بالزر الأيمن لتدويرها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">هذه البطاقة تؤسس بلدتك. انقر بالزر الأيمن لتدويرها، واضغط Esc لإعادتها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">ضع البطاقة. انقر بالزر الأيمن لتدويرها، واضغط Esc لإعادتها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">هذه البطاقة تؤسس بلدتك. اضغط %1 أو انقر بالزر الأيمن لتدويرها، وEsc لإعادتها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">ضع البطاقة. اضغط %1 أو انقر بالزر الأيمن لتدويرها، وEsc لإعادتها.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 what the other player gets for free, %2 what is to be done now</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">انتهت اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">لاعب آخر يفكر.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%2 goes first, so %1 chooses the card where %2 starts.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">الدور الأول لـ%2، ولذلك فاختيار بطاقة بداية %2 من حق %1.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card, or a later one: every card that you pass over goes to %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation type="unfinished">خذ البطاقة التالية أو بطاقة لاحقة: كل بطاقة تتجاوزها تذهب إلى %1.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardView</name>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>From %1, to be placed first</source>
        <extracomment>Above cards that wait beside a town: %1 the player who passed them over</extracomment>
        <translation type="unfinished">من %1، وتوضع أولًا</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The cards on the table</extracomment>
        <translation type="unfinished">اللوح</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Use Tab and the arrow keys to choose a card or its place, and Enter to confirm.</source>
        <translation type="unfinished">استعمل Tab ومفاتيح الأسهم لاختيار بطاقة أو مكانها، وEnter للتأكيد.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardviewinput.cpp"/>
        <source>%1 gets this card for free. It is worth %2 to %1 and %3 to %4.</source>
        <extracomment>Of a card that is passed over: %1 and %4 players, %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">هذه البطاقة لـ%1 مجانًا. قيمتها %2 لـ%1 و%3 لـ%4.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ComputerPlayers</name>
    <message>
        <location filename="../app/boomtown/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">نقلته مخالفة للقواعد</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>This deck cannot be played:</source>
        <translation type="unfinished">لا يمكن اللعب بهذه الرزمة:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>What a deck holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>بطاقة واحدة</numerusform>
            <numerusform>بطاقتان</numerusform>
            <numerusform>%Ln بطاقات</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a deck holds, such as &quot;18 cards&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1، من إعداد %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Choose a deck</source>
        <translation type="unfinished">اختيار رزمة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Decks (*.deck.json);;All files (*)</source>
        <translation type="unfinished">الرزم (*.deck.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Add a deck</source>
        <translation type="unfinished">إضافة رزمة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Deck</source>
        <extracomment>Name of the list to choose a deck of cards from</extracomment>
        <translation type="unfinished">الرزمة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a deck that lies in a file</extracomment>
        <translation type="unfinished">من مل&amp;ف…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share decks</extracomment>
        <translation type="unfinished">إ&amp;دارة</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckMenu</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Add to my decks</source>
        <extracomment>The deck of cards that is chosen; &quot;my decks&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">إ&amp;ضافة إلى رزمي</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>Add a &amp;file to my decks…</source>
        <translation type="unfinished">إضافة مل&amp;ف إلى رزمي…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Remove from my decks…</source>
        <translation type="unfinished">إ&amp;زالة من رزمي…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Edit in the deck editor</source>
        <translation type="unfinished">تح&amp;رير في محرر الرزم</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">&amp;حفظ نسخة…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::FinalPage</name>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">&amp;حفظ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Look at the towns</source>
        <translation type="unfinished">ال&amp;نظر إلى البلدتين</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;مراجعة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">كيف تغيرت الفرص، مع نقاط التحول والنقلات الأفضل</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">لعبة &amp;جديدة…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">لعب م&amp;رة أخرى</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Same players and deck, with the cards in a different order</source>
        <translation type="unfinished">اللاعبان نفساهما والرزمة نفسها، والبطاقات بترتيب مختلف</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the other player begins</extracomment>
        <translation type="unfinished">تغيير ال&amp;لاعب البادئ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Play again, with the other player going first</source>
        <translation type="unfinished">لعب مرة أخرى، والبدء للاعب الآخر</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">&amp;حفظ…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::GamePage</name>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">انتهت اللعبة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">دور %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 chooses where %2 starts</source>
        <extracomment>%1 player, %2 the other one</extracomment>
        <translation type="unfinished">اختيار بداية %2: %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 places a free card</source>
        <extracomment>%1 player, who got the card for nothing</extracomment>
        <translation type="unfinished">%1: وضع بطاقة مجانية</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 takes a card</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: أخذ بطاقة</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::NewGameDialog</name>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Cards</source>
        <extracomment>Heading of a part of the dialog: which cards, in which order</extracomment>
        <translation type="unfinished">البطاقات</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Deck:</source>
        <extracomment>Label: which cards are played with</extracomment>
        <translation type="unfinished">ال&amp;رزمة:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Shuffle n&amp;umber:</source>
        <extracomment>Label: the number that the order of the cards follows from</extracomment>
        <translation type="unfinished">رقم ال&amp;خلط:</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ReviewPage</name>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>The star marks the better move, the question mark the move that was played</source>
        <translation type="unfinished">★ تشير إلى النقلة الأفضل، و? إلى النقلة التي لُعبت</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>Given away by passing cards over</source>
        <extracomment>Heading above &quot;Ann 7 points, Bo 12 points&quot;: what each player gave the other by passing cards over</extracomment>
        <translation type="unfinished">ما أُهدي بتجاوز البطاقات</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Line of a table of points: all of them together</extracomment>
        <translation type="unfinished">المجموع</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Points of both towns</source>
        <translation type="unfinished">نقاط البلدتين</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation type="unfinished">%1 ★</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Groups and bonuses together</source>
        <translation type="unfinished">المجموعات والمكافآت معًا</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %Ln square(s)</source>
        <extracomment>Tooltip of the points for a kind of land</extracomment>
        <translation type="unfinished">
            <numerusform>أكبر مجموعة فيها %Ln مربع</numerusform>
            <numerusform>أكبر مجموعة فيها مربع واحد</numerusform>
            <numerusform>أكبر مجموعة فيها مربعان</numerusform>
            <numerusform>أكبر مجموعة فيها %Ln مربعات</numerusform>
            <numerusform>أكبر مجموعة فيها %Ln مربعًا</numerusform>
            <numerusform>أكبر مجموعة فيها %Ln مربع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) bring points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>لا مربعات تجلب نقاطًا</numerusform>
            <numerusform>مربع واحد يجلب نقاطًا</numerusform>
            <numerusform>مربعان يجلبان نقاطًا</numerusform>
            <numerusform>%Ln مربعات تجلب نقاطًا</numerusform>
            <numerusform>%Ln مربعًا تجلب نقاطًا</numerusform>
            <numerusform>%Ln مربع تجلب نقاطًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) cost points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>لا مربعات تُفقد نقاطًا</numerusform>
            <numerusform>مربع واحد يُفقد نقاطًا</numerusform>
            <numerusform>مربعان يُفقدان نقاطًا</numerusform>
            <numerusform>%Ln مربعات تُفقد نقاطًا</numerusform>
            <numerusform>%Ln مربعًا تُفقد نقاطًا</numerusform>
            <numerusform>%Ln مربع تُفقد نقاطًا</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::SidePanel</name>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">انتهت اللعبة</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">دور %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>Towns</source>
        <extracomment>Name of a panel (noun): turn and points</extracomment>
        <translation type="unfinished">البلدتان</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BalancePanel</name>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>%1 (not %2)</source>
        <extracomment>A number that is not as in a balanced deck: %1 the number, %2 that of a balanced deck</extracomment>
        <translation type="unfinished">%1 (بدلًا من %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the deck that comes with the game: %1</source>
        <extracomment>Tool tip: %1 a number</extracomment>
        <translation type="unfinished">في رزمة اللعبة نفسها: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. Run the lab to see what the bonuses bring.</source>
        <translation type="unfinished">في الرزمة المتوازنة ترد كل أرض وكل رمز 12 مرة. شغّل المختبر لترى ما تجلبه المكافآت.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Total</source>
        <extracomment>Title of a row and of a column: the sum</extracomment>
        <translation type="unfinished">المجموع</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Cards</source>
        <extracomment>Titles of columns: how many cards have a bonus, in this deck and in the one that comes with the game</extracomment>
        <translation type="unfinished">البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the game&apos;s deck</source>
        <translation type="unfinished">في رزمة اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Points expected</source>
        <extracomment>Title of a column: of a player in a game with this bonus</extracomment>
        <translation type="unfinished">النقاط المتوقعة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Squares by land and symbol</source>
        <translation type="unfinished">المربعات حسب الأرض والرمز</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Bonuses by kind</source>
        <translation type="unfinished">المكافآت حسب النوع</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BonusForm</name>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>&amp;Bonus</source>
        <extracomment>Label of a field: the kind of bonus</extracomment>
        <translation type="unfinished">الم&amp;كافأة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>S&amp;ymbol</source>
        <extracomment>Label of a field: the symbol that a bonus is about</extracomment>
        <translation type="unfinished">الرم&amp;ز</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Other sy&amp;mbol</source>
        <extracomment>Label of a field: the other symbol that a bonus is about</extracomment>
        <translation type="unfinished">رمز آ&amp;خر</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>L&amp;and</source>
        <extracomment>Label of a field: the kind of land that a bonus is about</extracomment>
        <translation type="unfinished">الأ&amp;رض</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Point&amp;s</source>
        <extracomment>Label of a field: how many points a bonus brings</extracomment>
        <translation type="unfinished">النقا&amp;ط</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Poin&amp;ts lost</source>
        <extracomment>Label of a field: points that are lost</extracomment>
        <translation type="unfinished">النقاط المفق&amp;ودة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points h&amp;anded over</source>
        <extracomment>Label of a field: points that go to the other player</extracomment>
        <translation type="unfinished">النقاط الم&amp;حوّلة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points by number</source>
        <extracomment>Label of the rows of a table: points by how many there are</extracomment>
        <translation type="unfinished">النقاط حسب العدد</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCanvas</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top left</source>
        <extracomment>Places of the four squares of a card, in reading order</extracomment>
        <translation type="unfinished">أعلى اليسار</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top right</source>
        <translation type="unfinished">أعلى اليمين</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom left</source>
        <translation type="unfinished">أسفل اليسار</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom right</source>
        <translation type="unfinished">أسفل اليمين</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>A square of a card for screen readers: %1 its place, %2 what it shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCommands</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>In the editor, a deck can have at most %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform>الحد الأقصى لرزمة قيد التحرير %Ln بطاقة.</numerusform>
            <numerusform>الحد الأقصى لرزمة قيد التحرير بطاقة واحدة.</numerusform>
            <numerusform>الحد الأقصى لرزمة قيد التحرير بطاقتان.</numerusform>
            <numerusform>الحد الأقصى لرزمة قيد التحرير %Ln بطاقات.</numerusform>
            <numerusform>الحد الأقصى لرزمة قيد التحرير %Ln بطاقة.</numerusform>
            <numerusform>الحد الأقصى لرزمة قيد التحرير %Ln بطاقة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Add a card</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إضافة بطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Duplicate cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تكرار البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Remove cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>The cards on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">تتعذر قراءة البطاقات في الحافظة: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>There are no cards on the clipboard. Cards are copied as text, as in a deck file.</source>
        <translation type="unfinished">لا بطاقات في الحافظة. تُنسخ البطاقات نصًا كما في ملف الرزمة.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">لصق البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Clear the search to move cards.</source>
        <translation type="unfinished">امسح البحث لتحريك البطاقات.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تحريك البطاقات</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardListPanel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Found: %1 of %2</source>
        <extracomment>Below the list of cards: %1 those that a search found, %2 all</extracomment>
        <translation type="unfinished">عُثر على: %1 من %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>No card has all of these words.</source>
        <translation type="unfinished">لا بطاقة فيها كل هذه الكلمات.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>بطاقة واحدة</numerusform>
            <numerusform>بطاقتان</numerusform>
            <numerusform>%Ln بطاقات</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search</source>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search cards</source>
        <translation type="unfinished">البحث في البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Cards of the deck</source>
        <translation type="unfinished">بطاقات الرزمة</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardModel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Card %1, %2</source>
        <extracomment>A card for screen readers: %1 its id, %2 the name of its bonus</extracomment>
        <translation type="unfinished">البطاقة %1، %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تحريك البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">لصق البطاقات</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardPanel</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Front of the card</source>
        <translation type="unfinished">وجه البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Show &amp;upside down</source>
        <translation type="unfinished">عرض مقلوب&amp;ة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: %1 what it chooses, %2 the key that does the same</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardProperties</name>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Change the bonus</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تغيير المكافأة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Rename the card</source>
        <extracomment>A step of the history: gives a card another id</extracomment>
        <translation type="unfinished">إعادة تسمية البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>&amp;Id</source>
        <extracomment>Label of a field: the id of a card</extracomment>
        <translation type="unfinished">المعر&amp;ف</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckEditor</name>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Change a square</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تغيير مربع</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>About the deck</source>
        <extracomment>What a screen reader calls the tabs Problems, Balance and Lab</extracomment>
        <translation type="unfinished">عن الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Balance</source>
        <extracomment>Title of a tab: how balanced the deck is</extracomment>
        <translation type="unfinished">التوازن</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Cards</source>
        <extracomment>Title of the list of cards</extracomment>
        <translation type="unfinished">البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Card</source>
        <extracomment>Title of a tab: properties of the card</extracomment>
        <translation type="unfinished">البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a tab: properties of the deck</extracomment>
        <translation type="unfinished">الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">لعب هذه الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">التثبيت في اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Give the deck a name first: the game lists decks by name.</source>
        <translation type="unfinished">أعط الرزمة اسمًا أولًا: تسرد اللعبة الرزم بأسمائها.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckKeyFigures</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>This deck</source>
        <extracomment>Title of a column: figures of the deck that is open</extracomment>
        <translation type="unfinished">هذه الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>The game&apos;s deck</source>
        <extracomment>Title of a column: figures of the deck that comes with the game</extracomment>
        <translation type="unfinished">رزمة اللعبة</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckLabPanel</name>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>This deck cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a deck</extracomment>
        <translation type="unfinished">لا يمكن اللعب بهذه الرزمة: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>The deck has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">تغيرت الرزمة بعد لعب هذه الألعاب. شغّل المختبر من جديد لتحديث النتائج.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Run the lab to see how your cards play.</source>
        <translation type="unfinished">شغّل المختبر لترى كيف تُلعب بطاقاتك.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 – double-click to show the card</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – نقر مزدوج لإظهار البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Compare &amp;with the game&apos;s deck</source>
        <translation type="unfinished">م&amp;قارنة برزمة اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Also plays the same number of games with the deck that comes with the game and shows the results next to yours</source>
        <translation type="unfinished">يلعب أيضًا العدد نفسه من الألعاب بالرزمة المرفقة باللعبة ويعرض النتائج إلى جانب نتائجك</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">ما يلفت النظر</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">في المتوسط</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonuses</source>
        <extracomment>Title of a page: the bonuses in the games of the lab</extracomment>
        <translation type="unfinished">المكافآت</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Cards</source>
        <extracomment>Title of a page: the cards in the games of the lab</extracomment>
        <translation type="unfinished">البطاقات</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a deck</extracomment>
        <translation type="unfinished">مختبر %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonus</source>
        <extracomment>Titles of columns, of the bonuses of one kind; &quot;Games with it&quot;: how often one lay in the middle</extracomment>
        <translation type="unfinished">المكافأة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games with it</source>
        <translation type="unfinished">الألعاب التي وردت فيها</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">النقاط لكل لاعب</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>With the game&apos;s deck</source>
        <extracomment>Title of a column: the points a player with the deck of the game</extracomment>
        <translation type="unfinished">برزمة اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Decided the game</source>
        <extracomment>Title of a column: in how many games it made the winner win</extracomment>
        <translation type="unfinished">حسمت اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Card</source>
        <extracomment>Titles of columns, of one card; &quot;Games as a bonus&quot;: in how many it lay in the middle as a bonus</extracomment>
        <translation type="unfinished">البطاقة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games as a bonus</source>
        <translation type="unfinished">الألعاب وهي مكافأة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Average pick</source>
        <extracomment>Title of a column: as which card it is drafted, on average</extracomment>
        <translation type="unfinished">متوسط ترتيب الانتقاء</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Passed over</source>
        <extracomment>Title of a column: how often it was passed over</extracomment>
        <translation type="unfinished">مرات تجاوزها</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckProblemsPanel</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>&amp;Only this card</source>
        <translation type="unfinished">هذه البطاقة ف&amp;قط</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckWays</name>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">بدء اللعبة…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">لعب هذه الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">التثبيت في اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>The deck is installed. You can now choose it for a new game of Boomtown.</source>
        <translation type="unfinished">ثُبّتت الرزمة. يمكنك الآن اختيارها للعبة Boomtown جديدة.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NewDeckDialog</name>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>New deck</source>
        <translation type="unfinished">رزمة جديدة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Name of the deck</source>
        <translation type="unfinished">اسم الرزمة</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Plain deck
18 cards, no two alike, with a bonus of each kind.</source>
        <extracomment>Entry of a list: a deck that nobody has designed; the second line tells more</extracomment>
        <translation type="unfinished">رزمة عادية
18 بطاقة لا تتشابه منها اثنتان، بمكافأة من كل نوع.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NumberEntry</name>
    <message>
        <location filename="../editor/boomtown/properties/numberentry.cpp"/>
        <source>Not accepted: enter a whole number from %1 to %2.</source>
        <extracomment>Why a number was refused: %1 the lowest, %2 the highest that is allowed</extracomment>
        <translation type="unfinished">لم يُعتمد: يجب أن يكون عددًا صحيحًا من %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::TableRows</name>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>From</source>
        <extracomment>Title of a column: the row counts from so many things on</extracomment>
        <translation type="unfinished">ابتداءً من</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Points</source>
        <extracomment>Title of a column: the points of a row</extracomment>
        <translation type="unfinished">النقاط</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>&amp;Add a row</source>
        <translation type="unfinished">إضافة &amp;صف</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: from</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">الصف %1: ابتداءً من</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: points</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">الصف %1: النقاط</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Remove row %1</source>
        <extracomment>Name of a button for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">إزالة الصف %1</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Desk</name>
    <message>
        <location filename="../editor/desk/desk.cpp"/>
        <source>There are errors, so this cannot be played. The list of problems shows them and offers repairs.</source>
        <translation type="unfinished">هناك أخطاء، فلا يمكن اللعب بهذا. قائمة المشكلات تُظهرها وتعرض إصلاحات لها.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DeskFlow</name>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All of the editor&apos;s files (%1)</source>
        <extracomment>In a file dialog: %1 endings of names</extracomment>
        <translation type="unfinished">كل ملفات المحرر (%1)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All files (*)</source>
        <translation type="unfinished">كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Open a file</source>
        <translation type="unfinished">فتح ملف</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is not a tile set or a deck.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«%1» ليس طقم بلاطات ولا رزمة.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">لا يمكن فتح الملف</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Recover unsaved changes</source>
        <translation type="unfinished">استرداد التغييرات غير المحفوظة</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>With its pictures, the set is saved as a %1 file</source>
        <extracomment>Title of a file dialog; %1 ending of a name, such as &quot;.tileset.zip&quot;</extracomment>
        <translation type="unfinished">يُحفظ الطقم مع صوره في ملف %1</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save as</source>
        <translation type="unfinished">حفظ باسم</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file was not saved</source>
        <translation type="unfinished">لم يُحفظ الملف</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is open in another tab. Close it there first, or save under another name.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«%1» مفتوح في لسان آخر. أغلقه هناك أولًا، أو احفظ باسم آخر.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">تغير الملف</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Saved as &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">حُفظ باسم «%1».</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is running</source>
        <translation type="unfinished">المختبر يعمل</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is still playing games with &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">ما زال المختبر يلعب ألعابًا بـ«%1».</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Its results will be lost if you close this.</source>
        <translation type="unfinished">ستضيع نتائجه إن أغلقت هذا.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">تغييرات غير محفوظة</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">في «%1» تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">هل تريد حفظها قبل الإغلاق؟</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; was moved or deleted. Save to create the file again.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">نُقل «%1» أو حُذف. احفظ لإنشاء الملف من جديد.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Another program has changed &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">غيّر برنامج آخر «%1».</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reloading replaces your changes. You can undo it to get them back.</source>
        <translation type="unfinished">تحل إعادة التحميل محل تغييراتك. ويمكنك التراجع عن إعادة التحميل لاستعادة تغييراتك.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Reload</source>
        <extracomment>Button: opens the file again</extracomment>
        <translation type="unfinished">إ&amp;عادة التحميل</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Keep my version</source>
        <translation type="unfinished">الاحت&amp;فاظ بنسختي</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reload the file</source>
        <translation type="unfinished">إعادة تحميل الملف</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DocumentFile</name>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file would take up more than %1 MiB and could not be opened again. Make pictures smaller or remove some, then save it.</source>
        <extracomment>%1 a size, in MiB</extracomment>
        <translation type="unfinished">سيتجاوز الملف %1 ميبيبايت ولن يمكن فتحه من جديد. صغّر بعض الصور أو أزلها ثم احفظه.</translation>
    </message>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">تعذر حفظ الملف باسم %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) were not found and are not in the file.</source>
        <extracomment>A sentence behind that a file was saved or a set installed</extracomment>
        <translation type="unfinished">
            <numerusform>عُثر على كل الصور، وهي في الملف.</numerusform>
            <numerusform>لم يُعثر على واحدة من الصور، وهي غير موجودة في الملف.</numerusform>
            <numerusform>لم يُعثر على اثنتين من الصور، وهما غير موجودتين في الملف.</numerusform>
            <numerusform>لم يُعثر على %Ln من الصور، وهي غير موجودة في الملف.</numerusform>
            <numerusform>لم يُعثر على %Ln من الصور، وهي غير موجودة في الملف.</numerusform>
            <numerusform>لم يُعثر على %Ln من الصور، وهي غير موجودة في الملف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</source>
        <extracomment>A sentence behind that a file was saved or a set installed; the pictures that the set names are missing</extracomment>
        <translation type="unfinished">
            <numerusform>لا توجد في الملف صور تالفة أو مستبدلة بغيرها.</numerusform>
            <numerusform>في الملف صورة واحدة تالفة أو مستبدلة بغيرها. بقيت كما هي، لكنها لا تُعرض.</numerusform>
            <numerusform>في الملف صورتان تالفتان أو مستبدلتان بغيرهما. بقيتا كما هما، لكنهما لا تُعرضان.</numerusform>
            <numerusform>في الملف %Ln صور تالفة أو مستبدلة بغيرها. بقيت كما هي، لكنها لا تُعرض.</numerusform>
            <numerusform>في الملف %Ln صورة تالفة أو مستبدلة بغيرها. بقيت كما هي، لكنها لا تُعرض.</numerusform>
            <numerusform>في الملف %Ln صورة تالفة أو مستبدلة بغيرها. بقيت كما هي، لكنها لا تُعرض.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorActions</name>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry: opens a file</extracomment>
        <translation type="unfinished">&amp;فتح…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry: saves the file</extracomment>
        <translation type="unfinished">&amp;حفظ</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">حفظ &amp;باسم…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Menu entry: closes the tab</extracomment>
        <translation type="unfinished">إ&amp;غلاق</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">إن&amp;هاء</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">إ&amp;عادة</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Handbook</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">ال&amp;دليل</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Three-&amp;minute tour</source>
        <extracomment>Menu entry and button: the first steps in the editor, shown one by one</extracomment>
        <translation type="unfinished">جولة في &amp;ثلاث دقائق</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">المفاتيح وال&amp;فأرة</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;حول Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Same as &amp;system</source>
        <translation type="unfinished">مثل ال&amp;نظام</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;فاتحة</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;داكنة</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorMenus</name>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;File</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;ملف</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Open &amp;recent</source>
        <extracomment>Menu: files opened lately</extracomment>
        <translation type="unfinished">ملفات أخي&amp;رة</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;تحرير</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Menu: playing games with what is edited</extracomment>
        <translation type="unfinished">&amp;لعب</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">عر&amp;ض</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Menu: colors of the windows</extracomment>
        <translation type="unfinished">الأل&amp;وان</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Menu: language of the windows</extracomment>
        <translation type="unfinished">الل&amp;غة</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">م&amp;ساعدة</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the bar with buttons</extracomment>
        <translation type="unfinished">شريط الأدوات</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorWindow</name>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>%1[*] — Lodeline Editor</source>
        <extracomment>Title of the window: %1 a name or a file</extracomment>
        <translation type="unfinished">%1[*] — محرر Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Lodeline Editor</source>
        <translation type="unfinished">محرر Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">ت&amp;راجع: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">إ&amp;عادة: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">ت&amp;راجع</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">إ&amp;عادة</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The last changes are from %1. Recover them?</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">آخر التغييرات من %1. هل تريد استردادها؟</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The file was changed later, on %1. You will be asked before the recovered version replaces it.</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">تغير الملف بعد ذلك، في %1. وستُسأل قبل أن يحل محله ما تسترده.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">تغييرات غير محفوظة</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The editor closed without saving &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">أُغلق المحرر من دون حفظ «%1».</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Recover</source>
        <extracomment>Button: opens the unsaved changes</extracomment>
        <translation type="unfinished">ا&amp;سترداد</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Discard</source>
        <extracomment>Button: throws the unsaved changes away</extracomment>
        <translation type="unfinished">ت&amp;جاهل</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Later</source>
        <extracomment>Button: asks about the unsaved changes at the next start</extracomment>
        <translation type="unfinished">لا&amp;حقًا</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Open files</source>
        <extracomment>Name of the tabs for screen readers: the files that are open</extracomment>
        <translation type="unfinished">الملفات المفتوحة</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FiguresTable</name>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>Key figures</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">الأرقام الأساسية</translation>
    </message>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>On average</source>
        <extracomment>Title of a column: the names of mean numbers of a game</extracomment>
        <translation type="unfinished">في المتوسط</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsList</name>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">ما يلفت النظر</translation>
    </message>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 how much it matters (&quot;Serious&quot;), %2 a sentence</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsModel</name>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>Repair…</source>
        <extracomment>A button that opens a menu of repairs</extracomment>
        <translation type="unfinished">إصلاح…</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>%1. %2. %3</source>
        <extracomment>A finding for screen readers: %1 severity, %2 its place, %3 what is wrong</extracomment>
        <translation type="unfinished">%1. %2. %3</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsPanel</name>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Done: %1</source>
        <extracomment>Below the list of problems: %1 a step of the history</extracomment>
        <translation type="unfinished">تم: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%1: all %Ln</source>
        <extracomment>Menu entry: %1 a repair, done to so many problems of the same kind</extracomment>
        <translation type="unfinished">
            <numerusform>%1: الكل (%Ln)</numerusform>
            <numerusform>%1: الكل (%Ln)</numerusform>
            <numerusform>%1: الكل (%Ln)</numerusform>
            <numerusform>%1: الكل (%Ln)</numerusform>
            <numerusform>%1: الكل (%Ln)</numerusform>
            <numerusform>%1: الكل (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>&amp;Go to the problem</source>
        <translation type="unfinished">الا&amp;نتقال إلى المشكلة</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln error(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln خطأ</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%Ln أخطاء</numerusform>
            <numerusform>%Ln خطأ</numerusform>
            <numerusform>%Ln خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln warning(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln تحذير</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%Ln تحذيرات</numerusform>
            <numerusform>%Ln تحذيرًا</numerusform>
            <numerusform>%Ln تحذير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln note(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%Ln ملاحظات</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln error(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>إظهار %Ln خطأ</numerusform>
            <numerusform>إظهار خطأ واحد</numerusform>
            <numerusform>إظهار خطأين</numerusform>
            <numerusform>إظهار %Ln أخطاء</numerusform>
            <numerusform>إظهار %Ln خطأ</numerusform>
            <numerusform>إظهار %Ln خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln warning(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>إظهار %Ln تحذير</numerusform>
            <numerusform>إظهار تحذير واحد</numerusform>
            <numerusform>إظهار تحذيرين</numerusform>
            <numerusform>إظهار %Ln تحذيرات</numerusform>
            <numerusform>إظهار %Ln تحذيرًا</numerusform>
            <numerusform>إظهار %Ln تحذير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln note(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>إظهار %Ln ملاحظة</numerusform>
            <numerusform>إظهار ملاحظة واحدة</numerusform>
            <numerusform>إظهار ملاحظتين</numerusform>
            <numerusform>إظهار %Ln ملاحظات</numerusform>
            <numerusform>إظهار %Ln ملاحظة</numerusform>
            <numerusform>إظهار %Ln ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems. This can be played.</source>
        <translation type="unfinished">لا مشكلات. يمكن اللعب بهذا.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind here.</source>
        <translation type="unfinished">لا مشكلات من هذا النوع هنا.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind. This can be played.</source>
        <translation type="unfinished">لا مشكلات من هذا النوع. يمكن اللعب بهذا.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind.</source>
        <translation type="unfinished">لا مشكلات من هذا النوع.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all %Ln of this kind</source>
        <extracomment>Button: does the same repair to all problems that are like the chosen one; never shown with 1</extracomment>
        <translation type="unfinished">
            <numerusform>إصلاح كل هذا النوع (%Ln)</numerusform>
            <numerusform>إصلاح كل هذا النوع (%Ln)</numerusform>
            <numerusform>إصلاح كل هذا النوع (%Ln)</numerusform>
            <numerusform>إصلاح كل هذا النوع (%Ln)</numerusform>
            <numerusform>إصلاح كل هذا النوع (%Ln)</numerusform>
            <numerusform>إصلاح كل هذا النوع (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all of this kind</source>
        <translation type="unfinished">إصلاح كل هذا النوع</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Errors: this cannot be played until they are repaired</source>
        <translation type="unfinished">الأخطاء: لا يمكن اللعب بهذا حتى تُصلح</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Warnings: this can be played, but may make a poor game</source>
        <translation type="unfinished">التحذيرات: يمكن اللعب بهذا، لكن قد تكون اللعبة ضعيفة</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Notes: worth knowing, but nothing to worry about</source>
        <translation type="unfinished">الملاحظات: تستحق أن تُعرف، لكن لا داعي للقلق</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Problems</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">المشكلات</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Enter goes to the problem. Ctrl+Enter repairs it. The menu key shows everything you can do.</source>
        <translation type="unfinished">ينقلك Enter إلى المشكلة. ويصلحها Ctrl+Enter. ويُظهر مفتاح القائمة كل ما يمكنك فعله.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingPane</name>
    <message>
        <location filename="../editor/panes/foldingpane.cpp"/>
        <source>Collapse or expand (%1)</source>
        <extracomment>Tooltip of the title of a pane: %1 a key</extracomment>
        <translation type="unfinished">طي أو فتح (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingTabs</name>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Expand the lower panel</source>
        <extracomment>Button with an arrow: opens a part of the window that is folded away</extracomment>
        <translation type="unfinished">فتح اللوحة السفلية</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Collapse the lower panel</source>
        <extracomment>Button with an arrow: folds a part of the window away</extracomment>
        <translation type="unfinished">طي اللوحة السفلية</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Enlarge the lower panel</source>
        <extracomment>Button: the lower part of the window takes the place of the drawing</extracomment>
        <translation type="unfinished">تكبير اللوحة السفلية</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Show the drawing</source>
        <extracomment>Button: the drawing is shown again where the lower part of the window has taken its place</extracomment>
        <translation type="unfinished">إظهار الرسم</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Handbook</name>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Handbook</source>
        <extracomment>Title of a window: the handbook of the editor</extracomment>
        <translation type="unfinished">الدليل</translation>
    </message>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Find in the handbook</source>
        <translation type="unfinished">البحث في الدليل</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabControls</name>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: stops the games of the lab</extracomment>
        <translation type="unfinished">إل&amp;غاء</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Run</source>
        <extracomment>Button: starts the games of the lab</extracomment>
        <translation type="unfinished">ت&amp;شغيل</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>The first games are being played…</source>
        <translation type="unfinished">الألعاب الأولى جارية…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln second(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln seconds to go</extracomment>
        <translation type="unfinished">
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln ثانية تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت ثانية واحدة تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت ثانيتان تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln ثوانٍ تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln ثانية تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln ثانية تقريبًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln minute(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln minutes to go</extracomment>
        <translation type="unfinished">
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln دقيقة تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت دقيقة واحدة تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت دقيقتان تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln دقائق تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln دقيقة تقريبًا.</numerusform>
            <numerusform>الألعاب المنتهية: %1 من %2. بقيت %Ln دقيقة تقريبًا.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Games:</source>
        <extracomment>Label of a field: how many games the lab plays</extracomment>
        <translation type="unfinished">الأل&amp;عاب:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Pla&amp;yers:</source>
        <extracomment>Label of a field: how many players each game has</extracomment>
        <translation type="unfinished">اللاعبو&amp;ن:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Level:</source>
        <extracomment>How well the computer players play</extracomment>
        <translation type="unfinished">المستو&amp;ى:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of games</source>
        <translation type="unfinished">عدد الألعاب</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of players</source>
        <translation type="unfinished">عدد اللاعبين</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Level of the computer players</source>
        <translation type="unfinished">مستوى لاعبي الحاسوب</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Progress of the games</source>
        <translation type="unfinished">تقدم الألعاب</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabFrame</name>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>there is nothing to export</source>
        <extracomment>A reason, after a colon</extracomment>
        <translation type="unfinished">لا شيء للتصدير</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Tables (*.csv)</source>
        <extracomment>Kind of file, in the dialog to save one</extracomment>
        <translation type="unfinished">الجداول (*.csv)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>JSON files (*.json)</source>
        <translation type="unfinished">ملفات JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export the numbers</source>
        <translation type="unfinished">تصدير الأرقام</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 name of a file, %2 the reason</extracomment>
        <translation type="unfinished">تعذرت كتابة %1: %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>E&amp;xport CSV…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">تص&amp;دير CSV…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export &amp;JSON…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">تصد&amp;ير JSON…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers in one long table</source>
        <translation type="unfinished">كل الأرقام في جدول واحد طويل</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers as lodeline-cli simulate prints them</source>
        <extracomment>&quot;lodeline-cli simulate&quot; is a command, which stays as it is</extracomment>
        <translation type="unfinished">كل الأرقام كما يطبعها الأمر simulate في lodeline-cli</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Numbers in detail</source>
        <translation type="unfinished">الأرقام بالتفصيل</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LengthNote</name>
    <message numerus="yes">
        <location filename="../editor/desk/lengthnote.cpp"/>
        <source>At most %Ln character(s) fit here. The rest was left out.</source>
        <extracomment>Below a field in which more was typed or pasted than it takes</extracomment>
        <translation type="unfinished">
            <numerusform>لا يتسع المكان هنا لأي محرف. تُرك الباقي.</numerusform>
            <numerusform>يتسع المكان هنا لمحرف واحد على الأكثر. تُرك الباقي.</numerusform>
            <numerusform>يتسع المكان هنا لمحرفين على الأكثر. تُرك الباقي.</numerusform>
            <numerusform>يتسع المكان هنا لـ%Ln محارف على الأكثر. تُرك الباقي.</numerusform>
            <numerusform>يتسع المكان هنا لـ%Ln محرفًا على الأكثر. تُرك الباقي.</numerusform>
            <numerusform>يتسع المكان هنا لـ%Ln محرف على الأكثر. تُرك الباقي.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NamesTable</name>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the name</source>
        <translation type="unfinished">ترجمة الاسم</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the description</source>
        <translation type="unfinished">ترجمة الوصف</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove a language</source>
        <translation type="unfinished">إزالة لغة</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Language</source>
        <extracomment>Title of a column</extracomment>
        <translation type="unfinished">اللغة</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name</source>
        <extracomment>Title of a column: the name of the tile set or deck in a language</extracomment>
        <translation type="unfinished">الاسم</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Description</source>
        <extracomment>Title of a column: the description of the tile set or deck in a language</extracomment>
        <translation type="unfinished">الوصف</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name and description in other languages</source>
        <translation type="unfinished">الاسم والوصف بلغات أخرى</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language…</source>
        <translation type="unfinished">إضافة لغة…</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language</source>
        <translation type="unfinished">إضافة لغة</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen language</extracomment>
        <translation type="unfinished">إزالة</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NewDialog</name>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the new tile set or deck</extracomment>
        <translation type="unfinished">الا&amp;سم</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Start from</source>
        <extracomment>Label of a list: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">نقطة ال&amp;بداية</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Start from</source>
        <extracomment>Name of a list for screen readers: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">نقطة البداية</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Cr&amp;eate</source>
        <extracomment>Button: creates the new tile set or deck</extracomment>
        <translation type="unfinished">إن&amp;شاء</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PanedDesk</name>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln)</source>
        <extracomment>Title of the list of what is wrong with a set or deck; %Ln errors and warnings</extracomment>
        <translation type="unfinished">
            <numerusform>المشكلات (%Ln)</numerusform>
            <numerusform>المشكلات (%Ln)</numerusform>
            <numerusform>المشكلات (%Ln)</numerusform>
            <numerusform>المشكلات (%Ln)</numerusform>
            <numerusform>المشكلات (%Ln)</numerusform>
            <numerusform>المشكلات (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln note(s))</source>
        <extracomment>Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning</extracomment>
        <translation type="unfinished">
            <numerusform>المشكلات (%Ln ملاحظة)</numerusform>
            <numerusform>المشكلات (ملاحظة واحدة)</numerusform>
            <numerusform>المشكلات (ملاحظتان)</numerusform>
            <numerusform>المشكلات (%Ln ملاحظات)</numerusform>
            <numerusform>المشكلات (%Ln ملاحظة)</numerusform>
            <numerusform>المشكلات (%Ln ملاحظة)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems</source>
        <extracomment>Title of the list of what is wrong with a set or deck</extracomment>
        <translation type="unfinished">المشكلات</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Properties</source>
        <extracomment>What a screen reader calls the tabs of forms: of a tile or card, of all, of the history</extracomment>
        <translation type="unfinished">الخصائص</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Lab</source>
        <extracomment>Where many games are played to measure a set or deck</extracomment>
        <translation type="unfinished">المختبر</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History</source>
        <extracomment>Title of a tab: changes that can be undone</extracomment>
        <translation type="unfinished">سجل التغييرات</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>As opened</source>
        <extracomment>First entry of the history: the set or deck before all changes</extracomment>
        <translation type="unfinished">كما فُتح</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History of changes</source>
        <translation type="unfinished">سجل التغييرات</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PartCommands</name>
    <message>
        <location filename="../editor/lists/partcommands.cpp"/>
        <source>Now number %1 of %2.</source>
        <extracomment>%1 the new place of a tile in its set or a card in its deck, %2 how many there are</extracomment>
        <translation type="unfinished">الآن رقم %1 من %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::SideFile</name>
    <message>
        <location filename="../editor/desk/sidefile.cpp"/>
        <source>Unsaved changes could not be backed up to %1: %2. You can keep working, but save your work somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">تعذر حفظ نسخة احتياطية من التغييرات غير المحفوظة في %1: %2. يمكنك متابعة العمل، لكن احفظ عملك في مكان آخر.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::StartMessages</name>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Files were moved aside</source>
        <translation type="unfinished">نُقلت ملفات جانبًا</translation>
    </message>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Your files were not read</source>
        <translation type="unfinished">لم تُقرأ ملفاتك</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WelcomePage</name>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Lodeline Editor</source>
        <extracomment>Title of the first page: the name of the program</extracomment>
        <translation type="unfinished">محرر Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Draw tiles or cards and see at once how they look and whether anything is wrong with them. Let the computer play a thousand games with them, play with them yourself, and print them.</source>
        <translation type="unfinished">ارسم بلاطات أو بطاقات وشاهد في الحال كيف تبدو وهل فيها خطأ. دع الحاسوب يلعب بها ألف لعبة، والعب بها بنفسك، واطبعها.</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Recently opened</source>
        <extracomment>Heading above a list of files</extracomment>
        <translation type="unfinished">فُتحت مؤخرًا</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WordsForm</name>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the name</source>
        <translation type="unfinished">تغيير الاسم</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the author</source>
        <translation type="unfinished">تغيير المؤلف</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the license</source>
        <translation type="unfinished">تغيير الترخيص</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the description</source>
        <translation type="unfinished">تغيير الوصف</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Na&amp;me</source>
        <extracomment>Label of a field: the name of a tile set or deck</extracomment>
        <translation type="unfinished">ال&amp;اسم</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Other languages</source>
        <extracomment>Label of a table: name and description of a tile set or deck in other languages</extracomment>
        <translation type="unfinished">لغات أخرى</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Author</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">المؤل&amp;ف</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>L&amp;icense</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">الت&amp;رخيص</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Description</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">ال&amp;وصف</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ActionList</name>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1: what next?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation type="unfinished">%1: ماذا بعد؟</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1  %2</source>
        <extracomment>%1 is a key from 1 to 9, %2 what it does: &quot;Put a railwayman on the railroad&quot;</extracomment>
        <translation type="unfinished">%1  %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Possible actions</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">الإجراءات الممكنة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Take the tile back (Esc)</source>
        <extracomment>Button: take the tile of this turn from the board again; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">استرجاع البلاطة (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdviceDesk</name>
    <message>
        <location filename="../app/goldrush/advice/advicedesk.cpp"/>
        <source>To ask about a move, hold the tile over a spot or place it first.</source>
        <translation type="unfinished">للسؤال عن نقلة أمسك البلاطة فوق موضع أو ضعها أولًا.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdvicePanel</name>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2، %3 نقطة. %4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1 points: how much this move is expected to improve the lead at the end</source>
        <extracomment>Tooltip of a move in a list; %1 a number of points with its sign, such as &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 نقطة: مقدار ما يُتوقع أن تحسّنه هذه النقلة من الفارق في النهاية</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardController</name>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">انتهت اللعبة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">لاعب آخر يفكر.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Press Alt and an arrow key to look around, Alt+Enter to step through what is on the tile, Esc to stop.</source>
        <translation type="unfinished">اضغط Alt مع أحد مفاتيح الأسهم للتجول بالنظر، وAlt+Enter للمرور على ما فوق البلاطة، وEsc للتوقف.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardView</name>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The land on the table where the tiles lie</extracomment>
        <translation type="unfinished">اللوح</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Choose a spot or an action with Tab and the arrow keys, then press Enter.</source>
        <translation type="unfinished">اختر موضعًا أو إجراء بمفتاح Tab ومفاتيح الأسهم، ثم اضغط Enter.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPanel</name>
    <message>
        <location filename="../app/goldrush/panels/computerpanel.cpp"/>
        <source>Computer&apos;s turn</source>
        <extracomment>Name of a panel (noun)</extracomment>
        <translation type="unfinished">دور الحاسوب</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPlayers</name>
    <message>
        <location filename="../app/goldrush/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">نقلته مخالفة للقواعد</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ConfirmBar</name>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Confirm (Enter)</source>
        <extracomment>Button: make the move that lies on the board; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">تأكيد (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Choose again (Esc)</source>
        <extracomment>Button: choose another move; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">الاختيار من جديد (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%Ln tile(s) left in the stack</source>
        <extracomment>Beside the drawn tile</extracomment>
        <translation type="unfinished">
            <numerusform>لم تبق بلاطات في الكومة</numerusform>
            <numerusform>بقيت في الكومة بلاطة واحدة</numerusform>
            <numerusform>بقيت في الكومة بلاطتان</numerusform>
            <numerusform>بقيت في الكومة %Ln بلاطات</numerusform>
            <numerusform>بقيت في الكومة %Ln بلاطة</numerusform>
            <numerusform>بقيت في الكومة %Ln بلاطة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>No tile</source>
        <extracomment>Name of an empty picture: no tile is drawn</extracomment>
        <translation type="unfinished">لا بلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>Drawn tile %1</source>
        <extracomment>Name of a picture; %1 name of a tile</extracomment>
        <translation type="unfinished">البلاطة المسحوبة %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::EdgeFilter</name>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>North edge</source>
        <extracomment>Label of a choice: what a tile shows at its northern edge</extracomment>
        <translation type="unfinished">الحافة الشمالية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>East edge</source>
        <extracomment>Label of a choice: what a tile shows at its eastern edge</extracomment>
        <translation type="unfinished">الحافة الشرقية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>South edge</source>
        <extracomment>Label of a choice: what a tile shows at its southern edge</extracomment>
        <translation type="unfinished">الحافة الجنوبية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>West edge</source>
        <extracomment>Label of a choice: what a tile shows at its western edge</extracomment>
        <translation type="unfinished">الحافة الغربية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>any</source>
        <extracomment>A choice beside &quot;railroad&quot;, &quot;mountain&quot; and &quot;prairie&quot;: it does not matter what the edge shows</extracomment>
        <translation type="unfinished">أي شيء</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::FinalPage</name>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">&amp;حفظ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Final scoring</source>
        <extracomment>A step at the end of the game (noun), after the last turn</extracomment>
        <translation type="unfinished">الاحتساب النهائي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Gold</source>
        <extracomment>A step at the end of the game, after the final scoring: the values of the tokens</extracomment>
        <translation type="unfinished">الذهب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points</source>
        <extracomment>Title of a tab: points by what they were scored for</extracomment>
        <translation type="unfinished">النقاط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Score history</source>
        <extracomment>Title of a tab: how the points went on in the game</extracomment>
        <translation type="unfinished">مسيرة النقاط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Highlights</source>
        <extracomment>Title of a tab: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">أبرز ما في اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points and highlights</source>
        <translation type="unfinished">النقاط وأبرز ما في اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Look at the board</source>
        <translation type="unfinished">ال&amp;نظر إلى اللوح</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;مراجعة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">كيف تغيرت الفرص، مع نقاط التحول والنقلات الأفضل</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">&amp;حفظ…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Button: write a picture of the board to a file</extracomment>
        <translation type="unfinished">تصدير ال&amp;خريطة…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>As PDF, SVG or PNG, with names and points</source>
        <translation type="unfinished">بصيغة PDF أو SVG أو PNG، مع الأسماء والنقاط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">لعب م&amp;رة أخرى</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Same players, options and tile set, with the tiles in a different order</source>
        <translation type="unfinished">اللاعبون أنفسهم والخيارات نفسها وطقم البلاطات نفسه، والبلاطات بترتيب مختلف</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the next player begins</extracomment>
        <translation type="unfinished">تغيير ال&amp;لاعب البادئ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Play again, with the next player going first</source>
        <translation type="unfinished">لعب مرة أخرى؛ ويبدأ اللاعب التالي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up another game</extracomment>
        <translation type="unfinished">لعبة &amp;جديدة…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GamePage</name>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>Nobody has moved yet</source>
        <translation type="unfinished">لم يلعب أحد بعد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">دور %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 places a tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: وضع بلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 may place a piece</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1: يمكن وضع قطعة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">انتهت اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>&amp;Back to the final scoring</source>
        <extracomment>Button: from the board of a game that is over back to the table of its points</extracomment>
        <translation type="unfinished">العودة إلى الاحتساب الن&amp;هائي</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>Turns can then be undone, whatever has been seen, and the review shows everybody&apos;s gold to all of you. You cannot change it back to an ordinary game.</source>
        <translation type="unfinished">يمكن بعدها التراجع عن الأدوار مهما شوهد، وتُظهر المراجعة ذهب كل لاعب لكم جميعًا. ولا يمكن بعدها إعادة اللعبة لعبة عادية.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>This is a practice game now: turns can be undone, whatever has been seen.</source>
        <translation type="unfinished">هذه الآن لعبة تدريب: يمكن التراجع عن الأدوار مهما شوهد.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The review shows who was lucky with gold, so you can open it only after the game. In a practice game you can open it at any time.</source>
        <translation type="unfinished">تكشف المراجعة من حالفه الحظ في الذهب، ولذلك لا يمكنك فتحها إلا بعد اللعبة. في لعبة التدريب يمكنك فتحها في أي وقت.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Later (Esc)</source>
        <extracomment>Button: not now; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">لاحقًا (Esc)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %Ln token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation type="unfinished">
            <numerusform>%1: الحصول على %Ln قرص</numerusform>
            <numerusform>%1: الحصول على قرص واحد</numerusform>
            <numerusform>%1: الحصول على قرصين</numerusform>
            <numerusform>%1: الحصول على %Ln أقراص</numerusform>
            <numerusform>%1: الحصول على %Ln قرصًا</numerusform>
            <numerusform>%1: الحصول على %Ln قرص</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Only %1 may look at the screen now.</source>
        <extracomment>%1 player; the others at the same computer turn away</extracomment>
        <translation type="unfinished">النظر إلى الشاشة الآن لـ%1 فقط.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Show (Enter)</source>
        <extracomment>Button: shows the values of new tokens; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">إظهار (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>New: %1</source>
        <extracomment>%1 a list of numbers: the values of the tokens that a player has just got</extracomment>
        <translation type="unfinished">الجديد: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %Ln point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %Ln is their sum</extracomment>
        <translation type="unfinished">
            <numerusform>الكل: %1، بقيمة %Ln نقطة</numerusform>
            <numerusform>الكل: %1، بقيمة نقطة واحدة</numerusform>
            <numerusform>الكل: %1، بقيمة نقطتين</numerusform>
            <numerusform>الكل: %1، بقيمة %Ln نقاط</numerusform>
            <numerusform>الكل: %1، بقيمة %Ln نقطة</numerusform>
            <numerusform>الكل: %1، بقيمة %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1&apos;s gold</source>
        <extracomment>%1 player; gold is what the mining tokens are worth</extracomment>
        <translation type="unfinished">ذهب %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it (Enter)</source>
        <extracomment>Button: hides the values of the tokens again; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">إخفاؤه (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it and hand over to %1 (Enter)</source>
        <extracomment>Button: hides the values of the tokens; %1 is the player who sits at the computer next; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">إخفاؤه وتسليم الحاسوب إلى %1 (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hand over to %1</source>
        <extracomment>%1 player, who sits at the computer next</extracomment>
        <translation type="unfinished">تسليم الحاسوب إلى %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Nothing secret is on the screen.</source>
        <translation type="unfinished">لا شيء سريًا على الشاشة.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 is here (Enter)</source>
        <extracomment>Button: %1 player, who sits at the computer now; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">%1 هنا (Enter)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HighlightList</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Show it on the board</source>
        <translation type="unfinished">إظهاره على اللوح</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Highlights of the game</source>
        <extracomment>What stood out in a game: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">أبرز ما في اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Click or press Enter to show it on the board.</source>
        <translation type="unfinished">انقر أو اضغط Enter لإظهاره على اللوح.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>What</source>
        <extracomment>Heading of a column: what stood out in the game</extracomment>
        <translation type="unfinished">ماذا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>How much</source>
        <extracomment>Heading of a column: tiles, nuggets or points</extracomment>
        <translation type="unfinished">كم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: who scored it</extracomment>
        <translation type="unfinished">من</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::InsightsNote</name>
    <message>
        <location filename="../app/goldrush/dialogs/insightsnote.cpp"/>
        <source>In two-player games with farmers:</source>
        <extracomment>Above sentences on what the computer has found out about a tile set: how the games went for that</extracomment>
        <translation type="unfinished">في ألعاب للاعبين اثنين مع المزارعين:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LearningRow</name>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>What it has found out</source>
        <extracomment>Title of a list that unfolds: what the computer has found out about a tile set</extracomment>
        <translation type="unfinished">ما اكتشفه</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>Let the computer learn new sets before the&amp;y are played</source>
        <extracomment>A choice: whether the computer plays against itself with a tile set before somebody plays it</extracomment>
        <translation type="unfinished">&amp;دع الحاسوب يتعلم أطقم البلاطات الجديدة قبل اللعب بها</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LessonsDialog</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Lessons</source>
        <extracomment>Title of a window
----------
Name of the list of lessons, for screen readers</extracomment>
        <translation type="unfinished">الدروس</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes.</source>
        <translation type="unfinished">عشرة دروس قصيرة على اللوح. يستغرق كل منها دقيقة أو دقيقتين، والأخير نحو عشر دقائق.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>%1 (done)</source>
        <extracomment>Entry of a list: %1 a lesson that has been played to its end</extracomment>
        <translation type="unfinished">%1 (أُنجز)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>&amp;Begin</source>
        <extracomment>Button: begin the lesson</extracomment>
        <translation type="unfinished">&amp;بدء</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%1 points compared with average tokens</source>
        <extracomment>Tooltip: luck with the tokens; %1 &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 نقطة مقارنة بمتوسط الأقراص</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%Ln turn(s) with a better move</source>
        <extracomment>Tooltip: for how many turns of the player the review has found a better move</extracomment>
        <translation type="unfinished">
            <numerusform>لا أدوار فيها نقلة أفضل</numerusform>
            <numerusform>دور واحد فيه نقلة أفضل</numerusform>
            <numerusform>دوران فيهما نقلة أفضل</numerusform>
            <numerusform>%Ln أدوار فيها نقلة أفضل</numerusform>
            <numerusform>%Ln دورًا فيها نقلة أفضل</numerusform>
            <numerusform>%Ln دور فيها نقلة أفضل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Player</source>
        <extracomment>Heading of a column of names</extracomment>
        <translation type="unfinished">اللاعب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Tile luck</source>
        <extracomment>Heading of a column: chances of winning that the drawn tiles brought; may take two lines</extracomment>
        <translation type="unfinished">حظ البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Gold luck</source>
        <extracomment>Heading of a column: chances of winning that the mining tokens brought; may take two lines</extracomment>
        <translation type="unfinished">حظ الذهب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Cost of mistakes</source>
        <extracomment>Heading of a column: chances of winning that moves gave away; may take two lines</extracomment>
        <translation type="unfinished">ما ضاع بنقلات اللاعب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the drawn tiles changed the chances, compared with the average of the tiles that could have been drawn</source>
        <translation type="unfinished">مقدار تغيير البلاطات المسحوبة للفرص، مقارنة بمتوسط البلاطات التي كان يمكن سحبها</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the values of the tokens changed the chances, compared with their average; known when the game is over</source>
        <translation type="unfinished">مقدار تغيير قيم الأقراص للفرص، مقارنة بمتوسطها؛ يُعرف بعد انتهاء اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>The chances that the player&apos;s own moves gave away over the whole game</source>
        <translation type="unfinished">الفرص التي أضاعتها نقلات اللاعب نفسه طوال اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Name of a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">الحظ والمهارة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::MapDialog</name>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The paper is %1 × %2 mm, and a tile on it is %3 mm wide.</source>
        <extracomment>%1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres</extracomment>
        <translation type="unfinished">قياس الورق %1 × %2 مم، وعرض البلاطة عليه %3 مم.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names</extracomment>
        <translation type="unfinished">ملفات %1 (*.%2)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Drawing the map…</source>
        <translation type="unfinished">رسم الخريطة…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line at the bottom of the dialog; %1 a file</extracomment>
        <translation type="unfinished">حُفظت: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>Line at the bottom of the dialog: no map was written</extracomment>
        <translation type="unfinished">أُلغي.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Export the map</source>
        <translation type="unfinished">تصدير الخريطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;File type:</source>
        <extracomment>Label of a choice: PDF, SVG or PNG</extracomment>
        <translation type="unfinished">&amp;نوع الملف:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PDF, for printing</source>
        <translation type="unfinished">PDF، للطباعة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>SVG, for editing</source>
        <translation type="unfinished">SVG، للتحرير</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PNG, as a picture</source>
        <translation type="unfinished">PNG، كصورة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Size:</source>
        <extracomment>Label of a choice: how large the map is on paper</extracomment>
        <translation type="unfinished">ال&amp;حجم:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A4 sheet</source>
        <translation type="unfinished">على ورقة A4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A3 sheet</source>
        <translation type="unfinished">على ورقة A3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Custom tile size</source>
        <translation type="unfinished">حجم بلاطة مخصص</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Tile size:</source>
        <extracomment>Label of a number: the side of a tile on paper</extracomment>
        <translation type="unfinished">حجم البلا&amp;طة:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> mm</source>
        <extracomment>Millimetres, behind a number</extracomment>
        <translation type="unfinished"> مم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The tiles of the printed game measure 45 mm</source>
        <translation type="unfinished">قياس البلاطات في اللعبة المطبوعة 45 مم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Resolution:</source>
        <extracomment>Label of a number: how many dots of a picture lie on an inch</extracomment>
        <translation type="unfinished">ال&amp;دقة:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> dpi</source>
        <extracomment>Dots per inch, behind a number</extracomment>
        <translation type="unfinished"> نقطة/بوصة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Export…</source>
        <extracomment>Button: write the map to a file</extracomment>
        <translation type="unfinished">ت&amp;صدير…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: close the dialog</extracomment>
        <translation type="unfinished">إ&amp;غلاق</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::NewGameDialog</name>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Options</source>
        <extracomment>Heading of a part of the dialog: rules to choose</extracomment>
        <translation type="unfinished">الخيارات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Tiles</source>
        <extracomment>Heading of a part of the dialog: which tiles, in which order</extracomment>
        <translation type="unfinished">البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Ti&amp;le set:</source>
        <extracomment>Label of a choice</extracomment>
        <translation type="unfinished">&amp;طقم البلاطات:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Shuffle num&amp;ber:</source>
        <extracomment>Label of a field: the number that fixes every order</extracomment>
        <translation type="unfinished">&amp;رقم الخلط:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>computer player %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: computer player Foreman, is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">لاعب الحاسوب %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>is thinking</source>
        <extracomment>Stands after the name of a player: &quot;Bo: is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">قيد التفكير</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>to move</source>
        <extracomment>Stands after the name of a player, whose turn it is: &quot;Bo: to move, 12 points&quot;</extracomment>
        <translation type="unfinished">الدور الآن</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>لم يبق رعاة بقر</numerusform>
            <numerusform>بقي راعي بقر واحد</numerusform>
            <numerusform>بقي راعيا بقر</numerusform>
            <numerusform>بقي %Ln رعاة بقر</numerusform>
            <numerusform>بقي %Ln راعي بقر</numerusform>
            <numerusform>بقي %Ln راعي بقر</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent in the supply</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent in the supply&quot;</extracomment>
        <translation type="unfinished">الخيمة في المخزون</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent on the board</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent on the board&quot;</extracomment>
        <translation type="unfinished">الخيمة على اللوح</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln قرص</numerusform>
            <numerusform>قرص واحد</numerusform>
            <numerusform>قرصان</numerusform>
            <numerusform>%Ln أقراص</numerusform>
            <numerusform>%Ln قرصًا</numerusform>
            <numerusform>%Ln قرص</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>with the values %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 2 tokens, with the values 1, 3&quot;; %1 a list of numbers</extracomment>
        <translation type="unfinished">بالقيم %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%1 is thinking…</source>
        <extracomment>On the card of a computer player, after its name: %1 is its level, such as &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">تفكير %1 جارٍ…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayersPanel</name>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Players</source>
        <extracomment>Name of the panel with the players and their points</extracomment>
        <translation type="unfinished">اللاعبون</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Hold to show my gold (V)</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens; &quot;V&quot; is a key</extracomment>
        <translation type="unfinished">إظهار ذهبي ما دام مضغوطًا (V)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens</extracomment>
        <translation type="unfinished">إظهار ذهبي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Shows what the tokens of the player to move are worth, for as long as you hold down this button or the V key</source>
        <translation type="unfinished">يُظهر قيم أقراص صاحب الدور ما دمت تضغط هذا الزر أو المفتاح V</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewBoard</name>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>Board at the chosen turn</source>
        <translation type="unfinished">اللوح عند الدور المختار</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation type="unfinished">مفاتيح الأسهم وHome وEnd تختار دورًا.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewPage</name>
    <message>
        <location filename="../app/goldrush/review/reviewpage.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Heading above a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">الحظ والمهارة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTable</name>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation type="unfinished">%1 ★</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">سكك الحديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Mountains</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">الجبال</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Cities</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">المدن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Prairies</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">المروج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Gold</source>
        <extracomment>Heading of a column of points: the values of the mining tokens</extracomment>
        <translation type="unfinished">الذهب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Heading of a column of points: those of all other columns</extracomment>
        <translation type="unfinished">المجموع</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Points of all players</source>
        <translation type="unfinished">نقاط جميع اللاعبين</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message>
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>Scoring track</source>
        <extracomment>Name of a picture for screen readers: the spaces that count the points</extracomment>
        <translation type="unfinished">مسار النقاط</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %Ln point(s)</source>
        <extracomment>Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from 0 to 49, %Ln all points of the player, who begins a new lap with 50</extracomment>
        <translation type="unfinished">
            <numerusform>%1 على الخانة %2 برصيد %Ln نقطة</numerusform>
            <numerusform>%1 على الخانة %2 برصيد نقطة واحدة</numerusform>
            <numerusform>%1 على الخانة %2 برصيد نقطتين</numerusform>
            <numerusform>%1 على الخانة %2 برصيد %Ln نقاط</numerusform>
            <numerusform>%1 على الخانة %2 برصيد %Ln نقطة</numerusform>
            <numerusform>%1 على الخانة %2 برصيد %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetMenu</name>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>The tile set that is chosen; &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">إ&amp;ضافة إلى أطقمي</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>Add a &amp;file to my sets…</source>
        <translation type="unfinished">إضافة مل&amp;ف إلى أطقمي…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Remove from my sets…</source>
        <translation type="unfinished">إ&amp;زالة من أطقمي…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Edit in the tile-set editor</source>
        <translation type="unfinished">تح&amp;رير في محرر أطقم البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">&amp;حفظ نسخة…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what was learned and learn again</source>
        <extracomment>What the computer has learned by playing the tile set that is chosen against itself</extracomment>
        <translation type="unfinished">&amp;نسيان ما تعلمه والتعلم من جديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what the computer has learned</source>
        <translation type="unfinished">&amp;نسيان ما تعلمه الحاسوب</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetPicture</name>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Start tile of the set</source>
        <translation type="unfinished">بلاطة بداية الطقم</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Drag this to a folder or another window to share the set as a file</source>
        <translation type="unfinished">اسحب هذا إلى مجلد أو نافذة أخرى لمشاركة الطقم ملفًا</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StandingsDialog</name>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>about %1</source>
        <extracomment>A number of points that is an estimate; %1 the number</extracomment>
        <translation type="unfinished">نحو %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Not seen yet</source>
        <extracomment>Row of a table: mining tokens that the player who looks has not seen</extracomment>
        <translation type="unfinished">لم تُشاهد بعد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Yours</source>
        <extracomment>Row of a table: the mining tokens of the player who looks</extracomment>
        <translation type="unfinished">أقراصك</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Worth %1</source>
        <extracomment>Column of a table: how many mining tokens are worth so much; %1 points</extracomment>
        <translation type="unfinished">بقيمة %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points</source>
        <extracomment>Column of a table: all points of the tokens in the row</extracomment>
        <translation type="unfinished">النقاط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>On average, an unseen token is worth %1.</source>
        <extracomment>Mining tokens; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">متوسط قيمة القرص غير المشاهد %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>All tokens have been seen.</source>
        <translation type="unfinished">شوهدت الأقراص كلها.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Standings so far</source>
        <translation type="unfinished">النتائج حتى الآن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>If the game ended now</source>
        <translation type="unfinished">لو انتهت اللعبة الآن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Now</source>
        <extracomment>Column of a table: points that each player has already</extracomment>
        <translation type="unfinished">الآن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Railroads</source>
        <extracomment>Column of a table: points from railroads if the game ended now</extracomment>
        <translation type="unfinished">سكك الحديد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mountains</source>
        <extracomment>Column of a table: points from mountains if the game ended now</extracomment>
        <translation type="unfinished">الجبال</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Cities</source>
        <extracomment>Column of a table: points from cities if the game ended now</extracomment>
        <translation type="unfinished">المدن</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Prairies</source>
        <extracomment>Column of a table: points from prairies if the game ended now</extracomment>
        <translation type="unfinished">المروج</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Gold</source>
        <extracomment>Column of a table: points from mining tokens</extracomment>
        <translation type="unfinished">الذهب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Total</source>
        <extracomment>Column of a table: all points if the game ended now</extracomment>
        <translation type="unfinished">المجموع</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mining tokens by value</source>
        <translation type="unfinished">أقراص التنقيب حسب القيمة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Where cowboys stand</source>
        <translation type="unfinished">مواقع رعاة البقر</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: the players who hold a feature</extracomment>
        <translation type="unfinished">من</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points at the end</source>
        <translation type="unfinished">النقاط في النهاية</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StaringDuel</name>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Settle it with a staring &amp;duel</source>
        <translation type="unfinished">حسمها بمبارزة تحدي&amp;ق</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation type="unfinished">من يرمش أولًا يخسر. ويبقى الفوز في اللعبة مشتركًا.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation type="unfinished">لينظر كل منكم في عين الآخر: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Who blinked?</source>
        <extracomment>Above a button for each player</extracomment>
        <translation type="unfinished">من رمش؟</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 did not blink and wins the staring duel</source>
        <extracomment>%1 the player who has won</extracomment>
        <translation type="unfinished">بلا رمشة واحدة: فوز %1 بمبارزة التحديق</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Another &amp;duel</source>
        <extracomment>Button: once more</extracomment>
        <translation type="unfinished">مبار&amp;زة أخرى</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation type="unfinished">رمشة من %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Staring duel</source>
        <extracomment>Name of a part of the page for screen readers</extracomment>
        <translation type="unfinished">مبارزة التحديق</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::Teacher</name>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against a stronger opponent</source>
        <extracomment>Button: a game against the next computer player</extracomment>
        <translation type="unfinished">ال&amp;لعب ضد خصم أقوى</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against the greenhorn</source>
        <extracomment>Button: a game against the computer player of that level</extracomment>
        <translation type="unfinished">ال&amp;لعب ضد المستجد</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>Next &amp;lesson</source>
        <extracomment>Button: the next lesson</extracomment>
        <translation type="unfinished">الدرس التال&amp;ي</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilePanel</name>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>%1 places this tile</source>
        <extracomment>Above the drawn tile; %1 player</extracomment>
        <translation type="unfinished">%1: وضع هذه البلاطة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">انتهت اللعبة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile counterclockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">تدوير البلاطة عكس عقارب الساعة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile clockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">تدوير البلاطة باتجاه عقارب الساعة</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Last tile!</source>
        <extracomment>Stands beside the drawn tile when the stack is empty</extracomment>
        <translation type="unfinished">البلاطة الأخيرة!</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn left</source>
        <extracomment>Button: turn the tile counterclockwise</extracomment>
        <translation type="unfinished">تدوير يسارًا</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn right</source>
        <extracomment>Button: turn the tile clockwise</extracomment>
        <translation type="unfinished">تدوير يمينًا</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>⚠ %1: cannot be played</source>
        <extracomment>%1 name of a tile set whose file is broken</extracomment>
        <translation type="unfinished">⚠ %1: لا يمكن اللعب به</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>learned</source>
        <extracomment>Beside the name of a tile set that the computer has learned to play</extracomment>
        <translation type="unfinished">تعلمه الحاسوب</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>It can be played, but:</source>
        <translation type="unfinished">يمكن اللعب به، لكن:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>This tile set cannot be played:</source>
        <translation type="unfinished">لا يمكن اللعب بطقم البلاطات هذا:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>بلاطة واحدة</numerusform>
            <numerusform>بلاطتان</numerusform>
            <numerusform>%Ln بلاطات</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %Ln mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %Ln mining tokens: what a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%1 و%Ln قرص تنقيب</numerusform>
            <numerusform>%1 وقرص تنقيب واحد</numerusform>
            <numerusform>%1 وقرصا تنقيب</numerusform>
            <numerusform>%1 و%Ln أقراص تنقيب</numerusform>
            <numerusform>%1 و%Ln قرص تنقيب</numerusform>
            <numerusform>%1 و%Ln قرص تنقيب</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a set holds, such as &quot;72 tiles and 39 mining tokens&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1، من إعداد %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Choose a tile set</source>
        <translation type="unfinished">اختيار طقم بلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile sets (*.tileset.json *.tileset.zip);;All files (*)</source>
        <translation type="unfinished">أطقم البلاطات (*.tileset.json *.tileset.zip);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile set</source>
        <extracomment>Name of the list to choose a tile set from</extracomment>
        <translation type="unfinished">طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a tile set that lies in a file</extracomment>
        <translation type="unfinished">من مل&amp;ف…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share tile sets</extracomment>
        <translation type="unfinished">إ&amp;دارة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation type="unfinished">
            <numerusform>لم تبق بلاطات في الكومة</numerusform>
            <numerusform>بقيت في الكومة بلاطة واحدة</numerusform>
            <numerusform>بقيت في الكومة بلاطتان</numerusform>
            <numerusform>بقيت في الكومة %Ln بلاطات</numerusform>
            <numerusform>بقيت في الكومة %Ln بلاطة</numerusform>
            <numerusform>بقيت في الكومة %Ln بلاطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation type="unfinished">
            <numerusform>لا يمكن تدوير أي منها لتُظهر هذه الحواف</numerusform>
            <numerusform>يمكن تدوير واحدة منها لتُظهر هذه الحواف</numerusform>
            <numerusform>يمكن تدوير اثنتين منها لتُظهرا هذه الحواف</numerusform>
            <numerusform>يمكن تدوير %Ln منها لتُظهر هذه الحواف</numerusform>
            <numerusform>يمكن تدوير %Ln منها لتُظهر هذه الحواف</numerusform>
            <numerusform>يمكن تدوير %Ln منها لتُظهر هذه الحواف</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>the chance that the next tile is one of them is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is a chance such as &quot;30%&quot;</extracomment>
        <translation type="unfinished">احتمال أن تكون البلاطة التالية إحداها %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Tiles left</source>
        <extracomment>Title of a window: which tiles are still in the stack</extracomment>
        <translation type="unfinished">البلاطات المتبقية</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>&amp;Only tiles that are left</source>
        <translation type="unfinished">البلاطات المتب&amp;قية فقط</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Discarded because they fit nowhere</source>
        <translation type="unfinished">مستبعدة لأنها لا تناسب أي مكان</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>none of %1</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;none of 4&quot;</extracomment>
        <translation type="unfinished">لا شيء من %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;3 of 4&quot;</extracomment>
        <translation type="unfinished">%1 من %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln في الكومة</numerusform>
            <numerusform>واحدة في الكومة</numerusform>
            <numerusform>اثنتان في الكومة</numerusform>
            <numerusform>%Ln في الكومة</numerusform>
            <numerusform>%Ln في الكومة</numerusform>
            <numerusform>%Ln في الكومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln في اليد</numerusform>
            <numerusform>واحدة في اليد</numerusform>
            <numerusform>اثنتان في اليد</numerusform>
            <numerusform>%Ln في اليد</numerusform>
            <numerusform>%Ln في اليد</numerusform>
            <numerusform>%Ln في اليد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln على اللوح</numerusform>
            <numerusform>واحدة على اللوح</numerusform>
            <numerusform>اثنتان على اللوح</numerusform>
            <numerusform>%Ln على اللوح</numerusform>
            <numerusform>%Ln على اللوح</numerusform>
            <numerusform>%Ln على اللوح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln discarded</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln مستبعدة</numerusform>
            <numerusform>واحدة مستبعدة</numerusform>
            <numerusform>اثنتان مستبعدتان</numerusform>
            <numerusform>%Ln مستبعدة</numerusform>
            <numerusform>%Ln مستبعدة</numerusform>
            <numerusform>%Ln مستبعدة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtFolderDialog</name>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>The pictures are being read…</source>
        <translation type="unfinished">قراءة الصور جارية…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>%Ln picture(s) from this folder will be used.</source>
        <translation type="unfinished">
            <numerusform>لن تُستعمل أي صورة من هذا المجلد.</numerusform>
            <numerusform>ستُستعمل صورة واحدة من هذا المجلد.</numerusform>
            <numerusform>ستُستعمل صورتان من هذا المجلد.</numerusform>
            <numerusform>ستُستعمل %Ln صور من هذا المجلد.</numerusform>
            <numerusform>ستُستعمل %Ln صورة من هذا المجلد.</numerusform>
            <numerusform>ستُستعمل %Ln صورة من هذا المجلد.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>These pictures are already in the set.</source>
        <translation type="unfinished">هذه الصور موجودة بالفعل.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>No file here can be used. Name each picture after its tile: &quot;12.svg&quot; for tile 12.</source>
        <translation type="unfinished">لا ملف صالحًا هنا. سمّ كل صورة باسم بلاطتها: «12.svg» للبلاطة 12.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import pictures from a folder</source>
        <extracomment>Title of a window: each for the tile of its name</extracomment>
        <translation type="unfinished">استيراد صور من مجلد</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import several pictures</source>
        <translation type="unfinished">استيراد عدة صور</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>File</source>
        <extracomment>Title of a column: name of a file</extracomment>
        <translation type="unfinished">الملف</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: id of a tile</extracomment>
        <translation type="unfinished">البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what becomes of a file</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Pictures in the folder</source>
        <translation type="unfinished">الصور في المجلد</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Progress</source>
        <translation type="unfinished">التقدم</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Update changed pictures &amp;automatically while the set is open</source>
        <translation type="unfinished">ت&amp;حديث الصور المتغيرة تلقائيًا ما دام الطقم مفتوحًا</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Choose a picture</source>
        <translation type="unfinished">اختيار صورة</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">الصور (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The picture is being read…</source>
        <translation type="unfinished">قراءة الصورة جارية…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile uses the picture that the game draws.</source>
        <translation type="unfinished">تستعمل البلاطة الصورة التي ترسمها اللعبة.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 what is said about it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The previous picture is kept.</source>
        <translation type="unfinished">تبقى الصورة السابقة.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Refused</source>
        <extracomment>What became of a picture</extracomment>
        <translation type="unfinished">مرفوض</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Left out</source>
        <extracomment>What became of a part of a picture</extracomment>
        <translation type="unfinished">متروك</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile has its own picture.</source>
        <translation type="unfinished">للبلاطة صورتها الخاصة.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Picture of tile %1</source>
        <extracomment>Title of a window: %1 the id of a tile</extracomment>
        <translation type="unfinished">صورة البلاطة %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished">ا&amp;ختيار ملف…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Button: takes a picture from the clipboard</extracomment>
        <translation type="unfinished">&amp;لصق</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Remove the picture</source>
        <translation type="unfinished">إ&amp;زالة الصورة</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or the text of an SVG file. If you choose several files, each goes to the tile it is named after.</source>
        <translation type="unfinished">ملف SVG، أو PNG أو JPEG أو GIF أو BMP أو WebP. يمكنك أيضًا إفلات ملف هنا، أو لصق صورة أو نص ملف SVG. وإن اخترت عدة ملفات ذهب كل منها إلى البلاطة التي تحمل اسمه.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%Ln tile(s) are chosen. The picture is for tile %1 alone.</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطات مختارة. الصورة للبلاطة %1 وحدها.</numerusform>
            <numerusform>بلاطة واحدة مختارة. الصورة للبلاطة %1 وحدها.</numerusform>
            <numerusform>بلاطتان مختارتان. الصورة للبلاطة %1 وحدها.</numerusform>
            <numerusform>%Ln بلاطات مختارة. الصورة للبلاطة %1 وحدها.</numerusform>
            <numerusform>%Ln بلاطة مختارة. الصورة للبلاطة %1 وحدها.</numerusform>
            <numerusform>%Ln بلاطة مختارة. الصورة للبلاطة %1 وحدها.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>With its own picture</source>
        <translation type="unfinished">بصورتها الخاصة</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile with its own picture, in all four rotations</source>
        <translation type="unfinished">البلاطة بصورتها الخاصة، بالتدويرات الأربع</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>No picture</source>
        <extracomment>Shown in place of a preview</extracomment>
        <translation type="unfinished">لا صورة</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Drawn by the game</source>
        <translation type="unfinished">من رسم اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile as the game draws it, in all four rotations</source>
        <translation type="unfinished">البلاطة كما ترسمها اللعبة، بالتدويرات الأربع</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The whole picture; what is cut off is pale</source>
        <extracomment>A small picture: its name for screen readers and its tool tip</extracomment>
        <translation type="unfinished">الصورة كاملة؛ وما يُقص منها باهت</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what became of a part of a picture</extracomment>
        <translation type="unfinished">النتيجة</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Line</source>
        <extracomment>Title of a column: a line of a file</extracomment>
        <translation type="unfinished">السطر</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Element</source>
        <extracomment>Title of a column: an element of SVG</extracomment>
        <translation type="unfinished">العنصر</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Reason</source>
        <extracomment>Title of a column: why something is left out</extracomment>
        <translation type="unfinished">السبب</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Parts of the picture that cannot be used</source>
        <translation type="unfinished">أجزاء الصورة التي لا يمكن استعمالها</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::CanvasPanel</name>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>Drawing tools</source>
        <extracomment>The tools to draw on a tile with</extracomment>
        <translation type="unfinished">أدوات الرسم</translation>
    </message>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 name of a tool, %2 its key</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ComparisonChart</name>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1: %2</source>
        <extracomment>A figure of the statistics: %1 what it counts, %2 the figure</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1 (%2: %3)</source>
        <extracomment>%1 a figure of this tile set, %2 the name of another set, %3 its figure</extracomment>
        <translation type="unfinished">%1 (%2: %3)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1; %2</source>
        <extracomment>Figures of the statistics: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1؛ %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramGrid</name>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player from this source.</source>
        <translation type="unfinished">النقاط لكل لاعب من هذا المصدر.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Total points</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">مجموع النقاط</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player at the end.</source>
        <translation type="unfinished">النقاط لكل لاعب في النهاية.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">فارق الفائز</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>How many points the winner is ahead of second place.</source>
        <translation type="unfinished">الفارق بالنقاط بين المركزين الأول والثاني.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from railroads</source>
        <translation type="unfinished">النقاط من سكك الحديد</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from mountains</source>
        <translation type="unfinished">النقاط من الجبال</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from cities</source>
        <translation type="unfinished">النقاط من المدن</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from prairies</source>
        <translation type="unfinished">النقاط من المروج</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from gold</source>
        <translation type="unfinished">النقاط من الذهب</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns</source>
        <extracomment>Title of a histogram: turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">الأدوار</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns taken by all players together.</source>
        <translation type="unfinished">الأدوار التي لعبها جميع اللاعبين معًا.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">البلاطات المستبعدة</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles per game that were drawn but fit nowhere.</source>
        <translation type="unfinished">البلاطات في اللعبة الواحدة التي سُحبت ولم تناسب أي مكان.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">المربعات المفتوحة</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Empty squares beside a tile at the end.</source>
        <translation type="unfinished">المربعات الفارغة بجوار بلاطة في النهاية.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Dead squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">المربعات الميتة</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares at the end that no tile in the set fits.</source>
        <translation type="unfinished">المربعات المفتوحة في النهاية التي لا تناسبها أي بلاطة في الطقم.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens left</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">الأقراص الباقية</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens that nobody took by the end of the game.</source>
        <translation type="unfinished">أقراص لم يأخذها أحد حتى نهاية اللعبة.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroad length</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">طول سكة الحديد</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete railroad.</source>
        <translation type="unfinished">البلاطات في سكة حديد مكتملة.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Mountain size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">حجم الجبل</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete mountain.</source>
        <translation type="unfinished">البلاطات في جبل مكتمل.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroads per city</source>
        <translation type="unfinished">سكك الحديد لكل مدينة</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Complete railroads that leave a complete city.</source>
        <translation type="unfinished">سكك الحديد المكتملة الخارجة من مدينة مكتملة.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Prairie size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">حجم المرج</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a prairie at the end.</source>
        <translation type="unfinished">البلاطات في مرج عند النهاية.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>This set</source>
        <extracomment>Beside a sample of a bar: what is drawn in this way</extracomment>
        <translation type="unfinished">هذا الطقم</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Classic set</source>
        <extracomment>Beside a sample of a line: what is drawn in this way</extracomment>
        <translation type="unfinished">الطقم الكلاسيكي</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramView</name>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1 to %2</source>
        <extracomment>A range of values: %1 the least, %2 the greatest</extracomment>
        <translation type="unfinished">%1 إلى %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2 (classic set: %3)</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games, %3 likewise</extracomment>
        <translation type="unfinished">%1: %2 (الطقم الكلاسيكي: %3)</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Mean %1, standard deviation %2.</source>
        <extracomment>Description for screen readers: %1 and %2 numbers</extracomment>
        <translation type="unfinished">المتوسط %1، الانحراف المعياري %2.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Most frequent: %1 (%2).</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">الأكثر تكرارًا: %1 (%2).</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Classic set: mean %1.</source>
        <extracomment>Description for screen readers: %1 a number</extracomment>
        <translation type="unfinished">الطقم الكلاسيكي: المتوسط %1.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1, classic %2</source>
        <extracomment>Under the title of a histogram: %1 its mean, %2 that of the classic set</extracomment>
        <translation type="unfinished">المتوسط %1، الكلاسيكي %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1</source>
        <extracomment>Under the title of a histogram: %1 its mean</extracomment>
        <translation type="unfinished">المتوسط %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::KeyFigures</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>This set</source>
        <extracomment>Title of a column: figures of the set that is open</extracomment>
        <translation type="unfinished">هذا الطقم</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: figures of the classic set</extracomment>
        <translation type="unfinished">الطقم الكلاسيكي</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabPanel</name>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>This set cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a tile set</extracomment>
        <translation type="unfinished">لا يمكن اللعب بهذا الطقم: %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a tile set</extracomment>
        <translation type="unfinished">مختبر %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Run the lab to see how your tiles play.</source>
        <translation type="unfinished">شغّل المختبر لترى كيف تُلعب بلاطاتك.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Learned</source>
        <extracomment>Title of a page: what the computer has learned about the set of tiles</extracomment>
        <translation type="unfinished">حصيلة التعلم</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>The set has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">تغير الطقم بعد لعب هذه الألعاب. شغّل المختبر من جديد لتحديث النتائج.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 – double-click to show the tile</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – نقر مزدوج لإظهار البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Compare &amp;with the classic set</source>
        <translation type="unfinished">م&amp;قارنة بالطقم الكلاسيكي</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Also plays the same number of games with the classic set and shows the results next to yours</source>
        <translation type="unfinished">يلعب أيضًا العدد نفسه من الألعاب بالطقم الكلاسيكي ويعرض النتائج إلى جانب نتائجك</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">ما يلفت النظر</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">في المتوسط</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Histograms</source>
        <extracomment>Title of a page</extracomment>
        <translation type="unfinished">المدرجات التكرارية</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of a page: how the tiles of the set did in the games</extracomment>
        <translation type="unfinished">البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>In these games, the computer players used what they had learned about the set.</source>
        <translation type="unfinished">اعتمد لاعبو الحاسوب في هذه الألعاب على ما تعلموه عن الطقم.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LayerBoxes</name>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of it:</source>
        <extracomment>Before five boxes: what the game draws above the tile&apos;s own picture</extracomment>
        <translation type="unfinished">يُرسم فوقها:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of new pictures:</source>
        <extracomment>Before five boxes: what the game draws above pictures that tiles are given now</extracomment>
        <translation type="unfinished">يُرسم فوق الصور الجديدة:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Tracks</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">ال&amp;قضبان</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Nuggets</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">ال&amp;شذرات</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Locomotives</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">القا&amp;طرات</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>T&amp;ipis</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">مخيمات ال&amp;تيبي</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Herds</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">القط&amp;عان</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>The same for &amp;every tile of the set that has its own picture</source>
        <extracomment>Box: what is chosen above</extracomment>
        <translation type="unfinished">الأمر &amp;نفسه لكل بلاطة في الطقم لها صورة خاصة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LearningPage</name>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Cancel learning</source>
        <extracomment>Button: stops what the computer does to learn a set of tiles</extracomment>
        <translation type="unfinished">إلغاء التعلم</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Let the computer learn this set</source>
        <extracomment>Button: the computer plays a set of tiles against itself to play it better</extracomment>
        <translation type="unfinished">دع الحاسوب يتعلم هذا الطقم</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">لم يجد الحاسوب أفضل مما يعرفه عن كل أطقم البلاطات.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>For %1-player games, learned from %Ln game(s).</source>
        <extracomment>For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to learn</extracomment>
        <translation type="unfinished">
            <numerusform>في ألعاب عدد لاعبيها %1، تُعلّم من %Ln لعبة.</numerusform>
            <numerusform>في ألعاب عدد لاعبيها %1، تُعلّم من لعبة واحدة.</numerusform>
            <numerusform>في ألعاب عدد لاعبيها %1، تُعلّم من لعبتين.</numerusform>
            <numerusform>في ألعاب عدد لاعبيها %1، تُعلّم من %Ln ألعاب.</numerusform>
            <numerusform>في ألعاب عدد لاعبيها %1، تُعلّم من %Ln لعبة.</numerusform>
            <numerusform>في ألعاب عدد لاعبيها %1، تُعلّم من %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Computer players use what was learned</source>
        <translation type="unfinished">لاعبو الحاسوب يعتمدون على حصيلة التعلم</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Progress of learning</source>
        <translation type="unfinished">تقدم التعلم</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The set has changed since learning began. Let the computer learn it again to bring this up to date.</source>
        <translation type="unfinished">تغير الطقم منذ بدء التعلم. دع الحاسوب يتعلمه من جديد لتحديث هذا.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer plays against itself with your set, usually for less than half a minute. Then it shows here what it has learned.</source>
        <translation type="unfinished">يلعب الحاسوب بطقمك ضد نفسه، لأقل من نصف دقيقة عادةً، ثم يعرض هنا ما تعلمه.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer has learned your set, but cannot tell you about it yet. Click the button above: the computer plays on for a few seconds and then shows here what it has learned.</source>
        <translation type="unfinished">تعلم الحاسوب طقمك، لكنه لا يستطيع أن يخبرك عنه بعد. بالزر أعلاه يواصل الحاسوب اللعب بضع ثوانٍ، ثم يعرض هنا ما تعلمه.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NewSetDialog</name>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>New tile set</source>
        <translation type="unfinished">طقم بلاطات جديد</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Name of the set</source>
        <translation type="unfinished">اسم الطقم</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Empty set</source>
        <extracomment>Entry of a list: a tile set without tiles</extracomment>
        <translation type="unfinished">طقم فارغ</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>No tiles yet, but the mining tokens of the classic set.</source>
        <translation type="unfinished">بلا بلاطات بعد، لكن مع أقراص التنقيب من الطقم الكلاسيكي.</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>All tiles of the classic game, to change as you like.</source>
        <translation type="unfinished">كل بلاطات اللعبة الكلاسيكية، لتغيرها كما تشاء.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PartsTable</name>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">الصور (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Custom picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">صورة خاصة: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>The game&apos;s picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">صورة اللعبة: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 a sentence about it, such as why it cannot be used</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1 (custom picture)</source>
        <extracomment>A row of a list: %1 what a picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">%1 (صورة خاصة)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">صور الطقم</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Choose a picture…</source>
        <translation type="unfinished">اختيار صورة…</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Use the game&apos;s picture</source>
        <extracomment>Button: takes the set&apos;s own picture away</extracomment>
        <translation type="unfinished">استعمال صورة اللعبة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PatchView</name>
    <message>
        <location filename="../editor/preview/patchview.cpp"/>
        <source>Tile %1, %2°</source>
        <extracomment>%1 the id of a tile, %2 a rotation in degrees</extracomment>
        <translation type="unfinished">البلاطة %1، %2°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>No tile is chosen.</source>
        <translation type="unfinished">لم تُختر بلاطة.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln tile(s) lie around this one.</source>
        <translation type="unfinished">
            <numerusform>لا بلاطات حول هذه.</numerusform>
            <numerusform>حول هذه بلاطة واحدة.</numerusform>
            <numerusform>حول هذه بلاطتان.</numerusform>
            <numerusform>حول هذه %Ln بلاطات.</numerusform>
            <numerusform>حول هذه %Ln بلاطة.</numerusform>
            <numerusform>حول هذه %Ln بلاطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln square(s) stay open.</source>
        <translation type="unfinished">
            <numerusform>لا تبقى مربعات مفتوحة.</numerusform>
            <numerusform>يبقى مربع واحد مفتوحًا.</numerusform>
            <numerusform>يبقى مربعان مفتوحين.</numerusform>
            <numerusform>تبقى %Ln مربعات مفتوحة.</numerusform>
            <numerusform>يبقى %Ln مربعًا مفتوحًا.</numerusform>
            <numerusform>يبقى %Ln مربع مفتوحًا.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>In all rotations</source>
        <translation type="unfinished">بكل التدويرات</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile in all four rotations</source>
        <translation type="unfinished">البلاطة بالتدويرات الأربع</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Among neighbors</source>
        <extracomment>The tile among other tiles of the set that match its edges</extracomment>
        <translation type="unfinished">بين الجيران</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile among neighbors</source>
        <translation type="unfinished">البلاطة بين الجيران</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Choose a tile to see it among its neighbors.</source>
        <translation type="unfinished">اختر بلاطة لتراها بين جيرانها.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors</source>
        <extracomment>Lays other neighbours around the tile</extracomment>
        <translation type="unfinished">جيران آخرون</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors from the set (%1)</source>
        <extracomment>Tooltip of the button &quot;Other neighbors&quot;: %1 its key</extracomment>
        <translation type="unfinished">جيران آخرون من الطقم (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Only this tile</source>
        <translation type="unfinished">هذه البلاطة ف&amp;قط</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::RotationRow</name>
    <message>
        <location filename="../editor/preview/rotationrow.cpp"/>
        <source>%1°</source>
        <extracomment>A rotation in degrees</extracomment>
        <translation type="unfinished">%1°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SegmentRow</name>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 symbols: locomotives, %2 where: &quot;Railroad north–south&quot;</extracomment>
        <translation type="unfinished">%1، %2</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Locomotives</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">القاطرات</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>End of the track: %1</source>
        <extracomment>Name of a field for screen readers: %1 &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">نهاية القضبان: %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Nuggets</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">الشذرات</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">مخيمات التيبي</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Horse herds</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile; groups of horses</extracomment>
        <translation type="unfinished">قطعان الخيل</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetDocument</name>
    <message>
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (tile %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a tile</extracomment>
        <translation type="unfinished">%1 (البلاطة %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (%Ln tile(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many tiles</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln بلاطة)</numerusform>
            <numerusform>%1 (بلاطة واحدة)</numerusform>
            <numerusform>%1 (بلاطتان)</numerusform>
            <numerusform>%1 (%Ln بلاطات)</numerusform>
            <numerusform>%1 (%Ln بلاطة)</numerusform>
            <numerusform>%1 (%Ln بلاطة)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetEditor</name>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%1 (%Ln problem(s))</source>
        <extracomment>A step of the history: %1 a repair, done to so many problems</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln مشكلة)</numerusform>
            <numerusform>%1 (مشكلة واحدة)</numerusform>
            <numerusform>%1 (مشكلتان)</numerusform>
            <numerusform>%1 (%Ln مشكلات)</numerusform>
            <numerusform>%1 (%Ln مشكلة)</numerusform>
            <numerusform>%1 (%Ln مشكلة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%Ln problem(s) repaired.</source>
        <translation type="unfinished">
            <numerusform>لم تُصلح أي مشكلة.</numerusform>
            <numerusform>أُصلحت مشكلة واحدة.</numerusform>
            <numerusform>أُصلحت مشكلتان.</numerusform>
            <numerusform>أُصلحت %Ln مشكلات.</numerusform>
            <numerusform>أُصلحت %Ln مشكلة.</numerusform>
            <numerusform>أُصلحت %Ln مشكلة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>About the set</source>
        <extracomment>What a screen reader calls the tabs Problems, Statistics and Lab</extracomment>
        <translation type="unfinished">عن الطقم</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Statistics</source>
        <extracomment>Title of a tab: numbers of the tile set</extracomment>
        <translation type="unfinished">الإحصاءات</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of the list of tiles</extracomment>
        <translation type="unfinished">البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Preview</source>
        <extracomment>Title of a part of the window: the tile as the game shows it</extracomment>
        <translation type="unfinished">المعاينة</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a tab: properties of the tile</extracomment>
        <translation type="unfinished">البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Set</source>
        <extracomment>Title of a tab: properties of the tile set</extracomment>
        <translation type="unfinished">الطقم</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">لعب هذا الطقم</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">التثبيت في اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Give the set a name first: the game lists sets by name.</source>
        <translation type="unfinished">أعط الطقم اسمًا أولًا: تسرد اللعبة الأطقم بأسمائها.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetPictures</name>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import pictures from a folder</source>
        <translation type="unfinished">استيراد صور من مجلد</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import several pictures</source>
        <extracomment>A step of the history: each for the tile of its name</extracomment>
        <translation type="unfinished">استيراد عدة صور</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%1 has changed but cannot be used: %2</source>
        <extracomment>%1 name of a file, %2 a sentence that says why</extracomment>
        <translation type="unfinished">تغير %1 لكن لا يمكن استعماله: %2</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Update changed pictures</source>
        <translation type="unfinished">تحديث الصور المتغيرة</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Pictures updated: %1</source>
        <extracomment>%1 ids of tiles, or what else the pictures show, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">الصور المحدثة: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%Ln of them is/are not square and is/are cropped or stretched.</source>
        <extracomment>A sentence behind others, about pictures</extracomment>
        <translation type="unfinished">
            <numerusform>كلها مربعة، فلم تُقص أي منها ولم تُمدد.</numerusform>
            <numerusform>واحدة منها ليست مربعة وقد قُصت أو مُددت.</numerusform>
            <numerusform>اثنتان منها ليستا مربعتين وقد قُصتا أو مُددتا.</numerusform>
            <numerusform>%Ln منها ليست مربعة وقد قُصت أو مُددت.</numerusform>
            <numerusform>%Ln منها ليست مربعة وقد قُصت أو مُددت.</numerusform>
            <numerusform>%Ln منها ليست مربعة وقد قُصت أو مُددت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetProperties</name>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">اختيار بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Start tile</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Mining to&amp;kens</source>
        <extracomment>Label of a table</extracomment>
        <translation type="unfinished">أقرا&amp;ص التنقيب</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Label of a list: pictures of symbols, backs, tokens and pieces</extracomment>
        <translation type="unfinished">صور الطقم</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetWays</name>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">بدء اللعبة…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">لعب هذا الطقم</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this tile</source>
        <translation type="unfinished">لعب هذه البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The only copy of &quot;%1&quot; is the start tile, which is already on the board. Add another copy to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">النسخة الوحيدة من «%1» هي بلاطة البداية الموجودة على اللوح. أضف نسخة أخرى للعبها.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>There is no copy of &quot;%1&quot; to draw. Add one to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">لا نسخة من «%1» لسحبها. أضف واحدة للعبها.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&quot;%1&quot; cannot be the first tile: none of its edges fits the start tile.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">لا يمكن أن تكون «%1» البلاطة الأولى: لا حافة منها توافق بلاطة البداية.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">التثبيت في اللعبة</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>A set called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">هناك طقم مثبت بالفعل باسم «%1».</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new set takes the place of the installed one</extracomment>
        <translation type="unfinished">ا&amp;ستبداله</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both sets of the same name stay installed</extracomment>
        <translation type="unfinished">الاحتفاظ ب&amp;كليهما</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Installing the set…</source>
        <translation type="unfinished">تثبيت الطقم…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set is installed. You can now choose it for a new game.</source>
        <translation type="unfinished">ثُبّت الطقم. يمكنك الآن اختياره للعبة جديدة.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set was not installed</source>
        <translation type="unfinished">لم يُثبت الطقم</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SquareStrip</name>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what lies around a square, %2 the share of tiles that fit there</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1; %2</source>
        <extracomment>Squares and how many tiles fit there: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1؛ %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Numbers in parentheses and those of the classic set are per hundred tiles.</source>
        <translation type="unfinished">الأعداد بين القوسين وأعداد الطقم الكلاسيكي محسوبة لكل مئة بلاطة.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>There are fewer mining tokens than nuggets.</source>
        <translation type="unfinished">أقراص التنقيب أقل من الشذرات.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile to see which tiles can lie beside it.</source>
        <translation type="unfinished">اختر بلاطة لترى البلاطات التي يمكن أن تجاورها.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%1×</source>
        <extracomment>Below the picture of a tile: %1 in how many ways it can lie beside another, as &quot;12×&quot;</extracomment>
        <translation type="unfinished">%1×</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1 can lie beside it in %Ln way(s)</source>
        <extracomment>Tooltip and name of a tile: %1 its id</extracomment>
        <translation type="unfinished">
            <numerusform>لا يمكن أن تجاورها البلاطة %1 في أي وضع</numerusform>
            <numerusform>يمكن أن تجاورها البلاطة %1 في وضع واحد</numerusform>
            <numerusform>يمكن أن تجاورها البلاطة %1 في وضعين</numerusform>
            <numerusform>يمكن أن تجاورها البلاطة %1 في %Ln أوضاع</numerusform>
            <numerusform>يمكن أن تجاورها البلاطة %1 في %Ln وضعًا</numerusform>
            <numerusform>يمكن أن تجاورها البلاطة %1 في %Ln وضع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%Ln of %2 design(s) can lie beside tile %1, each in this many ways:</source>
        <extracomment>%Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation type="unfinished">
            <numerusform>لا تصميم من %2 يمكن أن يجاور البلاطة %1:</numerusform>
            <numerusform>تصميم واحد من %2 يمكن أن يجاور البلاطة %1، بهذا العدد من الأوضاع:</numerusform>
            <numerusform>تصميمان من %2 يمكن أن يجاورا البلاطة %1، كل منهما بهذا العدد من الأوضاع:</numerusform>
            <numerusform>%Ln تصاميم من %2 يمكن أن تجاور البلاطة %1، كل منها بهذا العدد من الأوضاع:</numerusform>
            <numerusform>%Ln تصميمًا من %2 يمكن أن تجاور البلاطة %1، كل منها بهذا العدد من الأوضاع:</numerusform>
            <numerusform>%Ln تصميم من %2 يمكن أن تجاور البلاطة %1، كل منها بهذا العدد من الأوضاع:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1: %2 of the edges of other tiles match</source>
        <extracomment>%1 the id of a tile, %2 a percentage</extracomment>
        <translation type="unfinished">البلاطة %1: %2 من حواف البلاطات الأخرى توافقها</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Statistics of the tile set</source>
        <translation type="unfinished">إحصاءات طقم البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>This set</source>
        <extracomment>Titles of columns: the figures of the set that is open, and those of the classic set to compare with</extracomment>
        <translation type="unfinished">هذا الطقم</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: the figures of the classic set</extracomment>
        <translation type="unfinished">الطقم الكلاسيكي</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: the most important figures of the set</extracomment>
        <translation type="unfinished">نظرة عامة</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges by kind</source>
        <translation type="unfinished">الحواف حسب النوع</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>The line across each bar shows the classic set.</source>
        <translation type="unfinished">الخط عبر كل عمود يمثل الطقم الكلاسيكي.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges and matching tiles</source>
        <translatorcomment>free: supply</translatorcomment>
        <translation type="unfinished">الحواف والبلاطات المطابقة</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How many edges need a neighbor, and how many tiles have a matching edge.</source>
        <translation type="unfinished">كم حافة تحتاج إلى جار، وكم بلاطة لها حافة توافقها.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges / tiles</source>
        <extracomment>Title of a column with two numbers, as in &quot;56 / 27&quot;</extracomment>
        <translation type="unfinished">الحواف / البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Features on the tiles</source>
        <translation type="unfinished">المعالم على البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading: where railroads end</extracomment>
        <translation type="unfinished">سكك الحديد</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Symbols and tokens</source>
        <translation type="unfinished">الرموز والأقراص</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Chance of filling an open square</source>
        <translation type="unfinished">احتمال ملء مربع مفتوح</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How likely it is that a randomly drawn tile fits in at least one rotation.</source>
        <translation type="unfinished">احتمال أن تناسبه بلاطة مسحوبة عشوائيًا في واحدة من تدويراتها على الأقل.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Show all squares</source>
        <extracomment>Below the hardest of the open squares, each with the edges around it: list all of them</extracomment>
        <translation type="unfinished">إظهار كل المربعات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest squares</source>
        <extracomment>Heading: the squares that fewest tiles fit</extracomment>
        <translation type="unfinished">أصعب المربعات</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Share of the tiles that fit where the neighbors show these edges.</source>
        <translation type="unfinished">نسبة البلاطات التي تناسب حين تكون للجيران هذه الحواف.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tiles that fit together</source>
        <translation type="unfinished">البلاطات المتناسبة</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile.</source>
        <translation type="unfinished">اختر بلاطة.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest tiles to match</source>
        <translation type="unfinished">أصعب البلاطات توافقًا</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How often a random edge of another tile matches a random edge of one of these tiles.</source>
        <translation type="unfinished">كم مرة توافق حافة عشوائية من بلاطة أخرى حافة عشوائية من إحدى هذه البلاطات.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCanvas</name>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a part of a tile: &quot;Railroad north–south&quot;, %2 &quot;2 locomotives&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drag begins at: %1. Choose where it ends, then press D.</source>
        <extracomment>Status line: %1 where a drag by keys begins, as &quot;North edge: railroad&quot;; D is a key</extracomment>
        <translation type="unfinished">بداية السحب: %1. اختر أين ينتهي، ثم اضغط D.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>No tile</source>
        <extracomment>Name of the empty drawing for screen readers</extracomment>
        <translation type="unfinished">لا بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drawing of tile %1</source>
        <extracomment>Name of the drawing for screen readers: %1 the id of a tile</extracomment>
        <translation type="unfinished">رسم البلاطة %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>No tile is chosen. Press Ctrl+T to make a new one.</source>
        <translation type="unfinished">لم تُختر بلاطة. اضغط Ctrl+T لإنشاء واحدة جديدة.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>× %1</source>
        <extracomment>%1 how many nuggets</extracomment>
        <translation type="unfinished">× %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>The tile&apos;s own picture cannot be drawn</source>
        <translation type="unfinished">لا يمكن رسم صورة البلاطة الخاصة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>A set holds at most %Ln design(s).</source>
        <translation type="unfinished">
            <numerusform>الحد الأقصى للطقم %Ln تصميم.</numerusform>
            <numerusform>الحد الأقصى للطقم تصميم واحد.</numerusform>
            <numerusform>الحد الأقصى للطقم تصميمان.</numerusform>
            <numerusform>الحد الأقصى للطقم %Ln تصاميم.</numerusform>
            <numerusform>الحد الأقصى للطقم %Ln تصميمًا.</numerusform>
            <numerusform>الحد الأقصى للطقم %Ln تصميم.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add a tile</source>
        <translation type="unfinished">إضافة بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>The tiles on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">تتعذر قراءة البلاطات في الحافظة: %1</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>There are no tiles on the clipboard. Tiles are copied as text, as in a tile-set file.</source>
        <translation type="unfinished">لا بلاطات في الحافظة. تُنسخ البلاطات نصًا كما في ملف طقم البلاطات.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Paste tiles</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">لصق البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Duplicate</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تكرار</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Remove</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إزالة</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Turn</source>
        <extracomment>A step of the history (verb): tiles are rotated</extracomment>
        <translation type="unfinished">تدوير</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Mirror</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">عكس</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>No variants are missing: the set already has them all.</source>
        <translation type="unfinished">لا تنقص أي تنويعات: كلها في الطقم بالفعل.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add variants</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إضافة تنويعات</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">اختيار بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>To move tiles, show all of them in the order &quot;As in the set&quot;.</source>
        <translation type="unfinished">لتحريك البلاطات أظهرها كلها بالترتيب «كما في الطقم».</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">تحريك</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">تغيير عدد النسخ</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the picture</source>
        <translation type="unfinished">تغيير الصورة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileDelegate</name>
    <message>
        <location filename="../editor/tiles/tiledelegate.cpp"/>
        <source>× %1</source>
        <extracomment>Below the id of a tile: %1 how many copies</extracomment>
        <translation type="unfinished">× %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileExport</name>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Export tile as SVG</source>
        <translation type="unfinished">تصدير البلاطة بصيغة SVG</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">ملفات SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Writing the tile…</source>
        <translation type="unfinished">كتابة البلاطة جارية…</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file</extracomment>
        <translation type="unfinished">صُدّر إلى %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln design(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln تصميم</numerusform>
            <numerusform>تصميم واحد</numerusform>
            <numerusform>تصميمان</numerusform>
            <numerusform>%Ln تصاميم</numerusform>
            <numerusform>%Ln تصميمًا</numerusform>
            <numerusform>%Ln تصميم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>بلاطة واحدة</numerusform>
            <numerusform>بلاطتان</numerusform>
            <numerusform>%Ln بلاطات</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
            <numerusform>%Ln بلاطة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 &quot;24 designs&quot;, %2 &quot;72 tiles&quot;</extracomment>
        <translation type="unfinished">%1، %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln chosen</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 chosen&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>لا شيء مختار</numerusform>
            <numerusform>واحد مختار</numerusform>
            <numerusform>اثنان مختاران</numerusform>
            <numerusform>%Ln مختارة</numerusform>
            <numerusform>%Ln مختارًا</numerusform>
            <numerusform>%Ln مختار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln shown</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 shown&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>لا شيء ظاهر</numerusform>
            <numerusform>واحد ظاهر</numerusform>
            <numerusform>اثنان ظاهران</numerusform>
            <numerusform>%Ln ظاهرة</numerusform>
            <numerusform>%Ln ظاهرًا</numerusform>
            <numerusform>%Ln ظاهر</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1; %2</source>
        <extracomment>%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 chosen&quot;
----------
%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 shown&quot;</extracomment>
        <translation type="unfinished">%1؛ %2</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search</source>
        <extracomment>In an empty field: what to type there</extracomment>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search tiles</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation type="unfinished">البحث في البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>No tile matches.</source>
        <translation type="unfinished">لا توجد بلاطة كهذه.</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Show all tiles</source>
        <extracomment>Button: ends a search</extracomment>
        <translation type="unfinished">إظهار كل البلاطات</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>All edges</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">كل الحواف</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">سكة حديد</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Mountain</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">جبل</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Prairie</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">مرج</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad and mountain</source>
        <translation type="unfinished">سكة حديد وجبل</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two railroads</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">سكتا حديد</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two mountains</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">جبلان</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two prairies</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">مرجان</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Only tiles with these edges</source>
        <translation type="unfinished">البلاطات ذات هذه الحواف فقط</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>As in the set</source>
        <translation type="unfinished">كما في الطقم</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By id</source>
        <extracomment>Order of the tiles: by what they are called in the file</extracomment>
        <translation type="unfinished">حسب المعرّف</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By number of copies</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">حسب عدد النسخ</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By edges</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">حسب الحواف</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Order of the list</source>
        <translation type="unfinished">ترتيب القائمة</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Tiles of the set</source>
        <translation type="unfinished">بلاطات الطقم</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, start tile, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة %1، بلاطة البداية، بلا نسخ: %2</numerusform>
            <numerusform>البلاطة %1، بلاطة البداية، نسخة واحدة: %2</numerusform>
            <numerusform>البلاطة %1، بلاطة البداية، نسختان: %2</numerusform>
            <numerusform>البلاطة %1، بلاطة البداية، %Ln نسخ: %2</numerusform>
            <numerusform>البلاطة %1، بلاطة البداية، %Ln نسخة: %2</numerusform>
            <numerusform>البلاطة %1، بلاطة البداية، %Ln نسخة: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>البلاطة %1، بلا نسخ: %2</numerusform>
            <numerusform>البلاطة %1، نسخة واحدة: %2</numerusform>
            <numerusform>البلاطة %1، نسختان: %2</numerusform>
            <numerusform>البلاطة %1، %Ln نسخ: %2</numerusform>
            <numerusform>البلاطة %1، %Ln نسخة: %2</numerusform>
            <numerusform>البلاطة %1، %Ln نسخة: %2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">تحريك</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Insert dragged tiles</source>
        <extracomment>A step of the history: tiles dragged here with the mouse</extracomment>
        <translation type="unfinished">إدراج البلاطات المسحوبة بالفأرة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">تغيير عدد النسخ</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">اختيار بلاطة البداية</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Button: opens the dialog for a picture of the tile&apos;s own</extracomment>
        <translation type="unfinished">&amp;صورة خاصة…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the pict&amp;ure…</source>
        <translation type="unfinished">تغيير ال&amp;صورة…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>No tile chosen</source>
        <translation type="unfinished">لم تُختر بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Tile %1</source>
        <extracomment>Heading: %1 the id of a tile</extracomment>
        <translation type="unfinished">البلاطة %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%Ln tile(s) chosen; the drawing shows %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation type="unfinished">
            <numerusform>لا بلاطات مختارة؛ يُظهر الرسم %1</numerusform>
            <numerusform>بلاطة واحدة مختارة؛ يُظهر الرسم %1</numerusform>
            <numerusform>بلاطتان مختارتان؛ يُظهر الرسم %1</numerusform>
            <numerusform>%Ln بلاطات مختارة؛ يُظهر الرسم %1</numerusform>
            <numerusform>%Ln بلاطة مختارة؛ يُظهر الرسم %1</numerusform>
            <numerusform>%Ln بلاطة مختارة؛ يُظهر الرسم %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>various</source>
        <extracomment>In the field for the number of copies: the chosen tiles have different numbers</extracomment>
        <translation type="unfinished">متفاوت</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change symbols</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تغيير الرموز</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">تغيير نهاية القضبان</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Rename a tile</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">إعادة تسمية بلاطة</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>I&amp;d</source>
        <extracomment>What a tile is called in its file</extracomment>
        <translation type="unfinished">المعر&amp;ف</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen. Every tile needs its own id.</source>
        <translation type="unfinished">من 1 إلى 32 محرفًا: A إلى Z وa إلى z و0 إلى 9 والنقطة والشرطة السفلية والشرطة. ولكل بلاطة معرّف خاص بها.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Cop&amp;ies</source>
        <extracomment>Label of a field: how many copies of a tile are in the set</extracomment>
        <translation type="unfinished">النس&amp;خ</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>St&amp;art tile</source>
        <extracomment>Check box: the tile is the start tile</extracomment>
        <translation type="unfinished">بلا&amp;طة البداية</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Parts</source>
        <extracomment>Heading above the railroads, mountains and prairies of a tile</extracomment>
        <translation type="unfinished">الأجزاء</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesModel</name>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>%1 %2</source>
        <extracomment>A cell of a table: %1 what is in it, %2 the title of its column</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: the design</extracomment>
        <translation type="unfinished">البلاطة</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>The design and its id</source>
        <translation type="unfinished">التصميم ومعرّفه</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Copies</source>
        <extracomment>Title of a column: specimens of a tile, not the command</extracomment>
        <translation type="unfinished">النسخ</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many copies of the tile are in the set</source>
        <translation type="unfinished">عدد نسخ البلاطة في الطقم</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Drawn</source>
        <extracomment>Title of a column: how often a tile was taken from the stack</extracomment>
        <translation type="unfinished">سُحبت</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How often the tile was drawn in all games</source>
        <translation type="unfinished">عدد مرات سحب البلاطة في كل الألعاب</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Squares</source>
        <extracomment>Title of a column: how many squares a tile fits</extracomment>
        <translation type="unfinished">المربعات</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many squares the tile fit on average when it was drawn</source>
        <translation type="unfinished">متوسط عدد المربعات التي ناسبتها البلاطة عند سحبها</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Hard to place</source>
        <extracomment>Title of a column: how often a tile has hardly any square</extracomment>
        <translation type="unfinished">صعبة الوضع</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit two squares at most</source>
        <translation type="unfinished">نسبة السحبات التي ناسبت فيها البلاطة مربعين على الأكثر</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Discarded</source>
        <extracomment>Title of a column: how often a tile fit nowhere</extracomment>
        <translation type="unfinished">مستبعدة</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit nowhere</source>
        <translation type="unfinished">نسبة السحبات التي لم تناسب فيها البلاطة أي مكان</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesTable</name>
    <message>
        <location filename="../editor/lab/tilestable.cpp"/>
        <source>Tiles by how hard they are to place</source>
        <translation type="unfinished">البلاطات حسب صعوبة وضعها</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Tokens: %1. Nuggets on the tiles: %2.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">الأقراص: %1. الشذرات على البلاطات: %2.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Change the tokens</source>
        <translation type="unfinished">تغيير الأقراص</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">إضافة أقراص</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">إزالة أقراص</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Value</source>
        <extracomment>Title of a column: points of a mining token</extracomment>
        <translation type="unfinished">القيمة</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Number</source>
        <extracomment>Title of a column: how many tokens of this value there are</extracomment>
        <translation type="unfinished">العدد</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">أقراص التنقيب</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add a value</source>
        <translation type="unfinished">إضافة قيمة</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen value of mining tokens</extracomment>
        <translation type="unfinished">إزالة</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::Tour</name>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The chosen tile is all prairie. Click near its top edge until there is a mountain. By keyboard: press &quot;Show me&quot;, the up arrow, then Enter.</source>
        <translation type="unfinished">البلاطة المختارة كلها مرج. انقر قرب حافتها العليا حتى يظهر جبل. بلوحة المفاتيح: اضغط «أرني» ثم السهم الأعلى ثم Enter.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Lay track: drag from the left edge to the right edge. By keyboard: left arrow, D, right arrow, D.</source>
        <translation type="unfinished">مد القضبان: اسحب من الحافة اليسرى إلى الحافة اليمنى. بلوحة المفاتيح: السهم الأيسر، D، السهم الأيمن، D.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Put a nugget on the mountain: turn the mouse wheel over it, or press N.</source>
        <translation type="unfinished">ضع شذرة على الجبل: أدر عجلة الفأرة فوقه، أو اضغط N.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The set has no start tile and so cannot be played. Find that in the list of problems, press the button beside it and choose &quot;%1&quot;.</source>
        <extracomment>%1 an entry of a menu</extracomment>
        <translation type="unfinished">ليس للطقم بلاطة بداية، فلا يمكن اللعب به. ابحث عن ذلك في قائمة المشكلات، واضغط الزر بجواره واختر «%1».</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Open the lab below and press &quot;Run&quot;. The computer plays with your set and says what stands out.</source>
        <translation type="unfinished">افتح المختبر في الأسفل واضغط «تشغيل». يلعب الحاسوب بطقمك ويذكر ما يلفت النظر.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Press F5 to play with your set yourself. The game opens beside the editor.</source>
        <translation type="unfinished">اضغط F5 لتلعب بطقمك بنفسك. تُفتح اللعبة بجوار المحرر.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>That was the tour. Go on with this set, or begin one of your own. F1 opens the handbook.</source>
        <translation type="unfinished">انتهت الجولة. تابع بهذا الطقم، أو ابدأ طقمًا خاصًا بك. ويفتح F1 الدليل.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>End of the tour</source>
        <translation type="unfinished">نهاية الجولة</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Tour: %1 of %2</source>
        <extracomment>Above what is to be done: %1 the number of this step, %2 of how many</extracomment>
        <translation type="unfinished">الجولة: %1 من %2</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>S&amp;kip</source>
        <extracomment>Button: go on to the next step of the tour without doing this one</extracomment>
        <translation type="unfinished">تخ&amp;طي</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::WatchedNote</name>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Watching this folder for changed pictures: %1</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">تُراقَب تغييرات الصور في هذا المجلد: %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Stop watching</source>
        <extracomment>Button: changed pictures of a folder are not updated from now on</extracomment>
        <translation type="unfinished">إيقاف المراقبة</translation>
    </message>
</context>
<context>
    <name>lodeline::print::ContentPage</name>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Cop&amp;ies:</source>
        <extracomment>How many times each tile is printed</extracomment>
        <translation type="unfinished">النس&amp;خ:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Designs:</source>
        <extracomment>Label of a field: which tiles to print</extracomment>
        <translation type="unfinished">ال&amp;تصاميم:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>One of each design</source>
        <translation type="unfinished">واحدة من كل تصميم</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Only those checked below</source>
        <translation type="unfinished">المختارة أدناه فقط</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Designs to print</source>
        <translation type="unfinished">التصاميم المراد طباعتها</translation>
    </message>
</context>
<context>
    <name>lodeline::print::FaceList</name>
    <message>
        <location filename="../editor/print/dialog/facelist.cpp"/>
        <source>%1 × %2</source>
        <extracomment>In a list of tiles: %1 the id of a design, %2 how many copies</extracomment>
        <translation type="unfinished">%1 × %2</translation>
    </message>
</context>
<context>
    <name>lodeline::print::PaperPage</name>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>That is %1 dpi when printed %2 mm wide.</source>
        <extracomment>%1 a number of pixels an inch, %2 a length in millimetres: a tile or card</extracomment>
        <translation type="unfinished">هذا %1 نقطة/بوصة عند الطباعة بعرض %2 مم.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Paper</source>
        <extracomment>Title of a group: size and margins of the paper</extracomment>
        <translation type="unfinished">الورق</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Paper size:</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">&amp;حجم الورق:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Orientation:</source>
        <extracomment>Label of a field: portrait or landscape</extracomment>
        <translation type="unfinished">الا&amp;تجاه:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Portrait</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">طولي</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Landscape</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">عرضي</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Margins:</source>
        <extracomment>Label of a field: of a printed page</extracomment>
        <translation type="unfinished">ال&amp;هوامش:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Most printers leave the outer 4 to 5 mm of a sheet blank.</source>
        <translation type="unfinished">معظم الطابعات تترك 4 إلى 5 مم عند أطراف الورقة بيضاء.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cutting</source>
        <extracomment>Title of a group: what helps to cut out the tiles</extracomment>
        <translation type="unfinished">القص</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Gap:</source>
        <extracomment>White space between tiles on a printed page</extracomment>
        <translation type="unfinished">الف&amp;جوة:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Bleed:</source>
        <extracomment>How far the picture of a tile goes on beyond the line along which it is cut</extracomment>
        <translation type="unfinished">الن&amp;زف:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>The picture extends beyond the cut, at most by half the gap.</source>
        <translation type="unfinished">تمتد الصورة خارج خط القص، بمقدار نصف الفجوة على الأكثر.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cut mar&amp;ks</source>
        <extracomment>Check box: marks on the page that show where to cut</extracomment>
        <translation type="unfinished">علامات ال&amp;قص</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ruler to check the size</source>
        <translation type="unfinished">م&amp;سطرة للتحقق من الحجم</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Print b&amp;acks on the reverse side</source>
        <translation type="unfinished">طباعة ال&amp;ظهر على الوجه الآخر</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>F&amp;lip on:</source>
        <extracomment>Label of a field with the entries &quot;Long edge&quot; and &quot;Short edge&quot;: how two-sided pages are turned over</extracomment>
        <translation type="unfinished">القل&amp;ب على:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Long edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">الحافة الطويلة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Short edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">الحافة القصيرة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side. The start tile has its own back.</source>
        <translation type="unfinished">يتبع كل صفحة وجهها الآخر. ولبلاطة البداية ظهر خاص بها.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side.</source>
        <translation type="unfinished">يتبع كل صفحة وجهها الآخر.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Ink</source>
        <extracomment>Title of a group: saving ink and quality</extracomment>
        <translation type="unfinished">الحبر</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ink saver: white background and pale colors</source>
        <translation type="unfinished">توف&amp;ير الحبر: خلفية بيضاء وألوان باهتة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Picture &amp;quality:</source>
        <extracomment>Label of a field: dots per inch</extracomment>
        <translation type="unfinished">جودة ا&amp;لصور:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Pictures of each design</source>
        <extracomment>Title of a group: about &quot;A picture of each design&quot;</extracomment>
        <translation type="unfinished">صور كل تصميم</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: how many pixels the side of a picture has</extracomment>
        <translation type="unfinished">ال&amp;ضلع:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> px</source>
        <extracomment>Unit behind a number in a field: pixels</extracomment>
        <translation type="unfinished"> بكسل</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> dpi</source>
        <extracomment>Unit behind a number in a field: dots per inch</extracomment>
        <translation type="unfinished"> نقطة/بوصة</translation>
    </message>
</context>
<context>
    <name>lodeline::print::PrintDialog</name>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are</extracomment>
        <translation type="unfinished">الصفحة %1 من %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are; its reverse is shown</extracomment>
        <translation type="unfinished">ظهر الصفحة %1 من %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>⚠ %1</source>
        <extracomment>A warning: %1 a sentence that says what is wrong</extracomment>
        <translation type="unfinished">⚠ %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln sheet(s) of paper: %1</source>
        <extracomment>%1 what is printed on them, as &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln ورقة: %1</numerusform>
            <numerusform>ورقة واحدة: %1</numerusform>
            <numerusform>ورقتان: %1</numerusform>
            <numerusform>%Ln أوراق: %1</numerusform>
            <numerusform>%Ln ورقة: %1</numerusform>
            <numerusform>%Ln ورقة: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pages…</source>
        <translation type="unfinished">كتابة الصفحات…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pictures…</source>
        <translation type="unfinished">كتابة الصور…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sending the pages to the printer…</source>
        <translation type="unfinished">إرسال الصفحات إلى الطابعة…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>What became of printing or an export</extracomment>
        <translation type="unfinished">أُلغي.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file or folder</extracomment>
        <translation type="unfinished">صُدّر إلى %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sent to the printer.</source>
        <translation type="unfinished">أُرسلت إلى الطابعة.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln tile(s) are printed as the game draws them, without their own picture:</source>
        <translation type="unfinished">
            <numerusform>لا بلاطات تُطبع بغير صورتها الخاصة:</numerusform>
            <numerusform>بلاطة واحدة تُطبع كما ترسمها اللعبة، من دون صورتها الخاصة:</numerusform>
            <numerusform>بلاطتان تُطبعان كما ترسمهما اللعبة، من دون صورتيهما الخاصتين:</numerusform>
            <numerusform>%Ln بلاطات تُطبع كما ترسمها اللعبة، من دون صورها الخاصة:</numerusform>
            <numerusform>%Ln بلاطة تُطبع كما ترسمها اللعبة، من دون صورها الخاصة:</numerusform>
            <numerusform>%Ln بلاطة تُطبع كما ترسمها اللعبة، من دون صورها الخاصة:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 id of a tile, %2 what is wrong with it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Print and play: %1</source>
        <extracomment>Title of a window: %1 name of a tile set or deck</extracomment>
        <translation type="unfinished">طباعة ولعب: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Options</source>
        <extracomment>What a screen reader calls the tabs &quot;What to print&quot; and &quot;Page layout&quot;</extracomment>
        <translation type="unfinished">الخيارات</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;What to print</source>
        <translation type="unfinished">&amp;ما سيُطبع</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page la&amp;yout</source>
        <extracomment>Title of a tab</extracomment>
        <translation type="unfinished">تخطيط الص&amp;فحة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Preview of the page</source>
        <translation type="unfinished">معاينة الصفحة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Previous page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">الصفحة السابقة</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Next page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">الصفحة التالية</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Pri&amp;nt…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">&amp;طباعة…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export PD&amp;F…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">ت&amp;صدير PDF…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export S&amp;VG…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">تص&amp;دير SVG…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export pict&amp;ures</source>
        <extracomment>Button that opens a menu</extracomment>
        <translation type="unfinished">تصدير ص&amp;ور</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>All designs in &amp;one picture…</source>
        <translation type="unfinished">كل التصاميم في صورة وا&amp;حدة…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>A &amp;picture of each design…</source>
        <translation type="unfinished">صورة ل&amp;كل تصميم…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: closes the dialog</extracomment>
        <translation type="unfinished">إ&amp;غلاق</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ExportRunner</name>
    <message>
        <location filename="../ui/work/exportrunner.cpp"/>
        <source>&amp;Cancel</source>
        <extracomment>Button: stop the export</extracomment>
        <translation type="unfinished">إل&amp;غاء</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::FormsEditor</name>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Translation</source>
        <extracomment>Label of the field for what the program says in the language of the window</extracomment>
        <translation type="unfinished">ال&amp;ترجمة</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>For %1</source>
        <extracomment>Label of a field for one form of a plural: %1 the first numbers it stands for, such as &quot;2, 3, 4, 22&quot;</extracomment>
        <translation type="unfinished">مع %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Read by a native speaker</source>
        <extracomment>Check box: a translation that a native speaker has read, not only drafted</extracomment>
        <translation type="unfinished">را&amp;جعها متحدث أصلي</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): keeps a translation</extracomment>
        <translation type="unfinished">&amp;حفظ</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>Discard &amp;my text</source>
        <extracomment>Button (verb): one&apos;s own translation is replaced by that of the program</extracomment>
        <translation type="unfinished">&amp;سحب ترجمتي</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::HelpDialog</name>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>No matches found</source>
        <translation type="unfinished">لا توجد نتائج</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Find</source>
        <extracomment>In an empty field: words to be searched for</extracomment>
        <translation type="unfinished">بحث</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Contents</source>
        <extracomment>Name of a list: the headings of a long text</extracomment>
        <translation type="unfinished">المحتويات</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::InstalledSets</name>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">تعذرت إزالة «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LanguageMenu</name>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Problems in %1…</source>
        <extracomment>Menu entry: shows what is wrong with a translation; %1 the name of its file</extracomment>
        <translation type="unfinished">المشكلات في %1…</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Open the folder of your &amp;translations</source>
        <extracomment>Menu entry: opens the folder where the user&apos;s own translations are</extracomment>
        <translation type="unfinished">فتح مجلد &amp;ترجماتك</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Your translations are in %1.</source>
        <extracomment>%1 the path of a folder</extracomment>
        <translation type="unfinished">ترجماتك موجودة في %1.</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>System (%1)</source>
        <extracomment>Choice of the language of the windows: as the system has it; %1 the name of that language</extracomment>
        <translation type="unfinished">النظام (%1)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>%1 (%2%)</source>
        <extracomment>Entry of the list of languages: %1 the name of one, %2 how much of it is translated, a number</extracomment>
        <translation type="unfinished">%1 (%2%)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Translated: %1%. Read by a native speaker: %2%.</source>
        <extracomment>Tool tip of a language; %1, %2 numbers. A text is first drafted, then read by a native speaker.</extracomment>
        <translation type="unfinished">المترجم: %1%. ما راجعه متحدث أصلي: %2%.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LessonCard</name>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Show me</source>
        <extracomment>Button: show on the board what the lesson asks for</extracomment>
        <translation type="unfinished">أ&amp;رني</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Try again</source>
        <extracomment>Button: take the turn back and play it differently</extracomment>
        <translation type="unfinished">&amp;محاولة أخرى</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>L&amp;eave</source>
        <extracomment>Button: end the lesson</extracomment>
        <translation type="unfinished">م&amp;غادرة</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>End the lesson; you can start it over at any time</source>
        <translation type="unfinished">إنهاء الدرس؛ يمكنك بدؤه من أوله في أي وقت</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::MessageBox</name>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>Another program has changed &quot;%1&quot; since it was opened. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">غيّر برنامج آخر «%1» بعد فتحه. هل تريد استبداله؟</translation>
    </message>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">تغير الملف</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::OwnThemes</name>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>Your folder of themes is full; maximum: %1. Delete a theme in &quot;%2&quot; first.</source>
        <extracomment>%1 a number, %2 path of a folder</extracomment>
        <translation type="unfinished">مجلد السمات ممتلئ، والحد الأقصى: %1. احذف أولًا سمة من «%2».</translation>
    </message>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">تعذرت كتابة «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">تعذر فتح «%1»:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Some parts of &quot;%1&quot; are not used:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">بعض أجزاء «%1» غير مستعملة:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">لا يمكن فتح الملف</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problems in the file</source>
        <translation type="unfinished">مشكلات الملف</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Severity</source>
        <extracomment>Heading of a column (noun): error, warning or note</extracomment>
        <translation type="unfinished">الخطورة</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Place</source>
        <extracomment>Heading of a column (noun): where something is in the file</extracomment>
        <translation type="unfinished">الموضع</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problem</source>
        <extracomment>Heading of a column (noun): what is wrong in the file</extracomment>
        <translation type="unfinished">المشكلة</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Correct the file in a text editor, or choose another file.</source>
        <translation type="unfinished">الموضع مؤشر JSON: المفاتيح والأرقام التي تُتبع من أعلى الملف. صحح الملف في محرر نصوص أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Co&amp;py</source>
        <extracomment>Button (verb): copy the problems to the clipboard</extracomment>
        <translation type="unfinished">&amp;نسخ</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TextPanel</name>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Not a text of the program: %1</source>
        <extracomment>%1 a text that a window shows</extracomment>
        <translation type="unfinished">ليس من نصوص البرنامج: %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>missing, shown in English</source>
        <extracomment>State of a text</extracomment>
        <translation type="unfinished">غير مترجم، يظهر بالإنجليزية</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, read by a native speaker</source>
        <extracomment>State of a translation, which is one of the user&apos;s own</extracomment>
        <translation type="unfinished">ترجمتك، راجعها متحدث أصلي</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, drafted</source>
        <extracomment>State of a translation, which is one of the user&apos;s own: written, not read by others</extracomment>
        <translation type="unfinished">ترجمتك، مسودة</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>read by a native speaker</source>
        <extracomment>State of a translation</extracomment>
        <translation type="unfinished">راجعها متحدث أصلي</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>drafted</source>
        <extracomment>State of a translation: written, not yet read by a native speaker</extracomment>
        <translation type="unfinished">مسودة</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Where is this text?</source>
        <extracomment>Title of a small window: which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">من أين هذا النص؟</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Texts that say this</source>
        <extracomment>Name of a list of texts</extracomment>
        <translation type="unfinished">النصوص التي تعطي هذا</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>This could come from several texts. The likeliest is listed first.</source>
        <translation type="unfinished">قد يكون هذا من أحد نصوص عدة؛ أرجحها أولًا.</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>English:</source>
        <extracomment>Label of a text in English</extracomment>
        <translation type="unfinished">الإنجليزية:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>For translators:</source>
        <extracomment>Label of what is told to translators</extracomment>
        <translation type="unfinished">للمترجمين:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Comment:</source>
        <extracomment>Label of what tells a text from another one that is the same in English</extracomment>
        <translation type="unfinished">التعليق:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Translation:</source>
        <extracomment>Label of what the program says in the language of the window</extracomment>
        <translation type="unfinished">الترجمة:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>State:</source>
        <extracomment>Label: drafted, read or missing</extracomment>
        <translation type="unfinished">الحالة:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Context:</source>
        <extracomment>Label of the class, in the sources, that shows a text</extracomment>
        <translation type="unfinished">السياق:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Source:</source>
        <extracomment>Label of the file of the sources that has a text</extracomment>
        <translation type="unfinished">ملف المصدر:</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TranslatorTools</name>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Your text was removed from %1.</source>
        <extracomment>%1 the name of a file with the user&apos;s own translations</extracomment>
        <translation type="unfinished">حُذفت ترجمتك من %1.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Saved in %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">حُفظ في %1.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Unsaved translations</source>
        <extracomment>Title of a message: words that a translator has typed</extracomment>
        <translation type="unfinished">ترجمات غير محفوظة</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Some translations you typed have not been saved.</source>
        <translation type="unfinished">لم تُحفظ بعد بعض الترجمات التي كتبتَها.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">هل تريد حفظها قبل الإغلاق؟</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; was not saved. %2</source>
        <extracomment>%1 a text in English, %2 why, as a sentence</extracomment>
        <translation type="unfinished">لم يُحفظ «%1». %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; (%2) was not saved. %3</source>
        <extracomment>%1 a text in English, %2 the name of the language that it was translated into, such as Deutsch, %3 why, as a sentence</extracomment>
        <translation type="unfinished">لم يُحفظ «%1» (%2). %3</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>For t&amp;ranslators</source>
        <extracomment>Title of a menu: what people need who translate the program</extracomment>
        <translation type="unfinished">لل&amp;مترجمين</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Where is this text?</source>
        <extracomment>Menu entry: tells which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">من &amp;أين هذا النص؟</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Translate here</source>
        <extracomment>Menu entry: texts that are pointed at can be translated</extracomment>
        <translation type="unfinished">الترجمة &amp;هنا</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Text with the &amp;focus</source>
        <extracomment>Menu entry: tells which text of the program stands where the keys go</extracomment>
        <translation type="unfinished">النص الذي عليه التركي&amp;ز</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Hold Ctrl+Shift and point at a text. Ctrl+Shift+F1 shows the text that has the keyboard focus.</source>
        <translation type="unfinished">أبقِ Ctrl وShift مضغوطين وأشر إلى نص. ويُظهر Ctrl+Shift+F1 معلومات النص الذي عليه التركيز.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>What you write goes into your own translation and shows at once.</source>
        <translation type="unfinished">ما تكتبه يدخل في ترجمتك الخاصة ويظهر فورًا.</translation>
    </message>
</context>
</TS>
