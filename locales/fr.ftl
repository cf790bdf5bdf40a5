### conteur en français. Court, chaleureux, adulte : quoi faire, puis pourquoi.

## Accueil
tagline = Quelqu’un dit quelques mots. Tout le monde pose une image. Laquelle était la bonne ?
open-table = Ouvrir une table
join-with-code = Rejoindre avec un code
join = Rejoindre
play-with-bots = Jouer tout de suite avec des robots
public-tables = { $count ->
    [one] Une table publique
   *[other] { $count } tables publiques
}
table-is-playing = partie en cours
how-to-play = Comment jouer
lesson = Apprendre en jouant : deux minutes
language = Langue
offline = Pas de connexion. Tu peux regarder les images, mais pour jouer il faut être en ligne. La page reprendra toute seule.
name-of-a-guest = Lapin

## Autour de la table
menu = Menu
close = Fermer
cancel = Annuler
keep = C’est bon
arriving = On arrive à la table…
table-code = Table { $code }
hosts-table = La table de { $name }
at-the-table = { $count ->
    [one] { $count } personne à table · 12 au plus
   *[other] { $count } personnes à table · 12 au plus
}
players = Autour de la table
sit-title = Table { $code }
already-here = Déjà là :
your-name = Ton nom
your-rabbit = Ton lapin
your-look = Ton nom et ton lapin
sit-down = S’asseoir
just-watch = Regarder seulement
full-help = Tu peux regarder jusqu’à ce qu’une place se libère.
invite = Inviter
copied = Copié
copy-this-link = Copie ce lien :
unreachable = Les autres appareils ne peuvent pas encore te rejoindre : cet ordinateur n’a aucune adresse réseau accessible.
add-bot = Ajouter un robot
tv = Télé
qr = Code QR avec le lien de cette table
is-host = hôte
is-bot = robot
is-away = pas là pour l’instant
is-awaited = réfléchit encore
swap-help = { $name } : touche une autre place pour échanger.
make-host = Nommer hôte
send-away = Exclure
start-with = Commencer à { $count }
waiting-for-host = { $name } lance la partie.
rabbit-0 = Vermillon, uni, oreilles droites
rabbit-1 = Jaune d’or, à pois, oreilles écartées
rabbit-2 = Vert de mer, à bandes, oreilles tombantes
rabbit-3 = Bleu ciel, rayé, une oreille pliée
rabbit-4 = Prune, à rayures obliques, oreilles à gauche
rabbit-5 = Rose, à carreaux, oreilles à droite
rabbit-6 = Vert feuille, deux moitiés, oreilles courtes
rabbit-7 = Outremer, à signes plus, oreilles longues et fines
rabbit-8 = Ivoire, à anneaux, oreilles croisées
rabbit-9 = Terre d’ombre, à chevrons, oreilles enroulées
rabbit-10 = Ardoise, tacheté, une oreille levée, l’autre baissée
rabbit-11 = Olive, à ceintures, oreilles pliées

## Notre partie
how-we-play = Notre partie
mode = Jeu
mode-base = Classique
mode-party = Party
mode-team = Équipes
mode-base-help = De 3 à 12. Trouvez l’image du conteur. À partir de 7, deux votes par personne.
mode-party-help = De 6 à 12. L’indice d’abord, les images ensuite. Vote là où les autres votent.
mode-team-help = À 6, 8, 10 ou 12, par deux, face à face. Une personne pose une carte, l’autre vote.
edition = Édition
edition-odyssey = Odyssey
edition-odyssey-help = Les règles imprimées, sans changement.
edition-pl-2 = Polonaise, 2e tirage
edition-pl-2-help = Points en plus seulement si une partie de la table, mais pas toute, a trouvé l’image.
edition-ar = Arabe
edition-ar-help = Classique : jusqu’à la dernière carte ; jusqu’à 6, points des votes sans limite. Party : jamais de rouge sur son propre vert. Équipes : sans limite, et l’on se parle à part.
edition-pl-1 = Polonaise, 1er tirage
edition-pl-1-help = Party : personne ne regarde sa main avant l’indice.
edition-nl = Néerlandaise
edition-nl-help = Qui donne le premier indice est le premier conteur.
play-to = Fin de la partie
end-edition = Selon l’édition
end-points = { $count } points
end-laps = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
}
end-pile = La dernière carte
pace = Horloge
pace-off = Aucune
pace-off-help = Prenez votre temps.
pace-relaxed = Tranquille
pace-relaxed-help = Deux à trois minutes à chaque fois.
pace-brisk = Vive
pace-brisk-help = Une minute au plus à chaque fois.
pace-own = La vôtre
pace-own-help = Des durées fixées à cette table.
clue = Indice
clue-text = Écrit
clue-text-help = Tout le monde le lit.
clue-spoken = Dit
clue-spoken-help = Dans une même pièce ou en appel : dis-le à voix haute.
clue-sound = Enregistré
clue-sound-help = Tout le monde l’entend.
plain-has-no-microphone = À cette adresse, les téléphones n’ont pas de micro : on y écrit l’indice ou on le dit à voix haute.
that-is-rounds = { $count ->
    [one] Cela fait une manche.
   *[other] Cela fait { $count } manches.
}
phase-claiming = Premier conteur
phase-telling = Donner l’indice
phase-submitting = Poser une carte
phase-voting = Voter
phase-scored = Points
seconds-help = En secondes. Vide : sans limite.
more-settings = Autres règles et réglages
option-first_storyteller = Premier conteur
option-first_storyteller-claim = Qui appuie en premier
option-first_storyteller-clue = Qui donne le premier indice
option-first_storyteller-random = Tirage au sort
option-second_vote = Second vote
option-second_vote-auto = Deux votes par personne dès 7
option-second_vote-never = Toujours un seul vote
option-bonus_when = Points en plus pour les votes
option-bonus_when-always = À chaque manche
option-bonus_when-mixed = Si une partie seulement l’a trouvée
option-bonus_cap = Points des votes, au plus
option-bonus_cap-3 = Trois par manche
option-bonus_cap-none = Sans limite
option-red_on_green = Jeton rouge sur son propre vert
option-red_on_green-allowed = Permis
option-red_on_green-forbidden = Interdit
option-party_hands = Les cartes avant l’indice
option-party_hands-storyteller = Faces cachées pour le conteur
option-party_hands-all = Faces cachées pour tout le monde
option-own_team_vote = Vote sur l’image de son équipe
option-own_team_vote-void = Ne compte pas
option-own_team_vote-count = Compte comme un autre
option-own_team_vote-forbid = Interdit
option-team_talk = Échanges dans l’équipe
option-team_talk-public = Tout le monde entend
option-team_talk-private = Rien qu’à deux
leavers = Si quelqu’un part
leavers-bot = Un robot continue
leavers-go = La place disparaît après la manche
bot-level = Niveau des robots
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-hard = Difficile
bots-speak = Langue des robots
bots-learn = Les robots apprennent de nous
bots-learn-help = Ce serveur retient les indices donnés ici, sans les noms, pour que ses robots les comprennent lors des prochaines parties.
has-talk = Chat et gestes
has-talk-help = De courts messages et des réactions pour toute la table.
is-public = Table publique
is-public-help = Tout le monde peut la trouver et s’asseoir.
shuffle-word = Aide à mélanger les cartes
shuffle-word-help = Écris un mot quelconque. Il entre dans le mélange : personne, pas même le serveur, ne peut arranger les cartes.
mix-in = Ajouter

