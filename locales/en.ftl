### conteur in English. The voice of a family game’s box: warm, short, plain. docs/words.md says what each line is for.

## Home
tagline = One player gives a clue. Everyone plays a card. Which one was meant?
open-table = Open a table
join-with-code = Join with a code
join = Join
play-with-bots = Play now with bots
public-tables = { $count ->
    [one] One public table
   *[other] { $count } public tables
}
table-is-playing = playing
how-to-play = How to play
lesson = Learn by playing: two minutes
language = Language
offline = You’re offline. You can still look at the pictures, but you need a connection to play. This page carries on by itself once you’re back.
name-of-a-guest = Rabbit

## Around the table
menu = Menu
close = Close
cancel = Cancel
keep = Done
arriving = Taking you to the table…
table-code = Table { $code }
hosts-table = { $name }’s table
at-the-table = { $count ->
    [one] One player · up to 12
   *[other] { $count } players · up to 12
}
players = Players
sit-title = Table { $code }
already-here = Already here:
your-name = Your name
your-rabbit = Your rabbit
your-look = Your name and rabbit
sit-down = Sit down
just-watch = Just watch
full-help = You can watch until a seat is free.
invite = Invite
copied = Copied
copy-this-link = Copy this link:
unreachable = Other devices can’t join yet: this computer has no network address they can reach.
add-bot = Add a bot
tv = TV
qr = QR code with the link to this table
is-host = host
is-bot = bot
is-away = away
is-awaited = still thinking
swap-help = Tap another seat to swap it with { $name }’s.
make-host = Make host
send-away = Remove
start-with = Start with { $count }
waiting-for-host = { $name } starts the game.
rabbit-0 = Red, plain, upright ears
rabbit-1 = Orange, dotted, wide ears
rabbit-2 = Sea green, banded, floppy ears
rabbit-3 = Sky blue, striped, one ear folded
rabbit-4 = Plum, diagonal stripes, ears to the left
rabbit-5 = Pink, chequered, ears to the right
rabbit-6 = Leaf green, two halves, short ears
rabbit-7 = Deep blue, plus signs, long thin ears
rabbit-8 = White, rings, crossed ears
rabbit-9 = Brown, zigzags, curled ears
rabbit-10 = Grey, spots, one ear up and one down
rabbit-11 = Olive, wide stripes, both ears folded

## How we play
how-we-play = How we play
mode = Game mode
mode-base = Classic
mode-party = Party
mode-team = Team
mode-base-help = 3 to 12 players. Find the storyteller’s card. With 7 or more players, everyone has two votes.
mode-party-help = 6 to 12 players. The clue comes first, then the cards. Vote for the card you think most others will choose.
mode-team-help = 6, 8, 10 or 12 players, in teams of two who face each other. One plays a card, the other votes.
edition = Rulebook
edition-odyssey = Odyssey (standard)
edition-odyssey-help = The usual rules.
edition-pl-2 = Polish, 2nd printing
edition-pl-2-help = Votes on your card only score if some players, but not all, found the storyteller’s card.
edition-ar = Arabic
edition-ar-help = Classic: play the whole deck; with up to 6 players, no limit on points from votes. Party: red never on your own green. Team: no limit, and partners chat in private.
edition-pl-1 = Polish, 1st printing
edition-pl-1-help = Party: nobody sees their cards before the clue.
edition-nl = Dutch
edition-nl-help = Whoever gives the first clue is the first storyteller.
play-to = Game length
end-edition = As in the rulebook
end-points = { $count } points
end-laps = { $count ->
    [one] One turn each
    [2] Two turns each
   *[other] { $count } turns each
}
end-pile = The whole deck
pace = Time limit
pace-off = None
pace-off-help = Take all the time you need.
pace-relaxed = Relaxed
pace-relaxed-help = Two to three minutes for each step.
pace-brisk = Brisk
pace-brisk-help = A minute at most for each step.
pace-own = Custom
pace-own-help = The host sets the times.
clue = Clue
clue-text = Written
clue-text-help = Everyone reads it on screen.
clue-spoken = Spoken
clue-spoken-help = You’re in one room, or on a call: say it aloud.
clue-sound = Recorded
clue-sound-help = Everyone hears the recording.
plain-has-no-microphone = Phones can’t record at this address. They can still write the clue, or say it aloud.
that-is-rounds = { $count ->
    [one] That’s one round.
   *[other] That’s { $count } rounds.
}
phase-claiming = Who goes first
phase-telling = Giving the clue
phase-submitting = Playing a card
phase-voting = Voting
phase-scored = Points
seconds-help = In seconds. Leave empty for no limit.
more-settings = More rules and settings
option-first_storyteller = First storyteller
option-first_storyteller-claim = Whoever presses first
option-first_storyteller-clue = Whoever gives the first clue
option-first_storyteller-random = Picked at random
option-second_vote = Second vote
option-second_vote-auto = With 7 or more players
option-second_vote-never = Never
option-bonus_when = Points for votes on your card
option-bonus_when-always = Every round
option-bonus_when-mixed = Only if some, but not all, found the storyteller’s
option-bonus_cap = Most points from votes
option-bonus_cap-3 = 3 a round
option-bonus_cap-none = No limit
option-red_on_green = Red and green token on one card
option-red_on_green-allowed = Allowed
option-red_on_green-forbidden = Not allowed
option-party_hands = Cards before the clue
option-party_hands-storyteller = Face down for the storyteller
option-party_hands-all = Face down for everyone
option-own_team_vote = A vote for your own team’s card
option-own_team_vote-void = Scores nothing
option-own_team_vote-count = Counts like any other
option-own_team_vote-forbid = Not allowed
option-team_talk = Chat between partners
option-team_talk-public = Everyone can read it
option-team_talk-private = Just the two of them
leavers = When someone leaves
leavers-bot = A bot plays on
leavers-go = Their seat goes after the round
bot-level = How well bots play
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-hard = Hard
bots-speak = Bots speak
bots-learn = Let bots learn from us
bots-learn-help = This server remembers the clues given here, without names, so its bots get better at later games.
has-talk = Chat and reactions
has-talk-help = Short messages that everyone at the table can read.
is-public = Public table
is-public-help = Anyone can find it and sit down.
shuffle-word = Help shuffle the cards
shuffle-word-help = Type any word. It’s mixed into the shuffle, so nobody, not even this server, can stack the deck.
mix-in = Add it

