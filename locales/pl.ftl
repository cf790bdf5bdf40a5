### conteur po polsku. Krótko, ciepło, dorośle: co zrobić, potem dlaczego.

## Początek
tagline = Ktoś mówi kilka słów. Każdy kładzie obraz. O który chodziło?
open-table = Otwórz stół
join-with-code = Dołącz z kodem
join = Dołącz
play-with-bots = Zagraj od razu z botami
public-tables = { $count ->
    [one] Jeden publiczny stół
    [few] { $count } publiczne stoły
    [many] { $count } publicznych stołów
   *[other] { $count } publicznego stołu
}
table-is-playing = trwa gra
how-to-play = Jak grać
lesson = Nauka w grze, dwie minuty
language = Język
offline = Brak połączenia. Obrazy są, ale stół go potrzebuje: gdy wróci, strona sama ruszy dalej.
name-of-a-guest = Królik

## Przy stole
menu = Menu
close = Zamknij
cancel = Anuluj
keep = Zachowaj
arriving = Idziemy do stołu…
table-code = Stół { $code }
hosts-table = Stół: { $name }
at-the-table = { $count ->
    [one] Jedna osoba przy stole · do 12
    [few] { $count } osoby przy stole · do 12
   *[many] { $count } osób przy stole · do 12
}
players = Gracze
sit-title = Stół { $code }
already-here = Już są:
your-name = Twoje imię
your-rabbit = Twój królik
your-look = Twoje imię i królik
sit-down = Usiądź
just-watch = Tylko patrzę
full-help = Możesz patrzeć, aż zwolni się krzesło.
invite = Zaproś
copied = Skopiowano
add-bot = Dodaj bota
tv = Telewizor
qr = Kod QR z odnośnikiem do tego stołu
is-host = opiekuje się stołem
is-bot = bot
is-away = poza stołem
is-awaited = jeszcze myśli
swap-help = { $name }: dotknij innego krzesła, by zamienić miejsca.
make-host = Przekaż stół
send-away = Odeślij
start-with = Zaczynamy ({ $count })
waiting-for-host = Grę zaczyna { $name }.
rabbit-0 = Cynober, gładki, uszy do góry
rabbit-1 = Nagietek, w kropki, uszy szeroko
rabbit-2 = Morska zieleń, w pasy, uszy obwisłe
rabbit-3 = Błękit, w prążki, jedno ucho zgięte
rabbit-4 = Śliwka, w skosy, uszy w lewo
rabbit-5 = Róż, w kratkę, uszy w prawo
rabbit-6 = Zieleń liścia, dwie połowy, krótkie uszy
rabbit-7 = Ultramaryna, w krzyżyki, długie cienkie uszy
rabbit-8 = Kość słoniowa, w pierścienie, uszy skrzyżowane
rabbit-9 = Umbra, w jodełkę, uszy zakręcone
rabbit-10 = Łupek, w plamy, jedno ucho w górę, drugie w dół
rabbit-11 = Porost, w opaski, oba uszy zgięte

