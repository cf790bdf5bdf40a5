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
   *[many] { $count } publicznych stołów
}
table-is-playing = trwa gra
how-to-play = Jak grać
lesson = Nauka przez grę: dwie minuty
language = Język
offline = Brak połączenia. Możesz oglądać obrazy, ale do gry potrzebny jest internet. Strona sama ruszy dalej.
name-of-a-guest = Królik

## Przy stole
menu = Menu
close = Zamknij
cancel = Anuluj
keep = Gotowe
arriving = Idziemy do stołu…
table-code = Stół { $code }
hosts-table = Stół: { $name }
at-the-table = { $count ->
    [one] Jedna osoba przy stole · do 12
    [few] { $count } osoby przy stole · do 12
   *[many] { $count } osób przy stole · do 12
}
players = Przy stole
sit-title = Stół { $code }
already-here = Już są:
your-name = Twoje imię
your-rabbit = Twój królik
your-look = Twoje imię i królik
sit-down = Usiądź
just-watch = Tylko patrzę
full-help = Możesz patrzeć, aż zwolni się miejsce.
invite = Zaproś
copied = Skopiowano
copy-this-link = Skopiuj ten link:
unreachable = Inne urządzenia nie mogą jeszcze dołączyć: ten komputer nie ma adresu sieciowego, do którego by dotarły.
add-bot = Dodaj bota
tv = Telewizor
qr = Kod QR z linkiem do tego stołu
is-host = gospodarz
is-bot = bot
is-away = chwilowo poza stołem
is-awaited = jeszcze myśli
swap-help = { $name }: dotknij innego miejsca, by się zamienić.
make-host = Ustaw jako gospodarza
send-away = Wyproś
start-with = Zacznij ({ $count })
waiting-for-host = Grę zaczyna { $name }.
rabbit-0 = Cynober, gładki, uszy do góry
rabbit-1 = Złocisty, w kropki, uszy szeroko
rabbit-2 = Morska zieleń, w pasy, uszy obwisłe
rabbit-3 = Błękit, w prążki, jedno ucho zgięte
rabbit-4 = Śliwka, w skosy, uszy w lewo
rabbit-5 = Róż, w kratkę, uszy w prawo
rabbit-6 = Zieleń liścia, dwie połowy, krótkie uszy
rabbit-7 = Ultramaryna, w plusy, długie cienkie uszy
rabbit-8 = Kość słoniowa, w pierścienie, uszy skrzyżowane
rabbit-9 = Umbra, w jodełkę, uszy zakręcone
rabbit-10 = Łupek, w plamy, jedno ucho w górę, drugie w dół
rabbit-11 = Oliwkowy, w opaski, oba uszy zgięte

## Jak gramy
how-we-play = Jak gramy
mode = Gra
mode-base = Klasyczna
mode-party = Party
mode-team = Drużyny
mode-base-help = Od 3 do 12 osób. Znajdźcie obraz narratora. Od 7 osób każdy ma dwa głosy.
mode-party-help = Od 6 do 12 osób. Najpierw skojarzenie, potem obrazy. Głosuj tam, gdzie inni.
mode-team-help = 6, 8, 10 lub 12 osób, w parach naprzeciw siebie. Jedna osoba kładzie kartę, druga głosuje.
edition = Wydanie
edition-odyssey = Odyssey
edition-odyssey-help = Drukowane zasady, bez zmian.
edition-pl-2 = Polskie, 2. druk
edition-pl-2-help = Dodatkowe punkty tylko wtedy, gdy obraz znalazła część osób, ale nie wszyscy.
edition-ar = Arabskie
edition-ar-help = Klasyczna: do ostatniej karty; do 6 osób punkty za głosy bez limitu. Party: czerwony nigdy na własnym zielonym. Drużyny: bez limitu, a pary rozmawiają na osobności.
edition-pl-1 = Polskie, 1. druk
edition-pl-1-help = Party: nikt nie ogląda swoich kart przed skojarzeniem.
edition-nl = Niderlandzkie
edition-nl-help = Kto pierwszy poda skojarzenie, jest pierwszym narratorem.
play-to = Gramy
end-edition = Jak w tym wydaniu
end-points = { $count ->
    [one] Do { $count } punktu
    [few] Do { $count } punktów
   *[many] Do { $count } punktów
}
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
pace-relaxed-help = Za każdym razem dwie, trzy minuty.
pace-brisk = Żwawy
pace-brisk-help = Za każdym razem najwyżej minuta.
pace-own = Własny
pace-own-help = Czasy ustalone przez gospodarza.
clue = Skojarzenie
clue-text = Pisane
clue-text-help = Wszyscy je czytają.
clue-spoken = Mówione
clue-spoken-help = W jednym pokoju albo przez telefon: na głos.
clue-sound = Nagrane
clue-sound-help = Wszyscy je słyszą.
plain-has-no-microphone = Pod tym adresem telefony nie mają mikrofonu: tam skojarzenie się pisze albo mówi na głos.
that-is-rounds = { $count ->
    [one] To jedna runda.
    [few] To { $count } rundy.
   *[many] To { $count } rund.
}
phase-claiming = Pierwszy narrator
phase-telling = Skojarzenie
phase-submitting = Kładzenie kart
phase-voting = Głosowanie
phase-scored = Punkty
seconds-help = W sekundach. Puste pole: bez limitu.
more-settings = Więcej zasad i ustawień
option-first_storyteller = Pierwszy narrator
option-first_storyteller-claim = Kto pierwszy naciśnie
option-first_storyteller-clue = Kto poda pierwsze skojarzenie
option-first_storyteller-random = Losowanie
option-second_vote = Drugi głos
option-second_vote-auto = Od 7 osób po dwa głosy
option-second_vote-never = Zawsze jeden głos
option-bonus_when = Dodatkowe punkty za głosy
option-bonus_when-always = W każdej rundzie
option-bonus_when-mixed = Tylko gdy obraz znalazła część osób, nie wszyscy
option-bonus_cap = Punkty za głosy, najwyżej
option-bonus_cap-3 = Trzy na rundę
option-bonus_cap-none = Bez limitu
option-red_on_green = Czerwony znacznik na własnym zielonym
option-red_on_green-allowed = Wolno
option-red_on_green-forbidden = Nie wolno
option-party_hands = Karty przed skojarzeniem
option-party_hands-storyteller = Zakryte dla narratora
option-party_hands-all = Zakryte dla wszystkich
option-own_team_vote = Głos na obraz własnej drużyny
option-own_team_vote-void = Nie liczy się
option-own_team_vote-count = Liczy się jak każdy inny
option-own_team_vote-forbid = Niedozwolony
option-team_talk = Rozmowa w parze
option-team_talk-public = Słyszą wszyscy
option-team_talk-private = Tylko para
leavers = Gdy ktoś odchodzi
leavers-bot = Dalej gra bot
leavers-go = Miejsce znika po rundzie
bot-level = Poziom botów
bot-level-easy = Łatwo
bot-level-medium = Średnio
bot-level-hard = Trudno
bots-speak = Język botów
bots-learn = Boty uczą się od nas
bots-learn-help = Ten serwer zapamiętuje podane tu skojarzenia, bez imion, aby jego boty rozumiały je w następnych grach.
has-talk = Czat i gesty
has-talk-help = Krótkie wiadomości i reakcje dla wszystkich.
is-public = Stół publiczny
is-public-help = Każdy może go znaleźć i usiąść.
shuffle-word = Pomóż tasować
shuffle-word-help = Wpisz dowolne słowo. Trafia do tasowania, więc nikt, nawet serwer, nie ułoży kart.
mix-in = Dodaj

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
pictures-enough = potrzeba { $needed }
pictures-choose-or-add = Wybierz talie albo dodaj własne
decks = Talie
own-pictures = Nasze własne obrazy
pictures-drop = Upuść tu obrazy, folder albo zip
pictures-add = Dodaj obrazy
pictures-folder = Cały folder
pictures-zip = Zip
pictures-help = Zdjęcia albo rysunki. Każdy obraz zostanie wyprostowany, przycięty do karty i pozbawiony miejsca i daty. Widzi je tylko ten stół.
pictures-sending = Wysyłanie obrazów
pictures-sent = { $done } z { $count }
understood = Jasne
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
deck-by = Autorstwo: { $authors }
deck-licence = Licencja: { $licence }

