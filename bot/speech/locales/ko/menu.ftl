pick-move = { PIECE($piece) } { $from } → { $to }
pick-swap = { PIECE($piece) } { $from } ⇄ { PIECE($other) } { $to }
pick-place-move = 그라비타투르 { $square }, { PIECE($piece) } { $from } → { $to }
pick-also-takes = { PIECE($piece) } 잡기
pick-also-takes-null = 제로 잡기
pick-also-climbs = { $to } 칸까지 올라가기
pick-also-becomes = { PIECE($piece, form: "ins") } 프로모션
pick-piece = { PIECE($piece) } { $square }
pick-targets = 갈 수 있는 칸: { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: { PIECE($piece) } 잡기
pick-swaps = { $to }: { PIECE($piece, form: "com") } 자리 바꾸기
pick-takes-null = { $to }: 제로 잡기
pick-promotes = 폰 프로모션
pick-role = { PIECE($piece) }

pick-place = 그라비타투르 { $square }
pick-place-pulls = { $square }: { pulled }
pick-draws = { $ends ->
    [mate] 체크메이트!{" "}
    [check] 체크, 차례 끝.{" "}
   *[none] {""}
}{ $count ->
    [0] 끌어당기는 기물 없음
   *[other] 기물 { $count }개: { LIST($moves, join: ",") }
}
pick-file = { $file }파일
pick-file-squares = { LIST($squares, join: ",") }{ $mates ->
    [0] {""}
   *[other] {" "}· 체크메이트: { LIST($mating, join: ",") }
}{ $checks ->
    [0] {""}
   *[other] {" "}· 체크: { LIST($checking, join: ",") }
}

menu-turn = 수를 고르세요
menu-turn-from = 수를 고르세요 ({ $first }~{ $last })
menu-piece = 기물을 고르세요
menu-square = 칸을 고르세요
menu-promotion = 프로모션할 기물을 고르세요
# 파일 alone is also a file to upload.
menu-file = 파일(세로줄)을 고르세요
menu-placement = 그라비타투르를 놓으세요
menu-game = 체스 종류를 고르세요

ask-piece = 어느 기물을 움직일까요?
ask-piece-without = 이번에는 그라비타투르 없이 둬요. 어느 기물을 움직일까요?
ask-piece-after = 그라비타투르는 { $square }에 놓아요. 어느 기물을 움직일까요?
ask-target = { $square }의 { PIECE($piece, form: "acc") } 어디로 움직일까요?
ask-promotion = { $square }에 닿은 폰을 무엇으로 프로모션할까요?
ask-file = 그라비타투르를 어느 파일(세로줄)에 놓을까요?
ask-confirm = { $notation }: 이렇게 둘까요? 그림은 둔 뒤의 체스판이에요.
ask-placement = 그라비타투르를 { $file }파일의 어느 칸에 놓을까요?
suggestion-partial = 수 { $count }개 중에서 고르기
