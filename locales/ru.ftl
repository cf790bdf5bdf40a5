### conteur по-русски. Коротко, тепло, по-взрослому: что делать, потом почему.

## Начало
tagline = Кто-то говорит несколько слов. Все кладут по картинке. Какая загадана?
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
lesson = Учимся, играя: две минуты
language = Язык
offline = Нет связи. Картинки можно смотреть, а для игры нужен интернет. Страница продолжит сама.
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
full-help = Можно смотреть, пока не освободится место.
invite = Позвать
copied = Скопировано
copy-this-link = Скопируй эту ссылку:
unreachable = Другие устройства пока не могут войти: у этого компьютера нет сетевого адреса, который им доступен.
add-bot = Добавить бота
tv = Телевизор
qr = QR-код со ссылкой на этот стол
is-host = хозяин стола
is-bot = бот
is-away = сейчас не за столом
is-awaited = ещё думает
swap-help = { $name }: нажми на другое место, чтобы поменяться.
make-host = Сделать хозяином
send-away = Удалить из-за стола
start-with = Начать ({ $count })
waiting-for-host = Игру начинает { $name }.
rabbit-0 = Киноварь, гладкий, уши торчком
rabbit-1 = Оранжевый, в горошек, уши врозь
rabbit-2 = Морская волна, широкие полосы, уши висят
rabbit-3 = Небесный, в полоску, одно ухо сложено
rabbit-4 = Слива, наискосок, уши влево
rabbit-5 = Розовый, в клетку, уши вправо
rabbit-6 = Зелёный лист, две половины, короткие уши
rabbit-7 = Ультрамарин, в плюсик, длинные тонкие уши
rabbit-8 = Слоновая кость, в кольцах, уши крест-накрест
rabbit-9 = Умбра, ёлочкой, уши завитком
rabbit-10 = Сланец, в пятнах, одно ухо вверх, другое вниз
rabbit-11 = Оливковый, с поясами, оба уха сложены

## Как мы играем
how-we-play = Как мы играем
mode = Игра
mode-base = Классика
mode-party = Party
mode-team = Команды
mode-base-help = От 3 до 12. Найдите картинку рассказчика. От 7 человек у каждого два голоса.
mode-party-help = От 6 до 12. Сначала подсказка, потом картинки. Голосуй там же, где другие.
mode-team-help = 6, 8, 10 или 12, парами лицом к лицу. Один человек в паре выкладывает карту, второй голосует.
edition = Издание
edition-odyssey = Odyssey
edition-odyssey-help = Печатные правила без изменений.
edition-pl-2 = Польское, 2-й тираж
edition-pl-2-help = Дополнительные очки только тогда, когда картинку нашли некоторые, но не все.
edition-ar = Арабское
edition-ar-help = Классика: до последней карты; до 6 человек очки за голоса без предела. Party: красный маркер никогда на своём зелёном. Команды: без предела, и пары говорят наедине.
edition-pl-1 = Польское, 1-й тираж
edition-pl-1-help = Party: до подсказки никто не смотрит в свои карты.
edition-nl = Нидерландское
edition-nl-help = Кто первым даст подсказку, тот и рассказчик.
play-to = Играем
end-edition = Как в этом издании
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
pace-own-help = Время, выбранное хозяином стола.
clue = Подсказка
clue-text = Письменная
clue-text-help = Её читают все.
clue-spoken = Устная
clue-spoken-help = В одной комнате или по телефону: вслух.
clue-sound = Записанная
clue-sound-help = Её слышат все.
plain-has-no-microphone = По этому адресу на телефонах нет микрофона: там подсказку пишут или говорят вслух.
that-is-rounds = { $count ->
    [one] Это { $count } раунд.
    [few] Это { $count } раунда.
   *[many] Это { $count } раундов.
}
phase-claiming = Первый рассказчик
phase-telling = Подсказка
phase-submitting = Выбор карты
phase-voting = Голосование
phase-scored = Очки
seconds-help = В секундах. Пусто — без ограничения.
more-settings = Другие правила и настройки
option-first_storyteller = Первый рассказчик
option-first_storyteller-claim = Кто первым нажмёт
option-first_storyteller-clue = Кто первым даст подсказку
option-first_storyteller-random = По жребию
option-second_vote = Второй голос
option-second_vote-auto = От 7 человек — по два голоса
option-second_vote-never = Всегда один голос
option-bonus_when = Дополнительные очки за голоса
option-bonus_when-always = В каждом раунде
option-bonus_when-mixed = Только если нашли некоторые, но не все
option-bonus_cap = Очки за голоса, не больше
option-bonus_cap-3 = Три за раунд
option-bonus_cap-none = Без предела
option-red_on_green = Красный маркер на своём зелёном
option-red_on_green-allowed = Можно
option-red_on_green-forbidden = Нельзя
option-party_hands = Карты до подсказки
option-party_hands-storyteller = Закрыты для рассказчика
option-party_hands-all = Закрыты для всех
option-own_team_vote = Голос за картинку своей команды
option-own_team_vote-void = Не считается
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
has-talk = Чат и жесты
has-talk-help = Короткие сообщения и реакции для всех.
is-public = Открытый стол
is-public-help = Любой может найти его и сесть.
shuffle-word = Помоги перемешать карты
shuffle-word-help = Напиши любое слово. Оно подмешивается при тасовке: так никто, даже сервер, не разложит карты заранее.
mix-in = Добавить

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
pictures-enough = нужно { $needed }
pictures-choose-or-add = Выбери колоды или добавь свои картинки
decks = Колоды
own-pictures = Наши собственные картинки
pictures-drop = Перетащи сюда картинки, папку или архив zip
pictures-add = Добавить картинки
pictures-folder = Целую папку
pictures-zip = Архив zip
pictures-help = Фотографии или рисунки. Каждую картинку повернём как надо, обрежем под карту и уберём место и дату. Видит их только этот стол.
pictures-sending = Отправляем картинки
pictures-sent = { $done } из { $count }
understood = Понятно
bots-only-guess = Без слов боты могут только гадать: добавь название или несколько слов.
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

