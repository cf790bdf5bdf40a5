### conteur по-русски. Коротко, тепло, по-взрослому: что делать, потом почему.

## Начало
tagline = Кто-то говорит несколько слов. Каждый кладёт картину. Какую загадали?
open-table = Открыть стол
join-with-code = Войти по коду
join = Войти
play-with-bots = Играть сразу с ботами
public-tables = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
    [many] { $count } открытых столов
   *[other] { $count } открытого стола
}
table-is-playing = идёт игра
how-to-play = Как играть
lesson = Научиться за игрой, две минуты
language = Язык
offline = Нет связи. Картины здесь, но столу она нужна: когда связь вернётся, страница продолжит сама.
name-of-a-guest = Кролик

## За столом
menu = Меню
close = Закрыть
cancel = Отмена
keep = Оставить
arriving = Идём к столу…
table-code = Стол { $code }
hosts-table = Стол: { $name }
at-the-table = { $count ->
    [one] За столом { $count } человек · до 12
    [few] За столом { $count } человека · до 12
   *[many] За столом { $count } человек · до 12
}
players = Игроки
sit-title = Стол { $code }
already-here = Уже здесь:
your-name = Твоё имя
your-rabbit = Твой кролик
your-look = Твоё имя и кролик
sit-down = Сесть
just-watch = Только смотреть
full-help = Можно смотреть, пока не освободится стул.
invite = Позвать
copied = Скопировано
add-bot = Добавить бота
tv = Телевизор
qr = QR-код со ссылкой на этот стол
is-host = хозяин стола
is-bot = бот
is-away = нет на месте
is-awaited = ещё думает
swap-help = { $name }: коснись другого стула, чтобы поменять местами.
make-host = Передать стол
send-away = Отправить домой
start-with = Начать ({ $count })
waiting-for-host = Игру начинает { $name }.
rabbit-0 = Киноварь, гладкий, уши торчком
rabbit-1 = Ноготки, в горошек, уши врозь
rabbit-2 = Морская волна, в полосу, уши висят
rabbit-3 = Небесный, в полоску, одно ухо сложено
rabbit-4 = Слива, наискосок, уши влево
rabbit-5 = Розовый, в клетку, уши вправо
rabbit-6 = Зелёный лист, две половины, короткие уши
rabbit-7 = Ультрамарин, в крестик, длинные тонкие уши
rabbit-8 = Слоновая кость, в кольцах, уши крест-накрест
rabbit-9 = Умбра, ёлочкой, уши завитком
rabbit-10 = Сланец, в пятнах, одно ухо вверх, другое вниз
rabbit-11 = Лишайник, с поясами, оба уха сложены

