// Made from src/conteur/web/protocol by `python -m conteur.web.protocol.typescript`: not to be edited.
// docs/protocol.md explains it.

export const PROTOCOL_VERSION = 1;

/** The first message. With a seat key it is that seat's socket; without, a spectator's. */
export interface Hello {
  type: "hello";
  protocol: number;
  key?: string | null;
  /** A look key, if you have one: it admits a spectator to a locked table. */
  look?: string | null;
}

/** The sender's idempotency key for a request. Sent again, it is answered again, but not done again. */
export type Ref = string;

/** I have an idea: let me tell first. */
export interface ClaimStory {
  kind: "claim_story";
}

/** One picture of the deck, by its index: 0 to the size of the deck minus one. */
export type Card = number;

/** My clue and my card; in Party the card is null. For a recording, the clue is its name. */
export interface GiveClue {
  kind: "give_clue";
  clue: string;
  card?: Card | null;
}

/** A place at the table, 0 to 11; the player on the left has the next higher seat that is taken. */
export type Seat = number;

/** Team: this one of us two should give the card. */
export interface NameGiver {
  kind: "name_giver";
  giver: Seat;
}

/** My card for the clue; with three players, my two. */
export interface SubmitCards {
  kind: "submit_cards";
  cards: readonly Card[];
}

/** A numbered space of the gallery, 1 to 12; 1 is the leftmost. */
export type Slot = number;

/** My vote or votes; `red` is the Party storyteller's red token. */
export interface CastVotes {
  kind: "cast_votes";
  slots: readonly Slot[];
  red?: Slot | null;
}

/** I have seen the points: let the next round begin. */
export interface ConfirmScores {
  kind: "confirm_scores";
}

export type WireMove = ClaimStory | GiveClue | NameGiver | SubmitCards | CastVotes | ConfirmScores;

/** A move of the game. */
export interface MakeMove {
  type: "move";
  ref: Ref;
  move: WireMove;
}

/** One of the twelve rabbits, 0 to 11. */
export type Rabbit = number;

/** Let me sit down. The key, 16 random bytes made by the sender, proves the seat from now on. */
export interface Sit {
  kind: "sit";
  name: string;
  key: string;
  rabbit?: Rabbit | null;
}

/** Somebody, or a bot, at this table: a number that is never used again. */
export type Person = number;

/** I had this seat, but lost my key. The people here decide; the key is a new one, as for `sit`. */
export interface ClaimSeat {
  kind: "claim_seat";
  person: Person;
  key: string;
}

/** I no longer claim the seat; the key is the one I claimed it with. */
export interface WithdrawClaim {
  kind: "withdraw_claim";
  key: string;
}

/** Yes, they are who they say they are; or no. */
export interface AnswerClaim {
  kind: "answer_claim";
  claim: number;
  agrees: boolean;
}

/** Call me this, and give me that rabbit. */
export interface ChangeLook {
  kind: "change_look";
  name: string;
  rabbit: Rabbit;
}

/** I am leaving for good. */
export interface Leave {
  kind: "leave";
}

/** Mix this into the next shuffle. */
export interface AddWord {
  kind: "add_word";
  word: string;
}

/** Something to everybody, or to my partner. */
export interface Say {
  kind: "say";
  text: string;
  to_team?: boolean;
}

export type Reaction = "applause" | "laugh" | "wow" | "heart" | "think" | "hurry";

/** A gesture. */
export interface React {
  kind: "react";
  reaction: Reaction;
}

/** Stop the clock. */
export interface Pause {
  kind: "pause";
}

/** Let the clock continue. */
export interface Resume {
  kind: "resume";
}

/** Give this phase one more minute. */
export interface Extend {
  kind: "extend";
}

/** Host: a bot for an empty chair. */
export interface AddBot {
  kind: "add_bot";
}

/** Host: remove this person from the table. */
export interface SendAway {
  kind: "send_away";
  person: Person;
}

/** Host: this person, who was sent away, may sit down again. */
export interface LetBack {
  kind: "let_back";
  person: Person;
}

/** Host: this person may no longer talk to the table. */
export interface Mute {
  kind: "mute";
  person: Person;
}

/** Host: this person may talk again. */
export interface Unmute {
  kind: "unmute";
  person: Person;
}

/** To the host alone: this person misbehaves; `remark` is the number of the remark, if the report is about one. */
export interface ReportPerson {
  kind: "report_person";
  person: Person;
  remark?: number | null;
}

/** Host: I have dealt with this report. */
export interface CloseReport {
  kind: "close_report";
  report: number;
}

