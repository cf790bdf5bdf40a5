### conteur по-русски. Коротко, тепло, по-взрослому: что делать, потом почему. docs/words.md говорит, для чего каждая строка.

## Начало
tagline = Один игрок даёт подсказку, все выкладывают по карте. Какая загадана?
open-table = Создать стол
join-with-code = Войти по коду
join = Войти
play-with-bots = Сыграть с ботами
public-tables = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}
table-is-playing = идёт игра
how-to-play = Как играть
lesson = Учебная игра: две минуты
language = Язык
offline = Нет связи. Картинки можно смотреть и так, а вот играть пока нельзя. Когда связь появится, страница продолжит сама.
name-of-a-guest = Кролик

## За столом
menu = Меню
close = Закрыть
cancel = Отмена
keep = Готово
arriving = Идём к столу…
table-code = Стол { $code }
hosts-table = Стол игрока { $name }
at-the-table = { $count ->
    [one] { $count } игрок · до 12
    [few] { $count } игрока · до 12
   *[many] { $count } игроков · до 12
}
players = Игроки
sit-title = Стол { $code }
already-here = Уже здесь:
your-name = Твоё имя
your-rabbit = Твой кролик
your-look = Твоё имя и кролик
sit-down = Сесть за стол
just-watch = Только смотреть
full-help = Можно смотреть, пока не освободится место.
invite = Пригласить
copied = Скопировано
copy-this-link = Скопируй ссылку:
unreachable = Другие устройства пока не могут войти: этот компьютер не подключён к общей с ними сети.
add-bot = Добавить бота
tv = ТВ
qr = QR-код со ссылкой на этот стол
is-host = хозяин
is-bot = бот
is-away = не в сети
is-awaited = ещё думает
swap-help = { $name } меняется местами. Нажми, с кем.
make-host = Сделать хозяином
send-away = Удалить
start-with = { $count ->
    [one] Начать: { $count } игрок
    [few] Начать: { $count } игрока
   *[many] Начать: { $count } игроков
}
waiting-for-host = Игру начнёт { $name }.
rabbit-0 = Красный, без узора, уши торчком
rabbit-1 = Оранжевый, в горошек, уши врозь
rabbit-2 = Бирюзовый, в поперечную полоску, уши висят
rabbit-3 = Голубой, в полоску, одно ухо загнуто
rabbit-4 = Сливовый, в косую полоску, уши влево
rabbit-5 = Розовый, в клетку, уши вправо
rabbit-6 = Зелёный, из двух половин, уши короткие
rabbit-7 = Синий, в плюсиках, уши длинные и тонкие
rabbit-8 = Белый, в колечках, уши крест-накрест
rabbit-9 = Коричневый, в зигзагах, уши завитком
rabbit-10 = Серый, в пятнах, одно ухо вверх, другое вниз
rabbit-11 = Оливковый, в широкую полоску, оба уха загнуты