## Pictures
pictures = Pictures
picture-count = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
pictures-missing = { $count ->
    [one] One more picture needed
   *[other] { $count } more pictures needed
}
pictures-enough = { $needed } needed
pictures-choose-or-add = Choose decks, or add your own
decks = Decks
own-pictures = Our own pictures
pictures-drop = Drop pictures, a folder or a zip file here
pictures-add = Add pictures
pictures-folder = Add a folder
pictures-zip = Add a zip file
pictures-help = Photos or drawings. Each one is turned upright and cropped to a card; its place and date are removed. Only this table sees them.
pictures-sending = Sending pictures
pictures-sent = { $done } of { $count }
understood = Got it
bots-only-guess = Without words, bots can only guess: give your pictures a title or a few tags.
picture-words = Title and tags
picture-title = Title
picture-tags = Tags, separated by commas
picture-remove = Remove this picture
save = Save
deck-save-as = Save on this server as
deck-save-help = Everyone on this server can then see these pictures and play with them.
deck-saved = Saved. You’ll find it in the list of decks.
see-deck = See the pictures of { $title }
see-pictures = See the pictures
deck-by = By { $authors }
deck-licence = Licence: { $licence }

## A round
round = Round { $number }
your-turn = Your turn
asked-may-claim = Got an idea for a clue? Go first.
asked-may-tell = You’re the storyteller. Choose a card and give a clue.
asked-may-name-giver = Which of you two plays a card?
asked-may-submit = Here’s the clue. Choose a card that fits.
asked-may-vote = The cards are on the table. Vote.
who-tells-first = Who’s the first storyteller?
claim-help = Does one of your cards give you an idea? Whoever presses first is the first storyteller.
claim-help-party = In Party, the storyteller gives a clue before seeing any cards. Whoever presses first starts.
i-tell-first = I’ll go first
nobody-tells-yet = Who’ll be the first storyteller?
first-clue-tells = Be the first with a clue
you-are-storyteller = You’re the storyteller
choose-then-text = Choose a card, then write a clue for it
choose-then-spoken = Choose a card, then say your clue aloud
choose-then-sound = Choose a card, then record your clue
speak-before-you-see = First the clue, then the cards
blind-help = Your cards stay face down until you’ve given your clue. Then everyone, you included, plays a card that fits.
hand-hint = Swipe through your cards · tap to enlarge
tell-goal = You want some players to find it, but not all.
clue-placeholder = A word, a line, a song…
your-clue = Your clue
tell-it = Give the clue
tell-then-look = Give the clue, then look
spoken-help = Press when everyone has heard it.
say-it-aloud = Say it aloud.
you-said-it = You said it aloud
clue-as-recording = A recorded clue
listen = Listen
listen-to = Listen to { $name }
listen-again = Listen again
record = Record your clue
record-help = Up to ten seconds: a word, a tune, a sound.
record-done = Done
record-again = Record again
recording-now = Recording. Speak now…
recorded = Recorded. Listen to it, or send it.
microphone-asking = Waiting for the microphone…
microphone-refused = This page isn’t allowed to use the microphone.
microphone-refused-help = Allow it in your browser’s settings, then try again.
microphone-missing = No microphone found.
microphone-missing-help = Plug one in, or continue on a phone.
microphone-insecure = This page can’t use the microphone.
microphone-insecure-help = Browsers only allow it at addresses that begin with https.
sound-file = Send a sound file instead
write-clue-instead = Write it instead
say-clue-instead = Say it aloud instead
try-again = Try again
awaiting-spoken = Listen: { $name } will say the clue aloud
awaiting-sound = { $name } is recording a clue
i-have-said-it = I’ve said it
choose-picture-first = Choose a card first
choose-pictures-first = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } cards first
}
say-something-first = Give a clue first
choose-this = Choose this one
choose-this-of = Choose this one ({ $number } of { $count })
chosen = Chosen
tells = Storyteller: { $name }
you-tell = You’re the storyteller
quoted = “{ $words }”
clue-was-spoken = { $name } said it aloud
clue-as-spoken = A spoken clue
which-of-yours = { $count ->
    [one] Which of your cards fits the clue?
   *[other] Which { $count } of your cards fit the clue?
}
which-of-yours-fits-too = Now look: which of your cards fits your clue?
which-fits = Which of your cards fits the clue best?
answer-goal = You get a point for each vote on your card.
give = { $count ->
    [one] Play this one
   *[other] Play these { $count }
}
laid-aside = Chosen
take-back = Take it back
awaiting-text = { $name } is thinking of a clue
meanwhile-hand = Meanwhile, look through your cards.
hand-sleeps = In Party, your cards stay face down until there’s a clue.
waiting-for = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
waiting-for-name = Waiting for { $name }
person-is-away = { $name } is away
play-for = Play for { $name }
play-for-really = Yes, play for { $name }
your-picture-lies = { $count ->
    [one] Your card is on the table.
   *[other] Your cards are on the table.
}
your-partner-gives = Your partner plays a card. You’ll vote.
you-are-watching = You’re watching.
you-join-next-round = You’re in from the next round.
joins-next-round = { $name } joins next round

