// What is sent and answered over HTTP, made by `python -m conteur.web.protocol.typescript`: not to be edited.

import type { Status } from "./protocol";

/** The name of a deck that was saved on this server, or brought to a table. */
export interface DeckKept {
  name: string;
}

/** One card's picture, in two sizes, and its texts. */
export interface Picture {
  id: string;
  image: string;
  small: string;
  /** Empty if it has none. */
  title: string;
  /** Alternative text in the requested language; empty if there is none. */
  description: string;
}

/** A deck's pictures in card order, and who made them. */
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
  /** Saved on this server by somebody; it has to be brought to a table before it can be chosen. */
  is_saved: boolean;
}

/** All decks, and whether hosts may upload their own pictures. */
export interface Decks {
  decks: readonly DeckListing[];
  can_bring: boolean;
}

/** How much of a person was erased. */
export interface ForgottenThings {
  entries: number;
  recordings: number;
  pictures: number;
  /** Decks they had saved from the table's pictures. */
  decks: number;
}

/** How long this server keeps tables. */
export interface Keeping {
  /** A table that nobody has used for this many days is removed; null: tables are kept forever. */
  days: number | null;
}

/** A recording's name, to be given as the clue. */
export interface Kept {
  name: string;
}

/** What a visitor sees of a table before sitting down, and in the public lobby: no names, no cards. */
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

/** The address of this server for other devices. */
export interface Reached {
  /** Without a trailing slash; null if no device can reach it, or if you are not on the same machine. */
  url: string | null;
}

/** A refusal; the code says why. The codes are in docs/protocol.md. */
export interface RefusedAnswer {
  refused: string;
}

/** The title for a deck to be saved. */
export interface SaveDeck {
  title: string;
}

/** One card: its picture in two sizes, and its texts. */
export interface BoxCard {
  deck: string;
  id: string;
  image: string;
  small: string;
  title: string;
  description: string;
  /** Only for pictures the host brought: those of other cards would give away how bots think. */
  tags: readonly string[];
}

/** The pictures by card number, and the picture on their back. */
export interface TableCards {
  stamp: string;
  cards: readonly BoxCard[];
  back: Picture | null;
}

/** Your apparent address, and how the request arrived. */
export interface Visitor {
  /** The address that rate limits are counted for. */
  address: string;
  host: string;
  scheme: string;
  /** Whether a proxy forwarded your address. */
  is_forwarded: boolean;
  /** Whether the proxy is trusted. */
  is_believed: boolean;
}

/** The result for one uploaded file: the id of its picture, or why there is none. */
export interface TakenFile {
  name: string;
  picture: string | null;
  refused: string | null;
}