/** Host: this person is the host from now on. */
export interface HandOver {
  kind: "hand_over";
  person: Person;
}

export type PaceName = "off" | "relaxed" | "brisk" | "own";

/** The phase of a game; it decides who has to do what. */
export type Phase = "claiming" | "telling" | "submitting" | "voting" | "scored" | "ended";

/** Whether a bot takes a leaver's seat for good, or the seat is removed between rounds. In Team always a bot. */
export type Leavers = "bot" | "go";

export type SlowTalk = 0 | 10 | 30;

/** How well bots play. */
export type BotLevel = "easy" | "medium" | "hard";

/** The language a table plays in. */
export type Language = "en" | "de" | "fr" | "es" | "pt" | "it" | "nl" | "pl" | "ru" | "ar";

/** The settings to change; the others stay as they are. */
export interface SettingsChange {
  mode?: "base" | "party" | "team";
  edition?: string;
  options?: Readonly<Record<string, string | number | Readonly<Record<string, number>> | null>>;
  pace?: PaceName;
  seconds?: Readonly<Partial<Record<Phase, number>>>;
  leavers?: Leavers;
  is_public?: boolean;
  has_talk?: boolean;
  slow_talk?: SlowTalk;
  is_locked?: boolean;
  bot_level?: BotLevel;
  language?: Language;
  bots_learn?: boolean;
  decks?: readonly string[];
}

/** Host: change these settings. */
export interface ChangeSettings {
  kind: "change_settings";
  settings: SettingsChange;
}

/** Host: use this seating order. */
export interface ArrangeSeats {
  kind: "arrange_seats";
  order: readonly Person[];
}

/** Host: give one of our own pictures this title, and these tags for the bots. */
export interface DescribePicture {
  kind: "describe_picture";
  picture: string;
  title: string;
  tags?: readonly string[];
}

/** Host: remove one of our own pictures. */
export interface RemovePicture {
  kind: "remove_picture";
  picture: string;
}

/** Host: deal. */
export interface StartGame {
  kind: "start_game";
}

/** Host: stop the game; nobody wins. */
export interface AbandonGame {
  kind: "stop_game";
}

/** Host: back to the waiting room, with the same people. */
export interface Reopen {
  kind: "reopen";
}

/** Host: a stand-in plays for everybody who is still thinking, or for this person alone, just this once. */
export interface Hurry {
  kind: "hurry";
  person?: Person | null;
}

/** What somebody at the table may ask. */
export type SeatedAsk =
  | AnswerClaim
  | ChangeLook
  | Leave
  | AddWord
  | Say
  | React
  | Pause
  | Resume
  | Extend
  | AddBot
  | SendAway
  | LetBack
  | Mute
  | Unmute
  | ReportPerson
  | CloseReport
  | HandOver
  | ChangeSettings
  | ArrangeSeats
  | DescribePicture
  | RemovePicture
  | StartGame
  | AbandonGame
  | Reopen
  | Hurry;

export type Ask = Sit | ClaimSeat | WithdrawClaim | SeatedAsk;

/** An ask to the table. */
export interface MakeAsk {
  type: "ask";
  ref: Ref;
  ask: Ask;
}

/** A heartbeat. */
export interface Ping {
  type: "ping";
}

export type FromClient = Hello | MakeMove | MakeAsk | Ping;

/** The phase's clock when this was sent. */
export interface TimeView {
  milliseconds: number;
  is_paused: boolean;
}

export type Status = "waiting" | "playing" | "ended";

/** The settings of one table; a missing option means the edition's default. */
export interface Settings {
  mode: "base" | "party" | "team";
  edition: string;
  options: Readonly<Record<string, string | number | Readonly<Record<string, number>> | null>>;
  pace: PaceName;
  /** Pace `own`: how long each phase may take; a phase that is not listed has no limit. */
  seconds: Readonly<Partial<Record<Phase, number>>>;
  leavers: Leavers;
  is_public: boolean;
  has_talk: boolean;
  /** Seconds that have to pass between two remarks by one person. */
  slow_talk: SlowTalk;
  /** Nobody new may sit down. */
  is_locked: boolean;
  bot_level: BotLevel;
  /** The language bots speak: the host's, unless it was changed. */
  language: Language;
  /** Whether this server's bots remember the clues given here for later games. */
  bots_learn: boolean;
  /** The decks that are mixed and dealt, by name; `own` is the pictures the host brought. */
  decks: readonly string[];
}