## Runda
round = Runda { $number }
your-turn = Twoja kolej
asked-may-claim = Kto będzie pierwszym narratorem? Może ty?
asked-may-tell = Rola narratora jest twoja. Wybierz obraz i powiedz coś o nim.
asked-may-name-giver = Kto z waszej pary kładzie kartę?
asked-may-submit = Jest skojarzenie. Wybierz jeden ze swoich obrazów.
asked-may-vote = Obrazy wiszą. Głosuj.
who-tells-first = Kto zaczyna?
claim-help = Któryś z twoich obrazów podsunął ci pomysł? Kto pierwszy naciśnie, jest pierwszym narratorem.
claim-help-party = W Party narrator podaje skojarzenie, zanim zobaczy obrazy. Zaczyna, kto pierwszy naciśnie.
i-tell-first = Ja zaczynam
nobody-tells-yet = Kto pierwszy wpadnie na pomysł?
first-clue-tells = Pierwsze skojarzenie decyduje, kto jest narratorem
you-are-storyteller = Jesteś narratorem
choose-then-text = Wybierz obraz i powiedz coś o nim
choose-then-spoken = Wybierz obraz i powiedz coś na głos
choose-then-sound = Wybierz obraz i nagraj skojarzenie
speak-before-you-see = Najpierw skojarzenie, potem karty
blind-help = Twoje karty są zakryte, dopóki nie podasz skojarzenia. Potem każdy, ty też, kładzie pasujący obraz.
hand-hint = Przesuwaj karty · dotknij, by powiększyć
tell-goal = Niech obraz znajdzie część osób, ale nie wszyscy.
clue-placeholder = Słowo, zdanie, dźwięk…
your-clue = Twoje skojarzenie
tell-it = Podaj skojarzenie
tell-then-look = Podaj skojarzenie i zobacz
spoken-help = Gdy wszyscy usłyszą, dotknij tutaj.
say-it-aloud = Powiedz to na głos.
you-said-it = Skojarzenie padło na głos
clue-as-recording = Nagrane skojarzenie
listen = Posłuchaj
listen-to = Posłuchaj: { $name }
listen-again = Posłuchaj jeszcze raz
record = Nagraj skojarzenie
record-help = Najwyżej dziesięć sekund: słowo, melodia, dźwięk.
record-done = Gotowe
record-again = Nagraj ponownie
recording-now = Mów teraz…
recorded = Nagrane. Posłuchaj albo wyślij.
microphone-asking = Czekamy na mikrofon…
microphone-refused = Mikrofon jest zablokowany dla tej strony.
microphone-refused-help = Zezwól na niego w ustawieniach przeglądarki i spróbuj ponownie.
microphone-missing = Nie znaleziono mikrofonu.
microphone-missing-help = Podłącz mikrofon albo graj dalej na telefonie.
microphone-insecure = Ta strona nie może użyć mikrofonu.
microphone-insecure-help = Przeglądarki pozwalają na to tylko pod adresami zaczynającymi się od https.
sound-file = Wyślij zamiast tego plik dźwiękowy
write-clue-instead = Wolę napisać
say-clue-instead = Wolę powiedzieć na głos
try-again = Spróbuj ponownie
awaiting-spoken = Słuchaj: { $name } poda skojarzenie na głos
awaiting-sound = { $name } nagrywa skojarzenie
i-have-said-it = Już powiedziane
choose-picture-first = Najpierw wybierz obraz
choose-pictures-first = { $count ->
    [one] Wybierz jeszcze jeden obraz
    [few] Najpierw wybierz { $count } obrazy
   *[many] Najpierw wybierz { $count } obrazów
}
say-something-first = Najpierw coś powiedz
choose-this = Wybierz ten
choose-this-of = Wybierz ten ({ $number } z { $count })
chosen = Wybrany
tells = Narrator: { $name }
you-tell = Jesteś narratorem
quoted = „{ $words }”
clue-was-spoken = { $name }: powiedziane na głos
clue-as-spoken = Skojarzenie mówione
which-of-yours = { $count ->
    [one] Który z twoich obrazów mógłby to być?
    [few] Które { $count } z twoich obrazów?
   *[many] Które { $count } z twoich obrazów?
}
which-of-yours-fits-too = A teraz patrz: który obraz pasuje do twoich słów?
which-fits = Który z twoich obrazów najlepiej pasuje do tych słów?
answer-goal = Każdy głos na twój obraz to punkt dla ciebie.
give = { $count ->
    [one] Połóż ten
    [few] Połóż te { $count }
   *[many] Połóż te { $count }
}
laid-aside = Wybrane
take-back = Cofnij
awaiting-text = { $name } wymyśla skojarzenie
meanwhile-hand = Obejrzyj tymczasem swoje karty.
hand-sleeps = W Party twoje karty są zakryte, aż padnie skojarzenie.
waiting-for = { $count ->
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $count } osoby
   *[many] Czekamy na { $count } osób
}
waiting-for-name = Czekamy: { $name }
person-is-away = { $name }: poza stołem
play-for = Zagraj za: { $name }
play-for-really = Tak, zagraj za: { $name }
your-picture-lies = { $count ->
    [one] Twój obraz leży na stole.
   *[other] Twoje obrazy leżą na stole.
}
your-partner-gives = Kartę kładzie druga osoba z pary. Ty zagłosujesz.
you-are-watching = Oglądasz grę.
you-join-next-round = Grasz od następnej rundy.
joins-next-round = { $name } gra od następnej rundy

