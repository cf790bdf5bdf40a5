"""What a wish can come to: facts about the people or the game, or a refusal."""

from conteur.rules.events import Event
from conteur.rules.refusals import Refusal
from conteur.tables.people import PeopleEvent
from conteur.tables.refusing import TableRefusal

Happening = PeopleEvent | Event
AnyRefusal = TableRefusal | Refusal
Decision = tuple[Happening, ...] | AnyRefusal