## Images
pictures = Images
picture-count = { $count ->
    [one] une image
   *[other] { $count } images
}
pictures-missing = { $count ->
    [one] Il manque une image
   *[other] Il manque { $count } images
}
pictures-enough = il en faut { $needed }
pictures-choose-or-add = Choisis des paquets ou ajoute tes images
decks = Paquets
own-pictures = Nos propres images
pictures-drop = Dépose ici des images, un dossier ou un zip
pictures-add = Ajouter des images
pictures-folder = Un dossier entier
pictures-zip = Un zip
pictures-help = Photos ou dessins. Chaque image est redressée, taillée en carte et débarrassée du lieu et de la date. Seule cette table les voit.
pictures-sending = Envoi des images
pictures-sent = { $done } sur { $count }
understood = Compris
bots-only-guess = Sans mots, les robots ne peuvent que deviner : donne un titre ou quelques mots-clés.
picture-words = Titre et mots-clés
picture-title = Titre
picture-tags = Mots-clés, séparés par des virgules
picture-remove = Retirer cette image
save = Enregistrer
deck-save-as = Enregistrer sur ce serveur sous
deck-save-help = Tout le monde sur ce serveur pourra alors voir ces images et jouer avec.
deck-saved = Enregistré : il est maintenant parmi les paquets
see-deck = Voir les images de { $title }
see-pictures = Voir les images
deck-by = Par { $authors }
deck-licence = Licence : { $licence }