## Как мы играем
how-we-play = Как мы играем
mode = Режим игры
mode-base = Классика
mode-party = Party
mode-team = Команды
mode-base-help = От 3 до 12 игроков. Найдите карту рассказчика. Если вас 7 и больше, у каждого по два голоса.
mode-party-help = От 6 до 12 игроков. Сначала подсказка, потом карты. Голосуй за ту карту, которую выберет большинство.
mode-team-help = 6, 8, 10 или 12 игроков, по двое, лицом друг к другу. Один выкладывает карту, другой голосует.
edition = Правила
edition-odyssey = Odyssey (обычные)
edition-odyssey-help = Обычные правила.
edition-pl-2 = Польские, 2-е издание
edition-pl-2-help = Очки за голоса — только если карту рассказчика нашли некоторые, но не все.
edition-ar = Арабские
edition-ar-help = Классика: до конца колоды; до 6 игроков очки за голоса без предела. Party: красный и зелёный маркеры — на разные карты. Команды: без предела, у напарников личный чат.
edition-pl-1 = Польские, 1-е издание
edition-pl-1-help = Party: до подсказки никто не видит своих карт.
edition-nl = Нидерландские
edition-nl-help = Кто первым даст подсказку, тот и первый рассказчик.
play-to = Длина игры
end-edition = Как в правилах
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
end-pile = Вся колода
pace = Лимит времени
pace-off = Нет
pace-off-help = Думайте сколько хотите.
pace-relaxed = Спокойный
pace-relaxed-help = Две-три минуты на каждый шаг.
pace-brisk = Быстрый
pace-brisk-help = Не больше минуты на каждый шаг.
pace-own = Свой
pace-own-help = Время выбирает хозяин стола.
clue = Подсказка
clue-text = Текстом
clue-text-help = Все читают её на экране.
clue-spoken = Вслух
clue-spoken-help = Вы рядом или на созвоне: говорите её вслух.
clue-sound = Записью
clue-sound-help = Все слушают запись.
plain-has-no-microphone = По этому адресу телефон не запишет звук. Подсказку можно написать или сказать вслух.
that-is-rounds = { $count ->
    [one] Это { $count } раунд.
    [few] Это { $count } раунда.
   *[many] Это { $count } раундов.
}
phase-claiming = Кто начинает
phase-telling = Подсказка
phase-submitting = Выбор карты
phase-voting = Голосование
phase-scored = Очки
seconds-help = В секундах. Пустое поле — без лимита.
more-settings = Другие правила и настройки
option-first_storyteller = Первый рассказчик
option-first_storyteller-claim = Кто первым нажмёт
option-first_storyteller-clue = Кто первым даст подсказку
option-first_storyteller-random = По жребию
option-second_vote = Второй голос
option-second_vote-auto = Если игроков 7 и больше
option-second_vote-never = Никогда
option-bonus_when = Очки тому, чью карту выбрали
option-bonus_when-always = В каждом раунде
option-bonus_when-mixed = Если карту рассказчика нашли некоторые, но не все
option-bonus_cap = Предел очков за голоса
option-bonus_cap-3 = 3 за раунд
option-bonus_cap-none = Без предела
option-red_on_green = Красный и зелёный на одной карте
option-red_on_green-allowed = Можно
option-red_on_green-forbidden = Нельзя
option-party_hands = Карты до подсказки
option-party_hands-storyteller = Не видит только рассказчик
option-party_hands-all = Не видит никто
option-own_team_vote = Голос за карту своей команды
option-own_team_vote-void = Не приносит очков
option-own_team_vote-count = Как любой другой
option-own_team_vote-forbid = Нельзя
option-team_talk = Чат напарников
option-team_talk-public = Читают все
option-team_talk-private = Только они двое
leavers = Если кто-то уходит
leavers-bot = Дальше играет бот
leavers-go = Место убирают после раунда
bot-level = Как играют боты
bot-level-easy = Слабо
bot-level-medium = Средне
bot-level-hard = Сильно
bots-speak = Язык ботов
bots-learn = Пусть боты учатся у нас
bots-learn-help = Сервер запоминает здешние подсказки, без имён, чтобы его боты в следующих играх играли лучше.
has-talk = Чат и реакции
has-talk-help = Короткие сообщения, которые видят все за столом.
is-public = Открытый стол
is-public-help = Любой может найти его и сесть.
shuffle-word = Помоги перемешать карты
shuffle-word-help = Напиши любое слово. Оно влияет на тасовку, так что никто, даже сервер, не подстроит расклад.
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
pictures-choose-or-add = Выбери колоды или добавь свои
decks = Колоды
own-pictures = Наши картинки
pictures-drop = Перетащи сюда картинки, папку или архив zip
pictures-add = Добавить файлы
pictures-folder = Добавить папку
pictures-zip = Добавить zip
pictures-help = Фото или рисунки. Каждую картинку повернём как надо, обрежем под карту и сотрём место и дату. Видит их только этот стол.
pictures-sending = Отправляем картинки
pictures-sent = { $done } из { $count }
understood = Понятно
bots-only-guess = Без слов боты играют наугад: добавь картинкам названия или несколько тегов.
picture-words = Название и теги
picture-title = Название
picture-tags = Теги через запятую
picture-remove = Убрать эту картинку
save = Сохранить
deck-save-as = Сохранить на сервере как
deck-save-help = Тогда эти картинки увидят все на этом сервере и смогут ими играть.
deck-saved = Сохранено. Новая колода уже в списке.
see-deck = Посмотреть картинки: { $title }
see-pictures = Смотреть картинки
deck-by = Авторы: { $authors }
deck-licence = Лицензия: { $licence }

