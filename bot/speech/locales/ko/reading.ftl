# Why what a person typed names no legal action. Each message is one or two whole sentences, and an
# answer is up to three messages, one after the other.
#
# $typed (what was typed), $choices (actions that can be typed) and $squares (an action as squares)
# come marked as code. $choices are at most eight, and $more counts the rest. $game is a game's
# name, $side is white or black, and $piece one piece, without its colour unless said otherwise.
# $king, $from, $to and $at are squares.

# The letters that notation in this language has for king, queen, rook, bishop and knight.
notation-letters = K Q R B N
# A piece as one word that may be typed.
notation-word = { PIECE($piece) }

mistake-side = { $side ->
    [white] 백
   *[black] 흑
}
mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: ",") } 외 { $more }개
}

# Before another message, where the move that it is about comes after a legal placement: the board
# is then as the Gravitatur leaves it.
mistake-after = 그라비타투르를 { $at } 칸에 놓은 뒤의 국면이에요.

## The text has the form of no action.

mistake-empty = 입력한 내용이 없어요. 수를 입력해 주세요.
# Before mistake-decide or mistake-prevent.
mistake-unreadable = 알아볼 수 없는 입력이에요: { $typed }.
mistake-unreadable-roll-due = 알아볼 수 없는 입력이에요: { $typed }. 주사위를 굴릴 차례이니 먼저 굴리세요.
mistake-unreadable-over = 수로 알아볼 수 없는 입력이에요: { $typed }. 대국도 이미 끝났어요.
mistake-unreadable-move = 수로 알아볼 수 없는 입력이에요: { $typed }. { LIST($choices, join: ",") }처럼 입력하거나, 칸으로 { $squares }처럼 입력하세요.

## The game, the board.

# $by is checkmate, null, stalemate or other.
mistake-over = { $by ->
    [checkmate] 체크메이트로 대국이 끝나서 더 둘 수 없어요.
    [null] 널 때문에 대국이 끝나서 더 둘 수 없어요.
    [stalemate] 스테일메이트로 대국이 끝나서 더 둘 수 없어요.
   *[other] 대국이 끝나서 더 둘 수 없어요.
}
mistake-no-square = 체스판에 { $square } 칸은 없어요.

## The die. $number is what it shows.

mistake-roll-first = 먼저 주사위를 굴린 다음 수를 두세요.
mistake-null-roll-first = 먼저 { mistake-side }이 널의 주사위를 굴려야 해요.
mistake-no-die = { $game }에서는 주사위를 굴리지 않아요.
mistake-rolled = 주사위는 이미 굴렸어요(눈: { $number }). 이제 수를 두세요.
# A roll was typed, or a number before a move, and none is due. $why is null (where the die is for
# the Null, after every third turn), check or turn.
mistake-no-roll = { $why ->
    [null] 널의 주사위는 세 수마다 굴리는데, 지금은 그때가 아니에요. 수를 두세요.
    [check] 체크에 걸려 있을 때는 주사위를 굴리지 않아요. 수를 두세요.
   *[turn] 이번 차례에는 주사위를 굴리지 않아요. 수를 두세요.
}
mistake-number-no-roll = { $why ->
    [null] 널의 주사위는 세 수마다 굴리는데, 지금은 그때가 아니에요. 숫자를 빼고 입력하세요.
    [check] 체크에 걸려 있을 때는 주사위를 굴리지 않아요. 수 앞에 `(-)`를 붙이거나 아무것도 붙이지 마세요.
   *[turn] 이번 차례에는 주사위를 굴리지 않아요. 수 앞에 `(-)`를 붙이거나 아무것도 붙이지 마세요.
}
mistake-number-no-die = { $game }에서는 주사위를 굴리지 않아요. 숫자를 빼고 입력하세요.
mistake-number-other = 나온 주사위 눈과 달라요. 수 앞에 `({ $number })`만 붙이거나 아무것도 붙이지 마세요.
# $file is a letter.
mistake-die-binds = 주사위 눈이 { $number }이므로 기물이 { $file }파일에 도착해야 해요: { mistake-choices }.

