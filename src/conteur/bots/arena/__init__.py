"""Games among brains without a server: simulation, statistics and ratings."""
