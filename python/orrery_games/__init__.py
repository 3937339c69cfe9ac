"""SETI and Kepler-3042 as fast environments for learning and search.

`Game` is one game, `Batch` many of them side by side, `Bot` an opponent. `orrery_games.seti_v1` and
`orrery_games.kepler_v1` hold PettingZoo and Gymnasium environments; `orrery_games.benchmark` a fixed set of tasks.
The guide is docs/python.md of the Orrery repository.
"""

from __future__ import annotations

import json as _json
from typing import Any as _Any
from typing import Optional as _Optional

from ._engine import ENCODING, Batch, Bot, Game
from ._engine import VERSION as __version__
from ._engine import (
    IllegalAction,
    OptionError,
    action_index,
    action_table,
    action_text,
    actions,
    feature_lists,
    feature_table,
    features,
)

__all__ = [
    "ENCODING",
    "Batch",
    "Bot",
    "Game",
    "IllegalAction",
    "OptionError",
    "action_index",
    "action_table",
    "action_text",
    "actions",
    "feature_lists",
    "feature_table",
    "features",
    "view",
]


def view(game: Game, seat: _Optional[int] = None) -> _Any:
    """What a seat may know, as plain Python data; what everybody may know if no seat is given."""
    return _json.loads(game.view_json(seat))