## Team
who-gives = Which of you two plays a card?
who-gives-help = The other one votes. Don’t show or describe your cards.
who-gives-private = The other one votes. Your chat is private, so you can describe your cards.
i-give = I’ll play a card
gives = { $name } plays a card
i-will-vote = I’ll vote
will-vote = { $name } votes
suggests-you = { $name } suggests that you play a card.
suggests-self = { $name } would like to play a card.
waiting-for-partner = Waiting for { $name } to agree.
agree-i-give = OK, I’ll play a card
agree-they-give = OK, { $name } plays a card
talk = Chat
talk-public = Chat with { $name } (everyone can read it)
talk-private = Chat with { $name } (just you two)
talk-help = Say which of you has a good card. Don’t name or describe it.
say = Send
talk-unread = Chat: new messages
talk-everybody = Say something to everyone at the table.
was-said = Messages
to-partner = to their partner
talk-to = To { $name }
talk-to-all = To everyone
gestures = Reactions
reaction-applause = Applause
reaction-laugh = Laughter
reaction-wow = Wow
reaction-heart = Love it
reaction-think = Thinking
reaction-hurry = Let’s go
phrase-let_me = Let me play.
phrase-i_have_one = I’ve got a good one.
phrase-you_give = You play one, please.
phrase-not_sure = I’ve got nothing good.
phrase-all_right = All right!