## Une manche
round = Manche { $number }
your-turn = À toi
asked-may-claim = Qui sera le premier conteur ? Toi, peut-être ?
asked-may-tell = À toi de raconter. Choisis une image et dis quelque chose.
asked-may-name-giver = Qui de vous deux pose une carte ?
asked-may-submit = Il y a un indice. Choisis une image dans ta main.
asked-may-vote = Les images sont accrochées. Vote.
who-tells-first = Qui raconte en premier ?
claim-help = Une de tes images t’a donné une idée ? Qui appuie en premier raconte en premier.
claim-help-party = En Party, le conteur donne l’indice avant de voir ses images. Qui appuie en premier commence.
i-tell-first = Je commence
nobody-tells-yet = Qui aura une idée en premier ?
first-clue-tells = Le premier indice décide qui raconte
you-are-storyteller = À toi de raconter
choose-then-text = Choisis une image, puis dis quelque chose
choose-then-spoken = Choisis une image, puis dis quelque chose à voix haute
choose-then-sound = Choisis une image, puis enregistre ton indice
speak-before-you-see = D’abord l’indice, ensuite les cartes
blind-help = Tes cartes restent faces cachées jusqu’à ton indice. Ensuite tout le monde, toi aussi, pose une image qui convient.
hand-hint = Fais défiler ta main · touche pour agrandir
tell-goal = Qu’une partie de la table la trouve, mais pas tout le monde.
clue-placeholder = Mot, phrase, son…
your-clue = Ton indice
tell-it = Donner l’indice
tell-then-look = Donner l’indice, puis regarder
spoken-help = Quand tout le monde l’a entendu, touche ici.
say-it-aloud = Dis-le à voix haute.
you-said-it = Tu l’as dit à voix haute
clue-as-recording = Un indice enregistré
listen = Écouter
listen-to = Écouter { $name }
listen-again = Réécouter
record = Enregistrer ton indice
record-help = Dix secondes au plus : un mot, une mélodie, un bruit.
record-done = C’est bon
record-again = Recommencer
recording-now = Parle maintenant…
recorded = C’est enregistré. Réécoute ou envoie.
microphone-asking = En attente du micro…
microphone-refused = Cette page n’a pas accès au micro.
microphone-refused-help = Autorise-le dans les réglages du navigateur, puis réessaie.
microphone-missing = Aucun micro trouvé.
microphone-missing-help = Branches-en un, ou continue sur un téléphone.
microphone-insecure = Cette page ne peut pas utiliser le micro.
microphone-insecure-help = Les navigateurs ne le permettent qu’aux adresses en https.
sound-file = Envoyer plutôt un fichier son
write-clue-instead = Plutôt l’écrire
say-clue-instead = Plutôt le dire à voix haute
try-again = Réessayer
awaiting-spoken = Écoute : { $name } va dire l’indice à voix haute
awaiting-sound = { $name } enregistre un indice
i-have-said-it = C’est dit
choose-picture-first = Choisis d’abord une image
choose-pictures-first = { $count ->
    [one] Choisis encore une image
   *[other] Choisis d’abord { $count } images
}
say-something-first = Dis d’abord quelque chose
choose-this = Choisir celle-ci
choose-this-of = Celle-ci ({ $number } sur { $count })
chosen = Choisie
tells = { $name } raconte
you-tell = Tu racontes
quoted = « { $words } »
clue-was-spoken = { $name } l’a dit à voix haute
clue-as-spoken = Un indice dit à voix haute
which-of-yours = { $count ->
    [one] Laquelle de tes images pourrait convenir ?
   *[other] Lesquelles de tes images ? Choisis-en { $count }.
}
which-of-yours-fits-too = Regarde maintenant : laquelle va avec ton indice ?
which-fits = Laquelle de tes images va le mieux avec ces mots ?
answer-goal = Chaque vote pour ton image te vaut un point.
give = { $count ->
    [one] Poser celle-ci
   *[other] Poser ces { $count }
}
laid-aside = Choisies
take-back = Reprendre
awaiting-text = { $name } cherche ses mots
meanwhile-hand = Ta main, à regarder en attendant.
hand-sleeps = En Party, tes cartes restent faces cachées jusqu’à l’indice.
waiting-for = { $count ->
    [one] On attend { $count } personne
   *[other] On en attend { $count }
}
waiting-for-name = On attend { $name }
person-is-away = { $name } n’est pas là
play-for = Jouer pour { $name }
play-for-really = Oui, jouer pour { $name }
your-picture-lies = { $count ->
    [one] Ton image est sur la table.
   *[other] Tes images sont sur la table.
}
your-partner-gives = Ton binôme pose une carte. Tu voteras.
you-are-watching = Tu regardes.
you-join-next-round = Tu joues dès la prochaine manche.
joins-next-round = { $name } joue dès la prochaine manche

## Équipes
who-gives = Qui de vous deux pose une carte ?
who-gives-help = L’autre votera. Ne montrez pas et ne décrivez pas vos cartes.
who-gives-private = L’autre votera. Personne d’autre ne vous entend : décrivez vos images si vous voulez.
i-give = Je pose une carte
gives = { $name } pose une carte
i-will-vote = Je voterai
will-vote = { $name } votera
suggests-you = { $name } propose que tu poses une carte.
suggests-self = { $name } voudrait poser une carte.
waiting-for-partner = On attend l’accord de { $name }.
agree-i-give = D’accord : je pose une carte
agree-they-give = D’accord : { $name } pose une carte
talk = Parler
talk-public = Parler à { $name } (toute la table entend)
talk-private = Parler à { $name } (vous deux seulement)
talk-help = Dites qui a une bonne carte, sans rien montrer ni décrire.
say = Envoyer
talk-unread = Nouveaux messages
talk-everybody = Dis quelque chose à toute la table.
was-said = Ce qui s’est dit
to-partner = à son binôme
talk-to = À { $name }
talk-to-all = À toute la table
gestures = Gestes
reaction-applause = Applaudissements
reaction-laugh = Rire
reaction-wow = Étonnement
reaction-heart = Cœur
reaction-think = Je réfléchis
reaction-hurry = On y va ?
phrase-let_me = Laisse-moi faire.
phrase-i_have_one = J’en ai une.
phrase-you_give = Pose une carte, toi.
phrase-not_sure = Je n’ai rien de bon.
phrase-all_right = D’accord !