## Раунд
round = Раунд { $number }
your-turn = Твоя очередь
asked-may-claim = Кто первый рассказчик? Может быть, ты?
asked-may-tell = Рассказчик — ты. Выбери картинку и скажи о ней что-нибудь.
asked-may-name-giver = Кто в вашей паре выложит карту?
asked-may-submit = Подсказка есть. Выбери одну из своих картинок.
asked-may-vote = Картинки на стене. Голосуй.
who-tells-first = Кто начинает?
claim-help = Какая-то из твоих картинок подала идею? Кто первым нажмёт, тот и рассказчик.
claim-help-party = В Party рассказчик даёт подсказку, пока картинок не видно. Начинает тот, кто первым нажмёт.
i-tell-first = Я начинаю
nobody-tells-yet = У кого первого появится идея?
first-clue-tells = Первая подсказка решает, кто рассказчик
you-are-storyteller = Рассказчик — ты
choose-then-text = Выбери картинку и скажи о ней что-нибудь
choose-then-spoken = Выбери картинку и скажи что-нибудь вслух
choose-then-sound = Выбери картинку и запиши подсказку
speak-before-you-see = Сначала подсказка, потом карты
blind-help = Твои карты закрыты, пока не прозвучит подсказка. Потом все, и ты тоже, кладут подходящую картинку.
hand-hint = Листай карты · нажми, чтобы увеличить
tell-goal = Пусть картинку найдут некоторые, но не все.
clue-placeholder = Слово, фраза, звук…
your-clue = Твоя подсказка
tell-it = Дать подсказку
tell-then-look = Дать подсказку и посмотреть
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
record-again = Записать заново
recording-now = Говори…
recorded = Записано. Послушай или отправь.
microphone-asking = Ждём микрофон…
microphone-refused = Микрофон закрыт для этой страницы.
microphone-refused-help = Разреши его в настройках браузера и попробуй ещё раз.
microphone-missing = Микрофон не найден.
microphone-missing-help = Подключи его или продолжи на телефоне.
microphone-insecure = Эта страница не может включить микрофон.
microphone-insecure-help = Браузеры разрешают это только на адресах, которые начинаются с https.
sound-file = Отправить звуковой файл
write-clue-instead = Лучше написать
say-clue-instead = Лучше сказать вслух
try-again = Попробовать ещё раз
awaiting-spoken = Слушай: { $name } скажет подсказку вслух
awaiting-sound = { $name } записывает подсказку
i-have-said-it = Уже сказано
choose-picture-first = Сначала выбери картинку
choose-pictures-first = { $count ->
    [one] Выбери ещё одну картинку
    [few] Сначала выбери { $count } картинки
   *[many] Сначала выбери { $count } картинок
}
say-something-first = Сначала скажи что-нибудь
choose-this = Выбрать эту
choose-this-of = Выбрать эту ({ $number } из { $count })
chosen = Выбрано
tells = Рассказчик: { $name }
you-tell = Рассказчик — ты
quoted = «{ $words }»
clue-was-spoken = { $name }: сказано вслух
clue-as-spoken = Устная подсказка
which-of-yours = { $count ->
    [one] Какая из твоих картинок могла бы подойти?
    [few] Какие { $count } из твоих картинок?
   *[many] Какие { $count } из твоих картинок?
}
which-of-yours-fits-too = Теперь смотри: какая картинка подходит к твоей подсказке?
which-fits = Какая из твоих картинок лучше подходит к этим словам?
answer-goal = Каждый голос за твою картинку — очко тебе.
give = { $count ->
    [one] Выложить эту
    [few] Выложить эти { $count }
   *[many] Выложить эти { $count }
}
laid-aside = Выбраны
take-back = Забрать
awaiting-text = { $name } придумывает подсказку
meanwhile-hand = Пока рассмотри свои карты.
hand-sleeps = В Party твои карты закрыты, пока нет подсказки.
waiting-for = { $count ->
    [one] Ждём { $count } человека
    [few] Ждём { $count } человек
   *[many] Ждём { $count } человек
}
waiting-for-name = Ждём: { $name }
person-is-away = { $name }: не за столом
play-for = Сыграть за: { $name }
play-for-really = Да, сыграть за: { $name }
your-picture-lies = { $count ->
    [one] Твоя картинка на столе.
   *[other] Твои картинки на столе.
}
your-partner-gives = Карту выложит напарник. Голосовать будешь ты.
you-are-watching = Ты наблюдаешь за игрой.
you-join-next-round = Ты в игре со следующего раунда.
joins-next-round = { $name } в игре со следующего раунда

