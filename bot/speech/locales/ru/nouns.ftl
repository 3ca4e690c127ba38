# Pieces. Without an attribute: the nominative. Attributes are the forms that sentences ask for, each
# with its color where it has one:
#   cap      the nominative where a sentence starts, of one piece: «Белый конь»
#   gen      the genitive; acc: the accusative
#   with     «с конём», «со слоном», «с белым слоном»
#   count    with its number: «конь», «два коня», «пять коней»
#   past     with its number in the genitive: «коня», «двух коней»
# and, where "this" goes without saying of a piece that a side has only one of:
#   by-this  «Этим конём», «Королём», where a sentence starts
#   by-these «Твоими конями», «Твоим королём», where a sentence starts
#   of-this  «этого коня», «короля»
#   not-one  «Ни один конь», «Твой король», where a sentence starts
# and, where a line starts:
#   head     «Конь», alone

adj-m = { $color ->
    [white] белый{" "}
    [black] чёрный{" "}
   *[none] {""}
}
adj-f = { $color ->
    [white] белая{" "}
    [black] чёрная{" "}
   *[none] {""}
}
adj-pl = { $color ->
    [white] белые{" "}
    [black] чёрные{" "}
   *[none] {""}
}
adj-acc-f = { $color ->
    [white] белую{" "}
    [black] чёрную{" "}
   *[none] {""}
}
adj-gen-m = { $color ->
    [white] белого{" "}
    [black] чёрного{" "}
   *[none] {""}
}
adj-gen-f = { $color ->
    [white] белой{" "}
    [black] чёрной{" "}
   *[none] {""}
}
adj-gen-pl = { $color ->
    [white] белых{" "}
    [black] чёрных{" "}
   *[none] {""}
}
adj-ins-m = { $color ->
    [white] белым{" "}
    [black] чёрным{" "}
   *[none] {""}
}
adj-ins-f = { $color ->
    [white] белой{" "}
    [black] чёрной{" "}
   *[none] {""}
}
# How many: masculine, feminine, and the genitive.
number = { $count ->
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] { $count }
}
number-f = { $count ->
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] { $count }
}
number-gen = { $count ->
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
   *[other] { $count }
}

pawn = { $count ->
    [one] { adj-f }пешка
   *[other] { adj-pl }пешки
}
    .cap = { $color ->
        [white] Белая пешка
        [black] Чёрная пешка
       *[none] Пешка
    }
    .gen = { $count ->
        [one] { adj-gen-f }пешки
       *[other] { adj-gen-pl }пешек
    }
    .acc = { $count ->
        [one] { adj-acc-f }пешку
       *[other] { adj-pl }пешки
    }
    .with = с { adj-ins-f }пешкой
    .count = { $count ->
        [one] пешка
        [few] { number-f } пешки
       *[many] { number-f } пешек
    }
    .past = { $count ->
        [one] пешки
       *[other] { number-gen } пешек
    }
    .by-this = Этой пешкой
    .by-these = Твоими пешками
    .of-this = этой пешки
    .not-one = Ни одна пешка
    .head = Пешка

knight = { $count ->
    [one] { adj-m }конь
   *[other] { adj-pl }кони
}
    .cap = { $color ->
        [white] Белый конь
        [black] Чёрный конь
       *[none] Конь
    }
    .gen = { $count ->
        [one] { adj-gen-m }коня
       *[other] { adj-gen-pl }коней
    }
    .acc = { $count ->
        [one] { adj-gen-m }коня
       *[other] { adj-gen-pl }коней
    }
    .with = с { adj-ins-m }конём
    .count = { $count ->
        [one] конь
        [few] { number } коня
       *[many] { number } коней
    }
    .past = { $count ->
        [one] коня
       *[other] { number-gen } коней
    }
    .by-this = Этим конём
    .by-these = Твоими конями
    .of-this = этого коня
    .not-one = Ни один конь
    .head = Конь

bishop = { $count ->
    [one] { adj-m }слон
   *[other] { adj-pl }слоны
}
    .cap = { $color ->
        [white] Белый слон
        [black] Чёрный слон
       *[none] Слон
    }
    .gen = { $count ->
        [one] { adj-gen-m }слона
       *[other] { adj-gen-pl }слонов
    }
    .acc = { $count ->
        [one] { adj-gen-m }слона
       *[other] { adj-gen-pl }слонов
    }
    .with = { $color ->
        [none] со слоном
       *[other] с { adj-ins-m }слоном
    }
    .count = { $count ->
        [one] слон
        [few] { number } слона
       *[many] { number } слонов
    }
    .past = { $count ->
        [one] слона
       *[other] { number-gen } слонов
    }
    .by-this = Этим слоном
    .by-these = Твоими слонами
    .of-this = этого слона
    .not-one = Ни один слон
    .head = Слон

rook = { $count ->
    [one] { adj-f }ладья
   *[other] { adj-pl }ладьи
}
    .cap = { $color ->
        [white] Белая ладья
        [black] Чёрная ладья
       *[none] Ладья
    }
    .gen = { $count ->
        [one] { adj-gen-f }ладьи
       *[other] { adj-gen-pl }ладей
    }
    .acc = { $count ->
        [one] { adj-acc-f }ладью
       *[other] { adj-pl }ладьи
    }
    .with = с { adj-ins-f }ладьёй
    .count = { $count ->
        [one] ладья
        [few] { number-f } ладьи
       *[many] { number-f } ладей
    }
    .past = { $count ->
        [one] ладьи
       *[other] { number-gen } ладей
    }
    .by-this = Этой ладьёй
    .by-these = Твоими ладьями
    .of-this = этой ладьи
    .not-one = Ни одна ладья
    .head = Ладья