## Jak gramy
how-we-play = Jak gramy
mode = Gra
mode-base = Klasyczna
mode-party = Party
mode-team = Drużyny
mode-base-help = Od 3 do 12 osób. Znajdźcie obraz narratora. Od 7 osób każdy ma dwa głosy.
mode-party-help = Od 6 do 12 osób. Najpierw skojarzenie, potem obrazy. Głosuj tam, gdzie inni.
mode-team-help = 6, 8, 10 lub 12 osób, w parach naprzeciw siebie. Jedno daje, drugie głosuje.
edition = Wydanie
edition-odyssey = Odyssey
edition-odyssey-help = Drukowane zasady, bez zmian.
edition-pl-2 = Polskie, drugie
edition-pl-2-help = Głosy na twój obraz liczą się tylko, gdy ktoś, ale nie wszyscy, odgadł.
edition-ar = Arabskie
edition-ar-help = Do ostatniej karty; punkty za głosy bez limitu; drużyny rozmawiają na osobności.
edition-pl-1 = Polskie, pierwsze
edition-pl-1-help = Party: nikt nie ogląda ręki przed skojarzeniem.
edition-nl = Niderlandzkie
edition-nl-help = Kto pierwszy poda skojarzenie, ten opowiada.
play-to = Gramy
end-edition = Jak w druku
end-points = Do { $count } punktów
end-laps = { $count ->
    [one] Jedno okrążenie
    [few] { $count } okrążenia
   *[many] { $count } okrążeń
}
end-pile = Do ostatniej karty
pace = Zegar
pace-off = Brak
pace-off-help = Nie spieszcie się.
pace-relaxed = Spokojny
pace-relaxed-help = Po dwie, trzy minuty.
pace-brisk = Żwawy
pace-brisk-help = Mniej niż minuta.
pace-own = Własny
pace-own-help = Czasy ustalone przy stole.
clue = Skojarzenie
clue-text = Pisane
clue-text-help = Wszyscy je czytają.
clue-spoken = Mówione
clue-spoken-help = W jednym pokoju albo przez telefon: powiedz na głos.
clue-sound = Nagrane
clue-sound-help = Wszyscy je słyszą.
that-is-rounds = { $count ->
    [one] To jedna runda.
    [few] To { $count } rundy.
   *[many] To { $count } rund.
}
phase-claiming = Kto zaczyna
phase-telling = Opowiadanie
phase-submitting = Oddawanie
phase-voting = Głosowanie
phase-scored = Punkty
seconds-help = W sekundach. Puste pole: tyle, ile trzeba.
more-settings = Więcej zasad i ustawień
option-first_storyteller = Kto opowiada pierwszy
option-first_storyteller-claim = Kto pierwszy się zgłosi
option-first_storyteller-clue = Kto poda pierwsze skojarzenie
option-first_storyteller-random = Losowanie
option-second_vote = Drugi głos
option-second_vote-auto = Od 7 graczy po dwa głosy
option-second_vote-never = Zawsze jeden głos
option-bonus_when = Punkty za głosy na twój obraz
option-bonus_when-always = W każdej rundzie
option-bonus_when-mixed = Tylko gdy znaleźli niektórzy, nie wszyscy
option-bonus_cap = Najwięcej punktów za głosy
option-bonus_cap-3 = Trzy na rundę
option-bonus_cap-none = Bez limitu
option-red_on_green = Czerwony na własnym zielonym
option-red_on_green-allowed = Wolno
option-red_on_green-forbidden = Nie wolno
option-party_hands = Kto mówi, zanim zobaczy
option-party_hands-storyteller = Tylko narrator
option-party_hands-all = Nikt nie patrzy przed skojarzeniem
option-own_team_vote = Głos na obraz własnej drużyny
option-own_team_vote-void = Nic nie daje
option-own_team_vote-count = Liczy się jak każdy inny
option-own_team_vote-forbid = Niedozwolony
option-team_talk = Rozmowa partnerów
option-team_talk-public = Słyszą wszyscy
option-team_talk-private = Tylko we dwoje
leavers = Gdy ktoś odchodzi
leavers-bot = Gra dalej bot
leavers-go = Miejsce znika po rundzie
bot-level = Jak dobrze grają boty
bot-level-easy = Łatwo
bot-level-medium = Średnio
bot-level-hard = Trudno
bots-speak = Boty mówią
bots-learn = Boty uczą się od nas
bots-learn-help = Ten serwer zapamiętuje podane tu skojarzenia, bez imion, aby jego boty rozumiały je w następnych grach.
has-talk = Rozmowy i gesty
has-talk-help = Krótkie wiadomości i reakcje dla wszystkich.
is-public = Stół publiczny
is-public-help = Każdy może go znaleźć i usiąść.
shuffle-word = Twoje słowo do tasowania
shuffle-word-help = Trafia do tasowania, więc nikt, nawet serwer, nie mógł ułożyć kart.
mix-in = Dorzuć

## Obrazy
pictures = Obrazy
picture-count = { $count ->
    [one] jeden obraz
    [few] { $count } obrazy
   *[many] { $count } obrazów
}
pictures-missing = { $count ->
    [one] Brakuje jednego obrazu
    [few] Brakuje { $count } obrazów
   *[many] Brakuje { $count } obrazów
}
pictures-enough = do rozdania; potrzeba { $needed }
pictures-choose-or-add = Wybierz talie albo dodaj własne
decks = Talie
own-pictures = Nasze własne obrazy
pictures-drop = Upuść tu obrazy, folder albo zip
pictures-add = Dodaj obrazy
pictures-folder = Cały folder
pictures-zip = Zip
pictures-help = Zdjęcia albo rysunki. Każdy obraz zostanie obrócony, przycięty do karty i pozbawiony miejsca i daty. Widzi je tylko ten stół.
pictures-sending = Obrazy w drodze
pictures-sent = { $done } z { $count }
understood = Rozumiem
bots-only-guess = Bez słów boty mogą tylko zgadywać: dodaj tytuł albo kilka haseł.
picture-words = Tytuł i hasła
picture-title = Tytuł
picture-tags = Hasła, oddzielone przecinkami
picture-remove = Usuń ten obraz
save = Zapisz
deck-save-as = Zapisz na tym serwerze jako
deck-save-help = Wszyscy na tym serwerze będą mogli zobaczyć te obrazy i nimi grać.
deck-saved = Zapisano: jest już wśród talii
see-deck = Zobacz obrazy: { $title }
see-pictures = Zobacz obrazy
deck-by = Autorzy: { $authors }
deck-licence = Licencja: { $licence }

