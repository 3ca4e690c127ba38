# One-line tips in a person's first three games of a kind, in small print under the board. Each is one
# short line.

tip = 도움말: { $tip }

tip-chess-check = 체크에 걸렸어요. 메뉴에는 체크에서 벗어나는 수만 있어요.
tip-chess-menu = 메뉴에서 고르거나 `/move`로 `Nf3`, `e2e4`처럼 수를 입력하세요.
tip-chess-pieces = 나이트와 비숍을 일찍 내보내고 폰을 가운데에 두세요.
tip-chess-oops = 잘못 뒀다면 1분 안에 **앗, 실수**로 되돌릴 수 있어요.
tip-chess-castle = 일찍 캐슬링하세요. 킹을 룩 쪽으로 두 칸 움직이면 돼요.
tip-chess-guarded = 두기 전에 상대가 다음에 무엇을 잡을 수 있는지 살펴보세요.
tip-chess-more = **더 보기**에 무승부 제안, 기권, 규칙이 있어요.

tip-gravitatur-check = 체크에 걸려 있을 때는 그라비타투르 없이 수만 둬요.
tip-gravitatur-first = 먼저 그라비타투르를 놓고, 그다음 바뀐 체스판에서 기물을 움직여요.
tip-gravitatur-menu = 메뉴 맨 위에는 가장 많이 끌어당기거나 체크가 되는 칸이 있고, 나머지 칸은 파일에서 고를 수 있어요.
tip-gravitatur-idle = 지금 체스판이 마음에 들면 **효과 없이 놓기**를 누르세요.
tip-gravitatur-both = 내 기물도 끌려가요. 내 킹을 지키는 기물이 어디로 갈지 살펴보세요.
tip-gravitatur-teleport = 킹은 폰을 뺀 내 기물과 자리를 바꾸는 수를 둘 수 있어요.
tip-gravitatur-typed = `@d4/Nf3`처럼 한 차례를 통째로 입력할 수 있어요.

tip-d-check = 체크에 걸려 있을 때는 주사위를 굴리지 않고 아무것도 올라가지 않아요. 킹만 잡을 수 있어요.
tip-d-free = 그 파일에는 아무것도 도착할 수 없으니 아무 수나 둘 수 있어요.
tip-d-file = 표시된 파일에 도착하면 돼요. 어느 기물로 갈지는 마음대로예요.
tip-d-climb = 도착할 칸 바로 앞에 무엇이 있는지 보세요. 기물은 그 너머로 올라가요.
tip-d-roll = 파일은 굴린 사람의 왼쪽부터 세요. 나의 1은 상대의 8이에요.
tip-d-teleport = 그 칸이 파일 위에 있으면 킹은 폰을 뺀 내 기물과 자리를 바꿀 수 있어요.
tip-d-stay = 표시된 파일 안에서 앞으로 움직이는 수도 둘 수 있어요.
tip-d-blockers = 킹만 잡을 수 있으니, 체크에는 킹으로 대응하거나 사이를 막으세요.

tip-totem-decide = 결과를 무효로 하면 토템을 잃어요. 체크를 막을 수 있다면 받아들이세요.
tip-totem-form = 킹의 모습이 바뀌었어요. 체스판 아래 버튼이나 `/rules`에서 어떻게 움직이는지 볼 수 있어요.
tip-totem-check = 체크에 걸려 있을 때도 자리를 바꿀 수 있어요. 토템으로 킹을 빼내거나 사이를 막으세요.
tip-totem-danger = 빗금 친 숫자가 나오면 무언가를 잃어요. 이번 수로 널이 만날 것을 바꿀 수 있어요.
tip-totem-null-next = 이번 수 바로 다음에 널이 움직이고, 만나는 것을 잡아요.
tip-totem-roll = 백 쪽에서 볼 때 1은 왼쪽 아래이고, 시계 방향으로 돌아 8이 아래예요.
tip-totem-swap = 토템은 곧은 줄로 세 칸 안에 있는 내 기물과 자리를 바꿀 수 있어요.
tip-totem-shelter = 상대 기물은 내 토템을 잡을 수 없어요. 토템은 킹 앞의 벽이에요.
tip-totem-keep = 토템을 지키세요. 토템이 없으면 널 때문에 체크에 걸리는 순간 져요.
tip-totem-castle = 캐슬링은 i파일 쪽으로 두 칸, a파일 쪽으로 세 칸이에요. 사이에 내 토템이 있어도 돼요.
tip-totem-passing = 두세 칸 움직인 폰은 지나온 어느 칸에서든 앙파상으로 잡힐 수 있어요.
