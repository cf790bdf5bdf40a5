### conteur по-русски. Коротко, тепло, по-взрослому: что делать, потом почему.

## Начало
tagline = Кто-то говорит несколько слов. Все кладут по картине. Какая загадана?
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
lesson = Учимся играя: две минуты
language = Язык
offline = Нет связи. Картины здесь, но столу нужна связь: когда она вернётся, страница продолжит сама.
name-of-a-guest = Кролик

## За столом
menu = Меню
close = Закрыть
cancel = Отмена
keep = Готово
arriving = Идём к столу…
table-code = Стол { $code }
hosts-table = Стол: { $name }
at-the-table = { $count ->
    [one] За столом { $count } человек · до 12
    [few] За столом { $count } человека · до 12
   *[many] За столом { $count } человек · до 12
}
players = За столом
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
is-host = ведёт игру
is-bot = бот
is-away = сейчас не за столом
is-awaited = ещё думает
swap-help = { $name }: коснись другого стула, чтобы поменяться местами.
make-host = Передать стол
send-away = Попросить уйти
start-with = Начать ({ $count })
waiting-for-host = Игру начинает { $name }.
rabbit-0 = Киноварь, гладкий, уши торчком
rabbit-1 = Ноготки, в горошек, уши врозь
rabbit-2 = Морская волна, широкие полосы, уши висят
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
mode-base-help = От 3 до 12. Найдите загаданную картину. От 7 человек у каждого два голоса.
mode-party-help = От 6 до 12. Сначала подсказка, потом картины. Голосуй там же, где другие.
mode-team-help = 6, 8, 10 или 12, парами лицом к лицу. Один человек в паре даёт, второй голосует.
edition = Издание
edition-odyssey = Odyssey
edition-odyssey-help = Печатные правила без изменений.
edition-pl-2 = Польское, второе
edition-pl-2-help = Дополнительные очки только тогда, когда картину нашли, но не все.
edition-ar = Арабское
edition-ar-help = Классика: до последней карты; до 6 человек очки за голоса без предела. Party: красная фишка никогда на своей зелёной. Команды: без предела, и пары говорят наедине.
edition-pl-1 = Польское, первое
edition-pl-1-help = Party: до подсказки никто не смотрит в свои карты.
edition-nl = Нидерландское
edition-nl-help = Кто первым даст подсказку, тот и рассказывает.
play-to = Играем
end-edition = По правилам
end-points = { $count ->
    [one] До { $count } очка
    [few] До { $count } очков
   *[many] До { $count } очков
}
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
pace-relaxed-help = Каждый раз две-три минуты.
pace-brisk = Быстрые
pace-brisk-help = Каждый раз не больше минуты.
pace-own = Свои
pace-own-help = Время, выбранное за этим столом.
clue = Подсказка
clue-text = Письменная
clue-text-help = Её читают все.
clue-spoken = Устная
clue-spoken-help = В одной комнате или по телефону: вслух.
clue-sound = Записанная
clue-sound-help = Её слышат все.
that-is-rounds = { $count ->
    [one] Это { $count } раунд.
    [few] Это { $count } раунда.
   *[many] Это { $count } раундов.
}
phase-claiming = Кто начинает
phase-telling = Рассказ
phase-submitting = Выбор картины
phase-voting = Голосование
phase-scored = Очки
seconds-help = В секундах. Пусто — сколько понадобится.
more-settings = Другие правила и настройки
option-first_storyteller = Кто рассказывает первым
option-first_storyteller-claim = Кто первым вызовется
option-first_storyteller-clue = Кто первым даст подсказку
option-first_storyteller-random = По жребию
option-second_vote = Второй голос
option-second_vote-auto = От 7 человек — по два голоса
option-second_vote-never = Всегда один голос
option-bonus_when = Дополнительные очки за голоса
option-bonus_when-always = В каждом раунде
option-bonus_when-mixed = Только если нашли, но не все
option-bonus_cap = Очки за голоса, не больше
option-bonus_cap-3 = Три за раунд
option-bonus_cap-none = Без предела
option-red_on_green = Красная фишка на своей зелёной
option-red_on_green-allowed = Можно
option-red_on_green-forbidden = Нельзя
option-party_hands = Карты до подсказки
option-party_hands-storyteller = Спят у того, кто рассказывает
option-party_hands-all = Спят у всех
option-own_team_vote = Голос за картину своей команды
option-own_team_vote-void = Ничего не даёт
option-own_team_vote-count = Считается как любой другой
option-own_team_vote-forbid = Нельзя
option-team_talk = Разговор в паре
option-team_talk-public = Слышат все
option-team_talk-private = Только пара
leavers = Если кто-то уходит
leavers-bot = Дальше играет бот
leavers-go = Место убирают после раунда
bot-level = Уровень ботов
bot-level-easy = Легко
bot-level-medium = Средне
bot-level-hard = Сложно
bots-speak = Язык ботов
bots-learn = Боты учатся у нас
bots-learn-help = Этот сервер запоминает прозвучавшие здесь подсказки, без имён, чтобы его боты понимали их в следующих играх.
has-talk = Разговоры и жесты
has-talk-help = Короткие сообщения и реакции для всех.
is-public = Открытый стол
is-public-help = Любой может найти его и сесть.
shuffle-word = Твоё слово для тасовки
shuffle-word-help = Оно подмешивается при тасовке: так никто, даже сервер, не мог разложить карты заранее.
mix-in = Подмешать