## Drużyny
who-gives = Kto z waszej pary kładzie kartę?
who-gives-help = Druga osoba zagłosuje. Nie pokazujcie ani nie opisujcie kart.
who-gives-private = Druga osoba zagłosuje. Nikt inny was nie słyszy: możecie opisać swoje obrazy.
i-give = Ja kładę kartę
gives = { $name } kładzie kartę
i-will-vote = Ja zagłosuję
will-vote = { $name } zagłosuje
suggests-you = { $name } proponuje: kartę kładziesz ty.
suggests-self = { $name } chce położyć kartę.
waiting-for-partner = Czekamy na zgodę: { $name }.
agree-i-give = Zgoda: ja kładę kartę
agree-they-give = Zgoda: { $name } kładzie kartę
talk = Rozmowa
talk-public = Rozmowa: { $name } (słyszą wszyscy)
talk-private = Rozmowa: { $name } (tylko wasza para)
talk-help = Powiedzcie, kto ma coś dobrego, ale nic nie pokazujcie i nie opisujcie.
say = Wyślij
talk-unread = Nowe wiadomości
talk-everybody = Powiedz coś wszystkim przy stole.
was-said = Co powiedziano
to-partner = do drugiej osoby z pary
talk-to = Do: { $name }
talk-to-all = Do wszystkich
gestures = Gesty
reaction-applause = Brawa
reaction-laugh = Śmiech
reaction-wow = Zdumienie
reaction-heart = Serce
reaction-think = Myślę
reaction-hurry = Szybciej, proszę
phrase-let_me = Ja położę.
phrase-i_have_one = Mam coś.
phrase-you_give = Połóż ty, proszę.
phrase-not_sure = Nie mam nic dobrego.
phrase-all_right = Zgoda!

## Ściana
gallery = Obrazy
your-hand = Twoje karty
card-number = Obraz { $number } z talii
card-back = Zakryta karta
hand-place = Obraz { $number } z { $count }
look-at = Obraz { $number } z { $count }
back-to-wall = Wróć do ściany
back-to-hand = Wróć do kart
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
which-is = Który obraz ma na myśli { $name }?
they-look-for-yours = Szukają twojego
where-will-most-vote = Na który obraz zagłosuje większość?
voting-board = Twoja tabliczka do głosowania
hole-empty = Znacznik jeszcze nie leży
hole-vote = Głos na { $slot }. Cofnij
hole-red = Czerwony na { $slot }. Cofnij
vote-help = Dotknij obrazu, obejrzyj go, potem głosuj.
two-votes-help = Masz dwa głosy; drugi nie jest konieczny.
second-vote-help = Drugi nie jest konieczny; jeden jedyny trafny głos to 1 punkt więcej.
party-help = Głosuj jak inni. Samotny głos nic nie daje.
party-teller-help = Zielony: głosuj jak inni. Czerwony: kto tam głosował, nie dostaje nic.
vote-sealed = Potwierdzone. Możesz zmienić, póki nie zagłosują wszyscy.
place-vote = Głosuj na { $slot }
place-move = Przenieś głos na { $slot }
place-green = Zielony na { $slot }
place-red = Czerwony na { $slot }
place-take-back = Cofnij
seal-votes = { $count ->
    [one] Potwierdź jeden głos
   *[other] Potwierdź oba głosy
}
seal-tokens = Potwierdź oba znaczniki
this-is-yours = To twój własny obraz.
not-votable = Na ten nie można głosować.
others-vote = Głosują inni.
teller-watches = Twój obraz wisi wśród nich. Teraz wybierają inni.
partner-votes = Za waszą parę głosuje druga osoba.
pair-has-no-vote = Skojarzenie podaje { $name }, więc wasza drużyna nie głosuje. Teraz wybierają inni.