## Le mur
gallery = Les images
your-hand = Ta main
card-number = Image { $number } du paquet
card-back = Une carte, face cachée
hand-place = Image { $number } sur { $count }
look-at = Image { $number } sur { $count }
back-to-wall = Retour au mur
back-to-hand = Retour à ta main
zoom = Agrandir
previous = Image précédente
next = Image suivante
strip = Toutes les images
yours = la tienne
owned-by = L’image de { $name }
votes-here = { $count ->
    [0] aucun vote
    [one] { $count } vote
   *[other] { $count } votes
}
your-vote-here = ton vote est ici
which-is = Quelle image est celle de { $name } ?
they-look-for-yours = On cherche la tienne
where-will-most-vote = Quelle image aura le plus de votes ?
voting-board = Ta tablette de vote
hole-empty = Jeton pas encore posé
hole-vote = Vote sur la { $slot }. Reprendre
hole-red = Rouge sur la { $slot }. Reprendre
vote-help = Touche une image pour la regarder, puis vote.
two-votes-help = Tu as deux votes ; le second est facultatif.
second-vote-help = Le second est facultatif ; un vote unique et juste rapporte 1 point de plus.
party-help = Vote comme les autres. Un vote isolé ne rapporte rien.
party-teller-help = Vert : vote comme les autres. Rouge : rien pour qui a voté là.
vote-sealed = Confirmé. Tu peux encore changer jusqu’au dernier vote.
place-vote = Voter pour la { $slot }
place-move = Déplacer le vote sur la { $slot }
place-green = Vert sur la { $slot }
place-red = Rouge sur la { $slot }
place-take-back = Reprendre
seal-votes = { $count ->
    [one] Confirmer un vote
   *[other] Confirmer les deux votes
}
seal-tokens = Confirmer les deux jetons
this-is-yours = C’est ta propre image.
not-votable = On ne peut pas voter ici.
others-vote = Les autres votent.
teller-watches = Ton image est parmi elles. Aux autres de choisir.
partner-votes = Ton binôme vote pour vous deux.
pair-has-no-vote = L’indice vient de { $name } : votre équipe ne vote pas. Aux autres de choisir.

## Révélation
picture-of = L’image de { $name }
your-picture = Ton image
where-you-met = Là où vos votes se rejoignent
your-round = Tes points
your-teams-round = Les points de ton équipe
no-points = Pas de points cette fois.
no-points-all = Pas de points : tout le monde l’a trouvée, l’indice était trop clair.
no-points-none = Pas de points : personne ne l’a trouvée, l’indice était trop obscur.
no-points-missed = Pas de points : ton vote était sur une autre image, et la tienne n’a reçu aucun vote.
no-points-alone = Pas de points : aucun autre vote à cet endroit.
no-points-struck = Pas de points : le rouge est sur cette image.
voted-own-team = Votre vote était sur l’image de votre équipe.
everyones-points = Les points
next-round = Manche suivante
see-result = Le résultat
points-of-round = Points de la manche { $number }
told = a raconté
track = La piste des points
plaque-together = { $count ->
    [one] vote isolé
   *[other] { $count } ici
}
plaque-struck = barrée
party-story = Autant de points que de votes réunis, cinq au plus. Aucun sous le rouge.
won-found = trouvée
won-told = trouvée, mais pas par tout le monde
won-spared-all = trouvée par tout le monde
won-spared-none = trouvée par personne
won-single = un vote unique
won-vote-of = le vote de { $name }
won-votes-capped = { $count } votes, { $cap } au plus
won-together = { $count } votes réunis
told-all-voted = Tout le monde a voté.
told-it-was = C’était la { $slot } : l’image de { $name }.
told-it-was-yours = C’était la { $slot } : ton image.
told-some = { $count ->
    [one] { $count } personne l’a trouvée : +3, et +3 pour { $name }.
   *[other] { $count } personnes l’ont trouvée : +3 pour elles, et +3 pour { $name }.
}
told-some-yours = { $count ->
    [one] { $count } personne l’a trouvée : +3, et +3 pour toi.
   *[other] { $count } personnes l’ont trouvée : +3 pour elles, et +3 pour toi.
}
told-all = Tout le monde l’a trouvée : rien pour { $name }, 2 pour les autres.
told-all-yours = Tout le monde l’a trouvée : rien pour toi, 2 pour les autres.
told-none = Personne ne l’a trouvée : rien pour { $name }, 2 pour les autres.
told-none-yours = Personne ne l’a trouvée : rien pour toi, 2 pour les autres.
told-decoy = { $count ->
    [one] L’image de { $name } a reçu { $count } vote : +{ $points }.
   *[other] L’image de { $name } a reçu { $count } votes : +{ $points }.
}
told-decoy-yours = { $count ->
    [one] Ton image a reçu { $count } vote : +{ $points }.
   *[other] Ton image a reçu { $count } votes : +{ $points }.
}
told-together = { $count } votes au même endroit : +{ $points } par personne.
told-nobody-met = Pas deux votes sur la même image : pas de points cette fois.
told-red = Le rouge est sur la { $slot } : rien pour qui a voté là.
told-leads = { $how ->
    [won] { $name } gagne avec { $score }.
   *[leads] { $name } mène avec { $score }.
}
told-lead-together = { $how ->
    [won] { $names } gagnent avec { $score }.
    [leads] { $names } mènent avec { $score }.
    [all] Tout le monde à égalité avec { $score }.
   *[level] { $names } sont à égalité avec { $score }.
}