## Runda
round = Runda { $number }
your-turn = Twoja kolej
asked-may-claim = Kto opowiada pierwszy? Możesz ty.
asked-may-tell = Opowiadasz. Wybierz obraz i powiedz coś o nim.
asked-may-name-giver = Kto z was dwojga daje obraz?
asked-may-submit = Jest skojarzenie. Wybierz obraz z ręki.
asked-may-vote = Obrazy wiszą. Głosuj.
who-tells-first = Kto opowiada pierwszy?
claim-help = Któryś obraz podsunął ci pomysł? Kto pierwszy to powie, ten opowiada.
claim-help-party = W Party opowiada się, zanim zobaczy się obraz. Zaczyna ten, kto zgłosi się pierwszy.
i-tell-first = Ja opowiadam
nobody-tells-yet = Kto pierwszy wpadnie na pomysł?
first-clue-tells = Opowiada, kto pierwszy poda skojarzenie
you-are-storyteller = Opowiadasz
choose-then-text = Wybierz obraz i powiedz coś o nim
choose-then-spoken = Wybierz obraz i powiedz coś na głos
choose-then-sound = Wybierz obraz i nagraj skojarzenie
speak-before-you-see = Mów, zanim zobaczysz
blind-help = Twoja ręka śpi, dopóki nie przemówisz. Potem wszyscy, ty też, kładą pasujący obraz.
hand-hint = Przesuwaj karty · dotknij, by powiększyć
clue-placeholder = Słowo, zdanie, dźwięk…
your-clue = Twoje skojarzenie
tell-it = Opowiedz
tell-then-look = Opowiedz i zobacz
spoken-help = Gdy wszyscy usłyszą, naciśnij.
say-it-aloud = Powiedz to na głos.
you-said-it = Skojarzenie padło na głos
clue-as-recording = Nagrane skojarzenie
listen = Posłuchaj
listen-to = Posłuchaj: { $name }
listen-again = Posłuchaj jeszcze raz
record = Nagraj skojarzenie
record-help = Najwyżej dziesięć sekund: słowo, melodia, dźwięk.
record-done = Gotowe
record-again = Jeszcze raz
recording-now = Mów teraz …
recorded = Nagrane. Posłuchaj albo opowiedz.
microphone-asking = Czekam na mikrofon …
microphone-refused = Mikrofon jest zamknięty dla tej strony.
microphone-refused-help = Zezwól na niego w ustawieniach przeglądarki i spróbuj ponownie.
microphone-missing = Nie znaleziono mikrofonu.
microphone-missing-help = Podłącz mikrofon albo graj na telefonie.
microphone-insecure = Ta strona nie może otworzyć mikrofonu.
microphone-insecure-help = Przeglądarki pozwalają na to tylko pod adresami zaczynającymi się od https.
sound-file = Wyślij zamiast tego plik dźwiękowy
try-again = Spróbuj ponownie
awaiting-spoken = Słuchaj: { $name } poda skojarzenie na głos
awaiting-sound = { $name } nagrywa skojarzenie
i-have-said-it = Już powiedziane
choose-picture-first = Najpierw wybierz obraz
say-something-first = Najpierw coś powiedz
choose-this = Wybierz ten
choose-this-of = Wybierz ten ({ $number } z { $count })
tells = Opowiada { $name }
you-tell = Opowiadasz
quoted = „{ $words }”
clue-was-spoken = { $name }: powiedziane na głos
clue-as-spoken = Skojarzenie mówione
which-of-yours = { $count ->
    [one] Który z twoich obrazów to mógłby być?
    [few] Które { $count } z twoich obrazów?
   *[many] Które { $count } z twoich obrazów?
}
which-of-yours-fits-too = A teraz patrz: który obraz pasuje do twoich słów?
which-fits = Który z twoich obrazów najlepiej pasuje do tych słów?
give = { $count ->
    [one] Daj ten
    [few] Daj te { $count }
   *[many] Daj te { $count }
}
laid-aside = Odłożone
take-back = Cofnij
awaiting-text = { $name } szuka słów
meanwhile-hand = Twoja ręka, do obejrzenia.
hand-sleeps = W Party ręka śpi, aż padnie skojarzenie.
waiting-for = { $count ->
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $count } osoby
   *[many] Czekamy na { $count } osób
}
your-picture-lies = { $count ->
    [one] Twój obraz leży na stole.
   *[other] Twoje obrazy leżą na stole.
}
your-partner-gives = Daje druga osoba z pary. Ty zagłosujesz.
you-are-watching = Patrzysz.