## Odsłona
picture-of = Obraz: { $name }
your-picture = Twój obraz
where-you-met = Gdzie spotkały się głosy
your-round = Twoje punkty
your-teams-round = Punkty twojej drużyny
no-points = Tym razem bez punktów.
no-points-all = Bez punktów: znaleźli wszyscy, skojarzenie było zbyt jasne.
no-points-none = Bez punktów: nie znalazł nikt, skojarzenie było zbyt zagadkowe.
no-points-missed = Bez punktów: twój głos padł na inny obraz, a na twój nie głosował nikt.
no-points-alone = Bez punktów: nikt inny tam nie głosował.
no-points-struck = Bez punktów: na tym obrazie leży czerwony.
voted-own-team = Wasz głos padł na obraz własnej drużyny.
everyones-points = Punkty
next-round = Następna runda
see-result = Wynik
points-of-round = Punkty w rundzie { $number }
told = narrator
track = Tor punktacji
plaque-together = { $count ->
    [one] samotny głos
   *[other] tu { $count }
}
plaque-struck = skreślony
party-story = Tyle punktów, ile głosów na tym samym obrazie, najwyżej pięć. Pod czerwonym nic.
won-found = znaleziony
won-told = znalazła część osób, nie wszyscy
won-spared-all = znaleźli wszyscy
won-spared-none = nie znalazł nikt
won-single = tylko jeden głos
won-vote-of = głos: { $name }
won-votes-capped = { $count ->
    [one] { $count } głos, najwyżej { $cap }
    [few] { $count } głosy, najwyżej { $cap }
   *[many] { $count } głosów, najwyżej { $cap }
}
won-together = { $count ->
    [one] { $count } taki głos
    [few] { $count } takie same głosy
   *[many] { $count } takich samych głosów
}
told-all-voted = Wszyscy zagłosowali.
told-it-was = To numer { $slot }. Narrator: { $name }.
told-it-was-yours = To numer { $slot }: twój obraz.
told-some = { $count ->
    [one] Obraz znalazła jedna osoba: +3, narrator też +3 ({ $name }).
    [few] Obraz znalazły { $count } osoby: po +3, narrator też +3 ({ $name }).
   *[many] Obraz znalazło { $count } osób: po +3, narrator też +3 ({ $name }).
}
told-some-yours = { $count ->
    [one] Obraz znalazła jedna osoba: +3, i +3 dla ciebie.
    [few] Obraz znalazły { $count } osoby: po +3, i +3 dla ciebie.
   *[many] Obraz znalazło { $count } osób: po +3, i +3 dla ciebie.
}
told-all = Obraz znaleźli wszyscy: { $name } bez punktów, pozostali po 2.
told-all-yours = Obraz znaleźli wszyscy: ty bez punktów, pozostali po 2.
told-none = Obrazu nie znalazł nikt: { $name } bez punktów, pozostali po 2.
told-none-yours = Obrazu nie znalazł nikt: ty bez punktów, pozostali po 2.
told-decoy = { $count ->
    [one] { $name }: jeden głos na obraz, +{ $points }.
    [few] { $name }: { $count } głosy na obraz, +{ $points }.
   *[many] { $name }: { $count } głosów na obraz, +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Twój obraz: jeden głos, +{ $points }.
    [few] Twój obraz: { $count } głosy, +{ $points }.
   *[many] Twój obraz: { $count } głosów, +{ $points }.
}
told-together = { $count ->
    [one] Jeden głos: +{ $points }.
    [few] { $count } osoby głosują tak samo: po +{ $points }.
   *[many] { $count } osób głosuje tak samo: po +{ $points }.
}
told-nobody-met = Żadne dwa głosy na tym samym obrazie: tym razem bez punktów.
told-red = Czerwony leży na { $slot }: nic dla tych, którzy tam głosowali.
told-leads = { $how ->
    [won] Wygrywa { $name }, wynik: { $score }.
   *[leads] Prowadzi { $name }, wynik: { $score }.
}
told-lead-together = { $how ->
    [won] Wygrywają { $names }, wynik: { $score }.
    [leads] Prowadzą { $names }, wynik: { $score }.
    [all] Wszyscy na równi, wynik: { $score }.
   *[level] Remis: { $names }, wynik: { $score }.
}

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
wins-pair = Wygrywają { $names }
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
back-to-table = Zmień zasady lub skład
host-decides = Kolejną grę może zacząć gospodarz.
the-rounds = Rundy
standings = Wynik końcowy
the-rounds-help = Dotknij rundy, by znów zobaczyć wszystkie obrazy i głosy.
found-by-of = { $count ->
    [0] nikt go nie znalazł
   *[other] znaleziony: { $count } z { $of }
}
previous-round = Poprzednia runda
next-page = Następna runda
honours = Wyróżnienia
honour-mysterious = Największa tajemnica
honour-mysterious-for = { $names }: obraz znaleziony przez { $count } z { $of }
honour-decoy = Najlepsza zmyłka
honour-decoy-for = { $names }: głosów na jeden obraz: { $count }
honour-reader = Czytanie w myślach
honour-reader-for = { $names }: znalezione { $count } z { $of }
honour-tuned = Zgodna nuta
honour-tuned-for = { $names }: głosy z innymi w rundach: { $count } z { $of }
honour-kindred = Pokrewne dusze
honour-kindred-for = { $names }: ten sam głos { $count } razy
honour-own-eyes = Wolny duch
honour-own-eyes-for = { $names }: głosów, których nie oddał nikt inny: { $count }
honour-red = Najśmielszy czerwony
honour-red-for = { $names }: skreślonych głosów naraz: { $count }
download-record = Gra jako plik

