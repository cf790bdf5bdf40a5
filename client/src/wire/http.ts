// What is sent and answered over HTTP, made by `python -m conteur.web.protocol.typescript`: not to be edited.

import type { Status } from "./protocol";

/** The name of a deck that was saved on this server, or brought to a table. */
export interface DeckKept {
  name: string;
}

/** One card's picture, in two sizes, and its words. */
export interface Picture {
  id: string;
  image: string;
  small: string;
  /** Empty if it has none. */
  title: string;
  /** What is shown, for whoever cannot see it, in the language asked for; empty if nobody wrote it. */
  description: string;
}

/** A deck's pictures in card order, and whose they are. */
export interface DeckPictures {
  id: string;
  title: string;
  authors: readonly string[];
  licence: string;
  version: string;
  cards: readonly Picture[];
  back: Picture | null;
}

/** A deck to choose. */
export interface DeckListing {
  name: string;
  title: string;
  authors: readonly string[];
  licence: string;
  cards: number;
  /** Brought and saved here by somebody; it has to be brought to a table before it can be chosen. */
  is_saved: boolean;
}

/** All there are, and whether hosts may bring pictures of their own. */
export interface Decks {
  decks: readonly DeckListing[];
  can_bring: boolean;
}

/** How much of a person was erased. */
export interface ForgottenThings {
  entries: number;
  recordings: number;
  pictures: number;
  /** That they had saved from the table's pictures. */
  decks: number;
}

/** How long this server keeps what people leave. */
export interface Keeping {
  /** A table that nobody has used for so many days is removed; null: none ever is. */
  days: number | null;
}

/** A recording's name, to be given as the clue. */
export interface Kept {
  name: string;
}

/** What a visitor sees of a table before sitting down, also in the public lobby: no names, no cards. */
export interface Listing {
  code: string;
  status: Status;
  mode: string;
  edition: string;
  people: number;
  bots: number;
  is_public: boolean;
  is_locked: boolean;
}

/** A new table: its code, and the link people share. */
export interface Opened {
  code: string;
  path: string;
}

/** The tables in the lobby, newest first. */
export interface PublicTableList {
  tables: readonly Listing[];
}

/** Where other devices find this server. */
export interface Reached {
  /** Without a slash at the end; null if none could, or if you are not on the same machine. */
  url: string | null;
}

/** No; the code says why. The codes are in docs/protocol.md. */
export interface RefusedAnswer {
  refused: string;
}

/** What a deck shall be called. */
export interface SaveDeck {
  title: string;
}

/** One card: its picture in two sizes, and its words. */
export interface BoxCard {
  deck: string;
  id: string;
  image: string;
  small: string;
  title: string;
  description: string;
  /** Of the pictures the host brought only: the others' would give bots away. */
  tags: readonly string[];
}

/** The pictures by card number, and the back of all. */
export interface TableCards {
  stamp: string;
  cards: readonly BoxCard[];
  back: Picture | null;
}

/** Who you seem to be, and what was asked for. */
export interface Visitor {
  /** Whom limits count for. */
  address: string;
  host: string;
  scheme: string;
  /** Whether a proxy named you. */
  is_forwarded: boolean;
  /** Whether the proxy is trusted. */
  is_believed: boolean;
}

/** What became of one uploaded file: the id of its picture, or why there is none. */
export interface TakenFile {
  name: string;
  picture: string | null;
  refused: string | null;
}