## Раунд
round = Раунд { $number }
your-turn = Твоя очередь
asked-may-claim = Есть идея для подсказки? Начинай.
asked-may-tell = Рассказчик — ты. Выбери карту и дай подсказку.
asked-may-name-giver = Кто из вас двоих выложит карту?
asked-may-submit = Подсказка есть. Выбери подходящую карту.
asked-may-vote = Карты на столе. Голосуй.
who-tells-first = Кто первый рассказчик?
claim-help = Какая-то из твоих карт подала идею? Кто первым нажмёт, тот и первый рассказчик.
claim-help-party = В Party рассказчик даёт подсказку, ещё не видя карт. Начинает тот, кто первым нажмёт.
i-tell-first = Я начинаю
nobody-tells-yet = Кто станет первым рассказчиком?
first-clue-tells = Дай подсказку раньше других
you-are-storyteller = Рассказчик — ты
choose-then-text = Выбери карту и напиши к ней подсказку
choose-then-spoken = Выбери карту и скажи подсказку вслух
choose-then-sound = Выбери карту и запиши подсказку на микрофон
speak-before-you-see = Сначала подсказка, потом карты
blind-help = Твои карты лежат рубашкой вверх, пока ты не дашь подсказку. Потом все, и ты тоже, выложат по подходящей карте.
hand-hint = Листай карты · нажми, чтобы увеличить
tell-goal = Пусть твою карту найдут некоторые, но не все.
clue-placeholder = Слово, строчка, песня…
your-clue = Твоя подсказка
tell-it = Дать подсказку
tell-then-look = Отправить и открыть карты
spoken-help = Нажми, когда все услышат.
say-it-aloud = Скажи вслух.
you-said-it = Подсказка прозвучала
clue-as-recording = Подсказка в записи
listen = Послушать
listen-to = Послушать: { $name }
listen-again = Послушать ещё раз
record = Записать подсказку
record-help = До десяти секунд: слово, мелодия, звук.
record-done = Готово
record-again = Записать заново
recording-now = Идёт запись. Говори…
recorded = Записано. Послушай или отправь.
microphone-asking = Ждём микрофон…
microphone-refused = Этой странице не разрешён микрофон.
microphone-refused-help = Разреши его в настройках браузера и попробуй ещё раз.
microphone-missing = Микрофон не найден.
microphone-missing-help = Подключи его или продолжи на телефоне.
microphone-insecure = Эта страница не может включить микрофон.
microphone-insecure-help = Браузеры разрешают его только на адресах с https.
sound-file = Отправить звуковой файл
write-clue-instead = Я лучше напишу
say-clue-instead = Я лучше скажу вслух
try-again = Ещё раз
awaiting-spoken = Слушай: подсказку скажет { $name }
awaiting-sound = { $name } записывает подсказку
i-have-said-it = Все услышали
choose-picture-first = Сначала выбери карту
choose-pictures-first = { $count ->
    [one] Выбери ещё одну карту
    [few] Сначала выбери { $count } карты
   *[many] Сначала выбери { $count } карт
}
say-something-first = Сначала дай подсказку
choose-this = Выбрать эту
choose-this-of = Выбрать эту ({ $number } из { $count })
chosen = Выбрана
tells = Рассказчик: { $name }
you-tell = Рассказчик — ты
quoted = «{ $words }»
clue-was-spoken = { $name }: подсказка вслух
clue-as-spoken = Подсказка вслух
which-of-yours = { $count ->
    [one] Какая из твоих карт подходит к подсказке?
    [few] Какие { $count } карты подходят к подсказке?
   *[many] Какие { $count } карт подходят к подсказке?
}
which-of-yours-fits-too = Смотри: какая карта подходит к твоей подсказке?
which-fits = Какая карта лучше всех подходит к подсказке?
answer-goal = Каждый голос за твою карту — очко тебе.
give = { $count ->
    [one] Выложить эту
    [few] Выложить эти { $count }
   *[many] Выложить эти { $count }
}
laid-aside = Выбраны
take-back = Забрать
awaiting-text = { $name } придумывает подсказку
meanwhile-hand = Пока рассмотри свои карты.
hand-sleeps = В Party карты лежат рубашкой вверх, пока нет подсказки.
waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[many] Ждём ещё { $count } игроков
}
waiting-for-name = Ждём: { $name }
person-is-away = { $name } не в сети
play-for = Сыграть за: { $name }
play-for-really = Да, сыграть за: { $name }
your-picture-lies = { $count ->
    [one] Твоя карта на столе.
   *[other] Твои карты на столе.
}
your-partner-gives = Карту выложит напарник, а голосуешь ты.
you-are-watching = Ты смотришь игру.
you-join-next-round = Ты в игре со следующего раунда.
joins-next-round = { $name } в игре со следующего раунда

## Команды
who-gives = Кто из вас двоих выложит карту?
who-gives-help = Кто не выкладывает, голосует. Карты не показывайте и не описывайте.
who-gives-private = Кто не выкладывает, голосует. Ваш чат видите только вы: карты можно описывать.
i-give = Я выложу карту
gives = Карту выложит { $name }
i-will-vote = Я проголосую
will-vote = Проголосует { $name }
suggests-you = { $name } предлагает: карту выложишь ты.
suggests-self = { $name } хочет выложить карту.
waiting-for-partner = Ждём, согласится ли { $name }.
agree-i-give = Хорошо, я выложу карту
agree-they-give = Хорошо, карту выложит { $name }
talk = Чат
talk-public = Чат: ты и { $name } (читают все)
talk-private = Чат: ты и { $name } (только вы)
talk-help = Напишите, у кого есть хорошая карта. Не называйте и не описывайте её.
say = Отправить
talk-unread = Чат: новые сообщения
talk-everybody = Напиши что-нибудь всему столу.
was-said = Сообщения
to-partner = напарнику
talk-to = Напарнику
talk-to-all = Всем
gestures = Реакции
reaction-applause = Аплодисменты
reaction-laugh = Смех
reaction-wow = Ух ты
reaction-heart = Сердечко
reaction-think = Надо подумать
reaction-hurry = Поторопимся
phrase-let_me = Можно я выложу?
phrase-i_have_one = У меня есть подходящая.
phrase-you_give = Лучше выложи ты.
phrase-not_sure = У меня ничего подходящего.
phrase-all_right = Хорошо!