## Как мы играем
how-we-play = Как мы играем
mode = Игра
mode-base = Классика
mode-party = Party
mode-team = Команды
mode-base-help = От 3 до 12. Найдите карту рассказчика. С семи игроков у каждого два голоса.
mode-party-help = От 6 до 12. Сначала подсказка, потом карты. Голосуй там, где все.
mode-team-help = 6, 8, 10 или 12, парами друг напротив друга. Один даёт, другой голосует.
edition = Издание
edition-odyssey = Odyssey
edition-odyssey-help = Печатные правила без изменений.
edition-pl-2 = Польское, второе
edition-pl-2-help = Голоса за твою карту считаются, только если угадали некоторые, но не все.
edition-ar = Арабское
edition-ar-help = До последней карты; очки за голоса без предела; команды говорят наедине.
edition-pl-1 = Польское, первое
edition-pl-1-help = Party: до подсказки никто не смотрит в свои карты.
edition-nl = Нидерландское
edition-nl-help = Кто первым дал подсказку, тот и рассказывает.
play-to = Играем
end-edition = Как напечатано
end-points = До { $count } очков
end-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[many] { $count } кругов
}
end-pile = До последней карты
pace = Часы
pace-off = Без часов
pace-off-help = Не торопитесь.
pace-relaxed = Спокойные
pace-relaxed-help = Две-три минуты на каждый шаг.
pace-brisk = Быстрые
pace-brisk-help = Меньше минуты на каждый шаг.
pace-own = Свои
pace-own-help = Время, заданное за столом.
clue = Подсказка
clue-text = Письменная
clue-text-help = Её читают все.
clue-spoken = Устная
clue-spoken-help = В одной комнате или по телефону: скажи вслух.
clue-sound = Записанная
clue-sound-help = Её слышат все.
that-is-rounds = { $count ->
    [one] Это { $count } раунд.
    [few] Это { $count } раунда.
   *[many] Это { $count } раундов.
}
phase-claiming = Кто первый
phase-telling = Рассказ
phase-submitting = Выбор карты
phase-voting = Голосование
phase-scored = Очки
seconds-help = В секундах. Пусто — сколько понадобится.
more-settings = Другие правила и настройки
option-first_storyteller = Кто рассказывает первым
option-first_storyteller-claim = Кто первый вызовется
option-first_storyteller-clue = Кто первый даст подсказку
option-first_storyteller-random = По жребию
option-second_vote = Второй голос
option-second_vote-auto = От 7 игроков — по два голоса
option-second_vote-never = Всегда один голос
option-bonus_when = Очки за голоса за твою картину
option-bonus_when-always = В каждом раунде
option-bonus_when-mixed = Только если нашли некоторые, но не все
option-bonus_cap = Больше всего очков за голоса
option-bonus_cap-3 = Три за раунд
option-bonus_cap-none = Без предела
option-red_on_green = Красный на своём зелёном
option-red_on_green-allowed = Можно
option-red_on_green-forbidden = Нельзя
option-party_hands = Кто говорит, не видя карт
option-party_hands-storyteller = Только рассказчик
option-party_hands-all = До подсказки не смотрит никто
option-own_team_vote = Голос за картину своей команды
option-own_team_vote-void = Ничего не даёт
option-own_team_vote-count = Считается как любой другой
option-own_team_vote-forbid = Нельзя
option-team_talk = Разговор партнёров
option-team_talk-public = Слышат все
option-team_talk-private = Только вдвоём
leavers = Если кто-то уходит
leavers-bot = Дальше играет бот
leavers-go = Место убирают после раунда
bot-level = Как хорошо играют боты
bot-level-easy = Легко
bot-level-medium = Средне
bot-level-hard = Сложно
bots-speak = Боты говорят
bots-learn = Боты учатся у нас
bots-learn-help = Этот сервер запоминает прозвучавшие здесь подсказки, без имён, чтобы его боты понимали их в следующих играх.
has-talk = Разговоры и жесты
has-talk-help = Короткие сообщения и реакции для всех.
is-public = Открытый стол
is-public-help = Любой может найти его и сесть.
shuffle-word = Твоё слово для тасовки
shuffle-word-help = Оно подмешивается в тасовку: так никто, даже сервер, не мог разложить карты заранее.
mix-in = Подмешать

## Картинки
pictures = Картинки
picture-count = { $count ->
    [one] { $count } картинка
    [few] { $count } картинки
   *[many] { $count } картинок
}
pictures-missing = { $count ->
    [one] Не хватает { $count } картинки
    [few] Не хватает { $count } картинок
   *[many] Не хватает { $count } картинок
}
pictures-enough = для раздачи; нужно { $needed }
pictures-choose-or-add = Выберите колоды или добавьте свои
decks = Колоды
own-pictures = Наши собственные картинки
pictures-drop = Перетащите сюда картинки, папку или архив zip
pictures-add = Добавить картинки
pictures-folder = Целую папку
pictures-zip = Архив zip
pictures-help = Фотографии или рисунки. Каждая картинка будет повёрнута, обрезана под карту и лишена места и даты. Видит их только этот стол.
pictures-sending = Картинки в пути
pictures-sent = { $done } из { $count }
understood = Понятно
bots-only-guess = Без слов боты могут только гадать: дайте название или несколько слов.
picture-words = Название и слова
picture-title = Название
picture-tags = Слова через запятую
picture-remove = Убрать эту картинку
save = Сохранить
deck-save-as = Сохранить на этом сервере как
deck-save-help = Все на этом сервере смогут видеть эти картинки и играть ими.
deck-saved = Сохранено: теперь она среди колод
see-deck = Посмотреть картинки: { $title }
see-pictures = Посмотреть картинки
deck-by = Авторы: { $authors }
deck-licence = Лицензия: { $licence }