## Команды
who-gives = Кто в вашей паре выложит карту?
who-gives-help = Второй человек голосует. Не показывайте и не описывайте карты.
who-gives-private = Второй человек голосует. Больше вас никто не слышит: можно описать свои картинки.
i-give = Я выложу карту
gives = Карту выложит { $name }
i-will-vote = Я голосую
will-vote = Голосует { $name }
suggests-you = { $name } предлагает: карту выложишь ты.
suggests-self = { $name } хочет выложить карту.
waiting-for-partner = Ждём согласия: { $name }.
agree-i-give = Договорились: я выложу карту
agree-they-give = Договорились: карту выложит { $name }
talk = Разговор
talk-public = Разговор: { $name } (слышат все)
talk-private = Разговор: { $name } (только вы двое)
talk-help = Скажите, у кого есть подходящая, но не показывайте и не описывайте.
say = Отправить
talk-unread = Новые сообщения
talk-everybody = Скажи что-нибудь всему столу.
was-said = Что было сказано
to-partner = напарнику
talk-to = Кому: { $name }
talk-to-all = Всем
gestures = Жесты
reaction-applause = Аплодисменты
reaction-laugh = Смех
reaction-wow = Изумление
reaction-heart = Сердце
reaction-think = Думаю
reaction-hurry = Поторопимся
phrase-let_me = Можно я?
phrase-i_have_one = У меня есть.
phrase-you_give = Лучше выложи ты.
phrase-not_sure = У меня ничего подходящего.
phrase-all_right = Хорошо!

