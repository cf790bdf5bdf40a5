"""Metrics for operators, in Prometheus's text format. No names, clues or keys.

Not prometheus-client: ten plain numbers need no registry, labels or locks, and counting one is a hot path.
"""

from dataclasses import dataclass


@dataclass(slots=True)
class Metrics:
    """Counters of this process since it started."""

    sockets: int = 0
    frames: float = 0.0
    """Frames received from sockets, in the units of their rate limit."""
    pauses: int = 0
    messages: int = 0
    malformed: int = 0
    done: int = 0
    refused: int = 0
    tables_opened: int = 0
    rejected: int = 0

    def count_answer(self, *, is_refused: bool) -> None:
        """One request was answered."""
        if is_refused:
            self.refused += 1
        else:
            self.done += 1

    def text(self, tables_awake: int) -> str:
        """The page that Prometheus reads."""
        rows = [
            ("conteur_sockets", "gauge", "Open sockets.", self.sockets),
            ("conteur_tables_awake", "gauge", "Tables in memory.", tables_awake),
            ("conteur_tables_opened_total", "counter", "Tables opened.", self.tables_opened),
            ("conteur_frames_total", "counter", "Frames and KiB from clients, of every kind.", round(self.frames)),
            ("conteur_pauses_total", "counter", "Times a socket or a request had to wait its turn.", self.pauses),
            ("conteur_messages_total", "counter", "Messages from clients.", self.messages),
            ("conteur_messages_malformed_total", "counter", "Messages not understood.", self.malformed),
            ("conteur_actions_done_total", "counter", "Moves and asks done and durable.", self.done),
            ("conteur_actions_refused_total", "counter", "Moves and asks refused.", self.refused),
            ("conteur_visits_rejected_total", "counter", "Sockets and requests turned away.", self.rejected),
        ]
        return "".join(
            f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, about, value in rows
        )