## Ход
round = Ход { $number }
your-turn = Твой ход
asked-may-claim = Кто рассказывает первым? Можно тебе.
asked-may-tell = Ты рассказываешь. Выбери картину и скажи о ней что-нибудь.
asked-may-name-giver = Кто из вас двоих даёт картину?
asked-may-submit = Подсказка есть. Выбери картину из своих карт.
asked-may-vote = Картины висят. Голосуй.
who-tells-first = Кто рассказывает первым?
claim-help = Какая-то картина подала идею? Кто скажет об этом первым, тот и рассказывает.
claim-help-party = В Party рассказчик говорит, ещё не видя картин. Начинает тот, кто вызовется первым.
i-tell-first = Я рассказываю
nobody-tells-yet = У кого первого появится идея?
first-clue-tells = Рассказывает тот, кто первым даст подсказку
you-are-storyteller = Ты рассказываешь
choose-then-text = Выбери картину и скажи о ней что-нибудь
choose-then-spoken = Выбери картину и скажи что-нибудь вслух
choose-then-sound = Выбери картину и запиши подсказку
speak-before-you-see = Говори, не глядя
blind-help = Твои карты спят, пока ты не заговоришь. Потом все, и ты тоже, кладут подходящую картину.
hand-hint = Листай карты · коснись, чтобы увеличить
clue-placeholder = Слово, фраза, звук…
your-clue = Твоя подсказка
tell-it = Рассказать
tell-then-look = Рассказать и посмотреть
spoken-help = Когда все услышали, нажми.
say-it-aloud = Скажи вслух.
you-said-it = Подсказка прозвучала вслух
clue-as-recording = Записанная подсказка
listen = Послушать
listen-to = Послушать: { $name }
listen-again = Послушать ещё раз
record = Записать подсказку
record-help = До десяти секунд: слово, мелодия, звук.
record-done = Готово
record-again = Ещё раз
recording-now = Говори …
recorded = Записано. Послушай или расскажи.
microphone-asking = Жду микрофон …
microphone-refused = Микрофон закрыт для этой страницы.
microphone-refused-help = Разреши его в настройках браузера и попробуй ещё раз.
microphone-missing = Микрофон не найден.
microphone-missing-help = Подключи его или играй за это место с телефона.
microphone-insecure = Эта страница не может открыть микрофон.
microphone-insecure-help = Браузеры разрешают это только на адресах, которые начинаются с https.
sound-file = Отправить звуковой файл
try-again = Попробовать ещё раз
awaiting-spoken = Слушай: { $name } скажет подсказку вслух
awaiting-sound = { $name } записывает подсказку
i-have-said-it = Уже сказано
choose-picture-first = Сначала выбери картину
say-something-first = Сначала скажи что-нибудь
choose-this = Выбрать эту
choose-this-of = Выбрать эту ({ $number } из { $count })
tells = Рассказывает { $name }
you-tell = Ты рассказываешь
quoted = «{ $words }»
clue-was-spoken = { $name }: сказано вслух
clue-as-spoken = Устная подсказка
which-of-yours = { $count ->
    [one] Какая из твоих картин могла бы это быть?
    [few] Какие { $count } из твоих картин?
   *[many] Какие { $count } из твоих картин?
}
which-of-yours-fits-too = Теперь смотри: какая картина подходит к твоей подсказке?
which-fits = Какая из твоих картин лучше подходит к этим словам?
give = { $count ->
    [one] Дать эту
    [few] Дать эти { $count }
   *[many] Дать эти { $count }
}
laid-aside = Отложены
take-back = Забрать
awaiting-text = { $name } ищет слова
meanwhile-hand = Твои карты, можно пока разглядывать.
hand-sleeps = В Party карты спят, пока нет подсказки.
waiting-for = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
   *[many] Ждём { $count } игроков
}
your-picture-lies = { $count ->
    [one] Твоя картина на столе.
   *[other] Твои картины на столе.
}
your-partner-gives = Даёт твой напарник. Ты будешь голосовать.
you-are-watching = Ты смотришь.

