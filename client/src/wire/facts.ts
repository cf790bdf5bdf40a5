// What the server knows and the pages need before they ask: limits, names of choices, printed endings. Made by
// `python -m conteur.web.protocol.typescript`: not to be edited.

export const MAX_SEATS = 12;

export const MAX_CLUE_LENGTH = 200;

export const MAX_NAME_LENGTH = 24;

export const MAX_SHUFFLE_WORD_LENGTH = 60;

export const MAX_REMARK_LENGTH = 300;

export const MAX_TITLE_LENGTH = 60;

export const MAX_TAG_LENGTH = 40;

export const MAX_TAGS = 12;

export const MAX_PHASE_SECONDS = 3600;

export const MAX_RECORDING_SECONDS = 10;

export const CODE_LENGTH = 6;

export const RECORDING_NAME_LENGTH = 22;

export const FIRST_DECK = "reverie";

export const OWN_DECK = "own";

export const MODES = ["base", "party", "team"] as const;

export const EDITIONS = ["odyssey", "pl-2", "ar", "pl-1", "nl"] as const;

export const OPTION_CHOICES = {
  "bonus_when": ["always", "mixed"],
  "bonus_cap": [3, null],
  "second_vote": ["auto", "never"],
  "red_on_green": ["allowed", "forbidden"],
  "own_team_vote": ["void", "count", "forbid"],
  "party_hands": ["storyteller", "all"],
  "team_talk": ["public", "private"],
  "first_storyteller": ["claim", "clue", "random"],
} as const;

export const CLUE_KINDS = ["text", "spoken", "sound"] as const;

export const LAPS = [1, 2, 3, 4, 5] as const;

export const PRINTED_ENDS = {
  "base": {
    "odyssey": {"kind": "points", "count": 30},
    "pl-2": {"kind": "points", "count": 30},
    "ar": {"kind": "pile", "count": 0},
    "pl-1": {"kind": "points", "count": 30},
    "nl": {"kind": "points", "count": 30},
  },
  "party": {
    "odyssey": {"kind": "laps", "count": 1},
    "pl-2": {"kind": "laps", "count": 1},
    "ar": {"kind": "laps", "count": 1},
    "pl-1": {"kind": "laps", "count": 1},
    "nl": {"kind": "laps", "count": 1},
  },
  "team": {
    "odyssey": {"kind": "laps", "count": 1},
    "pl-2": {"kind": "laps", "count": 1},
    "ar": {"kind": "laps", "count": 1},
    "pl-1": {"kind": "laps", "count": 1},
    "nl": {"kind": "laps", "count": 1},
  },
} as const;

export const PACES = ["off", "relaxed", "brisk", "own"] as const;

export const SLOW_TALK = [0, 10, 30] as const;

export const TIMED_PHASES = ["claiming", "telling", "submitting", "voting", "scored"] as const;

export const BOT_LEVELS = ["easy", "medium", "hard"] as const;