## Картины
pictures = Картины
picture-count = { $count ->
    [one] { $count } картина
    [few] { $count } картины
   *[many] { $count } картин
}
pictures-missing = { $count ->
    [one] Не хватает { $count } картины
    [few] Не хватает { $count } картин
   *[many] Не хватает { $count } картин
}
pictures-enough = нужно { $needed }
pictures-choose-or-add = Выбери колоды или добавь свои картины
decks = Колоды
own-pictures = Наши собственные картины
pictures-drop = Перетащи сюда картины, папку или архив zip
pictures-add = Добавить картины
pictures-folder = Целую папку
pictures-zip = Архив zip
pictures-help = Фотографии или рисунки. Каждая картина будет повёрнута как надо, обрезана под карту и лишена места и даты. Видит их только этот стол.
pictures-sending = Картины в пути
pictures-sent = { $done } из { $count }
understood = Понятно
bots-only-guess = Без слов боты могут только гадать: дай название или несколько слов.
picture-words = Название и слова
picture-title = Название
picture-tags = Слова через запятую
picture-remove = Убрать эту картину
save = Сохранить
deck-save-as = Сохранить на этом сервере как
deck-save-help = Все на этом сервере смогут видеть эти картины и играть ими.
deck-saved = Сохранено: теперь она среди колод
see-deck = Посмотреть картины: { $title }
see-pictures = Посмотреть картины
deck-by = Авторы: { $authors }
deck-licence = Лицензия: { $licence }