## Команды
who-gives = Кто из вас даёт картину?
who-gives-help = Другой голосует. Не показывайте и не описывайте карты.
i-give = Даю я
gives = Даёт { $name }
i-will-vote = Голосую я
will-vote = Голосует { $name }
suggests-you = { $name } предлагает дать тебе.
suggests-self = { $name } хочет дать.
waiting-for-partner = Ждём согласия: { $name }.
agree-i-give = Согласие: даю я
agree-they-give = Согласие: даёт { $name }
talk = Разговор
talk-public = Разговор: { $name } (слышат все)
talk-private = Разговор: { $name } (только вы двое)
talk-help = Скажите, у кого что-то есть. Без картин и описаний.
say = Сказать
talk-unread = Новые сообщения
talk-everybody = Скажи что-нибудь всему столу.
was-said = Что было сказано
to-partner = партнёру
talk-to = Кому: { $name }
talk-to-all = Всем
gestures = Жесты
reaction-applause = Аплодисменты
reaction-laugh = Смех
reaction-wow = Изумление
reaction-heart = Сердце
reaction-think = Думаю
reaction-hurry = Поторопись
phrase-let_me = Давай я.
phrase-i_have_one = У меня есть.
phrase-you_give = Давай лучше ты.
phrase-not_sure = У меня ничего подходящего.
phrase-all_right = Хорошо!