## The wall
gallery = The cards on the table
your-hand = Your hand
card-number = Card { $number } of the deck
card-back = A card, face down
hand-place = Card { $number } of { $count }
look-at = Card { $number } of { $count }
back-to-wall = Back to all cards
back-to-hand = Back to your hand
zoom = Enlarge
previous = Previous card
next = Next card
strip = All cards
yours = yours
owned-by = { $name }’s card
votes-here = { $count ->
    [0] no votes
    [one] one vote
   *[other] { $count } votes
}
your-vote-here = your vote is here
which-is = Which card is { $name }’s?
they-look-for-yours = They’re looking for your card
where-will-most-vote = Which card gets the most votes?
voting-board = Your votes
hole-empty = Not placed yet
hole-vote = Your vote is on card { $slot }. Take it back
hole-red = Your red token is on card { $slot }. Take it back
vote-help = Tap a card to look at it, then vote.
two-votes-help = You have two votes; the second is optional.
second-vote-help = A second vote is optional; finding it with one scores 1 extra.
party-help = Vote like the others. A vote on its own scores nothing.
party-teller-help = Green: vote like the others. Red: votes on that card score nothing.
vote-sealed = Confirmed. You can change it until everyone has voted.
place-vote = Vote for { $slot }
place-move = Move your vote to { $slot }
place-green = Green token on { $slot }
place-red = Red token on { $slot }
place-take-back = Take it back
seal-votes = { $count ->
    [one] Confirm one vote
   *[other] Confirm both votes
}
seal-tokens = Confirm both tokens
this-is-yours = This is your own card.
not-votable = You can’t vote for this one.
others-vote = The others are voting.
teller-watches = Your card is among them. Now the others vote.
partner-votes = Your partner votes for you both.
pair-has-no-vote = { $name } is the storyteller, so your team doesn’t vote. Now it’s up to the others.

## Reveal
picture-of = { $name }’s card
your-picture = Your card
where-you-met = How everyone voted
your-round = Your points
your-teams-round = Your team’s points
no-points = No points this time.
no-points-all = No points: everyone found it, so the clue was too easy.
no-points-none = No points: nobody found it, so the clue was too hard.
no-points-missed = No points: you voted for another card, and nobody voted for yours.
no-points-alone = No points: nobody else voted for that card.
no-points-struck = No points: the red token is on that card.
voted-own-team = Your team voted for its own card.
everyones-points = All points
next-round = Next round
see-result = See the result
points-of-round = Points in round { $number }
told = storyteller
track = Score track
plaque-together = { $count ->
    [one] one vote
   *[other] { $count } votes
}
plaque-struck = cancelled
party-story = The more votes on a card, the more points: up to 5 each. None under the red token.
won-found = found it
won-told = some found it, not all
won-spared-all = everyone found it
won-spared-none = nobody found it
won-single = with a single vote
won-vote-of = { $name }’s vote
won-votes-capped = { $count } votes, { $cap } at most
won-together = { $count } votes together
told-all-voted = Everyone has voted.
told-it-was = It was number { $slot }, { $name }’s card.
told-it-was-yours = It was number { $slot }, your card.
told-some = { $count ->
    [one] One found it: +3, and +3 for { $name }.
   *[other] { $count } found it: +3 each, and +3 for { $name }.
}
told-some-yours = { $count ->
    [one] One found it: +3, and +3 for you.
   *[other] { $count } found it: +3 each, and +3 for you.
}
told-all = Everyone found it: nothing for { $name }, +2 for everyone else.
told-all-yours = Everyone found it: nothing for you, +2 for everyone else.
told-none = Nobody found it: nothing for { $name }, +2 for everyone else.
told-none-yours = Nobody found it: nothing for you, +2 for everyone else.
told-decoy = { $count ->
    [one] { $name }’s card got one vote: +{ $points }.
   *[other] { $name }’s card got { $count } votes: +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Your card got one vote: +{ $points }.
   *[other] Your card got { $count } votes: +{ $points }.
}
told-together = { $count } votes on the same card: +{ $points } each.
told-nobody-met = No two votes on the same card: no points this time.
told-red = The red token is on { $slot }: no points for votes there.
told-leads = { $how ->
    [won] { $name } wins with { $score }.
   *[leads] { $name } leads with { $score }.
}
told-lead-together = { $how ->
    [won] { $names } win with { $score }.
    [leads] { $names } lead with { $score }.
    [all] Everyone is tied on { $score }.
   *[level] { $names } are tied on { $score }.
}