## Карты на столе
gallery = Карты на столе
your-hand = Твои карты
card-number = Карта { $number } из колоды
card-back = Карта рубашкой вверх
hand-place = Карта { $number } из { $count }
look-at = Карта { $number } из { $count }
back-to-wall = Назад ко всем картам
back-to-hand = Назад к своим картам
zoom = Увеличить
previous = Предыдущая карта
next = Следующая карта
strip = Все карты
yours = твоя
owned-by = Карта игрока { $name }
votes-here = { $count ->
    [0] нет голосов
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
your-vote-here = здесь твой голос
which-is = Какую карту загадывает { $name }?
they-look-for-yours = Другие ищут твою карту
where-will-most-vote = Какую карту выберет большинство?
voting-board = Твои голоса
hole-empty = Пока пусто
hole-vote = Твой голос за карту { $slot }. Забрать
hole-red = Твой красный маркер на карте { $slot }. Забрать
vote-help = Нажми на карту, рассмотри, потом голосуй.
two-votes-help = У тебя два голоса, второй — по желанию.
second-vote-help = Второй голос — по желанию; найдёшь карту одним — ещё 1 очко.
party-help = Голосуй как другие. Голос в одиночку очков не приносит.
party-teller-help = Зелёный: голосуй как другие. Красный: голоса за эту карту не считаются.
vote-sealed = Подтверждено. Можно изменить, пока не проголосуют все.
place-vote = Голос за { $slot }
place-move = Перенести голос на { $slot }
place-green = Зелёный маркер на { $slot }
place-red = Красный маркер на { $slot }
place-take-back = Забрать
seal-votes = { $count ->
    [one] Подтвердить голос
   *[other] Подтвердить оба голоса
}
seal-tokens = Подтвердить оба маркера
this-is-yours = Это твоя карта.
not-votable = За эту карту голосовать нельзя.
others-vote = Голосуют другие.
teller-watches = Твоя карта среди них. Теперь голосуют другие.
partner-votes = За вас двоих голосует напарник.
pair-has-no-vote = Рассказчик — { $name }, поэтому ваша команда не голосует. Теперь решают остальные.

## Раскрытие
picture-of = Карта игрока { $name }
your-picture = Твоя карта
where-you-met = Как все проголосовали
your-round = Твои очки
your-teams-round = Очки вашей команды
no-points = На этот раз без очков.
no-points-all = Без очков: карту нашли все, подсказка слишком лёгкая.
no-points-none = Без очков: карту не нашёл никто, подсказка слишком трудная.
no-points-missed = Без очков: твой голос за другую карту, а за твою не голосовал никто.
no-points-alone = Без очков: за эту карту больше никто не голосовал.
no-points-struck = Без очков: на этой карте красный маркер.
voted-own-team = Ваш голос — за карту своей же команды.
everyones-points = Все очки
next-round = Следующий раунд
see-result = К итогам
points-of-round = Очки за раунд { $number }
told = рассказчик
track = Счётчик очков
plaque-together = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
plaque-struck = не считается
party-story = Сколько голосов за карту, столько и очков, но не больше 5. Под красным маркером — ничего.
won-found = карта найдена
won-told = нашли некоторые, но не все
won-spared-all = нашли все
won-spared-none = не нашёл никто
won-single = одним голосом
won-vote-of = голос игрока { $name }
won-votes-capped = { $count ->
    [one] { $count } голос, не больше { $cap }
    [few] { $count } голоса, не больше { $cap }
   *[many] { $count } голосов, не больше { $cap }
}
won-together = { $count ->
    [one] { $count } голос за карту
    [few] { $count } голоса за карту
   *[many] { $count } голосов за карту
}
told-all-voted = Все проголосовали.
told-it-was = Это номер { $slot }, карта игрока { $name }.
told-it-was-yours = Это номер { $slot }, твоя карта.
told-some = { $count ->
    [one] Нашёл { $count } игрок: +3, и +3 рассказчику.
    [few] Нашли { $count } игрока: по +3, и +3 рассказчику.
   *[many] Нашли { $count } игроков: по +3, и +3 рассказчику.
}
told-some-yours = { $count ->
    [one] Нашёл { $count } игрок: +3, и +3 тебе.
    [few] Нашли { $count } игрока: по +3, и +3 тебе.
   *[many] Нашли { $count } игроков: по +3, и +3 тебе.
}
told-all = Нашли все: { $name } без очков, остальным по +2.
told-all-yours = Нашли все: тебе ничего, остальным по +2.
told-none = Не нашёл никто: { $name } без очков, остальным по +2.
told-none-yours = Не нашёл никто: тебе ничего, остальным по +2.
told-decoy = { $count ->
    [one] { $name }: { $count } голос за карту, +{ $points }.
    [few] { $name }: { $count } голоса за карту, +{ $points }.
   *[many] { $name }: { $count } голосов за карту, +{ $points }.
}
told-decoy-yours = { $count ->
    [one] За твою карту { $count } голос: +{ $points }.
    [few] За твою карту { $count } голоса: +{ $points }.
   *[many] За твою карту { $count } голосов: +{ $points }.
}
told-together = { $count ->
    [one] { $count } голос за одну карту: по +{ $points }.
    [few] { $count } голоса за одну карту: по +{ $points }.
   *[many] { $count } голосов за одну карту: по +{ $points }.
}
told-nobody-met = Нет двух голосов за одну карту: на этот раз без очков.
told-red = Красный маркер на карте { $slot }: голоса за неё не считаются.
told-leads = { $how ->
    [won] Побеждает { $name }, счёт { $score }.
   *[leads] Впереди { $name }, счёт { $score }.
}
told-lead-together = { $how ->
    [won] Побеждают { $names }, счёт { $score }.
    [leads] Впереди { $names }, счёт { $score }.
    [all] У всех поровну: { $score }.
   *[level] Лидируют { $names }, счёт { $score }.
}

## Итог
the-end = Конец игры
game-over = Игра окончена
game-stopped = Хозяин стола остановил игру. Никто не победил.
after-rounds = { $count ->
    [one] После { $count } раунда
    [few] После { $count } раундов
   *[many] После { $count } раундов
}
wins = { $count ->
    [one] Побеждает { $names }
   *[other] Ничья: { $names }
}
wins-pair = Побеждают { $names }
you-win = { $mode ->
    [team] Победа ваша
   *[other] Победа твоя
}
winning-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
play-again = Сыграть ещё
back-to-table = Сменить правила или состав
host-decides = Новую игру может начать хозяин стола.
the-rounds = Все раунды
standings = Итоговый счёт
the-rounds-help = Нажми на раунд, чтобы снова увидеть его карты и голоса.
found-by-of = { $count ->
    [0] никто не нашёл
    [one] нашёл { $count } из { $of }
   *[other] нашли { $count } из { $of }
}
previous-round = Предыдущий раунд
next-page = Следующий раунд
honours = Награды
honour-mysterious = Главная загадка
honour-mysterious-for = { $count ->
    [0] { $names }: карту никто не нашёл
    [one] { $names }: карту нашёл { $count } из { $of }
   *[other] { $names }: карту нашли { $count } из { $of }
}
honour-decoy = Лучшая обманка
honour-decoy-for = { $count ->
    [one] { $names }: { $count } голос за одну карту
    [few] { $names }: { $count } голоса за одну карту
   *[many] { $names }: { $count } голосов за одну карту
}
honour-reader = Чтение мыслей
honour-reader-for = { $names }: найдено { $count } из { $of }
honour-tuned = На одной волне
honour-tuned-for = { $count ->
    [one] { $names }: голос как у других в { $count } раунде из { $of }
    [few] { $names }: голос как у других в { $count } раундах из { $of }
   *[many] { $names }: голос как у других в { $count } раундах из { $of }
}
honour-kindred = Родственные души
honour-kindred-for = { $count ->
    [one] { $names }: голоса совпали { $count } раз
    [few] { $names }: голоса совпали { $count } раза
   *[many] { $names }: голоса совпали { $count } раз
}
honour-own-eyes = Свой взгляд
honour-own-eyes-for = { $count ->
    [one] { $names }: { $count } голос не как у всех
    [few] { $names }: { $count } голоса не как у всех
   *[many] { $names }: { $count } голосов не как у всех
}
honour-red = Меткий красный маркер
honour-red-for = { $count ->
    [one] { $names }: разом отменён { $count } голос
    [few] { $names }: разом отменено { $count } голоса
   *[many] { $names }: разом отменено { $count } голосов
}
download-record = Скачать запись игры

## Меню и часы
theme = День или ночь
theme-auto = Авто
theme-light = День
theme-dark = Ночь
sound = Звуки
notify = Сообщать, когда моя очередь
notify-help = Даже если открыто другое приложение. Устройство спросит разрешения.
notify-denied = Устройство не разрешает. Это можно изменить в его настройках.
open-tv = Открыть экран для ТВ
copy-seat-link = Скопировать личную ссылку
copy-seat-help = Открой её на другом устройстве, чтобы продолжить там. Никому её не показывай.
show-seat-qr = Показать личный QR-код
hide-seat-qr = Скрыть QR-код
seat-qr = QR-код, чтобы продолжить на другом устройстве
my-data = Что мы о тебе храним
my-data-take = Скачать
my-data-forget = Удалить
my-data-forget-really = Да, удалить насовсем
my-data-trouble = Не получилось: попробуй ещё раз чуть позже
leave = Уйти из-за стола
leave-really = Да, уйти насовсем
leave-help = Место достанется боту или исчезнет. Хочешь вернуться позже? Просто закрой страницу, место сохранится.
hurry = Сыграть за всех, кого ждём
for-the-host = Для хозяина стола
lock-table = Закрыть вход
send-away-really = Да, удалить: { $name }
send-away-help = { $name } сможет вернуться, только если ты разрешишь.
was-sent-away = { $name } больше не за столом
let-back = Пустить обратно
stop-game = Остановить игру
stop-game-really = Да, остановить сейчас
stop-game-help = Никто не победит. Потом можно начать заново тем же составом.
clock-left = Осталось { $time }
clock-paused = Пауза, осталось { $time }
clock-pause = Остановить часы
clock-resume = Запустить часы
clock-extend = Добавить минуту
seconds-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[many] Осталось { $count } секунд
}