## Стена
gallery = Картины
your-hand = Твои карты
card-number = Картина { $number } из колоды
card-back = Карта рубашкой вверх
hand-place = Картина { $number } из { $count }
look-at = Картина { $number } из { $count }
back-to-wall = Назад к стене
back-to-hand = Назад к картам
zoom = Увеличить
previous = Предыдущая картина
next = Следующая картина
strip = Все картины
yours = твоя
owned-by = Картина: { $name }
votes-here = { $count ->
    [0] нет голосов
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
your-vote-here = здесь твой голос
which-is = Какую картину загадывает { $name }?
they-look-for-yours = Ищут твою
where-will-most-vote = Где проголосует большинство?
voting-board = Твоя табличка для голосования
hole-empty = Маркер ещё не положен
hole-vote = Голос за { $slot }. Забрать
hole-red = Красный на { $slot }. Забрать
vote-help = Коснись картины, рассмотри, потом голосуй.
two-votes-help = У тебя два голоса; второй необязателен.
second-vote-help = Второй необязателен; один верный голос даёт на 1 очко больше.
party-help = Будь там, где все. В одиночку не дают ничего.
party-teller-help = Зелёный: будь там, где все. Красный: кто голосовал там, не получает ничего.
vote-sealed = Запечатано. Можно изменить, пока голосуют другие.
place-vote = Голос за { $slot }
place-move = Перенести голос на { $slot }
place-green = Зелёный на { $slot }
place-red = Красный на { $slot }
place-take-back = Забрать
seal-votes = { $count ->
    [one] Запечатать один голос
   *[other] Запечатать оба голоса
}
seal-tokens = Запечатать оба маркера
this-is-yours = Это твоя картина.
not-votable = Здесь голосовать нельзя.
others-vote = Голосуют другие.
teller-watches = Твоя картина среди них. Теперь выбирают они.
partner-votes = Твой напарник голосует за вас обоих.

## Раскрытие
picture-of = Картина: { $name }
your-picture = Твоя картина
where-you-met = Где вы встретились
your-round = Твой ход
your-teams-round = Ход твоей команды
no-points = На этот раз без очков.
voted-own-team = Ваш голос лёг на картину своей же команды.
everyones-points = Очки всех
next-round = Следующий ход
see-result = Итог
points-of-round = Очки за ход { $number }
told = рассказ
track = Счётчик очков
plaque-together = { $count ->
    [one] в одиночку
   *[other] здесь { $count }
}
plaque-struck = вычеркнута
party-story = Столько очков, сколько голосов вместе, не больше пяти. Под красным ничего.
won-found = угадано
won-told = угадали некоторые, не все
won-spared = угадали все или никто
won-single = только один голос
won-vote-of = голос: { $name }
won-votes-capped = { $count ->
    [one] { $count } голос, не больше { $cap }
    [few] { $count } голоса, не больше { $cap }
   *[many] { $count } голосов, не больше { $cap }
}
won-together = { $count ->
    [one] { $count } одинаковый голос
    [few] { $count } одинаковых голоса
   *[many] { $count } одинаковых голосов
}
told-all-voted = Все проголосовали.
told-it-was = Это был номер { $slot }: { $name }.
told-some = { $count ->
    [one] Угадал { $count } игрок: +3, и +3 за рассказ: { $name }.
    [few] Угадали { $count } игрока: по +3, и +3 за рассказ: { $name }.
   *[many] Угадали { $count } игроков: по +3, и +3 за рассказ: { $name }.
}
told-all = Угадали все: { $name } без очков, остальным по 2.
told-none = Не угадал никто: { $name } без очков, остальным по 2.
told-decoy = { $count ->
    [one] { $name }: за картину { $count } голос, +{ $points }.
    [few] { $name }: за картину { $count } голоса, +{ $points }.
   *[many] { $name }: за картину { $count } голосов, +{ $points }.
}
told-together = { $count ->
    [few] { $count } игрока заодно: по +{ $points }.
   *[many] { $count } игроков заодно: по +{ $points }.
}
told-nobody-met = Никто не встретился: на этот раз без очков.
told-red = Красный на { $slot }: ничего тем, кто голосовал там.
told-leads = Впереди { $name }, счёт { $score }.
told-lead-together = { $names } впереди вместе, счёт: { $score }.

## Итог
the-end = Конец
game-over = Игра окончена
game-stopped = Игра остановлена. Никто не выиграл.
after-rounds = { $count ->
    [one] За { $count } ход
    [few] За { $count } хода
   *[many] За { $count } ходов
}
wins = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
you-win = { $mode ->
    [team] Твоя команда побеждает
   *[other] Победа твоя
}
winning-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
play-again = Ещё раз
back-to-table = Изменить стол
host-decides = Новую игру может начать хозяин стола.
the-rounds = Ходы
standings = Итоговый счёт
the-rounds-help = Нажми на раунд, чтобы снова увидеть все картины и голоса.
found-by-of = { $count ->
    [0] никто не нашёл
   *[other] нашли: { $count } из { $of }
}
previous-round = Предыдущий раунд
next-page = Следующий раунд
honours = Добрые слова
honour-mysterious = Самая загадочная подсказка
honour-mysterious-for = { $names }: нашли { $count } из { $of }
honour-decoy = Лучшая обманка
honour-decoy-for = { $names }: голосов за одну картину: { $count }
honour-reader = Чтение мыслей
honour-reader-for = { $names }: найдено { $count } из { $of }
honour-tuned = На одной волне
honour-tuned-for = { $names }: встречи в раундах: { $count } из { $of }
honour-kindred = Родственные души
honour-kindred-for = { $names }: одинаковых голосов: { $count }
honour-own-eyes = Свой взгляд
honour-own-eyes-for = { $names }: голосов, которых не дал никто другой: { $count }
honour-red = Самый смелый красный
honour-red-for = { $names }: вычеркнуто голосов разом: { $count }
download-record = Игра файлом

## Меню и часы
theme = Свет
theme-auto = Как на устройстве
theme-light = День
theme-dark = Ночь
sound = Звуки
notify = Сообщить, когда мой ход
notify-help = Когда ты смотришь в другое место. Устройство спросит разрешения.
notify-denied = Устройство не разрешает. Это можно изменить в его настройках.
open-tv = Открыть общий экран
copy-seat-link = Скопировать личную ссылку
copy-seat-help = Открой её на другом устройстве, чтобы играть за своё место там. Не давай её никому.
show-seat-qr = Показать мой личный QR-код
hide-seat-qr = Скрыть QR-код
seat-qr = QR-код, открывающий твоё место на другом устройстве
my-data = Что о тебе хранится
my-data-help = Твои имена, сообщения, подсказки, записи и картинки за этим столом.
my-data-take = Скачать
my-data-forget = Забудьте меня
my-data-forget-really = Да, забудьте насовсем
my-data-forget-help = Ты уходишь из-за стола, и всё это стирается. Сыгранные тобой карты и голоса останутся под другим именем.
my-data-trouble = Ничего не изменилось: попробуй ещё раз чуть позже
leave = Уйти из-за стола
leave-really = Да, уйти совсем
leave-help = Твоё место займёт бот, или его уберут. Чтобы вернуться позже, просто закрой страницу.
hurry = Сыграть за тех, кто ещё думает
for-the-host = Для хозяина стола
lock-table = Закрыть стол
lock-help = Никто новый не сможет сесть. У кого есть место, тот его сохранит.
send-away-really = Да, отправить домой: { $name }
send-away-help = { $name } сможет снова сесть здесь, только когда ты разрешишь.
was-sent-away = Не может вернуться: { $name }
let-back = Пустить обратно
stop-game = Остановить игру
stop-game-really = Да, остановить сейчас
stop-game-help = Никто не выигрывает. Можно начать заново тем же составом.
clock-left = Осталось { $time }
clock-paused = Стоят на { $time }
clock-pause = Остановить часы
clock-resume = Пустить часы
clock-extend = Ещё минуту
seconds-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[many] Осталось { $count } секунд
}