## Стена
gallery = Картинки
your-hand = Твои карты
card-number = Картинка { $number } из колоды
card-back = Карта рубашкой вверх
hand-place = Картинка { $number } из { $count }
look-at = Картинка { $number } из { $count }
back-to-wall = Назад к стене
back-to-hand = Назад к картам
zoom = Увеличить
previous = Предыдущая картинка
next = Следующая картинка
strip = Все картинки
yours = твоя
owned-by = Картинка: { $name }
votes-here = { $count ->
    [0] нет голосов
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
your-vote-here = здесь твой голос
which-is = Какую картинку загадывает { $name }?
they-look-for-yours = Ищут твою
where-will-most-vote = За какую картинку больше голосов?
voting-board = Твоя табличка для голосования
hole-empty = Маркер ещё не лежит
hole-vote = Голос за { $slot }. Забрать
hole-red = Красный на { $slot }. Забрать
vote-help = Нажми на картинку, рассмотри, потом голосуй.
two-votes-help = У тебя два голоса; второй необязателен.
second-vote-help = Второй необязателен; один-единственный верный голос — на 1 очко больше.
party-help = Голосуй как другие. Одинокий голос очков не приносит.
party-teller-help = Зелёный: голосуй как другие. Красный: кто голосовал там, не получает ничего.
vote-sealed = Подтверждено. Можно изменить, пока голосуют другие.
place-vote = Голос за { $slot }
place-move = Перенести голос на { $slot }
place-green = Зелёный на { $slot }
place-red = Красный на { $slot }
place-take-back = Забрать
seal-votes = { $count ->
    [one] Подтвердить один голос
   *[other] Подтвердить оба голоса
}
seal-tokens = Подтвердить оба маркера
this-is-yours = Это твоя картинка.
not-votable = За эту голосовать нельзя.
others-vote = Голосуют другие.
teller-watches = Твоя картинка среди них. Теперь выбирают другие.
partner-votes = За вашу пару голосует напарник.
pair-has-no-vote = Рассказчик — { $name }, поэтому ваша команда не голосует. Теперь выбирают остальные.

## Раскрытие
picture-of = Картинка: { $name }
your-picture = Твоя картинка
where-you-met = Где совпали голоса
your-round = Твои очки
your-teams-round = Очки твоей команды
no-points = На этот раз без очков.
no-points-all = Без очков: нашли все, подсказка слишком ясная.
no-points-none = Без очков: не нашёл никто, подсказка слишком туманная.
no-points-missed = Без очков: твой голос за другую картинку, а за твою не голосовал никто.
no-points-alone = Без очков: больше никто там не голосовал.
no-points-struck = Без очков: на этой картинке красный маркер.
voted-own-team = Ваш голос — за картинку своей же команды.
everyones-points = Очки всех
next-round = Следующий раунд
see-result = Итог
points-of-round = Очки за раунд { $number }
told = рассказчик
track = Счётчик очков
plaque-together = { $count ->
    [one] один голос
   *[other] здесь { $count }
}
plaque-struck = вычеркнута
party-story = Столько очков, сколько голосов за ту же картинку, не больше пяти. Под красным ничего.
won-found = картинка найдена
won-told = нашли некоторые, но не все
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
told-it-was = Это номер { $slot }. Рассказчик: { $name }.
told-it-was-yours = Это номер { $slot }: твоя картинка.
told-some = { $count ->
    [one] Картинку находит { $count } человек: +3, и +3 рассказчику ({ $name }).
    [few] Картинку находят { $count } человека: по +3, и +3 рассказчику ({ $name }).
   *[many] Картинку находят { $count } человек: по +3, и +3 рассказчику ({ $name }).
}
told-some-yours = { $count ->
    [one] Картинку находит { $count } человек: +3, и +3 тебе.
    [few] Картинку находят { $count } человека: по +3, и +3 тебе.
   *[many] Картинку находят { $count } человек: по +3, и +3 тебе.
}
told-all = Картинку нашли все: { $name } без очков, остальным по 2.
told-all-yours = Картинку нашли все: тебе ничего, остальным по 2.
told-none = Картинку не нашёл никто: { $name } без очков, остальным по 2.
told-none-yours = Картинку не нашёл никто: тебе ничего, остальным по 2.
told-decoy = { $count ->
    [one] { $name }: за картинку { $count } голос, +{ $points }.
    [few] { $name }: за картинку { $count } голоса, +{ $points }.
   *[many] { $name }: за картинку { $count } голосов, +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Твоя картинка: { $count } голос, +{ $points }.
    [few] Твоя картинка: { $count } голоса, +{ $points }.
   *[many] Твоя картинка: { $count } голосов, +{ $points }.
}
told-together = { $count ->
    [one] { $count } человек голосует так же: по +{ $points }.
    [few] { $count } человека голосуют одинаково: по +{ $points }.
   *[many] { $count } человек голосуют одинаково: по +{ $points }.
}
told-nobody-met = Нет двух голосов за одну картинку: на этот раз без очков.
told-red = Красный маркер на { $slot }: ничего тем, кто голосовал там.
told-leads = { $how ->
    [won] Побеждает { $name }, счёт: { $score }.
   *[leads] Впереди { $name }, счёт: { $score }.
}
told-lead-together = { $how ->
    [won] Побеждают { $names }, счёт: { $score }.
    [leads] Впереди { $names }, счёт: { $score }.
    [all] У всех поровну: { $score }.
   *[level] Наравне { $names }, счёт: { $score }.
}

## Итог
the-end = Конец
game-over = Игра окончена
game-stopped = Игра остановлена. Никто не победил.
after-rounds = { $count ->
    [one] После { $count } раунда
    [few] После { $count } раундов
   *[many] После { $count } раундов
}
wins = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
wins-pair = Побеждают { $names }
you-win = { $mode ->
    [team] Твоя команда побеждает
   *[other] Победа за тобой
}
winning-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
play-again = Ещё раз
back-to-table = Изменить правила или состав
host-decides = Новую игру может начать хозяин стола.
the-rounds = Раунды
standings = Итоговый счёт
the-rounds-help = Нажми на раунд, чтобы снова увидеть все картинки и голоса.
found-by-of = { $count ->
    [0] никто не нашёл
   *[other] нашли: { $count } из { $of }
}
previous-round = Предыдущий раунд
next-page = Следующий раунд
honours = Награды
honour-mysterious = Самая большая загадка
honour-mysterious-for = { $names }: картинку нашли { $count } из { $of }
honour-decoy = Лучшая обманка
honour-decoy-for = { $names }: голосов за одну картинку: { $count }
honour-reader = Чтение мыслей
honour-reader-for = { $names }: найдено { $count } из { $of }
honour-tuned = На одной волне
honour-tuned-for = { $names }: голоса совпали в раундах: { $count } из { $of }
honour-kindred = Родственные души
honour-kindred-for = { $names }: одинаковых голосов: { $count }
honour-own-eyes = Вольный дух
honour-own-eyes-for = { $names }: голосов, которых больше нет ни у кого: { $count }
honour-red = Самый смелый красный
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
copy-seat-help = Открой её, чтобы продолжить на другом устройстве. Никому её не показывай.
show-seat-qr = Показать мой личный QR-код
hide-seat-qr = Скрыть QR-код
seat-qr = QR-код, чтобы продолжить на другом устройстве
my-data = Что мы о тебе храним
my-data-take = Скачать
my-data-forget = Удалить мои данные
my-data-forget-really = Да, удалить насовсем
my-data-trouble = Ничего не изменилось: попробуй ещё раз чуть позже
leave = Уйти из-за стола
leave-really = Да, уйти совсем
leave-help = Твоё место займёт бот, или его уберут. Чтобы вернуться позже, просто закрой страницу.
hurry = Сыграть за тех, кто ещё думает
for-the-host = Для хозяина стола
lock-table = Закрыть стол
send-away-really = Да, удалить: { $name }
send-away-help = { $name } сможет снова сесть здесь, только когда ты разрешишь.
was-sent-away = Не может вернуться: { $name }
let-back = Пустить обратно
stop-game = Остановить игру
stop-game-really = Да, остановить сейчас
stop-game-help = Никто не победит. Потом можно начать заново тем же составом.
clock-left = Осталось { $time }
clock-paused = Пауза: { $time }
clock-pause = Остановить часы
clock-resume = Запустить часы
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
    [one] Голосование: ждём { $count } человека
    [few] Голосование: ждём { $count } человек
   *[many] Голосование: ждём { $count } человек
}
tv-again = Ещё игру? Начать может хозяин стола.

