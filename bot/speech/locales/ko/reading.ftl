# 수 and 칸 carry the particles that notation and squares cannot.

notation-letters = K Q R B N
notation-word = { PIECE($piece) }
notation-fillers = 에서 으로 로
notation-captures = 잡기 잡음 잡는다
notation-castles = 캐슬링
notation-castles-short = 킹사이드 짧은
notation-castles-long = 퀸사이드 긴

mistake-side = { $side ->
    [white] 백
   *[black] 흑
}
mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: ",") } 외 { $more }개
}

mistake-after = 그라비타투르를 { $at } 칸에 놓은 뒤예요.

mistake-empty = `e4`나 `Nf3`처럼 수를 입력하세요.
mistake-unreadable = 알아볼 수 없어요: { $typed }.
mistake-unreadable-roll-due = 알아볼 수 없어요: { $typed }. 먼저 주사위를 굴리세요.
mistake-unreadable-over = 수로 알아볼 수 없어요: { $typed }. 대국은 이미 끝났어요.
mistake-unreadable-move = 수로 알아볼 수 없어요: { $typed }. { LIST($choices, join: ",") }처럼, 또는 칸으로 { $squares }처럼 입력하세요.

mistake-over = { $by ->
    [checkmate] 체크메이트로 끝난 대국이에요.
    [null] 제로 때문에 끝난 대국이에요.
    [stalemate] 스테일메이트로 끝난 대국이에요.
   *[other] 끝난 대국이에요.
}
mistake-no-square = 이 체스판에 { $square } 칸은 없어요.

mistake-roll-first = 먼저 주사위를 굴리고 두세요.
mistake-null-roll-first = 먼저 { mistake-side }이 제로의 주사위를 굴려야 해요.
mistake-no-die = { $game }에는 주사위가 없어요.
mistake-rolled = 주사위는 이미 굴렸어요({ $number }). 수를 두세요.
mistake-no-roll = { $why ->
    [null] 지금은 제로의 주사위를 굴릴 때가 아니에요. 수를 두세요.
    [check] 체크에 걸리면 주사위를 굴리지 않아요. 수를 두세요.
   *[turn] 이번 차례에는 주사위가 없어요. 수를 두세요.
}
mistake-number-no-roll = { $why ->
    [null] 지금은 제로의 주사위를 굴릴 때가 아니에요. 숫자를 빼세요.
    [check] 체크에 걸리면 주사위를 굴리지 않아요. 수만 입력하거나 앞에 `(-)`를 붙이세요.
   *[turn] 이번 차례에는 주사위가 없어요. 수만 입력하거나 앞에 `(-)`를 붙이세요.
}
mistake-number-no-die = { $game }에는 주사위가 없어요. 숫자를 빼세요.
mistake-number-other = 나온 주사위 눈은 { $number }인데 다른 숫자를 입력했어요. 수만 입력하거나 앞에 `({ $number })`만 붙이세요.
mistake-die-binds = 주사위 눈이 { $number }일 때는 { $file }파일로 가야 해요: { mistake-choices }.

mistake-null-elsewhere = 주사위 눈이 { $number }일 때 제로는 { $said } 칸이 아니라 { $reached } 칸으로 가요. `({ $number })`만 입력하세요.
mistake-decide = 먼저 { mistake-side }이 주사위 결과를 받아들일지 정해야 해요: `prevent`(무효화) 또는 `accept`(받아들이기).
mistake-prevent = 주사위 결과로 { mistake-side }이 체크에 걸렸어요. `prevent`로 무효화해야 해요.
mistake-no-totem-in-game = { $game }에는 토템이 없어요. 수를 입력하세요.
mistake-nothing-to-decide = 받아들이거나 무효화할 주사위 결과가 없어요. 수를 두세요.
mistake-nothing-to-undo = 지금은 되돌릴 주사위 결과가 없어요. 제로의 주사위를 굴린 바로 다음 수에, 무효화되지 않은 결과만 되돌릴 수 있어요.
mistake-no-totem = { mistake-side }에게는 희생할 토템이 없어요. 수를 입력하세요.
mistake-totem-shields = 지금은 토템을 희생할 수 없어요. 토템이 없으면 킹이 체크에 걸려요.
mistake-long-step = 체크에 걸린 승천 킹은 한 칸만 움직여요. { $to } 칸으로는 못 가요.
mistake-pinned-swap = { $from }의 { PIECE($piece, form: "nom") } 핀에 걸려서 내 { PIECE($other, form: "com") } 자리를 바꿀 수 없어요.