## Общий экран
tv-join = Заходите:
tv-waiting = { $count ->
    [0] Отсканируйте код и садитесь.
    [one] За столом { $count } игрок. Садитесь и вы.
    [few] За столом { $count } игрока.
   *[many] За столом { $count } игроков.
}
tv-voting = { $count ->
    [one] Голосуем: ждём ещё { $count } игрока
    [few] Голосуем: ждём ещё { $count } игроков
   *[many] Голосуем: ждём ещё { $count } игроков
}
tv-again = Сыграем ещё? Начать может хозяин стола.

## Как играть
how-idea-title = Суть игры
how-idea = Один из вас — рассказчик. Он выбирает одну из своих карт и даёт к ней подсказку: слово, строчку, песню, звук.
how-give-title = Все выкладывают карты
how-give = Остальные выбирают у себя карту, которая тоже подходит к подсказке. Карты перемешивают и кладут лицом вверх.
how-vote-title = Все голосуют
how-vote = Где карта рассказчика? Все, кроме него, голосуют тайно.
how-score-title = Очки
how-score-some = Карту нашли некоторые, но не все: 3 рассказчику и по 3 каждому, кто нашёл.
how-score-none = Карту нашли все или никто: рассказчику ничего, остальным по 2. Поэтому подсказка — не слишком лёгкая и не слишком трудная.
how-score-votes = Всем, кроме рассказчика: по 1 за каждый голос за их карту, не больше 3.
how-three-title = Если вас трое
how-three = У каждого семь карт, и к подсказке выкладывают по две: выбирать приходится из пяти.
how-end-title = Конец игры
how-end-points = { $count ->
    [one] Когда кто-то набирает { $count } очко, этот раунд последний.
    [few] Когда кто-то набирает { $count } очка, этот раунд последний.
   *[many] Когда кто-то набирает { $count } очков, этот раунд последний.
}
how-end-laps = { $count ->
    [one] Игра кончается, когда каждый побывал рассказчиком один раз.
    [few] Игра кончается, когда каждый побывал рассказчиком { $count } раза.
   *[many] Игра кончается, когда каждый побывал рассказчиком { $count } раз.
}
how-end-pile = Когда из колоды взята последняя карта, этот раунд последний.
how-win = Побеждает тот, у кого больше всех очков. При ничьей победу делят.
how-win-team = Побеждает команда, у которой больше всех очков. При ничьей победу делят.
how-large-title = Семеро и больше
how-large = У каждого два голоса, за две разные карты; второй — по желанию. Найдёшь карту одним голосом — получишь ещё 1 очко.
how-team-title = Команды
how-team = Вы играете командами по двое, счёт общий. Напарник рассказчика тоже выкладывает карту. В других командах двое решают, кто выложит карту, а кто проголосует.
how-team-vote-title = Один голос на двоих
how-team-vote = Где карта рассказчика? В других командах тайно голосует тот, кто не выкладывал карту.
back = Назад
how-here = За этим столом
how-party-clue-title = Сначала подсказка
how-party-clue = Рассказчик даёт подсказку, ещё не видя своих карт. Потом все, и рассказчик тоже, выкладывают по подходящей карте.
how-party-vote-title = Голосуй как другие
how-party-vote = Ты получаешь столько очков, сколько голосов у выбранной тобой карты, но не больше 5; можно выбрать и свою. Голос в одиночку ничего не приносит. Красный маркер рассказчика отменяет карту: голоса за неё не считаются.
how-party-pass-title = Карты по кругу
how-party-pass = После каждого раунда все передают свои карты налево, рубашкой вверх.

