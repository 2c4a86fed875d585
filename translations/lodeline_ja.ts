<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ActingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.</source>
        <translation type="unfinished">ここでは何も置けません。「スキップ」で手番を終えるか、Escでタイルを戻します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Place a piece or choose Skip; Esc takes the tile back.</source>
        <translation type="unfinished">コマを置くか、「スキップ」を選びます。Escでタイルを戻します。</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1: %2</source>
        <extracomment>A move in a list; %1 position of the tile, %2 what is done then: &quot;Just place the tile&quot;</extracomment>
        <translation type="unfinished">タイル：%1、%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation type="unfinished">タイル：%1、%2°回転、%3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Just place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation type="unfinished">タイルを置くだけ</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Good moves for %1</source>
        <extracomment>Heading above a list of moves; %1 player</extracomment>
        <translation type="unfinished">%1の良い手</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>%1.</source>
        <extracomment>Makes a sentence of the reasons for a move, which begin with a capital letter in %1</extracomment>
        <translation type="unfinished">%1。</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">これより良い手は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Your move is %1 points behind the best move.</source>
        <extracomment>%1 a number of points, such as 2.3</extracomment>
        <translation type="unfinished">あなたの手は最善手より%1点劣ります。</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <location filename="../ui/arguments.cpp"/>
        <source>Unknown value &quot;%2&quot; for --%1. Possible values: %3.</source>
        <extracomment>Answer to a command line: %1 an option, %2 what it was given, %3 a list</extracomment>
        <translation type="unfinished">--%1の値「%2」は不明です。使える値：%3。</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: a picture may have at most %1 MiB. Make it smaller with your drawing program first.</source>
        <extracomment>%1 the greatest size allowed, in MiB</extracomment>
        <translation type="unfinished">ファイルが大きすぎます。画像は最大%1 MiBです。先に描画ソフトで小さくしてください。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>There is no such file. It may have been moved, renamed or deleted.</source>
        <translation type="unfinished">このファイルはありません。移動、名前の変更、または削除された可能性があります。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>You are not allowed to read this file. Change its permissions, or choose a copy in another folder.</source>
        <translation type="unfinished">このファイルを読み込む権限がありません。アクセス権を変更するか、別のフォルダーのコピーを選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture could not be saved: %1</source>
        <extracomment>%1 the reason as the system gives it</extracomment>
        <translation type="unfinished">画像を保存できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: an SVG picture may have at most %1 KiB. Save it as PNG instead.</source>
        <extracomment>%1 the greatest size allowed, in KiB</extracomment>
        <translation type="unfinished">ファイルが大きすぎます。SVG画像は最大%1 KiBです。代わりにPNGで保存してください。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This is not a picture. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.</source>
        <translation type="unfinished">これは画像ではありません。SVG、PNG、JPEG、GIF、BMP、WebPのファイルを選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>%1 files cannot be used. Save the picture as SVG or PNG, and choose that file.</source>
        <extracomment>%1 a kind of pictures that tiles cannot have, such as &quot;TIFF&quot;</extracomment>
        <translation type="unfinished">%1ファイルは使えません。画像をSVGかPNGで保存し、そのファイルを選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is damaged or incomplete. Save it again with your drawing program, or copy the file again.</source>
        <translation type="unfinished">画像が壊れているか不完全です。描画ソフトで保存し直すか、ファイルをコピーし直してください。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG file is compressed. Save it as plain SVG and import it again.</source>
        <translation type="unfinished">このSVGファイルは圧縮されています。通常のSVGで保存し、もう一度読み込んでください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %Ln pixel(s) per side. Make it smaller with your drawing program first.</source>
        <translation type="unfinished">
            <numerusform>画像が大きすぎます。1辺は最大%Lnピクセルです。先に描画ソフトで小さくしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>画像が小さすぎます。1辺に最低%Lnピクセル必要です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG picture cannot be used. The reason is given below.</source>
        <translation type="unfinished">このSVG画像は使えません。理由は次のとおりです。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used.</source>
        <translation type="unfinished">この画像は使えます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %Ln part(s) listed below.</source>
        <translation type="unfinished">
            <numerusform>次の%Ln個の要素を除けば、この画像は使えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it has transparent margins.</source>
        <translation type="unfinished">正方形ではないため、透明な余白が付きます。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it is stretched to fill the tile.</source>
        <translation type="unfinished">正方形ではないため、タイルに合わせて引き伸ばされます。</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so only its center is used.</source>
        <translation type="unfinished">正方形ではないため、中央部分だけが使われます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>1辺%Lnピクセルに縮小されました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>a folder with this name is needed here</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">この場所にはフォルダーが必要です</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>this is not a regular file</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It could not be moved. Move or delete it yourself.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used</extracomment>
        <translation type="unfinished">%1：%2。移動できませんでした。自分で移動するか削除してください。</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It was moved to %3.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used, %3 path</extracomment>
        <translation type="unfinished">%1：%2。%3に移動しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %Ln more.</source>
        <extracomment>Below a list of files, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>ほか%Ln件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <location filename="../app/shell/files/autosave.cpp"/>
        <source>The game could not be saved automatically as %1: %2. You can keep playing, but save it somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">ゲームを%1に自動保存できませんでした：%2。このまま遊べますが、別の場所に保存してください。</translation>
    </message>