## Общий экран
tv-join = Заходи:
tv-waiting = { $count ->
    [0] Отсканируй код и садись.
    [one] За столом { $count } человек. Садись и ты.
    [few] За столом { $count } человека.
   *[many] За столом { $count } человек.
}
tv-voting = { $count ->
    [one] Голосование: ещё смотрит { $count } игрок
    [few] Голосование: ещё смотрят { $count } игрока
   *[many] Голосование: ещё смотрят { $count } игроков
}
tv-again = Ещё раз? Хозяин стола может начать снова.

## Как играть
how-idea-title = Идея
how-idea = Один из вас рассказчик. Он выбирает картину из своих карт и говорит о ней что-нибудь: слово, фразу, песню, звук.
how-give-title = Все дают
how-give = Остальные выбирают свою картину, которая тоже могла бы подойти. Картины перемешивают и вешают на стену.
how-vote-title = Все голосуют
how-vote = Какая картина была у рассказчика? Тайно голосуют все, кроме него.
how-score-title = Очки
how-score-some = Угадали некоторые, не все: 3 рассказчику и 3 каждому, кто угадал.
how-score-none = Угадали все или никто: рассказчику ничего, остальным по 2. Так что не говори ни слишком много, ни слишком мало.
how-score-votes = И 1 за каждый голос за твою картину, не больше 3.
how-end-title = Конец
how-end = Побеждает, кто первым наберёт 30 очков. А потом ещё раз, потому что было красиво.
how-large-title = Семеро и больше
how-large = У каждого два голоса; второй необязателен. Угадано одним голосом: на 1 больше.
how-team-title = Команды
how-team = Вы играете парами. На каждую подсказку решаете, кто даёт картину; другой голосует.
back = Назад
how-here = За этим столом
how-party-clue-title = Сначала слова
how-party-clue = Рассказчик говорит, ещё не видя своих картин. Потом все, и он тоже, кладут подходящую.
how-party-vote-title = Голосуй там же, где другие
how-party-vote = Столько очков, сколько стоит вместе у одной картины, не больше 5. В одиночку ничего. Красная фишка рассказчика вычёркивает картину: тем, кто там, ничего.
how-team-end = Игра кончается, когда каждый рассказал по разу. Побеждает пара с наибольшим числом очков.
how-party-end = Игра кончается, когда каждый рассказал по разу. Побеждает тот, у кого больше очков.

