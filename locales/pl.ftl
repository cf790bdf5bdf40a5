### conteur po polsku. Głos z pudełka dobrej rodzinnej gry: ciepło, krótko, prosto. Do czego służy każdy tekst: docs/words.md.

## Początek
tagline = Ktoś podaje skojarzenie, każdy kładzie kartę. O którą chodziło?
open-table = Załóż stół
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
lesson = Samouczek: dwie minuty
language = Język
offline = Brak połączenia. Obrazy możesz oglądać dalej, ale do gry potrzebny jest internet. Gdy wróci, strona ruszy sama.
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
    [one] Jedna osoba · do 12
    [few] { $count } osoby · do 12
    [many] { $count } osób · do 12
   *[other] { $count } osoby · do 12
}
players = Gracze
sit-title = Stół { $code }
already-here = Już są:
your-name = Twoje imię
your-rabbit = Twój królik
your-look = Twoje imię i królik
sit-down = Usiądź
just-watch = Chcę popatrzeć
full-help = Możesz patrzeć, aż zwolni się miejsce.
invite = Zaproś
copied = Skopiowano
copy-this-link = Skopiuj ten link:
unreachable = Inne urządzenia nie mogą jeszcze dołączyć: ten komputer nie jest w żadnej sieci.
add-bot = Dodaj bota
tv = TV
qr = Kod QR z linkiem do tego stołu
is-host = gospodarz
is-bot = bot
is-away = offline
is-awaited = jeszcze myśli
swap-help = Zamiana miejsc: { $name }. Dotknij drugiego miejsca.
make-host = Nowy gospodarz
send-away = Usuń
start-with = { $count ->
    [one] Gramy w { $count } osobę
    [few] Gramy w { $count } osoby
    [many] Gramy w { $count } osób
   *[other] Gramy w { $count } osoby
}
waiting-for-host = Grę rozpocznie { $name }.
rabbit-0 = Czerwony, gładki, uszy do góry
rabbit-1 = Pomarańczowy, w kropki, uszy szeroko
rabbit-2 = Morski, w poprzeczne pasy, uszy obwisłe
rabbit-3 = Błękitny, w prążki, jedno ucho zgięte
rabbit-4 = Śliwkowy, w ukośne paski, uszy w lewo
rabbit-5 = Różowy, w szachownicę, uszy w prawo
rabbit-6 = Zielony jak liść, dwie połowy, krótkie uszy
rabbit-7 = Granatowy, w plusy, długie cienkie uszy
rabbit-8 = Biały, w kółka, uszy skrzyżowane
rabbit-9 = Brązowy, w zygzaki, uszy zakręcone
rabbit-10 = Szary, w plamy, ucho w górę i ucho w dół
rabbit-11 = Oliwkowy, w szerokie pasy, uszy zgięte

## Jak gramy
how-we-play = Jak gramy
mode = Tryb gry
mode-base = Klasyczny
mode-party = Party
mode-team = Drużynowy
mode-base-help = Od 3 do 12 graczy. Znajdźcie kartę narratora. Od 7 graczy każdy ma dwa głosy.
mode-party-help = Od 6 do 12 graczy. Najpierw skojarzenie, potem karty. Głosuj na kartę, którą wybierze większość.
mode-team-help = 6, 8, 10 lub 12 graczy, w parach naprzeciw siebie. Jedno kładzie kartę, drugie głosuje.
edition = Instrukcja
edition-odyssey = Odyssey (standard)
edition-odyssey-help = Zwykłe zasady.
edition-pl-2 = Polska, 2. wydanie
edition-pl-2-help = Głosy na twoją kartę punktują tylko, gdy kartę narratora znalazła część graczy, nie wszyscy.
edition-ar = Arabska
edition-ar-help = Klasyczny: do ostatniej karty; do 6 graczy punkty za głosy bez limitu. Party: oba znaczniki na różne karty. Drużynowy: bez limitu, a partnerzy mają prywatny czat.
edition-pl-1 = Polska, 1. wydanie
edition-pl-1-help = Party: przed skojarzeniem nikt nie widzi swoich kart.
edition-nl = Niderlandzka
edition-nl-help = Kto pierwszy poda skojarzenie, jest pierwszym narratorem.
play-to = Długość gry
end-edition = Jak w instrukcji
end-points = { $count ->
    [one] Do { $count } punktu
    [few] Do { $count } punktów
    [many] Do { $count } punktów
   *[other] Do { $count } punktu
}
end-laps = { $count ->
    [one] Jedna kolejka
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}
end-pile = Cała talia
pace = Limit czasu
pace-off = Brak
pace-off-help = Bez pośpiechu.
pace-relaxed = Spokojny
pace-relaxed-help = Na każdy krok dwie, trzy minuty.
pace-brisk = Szybki
pace-brisk-help = Na każdy krok najwyżej minuta.
pace-own = Własny
pace-own-help = Czas ustala gospodarz.
clue = Skojarzenie
clue-text = Pisane
clue-text-help = Każdy czyta je na ekranie.
clue-spoken = Mówione
clue-spoken-help = Razem w pokoju albo przez telefon: na głos.
clue-sound = Nagrane
clue-sound-help = Każdy słyszy nagranie.
plain-has-no-microphone = Pod tym adresem telefony nie mogą nagrywać. Skojarzenie można napisać lub powiedzieć.
that-is-rounds = { $count ->
    [one] To jedna runda.
    [few] To { $count } rundy.
    [many] To { $count } rund.
   *[other] To { $count } rundy.
}
phase-claiming = Kto zaczyna
phase-telling = Skojarzenie
phase-submitting = Wybór karty
phase-voting = Głosowanie
phase-scored = Punkty
seconds-help = W sekundach. Puste pole: bez limitu.
more-settings = Więcej zasad i ustawień
option-first_storyteller = Pierwszy narrator
option-first_storyteller-claim = Kto pierwszy naciśnie
option-first_storyteller-clue = Kto poda pierwsze skojarzenie
option-first_storyteller-random = Losowanie
option-second_vote = Drugi głos
option-second_vote-auto = Od 7 graczy
option-second_vote-never = Nigdy
option-bonus_when = Punkty za głosy na twoją kartę
option-bonus_when-always = W każdej rundzie
option-bonus_when-mixed = Gdy kartę narratora znalazła część, nie wszyscy
option-bonus_cap = Punkty za głosy, najwyżej
option-bonus_cap-3 = 3 na rundę
option-bonus_cap-none = Bez limitu
option-red_on_green = Oba znaczniki na jednej karcie
option-red_on_green-allowed = Wolno
option-red_on_green-forbidden = Nie wolno
option-party_hands = Karty przed skojarzeniem
option-party_hands-storyteller = Zakryte dla narratora
option-party_hands-all = Zakryte dla wszystkich
option-own_team_vote = Głos na kartę własnej drużyny
option-own_team_vote-void = Bez punktów
option-own_team_vote-count = Liczy się jak każdy inny
option-own_team_vote-forbid = Nie wolno
option-team_talk = Czat partnerów
option-team_talk-public = Czytają wszyscy
option-team_talk-private = Tylko partnerzy
leavers = Gdy ktoś odejdzie
leavers-bot = Dalej gra bot
leavers-go = Miejsce znika po rundzie
bot-level = Poziom botów
bot-level-easy = Łatwy
bot-level-medium = Średni
bot-level-hard = Trudny
bots-speak = Język botów
bots-learn = Boty uczą się od nas
bots-learn-help = Ten serwer zapamiętuje podane tu skojarzenia, bez imion, żeby jego boty grały coraz lepiej.
has-talk = Czat i reakcje
has-talk-help = Krótkie wiadomości, które czyta cały stół.
is-public = Stół publiczny
is-public-help = Każdy może go znaleźć i usiąść.
shuffle-word = Pomóż tasować karty
shuffle-word-help = Wpisz dowolne słowo. Trafi do tasowania, więc nikt, nawet ten serwer, nie ułoży talii po swojemu.
mix-in = Dodaj

