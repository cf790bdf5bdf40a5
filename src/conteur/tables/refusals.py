"""Why the table says no. The game's own refusals are `rules.refusals`."""

from enum import StrEnum

from conteur.rules.refusals import Refusal


class TableRefusal(StrEnum):
    """Codes; the sentences are the client's."""

    NO_SUCH_TABLE = "no_such_table"
    WRONG_KEY = "wrong_key"
    KEY_MUST_BE_16_BYTES = "key_must_be_16_bytes"
    SIT_DOWN_FIRST = "sit_down_first"
    SENT_AWAY = "sent_away"
    TABLE_IS_LOCKED = "table_is_locked"
    TABLE_IS_CLOSED = "table_is_closed"
    ALREADY_SEATED = "already_seated"
    TABLE_IS_FULL = "table_is_full"
    NAME_IS_EMPTY = "name_is_empty"
    NAME_IS_TOO_LONG = "name_is_too_long"
    NAME_IS_TAKEN = "name_is_taken"
    NAME_LOOKS_LIKE_ANOTHER = "name_looks_like_another"
    NO_SUCH_RABBIT = "no_such_rabbit"
    RABBIT_IS_TAKEN = "rabbit_is_taken"
    ONLY_THE_HOST_MAY = "only_the_host_may"
    NO_SUCH_PERSON = "no_such_person"
    BOTS_CANNOT_HOST = "bots_cannot_host"
    SETTINGS_NOT_UNDERSTOOD = "settings_not_understood"
    GAME_IS_RUNNING = "game_is_running"
    NO_GAME_IS_RUNNING = "no_game_is_running"
    WAIT_FOR_THE_NEXT_ROUND = "wait_for_the_next_round"
    ORDER_MUST_NAME_EVERYBODY_ONCE = "order_must_name_everybody_once"
    WORD_IS_EMPTY = "word_is_empty"
    TEXT_IS_EMPTY = "text_is_empty"
    TEXT_IS_TOO_LONG = "text_is_too_long"
    TALK_IS_OFF = "talk_is_off"
    ONLY_TEAMS_TALK_APART = "only_teams_talk_apart"
    THERE_IS_NO_CLOCK = "there_is_no_clock"
    NO_SUCH_RECORDING = "no_such_recording"
    RECORDING_IS_TOO_LONG = "recording_is_too_long"
    RECORDING_NOT_UNDERSTOOD = "recording_not_understood"
    NO_SUCH_PICTURE = "no_such_picture"
    PICTURE_IS_KNOWN = "picture_is_known"
    ENOUGH_PICTURES = "enough_pictures"
    NO_SUCH_DECK = "no_such_deck"
    DECK_NAME_IS_TAKEN = "deck_name_is_taken"
    UPLOADS_ARE_OFF = "uploads_are_off"
    TABLE_IS_OUT_OF_ROOM = "table_is_out_of_room"
    SERVER_IS_OUT_OF_ROOM = "server_is_out_of_room"
    CANNOT_WRITE_NOW = "cannot_write_now"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_FAST = "too_fast"
    NOT_UNDERSTOOD = "not_understood"


AnyRefusal = TableRefusal | Refusal