## Первая игра
lesson-claim = Ты и три бота. Кто-то должен начать: нажми кнопку внизу.
lesson-tell = Выбери картину и скажи о ней несколько слов. Не слишком ясно и не слишком туманно: пусть её найдут некоторые, но не все.
lesson-told = Остальные ищут среди своих картин ту, что тоже подошла бы к твоим словам.
lesson-watch = Все картины висят на стене, и твоя среди них. Остальные голосуют за ту, которую считают твоей.
lesson-own-some = Твою картину нашли некоторые, но не все: в этом и искусство. 3 очка тебе и по 3 тем, кто нашёл.
lesson-own-all = Нашли все: это было слишком ясно. Тебе ничего, остальным по 2 очка.
lesson-own-none = Не нашёл никто: это было слишком туманно. Тебе ничего, остальным по 2 очка.
lesson-hear = Теперь рассказывает другой. Пока рассмотри свои картины.
lesson-answer = Рассказывает { $name }. Дай картину, которую другие могли бы принять за загаданную.
lesson-given = Твоя картина лежит с остальными. Когда дадут все, их перемешают и повесят.
lesson-vote = Какую картину загадывает { $name }? Нажми, чтобы рассмотреть, и голосуй. За свою нельзя.
lesson-sealed = Запечатано. Когда проголосуют все, стена расскажет.
lesson-found = Верно: это картина из рассказа. 3 очка тебе и 3 за рассказ: { $name }.
lesson-missed = { $name } рассказывает о другой картине. Кто её находит, получает 3 очка, { $name } тоже.
lesson-votes = И 1 очко за каждый голос, отданный твоей картине.
lesson-finish = Понятно
lesson-skip = Без подсказок
lesson-done-title = Вот и вся игра
lesson-done = Рассказ, ответ и голос позади. Побеждает тот, кто первым наберёт 30 очков. А со знакомыми ещё красивее.
lesson-play-on = Играть дальше

## Неполадки
connection-lost = Связь потеряна.
connection-trying = Пробуем снова; твоё место и карты сохранены.
connection-back = Снова здесь
seat-lost = За это место играют теперь с другого устройства. Ты смотришь.
old-link-help = Место освобождено, или ссылка скопирована не целиком. Садись заново или просто смотри.
no-such-table-help = Здесь нет стола { $code }. В коде шесть букв; столы убирают, если долго никто не приходит.
old-page-help = Стол обновили. Загрузи страницу заново, место сохранено.
trouble-help = Твоё место и карты сохранены. Попробуй чуть позже.
sent-away-help = Если это ошибка, попроси хозяина стола пустить тебя обратно и загрузи страницу заново.
load-again = Загрузить заново
to-start = В начало
no_connection = Сервер недоступен.