## Obrazy
pictures = Obrazy
picture-count = { $count ->
    [one] jeden obraz
    [few] { $count } obrazy
    [many] { $count } obrazów
   *[other] { $count } obrazu
}
pictures-missing = { $count ->
    [one] Brakuje jednego obrazu
    [few] Brakuje { $count } obrazów
    [many] Brakuje { $count } obrazów
   *[other] Brakuje { $count } obrazu
}
pictures-enough = potrzeba { $needed }
pictures-choose-or-add = Wybierz talie albo dodaj własne
decks = Talie
own-pictures = Nasze własne obrazy
pictures-drop = Upuść tu obrazy, folder albo plik ZIP
pictures-add = Dodaj obrazy
pictures-folder = Dodaj folder
pictures-zip = Dodaj plik ZIP
pictures-help = Zdjęcia albo rysunki. Obrócimy jak trzeba, przytniemy do karty i usuniemy z nich miejsce i datę. Widzi je tylko ten stół.
pictures-sending = Wysyłanie obrazów
pictures-sent = { $done } z { $count }
understood = Rozumiem
bots-only-guess = Bez słów boty mogą tylko zgadywać: dodaj do obrazów tytuł albo kilka tagów.
picture-words = Tytuł i tagi
picture-title = Tytuł
picture-tags = Tagi, oddzielone przecinkami
picture-remove = Usuń ten obraz
save = Zapisz
deck-save-as = Zapisz na tym serwerze jako
deck-save-help = Każdy na tym serwerze będzie mógł obejrzeć te obrazy i nimi zagrać.
deck-saved = Zapisano. Talia jest już na liście.
see-deck = Zobacz obrazy talii { $title }
see-pictures = Zobacz obrazy
deck-by = Autorstwo: { $authors }
deck-licence = Licencja: { $licence }

## Runda
round = Runda { $number }
your-turn = Twoja kolej
asked-may-claim = Masz pomysł na skojarzenie? Zacznij.
asked-may-tell = Jesteś narratorem. Wybierz kartę i podaj skojarzenie.
asked-may-name-giver = Kto z was dwojga kładzie kartę?
asked-may-submit = Jest skojarzenie. Wybierz kartę, która pasuje.
asked-may-vote = Karty leżą na stole. Głosuj.
who-tells-first = Kto zaczyna jako narrator?
claim-help = Któraś z twoich kart podsuwa ci pomysł? Kto pierwszy naciśnie, jest pierwszym narratorem.
claim-help-party = W Party narrator podaje skojarzenie, zanim zobaczy karty. Zaczyna, kto pierwszy naciśnie.
i-tell-first = Ja zaczynam
nobody-tells-yet = Kto będzie pierwszym narratorem?
first-clue-tells = Kto pierwszy, ten narrator
you-are-storyteller = Jesteś narratorem
choose-then-text = Wybierz kartę i napisz do niej skojarzenie
choose-then-spoken = Wybierz kartę i powiedz skojarzenie na głos
choose-then-sound = Wybierz kartę i nagraj do niej skojarzenie
speak-before-you-see = Najpierw skojarzenie, potem karty
blind-help = Twoje karty są zakryte, dopóki nie podasz skojarzenia. Potem każdy, ty też, kładzie kartę, która pasuje.
hand-hint = Przesuwaj karty · dotknij, by powiększyć
tell-goal = Niech znajdzie ją część graczy, ale nie wszyscy.
clue-placeholder = Słowo, zdanie, piosenka…
your-clue = Twoje skojarzenie
tell-it = Podaj skojarzenie
tell-then-look = Podaj i odkryj karty
spoken-help = Naciśnij, gdy wszyscy usłyszą.
say-it-aloud = Powiedz to na głos.
you-said-it = Podane na głos
clue-as-recording = Skojarzenie nagrane
listen = Posłuchaj
listen-to = Posłuchaj: { $name }
listen-again = Posłuchaj znowu
record = Nagraj skojarzenie
record-help = Najwyżej dziesięć sekund: słowo, melodia, dźwięk.
record-done = Gotowe
record-again = Nagraj od nowa
recording-now = Nagrywamy. Mów teraz…
recorded = Nagrane. Posłuchaj albo wyślij.
microphone-asking = Czekamy na mikrofon…
microphone-refused = Ta strona nie ma zgody na użycie mikrofonu.
microphone-refused-help = Zezwól na to w ustawieniach przeglądarki i spróbuj ponownie.
microphone-missing = Nie znaleziono mikrofonu.
microphone-missing-help = Podłącz mikrofon albo graj dalej na telefonie.
microphone-insecure = Ta strona nie może użyć mikrofonu.
microphone-insecure-help = Przeglądarki pozwalają na to tylko pod adresami z https.
sound-file = Wyślij plik dźwiękowy
write-clue-instead = Wolę napisać
say-clue-instead = Wolę powiedzieć na głos
try-again = Spróbuj znowu
awaiting-spoken = Słuchaj: { $name } poda skojarzenie na głos
awaiting-sound = { $name } nagrywa skojarzenie
i-have-said-it = Już powiedziane
choose-picture-first = Najpierw wybierz kartę
choose-pictures-first = { $count ->
    [one] Wybierz jeszcze jedną kartę
    [few] Najpierw wybierz { $count } karty
    [many] Najpierw wybierz { $count } kart
   *[other] Najpierw wybierz { $count } karty
}
say-something-first = Brak skojarzenia
choose-this = Wybierz tę kartę
choose-this-of = Wybierz tę kartę ({ $number } z { $count })
chosen = Wybrana
tells = Narrator: { $name }
you-tell = Jesteś narratorem
quoted = „{ $words }”
clue-was-spoken = { $name }: podane na głos
clue-as-spoken = Podane na głos
which-of-yours = { $count ->
    [one] Która z twoich kart pasuje do skojarzenia?
    [few] Które { $count } twoje karty pasują do skojarzenia?
    [many] Które { $count } z twoich kart pasują do skojarzenia?
   *[other] Które { $count } z twoich kart pasują do skojarzenia?
}
which-of-yours-fits-too = Spójrz: która z twoich kart pasuje do skojarzenia?
which-fits = Która z twoich kart pasuje najlepiej?
answer-goal = Każdy głos na twoją kartę to punkt dla ciebie.
give = { $count ->
    [one] Połóż tę kartę
    [few] Połóż te { $count } karty
    [many] Połóż te { $count } kart
   *[other] Połóż te { $count } karty
}
laid-aside = Wybrane
take-back = Cofnij wybór
awaiting-text = { $name } wymyśla skojarzenie
meanwhile-hand = Obejrzyj tymczasem swoje karty.
hand-sleeps = W Party twoje karty są zakryte, aż padnie skojarzenie.
waiting-for = { $count ->
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $count } osoby
    [many] Czekamy na { $count } osób
   *[other] Czekamy na { $count } osoby
}
waiting-for-name = Czekamy na: { $name }
person-is-away = { $name } jest offline
play-for = Zagraj za: { $name }
play-for-really = Tak, zagraj za: { $name }
your-picture-lies = { $count ->
    [one] Twoja karta leży na stole.
    [few] Twoje karty leżą na stole.
    [many] Twoje karty leżą na stole.
   *[other] Twoje karty leżą na stole.
}
your-partner-gives = Kartę kładzie twój partner. Ty zagłosujesz.
you-are-watching = Oglądasz grę.
you-join-next-round = Grasz od następnej rundy.
joins-next-round = { $name } gra od następnej rundy