## Как играть
how-idea-title = Идея
how-idea = По очереди кто-то становится рассказчиком: выбирает картинку из своих карт и говорит о ней что-нибудь. Слово, фразу, песню, звук.
how-give-title = Все выкладывают карту
how-give = Остальные выбирают свою картинку, которая тоже могла бы подойти. Картинки перемешивают и вешают на стену.
how-vote-title = Голосование
how-vote = Какая картинка — рассказчика? Тайно голосуют все, кроме рассказчика.
how-score-title = Очки
how-score-some = Картинку нашли некоторые, но не все: 3 рассказчику и по 3 тем, кто нашёл.
how-score-none = Картинку нашли все или никто: рассказчику ничего, остальным по 2. Так что не говори ни слишком много, ни слишком мало.
how-score-votes = Всем, кроме рассказчика: 1 за каждый голос за свою картинку, не больше 3.
how-three-title = Трое
how-three = У каждого семь картинок, и к каждой подсказке выкладывают по две: на стене их пять.
how-end-title = Конец
how-end-points = { $count ->
    [one] Когда у кого-то есть { $count } очко, игра кончается вместе с раундом.
    [few] Когда у кого-то есть { $count } очка, игра кончается вместе с раундом.
   *[many] Когда у кого-то есть { $count } очков, игра кончается вместе с раундом.
}
how-end-laps = { $count ->
    [one] Игра кончается, когда каждый побывал рассказчиком один раз.
    [few] Игра кончается, когда каждый побывал рассказчиком { $count } раза.
   *[many] Игра кончается, когда каждый побывал рассказчиком { $count } раз.
}
how-end-pile = Игра кончается вместе с раундом, в котором взята последняя карта.
how-win = Побеждает тот, у кого больше всего очков; при ничьей победу делят.
how-win-team = Побеждает пара, у которой больше всего очков; при ничьей победу делят.
how-large-title = Семь человек и больше
how-large = У каждого два голоса, за две разные картинки; второй необязателен. Картинка найдена одним-единственным голосом: на 1 больше.
how-team-title = Команды
how-team = Вы играете парами, и очки у пары общие. Напарник рассказчика тоже выкладывает карту. Остальные пары решают, кто выложит карту, а кто проголосует.
how-team-vote-title = Один голос на пару
how-team-vote = Какая картинка — рассказчика? В каждой другой паре тайно голосует тот, кто не выкладывал карту.
back = Назад
how-here = За этим столом
how-party-clue-title = Сначала слова
how-party-clue = Рассказчик даёт подсказку, не видя своих карт. Потом все, и рассказчик тоже, кладут подходящую картинку.
how-party-vote-title = Голосуй там же, где другие
how-party-vote = Столько очков, сколько голосов за ту же картинку, не больше 5; можно голосовать и за свою. Одинокий голос очков не приносит. Красный маркер рассказчика вычёркивает картинку: ничего тем, кто голосовал за неё.
how-party-pass-title = Карты странствуют
how-party-pass = После каждого раунда все передают свои карты налево, рубашкой вверх.