## Result
the-end = The end
game-over = The game is over
game-stopped = The host has stopped the game. Nobody wins.
after-rounds = { $count ->
    [one] After one round
   *[other] After { $count } rounds
}
wins = { $count ->
    [one] { $names } wins
   *[other] It’s a tie: { $names }
}
wins-pair = { $names } win
you-win = { $mode ->
    [team] Your team wins
   *[other] You win
}
winning-score = { $score ->
    [one] One point
   *[other] { $score } points
}
play-again = Play again
back-to-table = Change rules or players
host-decides = The host can start another game.
the-rounds = All rounds
standings = Final scores
the-rounds-help = Tap a round to see its cards and votes again.
found-by-of = { $count ->
    [0] found by nobody
   *[other] found by { $count } of { $of }
}
previous-round = Previous round
next-page = Next round
honours = Awards
honour-mysterious = Most mysterious
honour-mysterious-for = { $names }: found by { $count } of { $of }
honour-decoy = Best decoy
honour-decoy-for = { $names }: { $count } votes for one card
honour-reader = Mind reader
honour-reader-for = { $names }: found { $count } of { $of }
honour-tuned = In tune
honour-tuned-for = { $names }: voted with others in { $count } of { $of } rounds
honour-kindred = Kindred spirits
honour-kindred-for = { $names }: voted alike { $count } times
honour-own-eyes = Free spirit
honour-own-eyes-for = { $names }: { $count } votes nobody else shared
honour-red = Boldest red token
honour-red-for = { $names }: cancelled { $count } votes at once
download-record = Download this game

## Menu and clock
theme = Day or night
theme-auto = Automatic
theme-light = Day
theme-dark = Night
sound = Sounds
notify = Tell me when it’s my turn
notify-help = Even when you’re in another app. Your device will ask for permission.
notify-denied = Your device doesn’t allow it. You can change that in its settings.
open-tv = Open the TV screen
copy-seat-link = Copy my personal link
copy-seat-help = Open it on another device to continue there. Don’t share it with anyone.
show-seat-qr = Show my personal QR code
hide-seat-qr = Hide the QR code
seat-qr = QR code to continue on another device
my-data = What we keep about you
my-data-take = Download it
my-data-forget = Erase it
my-data-forget-really = Yes, erase it for good
my-data-trouble = That didn’t work: try again in a moment

leave = Leave the table
leave-really = Yes, leave for good
leave-help = A bot takes over, or your seat is removed. Coming back later? Just close the page: your seat is kept.
hurry = Play for everyone we’re waiting for
for-the-host = For the host
lock-table = Lock the table
send-away-really = Yes, remove { $name }
send-away-help = { $name } can only come back if you allow it.
was-sent-away = { $name } was removed

let-back = Let back in
stop-game = Stop the game
stop-game-really = Yes, stop it now
stop-game-help = Nobody wins. You can start again with the same people.
clock-left = { $time } left
clock-paused = Paused at { $time }
clock-pause = Pause the clock
clock-resume = Resume the clock
clock-extend = Add a minute
seconds-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}

## Shared screen
tv-join = Join at
tv-waiting = { $count ->
    [0] Scan the code to join.
    [one] One player is here. Join in.
   *[other] { $count } players are here.
}
tv-voting = { $count ->
    [one] Voting: waiting for one more
   *[other] Voting: waiting for { $count } more
}
tv-again = Another game? The host can start one.

## How to play
how-idea-title = The idea
how-idea = One of you is the storyteller. They choose a card from their hand and give a clue: a word, a line, a song, a sound.
how-give-title = Everyone plays a card
how-give = The others each choose a card of their own that fits the clue, too. All the cards are shuffled and laid face up.
how-vote-title = Everyone votes
how-vote = Which card is the storyteller’s? Everyone else votes, in secret.
how-score-title = Points
how-score-some = Some find it, but not all: 3 for the storyteller, 3 for everyone who found it.
how-score-none = Everyone finds it, or nobody does: nothing for the storyteller, 2 for everyone else. So don’t make it too easy, or too hard.
how-score-votes = For everyone but the storyteller: 1 for each vote on their card, 3 at most.
how-three-title = Three players
how-three = You hold seven cards and play two for each clue, so there are five to vote on.
how-end-title = The end
how-end-points = When someone reaches { $count } points, the game ends with that round.
how-end-laps = { $count ->
    [one] The game ends when everyone has been the storyteller once.
    [2] The game ends when everyone has been the storyteller twice.
   *[other] The game ends when everyone has been the storyteller { $count } times.
}
how-end-pile = When the last card is drawn, the game ends with that round.
how-win = Whoever has the most points wins. If it’s a tie, you share the win.
how-win-team = The team with the most points wins. If it’s a tie, you share the win.
how-large-title = Seven or more
how-large = Everyone has two votes, for two different cards; the second is optional. Find it with a single vote: 1 extra point.
how-team-title = Team
how-team = You play in teams of two, with one score. The storyteller’s partner plays a card, too. In every other team, you agree who plays a card; the other one votes.
how-team-vote-title = One votes for both
how-team-vote = Which card is the storyteller’s? In every other team, whoever didn’t play a card votes, in secret.
back = Back
how-here = At this table
how-party-clue-title = The clue comes first
how-party-clue = The storyteller gives a clue before seeing any of their cards. Then everyone, the storyteller too, plays a card that fits.
how-party-vote-title = Vote like the others
how-party-vote = You score as many points as there are votes on the card you voted for, 5 at most; it can be your own card. A vote on its own scores nothing. The storyteller’s red token cancels one card: votes there score nothing.
how-party-pass-title = Hands move on
how-party-pass = After each round, everyone passes their hand to the left, face down.