## Totems, the Null's roll, and what is decided about it.

# $number is the roll that was typed, $said the square that was typed with it.
mistake-null-elsewhere = 주사위 눈이 { $number }이면 널은 { $said } 칸이 아니라 { $reached } 칸으로 가요. `({ $number })`만 입력하면 돼요.
mistake-decide = 먼저 { mistake-side }이 주사위 결과를 받아들일지 정해야 해요: `prevent`(무효화) 또는 `accept`(받아들이기).
mistake-prevent = 주사위 결과로 { mistake-side }이 체크에 걸려 `prevent`로 무효화해야 해요.
mistake-no-totem-in-game = { $game }에는 토템이 없어요. 수를 두세요.
mistake-nothing-to-decide = 받아들이거나 무효로 할 주사위 결과가 없어요. 수를 두세요.
mistake-nothing-to-undo = 되돌릴 주사위가 없어요. 무효가 되지 않은 주사위를, 굴린 바로 다음 차례에만 되돌릴 수 있어요.
mistake-no-totem = { mistake-side }에게는 희생할 토템이 없어요. 수를 두세요.
mistake-totem-shields = 지금은 토템을 희생할 수 없어요. 토템이 없으면 킹이 체크에 걸려요.
mistake-long-step = 체크에 걸린 승천 킹은 한 칸만 움직일 수 있어서 { $to } 칸으로 갈 수 없어요.
# $piece would land on $other, of its own side.
mistake-pinned-swap = { $from }의 { PIECE($piece, form: "nom") } 핀에 걸려 있어요. 핀에 걸린 기물은 내 { PIECE($other, form: "nom") } 있는 칸으로 가서 자리를 바꿀 수 없어요.

## Placing the Gravitatur.

mistake-no-gravitatur = { $game }에는 그라비타투르가 없어요. 수만 입력하세요.
mistake-without-gravitatur = { $king }의 킹이 체크에 걸려 있으니 그라비타투르 없이 두세요: { mistake-choices }.
# $piece has an owner here.
mistake-occupied = 그라비타투르는 빈칸에만 놓을 수 있는데, { $at } 칸에는 { PIECE($piece, form: "nom") } 있어요.
mistake-exposes-king = 그라비타투르를 { $at } 칸에 놓으면 내 킹이 { $king } 칸에서 체크에 걸려요.
mistake-no-move-after = 그라비타투르를 { $at } 칸에 놓으면 둘 수 있는 수가 없어져요.
# These two come behind the three before. $choices are squares in the first, not marked as code.
mistake-places = 그라비타투르를 놓을 수 있는 칸: { mistake-choices }.
mistake-no-place = 지금은 그라비타투르 없이 두세요: { mistake-choices }.
mistake-ends-turn = 그라비타투르를 { $at } 칸에 놓으면 체크가 되어 차례가 끝나요. 이것만 입력하세요: { mistake-choices }.
mistake-move-missing = 그라비타투르를 { $at } 칸에 놓은 다음에는 수를 둬야 해요: { mistake-choices }.
mistake-placement-missing = 수 앞에 그라비타투르를 놓을 칸을 입력하세요: { mistake-choices }.
mistake-follows-none = 그라비타투르를 어디에 놓아도 { $typed } 수는 둘 수 없어요. 그라비타투르를 놓을 칸과 수를 차례로 입력하세요. 예: { mistake-choices }.

## Castling.

mistake-no-castling = { $game }에는 캐슬링이 없어요.
mistake-no-right = { mistake-side }에게는 캐슬링할 권리가 없어요.
mistake-no-right-with = { mistake-side }에게는 { $rook }의 룩과 캐슬링할 권리가 없어요.
mistake-castling-in-check = { $king }의 킹이 체크에 걸려 있어요. 체크에 걸린 킹은 캐슬링할 수 없어요.
mistake-castling-in-the-way = 지금 { mistake-side }은 그쪽으로 캐슬링할 수 없어요. 길목에 기물이나 공격받는 칸이 있어요.