## Drużyny
who-gives = Kto z was daje obraz?
who-gives-help = Drugie zagłosuje. Nie pokazujcie ani nie opisujcie kart.
i-give = Ja daję
gives = Daje { $name }
i-will-vote = Ja zagłosuję
will-vote = Zagłosuje { $name }
suggests-you = { $name } proponuje: obraz dajesz ty.
suggests-self = { $name } chce dać obraz.
waiting-for-partner = Czekamy na zgodę: { $name }.
agree-i-give = Zgoda: daję ja
agree-they-give = Zgoda: daje { $name }
talk = Rozmowa
talk-public = Rozmowa: { $name } (słyszą wszyscy)
talk-private = Rozmowa: { $name } (tylko wy dwoje)
talk-help = Powiedzcie, kto coś ma. Bez obrazów, bez opisów.
say = Powiedz
talk-unread = Nowe wiadomości
talk-everybody = Powiedz coś wszystkim przy stole.
was-said = Co powiedziano
to-partner = do partnera
talk-to = Do: { $name }
talk-to-all = Do wszystkich
gestures = Gesty
reaction-applause = Brawa
reaction-laugh = Śmiech
reaction-wow = Zdumienie
reaction-heart = Serce
reaction-think = Myślę
reaction-hurry = Prosimy szybciej
phrase-let_me = Ja dam.
phrase-i_have_one = Mam coś.
phrase-you_give = Daj ty, proszę.
phrase-not_sure = Nie mam nic dobrego.
phrase-all_right = Zgoda!