## Drużyny
who-gives = Kto z was dwojga kładzie kartę?
who-gives-help = Drugie z was głosuje. Nie pokazujcie ani nie opisujcie kart.
who-gives-private = Drugie z was głosuje. Wasz czat jest prywatny, więc możecie opisać swoje karty.
i-give = Ja kładę kartę
gives = { $name } kładzie kartę
i-will-vote = Ja głosuję
will-vote = { $name } głosuje
suggests-you = { $name } proponuje: kartę kładziesz ty.
suggests-self = { $name } chce położyć kartę.
waiting-for-partner = Czekamy na zgodę: { $name }.
agree-i-give = Zgoda, ja kładę kartę
agree-they-give = Zgoda, { $name } kładzie kartę
talk = Czat
talk-public = Czat: { $name } (czytają wszyscy)
talk-private = Czat: { $name } (tylko wy dwoje)
talk-help = Piszcie, kto z was ma dobrą kartę. Nie zdradzajcie, co na niej jest.
say = Wyślij
talk-unread = Czat: nowe wiadomości
talk-everybody = Napisz coś do wszystkich przy stole.
was-said = Wiadomości
to-partner = do partnera
talk-to = Do: { $name }
talk-to-all = Do wszystkich
gestures = Reakcje
reaction-applause = Brawa
reaction-laugh = Śmiech
reaction-wow = Wow
reaction-heart = Serduszko
reaction-think = Niech pomyślę
reaction-hurry = Pospieszmy się
phrase-let_me = Ja położę kartę.
phrase-i_have_one = Mam dobrą kartę.
phrase-you_give = Ty połóż kartę, proszę.
phrase-not_sure = Nie mam nic dobrego.
phrase-all_right = Zgoda!

## Karty na stole
gallery = Karty na stole
your-hand = Twoje karty
card-number = Karta { $number } z talii
card-back = Zakryta karta
hand-place = Karta { $number } z { $count }
look-at = Karta { $number } z { $count }
back-to-wall = Wróć do kart na stole
back-to-hand = Wróć do swoich kart
zoom = Powiększ
previous = Poprzednia karta
next = Następna karta
strip = Wszystkie karty
yours = twoja
owned-by = Karta: { $name }
votes-here = { $count ->
    [0] brak głosów
    [one] jeden głos
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}
your-vote-here = tu leży twój głos
which-is = Którą kartę ma na myśli { $name }?
they-look-for-yours = Inni szukają twojej karty
where-will-most-vote = Na którą kartę zagłosuje większość?
voting-board = Twoje głosy
hole-empty = Jeszcze puste
hole-vote = Twój głos leży na karcie { $slot }. Cofnij
hole-red = Twój czerwony znacznik leży na karcie { $slot }. Cofnij
vote-help = Dotknij karty, obejrzyj ją i zagłosuj.
two-votes-help = Masz dwa głosy; drugi możesz pominąć.
second-vote-help = Drugi głos możesz pominąć; gdy trafisz jednym, masz 1 punkt więcej.
party-help = Głosuj jak inni. Samotny głos nic nie daje.
party-teller-help = Zielony: głosuj jak inni. Czerwony: głosy na tę kartę nic nie dają.
vote-sealed = Potwierdzone. Możesz to zmienić, póki nie zagłosują wszyscy.
place-vote = Głosuj na { $slot }
place-move = Przenieś głos na { $slot }
place-green = Zielony znacznik na { $slot }
place-red = Czerwony znacznik na { $slot }
place-take-back = Cofnij
seal-votes = { $count ->
    [one] Potwierdź jeden głos
    [few] Potwierdź oba głosy
    [many] Potwierdź oba głosy
   *[other] Potwierdź oba głosy
}
seal-tokens = Potwierdź oba znaczniki
this-is-yours = To twoja własna karta.
not-votable = Na tę kartę nie możesz głosować.
others-vote = Głosują inni.
teller-watches = Twoja karta leży wśród nich. Teraz głosują inni.
partner-votes = Za waszą drużynę głosuje twój partner.
pair-has-no-vote = Narratorem jest { $name }, więc wasza drużyna nie głosuje. Teraz kolej na innych.