## Первая игра
lesson-claim = Ты и три бота. Кто-то должен начать: нажми «Я начинаю».
lesson-tell = Выбери картинку и скажи о ней несколько слов. Не слишком ясно и не слишком туманно: пусть её найдут некоторые, но не все.
lesson-told = Остальные ищут среди своих картинок ту, что тоже подошла бы к твоим словам.
lesson-watch = Все картинки висят на стене, и твоя среди них. Остальные голосуют за ту, которую считают твоей.
lesson-own-some = Твою картинку нашли некоторые, но не все: в этом и искусство. 3 очка тебе и по 3 тем, кто нашёл.
lesson-own-all = Нашли все: это было слишком ясно. Тебе ничего, остальным по 2 очка.
lesson-own-none = Не нашёл никто: это было слишком туманно. Тебе ничего, остальным по 2 очка.
lesson-hear = Теперь рассказчик — кто-то другой. Пока рассмотри свои карты.
lesson-answer = Рассказчик: { $name }. Выложи картинку, которую другие могли бы принять за загаданную.
lesson-given = Твоя картинка лежит с остальными. Когда карты выложат все, их перемешают и повесят.
lesson-vote = Какую картинку загадывает { $name }? Нажми, чтобы рассмотреть, и голосуй. За свою нельзя.
lesson-sealed = Подтверждено. Когда проголосуют все, увидишь ответ.
lesson-found = Верно, это она. 3 очка тебе и 3 рассказчику ({ $name }).
lesson-missed = { $name } загадывает другую картинку. Кто её находит, получает 3 очка, { $name } тоже.
lesson-votes = И 1 очко за каждый голос за твою картинку.
lesson-finish = Понятно
lesson-skip = Скрыть советы
lesson-done-title = Вот и вся игра
lesson-done = Подсказка, карта и голос позади. Когда у кого-то 30 очков, побеждает тот, у кого их больше всего. А с друзьями ещё веселее.
lesson-play-on = Играть дальше

## Неполадки
connection-lost = Связь потеряна.
connection-trying = Пробуем снова; твоё место и карты сохранены.
connection-back = Связь восстановлена
seat-lost = Твоё место теперь открыто на другом устройстве. Ты наблюдаешь за игрой.
old-link-help = Место освобождено, или ссылка скопирована не целиком. Садись заново или просто смотри.
wrong-link-kept = Эта ссылка не открывает здесь места. Твоё место остаётся за тобой.
seat-offered = Ты уже играешь здесь под именем { $mine }. Продолжить на этом устройстве как { $theirs }?
seat-offered-help = Открыта чья-то личная ссылка. Если она не твоя, оставайся на своём месте.
seat-offered-stay = Остаться: { $mine }
seat-offered-take = Продолжить как { $theirs }
no-such-table-help = Стола { $code } больше нет: столы убирают, если долго никто не приходит. Попроси новую ссылку или открой свой стол.
old-page-help = Есть новая версия. Загрузи страницу заново, место сохранено.
trouble-help = Твоё место и карты сохранены. Попробуй чуть позже.
sent-away-help = Если это ошибка, попроси хозяина стола пустить тебя обратно и загрузи страницу заново.
load-again = Загрузить заново
to-start = На главную
no_connection = Сервер недоступен.

