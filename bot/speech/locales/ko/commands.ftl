# What commands and their options are for, as Discord shows it while a command is typed: at most 100
# characters each. An attribute is an option; the names themselves stay English.

command-challenge = 다른 사람이나 Eightfold에게 대국을 신청해요
    .variant = 대국할 게임
    .opponent = 대국을 신청할 사람 또는 Eightfold. 비우면 누구나 수락할 수 있어요
    .level = Eightfold의 실력, 1~8. 비우면 3이에요. Eightfold와 둘 때만 써요
    .color = 내가 둘 색. 비워 두면 무작위로 정해요
    .pace = 한 차례의 제한 시간. 비워 두면 서버의 설정을 따르거나 제한이 없어요
    .rated = 레이팅에 반영할지 여부. 비우면 서버 설정을 따라요
    .thread = 전용 스레드에서 둘지; 비워 두면 특정 상대에게 신청할 때 가능한 경우 스레드에서 둬요
    .position = 시작할 국면(FEN). 이런 대국은 레이팅에 들어가지 않아요
command-roll = 대국의 주사위를 굴리거나, 원하는 주사위를 자유롭게 굴려요
    .dice = 대국과 상관없이 굴릴 주사위. 예: 2d6+1, d20
command-move = 수를 둬요
    .turn = 둘 수. 예: e2e4, Nf3. 입력하는 동안 둘 수 있는 수를 보여 줘요
command-board = 체스판을 다시 보여 줘요. 지난 국면도 볼 수 있어요
    .side = 어느 쪽에서 볼지. 비워 두면 다음에 둘 사람 쪽에서 봐요
    .turn = 몇 수를 둔 뒤의 국면을 볼지. 0은 시작 국면이에요
    .text = 글자로 된 체스판도 함께 볼지 여부
command-games = 내 대국과 차례, 이 서버에서 기다리는 대국
command-game = 대국의 수순, 두는 사람, 주사위; 나에게만 보여요
    .number = 대국 번호; 비워 두면 이 채널의 대국
command-replay = 이 채널의 대국을 애니메이션으로 보여 줘요. 끝나지 않은 대국도 볼 수 있어요
    .file = /export로 받은 파일이나 체스 PGN. 한 수씩 나에게만 보여 줘요
command-review = 끝난 대국을 주사위와 둔 수로 나눠 분석해요. 나에게만 보여요
    .game = 대국 번호. 비우면 이 채널의 마지막 대국이에요
command-export = 이 채널의 대국을 파일로 받아요. 끝나지 않은 대국도 되고, 나에게만 보여요
    .format = 체스 프로그램에서 열리는 텍스트 또는 모든 기록이 담긴 JSON. 비우면 텍스트예요
command-hint = Eightfold와의 대국에서 가장 좋은 수와 그 이유를 나에게만 알려 줘요
command-odds = 주사위의 눈이나 좋은 수마다 기대 승점을 나에게만 알려 줘요
    .game = 대국 번호; 비워 두면 이 채널의 대국
    .turn = 몇 수를 둔 직후, 다음 굴림 전의 국면을 볼지. 0은 시작 국면이에요
    .variant = 국면이 어느 게임의 것인지
    .position = 대국 대신 볼 국면(FEN); variant도 필요해요
command-puzzle = 풀어 볼 문제: 찾을 것이 있는 국면. 나에게만 보여요
    .variant = 어느 게임의 문제인지. 비우면 아무 게임이나
    .kind = 무엇을 찾을지. 비우면 아무거나
    .daily = 모두에게 같은 오늘의 문제
command-draw = 무승부를 제안하거나 수락하고, 규칙이 허락하면 선언해요
command-takeback = 마지막 수를 물러 달라고 부탁해요. Eightfold를 상대로는 바로 물러요
command-pause = 제한 시간이 있는 대국의 시계를 멈추자고 제안하거나, 멈춘 시계를 다시 가게 해요
command-resign = 이 채널의 대국에서 기권해요. 그 전에 한 번 더 확인해요
command-abort = 이 채널의 대국을 승부 없이 끝내요. 둘 다 두기 전, 서로 동의할 때, 상대가 2주 동안 두지 않을 때
command-profile = 이 서버에서 둔 대국의 결과와 레이팅, 상대, 운을 보여 줘요
    .person = 볼 사람. 비우면 나
    .variant = 레이팅을 그림으로 볼 게임. 비우면 레이팅 대국이 가장 많은 게임
command-leaderboard = 이 서버의 레이팅 순위를 보여 줘요
    .variant = 볼 게임. 비우면 이 서버에서 레이팅 대국이 가장 많은 게임
command-rules = 게임 규칙을 그림과 함께 알려 줘요
    .variant = 규칙을 볼 게임
command-learn = 작은 국면 다섯 개로 게임 하나를 2분 만에 배워요. 나에게만 보여요
    .variant = 배울 게임
command-settings = 나에게 보이는 모습과 언어를 확인하거나 바꿔요
    .theme = 그림의 색
    .size = 그림의 크기
    .language = 나에게 답할 때 쓰는 언어
    .confirm = 수를 두기 전에 체스판을 한 번 더 보여 줄지 여부
    .pings = 차례가 되면 알림을 받을지
    .tips = 게임마다 처음 세 대국에서 도움말을 받을지
command-config = 이 서버에서 보이는 모습과 언어를 확인하거나 바꿔요. ‘서버 관리하기’ 권한이 필요해요
    .theme = 그림의 색
    .size = 그림의 크기
    .language = 체스판에 쓰는 언어
    .pace = 신청할 때 따로 정하지 않은 대국에서 한 차례의 제한 시간
    .one_theme = 누구 차례든 모든 체스판에 서버의 테마를 쓸지 여부
    .white_below = 누구 차례든 항상 백을 아래쪽에 보여 줄지 여부
    .rated = 신청할 때 따로 정하지 않은 대국을 레이팅 대국으로 할지 여부
    .threads = 따로 정하지 않으면 누군가에게 신청한 대국을 스레드에서 두는지
    .puzzles = 00:05 UTC에 오늘의 문제를 올릴 채널
command-forget-me = 나에 대해 저장된 설정, 레이팅, 대기 중인 대국 신청, 이름을 지워요
command-help = 무엇을 할 수 있고 어떤 게임이 있는지 알려 줘요

# Choices of options. The games, themes and sizes are in files of their own.

choice-white = 백
choice-black = 흑
choice-random = 무작위
choice-none = 제한 없음
choice-10m = 10분
choice-1h = 1시간
choice-1d = 1일
choice-3d = 3일
choice-7d = 7일
choice-text = 텍스트(PGN)
choice-json = JSON
# What a puzzle asks for.
choice-numbers = 어떤 숫자가 메이트일까?
choice-number = 이 숫자로 메이트
choice-no-way-out = 상대의 메이트 막기
choice-net = 그물: 체크 다음에 숫자 셋
choice-mate = 메이트
choice-null = 널의 주사위
# Takes back what was chosen before.
choice-default = 기본값: 선택하지 않음

# Above the commands and games that /help lists.
help-opening = **체스와 변형 체스를 둬요. 8면체 주사위를 쓰는 게임도, 쓰지 않는 게임도 있어요.** `/challenge`로 대국을 신청하세요. 차례가 되면 멘션으로 알려 드려요. 체스판 아래의 버튼을 쓰거나 `/move`로 수를 입력하면 돼요.
