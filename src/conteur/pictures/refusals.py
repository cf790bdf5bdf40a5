"""Why an uploaded file is refused, as codes; the client and the command line have the sentences."""

from enum import StrEnum


class PictureRefusal(StrEnum):
    """One code for each problem that has its own remedy."""

    NOT_A_PICTURE = "not_a_picture"
    PICTURE_IS_SVG = "picture_is_svg"
    PICTURE_IS_HEIC = "picture_is_heic"
    PICTURE_IS_DAMAGED = "picture_is_damaged"
    PICTURE_MOVES = "picture_moves"
    PICTURE_IS_TWO_THINGS = "picture_is_two_things"
    PICTURE_IS_TOO_HEAVY = "picture_is_too_heavy"
    PICTURE_IS_TOO_LARGE = "picture_is_too_large"
    PICTURE_IS_TOO_SMALL = "picture_is_too_small"
    PICTURE_SAYS_TOO_MUCH = "picture_says_too_much"
    PICTURE_TOOK_TOO_LONG = "picture_took_too_long"
    ARCHIVE_IS_DAMAGED = "archive_is_damaged"
    ARCHIVE_IS_LOCKED = "archive_is_locked"
    ARCHIVE_IS_TOO_LARGE = "archive_is_too_large"
    ARCHIVE_IN_ARCHIVE = "archive_in_archive"
    ARCHIVE_LEADS_ASTRAY = "archive_leads_astray"
    NOTHING_IN_IT = "nothing_in_it"


class PictureRefused(Exception):  # noqa: N818 - an expected answer, not an error
    """The file cannot become a card."""

    def __init__(self, why: PictureRefusal) -> None:
        """The code is the message."""
        super().__init__(why.value)
        self.why = why
