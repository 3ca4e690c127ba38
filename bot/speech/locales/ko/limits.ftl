limit-challenges = 대기 중인 대국 신청이 { $count }개라 더는 신청할 수 없어요. `/games`에서 하나를 취소하거나 기다리세요. 가장 오래된 신청은 { $lapses } 만료돼요.
limit-challenges-here = 이 서버에 대기 중인 대국 신청이 { $count }개라 더는 신청할 수 없어요. `/games`에서 하나를 수락하거나 기다리세요. 가장 오래된 신청은 { $lapses } 만료돼요.
limit-commands = 명령어를 너무 자주 썼어요(1분에 { $count }번까지). { $seconds }초 뒤에 다시 해 보세요. 수는 계속 둘 수 있어요.
limit-rolls = 주사위를 너무 자주 굴렸어요(1분에 { $count }번까지). { $seconds }초 뒤에 다시 굴리세요. 대국에서 굴리는 주사위는 제한이 없어요.

refused-busy = 지금은 많이 바빠요. 몇 초 뒤에 다시 해 보세요.