/** Somebody at the table, in seating order. */
export interface PersonView {
  person: Person;
  name: string;
  rabbit: Rabbit;
  seat: Seat | null;
  is_host: boolean;
  is_bot: boolean;
  is_here: boolean;
  is_leaving: boolean;
  /** Whether the host has muted them. */
  is_muted: boolean;
}

/** A word mixed into the next shuffle. */
export interface WordView {
  person: Person;
  word: string;
}

/** Somebody the host sent away, who may not sit down again until let back. */
export interface SentAwayView {
  person: Person;
  name: string;
}

/** Somebody who lost the key of a seat asks for it. */
export interface ClaimView {
  claim: number;
  /** Whose seat it is. */
  person: Person;
  /** Who may answer: the host if connected, otherwise everybody who is; then two have to agree. */
  asked: readonly Person[];
  /** Who has agreed. */
  supporters: readonly Person[];
}

/** A deck saved on this server that was brought to this table. */
export interface BroughtView {
  name: string;
  title: string;
  cards: number;
}

/** How many pictures there are to deal; the pictures are at `/api/tables/CODE/cards`. */
export interface BoxView {
  /** In the chosen decks. */
  cards: number;
  /** Needed for this many people, or for the fewest that could play. */
  needed: number;
  /** Brought by the host, chosen or not. */
  own: number;
  brought: readonly BroughtView[];
  /** Changes when the pictures of the game or their texts change: fetch them again then. */
  stamp: string;
}

/** The people and their settings. */
export interface TableView {
  code: string;
  status: Status;
  settings: Settings;
  people: readonly PersonView[];
  spectators: number;
  games: number;
  /** SHA-256 of the next game's secret. */
  next_commitment: string;
  words: readonly WordView[];
  /** What is missing before the host can deal, as a refusal code. */
  cannot_start: string | null;
  /** Why nobody else may sit down, as a refusal code. */
  cannot_sit: string | null;
  sent_away: readonly SentAwayView[];
  claims: readonly ClaimView[];
  /** The options that make a difference in this mode with this many people. */
  offered: readonly string[];
  /** How many rounds the next game will have, if that is known before the deal. */
  rounds: number | null;
  box: BoxView;
}

export type ClueKind = "text" | "spoken" | "sound";

/** The setup of the running game. */
export interface SetupView {
  mode: "base" | "party" | "team";
  players: number;
  end: "pile" | Readonly<Partial<Record<"points" | "laps", number>>>;
  bonus_when: "always" | "mixed";
  bonus_cap: number | null;
  second_vote: "auto" | "never";
  red_on_green: "allowed" | "forbidden";
  own_team_vote: "void" | "count" | "forbid";
  party_hands: "storyteller" | "all";
  team_talk: "public" | "private";
  first_storyteller: "claim" | "clue" | "random";
  clue: ClueKind;
  deck_size: number;
}

/** Who scores together: a seat, or in Team a pair, named by the lower of its two seats. */
export type Side = number;

/** One player of the running game. */
export interface PlayerView {
  seat: Seat;
  side: Side;
  score: number;
  hand_size: number;
  told: number;
}

/** Team: who a partner has named to give. */
export interface NamedView {
  seat: Seat;
  giver: Seat;
}

/** How many of the voters found the storyteller's card. */
export type FoundBy = "all" | "some" | "none";

/** The votes on one voting board. */
export interface BallotView {
  seat: Seat;
  slots: readonly Slot[];
  red: Slot | null;
}

/**
 * What points were won for.
 *
 * told: the storyteller's clue was found by some, but not by all. found: found the storyteller's card.
 * spared: everybody or nobody found it, and all but the storyteller profit. votes: others took this side's card
 * for the storyteller's. single: found with one vote where two were allowed. together: in Party, voted like others.
 */
export type Reason = "told" | "found" | "spared" | "votes" | "single" | "together";

/** Points, what for, and whose votes earned them. */
export interface AwardView {
  side: Side;
  reason: Reason;
  points: number;
  voters: readonly Seat[];
}

/** What is revealed when the last vote is in. In Party the first three stay null. */
export interface RevealView {
  found_by: FoundBy | null;
  story_slot: Slot | null;
  owners: readonly Seat[] | null;
  ballots: readonly BallotView[];
  awards: readonly AwardView[];
}

/** Why a game is over. */
export type EndReason = "points" | "laps" | "pile" | "stopped";

/** What proves the shuffle; the secret once the game is over. */
export interface ShuffleView {
  commitment: string;
  words: readonly string[];
  secret: string | null;
}