## Раунд
round = Раунд { $number }
your-turn = Твоя очередь
asked-may-claim = Кто начинает? Может быть, ты?
asked-may-tell = Ты рассказываешь. Выбери картину и скажи о ней что-нибудь.
asked-may-name-giver = Кто в вашей паре даёт картину?
asked-may-submit = Подсказка есть. Выбери одну из своих картин.
asked-may-vote = Картины висят. Голосуй.
who-tells-first = Кто начинает?
claim-help = Какая-то картина подала идею? Кто вызовется первым, тот и рассказывает.
claim-help-party = В Party подсказка звучит, пока картин не видно. Начинает тот, кто вызовется первым.
i-tell-first = Я начинаю
nobody-tells-yet = У кого первого появится идея?
first-clue-tells = Первая подсказка решает, кто рассказывает
you-are-storyteller = Рассказываешь ты
choose-then-text = Выбери картину и скажи о ней что-нибудь
choose-then-spoken = Выбери картину и скажи что-нибудь вслух
choose-then-sound = Выбери картину и запиши подсказку
speak-before-you-see = Говори, не глядя
blind-help = Твои карты спят, пока не прозвучит подсказка. Потом все, и ты тоже, кладут подходящую картину.
hand-hint = Листай карты · коснись, чтобы увеличить
tell-goal = Пусть картину найдут, но не все.
clue-placeholder = Слово, фраза, звук…
your-clue = Твоя подсказка
tell-it = Рассказать
tell-then-look = Рассказать и посмотреть
spoken-help = Когда все услышат, нажми здесь.
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
recording-now = Говори…
recorded = Записано. Послушай или расскажи.
microphone-asking = Ждём микрофон…
microphone-refused = Микрофон закрыт для этой страницы.
microphone-refused-help = Разреши его в настройках браузера и попробуй ещё раз.
microphone-missing = Микрофон не найден.
microphone-missing-help = Подключи его или играй с телефона.
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
you-tell = Рассказываешь ты
quoted = «{ $words }»
clue-was-spoken = { $name }: сказано вслух
clue-as-spoken = Устная подсказка
which-of-yours = { $count ->
    [one] Какая из твоих картин могла бы подойти?
    [few] Какие { $count } из твоих картин?
   *[many] Какие { $count } из твоих картин?
}
which-of-yours-fits-too = Теперь смотри: какая картина подходит к твоей подсказке?
which-fits = Какая из твоих картин лучше подходит к этим словам?
answer-goal = Каждый голос за твою картину даёт тебе очко.
give = { $count ->
    [one] Дать эту
    [few] Дать эти { $count }
   *[many] Дать эти { $count }
}
laid-aside = Отложены
take-back = Забрать
awaiting-text = { $name } ищет слова
meanwhile-hand = Твои карты, пока можно их разглядеть.
hand-sleeps = В Party твои карты спят, пока нет подсказки.
waiting-for = { $count ->
    [one] Ждём { $count } человека
    [few] Ждём { $count } человек
   *[many] Ждём { $count } человек
}
your-picture-lies = { $count ->
    [one] Твоя картина на столе.
   *[other] Твои картины на столе.
}
your-partner-gives = Картину даёт партнёр. Голосовать будешь ты.
you-are-watching = Ты наблюдаешь за игрой.

## Команды
who-gives = Кто в вашей паре даёт картину?
who-gives-help = Кто не даёт, тот голосует. Не показывайте и не описывайте карты.
who-gives-private = Кто не даёт, тот голосует. Больше вас никто не слышит: можно описать свои картины.
i-give = Даю я
gives = Даёт { $name }
i-will-vote = Голосую я
will-vote = Голосует { $name }
suggests-you = { $name } предлагает: даёшь ты.
suggests-self = { $name } хочет дать.
waiting-for-partner = Ждём согласия: { $name }.
agree-i-give = Договорились: даю я
agree-they-give = Договорились: даёт { $name }
talk = Разговор
talk-public = Разговор: { $name } (слышат все)
talk-private = Разговор: { $name } (только вы двое)
talk-help = Скажите, у кого есть что-то подходящее. Без картин и описаний.
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
reaction-hurry = Поторопимся
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
hole-empty = Фишка ещё не лежит
hole-vote = Голос за { $slot }. Забрать
hole-red = Красная на { $slot }. Забрать
vote-help = Коснись картины, рассмотри, потом голосуй.
two-votes-help = У тебя два голоса; второй необязателен.
second-vote-help = Второй необязателен; один-единственный верный голос даёт на 1 очко больше.
party-help = Будь там, где другие. В одиночку не дают ничего.
party-teller-help = Зелёная: будь там, где другие. Красная: кто голосовал там, не получает ничего.
vote-sealed = Запечатано. Можно изменить, пока голосуют другие.
place-vote = Голос за { $slot }
place-move = Перенести голос на { $slot }
place-green = Зелёная на { $slot }
place-red = Красная на { $slot }
place-take-back = Забрать
seal-votes = { $count ->
    [one] Запечатать один голос
   *[other] Запечатать оба голоса
}
seal-tokens = Запечатать обе фишки
this-is-yours = Это твоя картина.
not-votable = Здесь голосовать нельзя.
others-vote = Голосуют другие.
teller-watches = Твоя картина среди них. Теперь выбирают они.
partner-votes = За вашу пару голосует партнёр.