queen = { $count ->
    [one] { adj-m }ферзь
   *[other] { adj-pl }ферзи
}
    .cap = { $color ->
        [white] Белый ферзь
        [black] Чёрный ферзь
       *[none] Ферзь
    }
    .gen = { $count ->
        [one] { adj-gen-m }ферзя
       *[other] { adj-gen-pl }ферзей
    }
    .acc = { $count ->
        [one] { adj-gen-m }ферзя
       *[other] { adj-gen-pl }ферзей
    }
    .with = с { adj-ins-m }ферзём
    .count = { $count ->
        [one] ферзь
        [few] { number } ферзя
       *[many] { number } ферзей
    }
    .past = { $count ->
        [one] ферзя
       *[other] { number-gen } ферзей
    }
    .by-this = Этим ферзём
    .by-these = Твоими ферзями
    .of-this = этого ферзя
    .not-one = Ни один ферзь
    .head = Ферзь

king = { $count ->
    [one] { adj-m }король
   *[other] { adj-pl }короли
}
    .cap = { $color ->
        [white] Белый король
        [black] Чёрный король
       *[none] Король
    }
    .gen = { $count ->
        [one] { adj-gen-m }короля
       *[other] { adj-gen-pl }королей
    }
    .acc = { $count ->
        [one] { adj-gen-m }короля
       *[other] { adj-gen-pl }королей
    }
    .with = с { adj-ins-m }королём
    .count = { $count ->
        [one] король
        [few] { number } короля
       *[many] { number } королей
    }
    .past = { $count ->
        [one] короля
       *[other] { number-gen } королей
    }
    .by-this = Королём
    .by-these = Твоим королём
    .of-this = короля
    .not-one = Твой король
    .head = Король

totem = { $count ->
    [one] { adj-m }Тотем
   *[other] { adj-pl }Тотемы
}
    .cap = { $color ->
        [white] Белый Тотем
        [black] Чёрный Тотем
       *[none] Тотем
    }
    .gen = { $count ->
        [one] { adj-gen-m }Тотема
       *[other] { adj-gen-pl }Тотемов
    }
    .acc = { $count ->
        [one] { adj-m }Тотем
       *[other] { adj-pl }Тотемы
    }
    .with = с { adj-ins-m }Тотемом
    .count = { $count ->
        [one] Тотем
        [few] { number } Тотема
       *[many] { number } Тотемов
    }
    .past = { $count ->
        [one] Тотема
       *[other] { number-gen } Тотемов
    }
    .by-this = Тотемом
    .by-these = Твоим Тотемом
    .of-this = Тотема
    .not-one = Твой Тотем
    .head = Тотем

spirit-king = { $count ->
    [one] { adj-m }Король-Дух
   *[other] { adj-pl }Короли-Духи
}
    .cap = { $color ->
        [white] Белый Король-Дух
        [black] Чёрный Король-Дух
       *[none] Король-Дух
    }
    .gen = { $count ->
        [one] { adj-gen-m }Короля-Духа
       *[other] { adj-gen-pl }Королей-Духов
    }
    .acc = { $count ->
        [one] { adj-gen-m }Короля-Духа
       *[other] { adj-gen-pl }Королей-Духов
    }
    .with = с { adj-ins-m }Королём-Духом
    .count = { $count ->
        [one] Король-Дух
        [few] { number } Короля-Духа
       *[many] { number } Королей-Духов
    }
    .past = { $count ->
        [one] Короля-Духа
       *[other] { number-gen } Королей-Духов
    }
    .by-this = Королём-Духом
    .by-these = Твоим Королём-Духом
    .of-this = Короля-Духа
    .not-one = Твой Король-Дух
    .head = Король-Дух

ascended-king = { $count ->
    [one] { adj-m }Вознёсшийся Король
   *[other] { adj-pl }Вознёсшиеся Короли
}
    .cap = { $color ->
        [white] Белый Вознёсшийся Король
        [black] Чёрный Вознёсшийся Король
       *[none] Вознёсшийся Король
    }
    .gen = { $count ->
        [one] { adj-gen-m }Вознёсшегося Короля
       *[other] { adj-gen-pl }Вознёсшихся Королей
    }
    .acc = { $count ->
        [one] { adj-gen-m }Вознёсшегося Короля
       *[other] { adj-gen-pl }Вознёсшихся Королей
    }
    .with = с { adj-ins-m }Вознёсшимся Королём
    .count = { $count ->
        [one] Вознёсшийся Король
        [few] { number } Вознёсшегося Короля
       *[many] { number } Вознёсшихся Королей
    }
    .past = { $count ->
        [one] Вознёсшегося Короля
       *[other] { number-gen } Вознёсшихся Королей
    }
    .by-this = Вознёсшимся Королём
    .by-these = Твоим Вознёсшимся Королём
    .of-this = Вознёсшегося Короля
    .not-one = Твой Вознёсшийся Король
    .head = Вознёсшийся Король

# The number of a move: 12 is White's, 12... is Black's.
move-number = { $side ->
    [white] { $number }
   *[black] { $number }...
}