## A first game
lesson-claim = It’s you and three bots. Someone has to start: press “I’ll go first”.
lesson-tell = Choose a card and give a clue. Not too easy, not too hard: you want some players to find it, but not all.
lesson-told = Now the others are choosing cards of their own that fit your clue, too.
lesson-watch = All the cards are on the table, yours among them. The others vote for the one they think is yours.
lesson-own-some = Some found your card, but not all: that’s the trick. 3 points for you, and 3 for everyone who found it.
lesson-own-all = Everyone found it: your clue was too easy. Nothing for you, 2 points for everyone else.
lesson-own-none = Nobody found it: your clue was too hard. Nothing for you, 2 points for everyone else.
lesson-hear = Now someone else is the storyteller. Look through your cards meanwhile.
lesson-answer = This is { $name }’s clue. Play a card that could pass for { $name }’s.
lesson-given = Your card is on the table. Once everyone has played one, they’re shuffled and turned face up.
lesson-vote = Which card is { $name }’s? Tap one to look at it, then vote. You can’t vote for your own.
lesson-sealed = Confirmed. Once everyone has voted, you’ll see the answer.
lesson-found = You found { $name }’s card: 3 points for you, and 3 for { $name }.
lesson-missed = { $name }’s was a different one. Whoever found it gets 3 points, and so does { $name }.
lesson-votes = And 1 point for each vote on your own card.
lesson-finish = Got it
lesson-skip = Hide tips
lesson-done-title = That’s the whole game
lesson-done = You’ve given a clue, played a card and voted. The game ends when someone has 30 points, and whoever has the most wins. It’s even better with friends.
lesson-play-on = Keep playing

## Trouble
connection-lost = Connection lost.
connection-trying = Reconnecting… Your seat and cards are safe.
connection-back = You’re back
seat-lost = You’re now playing on another device. Here, you’re watching.
old-link-help = Its seat is gone, or the link wasn’t copied in full. Sit down again, or just watch.
wrong-link-kept = That link doesn’t open a seat here. You keep your own.
seat-offered = You’re already here as { $mine }. Continue as { $theirs } on this device?
seat-offered-help = You’ve opened someone’s personal link. If it isn’t yours, stay as you are.
seat-offered-stay = Stay { $mine }
seat-offered-take = Continue as { $theirs }
no-such-table-help = Table { $code } may be gone: tables are removed when nobody has come for a long time. Ask for a new link, or open a table yourself.
old-page-help = There’s a new version. Load the page again; your seat is kept.
trouble-help = Your seat and cards are safe. Try again in a moment.
sent-away-help = If that was a mistake, ask the host to let you back in, then load the page again.
load-again = Load again
to-start = Home page
no_connection = The server can’t be reached.