## Первая игра
lesson-claim = За столом ты и три бота. Кому-то надо начать: нажми «Я начинаю».
lesson-tell = Выбери карту и дай подсказку. Не слишком лёгкую и не слишком трудную: пусть карту найдут некоторые, но не все.
lesson-told = Теперь остальные выбирают у себя карты, которые тоже подходят к подсказке.
lesson-watch = Все карты на столе, и твоя среди них. Остальные голосуют за ту, которую считают твоей.
lesson-own-some = Твою карту нашли некоторые, но не все: так и надо. 3 очка тебе и по 3 каждому, кто нашёл.
lesson-own-all = Нашли все: подсказка слишком лёгкая. Тебе ничего, остальным по 2 очка.
lesson-own-none = Не нашёл никто: подсказка слишком трудная. Тебе ничего, остальным по 2 очка.
lesson-hear = Теперь рассказчик — кто-то другой. Пока рассмотри свои карты.
lesson-answer = Рассказчик — { $name }. Выложи карту, которую другие примут за загаданную.
lesson-given = Твоя карта на столе. Когда выложат все, карты перемешают и перевернут лицом вверх.
lesson-vote = Какую карту загадывает { $name }? Нажми на карту, рассмотри и голосуй. За свою нельзя.
lesson-sealed = Подтверждено. Когда проголосуют все, увидишь ответ.
lesson-found = Верно, это она: 3 очка тебе, и { $name } тоже получает 3.
lesson-missed = { $name } загадывает другую карту. Кто её находит, получает 3 очка, { $name } тоже.
lesson-votes = И 1 очко за каждый голос за твою карту.
lesson-finish = Понятно
lesson-skip = Скрыть советы
lesson-done-title = Вот и вся игра
lesson-done = Подсказка, карта, голос — теперь ты знаешь всё. Игра идёт, пока кто-то не наберёт 30 очков; побеждает тот, у кого больше всех. С друзьями ещё веселее.
lesson-play-on = Играть дальше

## Неполадки
connection-lost = Связь потеряна.
connection-trying = Подключаемся снова… Твоё место и карты сохранены.
connection-back = Снова на связи
seat-lost = Теперь ты играешь на другом устройстве, а здесь только смотришь.
old-link-help = Этого места уже нет, или ссылка неполная. Сядь заново или просто смотри.
wrong-link-kept = Эта ссылка здесь не работает. Место остаётся за тобой.
seat-offered = Ты уже здесь как { $mine }. Продолжить на этом устройстве как { $theirs }?
seat-offered-help = Открыта чья-то личная ссылка. Если она не твоя, оставайся на своём месте.
seat-offered-stay = Остаться как { $mine }
seat-offered-take = Продолжить как { $theirs }
no-such-table-help = Стола { $code } больше нет: столы убирают, если за них долго никто не садится. Попроси новую ссылку или создай свой стол.
old-page-help = Вышла новая версия. Обнови страницу, место сохранится.
trouble-help = Твоё место и карты сохранены. Попробуй чуть позже.
sent-away-help = Если это ошибка, попроси хозяина стола пустить тебя обратно, а потом обнови страницу.
load-again = Обновить
to-start = На главную
no_connection = Сервер недоступен.

