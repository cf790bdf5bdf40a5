"""The people around a game, as pure functions; built from the same parts as `rules`.

`asks` and `requests`, `refusals`, `events`, `state` (with `settings`, `clock`, `deadlines`), `evolve`, `decide`,
`options`, `view`. Beside them: `keys`, `sanitize`, `box` (the pictures played with), `character` (of a bot), `entry`,
`recordings` (recorded clues).
"""