## Ściana
gallery = Obrazy
your-hand = Twoja ręka
card-number = Obraz { $number } z talii
card-back = Zakryta karta
hand-place = Obraz { $number } z { $count }
look-at = Obraz { $number } z { $count }
back-to-wall = Wróć do ściany
back-to-hand = Wróć do ręki
zoom = Powiększ
previous = Poprzedni obraz
next = Następny obraz
strip = Wszystkie obrazy
yours = twój
owned-by = Obraz: { $name }
votes-here = { $count ->
    [0] brak głosów
    [one] jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
your-vote-here = tu leży twój głos
which-is = Który obraz daje { $name }?
they-look-for-yours = Szukają twojego
where-will-most-vote = Gdzie zagłosuje większość?
voting-board = Twoja tabliczka do głosowania
hole-empty = Znacznik jeszcze niepołożony
hole-vote = Głos na { $slot }. Cofnij
hole-red = Czerwony na { $slot }. Cofnij
vote-help = Dotknij obrazu, obejrzyj go, potem głosuj.
two-votes-help = Masz dwa głosy; drugi nie jest konieczny.
second-vote-help = Drugi nie jest konieczny; jeden trafny głos daje 1 punkt więcej.
party-help = Bądź tam, gdzie inni. W pojedynkę nie ma nic.
party-teller-help = Zielony: bądź tam, gdzie inni. Czerwony: kto tam głosował, nie dostaje nic.
vote-sealed = Zapieczętowane. Możesz zmienić, póki nie zagłosują wszyscy.
place-vote = Głosuj na { $slot }
place-move = Przenieś głos na { $slot }
place-green = Zielony na { $slot }
place-red = Czerwony na { $slot }
place-take-back = Cofnij
seal-votes = { $count ->
    [one] Zapieczętuj jeden głos
   *[other] Zapieczętuj oba głosy
}
seal-tokens = Zapieczętuj oba znaczniki
this-is-yours = To twój własny obraz.
not-votable = Tu nie można głosować.
others-vote = Głosują inni.
teller-watches = Twój obraz wisi wśród nich. Teraz wybierają.
partner-votes = Druga osoba z pary głosuje za was oboje.

## Odsłona
picture-of = Obraz: { $name }
your-picture = Twój obraz
where-you-met = Gdzie się spotkaliście
your-round = Twoja runda
your-teams-round = Runda twojej drużyny
no-points = Tym razem bez punktów.
voted-own-team = Wasz głos padł na obraz własnej drużyny.
everyones-points = Punkty wszystkich
next-round = Następna runda
see-result = Wynik
points-of-round = Punkty w rundzie { $number }
told = opowieść
track = Plansza punktacji
plaque-together = { $count ->
    [one] w pojedynkę
   *[other] tu { $count }
}
plaque-struck = skreślony
party-story = Tyle punktów, ile głosów razem, najwyżej pięć. Pod czerwonym nic.
won-found = odgadnięte
won-told = odgadli niektórzy, nie wszyscy
won-spared = odgadli wszyscy albo nikt
won-single = tylko jeden głos
won-vote-of = głos: { $name }
won-votes-capped = { $count ->
    [few] { $count } głosy, najwyżej { $cap }
   *[many] { $count } głosów, najwyżej { $cap }
}
won-together = { $count ->
    [few] { $count } takie same głosy
   *[many] { $count } takich samych głosów
}
told-all-voted = Wszyscy zagłosowali.
told-it-was = To numer { $slot }. Opowiada { $name }.
told-some = { $count ->
    [one] Odgadła jedna osoba: +3, i +3 dla: { $name }.
    [few] Odgadły { $count } osoby: po +3, i +3 dla: { $name }.
   *[many] Odgadło { $count } osób: po +3, i +3 dla: { $name }.
}
told-all = Odgadli wszyscy: nic dla: { $name }, po 2 dla pozostałych.
told-none = Nie odgadł nikt: nic dla: { $name }, po 2 dla pozostałych.
told-decoy = { $count ->
    [one] { $name }: obraz dostał jeden głos, +{ $points }.
    [few] { $name }: obraz dostał { $count } głosy, +{ $points }.
   *[many] { $name }: obraz dostał { $count } głosów, +{ $points }.
}
told-together = { $count ->
    [few] { $count } osoby tak samo: po +{ $points }.
   *[many] { $count } osób tak samo: po +{ $points }.
}
told-nobody-met = Nikt się nie spotkał: tym razem bez punktów.
told-red = Czerwony leży na { $slot }: nic dla tych, którzy tam głosowali.
told-leads = Prowadzi { $name }, wynik { $score }.
told-lead-together = { $names } prowadzą wspólnie, wynik: { $score }.

## Wynik
the-end = Koniec
game-over = Koniec gry
game-stopped = Gra została przerwana. Nikt nie wygrywa.
after-rounds = { $count ->
    [one] Po jednej rundzie
   *[other] Po { $count } rundach
}
wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem: { $names }
}
you-win = { $mode ->
    [team] Wygrywa twoja drużyna
   *[other] Wygrywasz
}
winning-score = { $score ->
    [one] Jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
play-again = Jeszcze raz
back-to-table = Zmień stół
host-decides = Kolejną grę może zacząć osoba, która opiekuje się stołem.
the-rounds = Rundy
standings = Wynik końcowy
the-rounds-help = Dotknij rundy, by znów zobaczyć wszystkie obrazy i głosy.
found-by-of = { $count ->
    [0] nikt go nie znalazł
   *[other] znaleziony przez { $count } z { $of }
}
previous-round = Poprzednia runda
next-page = Następna runda
honours = Miłe słowa
honour-mysterious = Największa tajemnica
honour-mysterious-for = { $names }: obraz znaleziony przez { $count } z { $of }
honour-decoy = Najlepsza zmyłka
honour-decoy-for = { $names }: głosów na jeden obraz: { $count }
honour-reader = Czytanie w myślach
honour-reader-for = { $names }: znalezione { $count } z { $of }
honour-tuned = Zgodna nuta
honour-tuned-for = { $names }: spotkania w rundach: { $count } z { $of }
honour-kindred = Pokrewne dusze
honour-kindred-for = { $names }: ten sam głos { $count } razy
honour-own-eyes = Własne oczy
honour-own-eyes-for = { $names }: głosów, których nie oddał nikt inny: { $count }
honour-red = Najśmielszy czerwony
honour-red-for = { $names }: skreślonych głosów naraz: { $count }
download-record = Gra jako plik

## Menu i zegar
theme = Światło
theme-auto = Jak urządzenie
theme-light = Dzień
theme-dark = Noc
sound = Dźwięki
notify = Powiadom, gdy przyjdzie moja kolej
notify-help = Gdy patrzysz gdzie indziej. Urządzenie poprosi o zgodę.
notify-denied = Urządzenie na to nie pozwala. Można to zmienić w jego ustawieniach.
open-tv = Otwórz wspólny ekran
copy-seat-link = Skopiuj mój osobisty odnośnik
copy-seat-help = Otwórz go na innym urządzeniu, by tam grać na swoim miejscu. Nie dawaj go nikomu.
show-seat-qr = Pokaż mój osobisty kod QR
hide-seat-qr = Ukryj kod QR
seat-qr = Kod QR, który otwiera twoje miejsce na innym urządzeniu
my-data = Co jest o tobie zapisane
my-data-help = Twoje imiona, wiadomości, skojarzenia, nagrania i obrazy przy tym stole.
my-data-take = Pobierz
my-data-forget = Zapomnijcie o mnie
my-data-forget-really = Tak, zapomnijcie na dobre
my-data-forget-help = Odchodzisz od stołu i wszystko zostaje usunięte. Zagrane przez ciebie karty i głosy zostają, pod innym imieniem.
my-data-trouble = Nic się nie zmieniło: spróbuj za chwilę
leave = Odejdź od stołu
leave-really = Tak, odchodzę na dobre
leave-help = Twoje miejsce zajmie bot albo zniknie. Jeśli chcesz wrócić, po prostu zamknij stronę.
hurry = Zagraj za tych, którzy jeszcze myślą
for-the-host = Dla opiekuna stołu
lock-table = Zamknij stół
lock-help = Nikt nowy nie może usiąść. Kto ma miejsce, ten je zachowuje.
send-away-really = Tak, odeślij: { $name }
send-away-help = { $name } usiądzie tu znowu dopiero wtedy, gdy na to pozwolisz.
was-sent-away = Bez prawa powrotu: { $name }
let-back = Wpuść z powrotem
stop-game = Przerwij grę
stop-game-really = Tak, przerwij teraz
stop-game-help = Nikt nie wygrywa. Możecie zacząć od nowa w tym samym gronie.
clock-left = Zostało { $time }
clock-paused = Zatrzymany na { $time }
clock-pause = Zatrzymaj zegar
clock-resume = Puść zegar
clock-extend = Jeszcze minuta
seconds-left = { $count ->
    [few] Zostały { $count } sekundy
   *[many] Zostało { $count } sekund
}

## Wspólny ekran
tv-join = Dołącz:
tv-waiting = { $count ->
    [0] Zeskanuj kod i usiądź.
    [one] Jedna osoba przy stole. Usiądź i ty.
    [few] { $count } osoby przy stole.
   *[many] { $count } osób przy stole.
}
tv-voting = { $count ->
    [one] Głosowanie: jedna osoba jeszcze patrzy
    [few] Głosowanie: { $count } osoby jeszcze patrzą
   *[many] Głosowanie: { $count } osób jeszcze patrzy
}
tv-again = Jeszcze raz? Opiekun stołu może zacząć od nowa.

## Jak grać
how-idea-title = Pomysł
how-idea = Jedno z was jest narratorem. Wybiera obraz z ręki i mówi coś o nim: słowo, zdanie, piosenkę, dźwięk.
how-give-title = Wszyscy dają
how-give = Pozostali wybierają własny obraz, który też mógłby pasować. Obrazy się tasuje i wiesza na ścianie.
how-vote-title = Wszyscy głosują
how-vote = Który obraz był narratora? Głosują w tajemnicy wszyscy prócz niego.
how-score-title = Punkty
how-score-some = Odgadli niektórzy, nie wszyscy: 3 dla narratora i 3 dla każdego, kto odgadł.
how-score-none = Odgadli wszyscy albo nikt: nic dla narratora, po 2 dla pozostałych. Nie mów więc ani za dużo, ani za mało.
how-score-votes = I 1 za każdy głos na twój obraz, najwyżej 3.
how-end-title = Koniec
how-end = Wygrywa, kto pierwszy ma 30 punktów. A potem jeszcze raz, bo było pięknie.
how-large-title = Siedem osób lub więcej
how-large = Każdy ma dwa głosy; drugi nie jest konieczny. Odgadnięte jednym głosem: 1 więcej.
how-team-title = Drużyny
how-team = Gracie w parach. Przy każdym skojarzeniu ustalacie, kto daje obraz; drugie głosuje.
back = Wstecz
how-here = Przy tym stole
how-party-clue-title = Najpierw słowa
how-party-clue = Narrator mówi, zanim zobaczy swoje obrazy. Potem wszyscy, także narrator, kładą pasujący obraz.
how-party-vote-title = Głosuj tam, gdzie inni
how-party-vote = Tyle punktów, ilu stoi razem przy obrazie, najwyżej 5. Samemu nic. Czerwony żeton narratora skreśla obraz: nic dla tych, którzy przy nim stoją.
how-team-end = Gra kończy się, gdy każdy raz opowiadał. Wygrywa para z największą liczbą punktów.
how-party-end = Gra kończy się, gdy każdy raz opowiadał. Wygrywa, kto ma najwięcej punktów.

## Pierwsza gra
lesson-claim = Ty i trzy boty. Ktoś musi zacząć: naciśnij przycisk na dole.
lesson-tell = Wybierz obraz i powiedz o nim kilka słów. Nie za jasno i nie za mgliście: niech znajdą go niektórzy, ale nie wszyscy.
lesson-told = Inni szukają teraz wśród swoich obrazu, który też pasuje do twoich słów.
lesson-watch = Wszystkie obrazy wiszą na ścianie, twój też. Inni głosują na ten, który uważają za twój.
lesson-own-some = Niektórzy znaleźli twój obraz, nie wszyscy: na tym polega sztuka. 3 punkty dla ciebie i 3 dla każdego, kto go znalazł.
lesson-own-all = Znaleźli go wszyscy: to było za jasne. Nic dla ciebie, po 2 punkty dla pozostałych.
lesson-own-none = Nikt go nie znalazł: to było zbyt mgliste. Nic dla ciebie, po 2 punkty dla pozostałych.
lesson-hear = Teraz opowiada ktoś inny. Przejrzyj tymczasem swoje obrazy.
lesson-answer = Opowiada { $name }. Daj obraz, który inni mogliby wziąć za ten właściwy.
lesson-given = Twój obraz leży z innymi. Gdy wszyscy dadzą swoje, zostaną potasowane i zawieszone.
lesson-vote = Który obraz daje { $name }? Dotknij, żeby obejrzeć, potem głosuj. Na własny nie można.
lesson-sealed = Zapieczętowane. Gdy wszyscy zagłosują, ściana opowie.
lesson-found = Zgadza się: o tym obrazie opowiada { $name }. 3 punkty dla ciebie i 3 za opowieść.
lesson-missed = { $name } opowiada o innym obrazie. Kto go znalazł, ma 3 punkty, a { $name } też 3.
lesson-votes = I 1 punkt za każdy głos na twój własny obraz.
lesson-finish = Jasne
lesson-skip = Bez przewodnika
lesson-done-title = To już cała gra
lesson-done = Opowiadanie, odpowiedź i głosowanie za tobą. Wygrywa, kto pierwszy ma 30 punktów. Ze znajomymi jest jeszcze piękniej.
lesson-play-on = Graj dalej

## Kłopoty
connection-lost = Utracono połączenie.
connection-trying = Próbujemy dalej; twoje miejsce i ręka czekają.
connection-back = Znów tutaj
seat-lost = Na tym miejscu gra się teraz gdzie indziej. Patrzysz.
old-link-help = Miejsce zostało zwolnione albo link skopiowano tylko w części. Usiądź od nowa albo po prostu patrz.
no-such-table-help = Nie ma tu stołu { $code }. Kody mają sześć liter; stoły się składa, gdy długo nikt nie przychodzi.
old-page-help = Stół został odnowiony. Wczytaj stronę ponownie, miejsce czeka.
trouble-help = Twoje miejsce i ręka czekają. Spróbuj za chwilę.
sent-away-help = Jeśli to pomyłka, poproś opiekuna stołu, żeby cię wpuścił, i wczytaj stronę ponownie.
load-again = Wczytaj ponownie
to-start = Na początek
no_connection = Nie można połączyć się z serwerem.

## Odmowy
no_such_table = Nie ma takiego stołu
wrong_key = Ten odnośnik nie otwiera tu żadnego miejsca
key_must_be_16_bytes = Klucz miejsca jest niepoprawny
sit_down_first = Najpierw usiądź
sent_away = Opiekun stołu odesłał cię od tego stołu
table_is_locked = Ten stół jest zamknięty: nikt nowy nie może usiąść
already_seated = Już tu siedzisz
table_is_full = Stół jest pełny.
name_is_empty = Jak masz na imię?
name_is_too_long = To imię jest za długie
name_is_taken = Ktoś tu ma już takie imię
no_such_rabbit = Nie ma takiego królika
rabbit_is_taken = Ktoś ma już tego królika
only_the_host_may = To może tylko opiekun stołu
no_such_person = Tej osoby już nie ma
bots_cannot_host = Bot nie może opiekować się stołem
settings_not_understood = Te ustawienia do siebie nie pasują
game_is_running = Gra trwa
no_game_is_running = Żadna gra nie trwa
wait_for_the_next_round = Dołączysz w następnej rundzie
order_must_name_everybody_once = Ktoś przyszedł lub odszedł; spróbuj ponownie
word_is_empty = Najpierw napisz słowo
text_is_empty = Najpierw coś napisz
text_is_too_long = To za długie
talk_is_off = Przy tym stole rozmowy są wyłączone
only_teams_talk_apart = Na osobności rozmawiają tylko drużyny
there_is_no_clock = Nie ma zegara
no_such_recording = Nagranie nie dotarło
recording_is_too_long = To za długo: najwyżej dziesięć sekund
recording_not_understood = Tego nagrania nie da się odczytać
no_such_picture = Tego obrazu już tu nie ma
picture_is_known = Ten obraz albo prawie taki sam już tu jest
enough_pictures = Więcej własnych obrazów ten stół nie pomieści
no_such_deck = Tej talii nie ma na tym serwerze
deck_name_is_taken = Talia o tej nazwie już jest na tym serwerze
uploads_are_off = Ten serwer nie przyjmuje obrazów
table_is_out_of_room = Miejsce tego stołu jest pełne: najpierw usuń jakiś obraz
server_is_out_of_room = Na tym serwerze nie ma miejsca na więcej obrazów
not_a_picture = Tego obrazu nie umiemy otworzyć; nadają się JPEG, PNG, WebP, AVIF i GIF
picture_is_svg = Rysunków SVG nie przyjmujemy: zapisz jako PNG
picture_is_heic = Zdjęć HEIC nie da się tu otworzyć: wyślij jako JPEG
picture_is_damaged = Plik jest uszkodzony albo niepełny
picture_moves = Rusza się: kartami mogą być tylko nieruchome obrazy
picture_is_two_things = W tym pliku ukryto coś jeszcze: zapisz obraz na nowo i spróbuj ponownie
picture_is_too_heavy = Plik ma ponad 24 MB
picture_is_too_large = Ma ponad 64 miliony pikseli: najpierw go zmniejsz
picture_is_too_small = Jest za mały: karta potrzebuje co najmniej 200 × 300 pikseli
picture_says_too_much = Przy tym obrazie jest o wiele za dużo danych: zapisz go na nowo bez szczegółów
picture_took_too_long = Tego pliku nie udało się otworzyć na czas
archive_is_damaged = Zip jest uszkodzony albo niepełny
archive_is_locked = Zip ma hasło: spakuj go bez hasła
archive_is_too_large = W zipie jest za dużo: najwyżej 1000 plików i 256 MB
archive_in_archive = Zipa w zipie nie otwieramy: najpierw go rozpakuj
archive_leads_astray = Nazwy plików prowadzą poza ten zip: spakuj obrazy na nowo
nothing_in_it = Nie ma w tym obrazów
cannot_write_now = Serwer nie może teraz zapisać. Nic nie przepadło; spróbuj ponownie.
too_many_tables = Otwarto stąd zbyt wiele stołów. Poczekaj chwilę.
too_fast = Za szybko. Spróbuj ponownie.
not_understood = Ta strona jest nieaktualna
game_has_ended = Koniec gry
seat_is_not_playing = Nie grasz w tej grze
not_in_this_phase = Ta chwila minęła
storyteller_already_chosen = Ktoś był szybszy
first_clue_claims = Tu opowiada, kto pierwszy poda skojarzenie
only_storyteller_gives_clue = Skojarzenie podaje tylko narrator
clue_needs_a_card = Wybierz obraz do skojarzenia
clue_takes_no_card = W Party skojarzenie jest bez obrazu
clue_is_empty = Najpierw coś powiedz
clue_is_too_long = Skojarzenie jest za długie: najwyżej 200 znaków
clue_is_spoken = Przy tym stole się mówi
card_not_in_hand = Tego obrazu nie masz w ręce
storyteller_has_submitted = Twój obraz już leży
already_submitted = Twój obraz już leży
wrong_number_of_cards = To nie jest właściwa liczba obrazów
cards_must_differ = Prosimy o dwa różne obrazy
only_teams_name_a_giver = Tylko drużyny wybierają, kto daje
storytellers_team_names_no_giver = Drużyna narratora nie daje innego obrazu
giver_must_be_of_the_team = Dać może tylko jedno z was dwojga
giver_already_agreed = Już to ustaliliście
giver_not_agreed = Najpierw ustalcie, kto daje
partner_gives = Daje druga osoba z pary
storyteller_does_not_vote = Narrator nie głosuje
giver_does_not_vote = Druga osoba z pary głosuje za was oboje
wrong_number_of_votes = To nie jest właściwa liczba głosów
votes_must_differ = Prosimy o dwa różne obrazy
no_such_slot = Tam nie ma obrazu
cannot_vote_for_own_card = To twój własny obraz
cannot_vote_for_own_team = To obraz twojej drużyny
red_token_is_missing = Połóż też czerwony znacznik
only_storyteller_places_red = Czerwony ma tylko narrator
red_cannot_lie_on_green = Czerwony nie może leżeć na twoim zielonym
already_confirmed = Już potwierdzone
too_few_players = Brakuje graczy
too_many_players = Za dużo graczy
teams_need_an_even_number = Drużyny wymagają parzystej liczby
teams_keep_their_seats = W drużynach nikt nie dołącza w trakcie gry
end_does_not_fit_mode = To zakończenie nie pasuje do gry
deck_is_too_small = Talia ma za mało obrazów dla tylu osób
seat_is_taken = To miejsce jest zajęte
no_such_seat = Nie ma takiego miejsca
not_enough_cards_to_join = Zostało za mało obrazów, by dołączyć