## Отказы
no_such_table = Ни у одного стола нет такого кода: проверь шесть букв
wrong_key = Эта ссылка не открывает здесь места
key_must_be_16_bytes = Эта личная ссылка неполная: скопируй её ещё раз
sit_down_first = Сначала займи место
sent_away = Хозяин стола удалил тебя из-за стола
table_is_locked = Этот стол закрыт: попроси хозяина его открыть
already_seated = Ты уже за столом
table_is_full = Стол полон.
name_is_empty = Как тебя зовут?
name_is_too_long = Имя слишком длинное: не больше 24 букв
name_is_taken = Здесь уже есть такое имя: выбери другое
no_such_rabbit = Такого кролика нет: выбери одного из двенадцати
rabbit_is_taken = Этот кролик уже занят: выбери другого
only_the_host_may = Это может только хозяин стола
no_such_person = Этого человека уже нет
bots_cannot_host = Бот не может быть хозяином стола: выбери человека
settings_not_understood = Эти настройки не сочетаются: измени одну из них
game_is_running = Идёт игра: подожди, пока она кончится
no_game_is_running = Игра не идёт
wait_for_the_next_round = Ты войдёшь со следующего раунда
order_must_name_everybody_once = Кто-то пришёл или ушёл; попробуй ещё раз
word_is_empty = Сначала напиши слово
text_is_empty = Сначала напиши что-нибудь
text_is_too_long = Слишком длинно: сократи немного
talk_is_off = За этим столом чат выключен; включить его может хозяин стола
only_teams_talk_apart = Наедине говорят только пары в командной игре
there_is_no_clock = За этим столом играют без часов
no_such_recording = Запись не дошла: запиши ещё раз
recording_is_too_long = Слишком долго: не больше десяти секунд
recording_not_understood = Эту запись не воспроизвести: запиши ещё раз
no_such_picture = Этой картинки здесь больше нет
picture_is_known = Такая же или почти такая же картинка здесь уже есть
enough_pictures = За этим столом уже 300 своих картинок, больше не поместится: сначала убери одну
no_such_deck = Этой колоды нет на этом сервере: выбери другую
deck_name_is_taken = Колода с таким названием уже есть на этом сервере: выбери другое
uploads_are_off = Этот сервер не принимает картинок: играйте его колодами
table_is_out_of_room = Память этого стола заполнена: сначала убери какую-нибудь картинку
server_is_out_of_room = На этом сервере нет места для новых картинок: играйте его колодами
not_a_picture = Такой файл мы не умеем открывать: подойдут JPEG, PNG, WebP, AVIF и GIF
picture_is_svg = Рисунки SVG не принимаются: сохрани как PNG
picture_is_heic = Фото HEIC здесь не открываются: пришли в JPEG
picture_is_damaged = Файл повреждён или неполон: пришли другую копию
picture_moves = Она движется: картой может быть только неподвижная картинка
picture_is_two_things = В этом файле спрятано что-то ещё: сохрани картинку заново и попробуй снова
picture_is_too_heavy = Файл больше 24 МБ: сначала уменьши его
picture_is_too_large = В ней больше 64 миллионов точек: сначала уменьши её
picture_is_too_small = Она слишком мала: карте нужно хотя бы 200 × 300 точек
picture_says_too_much = К этой картинке приложено слишком много данных: сохрани её заново без сведений
picture_took_too_long = Этот файл не удалось открыть вовремя: сохрани его заново или поменьше
archive_is_damaged = Архив zip повреждён или неполон: упакуй его заново
archive_is_locked = У архива zip есть пароль: упакуй без него
archive_is_too_large = В архиве zip слишком много: не больше 1000 файлов и 256 МБ
archive_in_archive = Архив в архиве не открывается: сначала распакуй его
archive_leads_astray = Имена файлов ведут за пределы этого архива: упакуй картинки заново
nothing_in_it = Картинок там нет: подойдут JPEG, PNG, WebP, AVIF и GIF
cannot_write_now = Сервер сейчас не может сохранить. Ничего не пропало; попробуй ещё раз.
too_many_tables = Отсюда открыто слишком много столов. Подожди немного.
too_fast = Слишком быстро. Попробуй ещё раз.
not_understood = Страница устарела: загрузи её заново
game_has_ended = Игра окончена
seat_is_not_playing = Ты не участвуешь в этой игре; можно войти в следующую
not_in_this_phase = Этот момент прошёл
storyteller_already_chosen = Кто-то успел раньше
first_clue_claims = Здесь решает первая подсказка: дай свою подсказку
only_storyteller_gives_clue = Подсказку даёт только рассказчик
clue_needs_a_card = Выбери картинку к подсказке
clue_takes_no_card = В Party подсказка без картинки
clue_is_empty = Сначала скажи что-нибудь
clue_is_too_long = Подсказка слишком длинная: не больше 200 букв
clue_is_spoken = За этим столом подсказку говорят вслух
card_not_in_hand = Этой картинки у тебя нет: выбери другую
storyteller_has_submitted = Твоя картинка уже лежит
already_submitted = Твоя картинка уже лежит
wrong_number_of_cards = Выложи одну картинку; втроём — две
cards_must_differ = Пожалуйста, две разные картинки
only_teams_name_a_giver = Кто выложит карту, решают только команды
storytellers_team_names_no_giver = В паре рассказчика карту выкладывает напарник
giver_must_be_of_the_team = Карту должен выложить кто-то из вашей пары
giver_already_agreed = Вы уже договорились
giver_not_agreed = Сначала решите, кто выложит карту
partner_gives = Карту выкладывает напарник
storyteller_does_not_vote = Рассказчик не голосует
giver_does_not_vote = За вашу пару голосует напарник
wrong_number_of_votes = Отдай один голос; от семи человек можно два
votes_must_differ = Два голоса — за две разные картинки
no_such_slot = Там нет картинки
cannot_vote_for_own_card = Это твоя картинка: голосуй за другую
cannot_vote_for_own_team = Это картинка твоей команды: голосуй за другую
red_token_is_missing = Положи и красный маркер
only_storyteller_places_red = Красный маркер есть только у рассказчика
red_cannot_lie_on_green = Красный нельзя класть на свой зелёный: положи в другое место
already_confirmed = Подтверждение уже есть
too_few_players = Не хватает людей: Классика от 3, Party и Команды от 6
too_many_players = Слишком много людей: играют не больше 12
teams_need_an_even_number = Командам нужно чётное число: 6, 8, 10 или 12
teams_keep_their_seats = В командной игре посреди партии не входят; подожди следующую
end_does_not_fit_mode = Такой конец не подходит к игре: выбери другой
deck_is_too_small = Слишком мало картинок на стольких: добавьте колоду
seat_is_taken = Это место занято: выбери другое
no_such_seat = Такого места нет
not_enough_cards_to_join = Осталось слишком мало картинок; можно войти в следующую игру

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Поиграем?
preview-invitation = Тебя ждут за столом
preview-text = Рассказчик говорит пару слов, каждый выкладывает картинку. Какая была его? Открой ссылку и садись, без регистрации.