## Refusals
no_such_table = No table has this code: check its six letters
wrong_key = That link doesn’t open a seat here
key_must_be_16_bytes = This personal link is incomplete: copy it once more
sit_down_first = Sit down first
sent_away = The host has removed you from this table
table_is_locked = This table is locked: ask the host to unlock it
already_seated = You already have a seat here
table_is_full = The table is full.
name_is_empty = Type your name first
name_is_too_long = That name is too long: 24 letters at most
name_is_taken = Someone here already has that name: choose another
no_such_rabbit = There’s no such rabbit: choose one of the twelve
rabbit_is_taken = Someone already has that rabbit: choose another
only_the_host_may = Only the host can do that
no_such_person = That player isn’t here any more
bots_cannot_host = A bot can’t be the host: choose a person
settings_not_understood = These settings don’t go together: change one back
game_is_running = A game is on: wait until it’s over
no_game_is_running = No game is on: the host can start one
wait_for_the_next_round = You’re in from the next round
order_must_name_everybody_once = Someone just came or left: try again
word_is_empty = Type a word first
text_is_empty = Write something first
text_is_too_long = That’s too long: shorten it a little
talk_is_off = Chat is off at this table; the host can turn it on
only_teams_talk_apart = Only partners in Team can chat in private
there_is_no_clock = This table has no time limit
no_such_recording = The recording didn’t arrive: record it once more
recording_is_too_long = That’s too long: ten seconds at most
recording_not_understood = This recording can’t be played: record it once more
no_such_picture = This picture isn’t here any more
picture_is_known = This picture, or one just like it, is already here
enough_pictures = A table can have 300 pictures of its own: remove one first
no_such_deck = This deck isn’t on this server: choose another
deck_name_is_taken = This server already has a deck of that name: choose another name
uploads_are_off = This server accepts no pictures: play with its decks
table_is_out_of_room = This table has no room for more pictures: remove one first
server_is_out_of_room = This server has no room for more pictures: play with its decks
not_a_picture = We can’t open this as a picture: use JPEG, PNG, WebP, AVIF or GIF
picture_is_svg = SVG drawings don’t work here: save it as PNG
picture_is_heic = HEIC photos don’t work here: send it as JPEG
picture_is_damaged = The file is damaged or incomplete: send another copy
picture_moves = It’s animated: only still pictures can be cards
picture_is_two_things = Something else is hidden in this file: save the picture again and retry
picture_is_too_heavy = The file is larger than 24 MB: make it smaller first
picture_is_too_large = It has more than 64 million pixels: make it smaller first
picture_is_too_small = It’s too small: a card needs at least 200 × 300 pixels
picture_says_too_much = This file has far too much extra data: save the picture again without it
picture_took_too_long = This file took too long to open: save it again, or smaller
archive_is_damaged = The zip file is damaged or incomplete: make it again
archive_is_locked = The zip file has a password: make it without one
archive_is_too_large = The zip file is too big: at most 1000 files and 256 MB
archive_in_archive = There’s a zip inside the zip: unpack it first
archive_leads_astray = This zip has unsafe file names: zip the pictures again
nothing_in_it = There are no pictures in it: use JPEG, PNG, WebP, AVIF or GIF
cannot_write_now = The server can’t save right now. Nothing is lost; try again.
too_many_tables = Too many tables were opened from here. Wait a little, then try again.
too_fast = That was too fast. Wait a moment, then try again.
not_understood = This page is out of date: load it again
game_has_ended = The game is over
seat_is_not_playing = You aren’t in this game; you can join the next
not_in_this_phase = Too late: the game has moved on
storyteller_already_chosen = Someone else was faster
first_clue_claims = Here the first clue decides: just give yours
only_storyteller_gives_clue = Only the storyteller gives a clue
clue_needs_a_card = Choose a card for your clue
clue_takes_no_card = In Party, you give the clue without a card
clue_is_empty = Give a clue first
clue_is_too_long = The clue is too long: 200 letters at most
clue_is_spoken = At this table clues are spoken: say it aloud
card_not_in_hand = That card isn’t in your hand: choose another
storyteller_has_submitted = Your card is already on the table
already_submitted = Your card is already on the table
wrong_number_of_cards = Play one card; with three players, two
cards_must_differ = Choose two different cards
only_teams_name_a_giver = Only teams choose who plays a card
storytellers_team_names_no_giver = In the storyteller’s team, the partner plays the card
giver_must_be_of_the_team = One of you two has to play a card
giver_already_agreed = You’ve already agreed
giver_not_agreed = First agree who plays a card
partner_gives = Your partner plays the card
storyteller_does_not_vote = The storyteller doesn’t vote
giver_does_not_vote = Your partner votes for you both
wrong_number_of_votes = Place one vote; with seven or more players, you can place two
votes_must_differ = Put your two votes on two different cards
no_such_slot = There’s no card there: choose another
cannot_vote_for_own_card = This is your own card: vote for another
cannot_vote_for_own_team = This is your own team’s card: vote for another
red_token_is_missing = Place the red token, too
only_storyteller_places_red = Only the storyteller has a red token
red_cannot_lie_on_green = Red can’t go on your green: place it elsewhere
already_confirmed = You’ve already confirmed
too_few_players = More players needed: 3 for Classic, 6 for Party and Team
too_many_players = That’s too many: 12 can play
teams_need_an_even_number = Teams need an even number: 6, 8, 10 or 12
teams_keep_their_seats = In Team, nobody can join during a game; wait for the next
end_does_not_fit_mode = That game length doesn’t fit this mode: choose another
deck_is_too_small = Too few pictures for this many players: add a deck
seat_is_taken = That seat is taken: choose another
no_such_seat = There’s no such seat: choose another
not_enough_cards_to_join = Too few cards left for one more; you can join the next game

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Come and play
preview-invitation = A table is waiting for you
preview-text = One player gives a clue, everyone plays a card. Which one was meant? Open the link and sit down: no account needed.