## Résultat
the-end = Fin
game-over = La partie est finie
game-stopped = La partie a été arrêtée. Personne ne gagne.
after-rounds = { $count ->
    [one] Après { $count } manche
   *[other] Après { $count } manches
}
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
wins-pair = { $names } gagnent
you-win = { $mode ->
    [team] Ton équipe gagne
   *[other] Tu gagnes
}
winning-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-again = Rejouer
back-to-table = Changer les règles ou les places
host-decides = L’hôte peut lancer une autre partie.
the-rounds = Les manches
standings = Scores finaux
the-rounds-help = Touche une manche pour revoir toutes les images et les votes.
found-by-of = { $count ->
    [0] trouvée par personne
   *[other] trouvée par { $count } sur { $of }
}
previous-round = Manche précédente
next-page = Manche suivante
honours = Distinctions
honour-mysterious = Le plus grand mystère
honour-mysterious-for = { $names } : image trouvée par { $count } sur { $of }
honour-decoy = Meilleur leurre
honour-decoy-for = { $names } : { $count } votes pour une image
honour-reader = Télépathie
honour-reader-for = { $names } : { $count } trouvées sur { $of }
honour-tuned = Au diapason
honour-tuned-for = { $names } : votes rejoints dans { $count } manches sur { $of }
honour-kindred = Âmes sœurs
honour-kindred-for = { $names } : même vote { $count } fois
honour-own-eyes = Esprit libre
honour-own-eyes-for = { $names } : { $count } votes que personne d’autre n’a donnés
honour-red = Le rouge le plus audacieux
honour-red-for = { $names } : { $count } votes barrés d’un coup
download-record = La partie en fichier

## Menu et horloge
theme = Jour ou nuit
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
sound = Sons
notify = Me prévenir quand c’est mon tour
notify-help = Même quand tu regardes ailleurs. Ton appareil demandera la permission.
notify-denied = Ton appareil ne le permet pas. Cela se change dans ses réglages.
open-tv = Ouvrir l’écran commun
copy-seat-link = Copier mon lien personnel
copy-seat-help = Ouvre-le pour continuer sur un autre appareil. Ne le donne à personne.
show-seat-qr = Montrer mon code QR personnel
hide-seat-qr = Cacher le code QR
seat-qr = Code QR pour continuer sur un autre appareil
my-data = Ce que nous gardons de toi
my-data-take = Télécharger
my-data-forget = Oubliez-moi
my-data-forget-really = Oui, oubliez-moi pour de bon
my-data-trouble = Rien n’a changé : réessaie dans un instant
leave = Quitter la table
leave-really = Oui, partir pour de bon
leave-help = Un robot prend ta place, ou elle disparaît. Pour revenir plus tard, ferme simplement la page.
hurry = Jouer à la place de qui réfléchit encore
for-the-host = Pour l’hôte
lock-table = Fermer la table
send-away-really = Oui, exclure { $name }
send-away-help = { $name } ne pourra se rasseoir ici que si tu le permets.
was-sent-away = { $name } ne peut plus s’asseoir ici
let-back = Laisser revenir
stop-game = Arrêter la partie
stop-game-really = Oui, arrêter maintenant
stop-game-help = Personne ne gagne. Vous pouvez recommencer avec les mêmes personnes.
clock-left = Encore { $time }
clock-paused = En pause à { $time }
clock-pause = Arrêter l’horloge
clock-resume = Relancer l’horloge
clock-extend = Une minute de plus
seconds-left = Encore { $count } secondes

## Écran commun
tv-join = Rejoins-nous sur
tv-waiting = { $count ->
    [0] Scanne le code et assieds-toi.
    [one] { $count } personne à table. Assieds-toi aussi.
   *[other] { $count } personnes à table.
}
tv-voting = { $count ->
    [one] Vote : on attend { $count } personne
   *[other] Vote : on attend { $count } personnes
}
tv-again = Encore une partie ? L’hôte peut relancer.

## Comment jouer
how-idea-title = L’idée
how-idea = À tour de rôle, quelqu’un est le conteur, choisit une image de sa main et en dit quelque chose. Un mot, une phrase, une chanson, un son.
how-give-title = Tout le monde pose une carte
how-give = Les autres choisissent une de leurs images qui pourrait convenir aussi. On mélange les images et on les accroche au mur.
how-vote-title = On vote
how-vote = Quelle image se cachait derrière l’indice ? Tout le monde vote en secret, sauf le conteur.
how-score-title = Les points
how-score-some = Une partie de la table la trouve, pas tout le monde : 3 pour le conteur, 3 pour qui l’a trouvée.
how-score-none = Tout le monde la trouve, ou personne : rien pour le conteur, 2 pour les autres. N’en dis donc ni trop, ni trop peu.
how-score-votes = Pour tout le monde sauf le conteur : 1 pour chaque vote sur sa propre image, 3 au plus.
how-three-title = À trois
how-three = Vous avez sept images en main et en posez deux à chaque indice : il y en a cinq au mur.
how-end-title = La fin
how-end-points = Dès que quelqu’un a { $count } points, la partie finit avec cette manche.
how-end-laps = { $count ->
    [one] La partie finit quand tout le monde a été conteur une fois.
   *[other] La partie finit quand tout le monde a été conteur { $count } fois.
}
how-end-pile = La partie finit avec la manche où l’on pioche la dernière carte.
how-win = Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
how-win-team = La paire qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
how-large-title = À sept ou plus
how-large = Deux votes par personne, sur deux images différentes ; le second est facultatif. Trouvée avec un vote unique : 1 de plus.
how-team-title = Équipes
how-team = Vous jouez par deux, avec un seul score. Le binôme du conteur pose aussi une carte. Les autres paires décident qui pose une carte ; l’autre personne vote.
how-team-vote-title = Un vote par paire
how-team-vote = Quelle image se cachait derrière l’indice ? Dans chaque autre paire, qui n’a pas posé de carte vote en secret.
back = Retour
how-here = À cette table
how-party-clue-title = Les mots d’abord
how-party-clue = Le conteur donne l’indice avant d’avoir vu ses cartes. Puis tout le monde, le conteur aussi, pose une image qui convient.
how-party-vote-title = Voter là où votent les autres
how-party-vote = Autant de points que de votes sur la même image que toi, 5 au plus ; tu peux voter pour la tienne. Un vote isolé : rien. Le jeton rouge du conteur barre une image : rien pour qui a voté là.
how-party-pass-title = Les cartes voyagent
how-party-pass = Après chaque manche, on passe ses cartes à gauche, faces cachées.