## Раскрытие
picture-of = Картина: { $name }
your-picture = Твоя картина
where-you-met = Где встретились голоса
your-round = Твой раунд
your-teams-round = Раунд твоей команды
no-points = На этот раз без очков.
no-points-all = Без очков: нашли все, подсказка слишком ясная.
no-points-none = Без очков: не нашёл никто, подсказка слишком туманная.
no-points-missed = Без очков: твой голос лёг на другую картину, а за твою не голосовал никто.
no-points-alone = Без очков: больше никто там не голосовал.
no-points-struck = Без очков: на этой картине лежит красная.
voted-own-team = Ваш голос лёг на картину своей же команды.
everyones-points = Очки всех
next-round = Следующий раунд
see-result = Итог
points-of-round = Очки за раунд { $number }
told = рассказ
track = Дорожка очков
plaque-together = { $count ->
    [one] в одиночку
   *[other] здесь { $count }
}
plaque-struck = вычеркнута
party-story = Столько очков, сколько голосов вместе, не больше пяти. Под красной ничего.
won-found = картина найдена
won-told = нашли, но не все
won-spared-all = нашли все
won-spared-none = не нашёл никто
won-single = один-единственный голос
won-vote-of = голос: { $name }
won-votes-capped = { $count ->
    [one] { $count } голос, не больше { $cap }
    [few] { $count } голоса, не больше { $cap }
   *[many] { $count } голосов, не больше { $cap }
}
won-together = { $count ->
    [one] { $count } такой голос
    [few] { $count } одинаковых голоса
   *[many] { $count } одинаковых голосов
}
told-all-voted = Все проголосовали.
told-it-was = Это номер { $slot }. Рассказывает { $name }.
told-it-was-yours = Это номер { $slot }: твоя картина.
told-some = { $count ->
    [one] Картину находит { $count } человек: +3, и +3 за рассказ ({ $name }).
    [few] Картину находят { $count } человека: по +3, и +3 за рассказ ({ $name }).
   *[many] Картину находят { $count } человек: по +3, и +3 за рассказ ({ $name }).
}
told-some-yours = { $count ->
    [one] Картину находит { $count } человек: +3, и +3 тебе за рассказ.
    [few] Картину находят { $count } человека: по +3, и +3 тебе за рассказ.
   *[many] Картину находят { $count } человек: по +3, и +3 тебе за рассказ.
}
told-all = Картину нашли все: { $name } без очков, остальным по 2.
told-all-yours = Картину нашли все: тебе ничего, остальным по 2.
told-none = Картину не нашёл никто: { $name } без очков, остальным по 2.
told-none-yours = Картину не нашёл никто: тебе ничего, остальным по 2.
told-decoy = { $count ->
    [one] { $name }: за картину { $count } голос, +{ $points }.
    [few] { $name }: за картину { $count } голоса, +{ $points }.
   *[many] { $name }: за картину { $count } голосов, +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Твоя картина: { $count } голос, +{ $points }.
    [few] Твоя картина: { $count } голоса, +{ $points }.
   *[many] Твоя картина: { $count } голосов, +{ $points }.
}
told-together = { $count ->
    [one] { $count } человек голосует так же: по +{ $points }.
    [few] { $count } человека голосуют одинаково: по +{ $points }.
   *[many] { $count } человек голосуют одинаково: по +{ $points }.
}
told-nobody-met = Голоса не встретились: на этот раз без очков.
told-red = Красная фишка на { $slot }: ничего тем, кто голосовал там.
told-leads = Впереди { $name }, счёт { $score }.
told-lead-together = { $names } впереди вместе, счёт: { $score }.