## more
edition-why = Printed rulebooks differ a little. Play by the one you know.

## growth

said_enough_for_now = That’s a lot of messages. Wait a moment, then go on.
enough_for_an_hour = That’s a lot for one hour. Try again in a little while.
too_many_decks = A lot of decks were saved from here. Save the next one tomorrow.
export_is_running = Your download’s already on its way. Wait until it’s done.

## people

table_is_closed = This table is locked
table-closed-help = Only people already at the table can see it. Ask the host for a link, then you’re welcome to watch.
lock-closes-help = Nobody new can sit down or watch. Whoever’s here stays.
copy-look-link = Copy a link to watch
copy-look-help = Anyone with it can watch, and see your own pictures too.
own-pictures-hidden = Your own pictures stay hidden here. Open this screen from the menu at the table to show them.
name_looks_like_another = That looks just like someone else’s name here: choose another
tables-kept = 
    { $days ->
        [one] A table nobody uses for a day is removed.
       *[other] A table nobody uses for { $days } days is removed, with all its games.
    }
tables-kept-always = Tables are kept here until someone removes them.
my-data-all-help = Your names, messages, clues, recordings and pictures at this table, and the decks you saved from it.
my-data-forget-all-help = You leave the table, and all of it is erased, the decks you saved too. The cards you played and your votes stay, under another name.

## talk

seat_is_in_use = That seat is in use on another device right now
seat_is_claimed = Someone else is asking for that seat: wait until they have an answer
no_such_claim = That’s settled already
nobody_to_ask = Nobody else is here to say it’s you: try again when someone is
seat_was_in_use_lately = This seat was in use a moment ago: say yes again once it’s been empty for three minutes
talk_is_slow = Slow chat is on: you can write again in { $seconds } s
you_are_muted = The host has muted you
host_cannot_be_reported = Reports go to the host, so the host can’t be reported
enough_reports = The host has plenty of reports to look at already
lost-seat = I was here before
lost-seat-help = Choose your name. The others are asked, and can give you your seat back.
lost-seat-waiting = Asking the table whether you’re { $name }…
lost-seat-over = You didn’t get the seat. Ask again, or sit down under another name.
claim-asked = Someone on a new device says: “I was { $name }.” Is that true?
claim-consequence = If so, they’ll get the cards and play on; the old device loses the seat.
claim-yes = Yes, it’s { $name }
claim-no = No
claim-agreed = Thanks. One more person has to agree.
notice-left = { $who } left the table
notice-sent_away = { $by } removed { $who }
notice-let_back = { $by } let { $who } back in
notice-bot_took_over = { $by }, a bot, plays on for { $who }
notice-seat_regained = { $who } is back on another device. Confirmed by { $by }
notice-host_changed = { $who } is the host now
notice-locked = { $by } locked the table
notice-unlocked = { $by } unlocked the table
notice-muted = { $by } muted { $who }
notice-unmuted = { $who } can chat again
notice-played_for = { $by } had a bot play for { $who }
notice-stood_in = A bot plays for { $who }
notice-plays_again = { $who } is playing again
about-person = About { $name }
mute-for-me = Mute for me
unmute-for-me = Unmute
muted-for-me = You’ve muted: { $names }
mute-for-all = Mute for everyone
unmute-for-all = Unmute for everyone
is-muted = muted
report-to-host = Report to the host
was-reported = Thanks. Only the host can see it.
report-asked = { $by } reported { $name }
report-dismiss = Ignore
slow-talk = Slow chat
slow-talk-0 = Off
slow-talk-10 = One message every 10 s
slow-talk-30 = One message every 30 s