## Une première partie
lesson-claim = Toi et trois robots. Quelqu’un doit commencer : touche « Je commence ».
lesson-tell = Choisis une image et dis-en quelques mots. Ni trop clair, ni trop obscur : qu’une partie de la table la trouve, mais pas tout le monde.
lesson-told = Les autres cherchent maintenant, parmi les leurs, une image qui irait aussi avec tes mots.
lesson-watch = Toutes les images sont au mur, la tienne parmi elles. Les autres votent pour celle qui leur semble être la tienne.
lesson-own-some = Une partie de la table a trouvé ton image, pas tout le monde : c’est tout l’art. 3 points pour toi, 3 pour qui l’a trouvée.
lesson-own-all = Tout le monde l’a trouvée : c’était trop clair. Rien pour toi, 2 points pour les autres.
lesson-own-none = Personne ne l’a trouvée : c’était trop obscur. Rien pour toi, 2 points pour les autres.
lesson-hear = Quelqu’un d’autre raconte maintenant. Regarde ta main en attendant.
lesson-answer = Voici les mots de { $name }. Pose l’image que les autres pourraient prendre pour la sienne.
lesson-given = Ton image est avec les autres. Quand tout le monde aura posé une carte, on mélange et on accroche.
lesson-vote = Quelle image est celle de { $name } ? Touches-en une pour la voir, puis vote. Pas pour la tienne.
lesson-sealed = Confirmé. Après le dernier vote, tu verras la réponse.
lesson-found = Tu as trouvé l’image de { $name } : 3 points pour toi, 3 pour { $name }.
lesson-missed = Celle de { $name } était une autre. 3 points pour qui l’a trouvée, et 3 pour { $name }.
lesson-votes = Et 1 point pour chaque vote reçu par ta propre image.
lesson-finish = Compris
lesson-skip = Masquer les conseils
lesson-done-title = Tu connais tout le jeu
lesson-done = Tu as donné un indice, posé une carte et voté. Dès que quelqu’un a 30 points, qui en a le plus gagne. Entre amis, c’est encore mieux.
lesson-play-on = Continuer

## Ennuis
connection-lost = Connexion perdue.
connection-trying = On réessaie ; ta place et tes cartes sont gardées.
connection-back = Connexion rétablie
seat-lost = Ta place est maintenant ouverte sur un autre appareil. Tu regardes.
old-link-help = La place a été rendue, ou le lien n’a pas été copié en entier. Assieds-toi de nouveau, ou regarde simplement.
wrong-link-kept = Ce lien n’ouvre aucune place ici. Tu gardes la tienne.
seat-offered = Tu joues déjà ici sous le nom de { $mine }. Continuer en tant que { $theirs } sur cet appareil ?
seat-offered-help = Un lien personnel a été ouvert. Si ce n’est pas le tien, garde ta place.
seat-offered-stay = Rester { $mine }
seat-offered-take = Continuer en tant que { $theirs }
no-such-table-help = La table { $code } n’existe plus : on range les tables où personne ne vient plus. Demande un nouveau lien, ou ouvre une table.
old-page-help = Il y a une nouvelle version. Recharge la page, ta place est gardée.
trouble-help = Ta place et tes cartes sont gardées. Réessaie dans un instant.
sent-away-help = Si c’est une erreur, demande à l’hôte de te laisser revenir, puis recharge la page.
load-again = Recharger
to-start = Retour à l’accueil
no_connection = Le serveur est injoignable.