## Итог
the-end = Конец
game-over = Игра окончена
game-stopped = Игра остановлена. Победы нет.
after-rounds = { $count ->
    [one] После { $count } раунда
    [few] После { $count } раундов
   *[many] После { $count } раундов
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
host-decides = Новую партию может начать тот, кто ведёт игру.
the-rounds = Раунды
standings = Итоговый счёт
the-rounds-help = Коснись раунда, чтобы снова увидеть все картины и голоса.
found-by-of = { $count ->
    [0] никто не нашёл
   *[other] нашли: { $count } из { $of }
}
previous-round = Предыдущий раунд
next-page = Следующий раунд
honours = Напоследок похвала
honour-mysterious = Самая большая загадка
honour-mysterious-for = { $names }: картину нашли { $count } из { $of }
honour-decoy = Лучшая обманка
honour-decoy-for = { $names }: голосов за одну картину: { $count }
honour-reader = Чтение мыслей
honour-reader-for = { $names }: найдено { $count } из { $of }
honour-tuned = На одной волне
honour-tuned-for = { $names }: встречи в раундах: { $count } из { $of }
honour-kindred = Родственные души
honour-kindred-for = { $names }: одинаковых голосов: { $count }
honour-own-eyes = Свой взгляд
honour-own-eyes-for = { $names }: голосов, которых не отдал никто другой: { $count }
honour-red = Самая смелая красная
honour-red-for = { $names }: вычеркнуто голосов разом: { $count }
download-record = Игра файлом

## Меню и часы
theme = День или ночь
theme-auto = Как на устройстве
theme-light = День
theme-dark = Ночь
sound = Звуки
notify = Сообщить, когда моя очередь
notify-help = Даже если смотришь в другую сторону. Устройство спросит разрешения.
notify-denied = Устройство не разрешает. Это можно изменить в его настройках.
open-tv = Открыть общий экран
copy-seat-link = Скопировать личную ссылку
copy-seat-help = Открой её на другом устройстве, чтобы играть за своё место там. Не давай её никому.
show-seat-qr = Показать мой личный QR-код
hide-seat-qr = Скрыть QR-код
seat-qr = QR-код, открывающий твоё место на другом устройстве
my-data = Что о тебе хранится
my-data-help = Твои имена, сообщения, подсказки, записи и картины за этим столом.
my-data-take = Скачать
my-data-forget = Забудьте меня
my-data-forget-really = Да, забудьте насовсем
my-data-forget-help = Ты уходишь из-за стола, и всё это стирается. Сыгранные тобой карты и голоса останутся под другим именем.
my-data-trouble = Ничего не изменилось: попробуй ещё раз чуть позже
leave = Уйти из-за стола
leave-really = Да, уйти совсем
leave-help = Твоё место займёт бот, или его уберут. Чтобы вернуться позже, просто закрой страницу.
hurry = Сыграть за тех, кто ещё думает
for-the-host = Управление столом
lock-table = Закрыть стол
lock-help = Никто новый не сможет сесть. У кого есть место, тот его сохранит.
send-away-really = Да, попросить уйти: { $name }
send-away-help = { $name } сможет снова сесть здесь, только когда ты разрешишь.
was-sent-away = Не может вернуться: { $name }
let-back = Пустить обратно
stop-game = Остановить игру
stop-game-really = Да, остановить сейчас
stop-game-help = Победы не будет. Потом можно начать заново тем же составом.
clock-left = Осталось { $time }
clock-paused = Часы стоят на { $time }
clock-pause = Остановить часы
clock-resume = Пустить часы
clock-extend = Ещё минуту
seconds-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[many] Осталось { $count } секунд
}

## Общий экран
tv-join = Заходи сюда:
tv-waiting = { $count ->
    [0] Отсканируй код и садись.
    [one] За столом { $count } человек. Садись и ты.
    [few] За столом { $count } человека.
   *[many] За столом { $count } человек.
}
tv-voting = { $count ->
    [one] Голосование: ещё смотрит { $count } человек
    [few] Голосование: ещё смотрят { $count } человека
   *[many] Голосование: ещё смотрят { $count } человек
}
tv-again = Ещё одну? Начать может тот, кто ведёт игру.

