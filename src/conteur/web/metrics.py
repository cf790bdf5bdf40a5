"""Counters for operators, in Prometheus's text form. No names, clues or keys."""

from dataclasses import dataclass


@dataclass(slots=True)
class Metrics:
    """What this process has done since it started."""

    sockets: int = 0
    messages: int = 0
    malformed: int = 0
    done: int = 0
    refused: int = 0
    tables_opened: int = 0
    rejected: int = 0

    def count_answer(self, *, is_refused: bool) -> None:
        """One wish was answered."""
        if is_refused:
            self.refused += 1
        else:
            self.done += 1

    def text(self, tables_awake: int) -> str:
        """The page a scraper reads."""
        rows = [
            ("conteur_sockets", "gauge", "Open sockets.", self.sockets),
            ("conteur_tables_awake", "gauge", "Tables in memory.", tables_awake),
            ("conteur_tables_opened_total", "counter", "Tables opened.", self.tables_opened),
            ("conteur_messages_total", "counter", "Messages from clients.", self.messages),
            ("conteur_messages_malformed_total", "counter", "Messages not understood.", self.malformed),
            ("conteur_wishes_done_total", "counter", "Moves and asks done and durable.", self.done),
            ("conteur_wishes_refused_total", "counter", "Moves and asks refused.", self.refused),
            ("conteur_visits_rejected_total", "counter", "Sockets and requests turned away.", self.rejected),
        ]
        return "".join(
            f"# HELP {name} {told}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, told, value in rows
        )