## Refus
no_such_table = Aucune table n’a ce code : vérifie ses six lettres
wrong_key = Ce lien n’ouvre aucune place ici
key_must_be_16_bytes = Ce lien personnel est incomplet : copie-le encore une fois
sit_down_first = Assieds-toi d’abord
sent_away = L’hôte t’a fait quitter cette table
table_is_locked = Cette table est fermée : demande à l’hôte de l’ouvrir
already_seated = Tu es déjà à table
table_is_full = La table est complète.
name_is_empty = Comment t’appelles-tu ?
name_is_too_long = Ce nom est trop long : 24 lettres au plus
name_is_taken = Quelqu’un ici porte déjà ce nom : choisis-en un autre
no_such_rabbit = Ce lapin n’existe pas : choisis l’un des douze
rabbit_is_taken = Quelqu’un a déjà ce lapin : choisis-en un autre
only_the_host_may = C’est réservé à l’hôte
no_such_person = Cette personne n’est plus là
bots_cannot_host = Un robot ne peut pas être l’hôte : choisis une personne
settings_not_understood = Ces réglages ne vont pas ensemble : change l’un d’eux
game_is_running = Une partie est en cours : attends sa fin
no_game_is_running = Aucune partie en cours
wait_for_the_next_round = Tu entres à la prochaine manche
order_must_name_everybody_once = Quelqu’un est arrivé ou parti ; réessaie
word_is_empty = Écris d’abord un mot
text_is_empty = Écris d’abord quelque chose
text_is_too_long = C’est trop long : raccourcis un peu
talk_is_off = Ici, le chat est désactivé ; l’hôte peut l’activer
only_teams_talk_apart = On ne se parle en privé qu’en équipes
there_is_no_clock = Cette table joue sans horloge
no_such_recording = L’enregistrement n’est pas arrivé : recommence
recording_is_too_long = C’est trop long : dix secondes au plus
recording_not_understood = Cet enregistrement est illisible : recommence
no_such_picture = Cette image n’est plus là
picture_is_known = Cette image, ou une image presque identique, est déjà là
enough_pictures = Cette table a déjà 300 images à elle, le maximum : retires-en d’abord une
no_such_deck = Ce paquet n’est pas sur ce serveur : choisis-en un autre
deck_name_is_taken = Un paquet de ce nom existe déjà ici : choisis un autre nom
uploads_are_off = Ce serveur n’accepte pas d’images : jouez avec ses paquets
table_is_out_of_room = Cette table n’a plus de place : retire d’abord une image
server_is_out_of_room = Ce serveur n’a plus de place pour des images : jouez avec ses paquets
not_a_picture = Nous ne savons pas ouvrir ce fichier : il faut du JPEG, PNG, WebP, AVIF ou GIF
picture_is_svg = Les dessins SVG ne sont pas acceptés : enregistre-le en PNG
picture_is_heic = Les photos HEIC ne s’ouvrent pas ici : envoie-la en JPEG
picture_is_damaged = Le fichier est abîmé ou incomplet : envoie une autre copie
picture_moves = Elle bouge : seules les images fixes peuvent être des cartes
picture_is_two_things = Ce fichier cache autre chose : enregistre l’image à nouveau et réessaie
picture_is_too_heavy = Le fichier dépasse 24 Mo : réduis-le d’abord
picture_is_too_large = Elle a plus de 64 millions de pixels : réduis-la d’abord
picture_is_too_small = Elle est trop petite : il faut au moins 200 × 300 pixels pour une carte
picture_says_too_much = Cette image est accompagnée de bien trop de données : enregistre-la sans ses détails
picture_took_too_long = Ce fichier n’a pas pu être ouvert à temps : enregistre-le à nouveau, ou réduit
archive_is_damaged = Le zip est abîmé ou incomplet : refais-le
archive_is_locked = Le zip a un mot de passe : refais-le sans
archive_is_too_large = Le zip contient trop de choses : 1000 fichiers et 256 Mo au plus
archive_in_archive = Un zip dans un zip ne s’ouvre pas : décompresse-le d’abord
archive_leads_astray = Des noms de fichiers mènent hors de ce zip : refais-le
nothing_in_it = Il n’y a pas d’images dedans : il faut du JPEG, PNG, WebP, AVIF ou GIF
cannot_write_now = Le serveur ne peut pas enregistrer maintenant. Rien n’est perdu ; réessaie.
too_many_tables = Trop de tables ont été ouvertes d’ici. Attends un peu.
too_fast = C’était trop rapide. Réessaie.
not_understood = Cette page n’est plus à jour : recharge-la
game_has_ended = La partie est finie
seat_is_not_playing = Tu ne joues pas dans cette partie ; tu pourras entrer à la prochaine
not_in_this_phase = Ce moment est passé
storyteller_already_chosen = Quelqu’un a été plus rapide
first_clue_claims = Ici, le premier indice décide : donne simplement le tien
only_storyteller_gives_clue = Seul le conteur donne l’indice
clue_needs_a_card = Choisis une image pour ton indice
clue_takes_no_card = En Party, l’indice vient sans image
clue_is_empty = Dis d’abord quelque chose
clue_is_too_long = L’indice est trop long : 200 signes au plus
clue_is_spoken = À cette table, on dit l’indice à voix haute
card_not_in_hand = Cette image n’est pas dans ta main : choisis-en une autre
storyteller_has_submitted = Ton image est déjà posée
already_submitted = Ton image est déjà posée
wrong_number_of_cards = Pose une image ; à trois, deux
cards_must_differ = Deux images différentes, s’il te plaît
only_teams_name_a_giver = Seules les équipes choisissent qui pose une carte
storytellers_team_names_no_giver = Dans l’équipe du conteur, c’est le binôme qui pose la carte
giver_must_be_of_the_team = Il faut que ce soit toi ou ton binôme
giver_already_agreed = Vous êtes déjà d’accord
giver_not_agreed = Décidez d’abord qui pose une carte
partner_gives = C’est ton binôme qui pose la carte
storyteller_does_not_vote = Le conteur ne vote pas
giver_does_not_vote = Ton binôme vote pour vous deux
wrong_number_of_votes = Place un vote ; à sept ou plus, tu peux en placer deux
votes_must_differ = Les deux votes vont sur deux images différentes
no_such_slot = Il n’y a pas d’image ici
cannot_vote_for_own_card = C’est ta propre image : vote pour une autre
cannot_vote_for_own_team = C’est l’image de ton équipe : vote pour une autre
red_token_is_missing = Pose aussi le jeton rouge
only_storyteller_places_red = Seul le conteur a un jeton rouge
red_cannot_lie_on_green = Le rouge ne peut pas être sur ton vert : pose-le ailleurs
already_confirmed = Tu as déjà confirmé
too_few_players = Il manque du monde : 3 pour Classique, 6 pour Party et Équipes
too_many_players = Vous êtes trop : on joue à 12 au plus
teams_need_an_even_number = Les équipes demandent un nombre pair : 6, 8, 10 ou 12
teams_keep_their_seats = En équipes, personne n’entre en cours de partie ; attends la prochaine
end_does_not_fit_mode = Cette fin ne va pas avec ce jeu : choisis-en une autre
deck_is_too_small = Il y a trop peu d’images pour tant de monde : ajoutez un paquet
seat_is_taken = Cette place est prise : choisis-en une autre
no_such_seat = Cette place n’existe pas
not_enough_cards_to_join = Il reste trop peu d’images ; tu pourras entrer à la prochaine partie

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = Viens jouer
preview-invitation = Une table t’attend
preview-text = Le conteur dit quelques mots, chaque joueur pose une image. Laquelle était la sienne ? Ouvre le lien et installe-toi, sans compte.