## Как играть
how-idea-title = Идея
how-idea = Кто-то один рассказывает: выбирает картину из своих карт и говорит о ней что-нибудь. Слово, фразу, песню, звук.
how-give-title = Все дают
how-give = Остальные выбирают свою картину, которая тоже могла бы подойти. Картины перемешивают и вешают на стену.
how-vote-title = Голосование
how-vote = О какой картине был рассказ? Тайно голосуют все, кроме того, кто рассказывает.
how-score-title = Очки
how-score-some = Картину нашли, но не все: 3 за рассказ и по 3 тем, кто нашёл.
how-score-none = Картину нашли все или никто: за рассказ ничего, остальным по 2. Так что не говори ни слишком много, ни слишком мало.
how-score-votes = Всем, кроме того, кто рассказывает: 1 за каждый голос за свою картину, не больше 3.
how-three-title = Трое
how-three = У каждого семь картин, и к каждой подсказке дают по две: на стене их пять.
how-end-title = Конец
how-end-points = { $count ->
    [one] Когда у кого-то есть { $count } очко, игра кончается вместе с раундом.
    [few] Когда у кого-то есть { $count } очка, игра кончается вместе с раундом.
   *[many] Когда у кого-то есть { $count } очков, игра кончается вместе с раундом.
}
how-end-laps = { $count ->
    [one] Игра кончается, когда каждый рассказал по разу.
    [few] Игра кончается, когда каждый рассказал по { $count } раза.
   *[many] Игра кончается, когда каждый рассказал по { $count } раз.
}
how-end-pile = Игра кончается вместе с раундом, в котором взята последняя карта.
how-win = Побеждает тот, у кого больше всего очков; при ничьей победу делят.
how-win-team = Побеждает пара, у которой больше всего очков; при ничьей победу делят.
how-large-title = Семь человек и больше
how-large = У каждого два голоса, за две разные картины; второй необязателен. Картина найдена одним-единственным голосом: на 1 больше.
how-team-title = Команды
how-team = Вы играете парами, и очки у пары общие. Партнёр того, кто рассказывает, тоже даёт картину. Остальные пары решают, кто даёт, а кто голосует.
how-team-vote-title = Один голос на пару
how-team-vote = О какой картине был рассказ? В каждой другой паре тайно голосует тот, кто не давал картину.
back = Назад
how-here = За этим столом
how-party-clue-title = Сначала слова
how-party-clue = Подсказка звучит, пока своих картин не видно. Потом все, и тот, кто рассказывает, кладут подходящую.
how-party-vote-title = Голосуй там же, где другие
how-party-vote = Столько очков, сколько голосов вместе на одной картине, не больше 5; твоя тоже считается. В одиночку ничего. Красная фишка того, кто рассказывает, вычёркивает картину: тем, кто там, ничего.
how-party-pass-title = Карты странствуют
how-party-pass = После каждого раунда все передают свои карты налево, не показывая.

## Первая игра
lesson-claim = Ты и три бота. Кто-то должен начать: нажми «Я начинаю».
lesson-tell = Выбери картину и скажи о ней несколько слов. Не слишком ясно и не слишком туманно: пусть её найдут некоторые, но не все.
lesson-told = Остальные ищут среди своих картин ту, что тоже подошла бы к твоим словам.
lesson-watch = Все картины висят на стене, и твоя среди них. Остальные голосуют за ту, которую считают твоей.
lesson-own-some = Твою картину нашли некоторые, но не все: в этом и искусство. 3 очка тебе и по 3 тем, кто нашёл.
lesson-own-all = Нашли все: это было слишком ясно. Тебе ничего, остальным по 2 очка.
lesson-own-none = Не нашёл никто: это было слишком туманно. Тебе ничего, остальным по 2 очка.
lesson-hear = Теперь рассказывает кто-то другой. Пока рассмотри свои картины.
lesson-answer = Рассказывает { $name }. Дай картину, которую другие могли бы принять за загаданную.
lesson-given = Твоя картина лежит с остальными. Когда дадут все, их перемешают и повесят.
lesson-vote = Какую картину загадывает { $name }? Коснись, чтобы рассмотреть, и голосуй. За свою нельзя.
lesson-sealed = Запечатано. Когда проголосуют все, стена расскажет.
lesson-found = Верно, это она. 3 очка тебе и 3 за рассказ ({ $name }).
lesson-missed = { $name } рассказывает о другой картине. Кто её находит, получает 3 очка, { $name } тоже.
lesson-votes = И 1 очко за каждый голос, отданный твоей картине.
lesson-finish = Понятно
lesson-skip = Без провожатого
lesson-done-title = Вот и вся игра
lesson-done = Рассказ, ответ и голос позади. Когда у кого-то 30 очков, побеждает тот, у кого их больше всего. А в знакомой компании ещё красивее.
lesson-play-on = Играть дальше