## Where a move starts.

mistake-start-empty = { $from } 칸에는 기물이 없어요.
# $side is the side to move, and $piece the other side's.
mistake-start-theirs = { $side ->
    [white] { $from }의 { PIECE($piece, form: "top") } 흑의 기물인데, 지금은 백 차례예요.
   *[black] { $from }의 { PIECE($piece, form: "top") } 백의 기물인데, 지금은 흑 차례예요.
}
# $said is the piece that was typed.
mistake-start-other = { $from } 칸에 있는 기물은 { PIECE($said, form: "nom") } 아니라 { PIECE($piece, form: "cop") }.
# $on says where it was to start: file, rank or none; $line is the file's letter or the rank's number.
mistake-no-such-piece = { $on ->
    [file] { $line }파일에는 { mistake-side }의 { PIECE($piece, form: "nom") } 없어요.
    [rank] { $line }랭크에는 { mistake-side }의 { PIECE($piece, form: "nom") } 없어요.
   *[none] { mistake-side }에게는 { PIECE($piece, form: "nom") } 없어요.
}

## The king's safety. A message about what can be played comes behind each.

mistake-stays-in-check = { $king }의 킹이 체크에 걸려 있는데, { $typed } 수로는 벗어나지 못해요.
mistake-walks-into-check = { $typed } 수를 두면 킹이 체크에 걸려요.
mistake-exposes = { $typed } 수를 두면 킹이 체크에 노출돼요.

## What can be played. $pieces are several of a kind.

mistake-you-can = 둘 수 있는 수: { mistake-choices }.
mistake-it-can = 그 { PIECE($piece, form: "ins") } 둘 수 있는 수: { mistake-choices }.
mistake-it-cannot = 그 { PIECE($piece, form: "ins") } 둘 수 있는 수는 지금 없어요.
mistake-they-can = 내 { PIECE($pieces, form: "ins") } 둘 수 있는 수: { mistake-choices }.

## Moves.

mistake-promotion-missing = 폰이 무엇으로 프로모션할지 입력하세요: { mistake-choices }.
mistake-several = { $typed }에 해당하는 수가 여럿 있어요: { mistake-choices }.
mistake-cannot-capture = { $game }에서 { PIECE($piece, form: "top") } 기물을 잡을 수 없어요.
mistake-file-missing = 폰으로 잡을 때는 그 폰의 파일을 밝혀야 해요: { mistake-choices }.
mistake-no-such-swap = { $typed } 같은 자리바꿈은 없어요. 이렇게 입력하세요: { mistake-choices }.
mistake-captures-nothing = { $typed } 수로는 잡을 기물이 없어요. 이렇게 입력하세요: { mistake-choices }.
# $roles are the pieces that it may become.
mistake-no-such-promotion = 폰이 프로모션할 수 있는 기물은 { LIST($roles, join: ",") }뿐이에요: { mistake-choices }.
mistake-no-promotion = 마지막 랭크에 도달한 폰만 프로모션할 수 있어요. 이렇게 입력하세요: { mistake-choices }.
# $to is none where no square was typed. What can be played comes behind both.
mistake-it-does-not-reach = { $to ->
    [none] { $from }의 { PIECE($piece, form: "top") } 그렇게 움직일 수 없어요.
   *[other] { $from }의 { PIECE($piece, form: "top") } { $to } 칸으로 갈 수 없어요.
}
mistake-none-reaches = { $to ->
    [none] 그렇게 움직일 수 있는 { PIECE($piece, form: "nom") } 없어요.
   *[other] { $to } 칸으로 갈 수 있는 { PIECE($piece, form: "nom") } 없어요.
}