## Menu i zegar
theme = Dzień czy noc
theme-auto = Jak urządzenie
theme-light = Dzień
theme-dark = Noc
sound = Dźwięki
notify = Powiadom, gdy przyjdzie moja kolej
notify-help = Także gdy patrzysz gdzie indziej. Urządzenie poprosi o zgodę.
notify-denied = Urządzenie na to nie pozwala. Można to zmienić w jego ustawieniach.
open-tv = Otwórz wspólny ekran
copy-seat-link = Skopiuj mój osobisty link
copy-seat-help = Otwórz go, by grać dalej na innym urządzeniu. Nikomu go nie przekazuj.
show-seat-qr = Pokaż mój osobisty kod QR
hide-seat-qr = Ukryj kod QR
seat-qr = Kod QR, by grać dalej na innym urządzeniu
my-data = Co o tobie przechowujemy
my-data-take = Pobierz
my-data-forget = Usuńcie moje dane
my-data-forget-really = Tak, usuńcie je na dobre
my-data-trouble = Nic się nie zmieniło: spróbuj za chwilę
leave = Odejdź od stołu
leave-really = Tak, odchodzę na dobre
leave-help = Twoje miejsce przejmie bot albo zniknie. Jeśli chcesz wrócić później, wystarczy zamknąć stronę.
hurry = Zagraj za tych, którzy jeszcze myślą
for-the-host = Dla gospodarza
lock-table = Zamknij stół
send-away-really = Tak, wyproś: { $name }
send-away-help = { $name } usiądzie tu znowu dopiero wtedy, gdy na to pozwolisz.
was-sent-away = Osoba wyproszona: { $name }
let-back = Wpuść z powrotem
stop-game = Przerwij grę
stop-game-really = Tak, przerwij teraz
stop-game-help = Nikt nie wygrywa. Możecie zacząć od nowa w tym samym gronie.
clock-left = Zostało { $time }
clock-paused = Zatrzymany na { $time }
clock-pause = Zatrzymaj zegar
clock-resume = Wznów zegar
clock-extend = Jeszcze minuta
seconds-left = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
   *[many] Zostało { $count } sekund
}

## Wspólny ekran
tv-join = Dołącz tutaj:
tv-waiting = { $count ->
    [0] Zeskanuj kod i usiądź.
    [one] Jedna osoba przy stole. Usiądź i ty.
    [few] { $count } osoby przy stole.
   *[many] { $count } osób przy stole.
}
tv-voting = { $count ->
    [one] Głosowanie: czekamy na jedną osobę
    [few] Głosowanie: czekamy na { $count } osoby
   *[many] Głosowanie: czekamy na { $count } osób
}
tv-again = Jeszcze jedna gra? Może ją zacząć gospodarz.

## Jak grać
how-idea-title = Pomysł
how-idea = Jedna osoba jest narratorem: wybiera jeden ze swoich obrazów i mówi coś o nim. Słowo, zdanie, piosenka, dźwięk.
how-give-title = Każdy kładzie kartę
how-give = Pozostali wybierają własny obraz, który też mógłby pasować. Obrazy się tasuje i wiesza na ścianie.
how-vote-title = Głosowanie
how-vote = Który obraz był narratora? Głosują w tajemnicy wszyscy prócz narratora.
how-score-title = Punkty
how-score-some = Obraz znalazła część osób, ale nie wszyscy: 3 dla narratora i 3 dla każdego, kto go znalazł.
how-score-none = Obraz znaleźli wszyscy albo nikt: nic dla narratora, po 2 dla pozostałych. Nie mów więc ani za dużo, ani za mało.
how-score-votes = Dla wszystkich prócz narratora: 1 za każdy głos na własny obraz, najwyżej 3.
how-three-title = Trzy osoby
how-three = Macie po siedem obrazów i do każdego skojarzenia kładziecie po dwa: na ścianie wisi pięć.
how-end-title = Koniec
how-end-points = { $count ->
    [one] Gdy ktoś ma { $count } punkt, gra kończy się wraz z tą rundą.
    [few] Gdy ktoś ma { $count } punkty, gra kończy się wraz z tą rundą.
   *[many] Gdy ktoś ma { $count } punktów, gra kończy się wraz z tą rundą.
}
how-end-laps = { $count ->
    [one] Gra kończy się, gdy każda osoba raz była narratorem.
    [few] Gra kończy się, gdy każda osoba była narratorem { $count } razy.
   *[many] Gra kończy się, gdy każda osoba była narratorem { $count } razy.
}
how-end-pile = Gra kończy się wraz z rundą, w której dobrano ostatnią kartę.
how-win = Wygrywa, kto ma najwięcej punktów; przy remisie wygrywacie razem.
how-win-team = Wygrywa para z największą liczbą punktów; przy remisie wygrywacie razem.
how-large-title = Siedem osób lub więcej
how-large = Każdy ma dwa głosy, na dwa różne obrazy; drugi nie jest konieczny. Obraz znaleziony jednym jedynym głosem: 1 więcej.
how-team-title = Drużyny
how-team = Gracie w parach i macie wspólne punkty. Kartę kładzie też druga osoba z pary narratora. Pozostałe pary ustalają, kto kładzie kartę; druga osoba głosuje.
how-team-vote-title = Jeden głos na parę
how-team-vote = Który obraz był narratora? W każdej innej parze głosuje w tajemnicy osoba, która nie położyła karty.
back = Wstecz
how-here = Przy tym stole
how-party-clue-title = Najpierw słowa
how-party-clue = Narrator podaje skojarzenie, zanim zobaczy swoje karty. Potem każdy, narrator też, kładzie pasujący obraz.
how-party-vote-title = Głosuj tam, gdzie inni
how-party-vote = Tyle punktów, ile głosów na tym samym obrazie co twój, najwyżej 5; możesz głosować na własny. Samotny głos nic nie daje. Czerwony znacznik narratora skreśla obraz: nic dla tych, którzy tam głosowali.
how-party-pass-title = Karty wędrują
how-party-pass = Po każdej rundzie każdy podaje swoje karty, zakryte, w lewo.

