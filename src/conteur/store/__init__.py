"""Memory of games: events as JSON, and finished games as files anybody can check."""