/** The part of the game everybody sees. */
export interface GameView {
  setup: SetupView;
  phase: Phase;
  round: number;
  storyteller: Seat | null;
  clue: string | null;
  players: readonly PlayerView[];
  awaited: readonly Seat[];
  named: readonly NamedView[];
  gallery: readonly Card[];
  reveal: RevealView | null;
  pile: number;
  discard: number;
  end_reason: EndReason | null;
  winners: readonly Side[];
  shuffle: ShuffleView;
}

/** claim_story. */
export interface MayClaim {
  kind: "may_claim";
}

/** give_clue with one of these cards; with none of them if the list is empty. */
export interface MayTell {
  kind: "may_tell";
  cards: readonly Card[];
  clue: ClueKind;
}

/** name_giver with one of these. */
export interface MayNameGiver {
  kind: "may_name_giver";
  givers: readonly [Seat, Seat];
}

/** submit_cards with exactly this many of these. */
export interface MaySubmit {
  kind: "may_submit";
  cards: readonly Card[];
  count: number;
}

/** cast_votes for one to `at_most` different ones of these; red for one of `red`, if there are any. */
export interface MayVote {
  kind: "may_vote";
  slots: readonly Slot[];
  at_most: number;
  red: readonly Slot[];
  red_on_green: boolean;
}

/** confirm_scores. */
export interface MayConfirm {
  kind: "may_confirm";
}

export type WireOption = MayClaim | MayTell | MayNameGiver | MaySubmit | MayVote | MayConfirm;

/** What one player alone sees of the game. */
export interface HandView {
  seat: Seat;
  /** null while the cards must not be looked at. */
  hand: readonly Card[] | null;
  submitted: readonly Card[];
  slots: readonly Slot[];
  red: Slot | null;
  options: readonly WireOption[];
}

/** Somebody reported another person to the host. */
export interface ReportView {
  report: number;
  person: Person;
  by: Person;
  /** The number of the remark, if the report is about one. */
  remark: number | null;
}

/** What one person alone sees. */
export interface YouView {
  person: Person;
  /** The kinds of ask this person may send now. */
  asks: readonly string[];
  game: HandView | null;
  /** Only for the host; empty for everybody else. */
  reports: readonly ReportView[];
}

/** The whole view of the receiver, sent every time something changes. */
export interface View {
  type: "view";
  version: number;
  time_left: TimeView | null;
  table: TableView;
  game: GameView | null;
  you: YouView | null;
}

/** The reply to the request with this ref: done and durable, or why not. */
export interface Answer {
  type: "answer";
  ref: string;
  refused: string | null;
  /** Who you are now, after sitting down. */
  person: Person | null;
  /** The table's version: a view of this or a later version shows the change. 0: it did not reach the table. */
  version: number;
  /** Milliseconds after which to try again, with `talk_is_slow`. */
  wait: number;
}

/** Something said at the table. */
export interface RemarkView {
  number: number;
  at: number;
  person: Person;
  text: string;
  to_team: boolean;
  is_reaction: boolean;
  /** Said by a bot: `text` is one of `conteur.tables.phrases`, to be shown in the reader's language. */
  is_phrase: boolean;
}

export type NoticeKind =
  | "left"
  | "sent_away"
  | "let_back"
  | "bot_took_over"
  | "seat_regained"
  | "host_changed"
  | "locked"
  | "unlocked"
  | "muted"
  | "unmuted"
  | "played_for"
  | "stood_in"
  | "plays_again";

/** Something people did: a code, with names as they were then. */
export interface NoticeView {
  number: number;
  at: number;
  kind: NoticeKind;
  /** Whom it is about; empty if it is about the table. */
  who: string;
  /** Who did it, if anybody did; for `bot_took_over`, the bot. */
  by: readonly string[];
}

/** What was said and what happened, each oldest first. */
export interface Talk {
  type: "talk";
  remarks: readonly RemarkView[];
  notices: readonly NoticeView[];
}