## Pierwsza gra
lesson-claim = Ty i trzy boty. Ktoś musi zacząć: dotknij „Ja zaczynam”.
lesson-tell = Wybierz obraz i powiedz o nim kilka słów. Nie za jasno i nie za mgliście: niech znajdzie go część osób, ale nie wszyscy.
lesson-told = Inni szukają teraz wśród swoich obrazu, który też pasuje do twoich słów.
lesson-watch = Wszystkie obrazy wiszą na ścianie, twój też. Inni głosują na ten, który uważają za twój.
lesson-own-some = Część osób znalazła twój obraz, ale nie wszyscy: na tym polega sztuka. 3 punkty dla ciebie i 3 dla każdego, kto go znalazł.
lesson-own-all = Znaleźli go wszyscy: to było za jasne. Nic dla ciebie, po 2 punkty dla pozostałych.
lesson-own-none = Nikt go nie znalazł: to było zbyt mgliste. Nic dla ciebie, po 2 punkty dla pozostałych.
lesson-hear = Teraz narratorem jest ktoś inny. Przejrzyj tymczasem swoje karty.
lesson-answer = Narrator: { $name }. Połóż obraz, który inni mogliby wziąć za ten właściwy.
lesson-given = Twój obraz leży z innymi. Gdy wszyscy położą swoje, zostaną potasowane i zawieszone.
lesson-vote = Który obraz ma na myśli { $name }? Dotknij, żeby obejrzeć, potem głosuj. Na własny nie można.
lesson-sealed = Potwierdzone. Gdy wszyscy zagłosują, zobaczysz odpowiedź.
lesson-found = Zgadza się: to obraz narratora ({ $name }). 3 punkty dla ciebie i 3 dla narratora.
lesson-missed = { $name } ma na myśli inny obraz. Kto go znalazł, ma 3 punkty, narrator też 3.
lesson-votes = I 1 punkt za każdy głos na twój własny obraz.
lesson-finish = Jasne
lesson-skip = Ukryj podpowiedzi
lesson-done-title = To już cała gra
lesson-done = Skojarzenie, karta i głos za tobą. Gdy ktoś ma 30 punktów, wygrywa, kto ma najwięcej. Wśród znajomych jest jeszcze lepiej.
lesson-play-on = Graj dalej

## Kłopoty
connection-lost = Utracono połączenie.
connection-trying = Próbujemy dalej; twoje miejsce i karty czekają.
connection-back = Znów połączono
seat-lost = Twoje miejsce jest teraz otwarte na innym urządzeniu. Oglądasz grę.
old-link-help = Miejsce się zwolniło albo link skopiowano tylko w części. Usiądź od nowa albo po prostu patrz.
wrong-link-kept = Ten link nie otwiera tu żadnego miejsca. Zostajesz przy swoim.
seat-offered = Grasz tu już jako { $mine }. Grać dalej na tym urządzeniu jako { $theirs }?
seat-offered-help = Otwarto czyjś osobisty link. Jeśli nie jest twój, zostań przy swoim miejscu.
seat-offered-stay = Zostań: { $mine }
seat-offered-take = Graj jako { $theirs }
no-such-table-help = Stołu { $code } już nie ma: stoły się składa, gdy długo nikt nie przychodzi. Poproś o nowy link albo otwórz własny stół.
old-page-help = Jest nowa wersja. Wczytaj stronę ponownie, miejsce czeka.
trouble-help = Twoje miejsce i karty czekają. Spróbuj za chwilę.
sent-away-help = Jeśli to pomyłka, poproś gospodarza o wpuszczenie i wczytaj stronę ponownie.
load-again = Wczytaj ponownie
to-start = Strona główna
no_connection = Nie można połączyć się z serwerem.

