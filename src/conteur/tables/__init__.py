"""The people round a game, pure: the same parts as `rules`, a second time.

`asks` and `requests`, `refusals`, `events`, `state` (with `settings`, `clock`, `deadlines`), `evolve`, `decide`,
`options`, `view`. Beside them: `keys`, `sanitize`, `box` (the pictures played with), `character` (of a bot), `entry`,
`recordings` (recorded clues).
"""