## Odsłona
picture-of = Karta: { $name }
your-picture = Twoja karta
where-you-met = Jak padły głosy
your-round = Twoje punkty
your-teams-round = Punkty twojej drużyny
no-points = Tym razem bez punktów.
no-points-all = Bez punktów: kartę znaleźli wszyscy, skojarzenie było za łatwe.
no-points-none = Bez punktów: karty nie znalazł nikt, skojarzenie było za trudne.
no-points-missed = Bez punktów: twój głos padł na inną kartę, a na twoją nie głosował nikt.
no-points-alone = Bez punktów: nikt inny nie głosował na tę kartę.
no-points-struck = Bez punktów: na tej karcie leży czerwony znacznik.
voted-own-team = Wasz głos padł na kartę własnej drużyny.
everyones-points = Wszystkie punkty
next-round = Następna runda
see-result = Zobacz wynik
points-of-round = Punkty w rundzie { $number }
told = narrator
track = Tor punktacji
plaque-together = { $count ->
    [one] jeden głos
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}
plaque-struck = skreślona
party-story = Tyle punktów, ile głosów na karcie, najwyżej 5. Pod czerwonym znacznikiem bez punktów.
won-found = karta znaleziona
won-told = znalazła część graczy
won-spared-all = znaleźli wszyscy
won-spared-none = nie znalazł nikt
won-single = jednym głosem
won-vote-of = głos: { $name }
won-votes-capped = { $count ->
    [one] { $count } głos, najwyżej { $cap }
    [few] { $count } głosy, najwyżej { $cap }
    [many] { $count } głosów, najwyżej { $cap }
   *[other] { $count } głosu, najwyżej { $cap }
}
won-together = { $count ->
    [one] { $count } głos na karcie
    [few] { $count } głosy na karcie
    [many] { $count } głosów na karcie
   *[other] { $count } głosu na karcie
}
told-all-voted = Wszyscy zagłosowali.
told-it-was = Karta narratora ({ $name }) to numer { $slot }.
told-it-was-yours = Twoja karta to numer { $slot }.
told-some = { $count ->
    [one] Znalazła ją jedna osoba: +3, { $name } też +3.
    [few] Znalazły ją { $count } osoby: po +3, { $name } też +3.
    [many] Znalazło ją { $count } osób: po +3, { $name } też +3.
   *[other] Znalazło ją { $count } osoby: po +3, { $name } też +3.
}
told-some-yours = { $count ->
    [one] Znalazła ją jedna osoba: +3, ty też +3.
    [few] Znalazły ją { $count } osoby: po +3, ty też +3.
    [many] Znalazło ją { $count } osób: po +3, ty też +3.
   *[other] Znalazło ją { $count } osoby: po +3, ty też +3.
}
told-all = Znaleźli ją wszyscy: { $name } bez punktów, pozostali po +2.
told-all-yours = Znaleźli ją wszyscy: ty bez punktów, pozostali po +2.
told-none = Nie znalazł jej nikt: { $name } bez punktów, pozostali po +2.
told-none-yours = Nie znalazł jej nikt: ty bez punktów, pozostali po +2.
told-decoy = { $count ->
    [one] { $name }: jeden głos na kartę, +{ $points }.
    [few] { $name }: { $count } głosy na kartę, +{ $points }.
    [many] { $name }: { $count } głosów na kartę, +{ $points }.
   *[other] { $name }: { $count } głosu na kartę, +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Na twoją kartę padł jeden głos: +{ $points }.
    [few] Na twoją kartę padły { $count } głosy: +{ $points }.
    [many] Na twoją kartę padło { $count } głosów: +{ $points }.
   *[other] Na twoją kartę padło { $count } głosu: +{ $points }.
}
told-together = { $count ->
    [one] { $count } głos na jedną kartę: +{ $points }.
    [few] { $count } głosy na jedną kartę: po +{ $points }.
    [many] { $count } głosów na jedną kartę: po +{ $points }.
   *[other] { $count } głosu na jedną kartę: po +{ $points }.
}
told-nobody-met = Żadne dwa głosy na tej samej karcie: bez punktów.
told-red = Czerwony znacznik leży na { $slot }: głosy na tę kartę przepadają.
told-leads = { $how ->
    [won] Wygrywa { $name } z wynikiem { $score }.
   *[leads] Prowadzi { $name } z wynikiem { $score }.
}
told-lead-together = { $how ->
    [won] Wygrywają { $names } z wynikiem { $score }.
    [leads] Prowadzą { $names } z wynikiem { $score }.
    [all] Remis, wszyscy mają po { $score }.
   *[level] Remis: { $names } mają po { $score }.
}