mistake-no-gravitatur = { $game }에는 그라비타투르가 없어요. 수만 입력하세요.
mistake-without-gravitatur = { $king }의 킹이 체크에 걸려 있으니 그라비타투르 없이 두세요: { mistake-choices }.
mistake-occupied = 그라비타투르는 빈칸에만 놓아요. { $at } 칸에는 { PIECE($piece, form: "nom") } 있어요.
mistake-exposes-king = 그라비타투르를 { $at } 칸에 놓으면 { $king }의 내 킹이 체크에 걸려요.
mistake-no-move-after = 그라비타투르를 { $at } 칸에 놓으면 둘 수 있는 수가 없어요.
mistake-places = 그라비타투르를 놓을 수 있는 칸: { mistake-choices }.
mistake-no-place = 지금은 그라비타투르 없이 두세요: { mistake-choices }.
mistake-ends-turn = 그라비타투르를 { $at } 칸에 놓으면 체크라서 차례가 끝나요. 이것만 입력하세요: { mistake-choices }.
mistake-move-missing = 그라비타투르를 { $at } 칸에 놓고 수도 둬야 해요: { mistake-choices }.
mistake-placement-missing = 그라비타투르를 놓을 칸을 수 앞에 입력하세요: { mistake-choices }.
mistake-follows-none = 그라비타투르를 어디에 놓아도 { $typed } 수는 둘 수 없어요. 놓을 칸과 수를 차례로 입력하세요. 예: { mistake-choices }.

mistake-no-castling = { $game }에는 캐슬링이 없어요.
mistake-no-right = { mistake-side }은 이제 캐슬링할 수 없어요.
mistake-no-right-with = { mistake-side }은 { $rook }의 룩으로는 캐슬링할 수 없어요.
mistake-castling-in-check = { $king }의 킹이 체크에 걸려 캐슬링할 수 없어요.
mistake-castling-in-the-way = 지금 { mistake-side }은 그쪽으로 캐슬링할 수 없어요. 가는 길에 기물이나 공격받는 칸이 있어요.

mistake-start-empty = { $from } 칸에는 기물이 없어요.
mistake-start-theirs = { $side ->
    [white] { $from }의 { PIECE($piece, form: "top") } 흑의 기물인데, 지금은 백 차례예요.
   *[black] { $from }의 { PIECE($piece, form: "top") } 백의 기물인데, 지금은 흑 차례예요.
}
mistake-start-other = { $from }의 기물은 { PIECE($said, form: "nom") } 아니라 { PIECE($piece, form: "cop") }.
mistake-no-such-piece = { $on ->
    [file] { $line }파일에는 { mistake-side }의 { PIECE($piece, form: "nom") } 없어요.
    [rank] { $line }랭크에는 { mistake-side }의 { PIECE($piece, form: "nom") } 없어요.
   *[none] { mistake-side }에게는 { PIECE($piece, form: "nom") } 없어요.
}

mistake-stays-in-check = { $king }의 킹이 체크에 걸려 있고, { $typed } 수로는 벗어나지 못해요.
mistake-walks-into-check = { $typed } 수를 두면 킹이 체크에 걸려요.
mistake-exposes = { $typed } 수를 두면 킹이 체크에 걸려요.

mistake-you-can = 둘 수 있는 수: { mistake-choices }.
mistake-it-can = 그 { PIECE($piece, form: "ins") } 둘 수 있는 수: { mistake-choices }.
mistake-it-cannot = 그 { PIECE($piece, form: "ins") } 둘 수 있는 수는 지금 없어요.
mistake-they-can = 내 { PIECE($pieces, form: "ins") } 둘 수 있는 수: { mistake-choices }.

mistake-promotion-missing = 프로모션할 기물도 입력하세요: { mistake-choices }.
mistake-several = { $typed }에 맞는 수가 여럿이에요: { mistake-choices }.
mistake-cannot-capture = { $game }에서 { PIECE($piece, form: "top") } 다른 기물을 잡을 수 없어요.
mistake-file-missing = 폰으로 잡을 때는 폰의 파일도 입력하세요: { mistake-choices }.
mistake-no-such-swap = { $typed } 같은 자리바꿈은 없어요. 이렇게 입력하세요: { mistake-choices }.
mistake-captures-nothing = { $typed } 수로는 잡을 것이 없어요. 이렇게 입력하세요: { mistake-choices }.
mistake-no-such-promotion = 폰이 프로모션할 수 있는 기물은 { LIST($roles, join: ",") }뿐이에요: { mistake-choices }.
mistake-no-promotion = 마지막 랭크에 닿은 폰만 프로모션해요. 이렇게 입력하세요: { mistake-choices }.
mistake-it-does-not-reach = { $to ->
    [none] { $from }의 { PIECE($piece, form: "top") } 그렇게 움직일 수 없어요.
   *[other] { $from }의 { PIECE($piece, form: "top") } { $to } 칸으로 갈 수 없어요.
}
mistake-none-reaches = { $to ->
    [none] 그렇게 움직일 수 있는 { PIECE($piece, form: "nom") } 없어요.
   *[other] { $to } 칸으로 갈 수 있는 { PIECE($piece, form: "nom") } 없어요.
}