## Odmowy
no_such_table = Żaden stół nie ma tego kodu: sprawdź sześć liter
wrong_key = Ten link nie otwiera tu żadnego miejsca
key_must_be_16_bytes = Ten osobisty link jest niepełny: skopiuj go jeszcze raz
sit_down_first = Najpierw usiądź
sent_away = Gospodarz wyprosił cię od tego stołu
table_is_locked = Ten stół jest zamknięty: poproś gospodarza o otwarcie
already_seated = Już tu siedzisz
table_is_full = Stół jest pełny.
name_is_empty = Jak masz na imię?
name_is_too_long = To imię jest za długie: najwyżej 24 litery
name_is_taken = Ktoś tu ma już takie imię: wybierz inne
no_such_rabbit = Nie ma takiego królika: wybierz jednego z dwunastu
rabbit_is_taken = Ktoś ma już tego królika: wybierz innego
only_the_host_may = To może tylko gospodarz
no_such_person = Tej osoby już nie ma
bots_cannot_host = Bot nie może być gospodarzem: wybierz człowieka
settings_not_understood = Te ustawienia do siebie nie pasują: zmień jedno z nich
game_is_running = Gra trwa: poczekaj na jej koniec
no_game_is_running = Żadna gra nie trwa
wait_for_the_next_round = Dołączysz w następnej rundzie
order_must_name_everybody_once = Ktoś przyszedł lub odszedł; spróbuj ponownie
word_is_empty = Najpierw napisz słowo
text_is_empty = Najpierw coś napisz
text_is_too_long = To za długie: skróć trochę
talk_is_off = Przy tym stole czat jest wyłączony; może go włączyć gospodarz
only_teams_talk_apart = Na osobności rozmawiają tylko pary w drużynach
there_is_no_clock = Ten stół gra bez zegara
no_such_recording = Nagranie nie dotarło: nagraj jeszcze raz
recording_is_too_long = To za długo: najwyżej dziesięć sekund
recording_not_understood = Tego nagrania nie da się odtworzyć: nagraj jeszcze raz
no_such_picture = Tego obrazu już tu nie ma
picture_is_known = Ten obraz albo prawie taki sam już tu jest
enough_pictures = Ten stół ma już 300 własnych obrazów, więcej nie pomieści: najpierw usuń jeden
no_such_deck = Tej talii nie ma na tym serwerze: wybierz inną
deck_name_is_taken = Talia o tej nazwie już jest na tym serwerze: wybierz inną nazwę
uploads_are_off = Ten serwer nie przyjmuje obrazów: zagrajcie jego taliami
table_is_out_of_room = Ten stół nie ma już miejsca: najpierw usuń jakiś obraz
server_is_out_of_room = Na tym serwerze nie ma miejsca na więcej obrazów: zagrajcie jego taliami
not_a_picture = Tego pliku nie umiemy otworzyć: nadają się JPEG, PNG, WebP, AVIF i GIF
picture_is_svg = Rysunków SVG nie przyjmujemy: zapisz jako PNG
picture_is_heic = Zdjęć HEIC nie da się tu otworzyć: wyślij jako JPEG
picture_is_damaged = Plik jest uszkodzony albo niepełny: wyślij inną kopię
picture_moves = Rusza się: kartami mogą być tylko nieruchome obrazy
picture_is_two_things = W tym pliku kryje się coś jeszcze: zapisz obraz na nowo i spróbuj ponownie
picture_is_too_heavy = Plik ma ponad 24 MB: najpierw go zmniejsz
picture_is_too_large = Ma ponad 64 miliony pikseli: najpierw go zmniejsz
picture_is_too_small = Jest za mały: karta potrzebuje co najmniej 200 × 300 pikseli
picture_says_too_much = Przy tym obrazie jest o wiele za dużo danych: zapisz go na nowo bez szczegółów
picture_took_too_long = Tego pliku nie udało się otworzyć na czas: zapisz go na nowo albo mniejszy
archive_is_damaged = Zip jest uszkodzony albo niepełny: spakuj go na nowo
archive_is_locked = Zip ma hasło: spakuj go bez hasła
archive_is_too_large = W zipie jest za dużo: najwyżej 1000 plików i 256 MB
archive_in_archive = Zipa w zipie nie otwieramy: najpierw go rozpakuj
archive_leads_astray = Nazwy plików prowadzą poza ten zip: spakuj obrazy na nowo
nothing_in_it = Nie ma w tym obrazów: nadają się JPEG, PNG, WebP, AVIF i GIF
cannot_write_now = Serwer nie może teraz zapisać. Nic nie przepadło; spróbuj ponownie.
too_many_tables = Otwarto stąd zbyt wiele stołów. Poczekaj chwilę.
too_fast = Za szybko. Spróbuj ponownie.
not_understood = Ta strona jest nieaktualna: wczytaj ją ponownie
game_has_ended = Koniec gry
seat_is_not_playing = Nie grasz w tej grze; możesz dołączyć do następnej
not_in_this_phase = Ta chwila minęła
storyteller_already_chosen = Ktoś inny zgłosił się wcześniej
first_clue_claims = Tu decyduje pierwsze skojarzenie: podaj swoje
only_storyteller_gives_clue = Skojarzenie podaje tylko narrator
clue_needs_a_card = Wybierz obraz do skojarzenia
clue_takes_no_card = W Party skojarzenie jest bez obrazu
clue_is_empty = Najpierw coś powiedz
clue_is_too_long = Skojarzenie jest za długie: najwyżej 200 znaków
clue_is_spoken = Przy tym stole skojarzenie pada na głos: powiedz je
card_not_in_hand = Nie masz tego obrazu: wybierz inny
storyteller_has_submitted = Twój obraz już leży
already_submitted = Twój obraz już leży
wrong_number_of_cards = Połóż jeden obraz; przy trzech osobach dwa
cards_must_differ = Prosimy o dwa różne obrazy
only_teams_name_a_giver = Tylko drużyny wybierają, kto kładzie kartę
storytellers_team_names_no_giver = W parze narratora kartę kładzie druga osoba
giver_must_be_of_the_team = Kartę musi położyć ktoś z waszej pary
giver_already_agreed = To już ustalone
giver_not_agreed = Najpierw ustalcie, kto kładzie kartę
partner_gives = Kartę kładzie druga osoba z pary
storyteller_does_not_vote = Narrator nie głosuje
giver_does_not_vote = Za waszą parę głosuje druga osoba
wrong_number_of_votes = Oddaj jeden głos; od siedmiu osób mogą być dwa
votes_must_differ = Dwa głosy padają na dwa różne obrazy
no_such_slot = Tam nie ma obrazu
cannot_vote_for_own_card = To twój własny obraz: zagłosuj na inny
cannot_vote_for_own_team = To obraz twojej drużyny: zagłosuj na inny
red_token_is_missing = Połóż też czerwony znacznik
only_storyteller_places_red = Czerwony znacznik ma tylko narrator
red_cannot_lie_on_green = Czerwony nie może leżeć na twoim zielonym: połóż go gdzie indziej
already_confirmed = Już potwierdzone
too_few_players = Brakuje osób: Klasyczna od 3, Party i Drużyny od 6
too_many_players = To za dużo osób: gra najwyżej 12
teams_need_an_even_number = Drużyny wymagają parzystej liczby: 6, 8, 10 lub 12
teams_keep_their_seats = W drużynach nikt nie dołącza w trakcie gry; poczekaj na następną
end_does_not_fit_mode = To zakończenie nie pasuje do gry: wybierz inne
deck_is_too_small = Za mało obrazów dla tylu osób: dodajcie talię
seat_is_taken = To miejsce jest zajęte: wybierz inne
no_such_seat = Nie ma takiego miejsca
not_enough_cards_to_join = Zostało za mało obrazów; możesz dołączyć do następnej gry

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Zagraj z nami
preview-invitation = Stół już czeka
preview-text = Narrator mówi kilka słów, każdy dokłada obrazek. Który był jego? Otwórz link i siadaj, bez zakładania konta.