## Wynik
the-end = Koniec
game-over = Koniec gry
game-stopped = Gospodarz przerwał grę. Nikt nie wygrywa.
after-rounds = { $count ->
    [one] Po jednej rundzie
    [few] Po { $count } rundach
    [many] Po { $count } rundach
   *[other] Po { $count } rundy
}
wins = { $count ->
    [one] Wygrywa { $names }
    [few] Remis: { $names }
    [many] Remis: { $names }
   *[other] Remis: { $names }
}
wins-pair = Wygrywają { $names }
you-win = { $mode ->
    [team] Wygrywacie
   *[other] Wygrywasz
}
winning-score = { $score ->
    [one] Jeden punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
play-again = Jeszcze raz
back-to-table = Zmień zasady lub graczy
host-decides = Gospodarz może zacząć następną grę.
the-rounds = Wszystkie rundy
standings = Wynik końcowy
the-rounds-help = Dotknij rundy, by znów zobaczyć jej karty i głosy.
found-by-of = { $count ->
    [0] nie znalazł nikt
    [one] znalazła 1 osoba z { $of }
    [few] znalazły { $count } osoby z { $of }
    [many] znalazło { $count } osób z { $of }
   *[other] znalazło { $count } osoby z { $of }
}
previous-round = Poprzednia runda
next-page = Następna runda
honours = Wyróżnienia
honour-mysterious = Największa tajemnica
honour-mysterious-for = { $count ->
    [0] { $names }: nie znalazł nikt
    [one] { $names }: znalazła 1 osoba z { $of }
    [few] { $names }: znalazły { $count } osoby z { $of }
    [many] { $names }: znalazło { $count } osób z { $of }
   *[other] { $names }: znalazło { $count } osoby z { $of }
}
honour-decoy = Najlepsza zmyłka
honour-decoy-for = { $count ->
    [one] { $names }: { $count } głos na jedną kartę
    [few] { $names }: { $count } głosy na jedną kartę
    [many] { $names }: { $count } głosów na jedną kartę
   *[other] { $names }: { $count } głosu na jedną kartę
}
honour-reader = Czytanie w myślach
honour-reader-for = { $count ->
    [one] { $names }: { $count } trafienie na { $of }
    [few] { $names }: { $count } trafienia na { $of }
    [many] { $names }: { $count } trafień na { $of }
   *[other] { $names }: { $count } trafienia na { $of }
}
honour-tuned = Na tej samej fali
honour-tuned-for = { $names }: zgodny głos w { $count } z { $of } rund
honour-kindred = Pokrewne dusze
honour-kindred-for = { $count ->
    [one] { $names }: ten sam głos { $count } raz
    [few] { $names }: ten sam głos { $count } razy
    [many] { $names }: ten sam głos { $count } razy
   *[other] { $names }: ten sam głos { $count } raza
}
honour-own-eyes = Wolny duch
honour-own-eyes-for = { $count ->
    [one] { $names }: { $count } głos inny niż wszystkie
    [few] { $names }: { $count } głosy inne niż wszystkie
    [many] { $names }: { $count } głosów innych niż wszystkie
   *[other] { $names }: { $count } głosu innego niż wszystkie
}
honour-red = Celny czerwony znacznik
honour-red-for = { $count ->
    [one] { $names }: { $count } głos skreślony naraz
    [few] { $names }: { $count } głosy skreślone naraz
    [many] { $names }: { $count } głosów skreślonych naraz
   *[other] { $names }: { $count } głosu skreślonego naraz
}
download-record = Pobierz zapis gry

## Menu i zegar
theme = Dzień lub noc
theme-auto = Automatycznie
theme-light = Dzień
theme-dark = Noc
sound = Dźwięki
notify = Powiadom, gdy moja kolej
notify-help = Także gdy używasz innej aplikacji. Urządzenie zapyta o zgodę.
notify-denied = Urządzenie na to nie pozwala. Możesz to zmienić w jego ustawieniach.
open-tv = Otwórz ekran na telewizor
copy-seat-link = Skopiuj mój osobisty link
copy-seat-help = Otwórz go na innym urządzeniu, by grać tam dalej. Zachowaj go dla siebie.
show-seat-qr = Pokaż mój osobisty kod QR
hide-seat-qr = Ukryj kod QR
seat-qr = Kod QR, by grać dalej na innym urządzeniu
my-data = Co o tobie przechowujemy
my-data-take = Pobierz
my-data-forget = Usuń moje dane
my-data-forget-really = Tak, usuń je na zawsze
my-data-trouble = Nie udało się: spróbuj za chwilę
leave = Odejdź od stołu
leave-really = Tak, odchodzę na dobre
leave-help = Miejsce zniknie albo zajmie je bot. Chcesz wrócić później? Po prostu zamknij stronę: miejsce poczeka.
hurry = Zagraj za wszystkich, na których czekamy
for-the-host = Dla gospodarza
lock-table = Zablokuj stół
send-away-really = Tak, usuń: { $name }
send-away-help = { $name } wróci tu tylko za twoją zgodą.
was-sent-away = Usunięto: { $name }
let-back = Wpuść znowu
stop-game = Przerwij grę
stop-game-really = Tak, przerwij teraz
stop-game-help = Nikt nie wygrywa. Możecie zacząć od nowa w tym samym gronie.
clock-left = Zostało { $time }
clock-paused = Zegar stoi: { $time }
clock-pause = Zatrzymaj zegar
clock-resume = Wznów zegar
clock-extend = Dodaj minutę
seconds-left = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
    [many] Zostało { $count } sekund
   *[other] Zostało { $count } sekundy
}

## Wspólny ekran
tv-join = Wejdź na
tv-waiting = { $count ->
    [0] Zeskanuj kod i dołącz.
    [one] Jest już jedna osoba. Dołącz i ty.
    [few] Są już { $count } osoby.
    [many] Jest już { $count } osób.
   *[other] Jest już { $count } osoby.
}
tv-voting = { $count ->
    [one] Głosowanie: czekamy na jedną osobę
    [few] Głosowanie: czekamy na { $count } osoby
    [many] Głosowanie: czekamy na { $count } osób
   *[other] Głosowanie: czekamy na { $count } osoby
}
tv-again = Jeszcze jedna gra? Może ją zacząć gospodarz.