/** Your new look key. Sent with the next hello, it lets you watch even if the table is locked by then. */
export interface Look {
  type: "look";
  key: string;
  /** Whether it also shows own pictures; people at the table put such a key into invitation links. */
  is_invitation: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The last message before the server closes the socket, with a code that says why. */
export interface Bye {
  type: "bye";
  why: string;
}

export type ToClient = View | Answer | Talk | Look | Pong | Bye;

/** One round, played to its end; the scores are those after it. */
export interface AlbumRound {
  round: number;
  storyteller: Seat | null;
  clue: string | null;
  gallery: readonly Card[];
  reveal: RevealView | null;
  players: readonly PlayerView[];
  /** Who sat at the table then; somebody may have left since. */
  people: readonly PersonView[];
}

/** A finished game, round by round. What stays secret in a game, such as owners in Party, stays secret here. */
export interface Album {
  setup: SetupView;
  rounds: readonly AlbumRound[];
}

/** Why the game says no. */
export const GAME_REFUSALS = [
  "game_has_ended",
  "seat_is_not_playing",
  "not_in_this_phase",
  "storyteller_already_chosen",
  "first_clue_claims",
  "only_storyteller_gives_clue",
  "clue_needs_a_card",
  "clue_takes_no_card",
  "clue_is_empty",
  "clue_is_too_long",
  "clue_is_spoken",
  "card_not_in_hand",
  "storyteller_has_submitted",
  "already_submitted",
  "wrong_number_of_cards",
  "cards_must_differ",
  "only_teams_name_a_giver",
  "storytellers_team_names_no_giver",
  "giver_must_be_of_the_team",
  "giver_already_agreed",
  "giver_not_agreed",
  "partner_gives",
  "storyteller_does_not_vote",
  "giver_does_not_vote",
  "wrong_number_of_votes",
  "votes_must_differ",
  "no_such_slot",
  "cannot_vote_for_own_card",
  "cannot_vote_for_own_team",
  "red_token_is_missing",
  "only_storyteller_places_red",
  "red_cannot_lie_on_green",
  "already_confirmed",
  "too_few_players",
  "too_many_players",
  "teams_need_an_even_number",
  "teams_keep_their_seats",
  "end_does_not_fit_mode",
  "deck_is_too_small",
  "seat_is_taken",
  "no_such_seat",
  "not_enough_cards_to_join",
] as const;

/** Why the table says no. */
export const TABLE_REFUSALS = [
  "no_such_table",
  "wrong_key",
  "key_must_be_16_bytes",
  "sit_down_first",
  "sent_away",
  "table_is_locked",
  "table_is_closed",
  "already_seated",
  "table_is_full",
  "name_is_empty",
  "name_is_too_long",
  "name_is_taken",
  "name_looks_like_another",
  "no_such_rabbit",
  "rabbit_is_taken",
  "only_the_host_may",
  "no_such_person",
  "bots_cannot_host",
  "settings_not_understood",
  "game_is_running",
  "no_game_is_running",
  "wait_for_the_next_round",
  "seat_is_in_use",
  "seat_is_claimed",
  "no_such_claim",
  "nobody_to_ask",
  "seat_was_in_use_lately",
  "order_must_name_everybody_once",
  "word_is_empty",
  "text_is_empty",
  "text_is_too_long",
  "talk_is_off",
  "talk_is_slow",
  "you_are_muted",
  "host_cannot_be_reported",
  "enough_reports",
  "only_teams_talk_apart",
  "there_is_no_clock",
  "no_such_recording",
  "recording_is_too_long",
  "recording_not_understood",
  "no_such_picture",
  "picture_is_known",
  "enough_pictures",
  "no_such_deck",
  "deck_name_is_taken",
  "uploads_are_off",
  "table_is_out_of_room",
  "server_is_out_of_room",
  "cannot_write_now",
  "too_many_tables",
  "too_fast",
  "said_enough_for_now",
  "enough_for_an_hour",
  "too_many_decks",
  "export_is_running",
  "not_understood",
] as const;

/** Why a file does not become a card. */
export const PICTURE_REFUSALS = [
  "not_a_picture",
  "picture_is_svg",
  "picture_is_heic",
  "picture_is_damaged",
  "picture_moves",
  "picture_is_two_things",
  "picture_is_too_heavy",
  "picture_is_too_large",
  "picture_is_too_small",
  "picture_says_too_much",
  "picture_took_too_long",
  "archive_is_damaged",
  "archive_is_locked",
  "archive_is_too_large",
  "archive_in_archive",
  "archive_leads_astray",
  "nothing_in_it",
] as const;

/** The refusals this version knows; a server may know more. */
export type KnownRefusal =
  | (typeof GAME_REFUSALS)[number]
  | (typeof TABLE_REFUSALS)[number]
  | (typeof PICTURE_REFUSALS)[number];

/** What bots say to their partners in Team. */
export const PHRASES = [
  "let_me",
  "i_have_one",
  "you_give",
  "not_sure",
  "all_right",
] as const;

/** What happens among the people, as the talk tells it. */
export const NOTICES = [
  "left",
  "sent_away",
  "let_back",
  "bot_took_over",
  "seat_regained",
  "host_changed",
  "locked",
  "unlocked",
  "muted",
  "unmuted",
  "played_for",
  "stood_in",
  "plays_again",
] as const;