## more
edition-why = Drukowane zasady trochę się różnią. Zagrajcie według tych, które znacie.

## growth

said_enough_for_now = Sporo słów naraz. Złap oddech i mów dalej.
enough_for_an_hour = To bardzo dużo jak na jedną godzinę. Spróbuj znowu za jakiś czas.
too_many_decks = Zapisano stąd już wiele talii. Następną zapisz jutro.
export_is_running = Twoje pobieranie już trwa. Poczekaj, aż się skończy.

## people

table_is_closed = Ten stół jest zamknięty
table-closed-help = Widzą go tylko osoby, które już tu są. Poproś gospodarza o link, a będzie można popatrzeć.
lock-closes-help = Nikt nowy nie usiądzie ani nie popatrzy. Kto już tu jest, zostaje.
copy-look-link = Skopiuj link do oglądania
copy-look-help = Kto go ma, może patrzeć i widzi też wasze własne obrazy.
own-pictures-hidden = Wasze własne obrazy są tu ukryte. Aby je pokazać, otwórzcie ten ekran z menu przy stole.
name_looks_like_another = Wygląda tak samo jak imię kogoś przy stole: wybierz inne
tables-kept = 
    { $days ->
        [one] Stół, z którego nikt nie korzysta przez jeden dzień, jest usuwany.
        [few] Stół, z którego nikt nie korzysta przez { $days } dni, jest usuwany razem ze wszystkimi grami.
        [many] Stół, z którego nikt nie korzysta przez { $days } dni, jest usuwany razem ze wszystkimi grami.
       *[other] Stół, z którego nikt nie korzysta przez { $days } dnia, jest usuwany razem ze wszystkimi grami.
    }
tables-kept-always = Stoły są tu przechowywane, dopóki ktoś ich nie usunie.
my-data-all-help = Twoje imiona, wiadomości, skojarzenia, nagrania i obrazy przy tym stole oraz zapisane z niego talie.
my-data-forget-all-help = Odchodzisz od stołu i wszystko zostaje usunięte, zapisane talie też. Zagrane przez ciebie karty i głosy zostają, pod innym imieniem.

## talk

seat_is_in_use = To miejsce jest teraz otwarte na innym urządzeniu
seat_is_claimed = Ktoś inny prosi już o to miejsce: poczekaj na odpowiedź
no_such_claim = To już rozstrzygnięte
nobody_to_ask = Nie ma tu nikogo, kto może cię rozpoznać: spróbuj, gdy ktoś będzie
seat_was_in_use_lately = To miejsce było przed chwilą zajęte: potwierdź ponownie, gdy będzie puste od trzech minut
talk_is_slow = Tu rozmawia się powoli: możesz znów napisać za { $seconds } s
you_are_muted = Gospodarz cię wyciszył
host_cannot_be_reported = Zgłoszenia trafiają do gospodarza, więc gospodarza nie można zgłosić
enough_reports = Na gospodarza czeka już wiele zgłoszeń
lost-seat = Mam tu już swoje miejsce
lost-seat-help = Wybierz swoje imię. Osoby przy stole mogą zwrócić ci miejsce.
lost-seat-waiting = Pytamy stół, czy to ty: { $name }…
lost-seat-over = Z miejscem nic się nie zmieniło. Zapytaj ponownie albo usiądź pod innym imieniem.
claim-asked = Nowe urządzenie mówi: „To ja, { $name }”. Czy to prawda?
claim-consequence = Wtedy zobaczy te karty i zagra dalej; poprzednie urządzenie straci miejsce.
claim-yes = Tak, to { $name }
claim-no = Nie
claim-agreed = Dzięki. Musi się zgodzić jeszcze jedna osoba.
notice-left = { $who } odchodzi od stołu
notice-sent_away = { $by } wyprasza: { $who }
notice-let_back = { $by } wpuszcza z powrotem: { $who }
notice-bot_took_over = Bot { $by } gra dalej za: { $who }
notice-seat_regained = { $who } znów ma swoje miejsce, na innym urządzeniu. Zgoda: { $by }
notice-host_changed = Gospodarzem jest teraz { $who }
notice-locked = { $by } zamyka stół
notice-unlocked = { $by } otwiera stół
notice-muted = { $by } wycisza: { $who }
notice-unmuted = { $who } znów może pisać
notice-played_for = { $by } prosi bota o ruch za: { $who }
notice-stood_in = Bot gra za: { $who }
notice-plays_again = { $who } znów gra
about-person = O osobie: { $name }
mute-for-me = Wycisz dla mnie
unmute-for-me = Cofnij wyciszenie
muted-for-me = Nie słyszysz: { $names }
mute-for-all = Wycisz dla stołu
unmute-for-all = Pozwól znów pisać
is-muted = bez głosu
report-to-host = Zgłoś gospodarzowi
was-reported = Widzi to tylko gospodarz. Dzięki.
report-asked = { $by } zgłasza: { $name }
report-dismiss = Zostaw
slow-talk = Powolna rozmowa
slow-talk-0 = Nie
slow-talk-10 = Jedno zdanie na 10 s
slow-talk-30 = Jedno zdanie na 30 s