## Jak grać
how-idea-title = O co chodzi
how-idea = Jedno z was jest narratorem: wybiera jedną ze swoich kart i podaje skojarzenie. Może to być słowo, zdanie, piosenka albo dźwięk.
how-give-title = Każdy kładzie kartę
how-give = Pozostali wybierają wśród swoich kart taką, która też pasuje do skojarzenia. Karty się tasuje i odkrywa na stole.
how-vote-title = Głosowanie
how-vote = Która karta należy do narratora? Wszyscy pozostali głosują w tajemnicy.
how-score-title = Punkty
how-score-some = Kartę znalazła część graczy, nie wszyscy: 3 dla narratora, 3 dla każdego, kto ją znalazł.
how-score-none = Kartę znaleźli wszyscy albo nikt: nic dla narratora, po 2 dla pozostałych. Więc ani za łatwo, ani za trudno.
how-score-votes = Dla wszystkich oprócz narratora: 1 za każdy głos na własną kartę, najwyżej 3.
how-three-title = Gra we troje
how-three = Macie po siedem kart i do każdego skojarzenia kładziecie po dwie: głosuje się na pięć.
how-end-title = Koniec
how-end-points = { $count ->
    [one] Gdy ktoś zdobędzie { $count } punkt, gra kończy się z tą rundą.
    [few] Gdy ktoś zdobędzie { $count } punkty, gra kończy się z tą rundą.
    [many] Gdy ktoś zdobędzie { $count } punktów, gra kończy się z tą rundą.
   *[other] Gdy ktoś zdobędzie { $count } punktu, gra kończy się z tą rundą.
}
how-end-laps = { $count ->
    [one] Gra kończy się, gdy każdy raz był narratorem.
    [2] Gra kończy się, gdy każdy dwa razy był narratorem.
    [few] Gra kończy się, gdy każdy { $count } razy był narratorem.
    [many] Gra kończy się, gdy każdy { $count } razy był narratorem.
   *[other] Gra kończy się, gdy każdy { $count } raza był narratorem.
}
how-end-pile = Gra kończy się z rundą, w której dobrano ostatnią kartę.
how-win = Wygrywa, kto ma najwięcej punktów. Przy remisie wygrywacie razem.
how-win-team = Wygrywa drużyna, która ma najwięcej punktów. Przy remisie wygrywacie razem.
how-large-title = Od 7 graczy
how-large = Każdy ma dwa głosy, na dwie różne karty; drugi można pominąć. Kto znajdzie kartę jednym głosem, ma 1 punkt więcej.
how-team-title = W drużynach
how-team = Gracie w parach i macie wspólne punkty. Partner narratora też kładzie kartę. W innych drużynach ustalacie, kto kładzie kartę; drugie z was głosuje.
how-team-vote-title = Jeden głos na drużynę
how-team-vote = Która karta należy do narratora? W innych drużynach głosuje w tajemnicy gracz, który nie położył karty.
back = Wstecz
how-here = Przy tym stole
how-party-clue-title = Najpierw skojarzenie
how-party-clue = Narrator podaje skojarzenie, zanim zobaczy swoje karty. Potem każdy, narrator też, kładzie kartę, która pasuje.
how-party-vote-title = Głosuj jak inni
how-party-vote = Masz tyle punktów, ile głosów padło na wybraną przez ciebie kartę, najwyżej 5; możesz głosować na własną. Samotny głos nic nie daje. Czerwony znacznik narratora skreśla jedną kartę: głosy na nią przepadają.
how-party-pass-title = Karty wędrują
how-party-pass = Po każdej rundzie wszyscy przekazują swoje karty, zakryte, w lewo.

## Pierwsza gra
lesson-claim = Grasz ty i trzy boty. Ktoś musi zacząć: naciśnij „Ja zaczynam”.
lesson-tell = Wybierz kartę i podaj skojarzenie. Nie za łatwe, nie za trudne: niech kartę znajdzie część graczy, nie wszyscy.
lesson-told = Teraz inni wybierają swoje karty, które też pasują do twojego skojarzenia.
lesson-watch = Wszystkie karty leżą na stole, twoja też. Inni głosują na tę, którą uważają za twoją.
lesson-own-some = Twoją kartę znalazła część graczy: o to chodzi. 3 punkty dla ciebie i 3 dla każdego, kto ją znalazł.
lesson-own-all = Znaleźli ją wszyscy: skojarzenie było za łatwe. Nic dla ciebie, po 2 punkty dla pozostałych.
lesson-own-none = Nie znalazł jej nikt: skojarzenie było za trudne. Nic dla ciebie, po 2 punkty dla pozostałych.
lesson-hear = Teraz narratorem jest ktoś inny. Obejrzyj tymczasem swoje karty.
lesson-answer = Skojarzenie podaje { $name }. Połóż kartę, która może uchodzić za tę właściwą.
lesson-given = Twoja karta leży na stole. Gdy wszyscy położą swoje, karty zostaną potasowane i odkryte.
lesson-vote = Którą kartę ma na myśli { $name }? Dotknij, obejrzyj i zagłosuj. Na własną nie można.
lesson-sealed = Potwierdzone. Gdy wszyscy zagłosują, poznasz odpowiedź.
lesson-found = Trafione: 3 punkty dla ciebie i 3 dla narratora ({ $name }).
lesson-missed = { $name } ma na myśli inną kartę. Kto ją znalazł, ma 3 punkty, narrator też.
lesson-votes = I 1 punkt za każdy głos na twoją kartę.
lesson-finish = Rozumiem
lesson-skip = Ukryj porady
lesson-done-title = To już cała gra
lesson-done = Skojarzenie, karta, głos: już to umiesz. Gra kończy się, gdy ktoś ma 30 punktów; wygrywa, kto ma najwięcej. Z przyjaciółmi jest jeszcze lepiej.
lesson-play-on = Graj dalej

## Kłopoty
connection-lost = Połączenie zerwane.
connection-trying = Łączymy ponownie… Twoje miejsce i karty czekają.
connection-back = Znów połączono
seat-lost = Grasz teraz na innym urządzeniu. Tutaj tylko patrzysz.
old-link-help = Tego miejsca już nie ma albo link jest niepełny. Usiądź od nowa albo popatrz.
wrong-link-kept = Ten link tu nie działa. Zostajesz na swoim miejscu.
seat-offered = Jesteś tu już jako { $mine }. Grać na tym urządzeniu jako { $theirs }?
seat-offered-help = To czyjś osobisty link. Jeśli nie jest twój, zostań przy swoim imieniu.
seat-offered-stay = Zostań: { $mine }
seat-offered-take = Graj jako { $theirs }
no-such-table-help = Stołu { $code } już nie ma: stoły znikają, gdy długo nikt nie przychodzi. Poproś o nowy link albo załóż własny stół.
old-page-help = Jest nowa wersja. Odśwież stronę; miejsce czeka.
trouble-help = Twoje miejsce i karty czekają. Spróbuj za chwilę.
sent-away-help = Jeśli to pomyłka, poproś gospodarza, żeby cię wpuścił, i odśwież stronę.
load-again = Odśwież
to-start = Strona główna
no_connection = Nie można połączyć się z serwerem.