## Отказы
no_such_table = Стола с таким кодом нет: проверь шесть букв
wrong_key = Эта ссылка здесь не работает
key_must_be_16_bytes = Личная ссылка неполная: скопируй её ещё раз
sit_down_first = Сначала сядь за стол
sent_away = Хозяин стола удалил тебя
table_is_locked = Этот стол закрыт: попроси хозяина открыть вход
already_seated = Ты уже за столом
table_is_full = За столом нет мест.
name_is_empty = Сначала напиши своё имя
name_is_too_long = Имя слишком длинное: не больше 24 букв
name_is_taken = Такое имя здесь уже есть: выбери другое
no_such_rabbit = Такого кролика нет: выбери одного из двенадцати
rabbit_is_taken = Этот кролик уже занят: выбери другого
only_the_host_may = Это может только хозяин стола
no_such_person = Этого игрока здесь больше нет
bots_cannot_host = Бот не может быть хозяином стола: выбери человека
settings_not_understood = Эти настройки не сочетаются: верни одну как было
game_is_running = Идёт игра: подожди, пока она кончится
no_game_is_running = Игра не идёт: начать её может хозяин стола
wait_for_the_next_round = Ты в игре со следующего раунда
order_must_name_everybody_once = Кто-то пришёл или ушёл: попробуй ещё раз
word_is_empty = Сначала напиши слово
text_is_empty = Сначала напиши что-нибудь
text_is_too_long = Слишком длинно: сократи немного
talk_is_off = Чат за этим столом выключен; включить может хозяин стола
only_teams_talk_apart = Личный чат есть только у напарников в командах
there_is_no_clock = За этим столом нет лимита времени
no_such_recording = Запись не дошла: запиши ещё раз
recording_is_too_long = Слишком долго: не больше десяти секунд
recording_not_understood = Эта запись не воспроизводится: запиши ещё раз
no_such_picture = Этой картинки здесь больше нет
picture_is_known = Такая же или почти такая же картинка здесь уже есть
enough_pictures = У стола может быть 300 своих картинок: сначала убери одну
no_such_deck = Этой колоды нет на сервере: выбери другую
deck_name_is_taken = Колода с таким названием на сервере уже есть: придумай другое
uploads_are_off = Этот сервер не принимает картинки: играйте его колодами
table_is_out_of_room = У этого стола нет места для новых картинок: сначала убери одну
server_is_out_of_room = На сервере нет места для новых картинок: играйте его колодами
not_a_picture = Это не открывается как картинка: подойдут JPEG, PNG, WebP, AVIF и GIF
picture_is_svg = Рисунки SVG не подходят: сохрани как PNG
picture_is_heic = Фото HEIC не подходят: пришли в JPEG
picture_is_damaged = Файл повреждён или неполон: пришли другую копию
picture_moves = Это анимация: картой может быть только неподвижная картинка
picture_is_two_things = В файле спрятано что-то ещё: сохрани картинку заново и попробуй снова
picture_is_too_heavy = Файл больше 24 МБ: сначала уменьши его
picture_is_too_large = Больше 64 миллионов пикселей: сначала уменьши картинку
picture_is_too_small = Картинка мала: нужно хотя бы 200 × 300 пикселей
picture_says_too_much = В файле слишком много лишних данных: сохрани картинку заново без них
picture_took_too_long = Файл открывался слишком долго: сохрани его заново или поменьше
archive_is_damaged = Архив zip повреждён или неполон: упакуй его заново
archive_is_locked = Архив zip с паролем: упакуй без пароля
archive_is_too_large = Архив zip слишком большой: не больше 1000 файлов и 256 МБ
archive_in_archive = В архиве zip ещё один архив: сначала распакуй его
archive_leads_astray = Имена файлов ведут за пределы архива: упакуй картинки заново
nothing_in_it = Картинок внутри нет: подойдут JPEG, PNG, WebP, AVIF и GIF
cannot_write_now = Сервер сейчас не может сохранять. Ничего не пропало, попробуй ещё раз.
too_many_tables = Отсюда создано слишком много столов. Подожди немного и попробуй снова.
too_fast = Слишком быстро. Подожди секунду и попробуй ещё раз.
not_understood = Страница устарела: обнови её
game_has_ended = Игра окончена
seat_is_not_playing = Эта игра идёт без тебя; можно войти в следующую
not_in_this_phase = Поздно: игра ушла дальше
storyteller_already_chosen = Кто-то успел раньше
first_clue_claims = Здесь решает первая подсказка: придумай свою
only_storyteller_gives_clue = Подсказку даёт только рассказчик
clue_needs_a_card = Выбери карту к подсказке
clue_takes_no_card = В Party подсказку дают без карты
clue_is_empty = Сначала дай подсказку
clue_is_too_long = Подсказка слишком длинная: не больше 200 букв
clue_is_spoken = За этим столом подсказки говорят вслух
card_not_in_hand = Этой карты у тебя нет: выбери другую
storyteller_has_submitted = Твоя карта уже на столе
already_submitted = Твоя карта уже на столе
wrong_number_of_cards = Выложи одну карту; если вас трое — две
cards_must_differ = Выбери две разные карты
only_teams_name_a_giver = Кто выложит карту, выбирают только команды
storytellers_team_names_no_giver = В команде рассказчика карту выкладывает напарник
giver_must_be_of_the_team = Карту выкладывает кто-то из вас двоих
giver_already_agreed = Вы уже договорились
giver_not_agreed = Сначала решите, кто выложит карту
partner_gives = Карту выкладывает напарник
storyteller_does_not_vote = Рассказчик не голосует
giver_does_not_vote = За вас двоих голосует напарник
wrong_number_of_votes = Выбери одну карту; если игроков семь и больше, можно две
votes_must_differ = Два голоса — за две разные карты
no_such_slot = Там нет карты: выбери другую
cannot_vote_for_own_card = Это твоя карта: голосуй за другую
cannot_vote_for_own_team = Это карта вашей команды: голосуй за другую
red_token_is_missing = Положи и красный маркер
only_storyteller_places_red = Красный маркер есть только у рассказчика
red_cannot_lie_on_green = Твои маркеры — на разные карты: передвинь один
already_confirmed = Уже подтверждено
too_few_players = Мало игроков: для Классики нужно 3, для Party и Команд — 6
too_many_players = Слишком много: играют не больше 12
teams_need_an_even_number = Командам нужно чётное число: 6, 8, 10 или 12
teams_keep_their_seats = В командах посреди игры войти нельзя; подожди следующую
end_does_not_fit_mode = Такая длина игры не подходит к режиму: выбери другую
deck_is_too_small = Мало картинок на стольких игроков: добавь колоду
seat_is_taken = Это место занято: выбери другое
no_such_seat = Такого места нет: выбери другое
not_enough_cards_to_join = На ещё одного игрока карт не хватит; можно войти в следующую игру

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Поиграем?
preview-invitation = Тебя ждут за столом
preview-text = Один игрок говорит пару слов, все выкладывают по карте. Какая загадана? Открой ссылку и садись за стол, регистрация не нужна.