</context>
<context>
    <name>BoardSights</name>
    <message>
        <location filename="../app/goldrush/board/boardsights.cpp"/>
        <source>Tiles and empty squares</source>
        <extracomment>A list of all tiles on the board and of the empty squares beside them, for screen readers</extracomment>
        <translation type="unfinished">タイルと空きマス</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation type="unfinished">トークンを1枚取る</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>トークン%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%Ln token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation type="unfinished">
            <numerusform>トークン%Ln枚がストックへ戻る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>機関車%Ln両</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, complete&quot;</extracomment>
        <translation type="unfinished">完成</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open end(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>開いた端%Lnか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>金塊%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a mountain</comment>
        <extracomment>Part of a description, as in &quot;5 nuggets, complete&quot;</extracomment>
        <translation type="unfinished">完成</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open edge(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>開いた辺%Lnか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>完成した鉄道%Ln本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln incomplete railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>未完成の鉄道%Ln本</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">鉄道と山</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">鉄道と草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">山と鉄道</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">山と草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">草原と鉄道</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">草原と山</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, not turned</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative</extracomment>
        <translation type="unfinished">列%1、行%2に回転せずに置く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270</extracomment>
        <translation type="unfinished">列%1、行%2に%3度回転して置く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Neither this tile nor any of those left fits here (%1).</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">このタイルも、残りのどのタイルも、ここには置けません（%1）。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</source>
        <extracomment>%Ln other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>このタイルはどの向きでもここに置けません（%1）。残りのうち%Ln枚は置けます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: you have none left</source>
        <translation type="unfinished">このタイルにカウボーイを置けません：手元に残っていません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts except the prairies are taken, and this game has no farmers</source>
        <translation type="unfinished">このタイルにカウボーイを置けません：草原以外はすべて埋まっていて、このゲームでは農夫を使いません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts are taken</source>
        <translation type="unfinished">このタイルにカウボーイを置けません：置ける場所はすべて埋まっています</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: this game has no farmers</source>
        <translation type="unfinished">このタイルにカウボーイを置けません：このゲームでは農夫を使いません</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %Ln point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Put a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>今なら%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Skip: end the turn</source>
        <translation type="unfinished">スキップ：手番を終える</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/passitem.cpp"/>
        <source>Skip</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation type="unfinished">スキップ</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for %2 or more</source>
        <extracomment>One of several: %1 &quot;4 points&quot;, %2 how many things are needed at least</extracomment>
        <translation type="unfinished">%2以上で%1</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 with %3 to the west and east, or to the north and south.</source>
        <extracomment>%1 &quot;6 points&quot;, %2 symbol such as &quot;wagon&quot;, %3 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">東西または南北を%3に挟まれた%2ごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;bottle&quot; and &quot;cow&quot;, %4 &quot;1 point&quot;</extracomment>
        <translation type="unfinished">%3に隣接する%2ごとに%1。%3に隣接していない%2ごとに%4を失う。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each square whose four neighbors all show %2.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 several symbols, such as &quot;pickaxes&quot;</extracomment>
        <translation type="unfinished">上下左右の4マスすべてが%2であるマスごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on %3 or beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;, %3 kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%3の上か、その隣にある%2ごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 that is neither on %3 nor beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 kind of land such as &quot;snow&quot;</extracomment>
        <translation type="unfinished">%3の上にも隣にもない%2ごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;wagon&quot; and &quot;fort&quot;</extracomment>
        <translation type="unfinished">%3に隣接する%2ごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on your largest group of %3 or beside that group.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;fort&quot;, %3 kind of land such as &quot;water&quot;</extracomment>
        <translation type="unfinished">自分の最大の%3グループの上か、その隣にある%2ごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each two-by-two block of squares that all show a %2. Blocks may overlap.</source>
        <extracomment>%1 &quot;7 points&quot;, %2 symbol such as &quot;fort&quot;</extracomment>
        <translation type="unfinished">すべて%2の2×2マスのブロックごとに%1。ブロックは重なってもよい。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Look north, east, south and west from each %1 to the first %2: one point for each square in between, in the direction with the fewest. No points without a %2 in sight.</source>
        <extracomment>%1 symbol such as &quot;gun&quot;, %2 symbol such as &quot;wagon&quot;</extracomment>
        <translation type="unfinished">各%1から東西南北を見て、最初の%2までの間にあるマスを数える。最も少ない方向のマス1つにつき1点。%2が見えなければ0点。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 in the largest group of them.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;</extracomment>
        <translation type="unfinished">最大の%2グループに含まれるもの1つにつき%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each empty place with squares on all four sides and at all four corners.</source>
        <extracomment>%1 &quot;5 points&quot;</extracomment>
        <translation type="unfinished">周囲8マスがすべて埋まった空き場所ごとに%1。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>For each row of two or more squares with a %1, west to east or north to south, by its length: %2.</source>
        <extracomment>%1 symbol such as &quot;wagon&quot;, %2 &quot;3 points for 2 or more and 6 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">%1のマスが東西または南北に2つ以上並ぶ列ごとに、その長さに応じて：%2。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>By the number of %1: %2.</source>
        <extracomment>%1 several symbols, such as &quot;guns&quot;, %2 &quot;1 point for 1 or more and 4 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">%1の数に応じて：%2。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for whoever has more %2. If the other player has more %3, that player takes %4 of that reward.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 and %3 several symbols, such as &quot;guns&quot; and &quot;bottles&quot;, %4 &quot;4 points&quot;, which go over to the other player out of the 8</extracomment>
        <translation type="unfinished">%2が多い方に%1。相手の%3の方が多ければ、そのうち%4は相手のものになる。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has more %1 loses a point for each %2 that the other player has.</source>
        <extracomment>%1 several symbols, such as &quot;bottles&quot;, %2 one of them</extracomment>
        <translation type="unfinished">%1が多い方は、相手の%2の数だけ点を失う。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>A point for every two of these: each %1 and each square of %2. A %1 on %2 counts as two.</source>
        <extracomment>%1 symbol such as &quot;cow&quot;, %2 kind of land such as &quot;plains&quot;</extracomment>
        <translation type="unfinished">%1と%2のマスを合わせて2つごとに1点。%2の上の%1は2つと数える。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has fewer visible squares gets a point for each square of the difference.</source>
        <translation type="unfinished">見えているマスが少ない方は、その差と同じ点を得る。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2. Each square of %4 costs %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 &quot;1 point&quot;, %4 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%2ごとに%1。%4のマスごとに%3を失う。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>In between</source>
        <extracomment>Title of a bonus: symbols between two squares of one kind of land</extracomment>
        <translation type="unfinished">挟み込み</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockpile</source>
        <extracomment>Title of a bonus: points by the number of a symbol</extracomment>
        <translation type="unfinished">備蓄</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Customers</source>
        <extracomment>Title of a bonus: one symbol beside another, at a loss without</extracomment>
        <translation type="unfinished">お得意さま</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Full circle</source>
        <extracomment>Title of a bonus: a square with the same symbol on all four sides</extracomment>
        <translation type="unfinished">完全包囲</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Showdown</source>
        <extracomment>Title of a bonus: whoever has more of a symbol</extracomment>
        <translation type="unfinished">決闘</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Shoreline</source>
        <extracomment>Title of a bonus: symbols on the largest group of a kind of land or beside it</extracomment>
        <translation type="unfinished">岸辺</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockade</source>
        <extracomment>Title of a bonus: blocks of two by two of a symbol</extracomment>
        <translation type="unfinished">防御柵</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Close at hand</source>
        <extracomment>Title of a bonus: symbols on a kind of land or beside it</extracomment>
        <translation type="unfinished">すぐそば</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Far away</source>
        <extracomment>Title of a bonus: symbols neither on a kind of land nor beside it</extracomment>
        <translation type="unfinished">はるか遠く</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Too many</source>
        <extracomment>Title of a bonus: whoever has more of a symbol loses points</extracomment>
        <translation type="unfinished">持ちすぎ</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Ranch</source>
        <extracomment>Title of a bonus: half of a symbol and a kind of land together</extracomment>
        <translation type="unfinished">牧場</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Side by side</source>
        <extracomment>Title of a bonus: one symbol beside another</extracomment>
        <translation type="unfinished">隣どうし</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Small town</source>
        <extracomment>Title of a bonus: whoever has fewer squares</extracomment>
        <translation type="unfinished">小さな町</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Long range</source>
        <extracomment>Title of a bonus: squares between two symbols in a line</extracomment>
        <translation type="unfinished">長射程</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Clearing</source>
        <extracomment>Title of a bonus: symbols, less squares of a kind of land</extracomment>
        <translation type="unfinished">開拓地</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Herd</source>
        <extracomment>Title of a bonus: the largest group of a symbol</extracomment>
        <translation type="unfinished">群れ</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Patch of wilderness</source>
        <extracomment>Title of a bonus: an empty place inside a town</extracomment>
        <translation type="unfinished">荒野の一角</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Wagon train</source>
        <extracomment>Title of a bonus: symbols in a row</extracomment>
        <translation type="unfinished">幌馬車隊</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>−%Ln point(s)</source>
        <extracomment>A negative number of points</extracomment>
        <translation type="unfinished">
            <numerusform>−%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>A number of points, alone or in a sentence such as &quot;3 points for each cow&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Boomtown</name>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown</source>
        <extracomment>Name of the game</extracomment>
        <translation type="unfinished">ブームタウン</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>For two: draft cards and build the better town.</source>
        <translation type="unfinished">2人用：カードを取り合い、相手より良い町を作ります。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn the card</source>
        <translation type="unfinished">カードを回す(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn cards with the wheel</source>
        <extracomment>Menu entry that can be ticked</extracomment>
        <translation type="unfinished">ホイールでカードを回す(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;First steps</source>
        <extracomment>Menu entry: explains the game within the board</extracomment>
        <translation type="unfinished">はじめの一歩(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Deck editor</source>
        <extracomment>Menu entry: starts the program that makes decks of cards</extracomment>
        <translation type="unfinished">デッキエディター(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Make your own decks in a separate program</source>
        <translation type="unfinished">別のプログラムで自分のデッキを作ります</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Open a saved game or a deck of cards</source>
        <translatorcomment>free: card</translatorcomment>
        <translation type="unfinished">保存したゲームやデッキを開く</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>The deck %1 cannot be read. You are playing with the game&apos;s own deck.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">デッキ %1 を読み込めません。ゲームに付属のデッキで遊びます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a question (noun): cards</extracomment>
        <translation type="unfinished">デッキ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Play with the deck &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">デッキ「%1」で遊びますか？</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the deck</extracomment>
        <translation type="unfinished">これで遊ぶ(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">「%1」というコンピューターはありません。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown is for exactly two players.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">ブームタウンは2人専用です。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>--next is for tile sets only.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--nextはタイルセットでだけ使えます。</translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1. %2. Expected lead: %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 such as &quot;+3.5&quot; points, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2。予想リード：%3点。%4</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1 points: the expected lead at the end of the game after this move</source>
        <extracomment>Tooltip of a number; %1 such as &quot;+3.5&quot;</extracomment>
        <translation type="unfinished">%1点：この手のあと、ゲーム終了時に見込まれるリード</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Start at this card</source>
        <extracomment>What a move does (verb): the other player shall start at this card</extracomment>
        <translation type="unfinished">このカードから始める</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Take the next card</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">次のカードを取る</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %Ln card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln枚飛ばしてから1枚取る</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Place the free card</source>
        <extracomment>What a move does (verb): with a card that was passed over</extracomment>
        <translation type="unfinished">もらったカードを置く</translation>
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
        <translation type="unfinished">列%1、行%2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upside down</source>
        <extracomment>A card that is turned by half a turn</extracomment>
        <translation type="unfinished">上下逆</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upright</source>
        <extracomment>A card that is not turned</extracomment>
        <translation type="unfinished">正位置</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>A square of a card: %1 such as &quot;desert&quot;, %2 such as &quot;wagon&quot;; the four of a card stand side by side with commas between them</extracomment>
        <translation type="unfinished">%2のある%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>group of %Ln square(s)</source>
        <extracomment>Squares of the same land that share edges</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnマスのグループ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1&apos;s town</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">%1の町</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>Card %1 in the circle: %2</source>
        <extracomment>%1 a number, 1 for the card that is next, %2 what the card shows</extracomment>
        <translation type="unfinished">輪の%1枚目：%2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>covers %1</source>
        <extracomment>Of a card that is placed: %1 what it would cover, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">%1を覆う</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>beside %1</source>
        <extracomment>Of a card that is placed: %1 what it would lie beside, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">%1の隣</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>in hand: the card with %1</source>
        <extracomment>%1 what the card in the hand shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">手札：%1のカード</translation>
    </message>
</context>
<context>
    <name>BoomtownCards</name>
    <message>
        <location filename="../ui/boomtown/cardname.cpp"/>
        <source>%1 on %2</source>
        <extracomment>What a square of a card shows: %1 a symbol such as &quot;wagon&quot;, %2 a kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 goes first, so %2 chooses where %1 starts</source>
        <extracomment>%1 name of the player who drafts first, %2 of the other one (B2)</extracomment>
        <translation type="unfinished">%1が先手なので、%1の開始位置は%2が選びます</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 lets %2 start at the card with %3</source>
        <extracomment>%1 and %2 players, %3 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1の指定で、%2は%3のカードから開始</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 takes the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1が%2のカードを取る</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %Ln card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1がカード%Ln枚を無料で獲得</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 places the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1が%2のカードを置く</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %Ln square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnマスを覆う</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Both win with %1</source>
        <extracomment>Both players win; %1 such as &quot;41 points&quot;</extracomment>
        <translation type="unfinished">%1で両者勝利</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 wins %2 to %3</source>
        <extracomment>%1 player, %2 and %3 numbers of points</extracomment>
        <translation type="unfinished">%1が%2対%3で勝利</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Points and cards are equal.</source>
        <translation type="unfinished">得点もカードの枚数も同じです。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>The points are equal: %1 wins with fewer cards in town, %2 to %3.</source>
        <extracomment>%1 player, %2 and %3 numbers of cards</extracomment>
        <translation type="unfinished">得点は同じ：町のカードが少ない%1の勝ち（%2枚対%3枚）。</translation>
    </message>
</context>
<context>
    <name>BoomtownFirstSteps</name>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Right-click to turn it.</source>
        <translation type="unfinished">カードはここに置きます。町の辺に沿わせるか、町のマスの一部に重ねます。重ねられたマスは数えません。右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Press %1 or right-click to turn it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">カードはここに置きます。町の辺に沿わせるか、町のマスの一部に重ねます。重ねられたマスは数えません。%1キーか右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Click a place, or choose one with the arrow keys and press Enter.</source>
        <translation type="unfinished">置き場所をクリックするか、矢印キーで選んでEnterを押します。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the circle. You and the other player take turns taking cards from it, and each of you builds a town with them.</source>
        <translation type="unfinished">これがカードの輪です。相手と交互にここからカードを取り、それぞれ自分の町を作ります。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the next card; in the game an arrow marks it. To take it, click it, or choose it with the arrow keys and press Enter. The circle goes clockwise.</source>
        <translation type="unfinished">これが次のカードです。ゲーム中は矢印で示されます。クリックするか、矢印キーで選んでEnterを押すと取れます。輪は時計回りに進みます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>You may take a later card, such as this one. But every card that you pass over goes to the other player, for free.</source>
        <translation type="unfinished">このように、もっと先のカードを取ることもできます。ただし、飛ばしたカードはすべて相手が無料でもらいます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your points: one for each square of your largest group of each land, plus the three bonuses in the middle of the circle. The player with the most points wins.</source>
        <translation type="unfinished">得点：土地ごとに最大のグループのマス1つにつき1点。さらに輪の中央にある3つのボーナスが加わります。得点の最も高いプレイヤーの勝ちです。</translation>
    </message>
</context>
<context>
    <name>BoomtownHelp</name>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Two players take cards from one circle, and each builds a town of them. The town that is worth more wins.</source>
        <translation type="unfinished">2人が同じ輪からカードを取り、それぞれ町を作ります。価値の高い町を作った方の勝ちです。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card has four squares. Each of them shows a kind of land and, on it, a symbol.</source>
        <translation type="unfinished">カードには4つのマスがあります。どのマスにも土地と、その上のシンボルが1つ描かれています。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of the 18 cards lie in the middle with their backs up. The bonuses on them count for both players. The other 15 cards form a circle around them. The second player chooses the card where the first player starts.</source>
        <translation type="unfinished">18枚のカードのうち3枚は、裏面を上にして中央に置かれます。そのボーナスは両プレイヤーに共通です。残りの15枚がその周りに輪を作ります。先手がどのカードから始めるかは、後手が選びます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the next card of the circle, which is marked, or pass over as many as you like and take a later one. The circle goes clockwise.</source>
        <translation type="unfinished">印の付いた次のカードを取るか、好きなだけ飛ばして先のカードを取ります。輪は時計回りに進みます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>&lt;b&gt;Every card that you pass over goes to the other player, for free.&lt;/b&gt; Free cards are placed first, in the order of the circle, and nobody may refuse one. After that the other player takes a card.</source>
        <translation type="unfinished">&lt;b&gt;飛ばしたカードはすべて、相手が無料でもらいます。&lt;/b&gt;もらったカードは輪の順に、先に置きます。断ることはできません。そのあとで相手がカードを取ります。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card to see what the cards before it would bring each of you.</source>
        <translation type="unfinished">先のカードにポインターを合わせると、手前のカードがそれぞれに何点もたらすかが分かります。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card lies upright or upside down, never sideways. The first card of your town may lie anywhere. Every later card must share the edge of a square with the town or cover some of its squares; a corner is not enough, and no card may be pushed under another.</source>
        <translation type="unfinished">カードは正位置か上下逆に置き、横向きには置けません。町の最初のカードはどこにでも置けます。2枚目からは、マスの辺で町に接するか、町のマスの一部を覆うように置きます。角が触れるだけでは置けません。また、ほかのカードの下に差し込むこともできません。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The new card, outlined, covers a square of each of the others.</source>
        <translation type="unfinished">枠で囲まれた新しいカードが、ほかの2枚のマスを1つずつ覆っています。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The game is over when all 15 cards are placed, including those that the last player passed over. Only visible squares count.</source>
        <translation type="unfinished">最後のプレイヤーが飛ばしたものも含め、15枚のカードをすべて置いたらゲーム終了です。見えているマスだけを数えます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Squares of the same land that share edges form a group. For each of the six lands your largest group counts: one point for each square.</source>
        <translation type="unfinished">同じ土地のマスが辺でつながると、1つのグループになります。6種類の土地それぞれで最大のグループを数え、マス1つにつき1点です。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The larger lake, outlined, brings 4 points. The smaller one brings none.</source>
        <translation type="unfinished">枠で囲まれた大きい方の湖は4点です。小さい方は0点です。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Then the three bonuses in the middle are added. The player with the most points wins. In a tie, the town with fewer cards wins, counting covered cards, too. If that is a tie as well, both players win.</source>
        <translation type="unfinished">そこに中央の3つのボーナスが加わります。得点の最も高いプレイヤーの勝ちです。同点なら、覆われたものも含めて町のカードが少ない方の勝ちです。それも同じなら、両者の勝ちです。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of these lie in the middle, different ones in each game. The numbers are those of the deck &quot;Boomtown&quot;; other decks may have different ones. In the towns, squares that bring points have a solid outline, and squares that cost points have a dashed one. Squares that only meet at a corner are not beside each other.</source>
        <translation type="unfinished">このうち3つが中央に置かれ、組み合わせはゲームごとに変わります。数値はデッキ「ブームタウン」のもので、ほかのデッキでは異なることがあります。町の中で、点になるマスは実線で、点を失うマスは破線で囲まれます。角が触れるだけのマスは隣接とみなしません。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: what the game is about</extracomment>
        <translation type="unfinished">概要</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading: what to do in a turn</extracomment>
        <translation type="unfinished">手番の流れ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Placing a card</source>
        <extracomment>Heading: how a card is placed in a town</extracomment>
        <translation type="unfinished">カードの置き方</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Points</source>
        <extracomment>Heading</extracomment>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The 18 bonuses</source>
        <translation type="unfinished">18種のボーナス</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">クリック</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card, then place it</source>
        <translation type="unfinished">カードを取り、そのあと置く</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">ドラッグ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card and place it in one go</source>
        <translation type="unfinished">カードを取り、そのまま置く</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Right button, wheel</source>
        <extracomment>A button of the mouse and its wheel</extracomment>
        <translation type="unfinished">右ボタン、ホイール</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Turn the card in hand</source>
        <translation type="unfinished">手札のカードを回す</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">先のカードにポインターを合わせる</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See what the cards that you pass over bring</source>
        <translation type="unfinished">飛ばすカードの価値を見る</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a number</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">数字にポインターを合わせる</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See the squares that it comes from</source>
        <translation type="unfinished">その点になるマスを見る</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab、Shift+Tab、矢印キー</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Go to another card or place</source>
        <translation type="unfinished">別のカードや場所に移る</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Enter、Space</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the card or place it</source>
        <translation type="unfinished">カードを取る、または置く</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+矢印キー</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">マスごとに見て回る</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+PgUp、Alt+PgDown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the previous or the next group</source>
        <translation type="unfinished">前または次のグループを見る</translation>
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
        <translation type="unfinished">最後のカードを見る</translation>
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
        <translation type="unfinished">見て回るのをやめる。カードを輪に戻す</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Open the deck editor</source>
        <translation type="unfinished">デッキエディターを開く</translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group gains %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation type="unfinished">
            <numerusform>%2：最大グループが%Lnマス増える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group loses %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%2：最大グループが%Lnマス減る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2：%Ln点増える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2：%Ln点減る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2：相手が%Ln点減る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2：相手が%Ln点増える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %Ln visible square(s)</source>
        <translation type="unfinished">
            <numerusform>見えているマスを%Lnつ覆う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>denies the opponent a card worth %Ln point(s) in their town</source>
        <translation type="unfinished">
            <numerusform>相手の町で%Ln点になるカードを渡さない</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %Ln card(s) (value in their town: %3)</source>
        <extracomment>%3 points, such as &quot;5 points&quot;; the number may be negative</extracomment>
        <translation type="unfinished">
            <numerusform>相手にカード%Ln枚を渡す（相手の町での価値：%3）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReview</name>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances and %3 points of the expected lead.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, %3 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">この手で%1は勝率を%2、予想リードを%3点失いました。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Given away:</source>
        <extracomment>Stands before &quot;7 points for Bo&quot;: what the cards bring that were passed over</extracomment>
        <translation type="unfinished">譲ったもの：</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 for %2</source>
        <extracomment>%1 &quot;7 points&quot;, %2 player</extracomment>
        <translation type="unfinished">%2に%1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 in winning chances, %2 points of the expected lead</source>
        <extracomment>%1 &quot;12%&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">勝率%1、予想リード%2点</translation>
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
        <translation type="unfinished">砂漠</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Forest</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">森</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Mountains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Plains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">平原</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Snow</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">雪原</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Water</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">水</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Bottle</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">ボトル</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Cow</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">牛</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Fort</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">砦</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Gun</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">銃</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Pickaxe</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">つるはし</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Wagon</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">幌馬車</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>desert</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">砂漠</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forest</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">森</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>mountains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>plains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">平原</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>snow</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">雪原</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>water</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">水</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottle</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">ボトル</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cow</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">牛</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>fort</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">砦</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>gun</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">銃</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxe</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">つるはし</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagon</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">幌馬車</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottles</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">ボトル</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cows</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">牛</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forts</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">砦</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>guns</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">銃</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxes</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">つるはし</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagons</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">幌馬車</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>Look closely: this tile can score points for you right away.</source>
        <translation type="unfinished">よく見てください：このタイルですぐに得点できます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>This is your last tile. Incomplete features still score at the end, but less.</source>
        <translation type="unfinished">これが最後のタイルです。未完成の地形も最後に得点になりますが、点は少なくなります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the track. When the railroad is complete, he scores a point for each tile and comes home.</source>
        <translation type="unfinished">線路にカウボーイを置けます。鉄道が完成すると、タイル1枚につき1点を獲得して手元に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the mountain. When the mountain is complete, he scores a point for each nugget and takes the gold that is left.</source>
        <translation type="unfinished">山にカウボーイを置けます。山が完成すると、金塊1個につき1点を獲得し、残っている金を受け取ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy in the city. When all of its railroads are complete, he scores 3 points for each of them.</source>
        <translation type="unfinished">都市にカウボーイを置けます。都市の鉄道がすべて完成すると、1本につき3点を獲得します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the prairie. He stays there until the end of the game and then scores 2 points for each tipi camp and 4 for each horse herd.</source>
        <translation type="unfinished">草原にカウボーイを置けます。ゲーム終了までそこに残り、ティピー1つにつき2点、馬の群れ1つにつき4点を獲得します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may pitch your tent on a mountain. From your next turn on, you can mine there.</source>
        <translation type="unfinished">山にテントを張れます。次の手番から、そこで採掘できるようになります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may mine: instead of placing a piece, take a token from the mountain where your tent stands. Only you see what it is worth.</source>
        <translation type="unfinished">採掘できます：コマを置く代わりに、自分のテントがある山からトークンを1枚取ります。その値はあなただけが見られます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>In this game, you may take back a cowboy instead of placing one.</source>
        <translation type="unfinished">このゲームでは、コマを置く代わりに、カウボーイを引き上げることもできます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>All your cowboys are at work. They come home when what they stand on is complete; farmers stay until the end.</source>
        <translation type="unfinished">カウボーイは全員仕事中です。いる場所の地形が完成すれば戻ってきます。農夫は最後まで残ります。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>names</source>
        <extracomment>Stands for a value in the help of the command line: --against &lt;names&gt;</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>number</source>
        <extracomment>Stands for a value in the help of the command line: --people &lt;number&gt;</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>--%1 needs --play.</source>
        <extracomment>Answer to a command line: %1 an option</extracomment>
        <translation type="unfinished">--%1には--playが必要です。</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>[file]</source>
        <extracomment>Stands for a file in the help of the command line; it may be left out</extracomment>
        <translation type="unfinished">[ファイル]</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">ウィンドウの言語（例：de）。</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>code</source>
        <extracomment>Stands for a value in the help of the command line: --language &lt;code&gt;</extracomment>
        <translation type="unfinished">コード</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">ウィンドウの配色：system、light、dark。</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Animation speed: off, still, slow, normal or fast.</source>
        <translation type="unfinished">アニメーションの速さ：off、still、slow、normal、fast。</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Only one file can be opened.</source>
        <translation type="unfinished">開けるファイルは1つだけです。</translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would complete it</source>
        <extracomment>A feature of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>残りのうち%Ln枚のタイルで完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would close this edge</source>
        <extracomment>An open edge of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>残りのうち%Ln枚のタイルでこの辺が閉じる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>An empty square of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>残りのうち%Ln枚のタイルがここに置ける</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %Ln of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>手元のタイルのほか、残りのうち%Ln枚のタイルで完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %Ln of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>手元のタイルのほか、残りのうち%Ln枚のタイルでこの辺が閉じる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %Ln of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>手元のタイルのほか、残りのうち%Ln枚のタイルがここに置ける</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would complete it</source>
        <translation type="unfinished">完成させられるのは手元のタイルだけ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would close this edge</source>
        <translation type="unfinished">この辺を閉じられるのは手元のタイルだけ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand fits here</source>
        <translation type="unfinished">ここに置けるのは手元のタイルだけ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>No single tile can complete it anymore</source>
        <translation type="unfinished">タイル1枚だけではもう完成しない</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left would close this edge</source>
        <extracomment>A railroad or mountain goes on behind an open edge, whatever tile is placed there</extracomment>
        <translation type="unfinished">この辺を閉じるタイルは残っていない</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left fits here</source>
        <translation type="unfinished">ここに置けるタイルは残っていない</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is less than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">あなたが引く確率は%1未満</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is more than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">あなたが引く確率は%1超</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">あなたが引く確率は%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is less than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">%1が引く確率は%2未満</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is more than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">%1が引く確率は%2超</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">%1が引く確率は%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It can no longer be completed</source>
        <translation type="unfinished">もう完成できない</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %Ln more tile(s) to complete it</source>
        <extracomment>A railroad or mountain of the board</extracomment>
        <translation type="unfinished">
            <numerusform>完成まで少なくともあと%Ln枚のタイルが必要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %Ln of the tiles left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation type="unfinished">
            <numerusform>残りのうち%Ln枚のタイルで閉じる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand does not fit: %1</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">手元のタイルは置けません：%1</translation>
    </message>
</context>
<context>
    <name>ConfirmingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Confirm: %1</source>
        <extracomment>Name of a choice; %1 is what the player would do: &quot;Put a railwayman on the railroad: 4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">確定：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Enter or another click confirms the move; Esc takes it back.</source>
        <translation type="unfinished">Enterキーかもう一度のクリックで手を確定し、Escで取り消します。</translation>
    </message>
</context>
<context>
    <name>CountChanges</name>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a land or symbol, %2 and %3 on how many squares it was and is; or %1 &quot;Table rows&quot;, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1（%2から%3）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>Table rows</source>
        <extracomment>The rows of tables in bonuses</extracomment>
        <translation type="unfinished">表の行</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (card %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a card</extracomment>
        <translation type="unfinished">%1（カード%2）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (cards %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the ids of cards, as a list</extracomment>
        <translation type="unfinished">%1（カード%2）</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (%Ln card(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many cards</extracomment>
        <translation type="unfinished">
            <numerusform>%1（カード%Ln枚）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFindingWords</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>The deck</source>
        <extracomment>Place of a problem: the deck of cards</extracomment>
        <translation type="unfinished">デッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a card does not have: %1 its number in the deck</extracomment>
        <translation type="unfinished">%1番</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, front</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">カード%1、表面</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, bonus</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">カード%1、ボーナス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">カード%1</translation>
    </message>
</context>
<context>
    <name>DeckHandbook</name>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A Boomtown deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">ブームタウンのデッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck has 18 cards. The front of a card has four squares, which become part of a town. Its back is a bonus.</source>
        <translation type="unfinished">デッキはカード18枚です。カードの表面には4つのマスがあり、町の一部になります。裏面はボーナスです。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The list on the left shows all cards. Choose several to copy or remove them together. Drag them to change their order. The tab &quot;Deck&quot; shows the name of the deck and its description, also in other languages.</source>
        <translation type="unfinished">左の一覧にすべてのカードがあります。複数選ぶと、まとめてコピーや削除ができます。ドラッグで順番を変えられます。「デッキ」タブには、デッキの名前と説明があり、ほかの言語でも書けます。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Drawing a card</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">カードを描く</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Click a square to choose it. Click it again for its next land, or click its symbol for the next symbol. The right button goes back.</source>
        <translation type="unfinished">マスをクリックして選びます。もう一度クリックすると次の土地に、シンボルをクリックすると次のシンボルに変わります。右クリックで逆順です。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The buttons below the card choose a land or a symbol directly. Their tool tips name the keys that do the same.</source>
        <translation type="unfinished">カードの下のボタンで、土地やシンボルを直接選べます。同じことをするキーは、ボタンのツールチップに示されます。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A card may lie upside down in a town. &quot;Show upside down&quot; shows how that looks, and changes nothing.</source>
        <translation type="unfinished">町では、カードを上下逆にも置けます。「上下逆に表示」はその見え方を示すだけで、何も変えません。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Bonuses</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">ボーナス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>On the &quot;Card&quot; tab, you choose one of 18 kinds of bonuses. Below it are the fields that this kind takes: symbols, a land, points. The picture shows the bonus as players see it.</source>
        <translation type="unfinished">「カード」タブで、18種類のボーナスから1つを選びます。その下に、その種類で使う欄があります：シンボル、土地、得点。絵は、プレイヤーに見えるボーナスの姿です。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Some kinds use a table. Each row says how many symbols are needed and how many points they bring. The last row that is reached counts.</source>
        <translation type="unfinished">表を使う種類もあります。各行は、必要なシンボルの数と、それで得られる得点を示します。達した最後の行が数えられます。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Problems and balance</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">問題とバランス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck with an error cannot be played. Click a problem to go to its card. The button beside it repairs it.</source>
        <translation type="unfinished">エラーのあるデッキでは遊べません。問題をクリックすると、そのカードに移ります。横のボタンで修復します。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. The tab &quot;Balance&quot; counts them, and compares the bonuses with those of the game&apos;s deck.</source>
        <translation type="unfinished">バランスの取れたデッキでは、どの土地もどのシンボルも12個ずつです。「バランス」タブではそれらを数え、ボーナスをゲームのデッキのものと比べます。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Trying a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">デッキを試す</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In the lab the computer plays many games with your deck. You see how many points each bonus brings, and which cards are passed over.</source>
        <translation type="unfinished">ラボでは、コンピューターがデッキで何度も遊びます。各ボーナスの得点と、飛ばされるカードが分かります。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>F5 starts the game with the deck as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5で、保存の有無にかかわらず、今のデッキでゲームを始めます。「ゲームにインストール」すると、どの新しいゲームでも選べます。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Printing a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">デッキを印刷する</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of cards with their bonuses on the backs. If you cannot print on both sides, print the bonus cards too.</source>
        <translation type="unfinished">「印刷して遊ぶ」では、裏面にボーナスのあるカードのページを作ります。両面印刷ができなければ、ボーナスカードも印刷してください。</translation>
    </message>
</context>
<context>
    <name>DeckInstalling</name>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>A deck called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">「%1」というデッキはすでにインストールされています。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new deck takes the place of the installed one</extracomment>
        <translation type="unfinished">置き換える(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both decks of the same name stay installed</extracomment>
        <translation type="unfinished">両方残す(&amp;B)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not installed</source>
        <translation type="unfinished">デッキはインストールされませんでした</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove a deck</source>
        <translation type="unfinished">デッキを削除</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove &quot;%1&quot; from your decks?</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">「%1」をマイデッキから削除しますか？</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Its file will be deleted. Saved games keep the deck.</source>
        <translation type="unfinished">ファイルも削除されます。保存したゲームにはデッキが残ります。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the deck</extracomment>
        <translation type="unfinished">削除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not removed</source>
        <translation type="unfinished">デッキは削除されませんでした</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">「%1」を削除できませんでした：%2。</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Save a copy of the deck</source>
        <translation type="unfinished">デッキのコピーを保存</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">デッキ (%1)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">コピーは保存されませんでした</translation>
    </message>
</context>
<context>
    <name>DeckKind</name>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New dec&amp;k…</source>
        <extracomment>Menu entry: a new deck of cards</extracomment>
        <translation type="unfinished">新しいデッキ(&amp;K)…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Start a new Boomtown deck, plain or based on another one</source>
        <translation type="unfinished">シンプルなデッキ、または別のデッキをもとにしたブームタウンの新しいデッキを作ります</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New deck</source>
        <extracomment>Name of a deck of cards that has none yet</extracomment>
        <translation type="unfinished">新しいデッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Card</source>
        <extracomment>Menu: what can be done with cards</extracomment>
        <translation type="unfinished">カード(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">デッキ (%1)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Find a card</source>
        <translation type="unfinished">カードを探す(&amp;F)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;New card</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">新しいカード(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>T&amp;urn the card</source>
        <extracomment>Menu entry: shows the card upside down</extracomment>
        <translation type="unfinished">カードを回す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Balance</source>
        <extracomment>Menu entry: shows how balanced the deck is</extracomment>
        <translation type="unfinished">バランス(&amp;B)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>C&amp;ard list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">カード一覧(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">クリック</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square; click it again for its next land, or click its symbol for the next symbol; right-click to go back</source>
        <translation type="unfinished">マスを選ぶ。選んだマスでは次の土地に、シンボルの上では次のシンボルに変える（右クリックで逆順）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">矢印キー</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square</source>
        <translation type="unfinished">マスを選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the land of the square</source>
        <translation type="unfinished">マスの土地を選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the symbol of the square</source>
        <translation type="unfinished">マスのシンボルを選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Enter、Backspace</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Next or previous land; with Shift, next or previous symbol</source>
        <translation type="unfinished">次の土地、前の土地（Shiftを押しながらでシンボル）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">選んだ問題を修復する</translation>
    </message>
</context>
<context>
    <name>DrawTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Draw</source>
        <extracomment>Name of a tool: to draw on a tile, not to take one from the stack</extracomment>
        <translation type="unfinished">描く</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge to switch between prairie, railroad and mountain. Drag to lay track or join mountains. Scroll to add or remove symbols.</source>
        <translation type="unfinished">辺をクリックすると、草原、鉄道、山が切り替わります。ドラッグで線路を敷いたり山をつないだりします。スクロールでシンボルを増減します。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a prairie</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">草原を分ける</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join prairies</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">草原をつなぐ</translation>
    </message>
</context>
<context>
    <name>EdgeTexts</name>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">北の辺：鉄道</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">北の辺：山</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">北の辺：草原</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">東の辺：鉄道</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">東の辺：山</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">東の辺：草原</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">南の辺：鉄道</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">南の辺：山</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">南の辺：草原</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">西の辺：鉄道</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">西の辺：山</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">西の辺：草原</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge north&quot;</extracomment>
        <translation type="unfinished">北</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge east&quot;</extracomment>
        <translation type="unfinished">東</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge south&quot;</extracomment>
        <translation type="unfinished">南</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge west&quot;</extracomment>
        <translation type="unfinished">西</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, western half</source>
        <translation type="unfinished">北の辺、西半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, eastern half</source>
        <translation type="unfinished">北の辺、東半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, northern half</source>
        <translation type="unfinished">東の辺、北半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, southern half</source>
        <translation type="unfinished">東の辺、南半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, eastern half</source>
        <translation type="unfinished">南の辺、東半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, western half</source>
        <translation type="unfinished">南の辺、西半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, southern half</source>
        <translation type="unfinished">西の辺、南半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, northern half</source>
        <translation type="unfinished">西の辺、北半分</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>railroad</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: railroad&quot;</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>mountain</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: mountain&quot;</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>prairie</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: prairie&quot;</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>city</source>
        <extracomment>A part of a tile, nominative</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
</context>
<context>
    <name>EditorCommandLine</name>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Draw tiles and cards, try them, print them.</source>
        <translation type="unfinished">タイルやカードを描き、試し、印刷します。</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Tile sets (*.tileset.json, *.tileset.zip) and decks (*.deck.json) to open.</source>
        <translation type="unfinished">開くタイルセット (*.tileset.json, *.tileset.zip) とデッキ (*.deck.json)。</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>[file…]</source>
        <extracomment>On the command line: files that may be named</extracomment>
        <translation type="unfinished">[ファイル…]</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">ウィンドウの言語（例：de）。</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>code</source>
        <extracomment>On the command line: what to give for the option --language</extracomment>
        <translation type="unfinished">コード</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">ウィンドウの配色：system、light、dark。</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the set or deck as a PDF for printing and exit; works without a screen.</source>
        <translation type="unfinished">セットまたはデッキを印刷用PDFに書き出して終了します。画面なしでも動きます。</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the tiles or cards as pictures and exit; works without a screen.</source>
        <translation type="unfinished">タイルまたはカードを画像に書き出して終了します。画面なしでも動きます。</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the pages as SVG and exit; works without a screen.</source>
        <translation type="unfinished">ページをSVGに書き出して終了します。画面なしでも動きます。</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">クリック</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Switch an edge between railroad, mountain and prairie; right-click to go back</source>
        <translation type="unfinished">辺を鉄道、山、草原に切り替える（右クリックで逆順）</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">ドラッグ</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Lay track from edge to edge or into the middle; extend a mountain to an edge or another mountain</source>
        <translation type="unfinished">辺から辺へ、または中央へ線路を敷く。山を辺や別の山まで広げる</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Wheel</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">ホイール</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds</source>
        <translation type="unfinished">金塊、機関車、ティピーを増減する（Shiftを押しながらで馬の群れ）</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">矢印キー</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose an edge</source>
        <translation type="unfinished">辺を選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>PgUp, PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">PgUp、PgDown</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Go through edges and parts of the tile</source>
        <translation type="unfinished">タイルの辺と部分を順に選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Enter、Backspace</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Same as a click, same as a right-click</source>
        <translation type="unfinished">クリックと同じ、右クリックと同じ</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Begin a drag at the chosen edge or part; press again to end it</source>
        <translation type="unfinished">選んだ辺や部分からドラッグを始める。もう一度押すと終わる</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove the symbol that belongs to the chosen part</source>
        <translation type="unfinished">選んだ部分に合うシンボルを増減する</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one</source>
        <translation type="unfinished">金塊、機関車、ティピー、馬の群れを加える（Shiftを押しながらで取り除く）</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose a tool</source>
        <translation type="unfinished">ツールを選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">選んだ問題を修復する</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">キーとマウス</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>On the drawing</source>
        <extracomment>Heading above a table of keys: they work on the large picture of a tile or card that is drawn on</extracomment>
        <translation type="unfinished">キャンバスで</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Everywhere</source>
        <extracomment>Heading above a table of keys: they work in the whole window</extracomment>
        <translation type="unfinished">どこでも</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a dialog</extracomment>
        <translation type="unfinished">Lodelineについて</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>&lt;h3&gt;Lodeline Editor %1&lt;/h3&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Unofficial: not connected with the publishers of any board game.&lt;/p&gt;</source>
        <extracomment>%1 number of the version; h3 and p are marks of HTML</extracomment>
        <translation type="unfinished">&lt;h3&gt;Lodelineエディター %1&lt;/h3&gt;&lt;p&gt;GNU一般公衆利用許諾書バージョン3以降によるフリーソフトウェアです。非公式のプログラムで、いかなるボードゲームの出版社とも関係ありません。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the railwayman at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1が%2の鉄道員を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the gold miner at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1が%2の鉱夫を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the farmer at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1が%2の農夫を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the merchant at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1が%2の商人を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s railwayman comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">%1の鉄道員が手元に戻る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s gold miner comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">%1の鉱夫が手元に戻る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s farmer comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">%1の農夫が手元に戻る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s merchant comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">%1の商人が手元に戻る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board</source>
        <translation type="unfinished">スタートタイルがボードに置かれている</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board, with %Ln token(s) on it</source>
        <extracomment>%Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>スタートタイルがボードに置かれ、その上にトークン%Ln枚がある</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tile(s) fit nowhere and are discarded</source>
        <translation type="unfinished">
            <numerusform>どこにも置けないタイル%Ln枚が除外される</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>None of the tiles left fits anywhere: the game ends</source>
        <translation type="unfinished">残りのタイルはどこにも置けないため、ゲーム終了</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws the last tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1が最後のタイルを引く</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %Ln left</source>
        <extracomment>%1 player, %Ln tiles left in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%1がタイルを引く（残り%Ln枚）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1が%2にタイルを置く</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2 and puts %Ln token(s) on its mountains</source>
        <extracomment>%1 player, %2 position, %Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%1が%2にタイルを置き、その山にトークン%Ln枚を載せる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a railwayman on the railroad</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1が鉄道に鉄道員を配置</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a gold miner on the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1が山に鉱夫を配置</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a farmer on the prairie</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1が草原に農夫を配置</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a merchant in the city</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1が都市に商人を配置</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 pitches the tent at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1が%2にテントを張る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain: %2</source>
        <extracomment>%1 player, %2 value of the mining token</extracomment>
        <translation type="unfinished">%1が山からトークンを取る：%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1が山からトークンを取る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Nobody scores for %1</source>
        <extracomment>%1 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">%1は得点なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %Ln point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1が%2で%Ln点獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %Ln point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1が%2で各%Ln点獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %Ln token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">
            <numerusform>%1が%2の山からトークン%Ln枚を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation type="unfinished">
            <numerusform>%1の山のトークン%Ln枚がストックへ戻る</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s tent comes home</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1のテントが手元に戻る</translation>
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
        <translation type="unfinished">全員が金を公開：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚の未完成の鉄道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚の鉄道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>機関車が1両あるタイル%Ln枚の鉄道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>機関車が2両以上あるタイル%Ln枚の鉄道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">金塊のない未完成の山</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">金塊のない山</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>金塊%Ln個の未完成の山</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>金塊%Ln個の山</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city without completed railroads</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">完成した鉄道のない未完成の都市</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>完成した鉄道%Ln本の未完成の都市</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>完成した鉄道%Ln本の都市</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>ティピー%Lnつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>馬の群れ%Lnつ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie without tipi camps or horse herds</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">ティピーも馬の群れもない草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie with %1</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; %1 is a list of camps and herds with their numbers</extracomment>
        <translation type="unfinished">%1の草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>gold</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">金</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %Ln point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">
            <numerusform>%1が%Ln点で勝利</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %Ln point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation type="unfinished">
            <numerusform>%1が各%Ln点で同点勝利</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: %2.</source>
        <extracomment>%1 name of a file, %2 the reason as the system words it</extracomment>
        <translation type="unfinished">「%1」に書き込めません：%2。</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">この大きさの画像を作るにはメモリーが足りません。もっと小さいサイズを選んでください。</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: its folder does not exist.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」に書き込めません：フォルダーがありません。</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: you are not allowed to write in its folder.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」に書き込めません：フォルダーに書き込む権限がありません。</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>The folder &quot;%1&quot; cannot be created.</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">フォルダー「%1」を作成できません。</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Prints a tile set or a deck to a file.</source>
        <translation type="unfinished">タイルセットまたはデッキをファイルに印刷します。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A tile set (*.tileset.json, *.tileset.zip) or a deck (*.deck.json). If OUT is empty, as in --export-pdf=, the result is written next to this file.</source>
        <translation type="unfinished">タイルセット (*.tileset.json, *.tileset.zip) またはデッキ (*.deck.json)。--export-pdf=のようにOUTが空なら、書き出すファイルは同じ場所に置かれます。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pages to print and cut out, as PDF.</source>
        <translation type="unfinished">印刷して切り抜くページ（PDF）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The same pages as SVG; several pages get a file each.</source>
        <translation type="unfinished">同じページをSVGで。複数ページの場合は1ページ1ファイル。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design.</source>
        <translation type="unfinished">画像：OUTが.pngで終わるなら全デザインを1枚に、それ以外はフォルダーに1つずつ。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile (45).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">タイルの1辺（45）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a card of a deck (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">デッキのカードの1辺（60）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Width of a bonus card (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">ボーナスカードの幅（60）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A4, A3, A5, A6, Letter, Legal or Tabloid (A4).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">A4、A3、A5、A6、Letter、Legal、Tabloid（A4）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Landscape: the long side of the paper is horizontal.</source>
        <translation type="unfinished">横向き：用紙の長い辺を水平にします。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Margin left blank on each side (5).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">各辺の余白（5）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Gap between tiles (3).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">タイルの間隔（3）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>How far pictures extend beyond the cut, at most half the gap (1).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">絵を切り取り線の外まで広げる幅。間隔の半分まで（1）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without cut marks.</source>
        <translation type="unfinished">切り取りマークなし。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without the ruler for checking the size.</source>
        <translation type="unfinished">寸法確認用の定規なし。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Add the reverse side after each page, for two-sided printing.</source>
        <translation type="unfinished">両面印刷用に、各ページの後に裏面を加えます。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Edge on which the sheet is flipped: long or short (long).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">用紙を裏返す辺：longまたはshort（long）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>White background, pale colors.</source>
        <translation type="unfinished">背景は白、色は薄め。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No mining tokens and no pieces.</source>
        <translation type="unfinished">採掘トークンとコマなし。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No bonus cards.</source>
        <translation type="unfinished">ボーナスカードなし。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one copy of each design.</source>
        <translation type="unfinished">デザインごとに1枚だけ。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only the design or card with this id; may be given several times.</source>
        <translation type="unfinished">このIDのデザインまたはカードだけ。複数回指定できます。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile or card in pictures, in pixels.</source>
        <translation type="unfinished">画像でのタイルまたはカードの1辺（ピクセル）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs exactly one tile set or deck.</source>
        <translation type="unfinished">書き出しには、タイルセットかデッキをちょうど1つ指定します。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 has no effect here.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1はここでは効果がありません。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The file has no design &quot;%1&quot;.</source>
        <extracomment>On the command line: %1 the id of a design</extracomment>
        <translation type="unfinished">ファイルにデザイン「%1」がありません。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Dots per inch of the pictures on the pages (600).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">ページ内の画像の解像度（1インチあたりのドット数、600）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Language of the pages, such as de (en).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">ページの言語（例：de、既定はen）。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a number from %2 to %3.</source>
        <extracomment>On the command line: %1 an option, %2 and %3 numbers</extracomment>
        <translation type="unfinished">--%1には%2から%3までの数を指定します。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a whole number.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1には整数を指定します。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Unknown paper size &quot;%1&quot;. Possible values: A4, A3, A5, A6, Letter, Legal or Tabloid.</source>
        <extracomment>On the command line: %1 what was typed</extracomment>
        <translation type="unfinished">用紙サイズ「%1」は不明です。A4、A3、A5、A6、Letter、Legal、Tabloidのいずれかを指定します。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--flip takes long or short.</source>
        <translation type="unfinished">--flipにはlongかshortを指定します。</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>error</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: error: what is wrong&quot;</extracomment>
        <translation type="unfinished">エラー</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>warning</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: warning: what is wrong&quot;</extracomment>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>note</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: note: what is remarkable&quot;; less than a warning</extracomment>
        <translation type="unfinished">注意</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one export at a time is possible.</source>
        <translation type="unfinished">一度に書き出せるのは1つだけです。</translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>ティピー%Lnつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>馬の群れ%Lnつ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie without tipi camps or horse herds</source>
        <translation type="unfinished">草原：ティピーも馬の群れもなし</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;2 tipi camps, 1 horse herd&quot;</extracomment>
        <translation type="unfinished">草原：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Railroad: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">鉄道：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Mountain: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">山：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>City: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">都市：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s)</source>
        <extracomment>How many cowboys a player has on a feature, alone or fewer than others</extracomment>
        <translation type="unfinished">
            <numerusform>カウボーイ%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), tied for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>カウボーイ%Ln人、最多タイ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>カウボーイ%Ln人、最多</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turn %1</source>
        <extracomment>Part of a list: a piece stands there; %1 number of a turn</extracomment>
        <translation type="unfinished">手番%1から</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turns %1</source>
        <extracomment>Part of a list: several pieces stand there; %1 numbers of turns such as &quot;3, 12&quot;</extracomment>
        <translation type="unfinished">手番%1から</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>tent</source>
        <extracomment>A player&apos;s tent stands on the mountain</extracomment>
        <translation type="unfinished">テント</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>railwayman</source>
        <extracomment>A cowboy of a player, on a railroad</extracomment>
        <translation type="unfinished">鉄道員</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>gold miner</source>
        <extracomment>A cowboy of a player, on a mountain</extracomment>
        <translation type="unfinished">鉱夫</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>farmer</source>
        <extracomment>A cowboy of a player, on a prairie</extracomment>
        <translation type="unfinished">農夫</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>merchant</source>
        <extracomment>A cowboy of a player, in a city</extracomment>
        <translation type="unfinished">商人</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>完成時かゲーム終了時に%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>完成すると%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation type="unfinished">
            <numerusform>ゲーム終了時に%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>This game has no farmers, so prairies score nothing</source>
        <translation type="unfinished">このゲームでは農夫を使わないため、草原は得点になりません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Nobody has a cowboy here</source>
        <translation type="unfinished">ここには誰のカウボーイもいません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: this game has no farmers</source>
        <translation type="unfinished">ここにカウボーイを置けません：このゲームでは農夫を使いません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: there is one already</source>
        <translation type="unfinished">ここにカウボーイを置けません：すでにカウボーイがいます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: you have none left</source>
        <translation type="unfinished">ここにカウボーイを置けません：手元に残っていません</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">1人あたりの得点</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Total</source>
        <extracomment>Row of a table: the points of a player from all sources</extracomment>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>In the final scoring</source>
        <translation type="unfinished">最終得点計算</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of all points that is scored after the last turn</source>
        <translation type="unfinished">最後の手番のあとに入る得点の割合</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">勝者のリード</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many points the winner is ahead of second place</source>
        <translation type="unfinished">1位と2位の点差</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Going first</source>
        <extracomment>Heading in a table: what it means to have the first turn</extracomment>
        <translation type="unfinished">先手</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>Drafting first</source>
        <extracomment>Heading in a table: what it means to take the first card</extracomment>
        <translation type="unfinished">先に取る</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of wins</source>
        <translation type="unfinished">勝率</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>A shared win counts as part of a win</source>
        <translation type="unfinished">同点勝利は等分して数える</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>95% interval</source>
        <extracomment>Row of a table: the range in which the share of wins lies with a chance of 95 in 100</extracomment>
        <translation type="unfinished">95%区間</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Where the true share probably lies, judging by how much the games differ</source>
        <translation type="unfinished">ゲームごとのばらつきから見て、真の割合があると考えられる範囲</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Equal share</source>
        <extracomment>Row of a table: the share of wins if all players won equally often</extracomment>
        <translation type="unfinished">均等な割合</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share complete at the end</source>
        <extracomment>Heading above rows for railroads, mountains and cities: how many of them are complete when the game ends</extracomment>
        <translation type="unfinished">終了時の完成率</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Board</source>
        <extracomment>Heading in a table: figures of the tiles on the table</extracomment>
        <translation type="unfinished">ボード</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Turns</source>
        <extracomment>Turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">手番</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>All players together</source>
        <translation type="unfinished">全プレイヤーの合計</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">除外されたタイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit nowhere</source>
        <translation type="unfinished">引いたがどこにも置けなかったタイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares per drawn tile</source>
        <translation type="unfinished">引いたタイルの置けるマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many squares a drawn tile fits</source>
        <translation type="unfinished">引いたタイルを置けるマスの数</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Hard-to-place tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">置きにくいタイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit two squares at most</source>
        <translation type="unfinished">置けるマスが2つ以下だった引いたタイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares at the end</source>
        <translation type="unfinished">終了時の空きマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Empty squares beside a tile</source>
        <translation type="unfinished">タイルの隣の空いたマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Holes</source>
        <extracomment>Row of a table: open squares with tiles on all four sides</extracomment>
        <translation type="unfinished">穴</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares with tiles on all four sides</source>
        <translation type="unfinished">四方をタイルに囲まれた空きマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Dead squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">死にマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares that no tile in the set fits</source>
        <translation type="unfinished">セットのどのタイルも置けない空きマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Unfillable squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">埋まらないマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares that none of the remaining tiles fits when a quarter of the stack is left</source>
        <translation type="unfinished">山札が残り4分の1のとき、残りのどのタイルも置けないマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens</source>
        <extracomment>Heading in a table: mining tokens</extracomment>
        <translation type="unfinished">トークン</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Left at the end</source>
        <translation type="unfinished">終了時の残り</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens that nobody took</source>
        <translation type="unfinished">誰も取らなかったトークン</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, north edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1、北の辺</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, east edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1、東の辺</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, south edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1、南の辺</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, west edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1、西の辺</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, railroad %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the railroad on its tile</extracomment>
        <translation type="unfinished">タイル%1、鉄道%2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, mountain %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the mountain on its tile</extracomment>
        <translation type="unfinished">タイル%1、山%2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, prairie %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the prairie on its tile</extracomment>
        <translation type="unfinished">タイル%1、草原%2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, city</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1、都市</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The tokens</source>
        <extracomment>Place of a problem: the mining tokens of the set</extracomment>
        <translation type="unfinished">採掘トークン</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The set</source>
        <extracomment>Place of a problem: the tile set</extracomment>
        <translation type="unfinished">セット</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a tile does not have: %1 its number in the set</extracomment>
        <translation type="unfinished">%1番</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Waiting…</source>
        <extracomment>Of a picture that will be read</extracomment>
        <translation type="unfinished">待機中…</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>This picture is already in the set.</source>
        <translation type="unfinished">この画像はすでにあります。</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: %1 is used instead.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">使われません：代わりに%1が使われます。</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: no tile has this name.</source>
        <translation type="unfinished">使われません：この名前のタイルはありません。</translation>
    </message>
</context>
<context>
    <name>FormCheck</name>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Fill in every form, or leave all of them empty.</source>
        <translation type="unfinished">すべての語形に訳を入れるか、すべて空にしてください。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text is too long.</source>
        <translation type="unfinished">テキストが長すぎます。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Include %1: this form is used for more than one number.</source>
        <extracomment>%1 is %Ln, which stands for a number</extracomment>
        <translation type="unfinished">%1を入れてください：この語形は複数の数に使われます。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The English text has no key: leave out the &amp;, or write &amp;&amp; for the sign itself.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">英語のテキストにキーはありません： &amp; を外すか、記号そのものを表すには &amp;&amp; と書いてください。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Write &amp; before one letter, which becomes the key.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">1つの文字の前に &amp; を書いてください。その文字がキーになります。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The tags in angle brackets have to be those of the English text.</source>
        <translation type="unfinished">山かっこ内のタグは、英語のテキストと同じでなければなりません。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Leave the patterns in parentheses and each ;; as they are in the English text.</source>
        <extracomment>Patterns of files, such as (*.png)</extracomment>
        <translation type="unfinished">丸かっこ内のパターンと ;; は、英語のテキストのままにしてください。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text contains an invisible character.</source>
        <translation type="unfinished">目に見えない文字があります。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>A % sign followed by a number or Ln is filled in by the program. The English text has none; remove it.</source>
        <translation type="unfinished">%記号に数字やLnが続くものは、プログラムが埋めます。英語のテキストにはないので、取り除いてください。</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Use each of these as often as the English text does: %1</source>
        <extracomment>%1 some of the places &quot;%1 %2 %Ln&quot;, which are filled in</extracomment>
        <translation type="unfinished">次のそれぞれを、英語のテキストと同じ回数だけ書いてください：%1</translation>
    </message>
</context>
<context>
    <name>GoldRush</name>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Gold Rush</source>
        <extracomment>Name of the game</extracomment>
        <translation type="unfinished">ゴールドラッシュ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Lay tiles, build railroads and dig for gold.</source>
        <translation type="unfinished">タイルを並べ、鉄道を敷き、金を掘ろう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>The tile set %1 cannot be read. You are playing with the classic set.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">タイルセット %1 を読み込めません。基本セットで遊びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Tile set</source>
        <extracomment>Title of a question (noun)</extracomment>
        <translation type="unfinished">タイルセット</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>What do you want to do with &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」をどうしますか？</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the tile set</extracomment>
        <translation type="unfinished">これで遊ぶ(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>Button: &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">マイセットに追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Edit it</source>
        <extracomment>Button: open the tile set in the editor</extracomment>
        <translation type="unfinished">編集する(&amp;E)</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Export the map as PDF, SVG or PNG</source>
        <translation type="unfinished">地図をPDF、SVG、PNGで書き出す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the tile-set editor</source>
        <translation type="unfinished">タイルセットエディターを開く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">クリック</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile on a marked spot, then click the action to take</source>
        <translation type="unfinished">印の付いた場所にタイルを置き、置きたいコマをクリック</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Right button</source>
        <extracomment>A button of the mouse</extracomment>
        <translation type="unfinished">右ボタン</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Turn the tile</source>
        <translation type="unfinished">タイルを回す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel over the tile</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">タイルの上でホイール</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel elsewhere</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">ほかの場所でホイール</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Zoom in and out</source>
        <translation type="unfinished">拡大・縮小</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">ドラッグ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the board</source>
        <translation type="unfinished">ボードを動かす</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the whole board</source>
        <translation type="unfinished">ボード全体を表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab、Shift+Tab、矢印キー</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Go to another spot or action</source>
        <translation type="unfinished">別の場所やアクションに移る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Enter、Space</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile or take the action</source>
        <translation type="unfinished">タイルを置く、またはアクションを行う</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Skip: end the turn without an action</source>
        <translation type="unfinished">スキップ：アクションせずに手番を終える</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+矢印キー</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">マスごとに見て回る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+PgUp、Alt+PgDown</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the previous or the next feature</source>
        <translation type="unfinished">前または次の地形を見る</translation>
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
        <translation type="unfinished">タイルにあるものを1つずつ見る</translation>
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
        <translation type="unfinished">最後のタイルを見る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Choose that action from the list</source>
        <translation type="unfinished">リストのそのアクションを選ぶ</translation>
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
        <translation type="unfinished">見て回るのをやめる。手番が終わる前ならタイルを戻す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show which tiles are left</source>
        <translation type="unfinished">残りのタイルを表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what everybody would score if the game ended now</source>
        <translation type="unfinished">今ゲームが終わった場合の全員の得点を表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what happened since your last turn</source>
        <translation type="unfinished">前回の自分の手番から何があったかを表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide explanations of what is under the pointer</source>
        <translation type="unfinished">ポインターの下の説明を表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which tiles fit an empty square</source>
        <translation type="unfinished">空きマスに置けるタイルを表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide marks on squares that no tile fits anymore</source>
        <translation type="unfinished">もうどのタイルも置けないマスの印を表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide who holds each prairie, by color</source>
        <translation type="unfinished">各草原の持ち主を色で表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the numbers of columns and rows</source>
        <translation type="unfinished">列と行の番号を表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hide all these aids, as if at a real table, or show them again</source>
        <translation type="unfinished">こうした補助をすべて隠して本物の卓のように遊ぶ、または再表示する</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hold V</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Vを押し続ける</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at your own gold</source>
        <translation type="unfinished">自分の金を見る</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Tile-laying and card games for the desktop.</source>
        <translation type="unfinished">デスクトップで遊ぶ、タイルとカードのゲーム。</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation type="unfinished">フリーソフトウェア：GNU一般公衆利用許諾書バージョン3以降のもとで、使用、研究、共有、改変ができます。画像とタイルセット：CC BY-SA 4.0。</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>It comes without any warranty.</source>
        <translation type="unfinished">いかなる保証もありません。</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>An unofficial program by players for players, not affiliated with the publishers or authors of any board game.</source>
        <translation type="unfinished">プレイヤーがプレイヤーのために作った非公式のプログラムで、いかなるボードゲームの出版社や作者とも関係ありません。</translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Longest railroad</source>
        <extracomment>Highlight of a game: the railroad of most tiles</extracomment>
        <translation type="unfinished">最長の鉄道</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Richest mountain</source>
        <extracomment>Highlight of a game: the mountain with most nuggets</extracomment>
        <translation type="unfinished">最も豊かな山</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>City with the most railroads</source>
        <translation type="unfinished">鉄道が最も多い都市</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Largest prairie</source>
        <extracomment>Highlight of a game: the prairie of most tiles</extracomment>
        <translation type="unfinished">最大の草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Best turn</source>
        <extracomment>The turn of the game that brought its player most points</extracomment>
        <translation type="unfinished">最高の手番</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most tokens</source>
        <extracomment>Who has taken most mining tokens</extracomment>
        <translation type="unfinished">最多のトークン</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most gold</source>
        <extracomment>Whose mining tokens are worth most</extracomment>
        <translation type="unfinished">最多の金</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>How long a railroad or how large a prairie is</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>How rich a mountain is</extracomment>
        <translation type="unfinished">
            <numerusform>金塊%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln railroad(s)</source>
        <extracomment>How many railroads end in a city</extracomment>
        <translation type="unfinished">
            <numerusform>鉄道%Ln本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>How many mining tokens a player has taken</extracomment>
        <translation type="unfinished">
            <numerusform>トークン%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a turn has brought or gold is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Nobody</source>
        <extracomment>Who has scored a railroad, mountain, city or prairie</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Tied with it</source>
        <extracomment>Stands below a row such as &quot;Longest railroad&quot;: another one that is as long</extracomment>
        <translation type="unfinished">同率</translation>
    </message>
</context>
<context>
    <name>IdWords</name>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>The id &quot;%1&quot; is already taken.</source>
        <extracomment>%1 what somebody has typed as the id of a tile or card, which another one has already</extracomment>
        <translation type="unfinished">ID「%1」はすでに使われています。</translation>
    </message>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>&quot;%1&quot; is not a valid id. Use 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen.</source>
        <extracomment>%1 what somebody has typed</extracomment>
        <translation type="unfinished">「%1」は正しいIDではありません。A～Z、a～z、0～9、ピリオド、アンダースコア、ハイフンからなる1～32文字にしてください。</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Railroads pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">ここで最も稼げるのは鉄道です：全得点の%1をもたらします。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Mountains pay most here: with their gold they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">ここで最も稼げるのは山です：金も含めて全得点の%1をもたらします。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Cities pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">ここで最も稼げるのは都市です：全得点の%1をもたらします。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Prairies pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">ここで最も稼げるのは草原です：全得点の%1をもたらします。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>A farmer brings %1 points. Any other cowboy brings %2 each time he is placed.</source>
        <extracomment>A farmer is a cowboy in a prairie. %1 and %2 numbers of points such as 1.5</extracomment>
        <translation type="unfinished">農夫は%1点、ほかのカウボーイは配置されるたびに%2点をもたらします。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come early: half of them are put down before %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">農夫は早く出ます。半数は、タイルの%1が置かれる前に配置されます。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come late: half of them are put down only after %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">農夫は遅く出ます。半数は、タイルの%1が置かれたあとに配置されます。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Between equal players, whoever goes first wins %1 of the games (very likely between %2 and %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; the true value very likely lies from %2 to %3</extracomment>
        <translation type="unfinished">実力が同じなら、先手の勝率は%1です（ほぼ確実に%2～%3、互角なら%4）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, a tent on a mountain with three or more tokens is worth %1 points more than one in the supply.</source>
        <extracomment>%1 a number of points such as 1.5</extracomment>
        <translation type="unfinished">ゲームの半ばでは、トークンが3枚以上ある山のテントは、手元のテントより%1点分価値があります。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, the computer&apos;s forecast of the final lead may be off by this many points: %1. The average score is %2.</source>
        <extracomment>%1 and %2 numbers of points</extracomment>
        <translation type="unfinished">ゲームの半ばでコンピューターが予想する最終的なリードは、%1点ずれることがあります（1人あたりの得点は%2点）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>On %1 of its turns, the computer uses its pieces differently when it looks a few moves ahead.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">コンピューターは、数手先まで読むと、手番の%1でコマの使い方を変えます。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Games the computer has played against itself: %1. Without looking ahead, it now wins %2 of its games against its earlier self.</source>
        <extracomment>%1 a number of games, %2 a percentage</extracomment>
        <translation type="unfinished">コンピューターは自分自身と%1回対戦しました。先を読まない場合、以前の自分に対する勝率は、今では%2です。</translation>
    </message>
</context>
<context>
    <name>InstalledDecks</name>
    <message>
        <location filename="../ui/boomtown/installeddecks.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">「%1」に書き込めませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>Installing</name>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Add a tile set</source>
        <translation type="unfinished">タイルセットを追加</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>You already have a tile set named &quot;%1&quot;.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">「%1」というタイルセットはすでにあります。</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Replace it with the new one, or keep both?</source>
        <translation type="unfinished">新しいものに置き換えますか？ それとも両方残しますか？</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button (verb): the new tile set takes the place of the old one</extracomment>
        <translation type="unfinished">置き換える(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button (verb): keep the old tile set and the new one</extracomment>
        <translation type="unfinished">両方残す(&amp;K)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Copying &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」をコピーしています…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Removing &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」を削除しています…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&quot;%1&quot; already exists. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove a tile set</source>
        <translation type="unfinished">タイルセットを削除</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the tile set</extracomment>
        <translation type="unfinished">削除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The pictures of &quot;%1&quot; could not be kept for saved games: %2.</source>
        <extracomment>%1 name of a tile set, %2 why</extracomment>
        <translation type="unfinished">保存したゲームのために「%1」の画像を残せませんでした：%2。</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove the tile set anyway? Saved games will then show its tiles as the game draws them.</source>
        <translation type="unfinished">それでもタイルセットを削除しますか？保存したゲームのタイルは、ゲームが描く絵になります。</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not added</source>
        <translation type="unfinished">タイルセットは追加されませんでした</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove &quot;%1&quot; from your tile sets?</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">「%1」をマイセットから削除しますか？</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Its file will be deleted. Saved games keep the tile set.</source>
        <translation type="unfinished">ファイルも削除されます。保存したゲームにはタイルセットが残ります。</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not removed</source>
        <translation type="unfinished">タイルセットは削除されませんでした</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Save a copy of the tile set</source>
        <translation type="unfinished">タイルセットのコピーを保存</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">タイルセット (%1)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">コピーは保存されませんでした</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>, </source>
        <extracomment>Stands between the parts of a list or a description, as in &quot;4 tiles, 1 open end&quot;, &quot;1, 2, 5&quot; or &quot;Ann 12, Ben 9&quot;; parts may be numbers, ids of tiles or players with points, and have commas of their own</extracomment>
        <translation type="unfinished">、</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>; </source>
        <extracomment>Stands between clauses, as in &quot;scores 6 points for a railroad; the cowboy comes back at once&quot;</extracomment>
        <translation type="unfinished">／</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>. </source>
        <extracomment>Stands between sentences; after the last one there is no full stop</extracomment>
        <translation type="unfinished">。</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what it is about, %2 what is said of it, as in &quot;Ann: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 any text, %2 a remark about it, as in &quot;Ann (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
</context>
<context>
    <name>KeysHelp</name>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show the three best moves</source>
        <translation type="unfinished">良い手を3つ表示</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>A row of the table of keys: what a key does</extracomment>
        <translation type="unfinished">予定の手を最善手と比べる</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation type="unfinished">コンピューターにすぐ打たせる、または再開させる</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between the board, the panels and the log</source>
        <translation type="unfinished">ボード、パネル、ログを切り替える</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>New game</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">新しいゲーム</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">ゲームを開く</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">ゲームを保存</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Undo a turn</source>
        <translation type="unfinished">手番を元に戻す</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Redo a turn</source>
        <translation type="unfinished">手番をやり直す</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Review the game</source>
        <translation type="unfinished">ゲームを振り返る</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back to the original game</source>
        <translation type="unfinished">元のゲームに戻る</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the panel or the log</source>
        <translation type="unfinished">パネルやログを表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Move the panel or the log to its own window</source>
        <translation type="unfinished">パネルやログを別ウィンドウに移す</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Full screen</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">全画面表示</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation type="unfinished">効果音のオン／オフ</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Find a command by its name</source>
        <translation type="unfinished">コマンドを名前で探す</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open the settings, where these keys can be changed</source>
        <translation type="unfinished">設定を開く（これらのキーも変更できます）</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show these keys</source>
        <translation type="unfinished">このキー一覧を表示</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Quit; your game is kept</source>
        <translation type="unfinished">終了（ゲームは残ります）</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back or forward one turn</source>
        <translation type="unfinished">1手番戻る、進む</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Home, End</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Home、End</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go to the start or to the last turn</source>
        <translation type="unfinished">最初、または最後の手番に移る</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the better move on the board</source>
        <translation type="unfinished">より良い手をボードに表示／非表示</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between points and chances</source>
        <translation type="unfinished">得点と勝率を切り替える</translation>
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
        <translation type="unfinished">振り返りを閉じる</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>On the board</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">ボードで</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the window</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">ウィンドウで</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the review</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">振り返りで</translation>
    </message>
</context>
<context>
    <name>LabFinding</name>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few games so far (%1): small differences mean nothing yet.</source>
        <extracomment>%1 a number of games</extracomment>
        <translation type="unfinished">ゲーム数がまだ少なめです（%1）。小さな差に意味はありません。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 decides %2 of the games that have it (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 percentages</extracomment>
        <translation type="unfinished">ボーナス%1は、登場したゲームの%2で勝敗を決めています（ゲームのデッキ：%3）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 brings hardly any points. Points per player: %2 (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 numbers such as 0.5</extracomment>
        <translation type="unfinished">ボーナス%1では、ほとんど得点が入りません。プレイヤーごとの得点：%2（ゲームのデッキ：%3）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Card %1 is passed over in %2 of the games that offer it.</source>
        <extracomment>%1 the id of a card in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">カード%1は、輪に並んだゲームの%2で飛ばされます。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">得点がとても高めです。プレイヤーごとの得点：%1（ゲームのデッキ：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">得点がとても低めです。プレイヤーごとの得点：%1（ゲームのデッキ：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先に取るほうが有利です：先に取るプレイヤーの勝率は%1です（95%区間：%2～%3、ゲームのデッキ：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先に取るほうが不利です：先に取るプレイヤーの勝率は%1です（95%区間：%2～%3、ゲームのデッキ：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先に取るかどうかで明らかな差はありません：先に取るプレイヤーの勝率は%1です（95%区間：%2～%3、ゲームのデッキ：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">接戦になるゲームが少なめです。両プレイヤーの点差：%1（ゲームのデッキ：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">接戦になるゲームが多めです。両プレイヤーの点差：%1（ゲームのデッキ：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Nothing stands out: the deck plays much like the game&apos;s deck.</source>
        <translation type="unfinished">目立った点はありません。ゲームのデッキとほぼ同じ遊び心地です。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先に取るほうが有利です：先に取るプレイヤーの勝率は%1です（95%区間：%2～%3）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先に取るほうが不利です：先に取るプレイヤーの勝率は%1です（95%区間：%2～%3）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先に取るかどうかで明らかな差はありません：先に取るプレイヤーの勝率は%1です（95%区間：%2～%3）。</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out.</source>
        <translation type="unfinished">目立った点はありません。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits nowhere in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">タイル%1は、引いたときの%2でどこにも置けません。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits on no more than two squares in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">タイル%1は、引いたときの%2で置けるマスが2つ以下です。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tiles per game that fit nowhere and are discarded: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">どこにも置けず除外されるタイル（1ゲームあたり）：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares per game that stay empty because no tile of the set fits them, however it is turned: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">どのタイルをどう回しても置けず、空いたままになるマス（1ゲームあたり）：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares that no remaining tile fits when a quarter of the stack is left: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">山札が残り4分の1のとき、残りのどのタイルも置けないマス：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from railroads (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">全得点の%1が鉄道によるものです（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from mountains (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">全得点の%1が山によるものです（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from cities (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">全得点の%1が都市によるものです（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from prairies (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">全得点の%1が草原によるものです（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from gold (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">全得点の%1が金によるものです（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Railroads account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">鉄道は全得点の%1にすぎません（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Mountains account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">山は全得点の%1にすぎません（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Cities account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">都市は全得点の%1にすぎません（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Prairies account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">草原は全得点の%1にすぎません（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Gold accounts for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">金は全得点の%1にすぎません（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">得点がとても高めです。プレイヤーごとの得点：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">得点がとても低めです。プレイヤーごとの得点：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come only in the final scoring (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">全得点の%1が最終得点計算で初めて入ります（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few railroads are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">完成する鉄道が少なめです：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few mountains are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">完成する山が少なめです：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few cities are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">完成する都市が少なめです：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">接戦になるゲームが少なめです。1位のリードは平均得点の%3です（基本セット：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">接戦になるゲームが多めです。1位のリードは平均得点の%3です（基本セット：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先手が有利です：スタートプレイヤーの勝率は%1です（95%区間：%2～%3、均等な割合：%4、基本セット：%5）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先手が不利です：スタートプレイヤーの勝率は%1です（95%区間：%2～%3、均等な割合：%4、基本セット：%5）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先手かどうかで明らかな差はありません：スタートプレイヤーの勝率は%1です（95%区間：%2～%3、均等な割合：%4、基本セット：%5）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are long. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">ゲームが長めです。1ゲームの手番数：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are short. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">ゲームが短めです。1ゲームの手番数：%1（基本セット：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the mining tokens are never taken (tokens in the set: %2).</source>
        <extracomment>%1 a percentage, %2 how many there are</extracomment>
        <translation type="unfinished">採掘トークンの%1は誰にも取られません（セットのトークン：%2）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>The mining tokens run out in %1 of the games.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">採掘トークンはゲームの%1でなくなります。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out: the set plays much like the classic set.</source>
        <translation type="unfinished">目立った点はありません。基本セットとほぼ同じ遊び心地です。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先手が有利です：スタートプレイヤーの勝率は%1です（95%区間：%2～%3、均等な割合：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先手が不利です：スタートプレイヤーの勝率は%1です（95%区間：%2～%3、均等な割合：%4）。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">先手かどうかで明らかな差はありません：スタートプレイヤーの勝率は%1です（95%区間：%2～%3、均等な割合：%4）。</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <location filename="../ui/findings/standoutwords.cpp"/>
        <source>&quot;%1&quot;</source>
        <extracomment>%1 the name of a tile, card or bonus, in quotation marks</extracomment>
        <translation type="unfinished">「%1」</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Serious</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">重大</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Notable</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">要注目</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Remark</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">備考</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Gold</source>
        <extracomment>Row of a table: points from mining tokens</extracomment>
        <translation type="unfinished">金</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%1 to %2</source>
        <extracomment>An interval: %1 &quot;48&quot;, the lower bound, %2 &quot;59%&quot;, the upper one</extracomment>
        <translation type="unfinished">%1～%2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Random</source>
        <extracomment>A computer player that moves by chance</extracomment>
        <translation type="unfinished">ランダム</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">新米</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Prospector</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">探鉱者</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Foreman</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">現場監督</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s) so far, %1 × %2</source>
        <extracomment>%Ln games played up to now, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnゲームまで終了、%1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Canceled after %Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnゲームで中止、%1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnゲーム、%1 × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set from %Ln game(s).</source>
        <translation type="unfinished">
            <numerusform>コンピューターはこのタイルセットを%Lnゲームから学習しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer uses what it knows from all tile sets.</source>
        <translation type="unfinished">コンピューターは、タイルセット全般の知識に従います。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>A game that starts before then uses what the computer knows from all tile sets.</source>
        <extracomment>&quot;before then&quot;: before the computer has learned the tile set</extracomment>
        <translation type="unfinished">その前に始めたゲームでは、タイルセット全般の知識に従います。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has played this tile set in %Ln game(s). It found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">
            <numerusform>コンピューターはこのタイルセットを%Lnゲーム遊びましたが、タイルセット全般の知識よりよいものは見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer is learning this tile set: %1</source>
        <extracomment>%1 how much of it is done, such as &quot;40%&quot;</extracomment>
        <translation type="unfinished">コンピューターがこのタイルセットを学習中：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer will learn this tile set next.</source>
        <translation type="unfinished">次にコンピューターがこのタイルセットを学習します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set. From the next game on, it plays with what it has learned.</source>
        <translation type="unfinished">コンピューターがこのタイルセットを学習しました。次のゲームから、学習したことを使います。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>What the computer learned about this tile set cannot be read, so it uses what it knows from all tile sets.</source>
        <translation type="unfinished">このタイルセットの学習結果を読み込めないため、コンピューターはタイルセット全般の知識に従います。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Matching edges</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">辺を合わせる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your first railroad</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">初めての鉄道</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Instant points</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">すぐに得点</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The locomotive</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">機関車</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">山と金</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Tents and mining</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">テントと採掘</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Joining and sharing</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">つなげて分け合う</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies and final scoring</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">草原と最終得点計算</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">短いゲーム</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it to the right of the first one so that the track continues.</source>
        <translation type="unfinished">そこでも辺は合います。ですがこのレッスンでは、タイルを戻し、最初のタイルの右に線路が続くように置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has placed a tile as well. Now it is your turn again. Place this tile above the first one, mountain to mountain.</source>
        <translation type="unfinished">相手もタイルを置き、またあなたの手番です。このタイルを最初のタイルの上に、山と山を合わせて置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it above the first one, mountain to mountain.</source>
        <translation type="unfinished">そこでも辺は合います。ですがこのレッスンでは、タイルを戻し、最初のタイルの上に、山と山を合わせて置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The first tile is a city with three tracks. Place your tile to the right of it to start a railroad.</source>
        <translation type="unfinished">最初のタイルは、線路が3本ある都市です。その右にタイルを置いて、鉄道を始めましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now send a cowboy to work: click the track on your tile. He is now a railwayman, and the railroad is yours.</source>
        <translation type="unfinished">次はカウボーイを働かせましょう：タイルの線路をクリックします。そこでカウボーイは鉄道員になり、鉄道はあなたのものになります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a railroad of your own: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは自分の鉄道が必要です：都市の右にタイルを置き、その線路にカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A railroad is complete when each end lies in a city, a junction or a mountain. Your tile is a junction. Place it at the open end of your railroad.</source>
        <translation type="unfinished">鉄道は、どの端も都市、分岐点、山のどれかにあると完成です。このタイルは分岐点です。自分の鉄道の開いた端に置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your railroad stays open. Place the junction at its open end, on the right.</source>
        <translation type="unfinished">ルール上は可能ですが、鉄道が開いたままです。右側の開いた端に分岐点を置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have only four cowboys, so it is good when they come home soon. On this tile, a track ends in a mountain. Place it to the right of the city.</source>
        <translation type="unfinished">カウボーイは4人だけなので、早く手元に戻ると助かります。このタイルでは、線路が山で終わっています。都市の右に置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is already complete. Put a cowboy on its track anyway.</source>
        <translation type="unfinished">鉄道はもう完成しています。それでも線路にカウボーイを置いてみましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but it scores no points now. Place the tile to the right of the city and put a cowboy on the track.</source>
        <translation type="unfinished">ルール上は可能ですが、今は得点になりません。都市の右にタイルを置き、線路にカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Two points, and your cowboy is home again. The other player&apos;s cowboy has to wait. Do it once more: place the junction to the left of the city.</source>
        <translation type="unfinished">2点を獲得し、カウボーイはもう手元に戻っています。相手のカウボーイは待たなければなりません。もう一度：都市の左に分岐点を置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track that leads to the city.</source>
        <translation type="unfinished">都市に続く線路にカウボーイを置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but two points are waiting: place the junction to the left of the city and put a cowboy on the track between the two.</source>
        <translation type="unfinished">ルール上は可能ですが、2点が待っています：都市の左に分岐点を置き、その間の線路にカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tile shows a locomotive. Place it to the right of the city.</source>
        <translation type="unfinished">タイルに機関車が描かれています。都市の右に置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track with the locomotive.</source>
        <translation type="unfinished">機関車のある線路にカウボーイを置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, let the locomotive work for you: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは機関車に働いてもらいましょう：都市の右にタイルを置き、その線路にカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A complete railroad with exactly one locomotive scores double. Place the junction at the open end of yours.</source>
        <translation type="unfinished">機関車がちょうど1両ある鉄道が完成すると、得点が2倍になります。自分の鉄道の開いた端に分岐点を置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>There is gold in the mountains. For each nugget on a tile, a mining token is placed there, face down. Place your tile above the first one so that the mountains join.</source>
        <translation type="unfinished">山には金があります。タイルの金塊1個につき、採掘トークンが1枚、裏向きでその上に置かれます。最初のタイルの上に、山がつながるように置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the mountain. He is now a gold miner.</source>
        <translation type="unfinished">山にカウボーイを置きます。そこでカウボーイは鉱夫になります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a miner: place the tile above the first one, mountain to mountain, and put a cowboy on the mountain.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは鉱夫が必要です：最初のタイルの上に山と山を合わせて置き、山にカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A mountain is complete when it has no open edges. Yours has one left. Close it with this tile.</source>
        <translation type="unfinished">山は、開いた辺がなくなると完成です。あなたの山には1つ残っています。このタイルで閉じましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your mountain stays open. Place the tile at its open edge and turn it so that it closes the mountain.</source>
        <translation type="unfinished">ルール上は可能ですが、山が開いたままです。開いた辺にタイルを置き、山が閉じるように回してください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have one tent. It may stand on any mountain that is not complete. First, place your tile above the first one.</source>
        <translation type="unfinished">テントは1つあります。未完成の山ならどこにでも張れます。まずは最初のタイルの上にタイルを置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now pitch your tent on the mountain.</source>
        <translation type="unfinished">では、山にテントを張りましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need your tent: place the tile above the first one and pitch the tent on the mountain.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンではテントが必要です：最初のタイルの上にタイルを置き、山にテントを張ってください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>From now on, you may mine: instead of placing a piece, take one token from the mountain where your tent stands. Place this tile wherever you like.</source>
        <translation type="unfinished">これからは採掘できます：コマを置く代わりに、自分のテントがある山からトークンを1枚取ります。このタイルは好きな場所に置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now choose &quot;Mine&quot; in the list beside the board.</source>
        <translation type="unfinished">では、ボードの横のリストで「採掘」を選びましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but you took no token. Try again and mine.</source>
        <translation type="unfinished">ルール上は可能ですが、トークンを取っていません。もう一度試して、採掘してください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have a token. Only you know what it is worth: hold the V key to look. Place this tile wherever you like and mine once more.</source>
        <translation type="unfinished">トークンを手に入れました。値はあなただけが知っています：Vキーを押し続けると見られます。このタイルを好きな場所に置き、もう一度採掘しましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mine another token.</source>
        <translation type="unfinished">もう1枚トークンを採掘しましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities score, too. Your tile is a city with three tracks. Place it to the right of the other city so that one track leads to the right and one leads down.</source>
        <translation type="unfinished">都市も得点になります。このタイルは、線路が3本ある都市です。もう1つの都市の右に、線路が1本は右、1本は下に向くように置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy in the new city itself, not on a track. He is now a merchant.</source>
        <translation type="unfinished">線路ではなく、新しい都市そのものにカウボーイを置きます。そこでカウボーイは商人になります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a merchant: place your city to the right of the other one, with tracks leading left, right and down, and put a cowboy in it.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは商人が必要です：もう1つの都市の右に、線路が左、右、下に向くように都市を置き、そこにカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A city is complete when every railroad that leaves it is complete. Two railroads of your city are still open. End the one on the right in this mountain.</source>
        <translation type="unfinished">都市は、そこから出る鉄道がすべて完成すると完成です。あなたの都市ではまだ2本が開いています。右の鉄道をこの山で終わらせましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile and place it to the right of your city so that the railroad ends in the mountain.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは、タイルを戻し、鉄道が山で終わるように都市の右に置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One railroad is left. Place the junction below your city.</source>
        <translation type="unfinished">鉄道はあと1本です。都市の下に分岐点を置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your city stays open. Place the junction below it.</source>
        <translation type="unfinished">ルール上は可能ですが、都市が開いたままです。都市の下に分岐点を置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Place your curve to the right of the city so that its track turns down.</source>
        <translation type="unfinished">都市の右に、線路が下に曲がるようにカーブを置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on your track.</source>
        <translation type="unfinished">その線路にカウボーイを置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile: place the curve to the right of the city so that its track turns down, and put a cowboy on it.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは、タイルを戻してください：都市の右に、線路が下に曲がるようにカーブを置き、そこにカウボーイを置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has started a railroad next to yours. Nobody may put a cowboy where there already is one, but railroads can be joined. Place the curve where the two meet.</source>
        <translation type="unfinished">相手があなたの隣で鉄道を始めました。カウボーイがいるところには誰も置けませんが、鉄道どうしをつなぐことはできます。2本が出会う場所にカーブを置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but the railroads do not meet. Place the curve below your first one so that it joins them.</source>
        <translation type="unfinished">ルール上は可能ですが、鉄道がつながりません。最初のカーブの下に、つながるようにカーブを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies lie between tracks and mountains and are never complete. Your tile has one with two tipi camps. Place it below the first one, prairie to prairie.</source>
        <translation type="unfinished">草原は線路や山の間にあり、完成することはありません。このタイルには、ティピーが2つある草原があります。最初のタイルの下に、草原と草原を合わせて置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the prairie with the tipi camps. He is now a farmer and stays until the end of the game.</source>
        <translation type="unfinished">ティピーのある草原にカウボーイを置きます。そこでカウボーイは農夫になり、ゲーム終了まで残ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a farmer: place the tile below the first one and put a cowboy on the prairie with the tipi camps.</source>
        <translation type="unfinished">ルール上は可能です。ですがこのレッスンでは農夫が必要です：最初のタイルの下にタイルを置き、ティピーのある草原にカウボーイを置いてください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>This is the last tile of this game. It shows a horse herd. Place it so that its prairie joins yours, for example to the left of the first tile.</source>
        <translation type="unfinished">このゲーム最後のタイルです。馬の群れが描かれています。最初のタイルの左など、自分の草原とつながるように置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Edges that touch must match: track to track, mountain to mountain, prairie to prairie. Place your tile to the right of the first one so that the track continues.</source>
        <translation type="unfinished">触れ合う辺は同じでなければなりません：線路は線路に、山は山に、草原は草原に。最初のタイルの右に、線路が続くように置きましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It fits. You could put a piece on it now, but you do not have to. This time, choose &quot;Skip&quot; in the list beside the board.</source>
        <translation type="unfinished">うまく合いました。ここでコマを置くこともできますが、置かなくてもかまいません。今回はボードの横のリストで「スキップ」を選びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The mountains match. End your turn with %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">山が合いました。%1で手番を終えます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Both ends are closed. Choose %1 and watch what your railroad scores.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">両端が閉じました。%1を選び、鉄道の得点を見てみましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">鉄道が完成しました。%1を選びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your mountain has no open edges anymore. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">山に開いた辺はもうありません。%1を選びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One more railroad is complete. Choose %1, or put a cowboy on it for two quick points.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">もう1本、鉄道が完成しました。%1を選ぶか、そこにカウボーイを置いて手早く2点を取りましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now every railroad of your city is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">これで都市の鉄道がすべて完成しました。%1を選びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now there is one railroad, and it is complete because it is a loop. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">これで鉄道は1本になり、環状線なので完成です。%1を選びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Choose %1, and the game is scored.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">%1を選ぶと、得点計算が始まります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game without farmers, against the easiest computer player. Now use everything that you have learned.</source>
        <translation type="unfinished">農夫なしの短いゲームで、最も弱いコンピューターが相手です。学んだことをすべて使ってみましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 or the right mouse button to turn the tile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">タイルは%1キーか右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press the right mouse button to turn the tile.</source>
        <translation type="unfinished">タイルは右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Or press %1.</source>
        <extracomment>Goes on from &quot;choose Skip in the list beside the board&quot;; %1 is a key</extracomment>
        <translation type="unfinished">%1キーを押してもかまいません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see good moves.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1キーで良い手を見られます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see which tiles are left.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1キーで残りのタイルを見られます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>That is all there is to placing tiles. Whenever you point at a square where your tile does not fit, the line at the bottom tells you which edge does not match.</source>
        <translation type="unfinished">タイルの置き方は以上です。タイルが合わないマスにポインターを合わせると、どの辺が合わないかが下の行に表示されます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles score three points; the tiles with the city and the junction count, too. And your cowboy has come home and can be used again.</source>
        <translation type="unfinished">タイル3枚で3点です。都市と分岐点のタイルも数えます。カウボーイは手元に戻り、また使えます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short railroad scores few points, but your cowboy is soon free again. A longer one scores more, but its cowboy has to wait until it is complete or the game ends.</source>
        <translation type="unfinished">短い鉄道は点が少ない代わりに、カウボーイがすぐ自由になります。長い鉄道は点が多い代わりに、完成するかゲームが終わるまでカウボーイは待つことになります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles, doubled: six points. With two locomotives, a railroad no longer scores double, so watch what others add to yours.</source>
        <translation type="unfinished">タイル3枚が2倍になって6点です。機関車が2両になると鉄道の得点は2倍ではなくなるので、相手が何をつなげてくるかに気をつけましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three nuggets score three points, and the tokens on the mountain are yours. Their values score at the end of the game. Hold the V key to look at them.</source>
        <translation type="unfinished">金塊3個で3点、山にあるトークンもあなたのものです。その値はゲーム終了時に得点になります。Vキーを押し続けると見られます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tent stays until its mountain is complete or you move it to another one. When a mountain is complete, the tokens that are left go to whoever has the most miners there.</source>
        <translation type="unfinished">テントは、山が完成するか別の山に移すまでそこに残ります。山が完成すると、残りのトークンは鉱夫が最も多いプレイヤーのものになります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three different railroads, three points each: nine points. The railroads also scored separately, for whoever had a railwayman there.</source>
        <translation type="unfinished">別々の鉄道が3本、1本につき3点で9点です。鉄道自体も、鉄道員を置いていたプレイヤーに得点をもたらしました。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Each of you had one cowboy there, so each scores all four points. A player who has more cowboys than anyone else on a railroad or a mountain scores alone.</source>
        <translation type="unfinished">どちらもカウボーイが1人ずつなので、それぞれ4点すべてを獲得します。鉄道や山に誰よりも多くカウボーイがいれば、そのプレイヤーだけの得点になります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A farmer scores 2 points for each tipi camp and 4 for each horse herd. Incomplete railroads, mountains and cities score, too. Finally, all players count their gold. Whoever has the most points wins.</source>
        <translation type="unfinished">農夫はティピー1つにつき2点、馬の群れ1つにつき4点です。未完成の鉄道、山、都市も得点になります。最後に全員が金を数えます。得点の最も高いプレイヤーの勝ちです。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>&quot;Skip&quot;</source>
        <extracomment>An entry of the list beside the board, within a sentence</extracomment>
        <translation type="unfinished">「スキップ」</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences, as a lesson says them</extracomment>
        <translation type="unfinished">%1%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Lesson %1 of %2: %3</source>
        <extracomment>%1 number of the lesson, %2 of how many, %3 its title</extracomment>
        <translation type="unfinished">レッスン%1/%2：%3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is the other player&apos;s turn.</source>
        <translation type="unfinished">相手の手番です。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You won, %1 to %2. You know everything you need: try a stronger opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">%1対%2であなたの勝ちです。必要なことはすべて覚えました。もっと強い相手に挑戦しましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A tie, %1 to %2. Play a full game against the same opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">%1対%2で引き分けです。同じ相手とフルゲームで遊んでみましょう。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You lost, %1 to %2. Try a full game: it gives you more time to catch up.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">%1対%2であなたの負けです。フルゲームに挑戦しましょう。追いつく時間がもっとあります。</translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Empty square at column %1, row %2</source>
        <extracomment>Where an empty square is, counted from the start tile</extracomment>
        <translation type="unfinished">列%1、行%2の空きマス</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %Ln way(s)</source>
        <extracomment>Of an empty square; %Ln rotations of the tile</extracomment>
        <translation type="unfinished">
            <numerusform>手元のタイルはここに%Ln通りの置き方がある</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation type="unfinished">
            <numerusform>残りのうち%Ln枚のタイルがここに置ける</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Column %1, row %2</source>
        <extracomment>Of a tile on the board: where it lies, counted from the start tile</extracomment>
        <translation type="unfinished">列%1、行%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s tent</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">%1のテント</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s railwayman</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">%1の鉄道員</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s gold miner</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">%1の鉱夫</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s farmer</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">%1の農夫</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s merchant</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">%1の商人</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>採掘トークン%Ln枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <location filename="../app/goldrush/map/mapexport.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">この大きさの画像を作るにはメモリーが足りません。もっと小さいサイズを選んでください。</translation>
    </message>
</context>
<context>
    <name>MountainTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Mountain</source>
        <extracomment>Name of a tool: it draws mountains</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge or the middle to raise a mountain. Drag from one mountain to another to join them. Right-click to split a mountain, or to level one that cannot be split.</source>
        <translation type="unfinished">辺か中央をクリックすると山ができます。山から山へドラッグするとつながります。右クリックで山を分けるか、分けられない山をならします。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Level a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">山をならす</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">山を分ける</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">山を作る</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a peak</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">孤峰を作る</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join mountains</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">山をつなぐ</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Extend a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">山を広げる</translation>
    </message>
</context>
<context>
    <name>OldFiles</name>
    <message>
        <location filename="../ui/start/oldfiles.cpp"/>
        <source>you asked to move it aside</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">ご希望により別の場所に移動</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Fa&amp;rmers</source>
        <extracomment>A rule to choose: cowboys may be farmers</extracomment>
        <translation type="unfinished">農夫(&amp;R)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Cowboys may be put on prairies, where they score tipi camps and horse herds at the end.</source>
        <translation type="unfinished">カウボーイを草原にも置けます。終了時にティピーと馬の群れで得点します。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>F&amp;ifth cowboy</source>
        <extracomment>A rule to choose (noun)</extracomment>
        <translation type="unfinished">5人目のカウボーイ(&amp;I)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Every player has five cowboys instead of four.</source>
        <translation type="unfinished">カウボーイが4人ではなく5人になります。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>&amp;Take back</source>
        <extracomment>A rule to choose: cowboys may be taken back</extracomment>
        <translation type="unfinished">引き上げ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Instead of another action, a player may take back a cowboy without scoring.</source>
        <translation type="unfinished">ほかのアクションの代わりに、得点なしでカウボーイを引き上げることができます。</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Pra&amp;ctice game</source>
        <extracomment>An option of a new game (noun): a game to try things out in</extracomment>
        <translation type="unfinished">練習ゲーム(&amp;C)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Turns may be undone even after the next tile or a token has been seen. The review mentions this.</source>
        <translation type="unfinished">次のタイルやトークンを見たあとでも、手番を元に戻せます。振り返りにはそのことが記されます。</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>&quot;%1&quot; could not be written: %2</source>
        <extracomment>%1 name of a file, %2 why, in the words of the system</extracomment>
        <translation type="unfinished">「%1」に書き込めませんでした：%2</translation>
    </message>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>Nothing was changed in &quot;%1&quot;. %2</source>
        <extracomment>%1 name of a file with translations, %2 what is wrong with it</extracomment>
        <translation type="unfinished">「%1」は何も変更されていません。%2</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Nugget</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">金塊</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Locomotive</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">機関車</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tipi camp</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">ティピー</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Horse herd</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">馬の群れ</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the tiles</source>
        <extracomment>What a picture shows</extracomment>
        <translation type="unfinished">タイルの裏面</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the mining tokens</source>
        <extracomment>What a picture shows: its value is hidden</extracomment>
        <translation type="unfinished">採掘トークンの裏面</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Mining token, %1</source>
        <extracomment>What a picture shows: %1 the value of the token</extracomment>
        <translation type="unfinished">採掘トークン、%1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Cowboy</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">カウボーイ</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tent</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">テント</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Games and tile sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries</extracomment>
        <translation type="unfinished">ゲームとタイルセット (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>The tile set cannot be tried this way</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">このタイルセットはこの方法では試せません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>A game (*.lodeline), a tile set or a deck to open.</source>
        <translation type="unfinished">開くゲーム (*.lodeline)、タイルセット、またはデッキ。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Try a tile set or a deck: start a game with it at once.</source>
        <extracomment>Help of the command line; SET is a file</extracomment>
        <translation type="unfinished">タイルセットまたはデッキを試す：すぐにゲームを始めます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the computer players, such as prospector or baron,foreman.</source>
        <translatorcomment>free: prospector; free: foreman; free: baron</translatorcomment>
        <translation type="unfinished">--playと併用：コンピューターの種類（例：prospector、baron,foreman）。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: how many people play, 0 to 5 (with a deck, 0 to 2).</source>
        <extracomment>Help of the command line</extracomment>
        <translation type="unfinished">--playと併用：人間の人数（0～5、デッキでは0～2）。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the id of the tile to be drawn first.</source>
        <translation type="unfinished">--playと併用：最初に引くタイルのID。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--play takes one tile set or deck and no other file.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--playにはタイルセットかデッキを1つだけ指定します。ほかのファイルは指定できません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--people takes a number from 0 to 5 (with a deck, from 0 to 2).</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--peopleには0から5まで（デッキでは0から2まで）の数を指定します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile &amp;left</source>
        <translation type="unfinished">タイルを左に回す(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile r&amp;ight</source>
        <translation type="unfinished">タイルを右に回す(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Skip: en&amp;d the turn</source>
        <extracomment>Menu entry: end the turn without a cowboy, a tent or mining</extracomment>
        <translation type="unfinished">スキップ：この手番は何もしない(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Turn tiles with the mouse wheel</source>
        <extracomment>Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too</extracomment>
        <translation type="unfinished">ホイールでタイルを回す(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>E&amp;xplain what is under the pointer</source>
        <extracomment>Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse</extracomment>
        <translation type="unfinished">ポインターの下を説明(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Show what fits an empty s&amp;quare</source>
        <extracomment>Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse</extracomment>
        <translation type="unfinished">空きマスに置けるものを表示(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Mark squares that no tile fits anymore</source>
        <extracomment>Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie</extracomment>
        <translation type="unfinished">もうどのタイルも置けないマスに印(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Coor&amp;dinates along the edge</source>
        <extracomment>Menu entry that can be ticked: the numbers of columns and rows beside the board</extracomment>
        <translation type="unfinished">端に座標を表示(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Color prairies by their farmers</source>
        <extracomment>Menu entry that can be ticked: in the colours of the players who would score them</extracomment>
        <translation type="unfinished">草原を農夫の色で塗る(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tips from a coac&amp;h</source>
        <extracomment>Menu entry that can be ticked: a sentence whenever something becomes possible for the first time</extracomment>
        <translation type="unfinished">コーチのアドバイス(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hide all aids, as at a real ta&amp;ble</source>
        <extracomment>Menu entry that can be ticked: the program tells nothing that people at a table would not see</extracomment>
        <translation type="unfinished">補助をすべて隠す（本物の卓のように）(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>As&amp;k me to confirm each move</source>
        <extracomment>Menu entry that can be ticked: the chosen move waits for a second click or Enter</extracomment>
        <translation type="unfinished">手を打つ前に確認(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Co&amp;ver the board between players</source>
        <extracomment>Menu entry that can be ticked: where several people share a computer, a card covers the board until the next one is there</extracomment>
        <translation type="unfinished">交代のたびにボードを隠す(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tiles l&amp;eft</source>
        <extracomment>Menu entry (noun): shows which tiles are still in the stack</extracomment>
        <translation type="unfinished">残りのタイル(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Standings so fa&amp;r</source>
        <extracomment>Menu entry (noun): what everybody would score if the game ended now</extracomment>
        <translation type="unfinished">現時点の順位(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>What happened since m&amp;y last turn</source>
        <extracomment>Menu entry: tells again what the other players have done</extracomment>
        <translation type="unfinished">前回の自分の手番からの出来事(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make this a pract&amp;ice game</source>
        <extracomment>Menu entry: from now on turns may be undone whatever has been seen</extracomment>
        <translation type="unfinished">練習ゲームにする(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Menu entry: write a picture of the board to a file</extracomment>
        <translation type="unfinished">地図を書き出す(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Tile-set editor</source>
        <extracomment>Menu entry: starts the program that makes tile sets</extracomment>
        <translation type="unfinished">タイルセットエディター(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make your own tile sets in a separate program</source>
        <translation type="unfinished">別のプログラムで自分のタイルセットを作ります</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Open a saved game or a tile set</source>
        <translation type="unfinished">保存したゲームやタイルセットを開く</translation>
    </message>
</context>
<context>
    <name>PictureUse</name>
    <message>
        <location filename="../editor/document/pictureuse.cpp"/>
        <source>Pictures of the set: %1 of %2</source>
        <extracomment>%1 a size such as &quot;34 MB&quot;, %2 the greatest that is allowed</extracomment>
        <translation type="unfinished">セットの画像：%1（上限%2）</translation>
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
        <translation type="unfinished">%1、スタート</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>A sheet with pictures of this size would be too large. Choose a smaller size.</source>
        <translation type="unfinished">この大きさの画像を並べると大きくなりすぎます。もっと小さいサイズを選んでください。</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">北</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>east</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">東</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">南</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>west</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">西</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">北東</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">南東</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">南西</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">北西</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation type="unfinished">印の付いた場所にタイルを置きます：クリックするか、Tabと矢印キーで選びます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>The tile fits here only this way. Click or press Enter to place it.</source>
        <translation type="unfinished">タイルはここではこの向きにしか置けません。クリックかEnterキーで置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button or the wheel turns it.</source>
        <translation type="unfinished">クリックかEnterキーでタイルを置きます。右クリックかホイールで回せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button turns it.</source>
        <translation type="unfinished">クリックかEnterキーでタイルを置きます。右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1, the right mouse button or the wheel turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">クリックかEnterキーでタイルを置きます。%1キー、右クリック、ホイールで回せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1 or the right mouse button turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">クリックかEnterキーでタイルを置きます。%1キーか右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation type="unfinished">%1（ここではこの向きのみ）</translation>
    </message>
</context>
<context>
    <name>PlayTrial</name>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The file could not be saved for the game as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">ゲーム用のファイルを%1に保存できませんでした：%2</translation>
    </message>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The game could not be started: the program &quot;lodeline&quot; was not found or does not run. Install Lodeline again.</source>
        <translation type="unfinished">ゲームを始められませんでした：プログラム「lodeline」が見つからないか、動作しません。Lodelineをインストールし直してください。</translation>
    </message>
</context>
<context>
    <name>PrintDocument</name>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer cannot be used. Choose another one.</source>
        <translation type="unfinished">プリンターが使えません。別のプリンターを選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>A page could not be printed or exported. Try again.</source>
        <translation type="unfinished">ページの印刷または書き出しができませんでした。もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <location filename="../editor/print/dialog/fields.cpp"/>
        <source> mm</source>
        <extracomment>Unit behind a number in a field: millimetres</extracomment>
        <translation type="unfinished"> mm</translation>
    </message>
</context>
<context>
    <name>PrintLayout</name>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>The margins leave no room on the paper. Choose smaller margins or larger paper.</source>
        <translation type="unfinished">余白が大きく、用紙に印刷する場所がありません。余白を小さくするか、大きい用紙を選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A tile of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">%1 mmのタイルは用紙に収まりません：%2 mmまでです。</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A token of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">%1 mmのトークンは用紙に収まりません：%2 mmまでです。</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A piece of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">%1 mmのコマは用紙に収まりません：%2 mmまでです。</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>There is nothing to print. Choose tiles, tokens or pieces that the set has.</source>
        <translation type="unfinished">印刷するものがありません。セットにあるタイル、トークン、コマから選んでください。</translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as PDF</source>
        <translation type="unfinished">PDFで書き出す</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished">PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as SVG, one file per page</source>
        <translation type="unfinished">SVGで書き出す（1ページ1ファイル）</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">SVGファイル (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export all designs in one picture</source>
        <translation type="unfinished">全デザインを1枚の画像に書き出す</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished">PNG画像 (*.png)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Choose a folder for the pictures of the designs</source>
        <translation type="unfinished">デザインの画像を入れるフォルダーを選ぶ</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%Ln file(s) with these names already exist. Replace them?</source>
        <translation type="unfinished">
            <numerusform>同じ名前のファイルが%Ln個あります。置き換えますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedDeck</name>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Unnamed deck</source>
        <translation type="unfinished">名前のないデッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>C&amp;ards</source>
        <extracomment>Title of a group with a check box: whether to print the cards</extracomment>
        <translation type="unfinished">カード(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a card</extracomment>
        <translation type="unfinished">1辺(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Side length of a card</source>
        <extracomment>Name of a field for screen readers: the card as it is cut out</extracomment>
        <translation type="unfinished">カードの1辺の長さ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Bonus cards</source>
        <extracomment>Title of a group with a check box: cards that show nothing but a bonus</extracomment>
        <translation type="unfinished">ボーナスカード(&amp;B)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Wid&amp;th:</source>
        <extracomment>Label of a field: the width of a bonus card</extracomment>
        <translation type="unfinished">幅(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Width of a bonus card</source>
        <translation type="unfinished">ボーナスカードの幅</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>For cards without backs. Cards with backs show their bonus there.</source>
        <translation type="unfinished">裏面のないカード用です。裏面のあるカードは、そこにボーナスがあります。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>The whole deck</source>
        <extracomment>Entry of a choice: all cards are printed</extracomment>
        <translation type="unfinished">デッキ全体</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>There is nothing to print. Choose cards that the deck has.</source>
        <translation type="unfinished">印刷するものがありません。デッキにあるカードから選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">カード、%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Bonus cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how wide each is</extracomment>
        <translation type="unfinished">ボーナスカード、%1 mm</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;18 cards and 18 bonus cards&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>カード%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln bonus card(s)</source>
        <extracomment>Part of a list of what is printed</extracomment>
        <translation type="unfinished">
            <numerusform>ボーナスカード%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>A card of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">%1 mmのカードは用紙に収まりません：%2 mmまでです。</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Tiles, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">タイル、%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Mining tokens, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">採掘トークン、%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Pieces, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">コマ、%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">%1/%2ページ</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">%1/%2ページの裏面</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 mm</source>
        <extracomment>Caption of a printed ruler: %1 a number of millimetres</extracomment>
        <translation type="unfinished">%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 in</source>
        <extracomment>Caption of a printed ruler: %1 a whole number of inches from 1 to 4, 4 on a ruler of full length</extracomment>
        <translation type="unfinished">%1インチ</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Print at 100% scale. The ruler is then accurate.</source>
        <translation type="unfinished">倍率100%で印刷してください。そうすれば定規は正確です。</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Unnamed tile set</source>
        <translation type="unfinished">名前のないタイルセット</translation>
    </message>
</context>
<context>
    <name>PrintedSet</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Tiles</source>
        <extracomment>Title of a group with a check box: whether to print the tiles</extracomment>
        <translation type="unfinished">タイル(&amp;T)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a tile</extracomment>
        <translation type="unfinished">1辺(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Side length of a tile</source>
        <extracomment>Name of a field for screen readers: the tile as it is cut out</extracomment>
        <translation type="unfinished">タイルの1辺の長さ</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Mining tokens</source>
        <extracomment>Title of a group with a check box</extracomment>
        <translation type="unfinished">採掘トークン(&amp;M)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diam&amp;eter:</source>
        <extracomment>Label of a field: of a mining token</extracomment>
        <translation type="unfinished">直径(&amp;E)：</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diameter of a token</source>
        <translation type="unfinished">トークンの直径</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Pieces</source>
        <extracomment>Title of a group with a check box: cowboys, tents and markers</extracomment>
        <translation type="unfinished">コマ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Si&amp;ze:</source>
        <extracomment>Label of a field: of the pieces</extracomment>
        <translation type="unfinished">サイズ(&amp;Z)：</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Size of a piece</source>
        <translation type="unfinished">コマのサイズ</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Five cowboys, a tent and a score marker in each of the five colors.</source>
        <translation type="unfinished">5色それぞれに、カウボーイ5人、テント1つ、得点マーカー1つ。</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>The whole set</source>
        <translation type="unfinished">セット全体</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>As many as the set has</source>
        <translation type="unfinished">セットにある枚数</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Part of a list of what is printed; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>トークン%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln piece(s)</source>
        <extracomment>Part of a list of what is printed; cowboys, tents and markers</extracomment>
        <translation type="unfinished">
            <numerusform>コマ%Ln個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen</source>
        <translation type="unfinished">IDは英字、数字、ピリオド、ハイフン、アンダースコアからなる1～32文字でなければなりません</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The id &quot;%1&quot; is used more than once</source>
        <extracomment>%1 the id of a tile or a card</extracomment>
        <translation type="unfinished">ID「%1」が2回以上使われています</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of cards in the deck: %1; needed: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">デッキのカードの枚数が違います：%1（必要：%2）</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of squares on the front: %1; needed: %2</source>
        <extracomment>The front of a card; %1 and %2 numbers</extracomment>
        <translation type="unfinished">表面のマスの数が違います：%1（必要：%2）</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>A row of a table must be a number and its points, such as [3, 5]</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">表の行は、[3, 5]のように数とその得点でなければなりません</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Each row of a table must begin with a larger number than the row before</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">表の各行は、前の行より大きい数で始まらなければなりません</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the land &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a kind of land, such as &quot;Desert&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">土地「%1」のマス：%2（バランスの取れたデッキでは%3）</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>All four squares show the same land</source>
        <translation type="unfinished">4つのマスがすべて同じ土地です</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the symbol &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a symbol, such as &quot;Wagon&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">シンボル「%1」のマス：%2（バランスの取れたデッキでは%3）</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The front is the same as that of card &quot;%1&quot;, possibly upside down</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">表面がカード「%1」と同じです（上下逆かもしれません）</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The bonus is the same as that of card &quot;%1&quot;</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">ボーナスがカード「%1」と同じです</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has the move &quot;%1&quot;, but the game expects &quot;%2&quot;</source>
        <extracomment>%1 and %2 kinds of moves, as they are named in a file</extracomment>
        <translation type="unfinished">保存されたゲームの手は「%1」ですが、ここでは「%2」のはずです</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has card &quot;%1&quot;, but card &quot;%2&quot; is placed here</source>
        <extracomment>%1 and %2 ids of cards</extracomment>
        <translation type="unfinished">保存されたゲームのカードは「%1」ですが、ここで置くのはカード「%2」です</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Too many cards are passed over: %1; maximum here: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">飛ばすカードが多すぎます：%1（ここでの上限：%2）</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Card &quot;%1&quot; may not be placed at (%2, %3)</source>
        <extracomment>%1 the id of a card, %2 column, %3 row</extracomment>
        <translation type="unfinished">カード「%1」を(%2, %3)に置くことはできません</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The circle has no place %1; its last place is %2</source>
        <extracomment>The circle in which the cards lie; %1 and %2 numbers</extracomment>
        <translation type="unfinished">輪に場所%1はありません。最後の場所は%2です</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file cannot be read: %1</source>
        <extracomment>%1 why, in the words of the operating system</extracomment>
        <translation type="unfinished">ファイルを読み込めません：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a regular file and cannot be read</source>
        <translation type="unfinished">通常のファイルではないため、読み込めません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is larger than %1 MiB</source>
        <extracomment>%1 a number; MiB: mebibytes</extracomment>
        <translation type="unfinished">ファイルが%1 MiBを超えています</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is damaged or incomplete: invalid JSON at line %1, column %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">ファイルが壊れているか不完全です：JSONの%1行%2文字目が正しくありません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Nested too deeply at line %2; deepest level allowed: %1</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">%2行目の入れ子が深すぎます。上限：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many keys in one object, up to line %2; maximum: %1</source>
        <extracomment>Of a JSON file; %1 and %2 numbers</extracomment>
        <translation type="unfinished">%2行目までの1つのオブジェクトにキーが多すぎます。上限：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The key &quot;%1&quot; appears more than once</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">キー「%1」が2回以上あります</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <extracomment>%1 the name of the format</extracomment>
        <translation type="unfinished">「%1」形式のファイルではありません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file uses version %1 of its format, but this program reads only up to version %2; a newer version of the program can open it</source>
        <extracomment>%1 and %2 version numbers</extracomment>
        <translation type="unfinished">ファイルの形式はバージョン%1ですが、このプログラムで読めるのはバージョン%2までです。新しいプログラムなら開けます</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">「%1」がありません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Wrong type of value; expected: %1</source>
        <extracomment>%1 a type of value, such as &quot;object&quot; or &quot;integer&quot;</extracomment>
        <translation type="unfinished">値の種類が違います。必要なもの：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">数は%1から%2まででなければなりません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The value must be one of these: %1</source>
        <extracomment>%1 a list of values, as they stand in a file</extracomment>
        <translation type="unfinished">値は次のいずれかでなければなりません：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many entries; maximum: %1</source>
        <extracomment>Of a list in a file; %1 a number</extracomment>
        <translation type="unfinished">項目が多すぎます。上限：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">不明なキー「%1」。そのまま残します</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too long; maximum number of characters: %1</source>
        <extracomment>Of a text in a file; %1 a number</extracomment>
        <translation type="unfinished">長すぎます。文字数の上限：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The character %1 at position %2 is not allowed</source>
        <extracomment>%1 a character, as &quot;U+202E&quot;; %2 its place in the text, from 1</extracomment>
        <translation type="unfinished">文字%1（%2文字目）は使えません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The ZIP file is damaged and cannot be read</source>
        <translation type="unfinished">ZIPファイルが壊れているため読み込めません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This name is not allowed in the ZIP file, or appears in it twice: %1</source>
        <extracomment>%1 the name of a file inside a ZIP file</extracomment>
        <translation type="unfinished">ZIPファイルでは使えない名前か、重複した名前です：%1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing in the ZIP file</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">ZIPファイルに「%1」がありません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The shuffle number (seed) must be a string of digits and less than 2^64</source>
        <translation type="unfinished">シャッフル番号（シード）は、2^64より小さい数字の文字列でなければなりません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number of players must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">プレイヤーは%1人から%2人まででなければなりません</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Two players have the color &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">2人のプレイヤーの色が同じ「%1」です</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown kind of player: &quot;%1&quot;</source>
        <extracomment>%1 a kind of player, as it is named in a file</extracomment>
        <translation type="unfinished">プレイヤーの種類が不明です：「%1」</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown color: &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">色が不明です：「%1」</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The game is already over before this move</source>
        <translation type="unfinished">この手の前にゲームは終わっています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;; a railroad and a mountain lie there, for example</extracomment>
        <translation type="unfinished">辺「%1」が2回以上割り当てられています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A railroad must have two edges, or one edge and an end</source>
        <translation type="unfinished">鉄道には、辺が2つ、または辺1つと端1つが必要です</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation type="unfinished">鉄道が山で終わっていますが、タイルに山がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No prairie has the half-edge &quot;%1&quot;</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">半辺「%1」を含む草原がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">半辺「%1」が2回以上割り当てられています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">半辺「%1」は山の辺にあります</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The halves of the prairie edge &quot;%1&quot; belong to different prairies</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;</extracomment>
        <translation type="unfinished">草原の辺「%1」の2つの半分が、別々の草原に属しています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has too many parts; maximum: %1</source>
        <extracomment>Parts: railroads, mountains and prairies of one tile; %1 a number</extracomment>
        <translation type="unfinished">タイルの部分が多すぎます。上限：%1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no start tile</source>
        <translation type="unfinished">セットにスタートタイルがありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <extracomment>%1 an id</extracomment>
        <translation type="unfinished">スタートタイルのID「%1」を持つタイルがありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">スタートタイル「%1」が1枚もありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too many tiles: %1; maximum: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">タイルが多すぎます：%1（上限：%2）</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too few mining tokens: %1; nuggets on the tiles: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">採掘トークンが足りません：%1（タイルの金塊：%2）</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the same as &quot;%1&quot;, possibly turned</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">このタイルは「%1」と同じです（向きは違うかもしれません）</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No other tile has an edge of this kind: %1</source>
        <extracomment>%1 what lies at the edge: railroad, mountain or prairie</extracomment>
        <translation type="unfinished">この種類の辺を持つタイルがほかにありません：%1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the mirror image of &quot;%1&quot;</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">このタイルは「%1」の鏡像です</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can rarely be placed: it fits only %1 of 100 open squares</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">このタイルはめったに置けません：空きマス100のうち%1にしか合いません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can never be placed: no other tile has a matching edge</source>
        <translation type="unfinished">このタイルは決して置けません：合う辺を持つタイルがほかにありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile can be placed next to the start tile</source>
        <translation type="unfinished">スタートタイルの隣に置けるタイルがありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Edges of this kind will often stay open: %1 (on only %2 of 100 tiles)</source>
        <extracomment>%1 what lies at the edges: railroad, mountain or prairie; %2 a number</extracomment>
        <translation type="unfinished">この種類の辺は開いたままになりがちです：%1（100枚中%2枚のタイルにのみ）</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a railroad</source>
        <translation type="unfinished">鉄道のあるタイルがありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a mountain, so nobody can mine</source>
        <translation type="unfinished">山のあるタイルがないため、誰も採掘できません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a city</source>
        <translation type="unfinished">都市のあるタイルがありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has no copies, so it never appears in a game</source>
        <translation type="unfinished">タイルが1枚もないため、ゲームに出てきません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Few tiles for a game: %1; recommended: %2 or more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">ゲームにはタイルが少なめです：%1（推奨：%2以上）</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no name</source>
        <translation type="unfinished">セットに名前がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no author</source>
        <translation type="unfinished">セットに作者名がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no license, so it is unclear who may share it</source>
        <translation type="unfinished">セットにライセンスがなく、誰が共有してよいか分かりません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A prairie continues across a track or a mountain, which is fine if it is intended</source>
        <translation type="unfinished">草原が線路や山を越えて続いています。意図したものなら問題ありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks like more than one: there is no room to join its parts clearly</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">絵では複数に見えます：部分の間にほかのものがあり、はっきりつなぐ余地がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks joined to another of its kind: there is no room to keep them apart</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">絵では同じ種類の別のものとつながって見えます：離して描く余地がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The picture does not show this clearly: the rest of the tile leaves no room for it</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">絵ではこれがはっきり見えません：タイルのほかの部分のため、描く余地がありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The colors do not blend along this edge (%1): the picture has %2 there, and most others have %3. Paint its border in their color, or leave it as it is</source>
        <extracomment>Of the picture of a tile at one of its edges; %1 what lies there: railroad, mountain or prairie; %2 and %3 colors as drawing programs write them, such as #a0b070</extracomment>
        <translation type="unfinished">この辺（%1）で色がなじみません：画像の色はここで%2、ほかの多くは%3です。端をその色で塗るか、このままでよければ残してください</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Two prairies lie side by side with nothing to divide them</source>
        <translation type="unfinished">2つの草原が区切りなしに隣り合っています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No track leads to the city; until one does, the city is not in play</source>
        <translation type="unfinished">都市に続く線路がありません。1本でも続くまで、都市はゲームで使われません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Nuggets that are not in play because they lie on no mountain: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">山の上にないため使われない金塊：%1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it is larger than %1 KiB</source>
        <extracomment>%1 a number; KiB: kibibytes</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：%1 KiBを超えています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 is not valid SVG</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：%1行目が正しいSVGではありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 contains a document type declaration, which is not allowed</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：%1行目に、使用できない文書型宣言があります</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it has no usable size</source>
        <translation type="unfinished">タイルの独自の画像は表示されません：使える大きさがありません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it would take too long to draw</source>
        <translation type="unfinished">タイルの独自の画像は表示されません：描画に時間がかかりすぎます</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %2 refers to &quot;%1&quot;, which is outside the picture</source>
        <extracomment>%1 a reference, such as an address; %2 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：%2行目が画像の外の「%1」を参照しています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its part &quot;%1&quot; refers to itself</source>
        <extracomment>%1 the id of a part of the picture</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：要素「%1」が自分自身を参照しています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: %1</source>
        <extracomment>%1 why, in English, in the words of the program that draws it</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：%1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: the program &quot;%1&quot;, which draws it, could not be started</source>
        <extracomment>%1 the name of a program</extracomment>
        <translation type="unfinished">タイルの独自の画像は表示されません：描画するプログラム「%1」を起動できませんでした</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its file was not found or is damaged</source>
        <translation type="unfinished">タイルの独自の画像は表示されません：ファイルが見つからないか、壊れています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The back of the tiles looks different when turned, so a printed tile shows its rotation even face down. To avoid this, make the back look the same from all four sides</source>
        <translation type="unfinished">タイルの裏面は、回すと違って見えます：印刷すると、伏せたタイルの向きが分かってしまいます。隠すには、四方から同じに見えるように描いてください</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set&apos;s own picture &quot;%1&quot; is not shown: its file was not found, is damaged or cannot be drawn</source>
        <extracomment>%1 what the picture shows, as it is named in a file, such as &quot;nugget&quot; or &quot;token-5&quot;</extracomment>
        <translation type="unfinished">セットの独自の画像「%1」は表示されません：ファイルが見つからないか、壊れているか、描画できません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but its shuffle number draws another one</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">保存されたゲームのタイルは「%1」ですが、シャッフル番号からは別のタイルが引かれます</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <extracomment>%1 the id of a tile, %2 column, %3 row, %4 degrees</extracomment>
        <translation type="unfinished">タイル「%1」を(%2, %3)に回転%4で置くことはできません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The action &quot;%1&quot; is not allowed here</source>
        <extracomment>%1 an action, as it is named in a file</extracomment>
        <translation type="unfinished">アクション「%1」はここではできません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but says that another one is drawn</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">保存されたゲームのタイルは「%1」ですが、別のタイルを引くことになっています</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: no copy of it is left</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">タイル「%1」は引けません：もう残っていません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No such mining token is left</source>
        <translation type="unfinished">その採掘トークンはもう残っていません</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The game cannot go on here: the saved game does not say what is drawn next</source>
        <translation type="unfinished">ここでゲームを続けられません：次に何を引くかが、保存されたゲームにありません</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: this is not valid XML: %2</source>
        <extracomment>%1 number of a line, %2 why, in English</extracomment>
        <translation type="unfinished">%1行目：XMLとして読み込めません：%2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation begins with &lt;TS&gt;; this file does not</source>
        <extracomment>%1 number of a line; leave &lt;TS&gt; as it is</extracomment>
        <translation type="unfinished">%1行目：翻訳ファイルは&lt;TS&gt;で始まりますが、このファイルは違います</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there is no language &quot;%2&quot;; write its code, such as &quot;pl&quot;</source>
        <extracomment>%1 number of a line, %2 what stands there; leave &quot;pl&quot; as it is</extracomment>
        <translation type="unfinished">%1行目：言語「%2」はありません。「pl」のような言語コードを書いてください</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation must not declare anything by &lt;!ENTITY&gt;</source>
        <extracomment>%1 number of a line; leave &lt;!ENTITY&gt; as it is</extracomment>
        <translation type="unfinished">%1行目：翻訳ファイルでは、&lt;!ENTITY&gt;で何かを宣言することはできません</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there are more than %2 texts</source>
        <extracomment>%1 number of a line, %2 the most texts that a translation may have</extracomment>
        <translation type="unfinished">%1行目：テキストの数が%2を超えています</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the text has more than %2 characters</source>
        <extracomment>%1 number of a line, %2 the most characters that a text may have</extracomment>
        <translation type="unfinished">%1行目：テキストが%2文字を超えています</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: each % sign followed by a number or Ln must appear as often as in the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation; leave %Ln as it is</extracomment>
        <translation type="unfinished">%1行目：%記号に数字やLnが続くものは、それぞれ英語のテキストと同じ回数だけ必要です：「%2」</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the tags in angle brackets have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">%1行目：山かっこ内のタグは、英語のテキストと同じでなければなりません：「%2」</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the patterns in parentheses and each ;; have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation. The patterns are those of files, such as (*.png).</extracomment>
        <translation type="unfinished">%1行目：丸かっこ内のパターンと ;; は、英語のテキストと同じでなければなりません：「%2」</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: &quot;%2&quot; contains an invisible character</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">%1行目：「%2」に目に見えない文字があります</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: forms for numbers: %2; the language has %3</source>
        <extracomment>%1 number of a line, %2 and %3 numbers of forms, such as singular and plural</extracomment>
        <translation type="unfinished">%1行目：数による語形の数は%2ですが、この言語では%3です</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the program cannot insert the text here; use Qt Linguist instead</source>
        <extracomment>%1 number of a line of a file with translations</extracomment>
        <translation type="unfinished">%1行目：このプログラムではここにテキストを入れられません。Qt Linguistを使ってください</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>&quot;%1&quot; is not a color; write #rrggbb, or #rrggbbaa with transparency</source>
        <extracomment>%1 a text in a file; leave #rrggbb and #rrggbbaa as they are</extracomment>
        <translation type="unfinished">「%1」は色ではありません。#rrggbb、透明度を付けるなら#rrggbbaaと書いてください</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>The list is empty; it needs at least one entry</source>
        <translation type="unfinished">リストが空です。少なくとも1つの項目が必要です</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>There is no theme &quot;%1&quot; to start from; available themes: %2</source>
        <extracomment>%1 the name of a theme, %2 a list of such names</extracomment>
        <translation type="unfinished">元になるテーマ「%1」がありません。使えるテーマ：%2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>object</source>
        <extracomment>A type of value in a JSON file, as in &quot;Wrong type of value; expected: object&quot;</extracomment>
        <translation type="unfinished">オブジェクト</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>array</source>
        <extracomment>A type of value in a JSON file: a list of values</extracomment>
        <translation type="unfinished">配列</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>string</source>
        <extracomment>A type of value in a JSON file: text</extracomment>
        <translation type="unfinished">文字列</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>integer</source>
        <extracomment>A type of value in a JSON file: a whole number</extracomment>
        <translation type="unfinished">整数</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>boolean</source>
        <extracomment>A type of value in a JSON file: true or false</extracomment>
        <translation type="unfinished">真偽値</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>number</source>
        <extracomment>A type of value in a JSON file, with or without a fraction</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Error</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">エラー</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Warning</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation type="unfinished">注意</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>the whole file</source>
        <translation type="unfinished">ファイル全体</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 what is wrong, %2 where in the text, such as &quot;/tiles/3&quot;</extracomment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>but none of the tiles left would complete this feature</source>
        <extracomment>After another reason for a move, such as &quot;takes a railroad of 3 tiles&quot;; &quot;this feature&quot; is the railroad, mountain, city or prairie that is taken</extracomment>
        <translation type="unfinished">ただしこの地形を完成させるタイルは残っていない</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>mines the last token there</source>
        <translation type="unfinished">最後のトークンを採掘する</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a mountain without nuggets</source>
        <translation type="unfinished">金塊のない山を取る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a prairie that is worth nothing so far</source>
        <translation type="unfinished">今のところ0点の草原を取る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>pitches the tent on a mountain without tokens</source>
        <translation type="unfinished">トークンのない山にテントを張る</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a railroad</source>
        <translation type="unfinished">
            <numerusform>鉄道で%Ln点獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a mountain</source>
        <translation type="unfinished">
            <numerusform>山で%Ln点獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a city</source>
        <translation type="unfinished">
            <numerusform>都市で%Ln点獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %Ln token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>完成した山からトークン%Ln枚を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>ただし%3に%Ln点を与える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and also gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>さらに%3にも%Ln点を与える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %Ln there</source>
        <translation type="unfinished">
            <numerusform>トークンを1枚採掘し、そこに%Ln枚残る</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>the cowboy comes back at once</source>
        <translation type="unfinished">カウボーイはすぐに戻る</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %Ln cowboy(s) home</source>
        <translation type="unfinished">
            <numerusform>カウボーイ%Ln人が手元に戻る</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but uses the last cowboy</source>
        <translation type="unfinished">ただし最後のカウボーイを使う</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %Ln tile(s)</source>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚の鉄道を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %Ln nugget(s)</source>
        <translation type="unfinished">
            <numerusform>金塊%Ln個の山を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %Ln railroad(s)</source>
        <translation type="unfinished">
            <numerusform>鉄道%Ln本の都市を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %Ln point(s) so far</source>
        <translation type="unfinished">
            <numerusform>今のところ%Ln点の草原を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %Ln token(s)</source>
        <translation type="unfinished">
            <numerusform>トークン%Ln枚の山にテントを張る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %Ln feature(s) that the player holds</source>
        <translation type="unfinished">
            <numerusform>自分の地形を%Lnつ広げる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but extends a feature held by %3</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">ただし%3の地形を広げる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>joins a feature held by %3</source>
        <extracomment>%3 a player, who has a cowboy in it</extracomment>
        <translation type="unfinished">%3の地形につながる</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%Ln of the %2 tiles left would complete this feature</source>
        <extracomment>&quot;this feature&quot; is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left</extracomment>
        <translation type="unfinished">
            <numerusform>残りのタイル%2枚のうち%Ln枚でこの地形が完成する</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <location filename="../app/shell/files/gamefile.cpp"/>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">ゲームを%1に保存できませんでした：%2</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The game has moved on since then. Please choose again.</source>
        <extracomment>Why a move was not made: the position is another one by now</extracomment>
        <translation type="unfinished">その間にゲームが進みました。もう一度選んでください。</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>It is another player&apos;s turn now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">今はほかのプレイヤーの番です。</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The rules do not allow that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">今はルール上できません。</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>There is nothing to undo or redo.</source>
        <extracomment>Why undo or redo did nothing</extracomment>
        <translation type="unfinished">元に戻すものも、やり直すものもありません。</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose a start tile</source>
        <translation type="unfinished">スタートタイルを選ぶ</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add an empty start tile</source>
        <translation type="unfinished">空のスタートタイルを追加</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the start tile</source>
        <translation type="unfinished">スタートタイルを1枚追加</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add gravel for the nuggets</source>
        <extracomment>Gravel: mining tokens of value 0</extracomment>
        <translation type="unfinished">金塊の数だけ砂利を追加</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add tokens in the current proportions</source>
        <translation type="unfinished">トークンを今の比率で追加</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge tokens of equal value</source>
        <translation type="unfinished">値が同じトークンをまとめる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Bring all numbers into range</source>
        <translation type="unfinished">すべての数を範囲内にする</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Shorten long texts and remove forbidden characters</source>
        <translation type="unfinished">長い文を短くし、禁止文字を取り除く</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove copies of the most common tiles</source>
        <translation type="unfinished">多いタイルの枚数を減らす</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tiles beyond the limit</source>
        <translation type="unfinished">上限を超えたタイルを削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the tile a new id</source>
        <translation type="unfinished">タイルに新しいIDを付ける</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge this tile and its copies into the other tile</source>
        <extracomment>The tile is the same as another one</extracomment>
        <translation type="unfinished">このタイルとその枚数をもう一方のタイルにまとめる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the tile</source>
        <translation type="unfinished">タイルを1枚追加</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Keep only one copy</source>
        <translation type="unfinished">1枚だけ残す</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tile</source>
        <translation type="unfinished">タイルを削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the railroad</source>
        <extracomment>Of an edge that a railroad and something else claim</extracomment>
        <translation type="unfinished">辺を鉄道に割り当てる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the mountain</source>
        <extracomment>Of an edge that a mountain and something else claim</extracomment>
        <translation type="unfinished">辺を山に割り当てる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>End the railroad in a junction</source>
        <translation type="unfinished">鉄道を分岐点で終わらせる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let the railroad run through the tile</source>
        <translation type="unfinished">鉄道をタイルに通す</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Make each edge a separate railroad</source>
        <translation type="unfinished">辺ごとに別の鉄道にする</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the railroad</source>
        <translation type="unfinished">鉄道を削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Raise a mountain inside the tile</source>
        <translation type="unfinished">タイルの中に山を作る</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Draw the prairies again</source>
        <translation type="unfinished">草原を引き直す</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove parts that touch no edge</source>
        <translation type="unfinished">辺に接しない部分を削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let a railroad end in the city</source>
        <translation type="unfinished">鉄道を都市で終わらせる</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the city</source>
        <translation type="unfinished">都市を削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the nuggets</source>
        <translation type="unfinished">金塊を削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the picture</source>
        <extracomment>Of a tile or of what a set has a picture of its own for</extracomment>
        <translation type="unfinished">画像を削除</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose another picture…</source>
        <extracomment>Of what has a picture that is missing; opens a dialog</extracomment>
        <translation type="unfinished">別の画像を選ぶ…</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the key and its value</source>
        <extracomment>Of a key of a JSON file that its format does not know</extracomment>
        <translation type="unfinished">キーとその値を削除</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Add the missing cards</source>
        <translation type="unfinished">足りないカードを追加</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the last cards</source>
        <translation type="unfinished">末尾のカードを削除</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the lands</source>
        <translation type="unfinished">土地を均等にする</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the symbols</source>
        <translation type="unfinished">シンボルを均等にする</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Shorten and clean the texts</source>
        <translation type="unfinished">文を短く整える</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Give it a new id</source>
        <translation type="unfinished">新しいIDを付ける</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Sort the rows</source>
        <translation type="unfinished">行を並べ替える</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the unknown key</source>
        <extracomment>A key of a file that the program does not know</extracomment>
        <translation type="unfinished">不明なキーを削除</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation type="unfinished">手番%1：%2</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation type="unfinished">より良い手：%1。</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation type="unfinished">実際の手：</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation type="unfinished">より良い手：</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">これより良い手は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Cost of this move:</source>
        <extracomment>Stands before &quot;12% of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation type="unfinished">この手で失ったもの：</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>%1 %2 (%3)</source>
        <extracomment>Chances after a turn, stands after &quot;Chances now:&quot;; %1 player, %2 &quot;62%&quot;, %3 the change &quot;+3%&quot;</extracomment>
        <translation type="unfinished">%1 %2（%3）</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Chances now:</source>
        <extracomment>Stands before the chances of winning of all players</extracomment>
        <translation type="unfinished">現在の勝率：</translation>
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
        <translation type="unfinished">タイルの影響なし</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>tile %1</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances</extracomment>
        <translation type="unfinished">タイル %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>gold %1 (%2 points)</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">金 %1（%2点）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s gold %2 points</source>
        <extracomment>Luck of a turn for another player, stands after &quot;Luck:&quot;; %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">%1の金 %2点</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s chances went from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation type="unfinished">%1の勝率は%2から%3になりました。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, given away by the player&apos;s own move</extracomment>
        <translation type="unfinished">この手で%1は勝率を%2失いました。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation type="unfinished">この手：%1。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Effect of the move for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning, what the move itself changed</extracomment>
        <translation type="unfinished">%1にとってのこの手の効果：%2。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A lucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">%1はタイルに恵まれました：%2。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>An unlucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">%1はタイルに恵まれませんでした：%2。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">%1は金に恵まれました：%2。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Unlucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">%1は金に恵まれませんでした：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The player undid this turn %Ln time(s) after seeing what came next.</source>
        <extracomment>In the review of a game</extracomment>
        <translation type="unfinished">
            <numerusform>このプレイヤーは次に何が来るかを見たあと、手番を%Ln回元に戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 in winning chances (%2 instead of %3) and %4 points of the expected lead</source>
        <extracomment>Stands after &quot;Cost of this move:&quot;; %1 &quot;12%&quot; of the chances of winning; with the move that was played %2 &quot;3%&quot; of them are left, with the better one %3 &quot;15%&quot;; %4 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">勝率%1（%3のはずが%2）、予想リード%4点</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The search for better moves has not reached this turn yet.</source>
        <translation type="unfinished">より良い手を調べる作業は、まだこの手番まで進んでいません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Luck:</source>
        <extracomment>Stands before what the drawn tile and the mining tokens did to the chances</extracomment>
        <translation type="unfinished">運：</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Try it</source>
        <extracomment>Link below a picture of a board: play on from there</extracomment>
        <translation type="unfinished">試してみる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">手番の流れ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Draw a tile and place it next to the tiles on the board. Every edge that touches another tile must match it: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere is discarded for good, and another one is drawn.</source>
        <translation type="unfinished">タイルを1枚引き、ボードのタイルの隣に置きます。ほかのタイルと触れる辺は、すべて一致しなければなりません：線路は線路に、山は山に、草原は草原に。どこにも置けないタイルは除外し、別のタイルを引きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The new tile, shown with a frame, matches prairie to prairie on two sides.</source>
        <translation type="unfinished">枠で示した新しいタイルは、2辺で草原どうしが合っています。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>For every nugget on the new tile, a mining token is placed face down on its mountain.</source>
        <translation type="unfinished">新しいタイルの金塊1個につき、採掘トークンを1枚、裏向きでその山に置きます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Then you may take one of these actions, or skip:</source>
        <translation type="unfinished">そのあと、次のアクションを1つ行うか、スキップできます：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Put a cowboy on the new tile: a railwayman on a railroad, a gold miner on a mountain, a merchant in a city or a farmer on a prairie. No player may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation type="unfinished">新しいタイルにカウボーイを1人置く：鉄道なら鉄道員、山なら鉱夫、都市なら商人、草原なら農夫になります。その鉄道、山、都市、草原のどこかにカウボーイが1人でもいれば置けません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Pitch your tent on any incomplete mountain, or move it there from where it stands. There must be no cowboy and no other tent on that part of the mountain.</source>
        <translation type="unfinished">未完成の山に自分のテントを張る、または移す。山のその部分に、カウボーイやほかのテントがあってはいけません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mine: take one token from the mountain where your tent stands. Only you know its value.</source>
        <translation type="unfinished">採掘する：自分のテントがある山からトークンを1枚取ります。その値はあなただけが知っています。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With the option Take back: take back one of your cowboys without scoring.</source>
        <translation type="unfinished">オプション「引き上げ」がある場合：得点なしで自分のカウボーイを1人引き上げる。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point(s) for each tile, or %1 if there is exactly one locomotive on it.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>鉄道は、両端が分岐点、都市、山のどれかにあるか、環状線になると完成です。タイル1枚につき%Ln点、機関車がちょうど1両あれば%1点です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation type="unfinished">タイル4枚と機関車1両：鉄道員は8点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With two locomotives nothing is doubled: six tiles, 6 points.</source>
        <translation type="unfinished">機関車が2両だと2倍になりません：タイル6枚で6点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>From a city into a mountain: complete, 2 points. The railwayman was placed in the same turn and comes home at once.</source>
        <translation type="unfinished">都市から山へ：完成で2点。鉄道員は同じ手番に置かれ、すぐ手元に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A loop of four tiles: complete, 4 points.</source>
        <translation type="unfinished">タイル4枚の環状線：完成で4点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">山と金</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point(s) for each nugget. If players are tied, the tokens are dealt out in turn.</source>
        <translation type="unfinished">
            <numerusform>山は、開いた辺がなくなると完成です。鉱夫が最も多いプレイヤーが残りのトークンをもらい、金塊1個につき%Ln点を獲得します。同数なら、トークンは順番に1枚ずつ配られます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent comes home without scoring.</source>
        <translation type="unfinished">金塊7個：ただ1人の鉱夫が7点とトークンすべてを獲得。テントは得点なしで手元に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One miner each: each player scores 5 points. The tokens are dealt out in turn, starting with the player who completed the mountain.</source>
        <translation type="unfinished">鉱夫が1人ずつ：両プレイヤーとも5点。トークンは、山を完成させたプレイヤーから順に配られます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A tent may stand on any part of an incomplete mountain that has neither a cowboy nor a tent.</source>
        <translation type="unfinished">テントは、未完成の山の、カウボーイもテントもない部分ならどこにでも張れます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two tents on one mountain: when it is complete, both come home without scoring.</source>
        <translation type="unfinished">1つの山にテントが2つ：完成すると、どちらも得点なしで手元に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cities</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation type="unfinished">
            <numerusform>都市は、そこから出る鉄道がすべて完成すると完成です。商人は鉄道1本につき%Ln点を獲得します。都市に戻ってくる鉄道は1本と数えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two completed railroads leave the city: 6 points for the merchant.</source>
        <translation type="unfinished">都市から完成した鉄道が2本出ています：商人は6点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad that leaves the city and comes back counts once: 3 points.</source>
        <translation type="unfinished">都市を出て戻ってくる鉄道は1本と数えます：3点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairies and farmers</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">草原と農夫</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A prairie extends to the nearest tracks and mountains or to the edge of the land. It is never complete: farmers stay there until the end of the game and score then.</source>
        <translation type="unfinished">草原は、最も近い線路や山、または土地の端まで広がります。完成することはなく、農夫はゲーム終了までそこに残り、そのとき得点します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The prairies on the two sides of a track continue from tile to tile but stay separate.</source>
        <translation type="unfinished">線路の両側の草原は、タイルからタイルへ続いていきますが、別々のままです。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two camps and three herds: 16 points for the player with two farmers, none for the player with one.</source>
        <translation type="unfinished">ティピー2つと馬の群れ3つ：農夫が2人のプレイヤーは16点、1人のプレイヤーは0点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One farmer each, one camp and one herd: 6 points for each player.</source>
        <translation type="unfinished">農夫が1人ずつ、ティピー1つと馬の群れ1つ：両プレイヤーとも6点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Who scores</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">得点するのは誰か</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most cowboys on a feature scores it; tied players each get all the points. Then the cowboys and tents come home.</source>
        <translation type="unfinished">地形にカウボーイが最も多いプレイヤーが得点します。同数なら、それぞれが全部の点を獲得します。そのあと、カウボーイとテントは手元に戻ります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two railroads have become one. Each player has one railwayman there: 5 points for each player.</source>
        <translation type="unfinished">2本の鉄道が1本になりました。どちらも鉄道員が1人ずつ：両プレイヤーとも5点。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad already has a railwayman. The other parts of the new tile are free.</source>
        <translation type="unfinished">鉄道にはすでに鉄道員がいます。新しいタイルのほかの部分は空いています。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Points at the end</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">終了時の得点</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.</source>
        <translation type="unfinished">
            <numerusform>未完成の鉄道はタイル1枚につき%Ln点です。機関車は数えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains score %Ln point(s) for each nugget.</source>
        <translation type="unfinished">
            <numerusform>未完成の山は金塊1個につき%Ln点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete cities score %Ln point(s) for each completed railroad.</source>
        <translation type="unfinished">
            <numerusform>未完成の都市は完成した鉄道1本につき%Ln点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for each horse herd.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>農夫は、いる草原のティピー1つにつき%Ln点、馬の群れ1つにつき%1点を獲得します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All players reveal their tokens and score their values.</source>
        <translation type="unfinished">全員がトークンを公開し、その値を得点に加えます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad is incomplete: 1 point for each tile, and the locomotive does not count.</source>
        <translation type="unfinished">鉄道は未完成です：タイル1枚につき1点、機関車は数えません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most points wins; tied players share the win.</source>
        <translation type="unfinished">得点の最も高いプレイヤーの勝ちです。同点なら勝利を分け合います。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All points at a glance</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">得点早見表</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Complete</source>
        <extracomment>Column heading: points when a railroad, mountain or city is complete</extracomment>
        <translation type="unfinished">完成時</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>At the end</source>
        <extracomment>Column heading: points at the end of the game</extracomment>
        <translation type="unfinished">終了時</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroad, each tile</source>
        <translation type="unfinished">鉄道、タイル1枚につき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>%1, or %2 with exactly one locomotive</source>
        <extracomment>Points: %1 usually, %2 with a locomotive</extracomment>
        <translation type="unfinished">%1、機関車がちょうど1両なら%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountain, each nugget</source>
        <translation type="unfinished">山、金塊1個につき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>City, each completed railroad</source>
        <translation type="unfinished">都市、完成した鉄道1本につき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each tipi camp</source>
        <translation type="unfinished">草原、ティピー1つにつき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each horse herd</source>
        <translation type="unfinished">草原、馬の群れ1つにつき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Each mining token</source>
        <translation type="unfinished">採掘トークン1枚につき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>its value</source>
        <extracomment>In a table of points: the value of a mining token</extracomment>
        <translation type="unfinished">その値</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Options of a game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">ゲームのオプション</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers: without this option, cowboys cannot go to the prairies, which is easier for a first game.</source>
        <translation type="unfinished">農夫：このオプションがないと、カウボーイを草原に置けません。初めてのゲームにはその方が簡単です。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Fifth cowboy: every player has five cowboys instead of four.</source>
        <translation type="unfinished">5人目のカウボーイ：カウボーイが4人ではなく5人になります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Take back: instead of another action, a player may take back one of their own cowboys without scoring.</source>
        <translation type="unfinished">引き上げ：ほかのアクションの代わりに、得点なしで自分のカウボーイを1人引き上げることができます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Glossary</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">用語集</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cowboy</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">カウボーイ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that scores. Depending on where it is, it is a railwayman, a gold miner, a merchant or a farmer.</source>
        <translation type="unfinished">得点するコマ。いる場所によって鉄道員、鉱夫、商人、農夫になります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Gravel</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">砂利</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mining token that is worth nothing.</source>
        <translation type="unfinished">価値のない採掘トークン。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Junction</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">分岐点</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The turntable where railroads end.</source>
        <translation type="unfinished">鉄道が終わる転車台。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mining token</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">採掘トークン</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A token from a mountain, with a hidden value: usually 0 to 5.</source>
        <translation type="unfinished">山から取るトークン。値は隠されていて、ふつうは0から5です。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Nugget</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">金塊</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A lump of gold on a mountain. It brings a token when the tile is placed and a point when the mountain scores.</source>
        <translation type="unfinished">山にある金のかたまり。タイルを置くとトークンが1枚、山が得点すると1点になります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Open edge</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">開いた辺</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>An edge where a railroad or a mountain can still grow.</source>
        <translation type="unfinished">鉄道や山がまだ伸びられる辺。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tent</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">テント</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that does not score but lets its player mine.</source>
        <translation type="unfinished">得点しませんが、採掘ができるようになるコマ。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tipi camp, horse herd</source>
        <translation type="unfinished">ティピー、馬の群れ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Symbols on a prairie that bring points to farmers.</source>
        <translation type="unfinished">農夫に得点をもたらす草原のシンボル。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Goal of the game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">ゲームの目的</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tile by tile, all players build a land of railroads, mountains and prairies together. Your cowboys claim parts of it and score points when these are complete.</source>
        <translation type="unfinished">タイルを1枚ずつ置き、鉄道と山と草原の土地を全員で作り上げます。カウボーイで土地の一部を押さえ、それが完成すると得点になります。</translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>金塊%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 completed railroads × 3 = 6&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>完成した鉄道%Ln本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>ティピー%Lnつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>馬の群れ%Lnつ</numerusform>
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
        <translation type="unfinished">機関車1両</translation>
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
        <translation type="unfinished">コンピューター「%1」は不明なので、%2は人が担当します。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The color &quot;%1&quot; of %2 is unknown, so another one is used.</source>
        <extracomment>%1 name of a colour in a file, %2 a player</extracomment>
        <translation type="unfinished">%2の色「%1」は不明なので、別の色を使います。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer can no longer play for %1, so a person plays for %1 now. To hand the seat back, choose &quot;Players…&quot; in the Game menu.</source>
        <extracomment>%1 a player; &quot;Players…&quot; is the entry of the menu</extracomment>
        <translation type="unfinished">コンピューターは%1を担当できなくなったので、これからは%1を人が担当します。席を戻すには、ゲームメニューの「プレイヤー…」を選んでください。</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Halfway to the next level: plays about half of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+&quot;</extracomment>
        <translation type="unfinished">次のレベルとの中間：およそ半分の手を次のレベルと同じように打ちます。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>On the way to the next level: plays some of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+30&quot;</extracomment>
        <translation type="unfinished">次のレベルへの途中：一部の手を次のレベルと同じように打ちます。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation type="unfinished">新米</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation type="unfinished">探鉱者</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation type="unfinished">現場監督</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Baron</source>
        <extracomment>Strongest level of the computer players</extracomment>
        <translation type="unfinished">鉄道王</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Person</source>
        <extracomment>A player who is no computer</extracomment>
        <translation type="unfinished">人間</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Computer %1</source>
        <extracomment>%1 is the technical name of a computer player, such as uct:100</extracomment>
        <translation type="unfinished">コンピューター %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Someone at this computer.</source>
        <extracomment>Who plays; stands below &quot;Person&quot;</extracomment>
        <translation type="unfinished">このコンピューターを使う人。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Fresh off the train: plays simple moves and makes beginner&apos;s mistakes.</source>
        <extracomment>How a computer player plays; stands below &quot;Greenhorn&quot;</extracomment>
        <translation type="unfinished">汽車を降りたばかり：単純な手を打ち、初心者らしいミスをします。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>An old hand: knows what everything is worth and moves at once.</source>
        <extracomment>How a computer player plays; stands below &quot;Prospector&quot;</extracomment>
        <translation type="unfinished">ベテラン：何にどれだけの価値があるかを知っていて、すぐに手を打ちます。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Always has a plan: looks ahead before each move.</source>
        <extracomment>How a computer player plays; stands below &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">いつも計画あり：一手ごとに先を読みます。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Gives nothing away: the strongest player, thinks for about a second.</source>
        <extracomment>How a computer player plays; stands below &quot;Baron&quot;</extracomment>
        <translation type="unfinished">何も譲らない：最強の相手。約1秒考えます。</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Ann</source>
        <extracomment>Default name of the first player: a short first name usual in your language</extracomment>
        <translation type="unfinished">ハル</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Bo</source>
        <extracomment>Default name of the second player</extracomment>
        <translation type="unfinished">ケン</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Cleo</source>
        <extracomment>Default name of the third player</extracomment>
        <translation type="unfinished">ユイ</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Dan</source>
        <extracomment>Default name of the fourth player</extracomment>
        <translation type="unfinished">ソウタ</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Eve</source>
        <extracomment>Default name of the fifth player</extracomment>
        <translation type="unfinished">リン</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Each player needs a different color.</source>
        <translation type="unfinished">プレイヤーごとに違う色が必要です。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Two players are called %1. Give one of them another name.</source>
        <extracomment>Why a game cannot start; %1 a name</extracomment>
        <translation type="unfinished">%1という名前のプレイヤーが2人います。どちらかの名前を変えてください。</translation>
    </message>
</context>
<context>
    <name>SetChanges</name>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a tile or the value of a token, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1（%2から%3）</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles added: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">追加したタイル：%1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles removed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">削除したタイル：%1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles changed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">変更したタイル：%1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Copies: %1</source>
        <extracomment>How many copies of tiles there were and are: %1 a list of &quot;12 from 4 to 3&quot;</extracomment>
        <translation type="unfinished">枚数：%1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tokens of value %1</source>
        <extracomment>How many tokens of each value there were and are: %1 a list of &quot;5 from 8 to 9&quot;</extracomment>
        <translation type="unfinished">値ごとのトークン：%1</translation>
    </message>
</context>
<context>
    <name>SetHandbook</name>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>From nothing to a printed set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">ゼロからセットの印刷まで</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Start a new set: empty, or with the tiles of an existing one.</source>
        <translation type="unfinished">新しいセットを作ります。空から始めるか、既存のセットのタイルを使います。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Draw a tile. Duplicate it and change the copy: that is faster than drawing a new one.</source>
        <translation type="unfinished">タイルを描きます。複製して直すほうが、新しく描くより早くできます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Work through the problems until no error is left.</source>
        <translation type="unfinished">エラーがなくなるまで問題を直します。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Let the computer play in the lab, and change what stands out.</source>
        <translation type="unfinished">ラボでコンピューターに遊ばせ、目立つ点を直します。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Play a game with your set, then print it.</source>
        <translation type="unfinished">自分のセットで1ゲーム遊び、それから印刷します。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Everything can be undone. If the program crashes, it offers to recover your changes at the next start.</source>
        <translation type="unfinished">すべて元に戻せます。プログラムが不意に終了しても、次に起動したときに変更を復元できます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drawing a tile</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">タイルを描く</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click near an edge to make it railroad, mountain or prairie.</source>
        <translation type="unfinished">辺の近くをクリックすると、鉄道、山、草原に切り替わります。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drag from one edge to another to lay track, or into the middle to end it there. Dragging from a mountain extends the mountain.</source>
        <translation type="unfinished">辺から辺へドラッグすると線路が敷かれ、中央へドラッグするとそこで終わります。山からドラッグすると山が広がります。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Turn the wheel to add or remove the symbol under the pointer: nuggets, locomotives, tipi camps, or with Shift horse herds.</source>
        <translation type="unfinished">ホイールを回すと、ポインターの下のシンボルが増減します：金塊、機関車、ティピー、Shiftを押しながらで馬の群れ。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Each of the tools above the drawing does one of these things.</source>
        <translation type="unfinished">キャンバスの上のツールは、それぞれがこのうちの1つを行います。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The picture always shows what the tile is in the game. Beside it you see the tile turned, and among tiles that fit.</source>
        <translation type="unfinished">画像は、ゲームでのタイルの姿を常に示します。横には、回したタイルと、合うタイルの間に置いたところが表示されます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Tiles and the set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">タイルとセット</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The list on the left shows all tiles. Choose several to turn, mirror, copy or remove them together. Drag them to change their order, or to another set.</source>
        <translation type="unfinished">左の一覧にすべてのタイルがあります。複数選ぶと、まとめて回転、左右反転、コピー、削除ができます。ドラッグで順番を変えたり、別のセットに入れたりできます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>On the right you give a tile its id and the number of copies. The tab &quot;Set&quot; shows the name of the set, its start tile and the mining tokens.</source>
        <translation type="unfinished">右側でタイルのIDと枚数を決めます。「セット」タブには、セットの名前、スタートタイル、採掘トークンがあります。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Custom pictures</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">独自の画像</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Custom picture&quot; gives a tile a picture from a file. SVG is sharp at any size; PNG and other pictures keep up to 2,400 pixels a side.</source>
        <translation type="unfinished">「独自の画像」で、タイルにファイルの画像を付けます。SVGはどの大きさでも鮮明です。PNGなどの画像は1辺2,400ピクセルまで保たれます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The game can draw its tracks, nuggets, locomotives, tipi camps and horse herds on top of your picture. Choose which ones, for one tile or the whole set.</source>
        <translation type="unfinished">ゲームの線路、金塊、機関車、ティピー、群れは、1つずつ選んで自分の画像の上に重ねられます。1枚のタイルだけでも、セット全体でもできます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>To begin, export a tile as SVG. The file has a layer for each part of the tile. Change the file in a drawing program, then import it again. The layers that the game draws on top of your picture are locked. Unlock a layer to draw that part yourself.</source>
        <translation type="unfinished">まずタイルをSVGに書き出しましょう。部分ごとにレイヤーがあります。描画ソフトで直し、読み込み直します。独自の画像の上にゲームが描くものはロックされています。自分で描くには、そのレイヤーのロックを解除します。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Pictures from a folder&quot; gives each tile the picture named after its id. What you save in a drawing program afterwards shows at once, or when you open the set again.</source>
        <translation type="unfinished">「フォルダーの画像」で、それぞれのタイルにIDと同じ名前の画像を付けます。そのあと描画ソフトで保存した変更は、すぐに、またはセットを開き直したときに反映されます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>At the bottom of the &quot;Set&quot; tab, you can replace the symbols on all tiles, the backs, the tokens and the pieces with your own pictures: choose a file, or drop it onto its row. In a folder they are found by names such as nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg or tent.svg.</source>
        <translatorcomment>free: cowboy; free: nugget; free: tent</translatorcomment>
        <translation type="unfinished">「セット」タブの最後では、全タイルのシンボル、裏面、トークン、コマを自分の画像に置き換えられます：ファイルを選ぶか、その行にドロップします。フォルダーでは、nugget.svg、herd.png、back.png、token-5.png、token-back.svg、cowboy.svg、tent.svgなどの名前で見つけます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A note in the list of problems says where the colors at an edge differ from those of other tiles. A set is saved together with its pictures.</source>
        <translation type="unfinished">辺の色がほかのタイルと違うところは、問題の一覧に注意として出ます。セットは画像も一緒に保存されます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Problems</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A set with an error cannot be played. Warnings and notes are for you to judge: not every one is a mistake.</source>
        <translation type="unfinished">エラーのあるセットでは遊べません。警告と注意は自分で判断してください。すべてが間違いとは限りません。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click a problem to go to it. The button beside it repairs it, or offers several repairs.</source>
        <translation type="unfinished">問題をクリックすると、その場所に移ります。横のボタンで修復するか、いくつかの方法から選べます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Statistics and lab</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">統計とラボ</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The statistics count what is on your tiles and compare it with the classic set.</source>
        <translation type="unfinished">統計では、タイルにあるものを数え、基本セットと並べて示します。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>In the lab the computer plays many games with your set. &quot;What stands out&quot; says in words where it differs from the classic set. The more games, the more reliable the numbers.</source>
        <translation type="unfinished">ラボでは、コンピューターがセットで何度も遊びます。「目立つ点」では、基本セットとの違いを言葉で示します。ゲームが多いほど、数値は確かになります。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Under &quot;Learned&quot;, the computer first learns to play your set well. Then it tells you what it has found out.</source>
        <translation type="unfinished">「学習結果」では、コンピューターがまずセットでの上手な遊び方を学び、分かったことを伝えます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Change a tile, run the lab again and compare. The numbers can be exported.</source>
        <translation type="unfinished">タイルを変え、ラボをもう一度実行して比べます。数値は書き出せます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Playing and printing</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">遊ぶ、印刷する</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>F5 starts the game with the set as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5で、保存の有無にかかわらず、今のセットでゲームを始めます。「ゲームにインストール」すると、どの新しいゲームでも選べます。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of tiles, tokens and pieces at their true size, with marks to cut along, for your printer or as PDF or SVG. Print one page first and measure its ruler.</source>
        <translation type="unfinished">「印刷して遊ぶ」では、タイル、トークン、コマを実物大で切り取りマーク付きのページにし、印刷するかPDFやSVGにします。まず1ページ印刷し、定規を測ってください。</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>For a print shop, export a PDF with a bleed: the picture then extends beyond the cut.</source>
        <translation type="unfinished">印刷所に頼むなら、塗り足し付きのPDFを書き出します。画像が切り取り線の外まで続きます。</translation>
    </message>
</context>
<context>
    <name>SetKind</name>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New set…</source>
        <extracomment>Menu entry: a new tile set</extracomment>
        <translation type="unfinished">新しいセット(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a new set, empty or based on another one</source>
        <translation type="unfinished">空のセット、または別のセットをもとにしたセットを作ります</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>New set</source>
        <extracomment>Name of a tile set that has none yet</extracomment>
        <translation type="unfinished">新しいセット</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile</source>
        <extracomment>Menu: what can be done with tiles</extracomment>
        <translation type="unfinished">タイル(&amp;T)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">タイルセット (%1)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Find a tile</source>
        <translation type="unfinished">タイルを探す(&amp;F)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New tile</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">新しいタイル(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn &amp;left</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">左に回す(&amp;L)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn r&amp;ight</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">右に回す(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Mirror</source>
        <extracomment>Menu entry: mirrors tiles</extracomment>
        <translation type="unfinished">左右反転(&amp;M)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add missing &amp;variants</source>
        <translation type="unfinished">足りないバリエーションを追加(&amp;V)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add tiles that the set does not have yet: mirror images of this one, and this one with its railroads turned</source>
        <translation type="unfinished">このタイルの鏡像や鉄道を回したもののうち、セットにまだないものを加えます</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Menu entry: the tile&apos;s own picture</extracomment>
        <translation type="unfinished">独自の画像(&amp;U)…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pictures from a &amp;folder…</source>
        <extracomment>Menu entry: own pictures for all tiles that a folder has one for</extracomment>
        <translation type="unfinished">フォルダーの画像(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Import pictures from a folder, each for the tile it is named after</source>
        <translation type="unfinished">フォルダーにある同じ名前の画像を、それぞれのタイルに付けます</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>E&amp;xport tile as SVG…</source>
        <extracomment>Menu entry: the tile as a file for drawing programs</extracomment>
        <translation type="unfinished">タイルをSVGに書き出す(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Write this tile with a layer for each of its parts, to be changed in a drawing program</source>
        <translation type="unfinished">このタイルを、部分ごとにレイヤーを分けて書き出し、描画ソフトで直せるようにします</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Make this the &amp;start tile</source>
        <translation type="unfinished">スタートタイルにする(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add one cop&amp;y</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">1枚増やす(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Remove &amp;one copy</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">1枚減らす(&amp;O)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play t&amp;his tile first</source>
        <translation type="unfinished">このタイルから遊ぶ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a game in which this tile is the first to be drawn</source>
        <translation type="unfinished">このタイルを最初に引くゲームを始めます</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play this tile first with people</source>
        <translation type="unfinished">みんなでこのタイルから遊ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">タイル一覧(&amp;T)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pre&amp;view</source>
        <extracomment>Menu entry: shows or hides the tile as the game shows it</extracomment>
        <translation type="unfinished">プレビュー(&amp;V)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure in the drawing</source>
        <extracomment>Menu entry: the large drawing shows the tile&apos;s own picture, not what the game draws without</extracomment>
        <translation type="unfinished">キャンバスに独自の画像を表示(&amp;U)</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is too large for a settings file</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">設定ファイルとしては大きすぎます</translation>
    </message>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is damaged and contains no settings</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">壊れていて、設定がありません</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Classic set</source>
        <extracomment>Name of the tile set that the game is usually played with</extracomment>
        <translation type="unfinished">基本セット</translation>
    </message>
</context>
<context>
    <name>Siblings</name>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>%1 could not be started</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">%1を起動できませんでした</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; was not found.</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">プログラム「%1」が見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>It is neither in %1 nor in any folder in PATH. It is part of Lodeline; please install or build it.</source>
        <extracomment>%1 a folder; PATH is the list of folders where the system looks for programs</extracomment>
        <translation type="unfinished">%1にも、PATHのどのフォルダーにもありません。Lodelineの一部なので、インストールするかビルドしてください。</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; could not be started.</source>
        <extracomment>%1 path of a program</extracomment>
        <translation type="unfinished">プログラム「%1」を起動できませんでした。</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Some of your files could not be used and were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">使えないファイルがあったため、別の場所に移しました：</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Your files were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">ファイルを別の場所に移しました：</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The last start failed before the window appeared. Your settings, unfinished work and tile sets were not read this time, because one of these files may be the cause. Restart to read them. If that fails again, move them aside.</source>
        <translation type="unfinished">前回はウィンドウが表示される前に起動に失敗しました。今回は設定、途中の作業、タイルセットを読み込んでいません。これらのファイルのどれかが原因かもしれないためです。再起動すると読み込まれます。また失敗したら、別の場所に移してください。</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart and read them</source>
        <extracomment>Button: the program starts once more and reads the files of earlier runs</extracomment>
        <translation type="unfinished">再起動して読み込む(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Move them &amp;aside</source>
        <extracomment>Button: the files of earlier runs are moved to another folder</extracomment>
        <translation type="unfinished">別の場所に移す(&amp;A)</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart</source>
        <extracomment>Button: the program ends and starts once more</extracomment>
        <translation type="unfinished">再起動(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The program could not be started again. Close it and start it yourself.</source>
        <translation type="unfinished">プログラムを再起動できませんでした。終了して、ご自分で起動してください。</translation>
    </message>
</context>
<context>
    <name>StatisticsRows</name>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>A number and, in parentheses, its share: &quot;54 (75%)&quot;</extracomment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2 per 100)</source>
        <extracomment>A number and, in parentheses, what it is per hundred tiles: &quot;54 (75 per 100)&quot;</extracomment>
        <translation type="unfinished">%1（100枚あたり%2）</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tiles</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Designs</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">デザイン</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Copies per design</source>
        <extracomment>The mean number of copies</extracomment>
        <translation type="unfinished">デザインあたりの枚数</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln edge(s) that need a neighbor</source>
        <extracomment>Edges of one kind, on all tiles together</extracomment>
        <translation type="unfinished">
            <numerusform>隣が必要な辺%Lnか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln matching tile(s)</source>
        <extracomment>Tiles that have such an edge</extracomment>
        <translation type="unfinished">
            <numerusform>合うタイル%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1, %2, %3</source>
        <extracomment>Edges and matching tiles: %1 &quot;56 edges that need a neighbor&quot;, %2 &quot;27 matching tiles&quot;, %3 a percentage</extracomment>
        <translation type="unfinished">%1、%2、%3</translation>
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
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Runs through</source>
        <extracomment>What becomes of a railroad on its tile</extracomment>
        <translation type="unfinished">通り抜ける</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a junction</source>
        <translation type="unfinished">分岐点で終わる</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a city</source>
        <translation type="unfinished">都市で終わる</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a mountain</source>
        <translation type="unfinished">山で終わる</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Locomotives</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">機関車</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">ティピー</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Horse herds</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">馬の群れ</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Nuggets</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">金塊</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">採掘トークン</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln neighbor(s)</source>
        <extracomment>Row of a chart: tiles beside an open square</extracomment>
        <translation type="unfinished">
            <numerusform>隣のタイル%Ln枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Railroad</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Mountain</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Prairie</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>City</source>
        <extracomment>Kind of a part of a tile: name of a row</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Open</source>
        <extracomment>One of the sides of a square: there is no tile beside it</extracomment>
        <translation type="unfinished">空き</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>, </source>
        <extracomment>Stands between the sides of a square, as in &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">、</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Clockwise from north: %1</source>
        <extracomment>What lies around a square: %1 such as &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">北から時計回りに：%1</translation>
    </message>
</context>
<context>
    <name>SvgExport</name>
    <message>
        <location filename="../editor/print/svgexport.cpp"/>
        <source>The folder also contains pages that may be from an earlier export: %1</source>
        <extracomment>%1 names of files</extracomment>
        <translation type="unfinished">フォルダーには、以前に書き出されたかもしれないページもあります：%1</translation>
    </message>
</context>
<context>
    <name>SvgTidy</name>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The element &quot;%1&quot; is left out.</source>
        <extracomment>%1 an element of SVG, such as &quot;script&quot;</extracomment>
        <translation type="unfinished">要素「%1」は省かれます。</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <extracomment>%1 an attribute of SVG, such as &quot;onclick&quot;</extracomment>
        <translation type="unfinished">属性「%1」は省かれます。</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>A reference to something outside the picture is left out: %1</source>
        <extracomment>%1 an address, as the file has it</extracomment>
        <translation type="unfinished">画像の外への参照は省かれます：%1</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>Text looks different on computers without its font. Turn it into paths.</source>
        <extracomment>Of a picture that holds text; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">文字は、フォントのないコンピューターでは違って見えます。パスに変換してください。</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; may look a little different from your drawing program.</source>
        <extracomment>%1 a part of SVG, such as &quot;feDiffuseLighting&quot;</extracomment>
        <translation type="unfinished">「%1」は、描画ソフトとは少し違って見えることがあります。</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; cannot be drawn here. Turn it into paths or a picture.</source>
        <extracomment>%1 a part of SVG, such as &quot;meshgradient&quot;; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">「%1」はここでは描けません。パスか画像に変換してください。</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The color &quot;%1&quot; cannot be read. Save it as RGB.</source>
        <extracomment>%1 a color as the file has it, such as &quot;color(display-p3 1 0 0)&quot;</extracomment>
        <translation type="unfinished">色「%1」は読み取れません。RGBで保存してください。</translation>
    </message>
</context>
<context>
    <name>SymbolTool</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Locomotive</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">機関車</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Nugget</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">金塊</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Tipi</source>
        <extracomment>Name of a tool: it puts a tipi camp on a tile</extracomment>
        <translation type="unfinished">ティピー</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Herd</source>
        <extracomment>Name of a tool: it puts a group of horses on a tile</extracomment>
        <translation type="unfinished">群れ</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a railroad to add a locomotive. Right-click to remove one.</source>
        <translation type="unfinished">鉄道をクリックすると機関車が加わります。右クリックで取り除きます。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a mountain to add a nugget. Right-click to remove one.</source>
        <translation type="unfinished">山をクリックすると金塊が加わります。右クリックで取り除きます。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a tipi camp. Right-click to remove one.</source>
        <translation type="unfinished">草原をクリックするとティピーが加わります。右クリックで取り除きます。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a horse herd. Right-click to remove one.</source>
        <translation type="unfinished">草原をクリックすると馬の群れが加わります。右クリックで取り除きます。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a railroad for the locomotive, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">まずマウスかPgDownキーで、機関車を置く鉄道を選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a mountain for the nugget, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">まずマウスかPgDownキーで、金塊を置く山を選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the tipi camp, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">まずマウスかPgDownキーで、ティピーを置く草原を選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the horse herd, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">まずマウスかPgDownキーで、馬の群れを置く草原を選んでください。</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">機関車を加える</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">機関車を取り除く</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">金塊を加える</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">金塊を取り除く</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">ティピーを加える</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">ティピーを取り除く</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">馬の群れを加える</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">馬の群れを取り除く</translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%Ln token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>ここにトークンが%Ln枚ある</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>one is worth %1 on average</source>
        <extracomment>Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">1枚あたり平均%1</translation>
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
        <translation type="unfinished">北（西半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">北（東半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">東（北半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">東（南半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">南（東半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">南（西半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">西（南半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">西（北半分）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1</source>
        <extracomment>%1 the edges that it joins: &quot;north–south&quot;</extracomment>
        <translation type="unfinished">鉄道（%1）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to a junction</source>
        <extracomment>%1 an edge: &quot;Railroad north to a junction&quot;</extracomment>
        <translation type="unfinished">分岐点までの鉄道（%1）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the city</source>
        <extracomment>%1 an edge: &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">都市までの鉄道（%1）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the mountain</source>
        <extracomment>%1 an edge: &quot;Railroad north to the mountain&quot;</extracomment>
        <translation type="unfinished">山までの鉄道（%1）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>through</source>
        <extracomment>Where a railroad ends, an entry of a list: it runs from edge to edge</extracomment>
        <translation type="unfinished">通り抜け</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to a junction</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">分岐点まで</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the city</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">都市まで</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the mountain</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">山まで</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Peak</source>
        <comment>a mountain inside of a tile</comment>
        <translation type="unfinished">孤峰</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Mountain %1</source>
        <extracomment>%1 the edges that it reaches: &quot;north–east&quot;</extracomment>
        <translation type="unfinished">山（%1）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Valley</source>
        <comment>a prairie inside of a tile</comment>
        <translation type="unfinished">谷</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Prairie %1</source>
        <extracomment>%1 the edges and half-edges that it reaches</extracomment>
        <translation type="unfinished">草原（%1）</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>City</source>
        <extracomment>A part of a tile, as a label</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Railroad north–south with 1 locomotive&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>機関車%Ln両</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Mountain north with 2 nuggets&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>金塊%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Tipi camps on a part of a tile, as in &quot;Prairie north with 1 tipi camp&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>ティピー%Lnつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Horse herds on a part of a tile, as in &quot;Prairie north with 1 horse herd&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>馬の群れ%Lnつ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>%1 a part of a tile, %2 the symbols on it</extracomment>
        <translation type="unfinished">%2のある%1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1; %2</source>
        <extracomment>Parts of a tile: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1／%2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>All prairie</source>
        <extracomment>What a tile without anything else shows</extracomment>
        <translation type="unfinished">すべて草原</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../editor/set/practiceset.cpp"/>
        <source>Practice set</source>
        <extracomment>Name of a tile set to try things with</extracomment>
        <translation type="unfinished">練習用セット</translation>
    </message>
</context>
<context>
    <name>TownSights</name>
    <message>
        <location filename="../app/boomtown/board/townsights.cpp"/>
        <source>Towns, cards and bonuses</source>
        <extracomment>A list of all squares of the towns, of the cards of the circle and of the bonuses, for screen readers</extracomment>
        <translation type="unfinished">町、カード、ボーナス</translation>
    </message>
</context>
<context>
    <name>TownTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>City</source>
        <extracomment>Name of a tool: it builds a city in the middle of a tile</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click the middle to build a city where the tracks end. Click the city to remove it.</source>
        <translation type="unfinished">中央をクリックすると、線路の終わりに都市ができます。都市をクリックすると取り除きます。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Build a city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">都市を作る</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove the city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">都市を削除</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Track</source>
        <extracomment>Name of a tool: it draws the track of railroads</extracomment>
        <translation type="unfinished">線路</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Drag from edge to edge to lay track, or into the middle to end it in a junction, the city or the mountain. Click an edge to change where its track ends.</source>
        <translation type="unfinished">辺から辺へドラッグすると線路が敷かれます。中央へドラッグすると、分岐点、都市、山で終わります。辺をクリックすると、線路の終わり方が変わります。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">線路を取り除く</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Lay track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">線路を敷く</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">線路の終わり方を変える</translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">「%1」というコンピューターはありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %Ln player(s) can play.</source>
        <extracomment>Answer to a command line: %1 the fewest players, %Ln the most</extracomment>
        <translation type="unfinished">
            <numerusform>%1～%Ln人で遊べます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The set has no tile &quot;%1&quot;.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">セットにタイル「%1」はありません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The only copy of tile &quot;%1&quot; is the start tile, which is on the board from the beginning. With a second copy it can be drawn.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">タイル「%1」は1枚だけで、それが最初からボードにあるスタートタイルです。2枚目があれば引けます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: the set has no copy of it.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">タイル「%1」は引けません：セットに1枚もありません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot come first: it does not fit beside the start tile.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">タイル「%1」は最初に引けません：スタートタイルの隣に合いません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; did not come first in any of %Ln shuffle(s).</source>
        <extracomment>%1 id of a tile, %Ln how many orders of the tiles were tried</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln回シャッフルしましたが、タイル「%1」は一度も最初になりませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The next tile has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">次のタイルを見たため、前の手番は戻せません。練習ゲームなら元に戻せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>A token and the next tile have been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">トークンと次のタイルを見たため、前の手番は戻せません。練習ゲームなら元に戻せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The gold of all players has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">全員の金を見たため、前の手番は戻せません。練習ゲームなら元に戻せます。</translation>
    </message>
</context>
<context>
    <name>UsualWords</name>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">切り取り(&amp;T)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">貼り付け(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Duplicate</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">複製(&amp;D)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>R&amp;emove</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">削除(&amp;E)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Rename</source>
        <extracomment>Menu entry: gives a tile or a card another id</extracomment>
        <translation type="unfinished">名前を変更(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move u&amp;p</source>
        <extracomment>Menu entry: moves a tile or a card towards the beginning of its set or deck</extracomment>
        <translation type="unfinished">上に動かす(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move do&amp;wn</source>
        <extracomment>Menu entry: moves a tile or a card towards the end of its set or deck</extracomment>
        <translation type="unfinished">下に動かす(&amp;W)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Problems</source>
        <extracomment>Menu entry: shows the list of problems</extracomment>
        <translation type="unfinished">問題(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Statistics</source>
        <extracomment>Menu entry: shows the statistics</extracomment>
        <translation type="unfinished">統計(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Lab</source>
        <extracomment>Menu entry: shows the lab</extracomment>
        <translation type="unfinished">ラボ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Show the lab, where the computer plays many games</source>
        <translation type="unfinished">コンピューターが何度も遊ぶラボを表示します</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;History</source>
        <extracomment>Menu entry: shows the history of changes</extracomment>
        <translation type="unfinished">履歴(&amp;H)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry: goes to the next part of the window</extracomment>
        <translation type="unfinished">次の領域(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Propert&amp;ies</source>
        <extracomment>Menu entry: shows or hides the forms with properties</extracomment>
        <translation type="unfinished">プロパティ(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>L&amp;ower panel</source>
        <extracomment>Menu entry: shows or hides the part of the window with problems, statistics and lab</extracomment>
        <translation type="unfinished">下のパネル(&amp;O)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Enlarge the lower panel</source>
        <translation type="unfinished">下のパネルを広げる(&amp;E)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Play against the computer</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">コンピューターと遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Start a game with this as it is now</source>
        <translation type="unfinished">今の状態でゲームを始めます</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Play with p&amp;eople</source>
        <translation type="unfinished">みんなで遊ぶ(&amp;E)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Install in the game</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">ゲームにインストール(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Make this available for new games</source>
        <translation type="unfinished">新しいゲームで使えるようにします</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Print and play…</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">印刷して遊ぶ(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Print this or export it as PDF, SVG or pictures</source>
        <translation type="unfinished">印刷するか、PDF、SVG、画像に書き出します</translation>
    </message>
</context>
<context>
    <name>WaitingOver</name>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Opening &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」を開いています…</translation>
    </message>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Saving &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」を保存しています…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a railwayman on the railroad</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">鉄道に鉄道員を置く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a gold miner on the mountain</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">山に鉱夫を置く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a farmer on the prairie</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">草原に農夫を置く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a merchant in the city</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">都市に商人を置く</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Pitch the tent on the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">%1の山にテントを張る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent within its mountain, to %1</source>
        <extracomment>An action to choose, where the tent stands on that mountain already; %1 position</extracomment>
        <translation type="unfinished">テントを同じ山の%1に移す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent to the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">%1の山にテントを移す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the railwayman at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">%1の鉄道員を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the gold miner at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">%1の鉱夫を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the farmer at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">%1の農夫を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the merchant at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">%1の商人を引き上げる</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Skip</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation type="unfinished">スキップ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Mine: take a token from the mountain where the tent stands</source>
        <extracomment>An action to choose</extracomment>
        <translation type="unfinished">採掘：テントのある山からトークンを取る</translation>
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
        <translation type="unfinished">新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry (verb): save the game</extracomment>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry (verb): save the game under another name</extracomment>
        <translation type="unfinished">名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Close game</source>
        <extracomment>Menu entry (verb): put the game away</extracomment>
        <translation type="unfinished">ゲームを閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry (verb): close the program</extracomment>
        <translation type="unfinished">終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry (verb): take back the last turn</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry (verb): play the turn again that was taken back</extracomment>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Hint</source>
        <extracomment>Menu entry (noun): good moves for the player</extracomment>
        <translation type="unfinished">ヒント(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Why &amp;not my move?</source>
        <extracomment>Menu entry: why is my move not the best one?</extracomment>
        <translation type="unfinished">なぜ自分の手ではだめ(&amp;N)？</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Pla&amp;yers…</source>
        <extracomment>Menu entry: who plays for which seat, names and colours</extracomment>
        <translation type="unfinished">プレイヤー(&amp;Y)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Menu entry (noun): a look back on the game</extracomment>
        <translation type="unfinished">振り返り(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Back to the ori&amp;ginal game</source>
        <extracomment>Menu entry: from another course of a game to the game as it was played</extracomment>
        <translation type="unfinished">元のゲームに戻る(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Return to the game that this one branched off from</source>
        <translation type="unfinished">このゲームの分岐元に戻ります</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry (noun): the keyboard goes on to the next part of the window</extracomment>
        <translation type="unfinished">次の領域(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Lessons…</source>
        <extracomment>Menu entry: learn the game in lessons</extracomment>
        <translation type="unfinished">レッスン(&amp;L)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Learn the game on the board, step by step</source>
        <translation type="unfinished">ボードの上で少しずつ遊び方を学びます</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Rules</source>
        <extracomment>Menu entry (noun): the rules of the game</extracomment>
        <translation type="unfinished">ルール(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Find a &amp;command…</source>
        <extracomment>Menu entry: every command of the menus by its name</extracomment>
        <translation type="unfinished">コマンドを探す(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry: version and license of the program</extracomment>
        <translation type="unfinished">Lodelineについて(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>All &amp;settings…</source>
        <extracomment>Menu entry: a window of its own with everything that can be set</extracomment>
        <translation type="unfinished">すべての設定(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Set up a new game</source>
        <translation type="unfinished">新しいゲームの準備をします</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save the game to a file</source>
        <translation type="unfinished">ゲームをファイルに保存します</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Redo the turn that was undone</source>
        <translation type="unfinished">元に戻した手番をやり直します</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the three best moves and the reasons for them</source>
        <translation type="unfinished">良い手を3つ、その理由とともに表示します</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>Status tip of a menu entry</extracomment>
        <translation type="unfinished">予定の手を最善手と比べます</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Make the computer move right away</source>
        <translation type="unfinished">コンピューターにすぐ手を打たせます</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">勝率の移り変わり、転機、より良い手を見ます</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Change names and colors, and choose who plays each seat</source>
        <translation type="unfinished">名前や色を変えたり、席の担当を選んだりします</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;in</source>
        <extracomment>Menu entry (verb): show the board larger</extracomment>
        <translation type="unfinished">拡大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;out</source>
        <extracomment>Menu entry (verb): show the board smaller</extracomment>
        <translation type="unfinished">縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the &amp;whole board</source>
        <translation type="unfinished">ボード全体を表示(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry (noun): the window fills the screen</extracomment>
        <translation type="unfinished">全画面表示(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;log</source>
        <extracomment>Menu entry (noun): what has happened in the game, line by line</extracomment>
        <translation type="unfinished">ゲームのログ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;panel</source>
        <extracomment>Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points</extracomment>
        <translation type="unfinished">ゲームパネル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>P&amp;anel in its own window</source>
        <extracomment>Menu entry that can be ticked: the panel leaves the main window</extracomment>
        <translation type="unfinished">パネルを別ウィンドウに(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Lo&amp;g in its own window</source>
        <extracomment>Menu entry that can be ticked: the log leaves the main window</extracomment>
        <translation type="unfinished">ログを別ウィンドウに(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>So&amp;unds</source>
        <extracomment>Menu entry (noun), ticked where the game makes sounds</extracomment>
        <translation type="unfinished">効果音(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Final &amp;scoring</source>
        <extracomment>Menu entry (noun): the points at the end of the game</extracomment>
        <translation type="unfinished">最終得点計算(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Same as &amp;system</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">ライト(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">ダーク(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Automatic</source>
        <extracomment>A theme of the board: the one that goes with the windows</extracomment>
        <translation type="unfinished">自動(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Day</source>
        <extracomment>A theme of the board: as in daylight</extracomment>
        <translation type="unfinished">昼(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>D&amp;usk</source>
        <extracomment>A theme of the board: as in the evening</extracomment>
        <translation type="unfinished">夕暮れ(&amp;U)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Ink on paper</source>
        <extracomment>A theme of the board: as on an old map</extracomment>
        <translation type="unfinished">紙とインク(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>High &amp;contrast</source>
        <extracomment>A theme of the board</extracomment>
        <translation type="unfinished">ハイコントラスト(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Normal &amp;color vision</source>
        <extracomment>Whose eyes see the window: those of whoever sees all colours</extracomment>
        <translation type="unfinished">一般の色覚(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Protanopia (no red)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">1型2色覚（赤なし）(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Deuteranopia (no green)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">2型2色覚（緑なし）(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Tritanopia (no blue)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">3型2色覚（青なし）(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>A&amp;dd your own theme…</source>
        <translation type="unfinished">自分のテーマを追加(&amp;D)…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Patter&amp;ns on pieces</source>
        <translation type="unfinished">コマに模様を付ける(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Add stripes and checks to tell players apart</source>
        <translation type="unfinished">縞や市松模様でもプレイヤーを見分けられるようにします</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Off: show results at once</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">なし：結果をすぐに表示(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Step by step, without &amp;motion</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">1つずつ順に、動きなし(&amp;M)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Slow</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">遅い(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">普通(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Fast</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">速い(&amp;F)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quick</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">素早く(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">普通(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Leisurely</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">ゆっくり(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Wait for me before each move</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">一手ごとに待つ(&amp;W)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">このゲームでは使えません</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Undo the last turn</source>
        <translation type="unfinished">直前の手番を元に戻します</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Continue</source>
        <extracomment>Menu entry (verb): the computer that waits shall play its turn</extracomment>
        <translation type="unfinished">続ける(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Play now</source>
        <extracomment>Menu entry: the computer shall stop thinking and move</extracomment>
        <translation type="unfinished">今すぐ打つ(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Looking for good moves…</source>
        <translation type="unfinished">良い手を探しています…</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>No hints could be found for this turn. Ask again, or play on without them.</source>
        <translation type="unfinished">この手番のヒントは見つかりませんでした。もう一度試すか、ヒントなしで続けてください。</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Advice</source>
        <extracomment>Name of the panel with good moves for the player</extracomment>
        <translation type="unfinished">アドバイス</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Moves</source>
        <extracomment>Name of the list of good moves (noun)</extracomment>
        <translation type="unfinished">手</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">思考中</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Play it (Enter)</source>
        <extracomment>Button: make the chosen move; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">この手を打つ（Enter）</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Close (Esc)</source>
        <extracomment>Button: close the advice; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">閉じる（Esc）</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CommandFinder</name>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Find a command</source>
        <translation type="unfinished">コマンドを探す</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Name of the command</source>
        <translation type="unfinished">コマンドの名前</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Type part of its name</source>
        <translation type="unfinished">名前の一部を入力</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Commands</source>
        <extracomment>Name of a list: all commands of the menus (noun)</extracomment>
        <translation type="unfinished">コマンド</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerBar</name>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is making a move</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1が手を打っています</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1が考えています</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1があなたを待っています</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 moves next</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">次は%1の番です</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1があなたを待っています。EnterかSpaceで続けます。</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press %2, Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1があなたを待っています。%2、Enter、Spaceのいずれかで続けます。</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking. Press %2 to make the computer move now.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1が考えています。%2キーですぐに打たせます。</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): the computer that waits shall play its turn; a key follows</extracomment>
        <translation type="unfinished">続ける</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Play now</source>
        <extracomment>Button: the computer shall stop thinking and move; a key follows</extracomment>
        <translation type="unfinished">今すぐ打つ</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">思考中</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Let the computer continue</source>
        <translation type="unfinished">コンピューターに続けさせます</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation type="unfinished">考えるのをやめ、これまでの最善手をすぐに打たせます</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CourseChart</name>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">手番%1</translation>
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
        <translation type="unfinished">ゲーム中の勝率</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Points during the game</source>
        <extracomment>Name of a chart: how the points changed in the course of the game</extracomment>
        <translation type="unfinished">ゲーム中の得点</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Use the arrow keys, Home and End to choose a turn.</source>
        <translation type="unfinished">矢印キー、Home、Endで手番を選びます。</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Chances of winning</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">勝率</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Points</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart: numbers of turns (noun)</extracomment>
        <translation type="unfinished">手番</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Calculating the chances…</source>
        <translation type="unfinished">勝率を計算しています…</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Game</source>
        <extracomment>Title of the panel with the drawn tile and the players (noun)</extracomment>
        <translation type="unfinished">ゲーム</translation>
    </message>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Log</source>
        <extracomment>Title of the panel that tells what has happened in the game (noun)</extracomment>
        <translation type="unfinished">ログ</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GameFlow</name>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 a sentence</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games and their sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries. Sets: of tiles, of cards</extracomment>
        <translation type="unfinished">ゲームとそのセット (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">ゲーム (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be started</source>
        <translation type="unfinished">ゲームを始められません</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Your game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">あなたのゲームは残っています：戻るには、ゲームメニューの「元のゲームに戻る」を選んでください。</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">ゲームを開く</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Some texts in this file were not allowed and have been corrected:
%1</source>
        <extracomment>%1 what was wrong, a line each</extracomment>
        <translation type="unfinished">このファイルには使えない文字列があったため、修正しました：
%1</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be continued</source>
        <translation type="unfinished">ゲームを続けられません</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>From here on you are playing the game differently. The original game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">ここからは別の展開で遊びます。元のゲームは残っています：戻るには、ゲームメニューの「元のゲームに戻る」を選んでください。</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (*.lodeline)</source>
        <extracomment>Kind of files to choose from</extracomment>
        <translation type="unfinished">ゲーム (*.lodeline)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">ゲームを保存</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game was not saved</source>
        <translation type="unfinished">ゲームは保存されませんでした</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GuideCard</name>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>First steps</source>
        <extracomment>Name of a panel: explanations for somebody who plays for the first time</extracomment>
        <translation type="unfinished">はじめの一歩</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Skip</source>
        <extracomment>Button: leave out the explanations</extracomment>
        <translation type="unfinished">スキップ(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Next</source>
        <extracomment>Button: show the next explanation</extracomment>
        <translation type="unfinished">次へ(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): the last explanation was read, the game begins</extracomment>
        <translation type="unfinished">プレイ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Above an explanation: %1 the number of this one, %2 of how many</extracomment>
        <translation type="unfinished">%1/%2</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Rules</source>
        <extracomment>Title of a window (noun): the rules of the game</extracomment>
        <translation type="unfinished">ルール</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">キーとマウス</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a window: version and license of the program</extracomment>
        <translation type="unfinished">Lodelineについて</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find in the rules</source>
        <translation type="unfinished">ルールの中を検索</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Unfinished games</source>
        <extracomment>Heading over the games that were not played to their end</extracomment>
        <translation type="unfinished">途中のゲーム</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>&amp;Restore it</source>
        <extracomment>Button: the game that was just discarded shall come back</extracomment>
        <translation type="unfinished">復元(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>The game with %1 was discarded.</source>
        <extracomment>%1 names of players</extracomment>
        <translation type="unfinished">%1のゲームを破棄しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%Ln turn(s), %1</source>
        <extracomment>An interrupted game: %Ln turns played, %1 date and time of the last one</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln手番、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %Ln turn(s), %1</source>
        <extracomment>A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2 name of that set or deck</extracomment>
        <translation type="unfinished">
            <numerusform>%2の試遊：%Ln手番、%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): play the unfinished game</extracomment>
        <translation type="unfinished">続ける</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue the game with %1</source>
        <extracomment>Name of a button for screen readers (verb); %1 names of players</extracomment>
        <translation type="unfinished">%1のゲームを続ける</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Discard the game with %1</source>
        <extracomment>%1 names of players; the unfinished game is given up</extracomment>
        <translation type="unfinished">%1のゲームを破棄</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedGames</name>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be discarded: &quot;%1&quot; is in use or cannot be moved. If the game is open in another window, close it there.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">ゲームを破棄できませんでした：「%1」は使用中か、移動できません。ゲームを別のウィンドウで開いている場合は、そこで閉じてください。</translation>
    </message>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be restored: &quot;%1&quot; cannot be written.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">ゲームを復元できませんでした：「%1」に書き込めません。</translation>
    </message>
</context>
<context>
    <name>lodeline::app::KeysPage</name>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>This command already uses the key %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">このコマンドはすでに%1キーを使っています。</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>%1 is reserved and cannot be reassigned.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1は予約済みのキーで、割り当てを変更できません。</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>A command of another game already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key; game: a kind of game</extracomment>
        <translation type="unfinished">別のゲームのコマンドがすでに%1を使っています。このコマンドに割り当て直しますか？</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%2&quot; already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key, %2 the name of a command</extracomment>
        <translation type="unfinished">「%2」がすでに%1を使っています。このコマンドに割り当て直しますか？</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%1&quot; now uses the key %2.</source>
        <extracomment>%1 is the name of a command, %2 a key</extracomment>
        <translation type="unfinished">「%1」のキーは%2になりました。</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>changed</source>
        <extracomment>Of the key of a command: it is not the usual one</extracomment>
        <translation type="unfinished">変更済み</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Command</source>
        <extracomment>Heading of a column</extracomment>
        <translation type="unfinished">コマンド</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keys</source>
        <extracomment>Heading of a column: of the keyboard</extracomment>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Commands and their keys</source>
        <translation type="unfinished">コマンドとそのキー</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key:</source>
        <extracomment>Label of a field: the key that the chosen command shall have</extracomment>
        <translation type="unfinished">新しいキー：</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Press the key</source>
        <translation type="unfinished">キーを押す</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key for the command</source>
        <translation type="unfinished">コマンドの新しいキー</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>No key</source>
        <extracomment>Button: the command shall have no key</extracomment>
        <translation type="unfinished">キーなし</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Restore default</source>
        <extracomment>Button: the command shall have its usual keys</extracomment>
        <translation type="unfinished">既定に戻す</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Reassign it</source>
        <extracomment>Button: the key shall be that of the other command</extracomment>
        <translation type="unfinished">割り当て直す</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keep it</source>
        <extracomment>Button: the keys stay as they are</extracomment>
        <translation type="unfinished">そのままにする</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <location filename="../app/match/panels/logpanel.cpp"/>
        <source>Game log</source>
        <extracomment>Name of the list of what has happened in the game (noun)</extracomment>
        <translation type="unfinished">ゲームのログ</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Looks</name>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Add a theme</source>
        <translation type="unfinished">テーマを追加</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Themes (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">テーマ (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>The theme was not added</source>
        <translation type="unfinished">テーマは追加されませんでした</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line in the status bar and on the page of a game that is over; %1 name of a file</extracomment>
        <translation type="unfinished">保存しました：%1</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Unfinished games</source>
        <translation type="unfinished">途中のゲーム</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: on</source>
        <extracomment>%1 name of a setting that was just switched on</extracomment>
        <translation type="unfinished">%1：オン</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: off</source>
        <extracomment>%1 name of a setting that was just switched off</extracomment>
        <translation type="unfinished">%1：オフ</translation>
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
        <translation type="unfinished">誰の手番か</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Game</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">ゲーム(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>O&amp;pen recent</source>
        <extracomment>Title of a menu of files</extracomment>
        <translation type="unfinished">最近使ったファイル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Title of a menu (verb): undo, redo</extracomment>
        <translation type="unfinished">編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Title of a menu (noun): what the window shows</extracomment>
        <translation type="unfinished">表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Sett&amp;ings</source>
        <extracomment>Title of a menu (noun): what is kept as somebody likes it</extracomment>
        <translation type="unfinished">設定(&amp;I)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Te&amp;xt size</source>
        <extracomment>Title of a menu: how large the letters are</extracomment>
        <translation type="unfinished">文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Title of a menu: colours of the windows</extracomment>
        <translation type="unfinished">配色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Board</source>
        <extracomment>Title of a menu: with which colours and lines the board is painted</extracomment>
        <translation type="unfinished">ボード(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Simulat&amp;e color blindness</source>
        <extracomment>Title of a menu: the window as people see it who do not see all colours</extracomment>
        <translation type="unfinished">色覚シミュレーション(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Animation</source>
        <extracomment>Title of a menu: speed of the animation</extracomment>
        <translation type="unfinished">アニメーション(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Computer s&amp;peed</source>
        <extracomment>Title of a menu: how fast the computer makes its moves</extracomment>
        <translation type="unfinished">コンピューターの速さ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Title of a menu (noun): languages of the windows</extracomment>
        <translation type="unfinished">言語(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the row of buttons below the menus</extracomment>
        <translation type="unfinished">ツールバー</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <location filename="../app/match/panels/noticebar.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">通知を閉じる</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OpenGame</name>
    <message>
        <location filename="../app/shell/files/opengame.cpp"/>
        <source>The game is open in another window or no longer exists.</source>
        <translation type="unfinished">このゲームは別のウィンドウで開いているか、もうありません。</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OtherGames</name>
    <message>
        <location filename="../app/shell/othergames.cpp"/>
        <source>Oth&amp;er games</source>
        <extracomment>Title of a menu: kinds of games, of which a new game is begun</extracomment>
        <translation type="unfinished">他のゲーム(&amp;E)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PagedTable</name>
    <message numerus="yes">
        <location filename="../app/match/pages/pagedtable.cpp"/>
        <source>The last %Ln turn(s) were undone. Redo plays them again.</source>
        <extracomment>&quot;Redo&quot; is the menu entry</extracomment>
        <translation type="unfinished">
            <numerusform>直前の%Ln手番を元に戻しました。「やり直す」でもう一度行えます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Players</source>
        <extracomment>Title of a dialog: who plays for which seat, people or the computer</extracomment>
        <translation type="unfinished">プレイヤー</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>You can change names and colors and hand over seats at any time, even in the middle of a turn.</source>
        <translation type="unfinished">名前や色の変更と席の引き継ぎは、手番の途中でもいつでもできます。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Shuffle number: %1. Enter it in a new game to get everything in the same order.</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">シャッフル番号：%1。新しいゲームで入力すると、すべて同じ順番になります。</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Button: copy the number of the order to the clipboard</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Copy the shuffle number</source>
        <translation type="unfinished">シャッフル番号をコピー</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Players by rank</source>
        <translation type="unfinished">順位別プレイヤー</translation>
    </message>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Rank %1</source>
        <extracomment>Rank of a player at the end of the game; %1 a number</extracomment>
        <translation type="unfinished">%1位</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a player has scored at the end of the game</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Progress of the review</source>
        <translation type="unfinished">振り返りの進み具合</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: end the review that is being worked out</extracomment>
        <translation type="unfinished">中止(&amp;N)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>&amp;Start again</source>
        <extracomment>Button (verb): work out the review anew</extracomment>
        <translation type="unfinished">やり直す(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review could not be completed.</source>
        <translation type="unfinished">振り返りを完了できませんでした。</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review was canceled.</source>
        <translation type="unfinished">振り返りを中止しました。</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves…</source>
        <translation type="unfinished">より良い手を探しています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %Ln second(s) left</source>
        <extracomment>Below a bar of progress</extracomment>
        <translation type="unfinished">
            <numerusform>より良い手を探しています：残り約%Ln秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewSheet</name>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn has been played yet.</source>
        <translation type="unfinished">まだ手番は1つも行われていません。</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">手番%1</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn changed much.</source>
        <extracomment>Stands where the turning points will be</extracomment>
        <translation type="unfinished">大きく変わった手番はありません。</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>None found yet</source>
        <translation type="unfinished">まだ見つかっていません</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Review of the game</source>
        <extracomment>A look back on a game (noun)</extracomment>
        <translation type="unfinished">ゲームの振り返り</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the &amp;better move on the board (B)</source>
        <translation type="unfinished">より良い手をボードに表示（B）(&amp;B)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Sh&amp;ow points (D)</source>
        <translation type="unfinished">得点を表示（D）(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the points of all players instead of their chances</source>
        <translation type="unfinished">全員の勝率の代わりに得点を表示します</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Turning points</source>
        <extracomment>Heading above the turns that changed the chances most</extracomment>
        <translation type="unfinished">転機(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turning points</source>
        <extracomment>Name of the list of the turns that changed the chances most</extracomment>
        <translation type="unfinished">転機</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Play on from here</source>
        <translation type="unfinished">ここから遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start a new game from the position on the board; this game is kept as it is</source>
        <translation type="unfinished">ボードの局面から新しいゲームを始めます。このゲームはそのまま残ります</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Close the review</source>
        <translation type="unfinished">振り返りを閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatRow</name>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>red</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">赤</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>blue</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">青</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>green</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">緑</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>yellow</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">黄</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>black</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">黒</translation>
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
        <translation type="unfinished">プレイヤー%1の名前</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Who plays seat %1</source>
        <extracomment>Name of a choice for screen readers: a person or a computer player; %1 the number of a seat</extracomment>
        <translation type="unfinished">席%1の担当</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Color of player %1</source>
        <extracomment>Name of a choice for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">プレイヤー%1の色</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Remove player %1</source>
        <extracomment>Tooltip of a button (verb); %1 the number of a seat</extracomment>
        <translation type="unfinished">プレイヤー%1を外す</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Seat %1</source>
        <extracomment>Name of a handle for screen readers: the row can be moved by it; %1 the number of a seat</extracomment>
        <translation type="unfinished">席%1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Drag to another place, or press Alt and an arrow key</source>
        <translation type="unfinished">ドラッグするか、Altと矢印キーで移動</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <location filename="../app/match/seats/seatseditor.cpp"/>
        <source>Add a &amp;player</source>
        <translation type="unfinished">プレイヤーを追加(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeedField</name>
    <message>
        <location filename="../app/match/seats/seedfield.cpp"/>
        <source>random; enter a number to repeat a shuffle</source>
        <extracomment>Stands in the empty field for the order of tiles or cards</extracomment>
        <translation type="unfinished">ランダム（数を入力すると同じ順番に）</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SettingsDialog</name>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>You have changed the keys of several commands. Restore the default keys of all commands?</source>
        <translation type="unfinished">いくつかのコマンドのキーが変更されています。すべてのコマンドのキーを既定に戻しますか？</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Settings</source>
        <extracomment>Title of a window (noun)</extracomment>
        <translation type="unfinished">設定</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sections</source>
        <extracomment>Name of a list: the parts of the settings</extracomment>
        <translation type="unfinished">項目</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Appearance</source>
        <extracomment>A section of the settings: colours, language</extracomment>
        <translation type="unfinished">外観</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Board</source>
        <extracomment>A section of the settings: what the board shows</extracomment>
        <translation type="unfinished">ボード</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Gameplay</source>
        <extracomment>A section of the settings: how the game goes on</extracomment>
        <translation type="unfinished">ゲームプレイ</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sound</source>
        <extracomment>A section of the settings (noun): what is heard</extracomment>
        <translation type="unfinished">サウンド</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Keys</source>
        <extracomment>A section of the settings: keys of the keyboard</extracomment>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>For this section only</source>
        <extracomment>Of the button &quot;Restore Defaults&quot;</extracomment>
        <translation type="unfinished">この項目のみ</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SetupDialog</name>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>The shuffle number is too large. Enter a smaller one, or leave the field empty.</source>
        <translation type="unfinished">シャッフル番号が大きすぎます。もっと小さい番号を入れるか、空欄にしてください。</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation type="unfinished">抽選で決める</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>New game</source>
        <extracomment>Title of a window: set up a game</extracomment>
        <translation type="unfinished">新しいゲーム</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation type="unfinished">プレイヤー</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who begins the game</extracomment>
        <translation type="unfinished">スタートプレイヤー(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation type="unfinished">ゲーム開始(&amp;G)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SoundChoice</name>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>This version of Lodeline comes without sounds.</source>
        <translation type="unfinished">このLodelineには音がありません。</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>To hear sounds, install the package libqt6multimedia6 and start Lodeline again.</source>
        <translation type="unfinished">音を鳴らすには、パッケージlibqt6multimedia6をインストールし、Lodelineを起動し直してください。</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>No speakers or headphones were found. You will hear sounds as soon as some are connected.</source>
        <translation type="unfinished">スピーカーやヘッドホンが見つかりません。つなぐとすぐに音が鳴ります。</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartNotice</name>
    <message>
        <location filename="../app/shell/start/startnotice.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">通知を閉じる</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Open %1</source>
        <extracomment>Button (verb); %1 name of a saved game</extracomment>
        <translation type="unfinished">%1を開く</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): start a game at once</extracomment>
        <translation type="unfinished">プレイ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Start a game with the players and options from last time</source>
        <translation type="unfinished">前回のプレイヤーとオプションでゲームを始めます</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Learn to play</source>
        <extracomment>Button (verb): lessons for somebody who has not been through them yet</extracomment>
        <translation type="unfinished">遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Ten short lessons on the board</source>
        <translation type="unfinished">ボードで学ぶ10の短いレッスン</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Button (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Recent games</source>
        <extracomment>Heading above the games that were saved or opened last</extracomment>
        <translation type="unfinished">最近のゲーム</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">このゲームでは使えません</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation type="unfinished">手番%1/%2</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the start (Home)</source>
        <extracomment>Button; &quot;Home&quot; is a key</extracomment>
        <translation type="unfinished">最初へ（Home）</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Back one turn</source>
        <extracomment>Button: shows the game one turn earlier</extracomment>
        <translation type="unfinished">1手番戻る</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Forward one turn</source>
        <extracomment>Button: shows the game one turn later</extracomment>
        <translation type="unfinished">1手番進む</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the last turn (End)</source>
        <extracomment>Button; &quot;End&quot; is a key</extracomment>
        <translation type="unfinished">最後の手番へ（End）</translation>
    </message>
</context>
<context>
    <name>lodeline::app::VolumeRow</name>
    <message>
        <location filename="../app/shell/options/volumerow.cpp"/>
        <source>Volume</source>
        <extracomment>How loud sounds are (noun)</extracomment>
        <translation type="unfinished">音量</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::AdviceDesk</name>
    <message>
        <location filename="../app/boomtown/advice/advicedesk.cpp"/>
        <source>Choose a card first, so that it can be compared with the best move.</source>
        <translation type="unfinished">まずカードを選ぶと、最善手と比べられます。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Start at the card with %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">%1のカードから始める</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card: %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">次のカードを取る：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %Ln card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %Ln cards come before it</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln枚飛ばして%1を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1がカード%Ln枚を無料で獲得。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1がカード%Ln枚を無料で獲得（%1に%2、あなたに%3の価値）。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Right-click to turn it.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%1が飛ばしたカードなので、%2がまずこれを置きます。右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Press %3 or right-click to turn it.</source>
        <extracomment>%1 and %2 players, %3 a key</extracomment>
        <translation type="unfinished">%1が飛ばしたカードなので、%2がまずこれを置きます。%3キーか右クリックで回せます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">このカードが町の始まりです。右クリックで回し、Escで戻します。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">カードを置きます。右クリックで回し、Escで戻します。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">このカードが町の始まりです。%1キーか右クリックで回し、Escで戻します。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">カードを置きます。%1キーか右クリックで回し、Escで戻します。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 what the other player gets for free, %2 what is to be done now</extracomment>
        <translation type="unfinished">%1%2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">ゲーム終了です。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">ほかのプレイヤーが考えています。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%2 goes first, so %1 chooses the card where %2 starts.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%2が先手なので、%2が始めるカードは%1が選びます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card, or a later one: every card that you pass over goes to %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation type="unfinished">次のカードか、もっと先のカードを取ります：飛ばしたカードはすべて%1がもらいます。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardView</name>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>From %1, to be placed first</source>
        <extracomment>Above cards that wait beside a town: %1 the player who passed them over</extracomment>
        <translation type="unfinished">%1から、先に置くカード</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The cards on the table</extracomment>
        <translation type="unfinished">ボード</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Use Tab and the arrow keys to choose a card or its place, and Enter to confirm.</source>
        <translation type="unfinished">Tabと矢印キーでカードや置き場所を選び、Enterで決めます。</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardviewinput.cpp"/>
        <source>%1 gets this card for free. It is worth %2 to %1 and %3 to %4.</source>
        <extracomment>Of a card that is passed over: %1 and %4 players, %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">このカードは%1が無料でもらいます。価値は%1に%2、%4に%3です。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ComputerPlayers</name>
    <message>
        <location filename="../app/boomtown/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">その手はルール違反です</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>This deck cannot be played:</source>
        <translation type="unfinished">このデッキでは遊べません：</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>What a deck holds</extracomment>
        <translation type="unfinished">
            <numerusform>カード%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a deck holds, such as &quot;18 cards&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1、作者：%2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Choose a deck</source>
        <translation type="unfinished">デッキを選ぶ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Decks (*.deck.json);;All files (*)</source>
        <translation type="unfinished">デッキ (*.deck.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Add a deck</source>
        <translation type="unfinished">デッキを追加</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Deck</source>
        <extracomment>Name of the list to choose a deck of cards from</extracomment>
        <translation type="unfinished">デッキ</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a deck that lies in a file</extracomment>
        <translation type="unfinished">ファイルから選ぶ(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share decks</extracomment>
        <translation type="unfinished">管理(&amp;M)</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckMenu</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Add to my decks</source>
        <extracomment>The deck of cards that is chosen; &quot;my decks&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">マイデッキに追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>Add a &amp;file to my decks…</source>
        <translation type="unfinished">ファイルをマイデッキに追加(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Remove from my decks…</source>
        <translation type="unfinished">マイデッキから削除(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Edit in the deck editor</source>
        <translation type="unfinished">デッキエディターで編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">コピーを保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::FinalPage</name>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Look at the towns</source>
        <translation type="unfinished">町を見る(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">振り返り(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">勝率の移り変わり、転機、より良い手を見ます</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">もう一度遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Same players and deck, with the cards in a different order</source>
        <translation type="unfinished">同じプレイヤーとデッキで、カードの順番だけを変えます</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the other player begins</extracomment>
        <translation type="unfinished">先手を替える(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Play again, with the other player going first</source>
        <translation type="unfinished">もう1人を先手にして、もう一度遊びます</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::GamePage</name>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">ゲーム終了です</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">%1の手番です</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 chooses where %2 starts</source>
        <extracomment>%1 player, %2 the other one</extracomment>
        <translation type="unfinished">%2の開始位置を%1が選びます</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 places a free card</source>
        <extracomment>%1 player, who got the card for nothing</extracomment>
        <translation type="unfinished">%1がもらったカードを置きます</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 takes a card</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1がカードを取ります</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::NewGameDialog</name>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Cards</source>
        <extracomment>Heading of a part of the dialog: which cards, in which order</extracomment>
        <translation type="unfinished">カード</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Deck:</source>
        <extracomment>Label: which cards are played with</extracomment>
        <translation type="unfinished">デッキ(&amp;D)：</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Shuffle n&amp;umber:</source>
        <extracomment>Label: the number that the order of the cards follows from</extracomment>
        <translation type="unfinished">シャッフル番号(&amp;U)：</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ReviewPage</name>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>The star marks the better move, the question mark the move that was played</source>
        <translation type="unfinished">★はより良い手、?は実際の手</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>Given away by passing cards over</source>
        <extracomment>Heading above &quot;Ann 7 points, Bo 12 points&quot;: what each player gave the other by passing cards over</extracomment>
        <translation type="unfinished">カードを飛ばして譲った点</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Line of a table of points: all of them together</extracomment>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Points of both towns</source>
        <translation type="unfinished">両方の町の得点</translation>
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
        <translation type="unfinished">グループとボーナスの合計</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %Ln square(s)</source>
        <extracomment>Tooltip of the points for a kind of land</extracomment>
        <translation type="unfinished">
            <numerusform>最大グループは%Lnマス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) bring points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnマスが得点になる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) cost points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnマスが失点になる</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::SidePanel</name>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">ゲーム終了です</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">%1の手番です</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>Towns</source>
        <extracomment>Name of a panel (noun): turn and points</extracomment>
        <translation type="unfinished">町</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BalancePanel</name>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>%1 (not %2)</source>
        <extracomment>A number that is not as in a balanced deck: %1 the number, %2 that of a balanced deck</extracomment>
        <translation type="unfinished">%1（均等なら%2）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the deck that comes with the game: %1</source>
        <extracomment>Tool tip: %1 a number</extracomment>
        <translation type="unfinished">ゲーム付属のデッキでは：%1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. Run the lab to see what the bonuses bring.</source>
        <translation type="unfinished">バランスの取れたデッキでは、どの土地もどのシンボルも12個ずつです。ラボを実行すると、ボーナスの得点が分かります。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Total</source>
        <extracomment>Title of a row and of a column: the sum</extracomment>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Cards</source>
        <extracomment>Titles of columns: how many cards have a bonus, in this deck and in the one that comes with the game</extracomment>
        <translation type="unfinished">カード</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the game&apos;s deck</source>
        <translation type="unfinished">ゲームのデッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Points expected</source>
        <extracomment>Title of a column: of a player in a game with this bonus</extracomment>
        <translation type="unfinished">予想得点</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Squares by land and symbol</source>
        <translation type="unfinished">土地とシンボルごとのマス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Bonuses by kind</source>
        <translation type="unfinished">種類ごとのボーナス</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BonusForm</name>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>&amp;Bonus</source>
        <extracomment>Label of a field: the kind of bonus</extracomment>
        <translation type="unfinished">ボーナス(&amp;B)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>S&amp;ymbol</source>
        <extracomment>Label of a field: the symbol that a bonus is about</extracomment>
        <translation type="unfinished">シンボル(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Other sy&amp;mbol</source>
        <extracomment>Label of a field: the other symbol that a bonus is about</extracomment>
        <translation type="unfinished">もう1つのシンボル(&amp;M)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>L&amp;and</source>
        <extracomment>Label of a field: the kind of land that a bonus is about</extracomment>
        <translation type="unfinished">土地(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Point&amp;s</source>
        <extracomment>Label of a field: how many points a bonus brings</extracomment>
        <translation type="unfinished">得点(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Poin&amp;ts lost</source>
        <extracomment>Label of a field: points that are lost</extracomment>
        <translation type="unfinished">失点(&amp;T)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points h&amp;anded over</source>
        <extracomment>Label of a field: points that go to the other player</extracomment>
        <translation type="unfinished">渡す得点(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points by number</source>
        <extracomment>Label of the rows of a table: points by how many there are</extracomment>
        <translation type="unfinished">数ごとの得点</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCanvas</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top left</source>
        <extracomment>Places of the four squares of a card, in reading order</extracomment>
        <translation type="unfinished">左上</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top right</source>
        <translation type="unfinished">右上</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom left</source>
        <translation type="unfinished">左下</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom right</source>
        <translation type="unfinished">右下</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>A square of a card for screen readers: %1 its place, %2 what it shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCommands</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>In the editor, a deck can have at most %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform>編集中のデッキに入るカードは最大%Ln枚です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Add a card</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを追加</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Duplicate cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを複製</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Remove cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを削除</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>The cards on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">クリップボードのカードを読み込めません：%1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>There are no cards on the clipboard. Cards are copied as text, as in a deck file.</source>
        <translation type="unfinished">クリップボードにカードがありません。カードは、デッキのファイルと同じテキストでコピーされます。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを貼り付け</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Clear the search to move cards.</source>
        <translation type="unfinished">カードを動かすには、検索を消去してください。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを移動</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardListPanel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Found: %1 of %2</source>
        <extracomment>Below the list of cards: %1 those that a search found, %2 all</extracomment>
        <translation type="unfinished">見つかったカード：%1/%2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>No card has all of these words.</source>
        <translation type="unfinished">これらの言葉をすべて含むカードはありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform>カード%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search</source>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search cards</source>
        <translation type="unfinished">カードを検索</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Cards of the deck</source>
        <translation type="unfinished">デッキのカード</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardModel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Card %1, %2</source>
        <extracomment>A card for screen readers: %1 its id, %2 the name of its bonus</extracomment>
        <translation type="unfinished">カード%1、%2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを移動</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">カードを貼り付け</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardPanel</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Front of the card</source>
        <translation type="unfinished">カードの表面</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Show &amp;upside down</source>
        <translation type="unfinished">上下逆に表示(&amp;U)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: %1 what it chooses, %2 the key that does the same</extracomment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardProperties</name>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Change the bonus</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">ボーナスを変更</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Rename the card</source>
        <extracomment>A step of the history: gives a card another id</extracomment>
        <translation type="unfinished">カードの名前を変更</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>&amp;Id</source>
        <extracomment>Label of a field: the id of a card</extracomment>
        <translation type="unfinished">ID(&amp;I)</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckEditor</name>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Change a square</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">マスを変更</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>About the deck</source>
        <extracomment>What a screen reader calls the tabs Problems, Balance and Lab</extracomment>
        <translation type="unfinished">デッキの情報</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Balance</source>
        <extracomment>Title of a tab: how balanced the deck is</extracomment>
        <translation type="unfinished">バランス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Cards</source>
        <extracomment>Title of the list of cards</extracomment>
        <translation type="unfinished">カード</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Card</source>
        <extracomment>Title of a tab: properties of the card</extracomment>
        <translation type="unfinished">カード</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a tab: properties of the deck</extracomment>
        <translation type="unfinished">デッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">このデッキで遊ぶ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">ゲームにインストール</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Give the deck a name first: the game lists decks by name.</source>
        <translation type="unfinished">先にデッキに名前を付けてください：ゲームではデッキが名前で並びます。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckKeyFigures</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>This deck</source>
        <extracomment>Title of a column: figures of the deck that is open</extracomment>
        <translation type="unfinished">このデッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>The game&apos;s deck</source>
        <extracomment>Title of a column: figures of the deck that comes with the game</extracomment>
        <translation type="unfinished">ゲームのデッキ</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckLabPanel</name>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>This deck cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a deck</extracomment>
        <translation type="unfinished">このデッキでは遊べません：%1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>The deck has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">これらのゲームのあとにデッキが変更されました。ラボをもう一度実行すると、結果が新しくなります。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Run the lab to see how your cards play.</source>
        <translation type="unfinished">ラボを実行すると、カードの遊び心地が分かります。</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 – double-click to show the card</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – ダブルクリックでカードを表示</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Compare &amp;with the game&apos;s deck</source>
        <translation type="unfinished">ゲームのデッキと比べる(&amp;W)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Also plays the same number of games with the deck that comes with the game and shows the results next to yours</source>
        <translation type="unfinished">ゲーム付属のデッキでも同じ数のゲームを行い、結果を並べて表示します</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">目立つ点</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">平均</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonuses</source>
        <extracomment>Title of a page: the bonuses in the games of the lab</extracomment>
        <translation type="unfinished">ボーナス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Cards</source>
        <extracomment>Title of a page: the cards in the games of the lab</extracomment>
        <translation type="unfinished">カード</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a deck</extracomment>
        <translation type="unfinished">%1 ラボ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonus</source>
        <extracomment>Titles of columns, of the bonuses of one kind; &quot;Games with it&quot;: how often one lay in the middle</extracomment>
        <translation type="unfinished">ボーナス</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games with it</source>
        <translation type="unfinished">登場したゲーム</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">1人あたりの得点</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>With the game&apos;s deck</source>
        <extracomment>Title of a column: the points a player with the deck of the game</extracomment>
        <translation type="unfinished">ゲームのデッキの場合</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Decided the game</source>
        <extracomment>Title of a column: in how many games it made the winner win</extracomment>
        <translation type="unfinished">勝敗を決めた</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Card</source>
        <extracomment>Titles of columns, of one card; &quot;Games as a bonus&quot;: in how many it lay in the middle as a bonus</extracomment>
        <translation type="unfinished">カード</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games as a bonus</source>
        <translation type="unfinished">ボーナスだったゲーム</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Average pick</source>
        <extracomment>Title of a column: as which card it is drafted, on average</extracomment>
        <translation type="unfinished">平均の取り順</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Passed over</source>
        <extracomment>Title of a column: how often it was passed over</extracomment>
        <translation type="unfinished">飛ばされた回数</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckProblemsPanel</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>&amp;Only this card</source>
        <translation type="unfinished">このカードだけ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckWays</name>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">ゲームを起動しています…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">このデッキで遊ぶ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">ゲームにインストール</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>The deck is installed. You can now choose it for a new game of Boomtown.</source>
        <translation type="unfinished">デッキをインストールしました。ブームタウンの新しいゲームで選べます。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NewDeckDialog</name>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>New deck</source>
        <translation type="unfinished">新しいデッキ</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Name of the deck</source>
        <translation type="unfinished">デッキの名前</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Plain deck
18 cards, no two alike, with a bonus of each kind.</source>
        <extracomment>Entry of a list: a deck that nobody has designed; the second line tells more</extracomment>
        <translation type="unfinished">シンプルなデッキ
すべて異なる18枚のカードと、全種類のボーナス。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NumberEntry</name>
    <message>
        <location filename="../editor/boomtown/properties/numberentry.cpp"/>
        <source>Not accepted: enter a whole number from %1 to %2.</source>
        <extracomment>Why a number was refused: %1 the lowest, %2 the highest that is allowed</extracomment>
        <translation type="unfinished">反映されません：%1から%2までの整数でなければなりません。</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::TableRows</name>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>From</source>
        <extracomment>Title of a column: the row counts from so many things on</extracomment>
        <translation type="unfinished">個数（以上）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Points</source>
        <extracomment>Title of a column: the points of a row</extracomment>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>&amp;Add a row</source>
        <translation type="unfinished">行を追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: from</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">行%1：個数（以上）</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: points</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">行%1：得点</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Remove row %1</source>
        <extracomment>Name of a button for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">行%1を削除</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Desk</name>
    <message>
        <location filename="../editor/desk/desk.cpp"/>
        <source>There are errors, so this cannot be played. The list of problems shows them and offers repairs.</source>
        <translation type="unfinished">エラーがあるため遊べません。問題の一覧で確認し、修復できます。</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DeskFlow</name>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All of the editor&apos;s files (%1)</source>
        <extracomment>In a file dialog: %1 endings of names</extracomment>
        <translation type="unfinished">エディターのすべてのファイル (%1)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All files (*)</source>
        <translation type="unfinished">すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Open a file</source>
        <translation type="unfinished">ファイルを開く</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is not a tile set or a deck.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」はタイルセットでもデッキでもありません。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">ファイルを開けません</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Recover unsaved changes</source>
        <translation type="unfinished">保存していない変更を復元</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>With its pictures, the set is saved as a %1 file</source>
        <extracomment>Title of a file dialog; %1 ending of a name, such as &quot;.tileset.zip&quot;</extracomment>
        <translation type="unfinished">画像のあるセットは%1ファイルとして保存されます</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save as</source>
        <translation type="unfinished">名前を付けて保存</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file was not saved</source>
        <translation type="unfinished">ファイルは保存されませんでした</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is open in another tab. Close it there first, or save under another name.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」は別のタブで開いています。先にそちらで閉じるか、別の名前で保存してください。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">ファイルが変更されています</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Saved as &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」に保存しました。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is running</source>
        <translation type="unfinished">ラボを実行中です</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is still playing games with &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">ラボはまだ「%1」でゲームを実行しています。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Its results will be lost if you close this.</source>
        <translation type="unfinished">閉じると、その結果は失われます。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">保存していない変更</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">「%1」に保存していない変更があります。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">閉じる前に保存しますか？</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; was moved or deleted. Save to create the file again.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」は移動または削除されました。保存すると、ファイルがもう一度作られます。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Another program has changed &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">別のプログラムが「%1」を変更しました。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reloading replaces your changes. You can undo it to get them back.</source>
        <translation type="unfinished">読み込み直すと変更が置き換わります。元に戻せば取り戻せます。</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Reload</source>
        <extracomment>Button: opens the file again</extracomment>
        <translation type="unfinished">読み込み直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Keep my version</source>
        <translation type="unfinished">自分の版を残す(&amp;K)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reload the file</source>
        <translation type="unfinished">ファイルを読み込み直す</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DocumentFile</name>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file would take up more than %1 MiB and could not be opened again. Make pictures smaller or remove some, then save it.</source>
        <extracomment>%1 a size, in MiB</extracomment>
        <translation type="unfinished">ファイルが%1 MiBを超え、開けなくなります。画像を小さくするか減らしてから、保存してください。</translation>
    </message>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">ファイルを%1に保存できませんでした：%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) were not found and are not in the file.</source>
        <extracomment>A sentence behind that a file was saved or a set installed</extracomment>
        <translation type="unfinished">
            <numerusform>画像%Ln枚が見つからず、ファイルに入っていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</source>
        <extracomment>A sentence behind that a file was saved or a set installed; the pictures that the set names are missing</extracomment>
        <translation type="unfinished">
            <numerusform>ファイル内の画像%Ln枚が壊れているか、別の画像に差し替えられています。そのまま残しましたが、表示されません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorActions</name>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry: opens a file</extracomment>
        <translation type="unfinished">開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry: saves the file</extracomment>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Menu entry: closes the tab</extracomment>
        <translation type="unfinished">閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">全画面表示(&amp;F)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Handbook</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">ハンドブック(&amp;H)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Three-&amp;minute tour</source>
        <extracomment>Menu entry and button: the first steps in the editor, shown one by one</extracomment>
        <translation type="unfinished">3分間ツアー(&amp;M)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Lodelineについて(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Same as &amp;system</source>
        <translation type="unfinished">システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">ライト(&amp;L)</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">ダーク(&amp;D)</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorMenus</name>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;File</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Open &amp;recent</source>
        <extracomment>Menu: files opened lately</extracomment>
        <translation type="unfinished">最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Menu: playing games with what is edited</extracomment>
        <translation type="unfinished">プレイ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Menu: colors of the windows</extracomment>
        <translation type="unfinished">配色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Menu: language of the windows</extracomment>
        <translation type="unfinished">言語(&amp;G)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the bar with buttons</extracomment>
        <translation type="unfinished">ツールバー</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorWindow</name>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>%1[*] — Lodeline Editor</source>
        <extracomment>Title of the window: %1 a name or a file</extracomment>
        <translation type="unfinished">%1[*] — Lodelineエディター</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Lodeline Editor</source>
        <translation type="unfinished">Lodelineエディター</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">やり直す(&amp;R)：%1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The last changes are from %1. Recover them?</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">最後の変更は%1のものです。復元しますか？</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The file was changed later, on %1. You will be asked before the recovered version replaces it.</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">ファイルはその後、%1に変更されています。復元したもので置き換える前に確認します。</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">保存していない変更</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The editor closed without saving &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">「%1」を保存しないままエディターが終了しました。</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Recover</source>
        <extracomment>Button: opens the unsaved changes</extracomment>
        <translation type="unfinished">復元(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Discard</source>
        <extracomment>Button: throws the unsaved changes away</extracomment>
        <translation type="unfinished">破棄(&amp;D)</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Later</source>
        <extracomment>Button: asks about the unsaved changes at the next start</extracomment>
        <translation type="unfinished">あとで(&amp;L)</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Open files</source>
        <extracomment>Name of the tabs for screen readers: the files that are open</extracomment>
        <translation type="unfinished">開いているファイル</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FiguresTable</name>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>Key figures</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">主な数値</translation>
    </message>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>On average</source>
        <extracomment>Title of a column: the names of mean numbers of a game</extracomment>
        <translation type="unfinished">平均</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsList</name>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">目立つ点</translation>
    </message>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 how much it matters (&quot;Serious&quot;), %2 a sentence</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsModel</name>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>Repair…</source>
        <extracomment>A button that opens a menu of repairs</extracomment>
        <translation type="unfinished">修復…</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>%1. %2. %3</source>
        <extracomment>A finding for screen readers: %1 severity, %2 its place, %3 what is wrong</extracomment>
        <translation type="unfinished">%1。%2。%3</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsPanel</name>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Done: %1</source>
        <extracomment>Below the list of problems: %1 a step of the history</extracomment>
        <translation type="unfinished">完了：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%1: all %Ln</source>
        <extracomment>Menu entry: %1 a repair, done to so many problems of the same kind</extracomment>
        <translation type="unfinished">
            <numerusform>%1：%Ln件すべて</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>&amp;Go to the problem</source>
        <translation type="unfinished">問題に移る(&amp;G)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln error(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>エラー%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln warning(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>警告%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln note(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>注意%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln error(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>エラー%Ln件を表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln warning(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>警告%Ln件を表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln note(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>注意%Ln件を表示</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems. This can be played.</source>
        <translation type="unfinished">問題はありません。遊べます。</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind here.</source>
        <translation type="unfinished">ここにこの種類の問題はありません。</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind. This can be played.</source>
        <translation type="unfinished">この種類の問題はありません。遊べます。</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind.</source>
        <translation type="unfinished">この種類の問題はありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all %Ln of this kind</source>
        <extracomment>Button: does the same repair to all problems that are like the chosen one; never shown with 1</extracomment>
        <translation type="unfinished">
            <numerusform>この種類の%Ln件をすべて修復</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all of this kind</source>
        <translation type="unfinished">この種類をすべて修復</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Errors: this cannot be played until they are repaired</source>
        <translation type="unfinished">エラー：修復するまで遊べません</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Warnings: this can be played, but may make a poor game</source>
        <translation type="unfinished">警告：遊べますが、よいゲームにならないかもしれません</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Notes: worth knowing, but nothing to worry about</source>
        <translation type="unfinished">注意：知っておくとよいですが、心配はいりません</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Problems</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Enter goes to the problem. Ctrl+Enter repairs it. The menu key shows everything you can do.</source>
        <translation type="unfinished">Enterで問題の場所に移り、Ctrl+Enterで修復します。メニューキーを押すと、できることがすべて表示されます。</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingPane</name>
    <message>
        <location filename="../editor/panes/foldingpane.cpp"/>
        <source>Collapse or expand (%1)</source>
        <extracomment>Tooltip of the title of a pane: %1 a key</extracomment>
        <translation type="unfinished">折りたたむ／開く（%1）</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingTabs</name>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Expand the lower panel</source>
        <extracomment>Button with an arrow: opens a part of the window that is folded away</extracomment>
        <translation type="unfinished">下のパネルを開く</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Collapse the lower panel</source>
        <extracomment>Button with an arrow: folds a part of the window away</extracomment>
        <translation type="unfinished">下のパネルを折りたたむ</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Enlarge the lower panel</source>
        <extracomment>Button: the lower part of the window takes the place of the drawing</extracomment>
        <translation type="unfinished">下のパネルを広げる</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Show the drawing</source>
        <extracomment>Button: the drawing is shown again where the lower part of the window has taken its place</extracomment>
        <translation type="unfinished">キャンバスを表示</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Handbook</name>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Handbook</source>
        <extracomment>Title of a window: the handbook of the editor</extracomment>
        <translation type="unfinished">ハンドブック</translation>
    </message>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Find in the handbook</source>
        <translation type="unfinished">ハンドブックで探す</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabControls</name>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: stops the games of the lab</extracomment>
        <translation type="unfinished">中止(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Run</source>
        <extracomment>Button: starts the games of the lab</extracomment>
        <translation type="unfinished">実行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>The first games are being played…</source>
        <translation type="unfinished">最初のゲームを実行しています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln second(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln seconds to go</extracomment>
        <translation type="unfinished">
            <numerusform>終わったゲーム：%1/%2。残り約%Ln秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln minute(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln minutes to go</extracomment>
        <translation type="unfinished">
            <numerusform>終わったゲーム：%1/%2。残り約%Ln分。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Games:</source>
        <extracomment>Label of a field: how many games the lab plays</extracomment>
        <translation type="unfinished">ゲーム数(&amp;G)：</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Pla&amp;yers:</source>
        <extracomment>Label of a field: how many players each game has</extracomment>
        <translation type="unfinished">プレイヤー(&amp;Y)：</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Level:</source>
        <extracomment>How well the computer players play</extracomment>
        <translation type="unfinished">レベル(&amp;L)：</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of games</source>
        <translation type="unfinished">ゲームの数</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of players</source>
        <translation type="unfinished">プレイヤーの数</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Level of the computer players</source>
        <translation type="unfinished">コンピューターのレベル</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Progress of the games</source>
        <translation type="unfinished">ゲームの進み具合</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabFrame</name>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>there is nothing to export</source>
        <extracomment>A reason, after a colon</extracomment>
        <translation type="unfinished">書き出すものがありません</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Tables (*.csv)</source>
        <extracomment>Kind of file, in the dialog to save one</extracomment>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>JSON files (*.json)</source>
        <translation type="unfinished">JSONファイル (*.json)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export the numbers</source>
        <translation type="unfinished">数値を書き出す</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 name of a file, %2 the reason</extracomment>
        <translation type="unfinished">%1に書き込めませんでした：%2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>E&amp;xport CSV…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">CSVに書き出す(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export &amp;JSON…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">JSONに書き出す(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers in one long table</source>
        <translation type="unfinished">すべての数値を1つの長い表に</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers as lodeline-cli simulate prints them</source>
        <extracomment>&quot;lodeline-cli simulate&quot; is a command, which stays as it is</extracomment>
        <translation type="unfinished">すべての数値をlodeline-cli simulateの出力どおりに</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Numbers in detail</source>
        <translation type="unfinished">詳しい数値</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LengthNote</name>
    <message numerus="yes">
        <location filename="../editor/desk/lengthnote.cpp"/>
        <source>At most %Ln character(s) fit here. The rest was left out.</source>
        <extracomment>Below a field in which more was typed or pasted than it takes</extracomment>
        <translation type="unfinished">
            <numerusform>ここに入るのは最大%Ln文字です。残りは省かれました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NamesTable</name>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the name</source>
        <translation type="unfinished">名前を翻訳</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the description</source>
        <translation type="unfinished">説明を翻訳</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove a language</source>
        <translation type="unfinished">言語を削除</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Language</source>
        <extracomment>Title of a column</extracomment>
        <translation type="unfinished">言語</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name</source>
        <extracomment>Title of a column: the name of the tile set or deck in a language</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Description</source>
        <extracomment>Title of a column: the description of the tile set or deck in a language</extracomment>
        <translation type="unfinished">説明</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name and description in other languages</source>
        <translation type="unfinished">ほかの言語での名前と説明</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language…</source>
        <translation type="unfinished">言語を追加…</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language</source>
        <translation type="unfinished">言語を追加</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen language</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NewDialog</name>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the new tile set or deck</extracomment>
        <translation type="unfinished">名前(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Start from</source>
        <extracomment>Label of a list: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">もとにするもの(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Start from</source>
        <extracomment>Name of a list for screen readers: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">もとにするもの</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Cr&amp;eate</source>
        <extracomment>Button: creates the new tile set or deck</extracomment>
        <translation type="unfinished">作成(&amp;E)</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PanedDesk</name>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln)</source>
        <extracomment>Title of the list of what is wrong with a set or deck; %Ln errors and warnings</extracomment>
        <translation type="unfinished">
            <numerusform>問題（%Ln）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln note(s))</source>
        <extracomment>Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning</extracomment>
        <translation type="unfinished">
            <numerusform>問題（注意%Ln件）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems</source>
        <extracomment>Title of the list of what is wrong with a set or deck</extracomment>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Properties</source>
        <extracomment>What a screen reader calls the tabs of forms: of a tile or card, of all, of the history</extracomment>
        <translation type="unfinished">プロパティ</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Lab</source>
        <extracomment>Where many games are played to measure a set or deck</extracomment>
        <translation type="unfinished">ラボ</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History</source>
        <extracomment>Title of a tab: changes that can be undone</extracomment>
        <translation type="unfinished">履歴</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>As opened</source>
        <extracomment>First entry of the history: the set or deck before all changes</extracomment>
        <translation type="unfinished">開いたときの状態</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History of changes</source>
        <translation type="unfinished">変更の履歴</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PartCommands</name>
    <message>
        <location filename="../editor/lists/partcommands.cpp"/>
        <source>Now number %1 of %2.</source>
        <extracomment>%1 the new place of a tile in its set or a card in its deck, %2 how many there are</extracomment>
        <translation type="unfinished">%2枚中の%1番目になりました。</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::SideFile</name>
    <message>
        <location filename="../editor/desk/sidefile.cpp"/>
        <source>Unsaved changes could not be backed up to %1: %2. You can keep working, but save your work somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">保存していない変更を%1にバックアップできませんでした：%2。作業は続けられますが、別の場所に保存してください。</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::StartMessages</name>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Files were moved aside</source>
        <translation type="unfinished">ファイルを別の場所に移しました</translation>
    </message>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Your files were not read</source>
        <translation type="unfinished">ファイルは読み込まれませんでした</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WelcomePage</name>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Lodeline Editor</source>
        <extracomment>Title of the first page: the name of the program</extracomment>
        <translation type="unfinished">Lodelineエディター</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Draw tiles or cards and see at once how they look and whether anything is wrong with them. Let the computer play a thousand games with them, play with them yourself, and print them.</source>
        <translation type="unfinished">タイルやカードを描けば、見た目も問題の有無もすぐに分かります。コンピューターに1000ゲーム遊ばせたり、自分で遊んだり、印刷したりできます。</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Recently opened</source>
        <extracomment>Heading above a list of files</extracomment>
        <translation type="unfinished">最近開いたもの</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WordsForm</name>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the name</source>
        <translation type="unfinished">名前を変更</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the author</source>
        <translation type="unfinished">作者を変更</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the license</source>
        <translation type="unfinished">ライセンスを変更</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the description</source>
        <translation type="unfinished">説明を変更</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Na&amp;me</source>
        <extracomment>Label of a field: the name of a tile set or deck</extracomment>
        <translation type="unfinished">名前(&amp;M)</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Other languages</source>
        <extracomment>Label of a table: name and description of a tile set or deck in other languages</extracomment>
        <translation type="unfinished">ほかの言語</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Author</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">作者(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>L&amp;icense</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">ライセンス(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Description</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">説明(&amp;D)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ActionList</name>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1: what next?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation type="unfinished">%1：次は？</translation>
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
        <translation type="unfinished">可能なアクション</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Take the tile back (Esc)</source>
        <extracomment>Button: take the tile of this turn from the board again; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">タイルを戻す（Esc）</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdviceDesk</name>
    <message>
        <location filename="../app/goldrush/advice/advicedesk.cpp"/>
        <source>To ask about a move, hold the tile over a spot or place it first.</source>
        <translation type="unfinished">手について調べるには、タイルを置き場所にかざすか、先に置いてください。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdvicePanel</name>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2、%3点。%4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1 points: how much this move is expected to improve the lead at the end</source>
        <extracomment>Tooltip of a move in a list; %1 a number of points with its sign, such as &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1点：この手で見込まれる終了時のリードの伸び</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardController</name>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">ゲーム終了です。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">ほかのプレイヤーが考えています。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Press Alt and an arrow key to look around, Alt+Enter to step through what is on the tile, Esc to stop.</source>
        <translation type="unfinished">Altと矢印キーで見て回り、Alt+Enterでタイル上のものを順に見ます。Escでやめます。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardView</name>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The land on the table where the tiles lie</extracomment>
        <translation type="unfinished">ボード</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Choose a spot or an action with Tab and the arrow keys, then press Enter.</source>
        <translation type="unfinished">Tabと矢印キーで場所かアクションを選び、Enterを押します。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPanel</name>
    <message>
        <location filename="../app/goldrush/panels/computerpanel.cpp"/>
        <source>Computer&apos;s turn</source>
        <extracomment>Name of a panel (noun)</extracomment>
        <translation type="unfinished">コンピューターの手番</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPlayers</name>
    <message>
        <location filename="../app/goldrush/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">その手はルール違反です</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ConfirmBar</name>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Confirm (Enter)</source>
        <extracomment>Button: make the move that lies on the board; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">確定（Enter）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Choose again (Esc)</source>
        <extracomment>Button: choose another move; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">選び直す（Esc）</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%Ln tile(s) left in the stack</source>
        <extracomment>Beside the drawn tile</extracomment>
        <translation type="unfinished">
            <numerusform>山札の残り：タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>No tile</source>
        <extracomment>Name of an empty picture: no tile is drawn</extracomment>
        <translation type="unfinished">タイルなし</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>Drawn tile %1</source>
        <extracomment>Name of a picture; %1 name of a tile</extracomment>
        <translation type="unfinished">引いたタイル%1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::EdgeFilter</name>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>North edge</source>
        <extracomment>Label of a choice: what a tile shows at its northern edge</extracomment>
        <translation type="unfinished">北の辺</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>East edge</source>
        <extracomment>Label of a choice: what a tile shows at its eastern edge</extracomment>
        <translation type="unfinished">東の辺</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>South edge</source>
        <extracomment>Label of a choice: what a tile shows at its southern edge</extracomment>
        <translation type="unfinished">南の辺</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>West edge</source>
        <extracomment>Label of a choice: what a tile shows at its western edge</extracomment>
        <translation type="unfinished">西の辺</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>any</source>
        <extracomment>A choice beside &quot;railroad&quot;, &quot;mountain&quot; and &quot;prairie&quot;: it does not matter what the edge shows</extracomment>
        <translation type="unfinished">どれでも</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::FinalPage</name>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Final scoring</source>
        <extracomment>A step at the end of the game (noun), after the last turn</extracomment>
        <translation type="unfinished">最終得点計算</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Gold</source>
        <extracomment>A step at the end of the game, after the final scoring: the values of the tokens</extracomment>
        <translation type="unfinished">金</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points</source>
        <extracomment>Title of a tab: points by what they were scored for</extracomment>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Score history</source>
        <extracomment>Title of a tab: how the points went on in the game</extracomment>
        <translation type="unfinished">得点の推移</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Highlights</source>
        <extracomment>Title of a tab: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">ハイライト</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points and highlights</source>
        <translation type="unfinished">得点とハイライト</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Look at the board</source>
        <translation type="unfinished">ボードを見る(&amp;L)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">振り返り(&amp;R)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">勝率の移り変わり、転機、より良い手を見ます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Button: write a picture of the board to a file</extracomment>
        <translation type="unfinished">地図を書き出す(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>As PDF, SVG or PNG, with names and points</source>
        <translation type="unfinished">名前と得点を付けて、PDF、SVG、PNGで</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">もう一度遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Same players, options and tile set, with the tiles in a different order</source>
        <translation type="unfinished">同じプレイヤー、オプション、タイルセットで、タイルの順番だけを変えます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the next player begins</extracomment>
        <translation type="unfinished">先手を替える(&amp;T)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Play again, with the next player going first</source>
        <translation type="unfinished">次のプレイヤーを先手にして、もう一度遊びます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up another game</extracomment>
        <translation type="unfinished">新しいゲーム(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GamePage</name>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>Nobody has moved yet</source>
        <translation type="unfinished">まだ誰も手を打っていません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">%1の手番です</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 places a tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1がタイルを置きます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 may place a piece</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1はコマを置けます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">ゲーム終了です</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>&amp;Back to the final scoring</source>
        <extracomment>Button: from the board of a game that is over back to the table of its points</extracomment>
        <translation type="unfinished">最終得点計算に戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>Turns can then be undone, whatever has been seen, and the review shows everybody&apos;s gold to all of you. You cannot change it back to an ordinary game.</source>
        <translation type="unfinished">何を見たあとでも手番を元に戻せるようになり、振り返りでは全員の金が全員に見えます。普通のゲームに戻すことはできません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>This is a practice game now: turns can be undone, whatever has been seen.</source>
        <translation type="unfinished">これからは練習ゲームです：何を見たあとでも、手番を元に戻せます。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The review shows who was lucky with gold, so you can open it only after the game. In a practice game you can open it at any time.</source>
        <translation type="unfinished">振り返りでは金の運が分かってしまうため、開けるのはゲームが終わってからです。練習ゲームならいつでも開けます。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Later (Esc)</source>
        <extracomment>Button: not now; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">あとで（Esc）</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %Ln token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation type="unfinished">
            <numerusform>%1がトークン%Ln枚を獲得しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Only %1 may look at the screen now.</source>
        <extracomment>%1 player; the others at the same computer turn away</extracomment>
        <translation type="unfinished">今は%1だけが画面を見てください。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Show (Enter)</source>
        <extracomment>Button: shows the values of new tokens; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">見る（Enter）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>New: %1</source>
        <extracomment>%1 a list of numbers: the values of the tokens that a player has just got</extracomment>
        <translation type="unfinished">新しいもの：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %Ln point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %Ln is their sum</extracomment>
        <translation type="unfinished">
            <numerusform>全部：%1、合計%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1&apos;s gold</source>
        <extracomment>%1 player; gold is what the mining tokens are worth</extracomment>
        <translation type="unfinished">%1の金</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it (Enter)</source>
        <extracomment>Button: hides the values of the tokens again; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">隠す（Enter）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it and hand over to %1 (Enter)</source>
        <extracomment>Button: hides the values of the tokens; %1 is the player who sits at the computer next; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">隠して%1に交代（Enter）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hand over to %1</source>
        <extracomment>%1 player, who sits at the computer next</extracomment>
        <translation type="unfinished">%1に交代</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Nothing secret is on the screen.</source>
        <translation type="unfinished">画面に秘密の情報はありません。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 is here (Enter)</source>
        <extracomment>Button: %1 player, who sits at the computer now; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">%1です（Enter）</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HighlightList</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Show it on the board</source>
        <translation type="unfinished">ボードに表示します</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Highlights of the game</source>
        <extracomment>What stood out in a game: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">ゲームのハイライト</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Click or press Enter to show it on the board.</source>
        <translation type="unfinished">クリックかEnterキーでボードに表示します。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>What</source>
        <extracomment>Heading of a column: what stood out in the game</extracomment>
        <translation type="unfinished">内容</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>How much</source>
        <extracomment>Heading of a column: tiles, nuggets or points</extracomment>
        <translation type="unfinished">大きさ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: who scored it</extracomment>
        <translation type="unfinished">プレイヤー</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::InsightsNote</name>
    <message>
        <location filename="../app/goldrush/dialogs/insightsnote.cpp"/>
        <source>In two-player games with farmers:</source>
        <extracomment>Above sentences on what the computer has found out about a tile set: how the games went for that</extracomment>
        <translation type="unfinished">農夫ありの2人ゲームでは：</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LearningRow</name>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>What it has found out</source>
        <extracomment>Title of a list that unfolds: what the computer has found out about a tile set</extracomment>
        <translation type="unfinished">分かったこと</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>Let the computer learn new sets before the&amp;y are played</source>
        <extracomment>A choice: whether the computer plays against itself with a tile set before somebody plays it</extracomment>
        <translation type="unfinished">新しいタイルセットを、遊ぶ前にコンピューターに学習させる(&amp;Y)</translation>
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
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes.</source>
        <translation type="unfinished">ボードで学ぶ10の短いレッスンです。1つ1～2分、最後だけは10分ほどかかります。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>%1 (done)</source>
        <extracomment>Entry of a list: %1 a lesson that has been played to its end</extracomment>
        <translation type="unfinished">%1（済）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>&amp;Begin</source>
        <extracomment>Button: begin the lesson</extracomment>
        <translation type="unfinished">始める(&amp;B)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%1 points compared with average tokens</source>
        <extracomment>Tooltip: luck with the tokens; %1 &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">平均的なトークンと比べて%1点</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%Ln turn(s) with a better move</source>
        <extracomment>Tooltip: for how many turns of the player the review has found a better move</extracomment>
        <translation type="unfinished">
            <numerusform>より良い手があった手番：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Player</source>
        <extracomment>Heading of a column of names</extracomment>
        <translation type="unfinished">プレイヤー</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Tile luck</source>
        <extracomment>Heading of a column: chances of winning that the drawn tiles brought; may take two lines</extracomment>
        <translation type="unfinished">タイルの運</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Gold luck</source>
        <extracomment>Heading of a column: chances of winning that the mining tokens brought; may take two lines</extracomment>
        <translation type="unfinished">金の運</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Cost of mistakes</source>
        <extracomment>Heading of a column: chances of winning that moves gave away; may take two lines</extracomment>
        <translation type="unfinished">自分の手で失ったもの</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the drawn tiles changed the chances, compared with the average of the tiles that could have been drawn</source>
        <translation type="unfinished">引いたタイルが、引く可能性のあったタイルの平均と比べて、勝率をどれだけ変えたか</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the values of the tokens changed the chances, compared with their average; known when the game is over</source>
        <translation type="unfinished">トークンの値が、平均と比べて勝率をどれだけ変えたか（ゲーム終了後に分かります）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>The chances that the player&apos;s own moves gave away over the whole game</source>
        <translation type="unfinished">ゲーム全体で、自分の手によって失った勝率</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Name of a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">運と実力</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::MapDialog</name>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The paper is %1 × %2 mm, and a tile on it is %3 mm wide.</source>
        <extracomment>%1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres</extracomment>
        <translation type="unfinished">用紙は%1 × %2 mm、タイルの幅は%3 mmです。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names</extracomment>
        <translation type="unfinished">%1ファイル (*.%2)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Drawing the map…</source>
        <translation type="unfinished">地図を描いています…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line at the bottom of the dialog; %1 a file</extracomment>
        <translation type="unfinished">保存しました：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>Line at the bottom of the dialog: no map was written</extracomment>
        <translation type="unfinished">中止しました。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Export the map</source>
        <translation type="unfinished">地図を書き出す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;File type:</source>
        <extracomment>Label of a choice: PDF, SVG or PNG</extracomment>
        <translation type="unfinished">ファイルの種類(&amp;F)：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PDF, for printing</source>
        <translation type="unfinished">PDF、印刷用</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>SVG, for editing</source>
        <translation type="unfinished">SVG、編集用</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PNG, as a picture</source>
        <translation type="unfinished">PNG、画像</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Size:</source>
        <extracomment>Label of a choice: how large the map is on paper</extracomment>
        <translation type="unfinished">サイズ(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A4 sheet</source>
        <translation type="unfinished">A4用紙1枚</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A3 sheet</source>
        <translation type="unfinished">A3用紙1枚</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Custom tile size</source>
        <translation type="unfinished">タイルの大きさを指定</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Tile size:</source>
        <extracomment>Label of a number: the side of a tile on paper</extracomment>
        <translation type="unfinished">タイルの大きさ(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> mm</source>
        <extracomment>Millimetres, behind a number</extracomment>
        <translation type="unfinished"> mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The tiles of the printed game measure 45 mm</source>
        <translation type="unfinished">印刷版ゲームのタイルは45 mmです</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Resolution:</source>
        <extracomment>Label of a number: how many dots of a picture lie on an inch</extracomment>
        <translation type="unfinished">解像度(&amp;R)：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> dpi</source>
        <extracomment>Dots per inch, behind a number</extracomment>
        <translation type="unfinished"> dpi</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Export…</source>
        <extracomment>Button: write the map to a file</extracomment>
        <translation type="unfinished">書き出す(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: close the dialog</extracomment>
        <translation type="unfinished">閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::NewGameDialog</name>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Options</source>
        <extracomment>Heading of a part of the dialog: rules to choose</extracomment>
        <translation type="unfinished">オプション</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Tiles</source>
        <extracomment>Heading of a part of the dialog: which tiles, in which order</extracomment>
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Ti&amp;le set:</source>
        <extracomment>Label of a choice</extracomment>
        <translation type="unfinished">タイルセット(&amp;L)：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Shuffle num&amp;ber:</source>
        <extracomment>Label of a field: the number that fixes every order</extracomment>
        <translation type="unfinished">シャッフル番号(&amp;B)：</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>computer player %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: computer player Foreman, is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">コンピューター（%1）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>is thinking</source>
        <extracomment>Stands after the name of a player: &quot;Bo: is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">考え中</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>to move</source>
        <extracomment>Stands after the name of a player, whose turn it is: &quot;Bo: to move, 12 points&quot;</extracomment>
        <translation type="unfinished">手番</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>残りカウボーイ%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent in the supply</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent in the supply&quot;</extracomment>
        <translation type="unfinished">テントは手元</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent on the board</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent on the board&quot;</extracomment>
        <translation type="unfinished">テントはボード上</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>トークン%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>with the values %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 2 tokens, with the values 1, 3&quot;; %1 a list of numbers</extracomment>
        <translation type="unfinished">値は%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%1 is thinking…</source>
        <extracomment>On the card of a computer player, after its name: %1 is its level, such as &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">%1が考えています…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayersPanel</name>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Players</source>
        <extracomment>Name of the panel with the players and their points</extracomment>
        <translation type="unfinished">プレイヤー</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Hold to show my gold (V)</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens; &quot;V&quot; is a key</extracomment>
        <translation type="unfinished">押している間だけ自分の金を見る（V）</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens</extracomment>
        <translation type="unfinished">自分の金を見る</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Shows what the tokens of the player to move are worth, for as long as you hold down this button or the V key</source>
        <translation type="unfinished">このボタンかVキーを押している間だけ、手番のプレイヤーのトークンの値を表示します</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewBoard</name>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>Board at the chosen turn</source>
        <translation type="unfinished">選んだ手番のボード</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation type="unfinished">矢印キー、Home、Endで手番を選びます。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewPage</name>
    <message>
        <location filename="../app/goldrush/review/reviewpage.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Heading above a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">運と実力</translation>
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
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Mountains</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Cities</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Prairies</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Gold</source>
        <extracomment>Heading of a column of points: the values of the mining tokens</extracomment>
        <translation type="unfinished">金</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Heading of a column of points: those of all other columns</extracomment>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Points of all players</source>
        <translation type="unfinished">全員の得点</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message>
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>Scoring track</source>
        <extracomment>Name of a picture for screen readers: the spaces that count the points</extracomment>
        <translatorcomment>free: track</translatorcomment>
        <translation type="unfinished">得点ボード</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %Ln point(s)</source>
        <extracomment>Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from 0 to 49, %Ln all points of the player, who begins a new lap with 50</extracomment>
        <translation type="unfinished">
            <numerusform>%1はマス%2、%Ln点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetMenu</name>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>The tile set that is chosen; &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">マイセットに追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>Add a &amp;file to my sets…</source>
        <translation type="unfinished">ファイルをマイセットに追加(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Remove from my sets…</source>
        <translation type="unfinished">マイセットから削除(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Edit in the tile-set editor</source>
        <translation type="unfinished">タイルセットエディターで編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">コピーを保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what was learned and learn again</source>
        <extracomment>What the computer has learned by playing the tile set that is chosen against itself</extracomment>
        <translation type="unfinished">学習結果を忘れて学習し直す(&amp;G)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what the computer has learned</source>
        <translation type="unfinished">コンピューターの学習結果を忘れる(&amp;G)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetPicture</name>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Start tile of the set</source>
        <translation type="unfinished">セットのスタートタイル</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Drag this to a folder or another window to share the set as a file</source>
        <translation type="unfinished">フォルダーや別のウィンドウにドラッグすると、セットをファイルとして共有できます</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StandingsDialog</name>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>about %1</source>
        <extracomment>A number of points that is an estimate; %1 the number</extracomment>
        <translation type="unfinished">約%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Not seen yet</source>
        <extracomment>Row of a table: mining tokens that the player who looks has not seen</extracomment>
        <translation type="unfinished">まだ見ていない</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Yours</source>
        <extracomment>Row of a table: the mining tokens of the player who looks</extracomment>
        <translation type="unfinished">自分</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Worth %1</source>
        <extracomment>Column of a table: how many mining tokens are worth so much; %1 points</extracomment>
        <translation type="unfinished">値%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points</source>
        <extracomment>Column of a table: all points of the tokens in the row</extracomment>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>On average, an unseen token is worth %1.</source>
        <extracomment>Mining tokens; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">まだ見ていないトークンは平均%1です。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>All tokens have been seen.</source>
        <translation type="unfinished">トークンはすべて見ました。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Standings so far</source>
        <translation type="unfinished">現時点の順位</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>If the game ended now</source>
        <translation type="unfinished">今ゲームが終わった場合</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Now</source>
        <extracomment>Column of a table: points that each player has already</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Railroads</source>
        <extracomment>Column of a table: points from railroads if the game ended now</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mountains</source>
        <extracomment>Column of a table: points from mountains if the game ended now</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Cities</source>
        <extracomment>Column of a table: points from cities if the game ended now</extracomment>
        <translation type="unfinished">都市</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Prairies</source>
        <extracomment>Column of a table: points from prairies if the game ended now</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Gold</source>
        <extracomment>Column of a table: points from mining tokens</extracomment>
        <translation type="unfinished">金</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Total</source>
        <extracomment>Column of a table: all points if the game ended now</extracomment>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mining tokens by value</source>
        <translation type="unfinished">値ごとの採掘トークン</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Where cowboys stand</source>
        <translation type="unfinished">カウボーイのいる場所</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: the players who hold a feature</extracomment>
        <translation type="unfinished">プレイヤー</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points at the end</source>
        <translation type="unfinished">終了時の得点</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StaringDuel</name>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Settle it with a staring &amp;duel</source>
        <translation type="unfinished">にらめっこで決着(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation type="unfinished">先にまばたきした方の負けです。ゲームは同点勝利のままです。</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation type="unfinished">お互いの目を見て：%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Who blinked?</source>
        <extracomment>Above a button for each player</extracomment>
        <translation type="unfinished">まばたきしたのは？</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 did not blink and wins the staring duel</source>
        <extracomment>%1 the player who has won</extracomment>
        <translation type="unfinished">%1がまばたきせず、にらめっこに勝利</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Another &amp;duel</source>
        <extracomment>Button: once more</extracomment>
        <translation type="unfinished">もう一度勝負(&amp;D)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation type="unfinished">%1がまばたき</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Staring duel</source>
        <extracomment>Name of a part of the page for screen readers</extracomment>
        <translation type="unfinished">にらめっこ</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::Teacher</name>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against a stronger opponent</source>
        <extracomment>Button: a game against the next computer player</extracomment>
        <translation type="unfinished">もっと強い相手と対戦(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against the greenhorn</source>
        <extracomment>Button: a game against the computer player of that level</extracomment>
        <translation type="unfinished">新米と対戦(&amp;P)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>Next &amp;lesson</source>
        <extracomment>Button: the next lesson</extracomment>
        <translation type="unfinished">次のレッスン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilePanel</name>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>%1 places this tile</source>
        <extracomment>Above the drawn tile; %1 player</extracomment>
        <translation type="unfinished">%1がこのタイルを置きます</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">ゲーム終了です</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile counterclockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">タイルを反時計回りに回します</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile clockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">タイルを時計回りに回します</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Last tile!</source>
        <extracomment>Stands beside the drawn tile when the stack is empty</extracomment>
        <translation type="unfinished">最後のタイル！</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn left</source>
        <extracomment>Button: turn the tile counterclockwise</extracomment>
        <translation type="unfinished">左に回す</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn right</source>
        <extracomment>Button: turn the tile clockwise</extracomment>
        <translation type="unfinished">右に回す</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>⚠ %1: cannot be played</source>
        <extracomment>%1 name of a tile set whose file is broken</extracomment>
        <translation type="unfinished">⚠ %1：遊べません</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>learned</source>
        <extracomment>Beside the name of a tile set that the computer has learned to play</extracomment>
        <translation type="unfinished">学習済み</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>It can be played, but:</source>
        <translation type="unfinished">遊べますが、次の点に注意：</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>This tile set cannot be played:</source>
        <translation type="unfinished">このタイルセットでは遊べません：</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %Ln mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %Ln mining tokens: what a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%1と採掘トークン%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a set holds, such as &quot;72 tiles and 39 mining tokens&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1、作者：%2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Choose a tile set</source>
        <translation type="unfinished">タイルセットを選ぶ</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile sets (*.tileset.json *.tileset.zip);;All files (*)</source>
        <translation type="unfinished">タイルセット (*.tileset.json *.tileset.zip);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile set</source>
        <extracomment>Name of the list to choose a tile set from</extracomment>
        <translation type="unfinished">タイルセット</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a tile set that lies in a file</extracomment>
        <translation type="unfinished">ファイルから選ぶ(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share tile sets</extracomment>
        <translation type="unfinished">管理(&amp;M)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation type="unfinished">
            <numerusform>山札に残っているタイルは%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation type="unfinished">
            <numerusform>そのうち%Ln枚は、回せばこれらの辺になる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>the chance that the next tile is one of them is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is a chance such as &quot;30%&quot;</extracomment>
        <translation type="unfinished">次のタイルがその1枚である確率は%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Tiles left</source>
        <extracomment>Title of a window: which tiles are still in the stack</extracomment>
        <translation type="unfinished">残りのタイル</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>&amp;Only tiles that are left</source>
        <translation type="unfinished">残っているタイルのみ(&amp;O)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Discarded because they fit nowhere</source>
        <translation type="unfinished">どこにも置けず除外されたもの</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>none of %1</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;none of 4&quot;</extracomment>
        <translation type="unfinished">%1枚中0枚</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;3 of 4&quot;</extracomment>
        <translation type="unfinished">%2枚中%1枚</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>山札に%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation type="unfinished">
            <numerusform>手元に%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>ボードに%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln discarded</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation type="unfinished">
            <numerusform>除外%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">タイル%1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtFolderDialog</name>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>The pictures are being read…</source>
        <translation type="unfinished">画像を読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>%Ln picture(s) from this folder will be used.</source>
        <translation type="unfinished">
            <numerusform>このフォルダーの画像%Ln枚を使います。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>These pictures are already in the set.</source>
        <translation type="unfinished">これらの画像はすでにあります。</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>No file here can be used. Name each picture after its tile: &quot;12.svg&quot; for tile 12.</source>
        <translation type="unfinished">使えるファイルがありません。画像にはタイルの名前を付けてください：タイル12なら「12.svg」。</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import pictures from a folder</source>
        <extracomment>Title of a window: each for the tile of its name</extracomment>
        <translation type="unfinished">フォルダーの画像を使う</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import several pictures</source>
        <translation type="unfinished">複数の画像を使う</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>File</source>
        <extracomment>Title of a column: name of a file</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: id of a tile</extracomment>
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what becomes of a file</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Pictures in the folder</source>
        <translation type="unfinished">フォルダーの画像</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Progress</source>
        <translation type="unfinished">進み具合</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Update changed pictures &amp;automatically while the set is open</source>
        <translation type="unfinished">セットを開いている間、変更された画像を自動的に更新する(&amp;A)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Choose a picture</source>
        <translation type="unfinished">画像を選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">画像 (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The picture is being read…</source>
        <translation type="unfinished">画像を読み込んでいます…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile uses the picture that the game draws.</source>
        <translation type="unfinished">タイルにはゲームが描く絵が使われます。</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 what is said about it</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The previous picture is kept.</source>
        <translation type="unfinished">前の画像がそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Refused</source>
        <extracomment>What became of a picture</extracomment>
        <translation type="unfinished">拒否</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Left out</source>
        <extracomment>What became of a part of a picture</extracomment>
        <translation type="unfinished">省略</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile has its own picture.</source>
        <translation type="unfinished">タイルには独自の画像があります。</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Picture of tile %1</source>
        <extracomment>Title of a window: %1 the id of a tile</extracomment>
        <translation type="unfinished">タイル%1の画像</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished">ファイルを選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Button: takes a picture from the clipboard</extracomment>
        <translation type="unfinished">貼り付け(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Remove the picture</source>
        <translation type="unfinished">画像を削除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or the text of an SVG file. If you choose several files, each goes to the tile it is named after.</source>
        <translation type="unfinished">SVGファイル、またはPNG、JPEG、GIF、BMP、WebP。ここにファイルをドロップしたり、画像やSVGファイルのテキストを貼り付けたりもできます。一度に複数のファイルを渡すと、それぞれ同じ名前のタイルに付きます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%Ln tile(s) are chosen. The picture is for tile %1 alone.</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚を選択中。画像はタイル%1だけに付きます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>With its own picture</source>
        <translation type="unfinished">独自の画像</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile with its own picture, in all four rotations</source>
        <translation type="unfinished">独自の画像のタイル（4方向すべて）</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>No picture</source>
        <extracomment>Shown in place of a preview</extracomment>
        <translation type="unfinished">画像なし</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Drawn by the game</source>
        <translation type="unfinished">ゲームが描く絵</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile as the game draws it, in all four rotations</source>
        <translation type="unfinished">ゲームが描くタイル（4方向すべて）</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The whole picture; what is cut off is pale</source>
        <extracomment>A small picture: its name for screen readers and its tool tip</extracomment>
        <translation type="unfinished">画像全体。切り落とされる部分は薄く表示</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what became of a part of a picture</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Line</source>
        <extracomment>Title of a column: a line of a file</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Element</source>
        <extracomment>Title of a column: an element of SVG</extracomment>
        <translation type="unfinished">要素</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Reason</source>
        <extracomment>Title of a column: why something is left out</extracomment>
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Parts of the picture that cannot be used</source>
        <translation type="unfinished">画像の中で使えない部分</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::CanvasPanel</name>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>Drawing tools</source>
        <extracomment>The tools to draw on a tile with</extracomment>
        <translation type="unfinished">描画ツール</translation>
    </message>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 name of a tool, %2 its key</extracomment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ComparisonChart</name>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1: %2</source>
        <extracomment>A figure of the statistics: %1 what it counts, %2 the figure</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1 (%2: %3)</source>
        <extracomment>%1 a figure of this tile set, %2 the name of another set, %3 its figure</extracomment>
        <translation type="unfinished">%1（%2：%3）</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1; %2</source>
        <extracomment>Figures of the statistics: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1／%2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramGrid</name>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player from this source.</source>
        <translation type="unfinished">この項目によるプレイヤーごとの得点。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Total points</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">総得点</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player at the end.</source>
        <translation type="unfinished">終了時のプレイヤーごとの得点。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">勝者のリード</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>How many points the winner is ahead of second place.</source>
        <translation type="unfinished">1位と2位の点差。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from railroads</source>
        <translation type="unfinished">鉄道の得点</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from mountains</source>
        <translation type="unfinished">山の得点</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from cities</source>
        <translation type="unfinished">都市の得点</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from prairies</source>
        <translation type="unfinished">草原の得点</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from gold</source>
        <translation type="unfinished">金の得点</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns</source>
        <extracomment>Title of a histogram: turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">手番</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns taken by all players together.</source>
        <translation type="unfinished">全プレイヤーの手番の合計。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">除外されたタイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles per game that were drawn but fit nowhere.</source>
        <translation type="unfinished">1ゲームで、引いたがどこにも置けなかったタイル。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">空きマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Empty squares beside a tile at the end.</source>
        <translation type="unfinished">終了時にタイルの隣で空いているマス。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Dead squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">死にマス</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares at the end that no tile in the set fits.</source>
        <translation type="unfinished">終了時、セットのどのタイルも置けない空きマス。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens left</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">残ったトークン</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens that nobody took by the end of the game.</source>
        <translation type="unfinished">ゲーム終了までに誰も取らなかったトークン。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroad length</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">鉄道の長さ</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete railroad.</source>
        <translation type="unfinished">完成した鉄道のタイル。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Mountain size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">山の大きさ</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete mountain.</source>
        <translation type="unfinished">完成した山のタイル。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroads per city</source>
        <translation type="unfinished">都市ごとの鉄道</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Complete railroads that leave a complete city.</source>
        <translation type="unfinished">完成した都市から出ている、完成した鉄道。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Prairie size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">草原の大きさ</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a prairie at the end.</source>
        <translation type="unfinished">終了時の草原のタイル。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>This set</source>
        <extracomment>Beside a sample of a bar: what is drawn in this way</extracomment>
        <translation type="unfinished">このセット</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Classic set</source>
        <extracomment>Beside a sample of a line: what is drawn in this way</extracomment>
        <translation type="unfinished">基本セット</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramView</name>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1 to %2</source>
        <extracomment>A range of values: %1 the least, %2 the greatest</extracomment>
        <translation type="unfinished">%1～%2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2 (classic set: %3)</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games, %3 likewise</extracomment>
        <translation type="unfinished">%1：%2（基本セット：%3）</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Mean %1, standard deviation %2.</source>
        <extracomment>Description for screen readers: %1 and %2 numbers</extracomment>
        <translation type="unfinished">平均%1、標準偏差%2。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Most frequent: %1 (%2).</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">最多：%1（%2）。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Classic set: mean %1.</source>
        <extracomment>Description for screen readers: %1 a number</extracomment>
        <translation type="unfinished">基本セット：平均%1。</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1, classic %2</source>
        <extracomment>Under the title of a histogram: %1 its mean, %2 that of the classic set</extracomment>
        <translation type="unfinished">平均%1、基本%2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1</source>
        <extracomment>Under the title of a histogram: %1 its mean</extracomment>
        <translation type="unfinished">平均%1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::KeyFigures</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>This set</source>
        <extracomment>Title of a column: figures of the set that is open</extracomment>
        <translation type="unfinished">このセット</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: figures of the classic set</extracomment>
        <translation type="unfinished">基本セット</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabPanel</name>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>This set cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a tile set</extracomment>
        <translation type="unfinished">このセットでは遊べません：%1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a tile set</extracomment>
        <translation type="unfinished">%1 ラボ</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Run the lab to see how your tiles play.</source>
        <translation type="unfinished">ラボを実行すると、タイルの遊び心地が分かります。</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Learned</source>
        <extracomment>Title of a page: what the computer has learned about the set of tiles</extracomment>
        <translation type="unfinished">学習結果</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>The set has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">これらのゲームのあとにセットが変更されました。ラボをもう一度実行すると、結果が新しくなります。</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 – double-click to show the tile</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – ダブルクリックでタイルを表示</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Compare &amp;with the classic set</source>
        <translation type="unfinished">基本セットと比べる(&amp;W)</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Also plays the same number of games with the classic set and shows the results next to yours</source>
        <translation type="unfinished">基本セットでも同じ数のゲームを行い、結果を並べて表示します</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">目立つ点</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">平均</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Histograms</source>
        <extracomment>Title of a page</extracomment>
        <translation type="unfinished">ヒストグラム</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of a page: how the tiles of the set did in the games</extracomment>
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>In these games, the computer players used what they had learned about the set.</source>
        <translation type="unfinished">これらのゲームのコンピューターは、セットの学習結果に従いました。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LayerBoxes</name>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of it:</source>
        <extracomment>Before five boxes: what the game draws above the tile&apos;s own picture</extracomment>
        <translation type="unfinished">上に重ねて描くもの：</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of new pictures:</source>
        <extracomment>Before five boxes: what the game draws above pictures that tiles are given now</extracomment>
        <translation type="unfinished">新しい画像の上に重ねて描くもの：</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Tracks</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">線路(&amp;T)</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Nuggets</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">金塊(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Locomotives</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">機関車(&amp;L)</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>T&amp;ipis</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">ティピー(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Herds</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">群れ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>The same for &amp;every tile of the set that has its own picture</source>
        <extracomment>Box: what is chosen above</extracomment>
        <translation type="unfinished">独自の画像があるセットの全タイルで同じにする(&amp;E)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LearningPage</name>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Cancel learning</source>
        <extracomment>Button: stops what the computer does to learn a set of tiles</extracomment>
        <translation type="unfinished">学習を中止</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Let the computer learn this set</source>
        <extracomment>Button: the computer plays a set of tiles against itself to play it better</extracomment>
        <translation type="unfinished">コンピューターにこのセットを学習させる</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">コンピューターは、タイルセット全般の知識よりよいものを見つけられませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>For %1-player games, learned from %Ln game(s).</source>
        <extracomment>For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to learn</extracomment>
        <translation type="unfinished">
            <numerusform>%1人ゲームで、%Lnゲームから学習しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Computer players use what was learned</source>
        <translation type="unfinished">コンピューターは学習結果に従う</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Progress of learning</source>
        <translation type="unfinished">学習の進み具合</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The set has changed since learning began. Let the computer learn it again to bring this up to date.</source>
        <translation type="unfinished">学習を始めたあとにセットが変更されました。もう一度コンピューターに学習させると、内容が新しくなります。</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer plays against itself with your set, usually for less than half a minute. Then it shows here what it has learned.</source>
        <translation type="unfinished">コンピューターがセットで自分自身と対戦します。ふつうは30秒もかからずに終わり、学習したことをここに表示します。</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer has learned your set, but cannot tell you about it yet. Click the button above: the computer plays on for a few seconds and then shows here what it has learned.</source>
        <translation type="unfinished">コンピューターはセットを学習しましたが、説明できることはまだありません。上のボタンを押すと、さらに数秒間プレイを続け、学習したことをここに表示します。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NewSetDialog</name>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>New tile set</source>
        <translation type="unfinished">新しいタイルセット</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Name of the set</source>
        <translation type="unfinished">セットの名前</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Empty set</source>
        <extracomment>Entry of a list: a tile set without tiles</extracomment>
        <translation type="unfinished">空のセット</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>No tiles yet, but the mining tokens of the classic set.</source>
        <translation type="unfinished">タイルはまだなく、採掘トークンは基本セットと同じ。</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>All tiles of the classic game, to change as you like.</source>
        <translation type="unfinished">基本ゲームの全タイル。自由に変えられます。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PartsTable</name>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">画像 (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Custom picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">独自の画像：%1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>The game&apos;s picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">ゲームの絵：%1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 a sentence about it, such as why it cannot be used</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1 (custom picture)</source>
        <extracomment>A row of a list: %1 what a picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">%1（独自の画像）</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">セットの画像</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Choose a picture…</source>
        <translation type="unfinished">画像を選ぶ…</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Use the game&apos;s picture</source>
        <extracomment>Button: takes the set&apos;s own picture away</extracomment>
        <translation type="unfinished">ゲームの絵を使う</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PatchView</name>
    <message>
        <location filename="../editor/preview/patchview.cpp"/>
        <source>Tile %1, %2°</source>
        <extracomment>%1 the id of a tile, %2 a rotation in degrees</extracomment>
        <translation type="unfinished">タイル%1、%2°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>No tile is chosen.</source>
        <translation type="unfinished">タイルが選ばれていません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln tile(s) lie around this one.</source>
        <translation type="unfinished">
            <numerusform>周りのタイルは%Ln枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln square(s) stay open.</source>
        <translation type="unfinished">
            <numerusform>%Lnマスが空いたままです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>In all rotations</source>
        <translation type="unfinished">すべての向き</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile in all four rotations</source>
        <translation type="unfinished">4方向すべてのタイル</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Among neighbors</source>
        <extracomment>The tile among other tiles of the set that match its edges</extracomment>
        <translation type="unfinished">隣との並び</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile among neighbors</source>
        <translation type="unfinished">隣と並べたタイル</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Choose a tile to see it among its neighbors.</source>
        <translation type="unfinished">タイルを選ぶと、隣と並べて見られます。</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors</source>
        <extracomment>Lays other neighbours around the tile</extracomment>
        <translation type="unfinished">別の並び</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors from the set (%1)</source>
        <extracomment>Tooltip of the button &quot;Other neighbors&quot;: %1 its key</extracomment>
        <translation type="unfinished">セットの別のタイルを並べる（%1）</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Only this tile</source>
        <translation type="unfinished">このタイルだけ(&amp;O)</translation>
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
        <translation type="unfinished">%1、%2</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Locomotives</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">機関車</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>End of the track: %1</source>
        <extracomment>Name of a field for screen readers: %1 &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">線路の端：%1</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Nuggets</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">金塊</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">ティピー</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Horse herds</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile; groups of horses</extracomment>
        <translation type="unfinished">馬の群れ</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetDocument</name>
    <message>
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (tile %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a tile</extracomment>
        <translation type="unfinished">%1（タイル%2）</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (%Ln tile(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many tiles</extracomment>
        <translation type="unfinished">
            <numerusform>%1（タイル%Ln枚）</numerusform>
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
            <numerusform>%1（問題%Ln件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%Ln problem(s) repaired.</source>
        <translation type="unfinished">
            <numerusform>問題を%Ln件修復しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>About the set</source>
        <extracomment>What a screen reader calls the tabs Problems, Statistics and Lab</extracomment>
        <translation type="unfinished">セットの情報</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Statistics</source>
        <extracomment>Title of a tab: numbers of the tile set</extracomment>
        <translation type="unfinished">統計</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of the list of tiles</extracomment>
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Preview</source>
        <extracomment>Title of a part of the window: the tile as the game shows it</extracomment>
        <translation type="unfinished">プレビュー</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a tab: properties of the tile</extracomment>
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Set</source>
        <extracomment>Title of a tab: properties of the tile set</extracomment>
        <translation type="unfinished">セット</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">このセットで遊ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">ゲームにインストール</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Give the set a name first: the game lists sets by name.</source>
        <translation type="unfinished">先にセットに名前を付けてください：ゲームではセットが名前で並びます。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetPictures</name>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import pictures from a folder</source>
        <translation type="unfinished">フォルダーの画像を使う</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import several pictures</source>
        <extracomment>A step of the history: each for the tile of its name</extracomment>
        <translation type="unfinished">複数の画像を使う</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%1 has changed but cannot be used: %2</source>
        <extracomment>%1 name of a file, %2 a sentence that says why</extracomment>
        <translation type="unfinished">%1は変更されましたが、使えません：%2</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Update changed pictures</source>
        <translation type="unfinished">変更された画像を更新</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Pictures updated: %1</source>
        <extracomment>%1 ids of tiles, or what else the pictures show, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">更新した画像：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%Ln of them is/are not square and is/are cropped or stretched.</source>
        <extracomment>A sentence behind others, about pictures</extracomment>
        <translation type="unfinished">
            <numerusform>そのうち%Ln枚は正方形ではないため、切り取られるか引き伸ばされます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetProperties</name>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">スタートタイルを選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Start tile</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">スタートタイル</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Mining to&amp;kens</source>
        <extracomment>Label of a table</extracomment>
        <translation type="unfinished">採掘トークン(&amp;K)</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Label of a list: pictures of symbols, backs, tokens and pieces</extracomment>
        <translation type="unfinished">セットの画像</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetWays</name>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">ゲームを起動しています…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">このセットで遊ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this tile</source>
        <translation type="unfinished">このタイルで遊ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The only copy of &quot;%1&quot; is the start tile, which is already on the board. Add another copy to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">「%1」は1枚だけで、それがすでにボードにあるスタートタイルです。遊ぶにはもう1枚加えてください。</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>There is no copy of &quot;%1&quot; to draw. Add one to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">引ける「%1」がありません。遊ぶには1枚加えてください。</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&quot;%1&quot; cannot be the first tile: none of its edges fits the start tile.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">「%1」は最初のタイルになれません：スタートタイルに合う辺がありません。</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">ゲームにインストール</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>A set called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">「%1」というセットはすでにインストールされています。</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new set takes the place of the installed one</extracomment>
        <translation type="unfinished">置き換える(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both sets of the same name stay installed</extracomment>
        <translation type="unfinished">両方残す(&amp;B)</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Installing the set…</source>
        <translation type="unfinished">セットをインストールしています…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set is installed. You can now choose it for a new game.</source>
        <translation type="unfinished">セットをインストールしました。新しいゲームで選べます。</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set was not installed</source>
        <translation type="unfinished">セットはインストールされませんでした</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SquareStrip</name>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what lies around a square, %2 the share of tiles that fit there</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1; %2</source>
        <extracomment>Squares and how many tiles fit there: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1／%2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Numbers in parentheses and those of the classic set are per hundred tiles.</source>
        <translation type="unfinished">かっこ内の数値と基本セットの数値は、タイル100枚あたりです。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>There are fewer mining tokens than nuggets.</source>
        <translation type="unfinished">採掘トークンが金塊より少なくなっています。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile to see which tiles can lie beside it.</source>
        <translation type="unfinished">タイルを選ぶと、隣に置けるタイルが分かります。</translation>
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
            <numerusform>タイル%1は隣に%Ln通りの置き方がある</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%Ln of %2 design(s) can lie beside tile %1, each in this many ways:</source>
        <extracomment>%Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%1の隣には%2種のうち%Ln種のデザインを置けます。置き方の数：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1: %2 of the edges of other tiles match</source>
        <extracomment>%1 the id of a tile, %2 a percentage</extracomment>
        <translation type="unfinished">タイル%1：ほかのタイルの辺の%2が合う</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Statistics of the tile set</source>
        <translation type="unfinished">タイルセットの統計</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>This set</source>
        <extracomment>Titles of columns: the figures of the set that is open, and those of the classic set to compare with</extracomment>
        <translation type="unfinished">このセット</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: the figures of the classic set</extracomment>
        <translation type="unfinished">基本セット</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: the most important figures of the set</extracomment>
        <translation type="unfinished">概要</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges by kind</source>
        <translation type="unfinished">種類別の辺</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>The line across each bar shows the classic set.</source>
        <translation type="unfinished">各棒を横切る線は基本セットです。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges and matching tiles</source>
        <translatorcomment>free: supply</translatorcomment>
        <translation type="unfinished">辺と合うタイル</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How many edges need a neighbor, and how many tiles have a matching edge.</source>
        <translation type="unfinished">隣が必要な辺の数と、合う辺を持つタイルの数。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges / tiles</source>
        <extracomment>Title of a column with two numbers, as in &quot;56 / 27&quot;</extracomment>
        <translation type="unfinished">辺／タイル</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Features on the tiles</source>
        <translation type="unfinished">タイルにある地形</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading: where railroads end</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Symbols and tokens</source>
        <translation type="unfinished">シンボルとトークン</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Chance of filling an open square</source>
        <translation type="unfinished">空きマスが埋まる確率</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How likely it is that a randomly drawn tile fits in at least one rotation.</source>
        <translation type="unfinished">ランダムに引いたタイルが、少なくとも1つの向きで合う確率。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Show all squares</source>
        <extracomment>Below the hardest of the open squares, each with the edges around it: list all of them</extracomment>
        <translation type="unfinished">すべてのマスを表示</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest squares</source>
        <extracomment>Heading: the squares that fewest tiles fit</extracomment>
        <translation type="unfinished">最も埋まりにくいマス</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Share of the tiles that fit where the neighbors show these edges.</source>
        <translation type="unfinished">隣がこれらの辺のとき、合うタイルの割合。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tiles that fit together</source>
        <translation type="unfinished">隣に置けるタイル</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile.</source>
        <translation type="unfinished">タイルを選んでください。</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest tiles to match</source>
        <translation type="unfinished">最も合いにくいタイル</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How often a random edge of another tile matches a random edge of one of these tiles.</source>
        <translation type="unfinished">ほかのタイルの任意の辺が、これらのタイルの任意の辺と合う割合。</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCanvas</name>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a part of a tile: &quot;Railroad north–south&quot;, %2 &quot;2 locomotives&quot;</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drag begins at: %1. Choose where it ends, then press D.</source>
        <extracomment>Status line: %1 where a drag by keys begins, as &quot;North edge: railroad&quot;; D is a key</extracomment>
        <translation type="unfinished">ドラッグの始点：%1。終点を選び、Dキーを押してください。</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>No tile</source>
        <extracomment>Name of the empty drawing for screen readers</extracomment>
        <translation type="unfinished">タイルなし</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drawing of tile %1</source>
        <extracomment>Name of the drawing for screen readers: %1 the id of a tile</extracomment>
        <translation type="unfinished">タイル%1のキャンバス</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>No tile is chosen. Press Ctrl+T to make a new one.</source>
        <translation type="unfinished">タイルが選ばれていません。Ctrl+Tで新しく作ります。</translation>
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
        <translation type="unfinished">タイルの独自の画像を描画できません</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>A set holds at most %Ln design(s).</source>
        <translation type="unfinished">
            <numerusform>セットに入るのは最大%Lnデザインです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add a tile</source>
        <translation type="unfinished">タイルを追加</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>The tiles on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">クリップボードのタイルを読み込めません：%1</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>There are no tiles on the clipboard. Tiles are copied as text, as in a tile-set file.</source>
        <translation type="unfinished">クリップボードにタイルがありません。タイルは、タイルセットのファイルと同じテキストでコピーされます。</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Paste tiles</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">タイルを貼り付け</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Duplicate</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Remove</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Turn</source>
        <extracomment>A step of the history (verb): tiles are rotated</extracomment>
        <translation type="unfinished">回転</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Mirror</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">左右反転</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>No variants are missing: the set already has them all.</source>
        <translation type="unfinished">足りないバリエーションはありません：すべてセットにあります。</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add variants</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">バリエーションを追加</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">スタートタイルを選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>To move tiles, show all of them in the order &quot;As in the set&quot;.</source>
        <translation type="unfinished">動かすには、すべてのタイルを「セットの順」で表示してください。</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">移動</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">枚数を変更</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the picture</source>
        <translation type="unfinished">画像を変更</translation>
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
        <translation type="unfinished">タイルをSVGに書き出す</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">SVGファイル (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Writing the tile…</source>
        <translation type="unfinished">タイルを書き出しています…</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file</extracomment>
        <translation type="unfinished">%1に書き出しました</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln design(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Lnデザイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 &quot;24 designs&quot;, %2 &quot;72 tiles&quot;</extracomment>
        <translation type="unfinished">%1、%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln chosen</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 chosen&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln件選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln shown</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 shown&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln件表示</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1; %2</source>
        <extracomment>%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 chosen&quot;
----------
%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 shown&quot;</extracomment>
        <translation type="unfinished">%1／%2</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search</source>
        <extracomment>In an empty field: what to type there</extracomment>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search tiles</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation type="unfinished">タイルを検索</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>No tile matches.</source>
        <translation type="unfinished">当てはまるタイルはありません。</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Show all tiles</source>
        <extracomment>Button: ends a search</extracomment>
        <translation type="unfinished">すべてのタイルを表示</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>All edges</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">すべての辺</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">鉄道</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Mountain</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">山</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Prairie</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">草原</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad and mountain</source>
        <translation type="unfinished">鉄道と山</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two railroads</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">鉄道2つ</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two mountains</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">山2つ</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two prairies</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">草原2つ</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Only tiles with these edges</source>
        <translation type="unfinished">これらの辺のタイルだけ</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>As in the set</source>
        <translation type="unfinished">セットの順</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By id</source>
        <extracomment>Order of the tiles: by what they are called in the file</extracomment>
        <translation type="unfinished">ID順</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By number of copies</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">枚数順</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By edges</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">辺の順</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Order of the list</source>
        <translation type="unfinished">一覧の順番</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Tiles of the set</source>
        <translation type="unfinished">セットのタイル</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, start tile, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%1、スタートタイル、%Ln枚：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%1、%Ln枚：%2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">移動</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Insert dragged tiles</source>
        <extracomment>A step of the history: tiles dragged here with the mouse</extracomment>
        <translation type="unfinished">ドラッグしたタイルを挿入</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">枚数を変更</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">スタートタイルを選ぶ</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Button: opens the dialog for a picture of the tile&apos;s own</extracomment>
        <translation type="unfinished">独自の画像(&amp;U)…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the pict&amp;ure…</source>
        <translation type="unfinished">画像を変更(&amp;U)…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>No tile chosen</source>
        <translation type="unfinished">タイル未選択</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Tile %1</source>
        <extracomment>Heading: %1 the id of a tile</extracomment>
        <translation type="unfinished">タイル%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%Ln tile(s) chosen; the drawing shows %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation type="unfinished">
            <numerusform>タイル%Ln枚を選択中。キャンバスは%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>various</source>
        <extracomment>In the field for the number of copies: the chosen tiles have different numbers</extracomment>
        <translation type="unfinished">混在</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change symbols</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">シンボルを変更</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">線路の終わり方を変える</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Rename a tile</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">タイルの名前を変更</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>I&amp;d</source>
        <extracomment>What a tile is called in its file</extracomment>
        <translation type="unfinished">ID(&amp;D)</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen. Every tile needs its own id.</source>
        <translation type="unfinished">1～32文字：A～Z、a～z、0～9、ピリオド、アンダースコア、ハイフン。タイルごとに別のIDが必要です。</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Cop&amp;ies</source>
        <extracomment>Label of a field: how many copies of a tile are in the set</extracomment>
        <translation type="unfinished">枚数(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>St&amp;art tile</source>
        <extracomment>Check box: the tile is the start tile</extracomment>
        <translation type="unfinished">スタートタイル(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Parts</source>
        <extracomment>Heading above the railroads, mountains and prairies of a tile</extracomment>
        <translation type="unfinished">部分</translation>
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
        <translation type="unfinished">タイル</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>The design and its id</source>
        <translation type="unfinished">デザインとそのID</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Copies</source>
        <extracomment>Title of a column: specimens of a tile, not the command</extracomment>
        <translation type="unfinished">枚数</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many copies of the tile are in the set</source>
        <translation type="unfinished">そのタイルがセットにある枚数</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Drawn</source>
        <extracomment>Title of a column: how often a tile was taken from the stack</extracomment>
        <translation type="unfinished">引いた数</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How often the tile was drawn in all games</source>
        <translation type="unfinished">全ゲームでタイルを引いた回数</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Squares</source>
        <extracomment>Title of a column: how many squares a tile fits</extracomment>
        <translation type="unfinished">マス</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many squares the tile fit on average when it was drawn</source>
        <translation type="unfinished">引いたときにタイルを置けたマスの平均数</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Hard to place</source>
        <extracomment>Title of a column: how often a tile has hardly any square</extracomment>
        <translation type="unfinished">置きにくい</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit two squares at most</source>
        <translation type="unfinished">引いたタイルを置けるマスが2つ以下だった割合</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Discarded</source>
        <extracomment>Title of a column: how often a tile fit nowhere</extracomment>
        <translation type="unfinished">除外</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit nowhere</source>
        <translation type="unfinished">引いたタイルがどこにも置けなかった割合</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesTable</name>
    <message>
        <location filename="../editor/lab/tilestable.cpp"/>
        <source>Tiles by how hard they are to place</source>
        <translation type="unfinished">置きにくさ順のタイル</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Tokens: %1. Nuggets on the tiles: %2.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">トークン：%1。タイルの金塊：%2。</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Change the tokens</source>
        <translation type="unfinished">トークンを変更</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">トークンを追加</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">トークンを削除</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Value</source>
        <extracomment>Title of a column: points of a mining token</extracomment>
        <translation type="unfinished">値</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Number</source>
        <extracomment>Title of a column: how many tokens of this value there are</extracomment>
        <translation type="unfinished">数</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">採掘トークン</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add a value</source>
        <translation type="unfinished">値を追加</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen value of mining tokens</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::Tour</name>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The chosen tile is all prairie. Click near its top edge until there is a mountain. By keyboard: press &quot;Show me&quot;, the up arrow, then Enter.</source>
        <translation type="unfinished">選んだタイルは全体が草原です。上の辺の近くを、山になるまでクリックしてください。キーボードでは、「教えて」、上矢印、Enterの順に押します。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Lay track: drag from the left edge to the right edge. By keyboard: left arrow, D, right arrow, D.</source>
        <translation type="unfinished">線路を敷きましょう：左の辺から右の辺へドラッグします。キーボードでは：左矢印、D、右矢印、D。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Put a nugget on the mountain: turn the mouse wheel over it, or press N.</source>
        <translation type="unfinished">山に金塊を置きましょう：山の上でホイールを回すか、Nキーを押します。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The set has no start tile and so cannot be played. Find that in the list of problems, press the button beside it and choose &quot;%1&quot;.</source>
        <extracomment>%1 an entry of a menu</extracomment>
        <translation type="unfinished">セットにスタートタイルがないため遊べません。問題の一覧で見つけ、横のボタンを押して「%1」を選びます。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Open the lab below and press &quot;Run&quot;. The computer plays with your set and says what stands out.</source>
        <translation type="unfinished">下のラボを開き、「実行」を押します。コンピューターがセットで遊び、目立つ点を示します。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Press F5 to play with your set yourself. The game opens beside the editor.</source>
        <translation type="unfinished">F5を押すと、自分でセットを遊べます。ゲームはエディターの横に開きます。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>That was the tour. Go on with this set, or begin one of your own. F1 opens the handbook.</source>
        <translation type="unfinished">ツアーはこれで終わりです。このセットで続けるか、自分のセットを作りましょう。F1でハンドブックが開きます。</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>End of the tour</source>
        <translation type="unfinished">ツアーの終わり</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Tour: %1 of %2</source>
        <extracomment>Above what is to be done: %1 the number of this step, %2 of how many</extracomment>
        <translation type="unfinished">ツアー：%1/%2</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>S&amp;kip</source>
        <extracomment>Button: go on to the next step of the tour without doing this one</extracomment>
        <translation type="unfinished">スキップ(&amp;K)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::WatchedNote</name>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Watching this folder for changed pictures: %1</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">画像の変更を監視しているフォルダー：%1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Stop watching</source>
        <extracomment>Button: changed pictures of a folder are not updated from now on</extracomment>
        <translation type="unfinished">監視をやめる</translation>
    </message>
</context>
<context>
    <name>lodeline::print::ContentPage</name>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Cop&amp;ies:</source>
        <extracomment>How many times each tile is printed</extracomment>
        <translation type="unfinished">枚数(&amp;I)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Designs:</source>
        <extracomment>Label of a field: which tiles to print</extracomment>
        <translation type="unfinished">デザイン(&amp;D)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>One of each design</source>
        <translation type="unfinished">デザインごとに1枚</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Only those checked below</source>
        <translation type="unfinished">下でチェックしたものだけ</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Designs to print</source>
        <translation type="unfinished">印刷するデザイン</translation>
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
        <translation type="unfinished">%2 mm幅で印刷すると%1 dpiになります。</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Paper</source>
        <extracomment>Title of a group: size and margins of the paper</extracomment>
        <translation type="unfinished">用紙</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Paper size:</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">用紙サイズ(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Orientation:</source>
        <extracomment>Label of a field: portrait or landscape</extracomment>
        <translation type="unfinished">向き(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Portrait</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">縦</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Landscape</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">横</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Margins:</source>
        <extracomment>Label of a field: of a printed page</extracomment>
        <translation type="unfinished">余白(&amp;M)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Most printers leave the outer 4 to 5 mm of a sheet blank.</source>
        <translation type="unfinished">たいていのプリンターは、用紙の外側4～5 mmに印刷できません。</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cutting</source>
        <extracomment>Title of a group: what helps to cut out the tiles</extracomment>
        <translation type="unfinished">切り取り</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Gap:</source>
        <extracomment>White space between tiles on a printed page</extracomment>
        <translation type="unfinished">間隔(&amp;G)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Bleed:</source>
        <extracomment>How far the picture of a tile goes on beyond the line along which it is cut</extracomment>
        <translation type="unfinished">塗り足し(&amp;B)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>The picture extends beyond the cut, at most by half the gap.</source>
        <translation type="unfinished">絵を切り取り線の外まで広げます。間隔の半分までです。</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cut mar&amp;ks</source>
        <extracomment>Check box: marks on the page that show where to cut</extracomment>
        <translation type="unfinished">切り取りマーク(&amp;K)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ruler to check the size</source>
        <translation type="unfinished">寸法確認用の定規(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Print b&amp;acks on the reverse side</source>
        <translation type="unfinished">裏面も印刷(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>F&amp;lip on:</source>
        <extracomment>Label of a field with the entries &quot;Long edge&quot; and &quot;Short edge&quot;: how two-sided pages are turned over</extracomment>
        <translation type="unfinished">裏返す辺(&amp;L)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Long edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">長辺</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Short edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">短辺</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side. The start tile has its own back.</source>
        <translation type="unfinished">各ページの後にその裏面が続きます。スタートタイルの裏面は専用です。</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side.</source>
        <translation type="unfinished">各ページの後にその裏面が続きます。</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Ink</source>
        <extracomment>Title of a group: saving ink and quality</extracomment>
        <translation type="unfinished">インク</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ink saver: white background and pale colors</source>
        <translation type="unfinished">インク節約：白い背景と薄い色(&amp;I)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Picture &amp;quality:</source>
        <extracomment>Label of a field: dots per inch</extracomment>
        <translation type="unfinished">画像の解像度(&amp;Q)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Pictures of each design</source>
        <extracomment>Title of a group: about &quot;A picture of each design&quot;</extracomment>
        <translation type="unfinished">デザインごとの画像</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: how many pixels the side of a picture has</extracomment>
        <translation type="unfinished">1辺(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> px</source>
        <extracomment>Unit behind a number in a field: pixels</extracomment>
        <translation type="unfinished"> px</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> dpi</source>
        <extracomment>Unit behind a number in a field: dots per inch</extracomment>
        <translation type="unfinished"> dpi</translation>
    </message>
</context>
<context>
    <name>lodeline::print::PrintDialog</name>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are</extracomment>
        <translation type="unfinished">%1/%2ページ</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are; its reverse is shown</extracomment>
        <translation type="unfinished">%1/%2ページの裏面</translation>
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
            <numerusform>用紙%Ln枚：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pages…</source>
        <translation type="unfinished">ページを書き出しています…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pictures…</source>
        <translation type="unfinished">画像を書き出しています…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sending the pages to the printer…</source>
        <translation type="unfinished">ページをプリンターに送っています…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>What became of printing or an export</extracomment>
        <translation type="unfinished">中止しました。</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file or folder</extracomment>
        <translation type="unfinished">%1に書き出しました</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sent to the printer.</source>
        <translation type="unfinished">プリンターに送りました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln tile(s) are printed as the game draws them, without their own picture:</source>
        <translation type="unfinished">
            <numerusform>次の%Ln枚のタイルは、独自の画像ではなくゲームの絵で印刷されます：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 id of a tile, %2 what is wrong with it</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Print and play: %1</source>
        <extracomment>Title of a window: %1 name of a tile set or deck</extracomment>
        <translation type="unfinished">印刷して遊ぶ：%1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Options</source>
        <extracomment>What a screen reader calls the tabs &quot;What to print&quot; and &quot;Page layout&quot;</extracomment>
        <translation type="unfinished">オプション</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;What to print</source>
        <translation type="unfinished">印刷内容(&amp;W)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page la&amp;yout</source>
        <extracomment>Title of a tab</extracomment>
        <translation type="unfinished">ページ設定(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Preview of the page</source>
        <translation type="unfinished">ページのプレビュー</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Previous page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">前のページ</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Next page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">次のページ</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Pri&amp;nt…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">印刷(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export PD&amp;F…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">PDFに書き出す(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export S&amp;VG…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">SVGに書き出す(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export pict&amp;ures</source>
        <extracomment>Button that opens a menu</extracomment>
        <translation type="unfinished">画像に書き出す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>All designs in &amp;one picture…</source>
        <translation type="unfinished">全デザインを1枚に(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>A &amp;picture of each design…</source>
        <translation type="unfinished">デザインごとに1枚(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: closes the dialog</extracomment>
        <translation type="unfinished">閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ExportRunner</name>
    <message>
        <location filename="../ui/work/exportrunner.cpp"/>
        <source>&amp;Cancel</source>
        <extracomment>Button: stop the export</extracomment>
        <translation type="unfinished">中止(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::FormsEditor</name>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Translation</source>
        <extracomment>Label of the field for what the program says in the language of the window</extracomment>
        <translation type="unfinished">翻訳(&amp;T)</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>For %1</source>
        <extracomment>Label of a field for one form of a plural: %1 the first numbers it stands for, such as &quot;2, 3, 4, 22&quot;</extracomment>
        <translation type="unfinished">%1の場合</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Read by a native speaker</source>
        <extracomment>Check box: a translation that a native speaker has read, not only drafted</extracomment>
        <translation type="unfinished">ネイティブ確認済み(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): keeps a translation</extracomment>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>Discard &amp;my text</source>
        <extracomment>Button (verb): one&apos;s own translation is replaced by that of the program</extracomment>
        <translation type="unfinished">自分の訳を取り消す(&amp;M)</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::HelpDialog</name>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>No matches found</source>
        <translation type="unfinished">見つかりませんでした</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Find</source>
        <extracomment>In an empty field: words to be searched for</extracomment>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Contents</source>
        <extracomment>Name of a list: the headings of a long text</extracomment>
        <translation type="unfinished">目次</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::InstalledSets</name>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">「%1」に書き込めませんでした：%2。</translation>
    </message>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">「%1」を削除できませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LanguageMenu</name>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Problems in %1…</source>
        <extracomment>Menu entry: shows what is wrong with a translation; %1 the name of its file</extracomment>
        <translation type="unfinished">%1の問題…</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Open the folder of your &amp;translations</source>
        <extracomment>Menu entry: opens the folder where the user&apos;s own translations are</extracomment>
        <translation type="unfinished">自分の翻訳のフォルダーを開く(&amp;T)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Your translations are in %1.</source>
        <extracomment>%1 the path of a folder</extracomment>
        <translation type="unfinished">あなたの翻訳は%1にあります。</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>System (%1)</source>
        <extracomment>Choice of the language of the windows: as the system has it; %1 the name of that language</extracomment>
        <translation type="unfinished">システム (%1)</translation>
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
        <translation type="unfinished">翻訳済み：%1%。ネイティブ確認済み：%2%。</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LessonCard</name>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Show me</source>
        <extracomment>Button: show on the board what the lesson asks for</extracomment>
        <translation type="unfinished">教えて(&amp;S)</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Try again</source>
        <extracomment>Button: take the turn back and play it differently</extracomment>
        <translation type="unfinished">もう一度(&amp;T)</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>L&amp;eave</source>
        <extracomment>Button: end the lesson</extracomment>
        <translation type="unfinished">やめる(&amp;E)</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>End the lesson; you can start it over at any time</source>
        <translation type="unfinished">レッスンを終わります。いつでも最初からやり直せます</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::MessageBox</name>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>Another program has changed &quot;%1&quot; since it was opened. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」は、開いたあと別のプログラムによって変更されました。置き換えますか？</translation>
    </message>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">ファイルが変更されています</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::OwnThemes</name>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>Your folder of themes is full; maximum: %1. Delete a theme in &quot;%2&quot; first.</source>
        <extracomment>%1 a number, %2 path of a folder</extracomment>
        <translation type="unfinished">テーマのフォルダーがいっぱいです。上限：%1。先に「%2」のテーマをどれか削除してください。</translation>
    </message>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">「%1」に書き込めませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」を開けません：</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Some parts of &quot;%1&quot; are not used:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">「%1」の一部は使われていません：</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">ファイルを開けません</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problems in the file</source>
        <translation type="unfinished">ファイルの問題</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Severity</source>
        <extracomment>Heading of a column (noun): error, warning or note</extracomment>
        <translation type="unfinished">重要度</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Place</source>
        <extracomment>Heading of a column (noun): where something is in the file</extracomment>
        <translation type="unfinished">場所</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problem</source>
        <extracomment>Heading of a column (noun): what is wrong in the file</extracomment>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Correct the file in a text editor, or choose another file.</source>
        <translation type="unfinished">場所はJSONポインターで、ファイルの先頭からたどるキーと番号を表します。テキストエディターでファイルを直すか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Co&amp;py</source>
        <extracomment>Button (verb): copy the problems to the clipboard</extracomment>
        <translation type="unfinished">コピー(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TextPanel</name>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Not a text of the program: %1</source>
        <extracomment>%1 a text that a window shows</extracomment>
        <translation type="unfinished">プログラムのテキストではありません：%1</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>missing, shown in English</source>
        <extracomment>State of a text</extracomment>
        <translation type="unfinished">未翻訳（英語で表示）</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, read by a native speaker</source>
        <extracomment>State of a translation, which is one of the user&apos;s own</extracomment>
        <translation type="unfinished">自分の訳、ネイティブ確認済み</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, drafted</source>
        <extracomment>State of a translation, which is one of the user&apos;s own: written, not read by others</extracomment>
        <translation type="unfinished">自分の訳、下訳</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>read by a native speaker</source>
        <extracomment>State of a translation</extracomment>
        <translation type="unfinished">ネイティブ確認済み</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>drafted</source>
        <extracomment>State of a translation: written, not yet read by a native speaker</extracomment>
        <translation type="unfinished">下訳</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Where is this text?</source>
        <extracomment>Title of a small window: which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">このテキストはどこから？</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Texts that say this</source>
        <extracomment>Name of a list of texts</extracomment>
        <translation type="unfinished">この表示になるテキスト</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>This could come from several texts. The likeliest is listed first.</source>
        <translation type="unfinished">この表示の元になりうるテキストがいくつかあります。最も可能性の高いものが先頭です。</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>English:</source>
        <extracomment>Label of a text in English</extracomment>
        <translation type="unfinished">英語：</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>For translators:</source>
        <extracomment>Label of what is told to translators</extracomment>
        <translation type="unfinished">翻訳者向け：</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Comment:</source>
        <extracomment>Label of what tells a text from another one that is the same in English</extracomment>
        <translation type="unfinished">コメント：</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Translation:</source>
        <extracomment>Label of what the program says in the language of the window</extracomment>
        <translation type="unfinished">翻訳：</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>State:</source>
        <extracomment>Label: drafted, read or missing</extracomment>
        <translation type="unfinished">状態：</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Context:</source>
        <extracomment>Label of the class, in the sources, that shows a text</extracomment>
        <translation type="unfinished">コンテキスト：</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Source:</source>
        <extracomment>Label of the file of the sources that has a text</extracomment>
        <translation type="unfinished">ソース：</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TranslatorTools</name>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Your text was removed from %1.</source>
        <extracomment>%1 the name of a file with the user&apos;s own translations</extracomment>
        <translation type="unfinished">%1から自分の訳を削除しました。</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Saved in %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">%1に保存しました。</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Unsaved translations</source>
        <extracomment>Title of a message: words that a translator has typed</extracomment>
        <translation type="unfinished">保存していない翻訳</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Some translations you typed have not been saved.</source>
        <translation type="unfinished">入力した翻訳の一部がまだ保存されていません。</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">閉じる前に保存しますか？</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; was not saved. %2</source>
        <extracomment>%1 a text in English, %2 why, as a sentence</extracomment>
        <translation type="unfinished">「%1」は保存されませんでした。%2</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; (%2) was not saved. %3</source>
        <extracomment>%1 a text in English, %2 the name of the language that it was translated into, such as Deutsch, %3 why, as a sentence</extracomment>
        <translation type="unfinished">「%1」（%2）は保存されませんでした。%3</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>For t&amp;ranslators</source>
        <extracomment>Title of a menu: what people need who translate the program</extracomment>
        <translation type="unfinished">翻訳者向け(&amp;R)</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Where is this text?</source>
        <extracomment>Menu entry: tells which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">このテキストはどこから(&amp;W)？</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Translate here</source>
        <extracomment>Menu entry: texts that are pointed at can be translated</extracomment>
        <translation type="unfinished">その場で翻訳(&amp;T)</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Text with the &amp;focus</source>
        <extracomment>Menu entry: tells which text of the program stands where the keys go</extracomment>
        <translation type="unfinished">フォーカスのあるテキスト(&amp;F)</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Hold Ctrl+Shift and point at a text. Ctrl+Shift+F1 shows the text that has the keyboard focus.</source>
        <translation type="unfinished">CtrlとShiftを押しながら、テキストにポインターを合わせてください。Ctrl+Shift+F1では、フォーカスのあるテキストについて表示します。</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>What you write goes into your own translation and shows at once.</source>
        <translation type="unfinished">書いた内容は自分の翻訳に入り、すぐに表示されます。</translation>
    </message>
</context>
</TS>