## Odmowy
no_such_table = Nie ma stołu o tym kodzie: sprawdź sześć liter
wrong_key = Ten link tu nie działa
key_must_be_16_bytes = Ten osobisty link jest niepełny: skopiuj go jeszcze raz
sit_down_first = Najpierw usiądź
sent_away = Gospodarz usunął cię od stołu
table_is_locked = Ten stół jest zablokowany: poproś gospodarza o odblokowanie
already_seated = Już tu siedzisz
table_is_full = Stół jest pełny.
name_is_empty = Najpierw wpisz swoje imię
name_is_too_long = To imię jest za długie: najwyżej 24 litery
name_is_taken = Ktoś tu ma już takie imię: wybierz inne
no_such_rabbit = Nie ma takiego królika: wybierz jednego z dwunastu
rabbit_is_taken = Ktoś ma już tego królika: wybierz innego
only_the_host_may = To może zrobić tylko gospodarz
no_such_person = Tego gracza już tu nie ma
bots_cannot_host = Bot nie może być gospodarzem: wybierz człowieka
settings_not_understood = Te ustawienia do siebie nie pasują: cofnij jedno z nich
game_is_running = Gra trwa: poczekaj, aż się skończy
no_game_is_running = Nie trwa żadna gra: może ją zacząć gospodarz
wait_for_the_next_round = Grasz od następnej rundy
order_must_name_everybody_once = Ktoś właśnie przyszedł albo odszedł: spróbuj znowu
word_is_empty = Najpierw wpisz słowo
text_is_empty = Najpierw coś napisz
text_is_too_long = To za długie: skróć trochę
talk_is_off = Czat jest tu wyłączony; może go włączyć gospodarz
only_teams_talk_apart = Prywatny czat mają tylko partnerzy w trybie drużynowym
there_is_no_clock = Przy tym stole nie ma limitu czasu
no_such_recording = Nagranie nie dotarło: nagraj jeszcze raz
recording_is_too_long = To za długo: najwyżej dziesięć sekund
recording_not_understood = Tego nagrania nie da się odtworzyć: nagraj jeszcze raz
no_such_picture = Tego obrazu już tu nie ma
picture_is_known = Ten obraz albo prawie taki sam już tu jest
enough_pictures = Stół mieści 300 własnych obrazów: najpierw usuń jeden
no_such_deck = Tej talii nie ma na tym serwerze: wybierz inną
deck_name_is_taken = Talia o tej nazwie już jest na tym serwerze: wybierz inną nazwę
uploads_are_off = Ten serwer nie przyjmuje obrazów: zagrajcie jego taliami
table_is_out_of_room = Ten stół nie ma miejsca na więcej obrazów: najpierw usuń jeden
server_is_out_of_room = Serwer nie ma miejsca na więcej obrazów: zagrajcie jego taliami
not_a_picture = Tego nie da się otworzyć jako obrazu: nadają się JPEG, PNG, WebP, AVIF i GIF
picture_is_svg = Rysunki SVG tu nie działają: zapisz jako PNG
picture_is_heic = Zdjęcia HEIC tu nie działają: wyślij jako JPEG
picture_is_damaged = Plik jest uszkodzony albo niepełny: wyślij inną kopię
picture_moves = To animacja: kartą może być tylko nieruchomy obraz
picture_is_two_things = W tym pliku kryje się coś jeszcze: zapisz obraz od nowa i spróbuj znowu
picture_is_too_heavy = Plik ma ponad 24 MB: najpierw go zmniejsz
picture_is_too_large = Obraz ma ponad 64 miliony pikseli: najpierw go zmniejsz
picture_is_too_small = Obraz jest za mały: karta wymaga co najmniej 200 × 300 pikseli
picture_says_too_much = Ten plik ma o wiele za dużo dodatkowych danych: zapisz obraz od nowa bez nich
picture_took_too_long = Plik otwierał się za długo: zapisz go od nowa albo mniejszy
archive_is_damaged = Plik ZIP jest uszkodzony albo niepełny: spakuj go od nowa
archive_is_locked = Plik ZIP ma hasło: spakuj go bez hasła
archive_is_too_large = Plik ZIP jest za duży: najwyżej 1000 plików i 256 MB
archive_in_archive = W pliku ZIP jest drugi ZIP: najpierw go rozpakuj
archive_leads_astray = Nazwy plików prowadzą poza ten ZIP: spakuj obrazy od nowa
nothing_in_it = Nie ma tu obrazów: nadają się JPEG, PNG, WebP, AVIF i GIF
cannot_write_now = Serwer nie może teraz zapisywać. Nic nie przepadło; spróbuj znowu.
too_many_tables = Założono stąd za wiele stołów. Poczekaj trochę i spróbuj znowu.
too_fast = Za szybko. Poczekaj chwilę i spróbuj znowu.
not_understood = Ta strona jest nieaktualna: odśwież ją
game_has_ended = Gra się skończyła
seat_is_not_playing = Nie grasz w tej grze; możesz dołączyć do następnej
not_in_this_phase = Za późno: gra toczy się już dalej
storyteller_already_chosen = Ktoś inny był szybszy
first_clue_claims = Tu decyduje pierwsze skojarzenie: podaj swoje
only_storyteller_gives_clue = Skojarzenie podaje tylko narrator
clue_needs_a_card = Wybierz kartę do skojarzenia
clue_takes_no_card = W Party skojarzenie podaje się bez karty
clue_is_empty = Najpierw podaj skojarzenie
clue_is_too_long = Skojarzenie jest za długie: najwyżej 200 liter
clue_is_spoken = Tu skojarzenia podaje się na głos
card_not_in_hand = Nie masz tej karty: wybierz inną
storyteller_has_submitted = Twoja karta już leży na stole
already_submitted = Twoja karta już leży na stole
wrong_number_of_cards = Połóż jedną kartę; przy trzech graczach dwie
cards_must_differ = Wybierz dwie różne karty
only_teams_name_a_giver = Tylko drużyny ustalają, kto kładzie kartę
storytellers_team_names_no_giver = W drużynie narratora kartę kładzie jego partner
giver_must_be_of_the_team = Kartę musi położyć jedno z was dwojga
giver_already_agreed = To już ustalone
giver_not_agreed = Najpierw ustalcie, kto kładzie kartę
partner_gives = Kartę kładzie twój partner
storyteller_does_not_vote = Narrator nie głosuje
giver_does_not_vote = Za waszą drużynę głosuje twój partner
wrong_number_of_votes = Zagłosuj na jedną kartę; od siedmiu graczy możesz na dwie
votes_must_differ = Zagłosuj na dwie różne karty
no_such_slot = Tam nie ma karty: wybierz inną
cannot_vote_for_own_card = To twoja własna karta: zagłosuj na inną
cannot_vote_for_own_team = To karta twojej drużyny: zagłosuj na inną
red_token_is_missing = Połóż też czerwony znacznik
only_storyteller_places_red = Czerwony znacznik ma tylko narrator
red_cannot_lie_on_green = Czerwony nie może leżeć na zielonym: połóż go gdzie indziej
already_confirmed = Już potwierdzone
too_few_players = Za mało graczy: Klasyczny od 3, Party i Drużynowy od 6
too_many_players = Za dużo graczy: może grać 12
teams_need_an_even_number = Drużyny wymagają parzystej liczby: 6, 8, 10 lub 12
teams_keep_their_seats = Do drużyn nie dołącza się w trakcie gry; poczekaj na następną
end_does_not_fit_mode = Ta długość gry nie pasuje do trybu: wybierz inną
deck_is_too_small = Za mało obrazów dla tylu graczy: dodaj talię
seat_is_taken = To miejsce jest zajęte: wybierz inne
no_such_seat = Nie ma takiego miejsca: wybierz inne
not_enough_cards_to_join = Zostało za mało kart; możesz dołączyć do następnej gry

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Zagraj z nami
preview-invitation = Czekamy na ciebie przy stole
preview-text = Ktoś mówi kilka słów, każdy kładzie kartę. O którą chodziło? Otwórz link i siadaj do stołu, bez rejestracji.