## more
edition-why = Les règles imprimées varient un peu. Jouez avec celles que vous connaissez.

## growth

said_enough_for_now = C’était beaucoup d’un coup. Souffle un instant, puis reprends.
enough_for_an_hour = C’est beaucoup pour une heure. Réessaie dans un petit moment.
too_many_decks = Beaucoup de paquets ont été enregistrés d’ici. Garde le prochain pour demain.
export_is_running = Ton téléchargement est déjà en cours. Attends qu’il se termine.

## people

table_is_closed = Cette table est fermée
table-closed-help = Seules les personnes déjà là peuvent la voir. Demande un lien à l’hôte, et tu pourras regarder.
lock-closes-help = Personne d’autre ne peut s’asseoir ni regarder. Qui est là peut rester.
copy-look-link = Copier un lien pour regarder
copy-look-help = Avec ce lien, on peut regarder et voir aussi vos propres images.
own-pictures-hidden = Vos propres images restent cachées ici. Pour les montrer, ouvrez cet écran depuis le menu de la table.
name_looks_like_another = Ce nom ressemble trop à celui de quelqu’un ici : choisis-en un autre
tables-kept = 
    { $days ->
        [one] Une table que personne n’utilise pendant un jour est supprimée.
       *[other] Une table que personne n’utilise pendant { $days } jours est supprimée, avec toutes ses parties.
    }
tables-kept-always = Les tables sont gardées ici jusqu’à ce que quelqu’un les supprime.
my-data-all-help = Tes noms, messages, indices, enregistrements et images à cette table, et les paquets que tu en as enregistrés.
my-data-forget-all-help = Tu quittes la table et tout est effacé, même les paquets que tu as enregistrés. Les cartes et les votes que tu as joués restent, sous un autre nom.

## talk

seat_is_in_use = Cette place est utilisée en ce moment sur un autre appareil
seat_is_claimed = Quelqu’un d’autre demande cette place : attends la réponse
no_such_claim = C’est déjà réglé
nobody_to_ask = Personne d’autre n’est là pour te reconnaître : réessaie quand quelqu’un sera là
seat_was_in_use_lately = Cette place servait il y a un instant : accepte de nouveau quand elle sera vide depuis trois minutes
talk_is_slow = Ici, on parle lentement : tu pourras reparler dans { $seconds } s
you_are_muted = L’hôte t’a coupé la parole
host_cannot_be_reported = Les signalements vont à l’hôte : on ne peut pas signaler l’hôte
enough_reports = Beaucoup de signalements attendent déjà l’hôte
lost-seat = J’étais déjà là
lost-seat-help = Choisis ton nom. Les autres pourront te rendre ta place.
lost-seat-waiting = On demande à la table si tu es { $name }…
lost-seat-over = La place n’a pas changé. Redemande, ou assieds-toi sous un autre nom.
claim-asked = Un nouvel appareil dit : « J’étais { $name }. » C’est vrai ?
claim-consequence = Alors il verra ces cartes et jouera la suite ; l’ancien appareil perd la place.
claim-yes = Oui, c’est { $name }
claim-no = Non
claim-agreed = Merci. Il faut l’accord d’une autre personne.
notice-left = { $who } quitte la table
notice-sent_away = { $by } exclut { $who }
notice-let_back = { $by } laisse revenir { $who }
notice-bot_took_over = { $by }, un robot, continue pour { $who }
notice-seat_regained = { $who } retrouve sa place, sur un autre appareil. D’accord : { $by }
notice-host_changed = L’hôte est maintenant { $who }
notice-locked = { $by } ferme la table
notice-unlocked = { $by } ouvre la table
notice-muted = { $by } coupe la parole à { $who }
notice-unmuted = { $who } peut de nouveau parler
notice-played_for = { $by } fait jouer un robot pour { $who }
notice-stood_in = Un robot joue pour { $who }
notice-plays_again = { $who } joue de nouveau
about-person = À propos de { $name }
mute-for-me = Masquer pour moi
unmute-for-me = Ne plus masquer
muted-for-me = Tu masques : { $names }
mute-for-all = Couper la parole
unmute-for-all = Rendre la parole
is-muted = sans parole
report-to-host = Signaler à l’hôte
was-reported = Seul l’hôte le voit. Merci.
report-asked = { $by } signale { $name }
report-dismiss = Laisser
slow-talk = Parler lentement
slow-talk-0 = Non
slow-talk-10 = Un message toutes les 10 s
slow-talk-30 = Un message toutes les 30 s
