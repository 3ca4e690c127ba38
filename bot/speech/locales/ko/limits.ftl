# That somebody asks for more than anybody may, and when it would work; to that person alone. $count
# is how many may be at a time, or in a minute; $lapses is shown by Discord, as "in 3 hours".

limit-challenges = 대기 중인 대국 신청이 이미 { $count }개예요. 한 사람이 한 번에 열어 둘 수 있는 만큼이에요. 신청한 곳에서 `/games`로 찾아 **신청 취소**를 누르거나 기다려 주세요. 가장 오래된 신청은 { $lapses } 만료돼요.
limit-challenges-here = 이 서버에는 대기 중인 대국 신청이 이미 { $count }개예요. 한 번에 열어 둘 수 있는 만큼이에요. `/games`에서 하나를 수락하거나 기다려 주세요. 가장 오래된 신청은 { $lapses } 만료돼요.
limit-commands = 명령이 너무 잦아요. 한 사람에게 1분에 { $count }번까지 답해요. { $seconds }초 뒤에 다시 해 보세요. 수를 두는 것은 세지 않아요.
limit-rolls = 자유 굴림이 너무 잦아요. 한 사람에게 1분에 { $count }번까지 굴려 줘요. { $seconds }초 뒤에 다시 해 보세요. 대국의 주사위는 세지 않아요.

refused-busy = 지금은 요청이 아주 많아요. 몇 초 뒤에 다시 해 주세요.