## more
edition-why = Печатные правила немного различаются. Играйте по тем, что вам знакомы.

## growth

said_enough_for_now = Слишком много слов сразу. Переведи дух и продолжай.
enough_for_an_hour = Для одного часа это очень много. Попробуй чуть позже.
too_many_decks = Отсюда сохранено уже много колод. Следующую сохрани завтра.
export_is_running = Загрузка твоих данных уже идёт. Дождись её окончания.

## people

table_is_closed = Этот стол закрыт
table-closed-help = Его видят только те, кто уже здесь. Попроси у хозяина ссылку, и можно будет смотреть.
lock-closes-help = Никто новый не сможет сесть или смотреть. Кто уже здесь, тот остаётся.
copy-look-link = Скопировать ссылку для зрителей
copy-look-help = У кого она есть, тот может смотреть и видит ваши собственные картинки.
own-pictures-hidden = Ваши собственные картинки здесь скрыты. Чтобы показать их, откройте этот экран из меню стола.
name_looks_like_another = Выглядит так же, как имя кого-то за столом: выбери другое
tables-kept = 
    { $days ->
        [one] Стол, за который никто не садился { $days } день, удаляется со всеми играми.
        [few] Стол, за который никто не садился { $days } дня, удаляется со всеми играми.
        [many] Стол, за который никто не садился { $days } дней, удаляется со всеми играми.
       *[other] Стол, за который никто не садился { $days } дня, удаляется со всеми играми.
    }
tables-kept-always = Столы хранятся здесь, пока их кто-нибудь не удалит.
my-data-all-help = Твои имена, сообщения, подсказки, записи и картинки за этим столом и сохранённые с него колоды.
my-data-forget-all-help = Ты уходишь из-за стола, и всё это стирается, сохранённые колоды тоже. Сыгранные тобой карты и голоса останутся под другим именем.

## talk

seat_is_in_use = Это место сейчас открыто на другом устройстве
seat_is_claimed = Об этом месте уже просит кто-то другой: дождись ответа
no_such_claim = Это уже решено
nobody_to_ask = Здесь нет никого, кто мог бы тебя узнать: попробуй, когда кто-нибудь придёт
seat_was_in_use_lately = Это место только что было занято: подтверди ещё раз, когда оно будет пустовать три минуты
talk_is_slow = Здесь говорят не спеша: написать снова можно через { $seconds } с
you_are_muted = Хозяин стола отключил тебе чат
host_cannot_be_reported = Жалобы получает хозяин стола, поэтому на него пожаловаться нельзя
enough_reports = Хозяина стола ждёт уже много жалоб
lost-seat = У меня здесь уже есть место
lost-seat-help = Выбери своё имя. Те, кто за столом, могут вернуть тебе место.
lost-seat-waiting = Спрашиваем стол, ты ли это: { $name }…
lost-seat-over = С местом всё по-прежнему. Спроси ещё раз или садись под другим именем.
claim-asked = Новое устройство говорит: «Это я, { $name }». Это правда?
claim-consequence = Тогда оно увидит эти карты и продолжит игру; прежнее устройство потеряет место.
claim-yes = Да, это { $name }
claim-no = Нет
claim-agreed = Спасибо. Нужно согласие ещё одного человека.
notice-left = { $who } уходит из-за стола
notice-sent_away = { $by } удаляет из-за стола: { $who }
notice-let_back = { $by } пускает обратно: { $who }
notice-bot_took_over = { $who }: дальше играет бот { $by }
notice-seat_regained = { $who } снова на своём месте, с другого устройства. За: { $by }
notice-host_changed = Теперь хозяин стола — { $who }
notice-locked = { $by } закрывает стол
notice-unlocked = { $by } открывает стол
notice-muted = { $by } отключает чат: { $who }
notice-unmuted = { $who } снова может писать
notice-played_for = { $who }: сейчас играет бот, так решает { $by }
notice-stood_in = { $who }: пока играет бот
notice-plays_again = { $who } снова в игре
about-person = { $name }: что сделать
mute-for-me = Скрыть для меня
unmute-for-me = Показывать снова
muted-for-me = Скрыты для тебя: { $names }
mute-for-all = Отключить чат для всех
unmute-for-all = Вернуть чат
is-muted = без чата
report-to-host = Сообщить хозяину
was-reported = Это видит только хозяин стола. Спасибо.
report-asked = { $by } жалуется: { $name }
report-dismiss = Оставить так
slow-talk = Медленный чат
slow-talk-0 = Нет
slow-talk-10 = Одна фраза в 10 с
slow-talk-30 = Одна фраза в 30 с