## more
edition-why = Печатные правила немного различаются. Играйте по тем, что знаете.

## growth

said_enough_for_now = Слишком много сообщений подряд. Переведи дух и продолжай.
enough_for_an_hour = Для одного часа это много. Попробуй чуть позже.
too_many_decks = Отсюда сохранено уже много колод. Следующую сохрани завтра.
export_is_running = Файл уже скачивается. Подожди, пока он загрузится.

## people

table_is_closed = Этот стол закрыт
table-closed-help = Стол видят только те, кто уже здесь. Попроси у хозяина стола ссылку, и сможешь смотреть.
lock-closes-help = Никто новый не сможет ни сесть, ни смотреть. Кто уже здесь, остаётся.
copy-look-link = Скопировать ссылку для зрителей
copy-look-help = По ней можно смотреть игру и видеть ваши картинки.
own-pictures-hidden = Ваши картинки здесь скрыты. Чтобы показать их, откройте этот экран из меню за столом.
name_looks_like_another = Это имя не отличить от чужого: выбери другое
tables-kept =
    { $days ->
        [one] Стол, за которым никто не играет { $days } день, удаляется со всеми играми.
        [few] Стол, за которым никто не играет { $days } дня, удаляется со всеми играми.
       *[many] Стол, за которым никто не играет { $days } дней, удаляется со всеми играми.
    }
tables-kept-always = Столы хранятся здесь, пока их кто-нибудь не удалит.
my-data-all-help = Твои имена, сообщения, подсказки, записи и картинки за этим столом, а ещё сохранённые тобой колоды.
my-data-forget-all-help = Ты уйдёшь из-за стола, и всё это удалится, сохранённые тобой колоды тоже. Твои сыгранные карты и голоса останутся под другим именем.

## talk

seat_is_in_use = Это место сейчас занято на другом устройстве
seat_is_claimed = Кто-то другой уже просит это место: подожди, пока ответят
no_such_claim = Это уже решено
nobody_to_ask = Некому подтвердить, что это ты: попробуй, когда кто-нибудь придёт
seat_was_in_use_lately = Место только что было занято: подтверди ещё раз, когда оно три минуты побудет пустым
talk_is_slow = Чат здесь медленный: снова написать можно через { $seconds } с
you_are_muted = Хозяин стола отключил тебе чат
host_cannot_be_reported = Жалобы получает хозяин стола, поэтому на него пожаловаться нельзя
enough_reports = Хозяина стола ждёт уже много жалоб
lost-seat = У меня здесь было место
lost-seat-help = Выбери своё имя. Мы спросим тех, кто за столом, и они смогут вернуть тебе место.
lost-seat-waiting = Спрашиваем за столом, правда ли ты { $name }…
lost-seat-over = Место пока не вернули. Спроси ещё раз или сядь под другим именем.
claim-asked = Кто-то с нового устройства говорит: «Я { $name }». Это правда?
claim-consequence = Тогда этот человек увидит карты и продолжит игру, а старое устройство потеряет место.
claim-yes = Да, это { $name }
claim-no = Нет
claim-agreed = Спасибо. Нужно согласие ещё одного человека.
notice-left = { $who } уходит из-за стола
notice-sent_away = { $by } удаляет игрока { $who }
notice-let_back = { $by } пускает обратно игрока { $who }
notice-bot_took_over = За игрока { $who } дальше играет бот { $by }
notice-seat_regained = { $who } снова на своём месте, с другого устройства. Согласие: { $by }
notice-host_changed = Теперь хозяин стола — { $who }
notice-locked = { $by } закрывает вход
notice-unlocked = { $by } открывает вход
notice-muted = { $by } отключает чат игроку { $who }
notice-unmuted = { $who } снова может писать
notice-played_for = { $by } просит бота сыграть за игрока { $who }
notice-stood_in = За игрока { $who } играет бот
notice-plays_again = { $who } снова в игре
about-person = { $name }: действия
mute-for-me = Скрыть у меня
unmute-for-me = Показывать снова
muted-for-me = Скрыты у тебя: { $names }
mute-for-all = Отключить чат игроку
unmute-for-all = Вернуть чат игроку
is-muted = без чата
report-to-host = Пожаловаться хозяину
was-reported = Это увидит только хозяин стола. Спасибо.
report-asked = { $by } жалуется на игрока { $name }
report-dismiss = Оставить как есть
slow-talk = Медленный чат
slow-talk-0 = Нет
slow-talk-10 = Одно сообщение в 10 с
slow-talk-30 = Одно сообщение в 30 с