## more
edition-why = Drukowane instrukcje trochę się różnią. Zagrajcie według tej, którą znacie.

## growth

said_enough_for_now = Za dużo wiadomości naraz. Poczekaj chwilę.
enough_for_an_hour = Jak na godzinę to bardzo dużo. Spróbuj później.
too_many_decks = Zapisano stąd już wiele talii. Następną zapisz jutro.
export_is_running = Pobieranie już trwa. Poczekaj, aż się skończy.

## people

table_is_closed = Ten stół jest zablokowany
table-closed-help = Widzą go tylko ci, którzy już tu są. Poproś gospodarza o link, a zobaczysz grę.
lock-closes-help = Nikt nowy nie może usiąść ani patrzeć. Kto już tu jest, zostaje.
copy-look-link = Skopiuj link dla widzów
copy-look-help = Kto go ma, może oglądać grę i widzi też wasze własne obrazy.
own-pictures-hidden = Wasze własne obrazy są tu ukryte. Żeby je pokazać, otwórzcie ten ekran z menu przy stole.
name_looks_like_another = To imię wygląda jak imię kogoś przy stole: wybierz inne
tables-kept =
    { $days ->
        [one] Gdy przez jeden dzień nikt nie przyjdzie, stół znika razem ze wszystkimi grami.
        [few] Gdy przez { $days } dni nikt nie przyjdzie, stół znika razem ze wszystkimi grami.
        [many] Gdy przez { $days } dni nikt nie przyjdzie, stół znika razem ze wszystkimi grami.
       *[other] Gdy przez { $days } dnia nikt nie przyjdzie, stół znika razem ze wszystkimi grami.
    }
tables-kept-always = Stoły zostają tu, dopóki ktoś ich nie usunie.
my-data-all-help = Twoje imiona, wiadomości, skojarzenia, nagrania i obrazy przy tym stole oraz zapisane przy nim talie.
my-data-forget-all-help = Odejdziesz od stołu i wszystko zostanie usunięte, zapisane talie też. Twoje karty i głosy z rozegranych rund zostaną, pod innym imieniem.

## talk

seat_is_in_use = To miejsce jest teraz zajęte na innym urządzeniu
seat_is_claimed = Ktoś inny prosi już o to miejsce: poczekaj na odpowiedź
no_such_claim = To już rozstrzygnięte
nobody_to_ask = Nie ma tu nikogo, kto by cię rozpoznał: spróbuj, gdy ktoś będzie
seat_was_in_use_lately = To miejsce było przed chwilą zajęte: potwierdź znowu, gdy będzie puste od trzech minut
talk_is_slow = Czat jest spowolniony: możesz znów napisać za { $seconds } s
you_are_muted = Gospodarz cię wyciszył
host_cannot_be_reported = Zgłoszenia trafiają do gospodarza, więc jego nie można zgłosić
enough_reports = Na gospodarza czeka już wiele zgłoszeń
lost-seat = Mam tu już miejsce
lost-seat-help = Wybierz swoje imię. Zapytamy tych, którzy tu są; mogą zwrócić ci miejsce.
lost-seat-waiting = Pytamy przy stole, czy ty to { $name }…
lost-seat-over = Nikt tego nie potwierdził. Zapytaj znowu albo usiądź pod innym imieniem.
claim-asked = Ktoś na nowym urządzeniu pisze: „To ja, { $name }”. Czy to prawda?
claim-consequence = Jeśli tak, zobaczy te karty i zagra dalej; poprzednie urządzenie straci miejsce.
claim-yes = Tak, to { $name }
claim-no = Nie
claim-agreed = Dzięki. Musi się zgodzić jeszcze jedna osoba.
notice-left = { $who } odchodzi od stołu
notice-sent_away = { $by } usuwa od stołu: { $who }
notice-let_back = { $by } wpuszcza znowu: { $who }
notice-bot_took_over = Bot { $by } gra dalej za: { $who }
notice-seat_regained = { $who } znów ma swoje miejsce, na innym urządzeniu. Zgoda: { $by }
notice-host_changed = Gospodarzem jest teraz { $who }
notice-locked = { $by } blokuje stół
notice-unlocked = { $by } odblokowuje stół
notice-muted = { $by } wycisza: { $who }
notice-unmuted = { $who } znów może pisać
notice-played_for = { $by } prosi bota o ruch za: { $who }
notice-stood_in = Bot gra za: { $who }
notice-plays_again = { $who } znów gra
about-person = Opcje: { $name }
mute-for-me = Wycisz u mnie
unmute-for-me = Cofnij wyciszenie
muted-for-me = Wyciszasz: { $names }
mute-for-all = Wycisz u wszystkich
unmute-for-all = Pozwól znów pisać
is-muted = bez czatu
report-to-host = Zgłoś gospodarzowi
was-reported = Widzi to tylko gospodarz. Dzięki.
report-asked = { $by } zgłasza: { $name }
report-dismiss = Pomiń
slow-talk = Spowolnij czat
slow-talk-0 = Nie
slow-talk-10 = Jedna wiadomość na 10 s
slow-talk-30 = Jedna wiadomość na 30 s