## Неполадки
connection-lost = Связь потеряна.
connection-trying = Пробуем снова; твоё место и карты сохранены.
connection-back = Снова здесь
seat-lost = За твоё место играют теперь с другого устройства. Ты наблюдаешь за игрой.
old-link-help = Место освобождено, или ссылка скопирована не целиком. Садись заново или просто смотри.
no-such-table-help = { $code } больше никуда не ведёт: столы убирают, если долго никто не приходит. Попроси новую ссылку или открой свой стол.
old-page-help = Стол обновили. Загрузи страницу заново, место сохранено.
trouble-help = Твоё место и карты сохранены. Попробуй чуть позже.
sent-away-help = Если это ошибка, попроси пустить тебя обратно того, кто ведёт игру, и загрузи страницу заново.
load-again = Загрузить заново
to-start = В начало
no_connection = Сервер недоступен.

## Отказы
no_such_table = Ни у одного стола нет такого кода: проверь шесть букв
wrong_key = Эта ссылка не открывает здесь места
key_must_be_16_bytes = Эта личная ссылка неполна: скопируй её ещё раз
sit_down_first = Сначала займи место
sent_away = Тебя попросили уйти из-за этого стола
table_is_locked = Этот стол закрыт: попроси открыть его того, кто ведёт игру
already_seated = Ты уже за столом
table_is_full = Стол полон.
name_is_empty = Как тебя зовут?
name_is_too_long = Имя слишком длинное: не больше 24 букв
name_is_taken = Здесь уже есть такое имя: выбери другое
no_such_rabbit = Такого кролика нет: выбери одного из двенадцати
rabbit_is_taken = Этот кролик уже занят: выбери другого
only_the_host_may = Это может только тот, кто ведёт игру
no_such_person = Этого человека уже нет
bots_cannot_host = Бот не может вести игру: выбери человека
settings_not_understood = Эти настройки не сочетаются: верни одну из них
game_is_running = Идёт игра: подожди, пока она кончится
no_game_is_running = Игра не идёт
wait_for_the_next_round = Ты войдёшь со следующего раунда
order_must_name_everybody_once = Кто-то пришёл или ушёл; попробуй ещё раз
word_is_empty = Сначала напиши слово
text_is_empty = Сначала напиши что-нибудь
text_is_too_long = Слишком длинно: сократи немного
talk_is_off = За этим столом разговоры выключены; включить их может тот, кто ведёт игру
only_teams_talk_apart = Наедине говорят только пары в командной игре
there_is_no_clock = За этим столом играют без часов
no_such_recording = Запись не дошла: запиши ещё раз
recording_is_too_long = Слишком долго: не больше десяти секунд
recording_not_understood = Эту запись не воспроизвести: запиши ещё раз
no_such_picture = Этой картины здесь больше нет
picture_is_known = Такая же или почти такая же картина здесь уже есть
enough_pictures = За этим столом уже 300 своих картин, больше не поместится: сначала убери одну
no_such_deck = Этой колоды нет на этом сервере: выбери другую
deck_name_is_taken = Колода с таким названием уже есть на этом сервере: выбери другое
uploads_are_off = Этот сервер не принимает картин: играйте его колодами
table_is_out_of_room = Память этого стола заполнена: сначала убери какую-нибудь картину
server_is_out_of_room = На этом сервере нет места для новых картин: играйте его колодами
not_a_picture = Такой файл мы не умеем открывать: подойдут JPEG, PNG, WebP, AVIF и GIF
picture_is_svg = Рисунки SVG не принимаются: сохрани как PNG
picture_is_heic = Фото HEIC здесь не открываются: пришли в JPEG
picture_is_damaged = Файл повреждён или неполон: пришли другую копию
picture_moves = Она движется: картой может быть только неподвижная картина
picture_is_two_things = В этом файле спрятано что-то ещё: сохрани картину заново и попробуй снова
picture_is_too_heavy = Файл больше 24 МБ: сначала уменьши его
picture_is_too_large = В ней больше 64 миллионов точек: сначала уменьши её
picture_is_too_small = Она слишком мала: карте нужно хотя бы 200 × 300 точек
picture_says_too_much = К этой картине приложено слишком много данных: сохрани её заново без сведений
picture_took_too_long = Этот файл не удалось открыть вовремя: сохрани его заново или поменьше
archive_is_damaged = Архив zip повреждён или неполон: упакуй его заново
archive_is_locked = У архива zip есть пароль: упакуй без него
archive_is_too_large = В архиве zip слишком много: не больше 1000 файлов и 256 МБ
archive_in_archive = Архив в архиве не открывается: сначала распакуй его
archive_leads_astray = Имена файлов ведут за пределы этого архива: упакуй картины заново
nothing_in_it = Картин там нет: подойдут JPEG, PNG, WebP, AVIF и GIF
cannot_write_now = Сервер сейчас не может сохранить. Ничего не пропало; попробуй ещё раз.
too_many_tables = Отсюда открыто слишком много столов. Подожди немного.
too_fast = Слишком быстро. Попробуй ещё раз.
not_understood = Страница устарела: загрузи её заново
game_has_ended = Игра окончена
seat_is_not_playing = Ты не участвуешь в этой игре; можно войти в следующую
not_in_this_phase = Этот момент прошёл
storyteller_already_chosen = Кто-то успел раньше
first_clue_claims = Здесь решает первая подсказка: дай свою
only_storyteller_gives_clue = Подсказку даёт только тот, кто рассказывает
clue_needs_a_card = Выбери картину к подсказке
clue_takes_no_card = В Party подсказка без картины
clue_is_empty = Сначала скажи что-нибудь
clue_is_too_long = Подсказка слишком длинная: не больше 200 букв
clue_is_spoken = За этим столом подсказку говорят вслух
card_not_in_hand = Этой картины у тебя нет: выбери другую
storyteller_has_submitted = Твоя картина уже лежит
already_submitted = Твоя картина уже лежит
wrong_number_of_cards = Дай одну картину; втроём — две
cards_must_differ = Пожалуйста, две разные картины
only_teams_name_a_giver = Кто даёт, решают только команды
storytellers_team_names_no_giver = В паре, которая рассказывает, картину даёт партнёр
giver_must_be_of_the_team = Дать должен кто-то из вашей пары
giver_already_agreed = Вы уже договорились
giver_not_agreed = Сначала решите, кто даёт
partner_gives = Картину даёт партнёр
storyteller_does_not_vote = Кто рассказывает, не голосует
giver_does_not_vote = За вашу пару голосует партнёр
wrong_number_of_votes = Отдай один голос; от семи человек можно два
votes_must_differ = Два голоса — за две разные картины
no_such_slot = Там нет картины
cannot_vote_for_own_card = Это твоя картина: голосуй за другую
cannot_vote_for_own_team = Это картина твоей команды: голосуй за другую
red_token_is_missing = Положи и красную фишку
only_storyteller_places_red = Красная фишка есть только у того, кто рассказывает
red_cannot_lie_on_green = Красную нельзя класть на свою зелёную: положи в другое место
already_confirmed = Подтверждение уже есть
too_few_players = Не хватает людей: Классика от 3, Party и Команды от 6
too_many_players = Слишком много людей: играют не больше 12
teams_need_an_even_number = Командам нужно чётное число: 6, 8, 10 или 12
teams_keep_their_seats = В командной игре посреди партии не входят; подожди следующую
end_does_not_fit_mode = Такой конец не подходит к игре: выбери другой
deck_is_too_small = Слишком мало картин на стольких: добавьте колоду
seat_is_taken = Это место занято: выбери другое
no_such_seat = Такого места нет
not_enough_cards_to_join = Осталось слишком мало картин; можно войти в следующую игру
