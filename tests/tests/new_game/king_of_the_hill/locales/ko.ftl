game-king-of-the-hill = 킹 오브 더 힐
    .summary = 킹이 가운데 네 칸 중 하나에 도착해도 이기는 체스예요.
    .credit = lichess.org의 규칙을 따라요.

guide-king-of-the-hill-hill =
    모든 것이 체스와 같고 체크메이트도 있어요. 다만 **언덕**인 d4, e4, d5, e5 중 한 칸에 킹이 도착하면 바로 이겨요.

    킹은 언덕에서도 체크되는 칸으로 갈 수 없어요. 킹만 남아도 이길 수 있으니, 기물이 모자라서 무승부가 되는 일은 없어요.

    여기서는 백의 킹이 언덕에 도착해 백이 이겼어요.
    .title = 언덕

king-on-the-hill = { wins } 킹이 언덕에 도착했어요(수 { $turn }).

tip-hill-walk = 킹이 d4, e4, d5, e5 중 한 칸에 도착하면 이겨요.
tip-hill-guard = 상대 킹이 다가온 가운데 칸을 지키세요.