## Отказы
no_such_table = Такого стола нет
wrong_key = Эта ссылка не открывает здесь места
key_must_be_16_bytes = Ключ места неверного вида
sit_down_first = Сначала сядь
sent_away = Хозяин стола попросил тебя уйти
table_is_locked = Этот стол закрыт: никто новый не может сесть
already_seated = Ты уже за столом
table_is_full = Стол полон.
name_is_empty = Как тебя зовут?
name_is_too_long = Имя слишком длинное
name_is_taken = Здесь уже есть такое имя
no_such_rabbit = Такого кролика нет
rabbit_is_taken = Этот кролик уже занят
only_the_host_may = Это может только хозяин стола
no_such_person = Этого человека уже нет
bots_cannot_host = Бот не может быть хозяином стола
settings_not_understood = Эти настройки не сочетаются
game_is_running = Идёт игра
no_game_is_running = Игра не идёт
wait_for_the_next_round = Ты войдёшь со следующего хода
order_must_name_everybody_once = Кто-то пришёл или ушёл; попробуй ещё раз
word_is_empty = Сначала напиши слово
text_is_empty = Сначала напиши что-нибудь
text_is_too_long = Слишком длинно
talk_is_off = За этим столом разговоры выключены
only_teams_talk_apart = Наедине говорят только команды
there_is_no_clock = Часов нет
no_such_recording = Запись не дошла
recording_is_too_long = Слишком долго: не больше десяти секунд
recording_not_understood = Эту запись не удаётся прочитать
no_such_picture = Этой картинки здесь больше нет
picture_is_known = Такая же или почти такая же картинка здесь уже есть
enough_pictures = Больше своих картинок за этим столом не поместится
no_such_deck = Этой колоды нет на этом сервере
deck_name_is_taken = Колода с таким названием уже есть на этом сервере
uploads_are_off = Этот сервер не принимает картинок
table_is_out_of_room = Место этого стола заполнено: сначала уберите какую-нибудь картинку
server_is_out_of_room = На этом сервере нет места для новых картинок
not_a_picture = Такой файл мы не умеем открывать; подойдут JPEG, PNG, WebP, AVIF и GIF
picture_is_svg = Рисунки SVG не принимаются: сохраните как PNG
picture_is_heic = Фото HEIC здесь не открываются: пришлите в JPEG
picture_is_damaged = Файл повреждён или неполон
picture_moves = Она движется: картой может быть только неподвижная картинка
picture_is_two_things = В этом файле спрятано что-то ещё: сохраните картинку заново и попробуйте снова
picture_is_too_heavy = Файл больше 24 МБ
picture_is_too_large = В ней больше 64 миллионов точек: сначала уменьшите её
picture_is_too_small = Она слишком мала: карте нужно хотя бы 200 × 300 точек
picture_says_too_much = К этой картинке приложено слишком много данных: сохраните её заново без сведений
picture_took_too_long = Этот файл не удалось открыть вовремя
archive_is_damaged = Архив zip повреждён или неполон
archive_is_locked = У архива zip есть пароль: упакуйте без него
archive_is_too_large = В архиве zip слишком много: не больше 1000 файлов и 256 МБ
archive_in_archive = Архив в архиве не открывается: сначала распакуйте его
archive_leads_astray = Имена файлов ведут за пределы этого архива: упакуйте картинки заново
nothing_in_it = Картинок там нет
cannot_write_now = Сервер сейчас не может сохранить. Ничего не пропало; попробуй ещё раз.
too_many_tables = Отсюда открыто слишком много столов. Подожди немного.
too_fast = Слишком быстро. Попробуй ещё раз.
not_understood = Страница устарела
game_has_ended = Игра окончена
seat_is_not_playing = Ты не участвуешь в этой игре
not_in_this_phase = Этот момент прошёл
storyteller_already_chosen = Кто-то успел раньше
first_clue_claims = Здесь рассказывает первая подсказка
only_storyteller_gives_clue = Подсказку даёт только рассказчик
clue_needs_a_card = Выбери картину к подсказке
clue_takes_no_card = В Party подсказка без картины
clue_is_empty = Сначала скажи что-нибудь
clue_is_too_long = Подсказка слишком длинная: не больше 200 букв
clue_is_spoken = За этим столом говорят вслух
card_not_in_hand = Этой картины у тебя нет
storyteller_has_submitted = Твоя картина уже лежит
already_submitted = Твоя картина уже лежит
wrong_number_of_cards = Не то число картин
cards_must_differ = Пожалуйста, две разные картины
only_teams_name_a_giver = Кто даёт, решают только команды
storytellers_team_names_no_giver = Команда рассказчика не даёт другой картины
giver_must_be_of_the_team = Дать может только один из вас двоих
giver_already_agreed = Вы уже договорились
giver_not_agreed = Сначала решите, кто даёт
partner_gives = Даёт твой напарник
storyteller_does_not_vote = Рассказчик не голосует
giver_does_not_vote = Твой напарник голосует за вас обоих
wrong_number_of_votes = Не то число голосов
votes_must_differ = Пожалуйста, две разные картины
no_such_slot = Там нет картины
cannot_vote_for_own_card = Это твоя картина
cannot_vote_for_own_team = Это картина твоей команды
red_token_is_missing = Положи и красный маркер
only_storyteller_places_red = Красный есть только у рассказчика
red_cannot_lie_on_green = Красный нельзя класть на свой зелёный
already_confirmed = Ты уже готов
too_few_players = Не хватает игроков
too_many_players = Слишком много игроков
teams_need_an_even_number = Командам нужно чётное число
teams_keep_their_seats = В командной игре посреди партии не входят
end_does_not_fit_mode = Этот конец не подходит к игре
deck_is_too_small = В колоде мало картин на стольких
seat_is_taken = Это место занято
no_such_seat = Такого места нет
not_enough_cards_to_join = Осталось мало картин, чтобы войти
