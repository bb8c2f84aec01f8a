"""Hacienda as an OpenSpiel game, with its rules provided by `hacienda bridge`.

The parameter `seed` determines the cards, so there are no chance nodes: unseen cards are hidden in the bridge's
position, and `resample_from_infostate` deals them anew. An information-state key covers what a seat sees now and not
the history, because only the current view matters for the rest of a game.
"""

import atexit
import copy
import itertools
import json
import os
import pathlib
import subprocess

import numpy as np
import pyspiel

# The maximum number of cached lists of legal actions, one for each view of a seat; a list takes up to 50 kB.
MAX_LEGAL_LISTS = 1_000

_FOLDER = pathlib.Path(os.environ.get("CARGO_TARGET_DIR") or pathlib.Path(__file__).parents[2] / "target")
# The path of the program: the environment variable HACIENDA, or else the output of `cargo build --release`.
PROGRAM = os.environ.get("HACIENDA") or str(_FOLDER / "release" / "hacienda")

_GAME_TYPE = pyspiel.GameType(
    short_name="hacienda",
    long_name="Hacienda",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={
        "players": 2,
        "seed": 1,
        "start": -1,  # the starting seat, or -1 to draw it from the seed
        "map": "symmetric",
        "rules": "base",  # base, variant1 or crucible
        "running_score": False,
    },
)


class Bridge:
    """The bridge process with its input and output."""

    def __init__(self, program=None):
        self._process = subprocess.Popen(
            [program or PROGRAM, "bridge"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._stdin = self._process.stdin
        self._stdout = os.fdopen(os.dup(self._process.stdout.fileno()), "rb", buffering=1 << 16)
        self._queue = []
        self._free = []
        self._names = 0
        self.legal = {}  # keyed by the view of the seat to act
        self.seeds = None  # returns the seed of a playout requested in advance; None if no search uses the bridge
        atexit.register(self.close)

    def close(self):
        """Ends the process."""
        atexit.unregister(self.close)
        self.legal.clear()
        if self._process.poll() is None:
            self._stdin.close()
            self._process.wait()

    def later(self, command, then=None):
        """Queues a command, which is sent on one line with the next `ask`; calls `then` with the answer to it."""
        self._queue.append((command, then))

    def ask(self, command, then=None):
        """Sends the queued commands and this one on one line. Returns the text of the answer to this one."""
        waiting = self._queue
        waiting.append((command, then))
        self._queue = []
        self._stdin.write((";".join([command for command, _ in waiting]) + "\n").encode())
        answers = self._stdout.readline().decode().rstrip("\n").split(";")
        for (asked, then), answer in zip(waiting, answers, strict=True):
            if not answer.startswith("ok"):
                raise pyspiel.SpielError(f"hacienda bridge: {asked}: {answer}")
            if then:
                then(answer[3:])
        return answer[3:]

    def name(self):
        """Returns a name for a position, reusing released names first."""
        if self._free:
            return self._free.pop()
        self._names += 1
        return self._names

    def give_back(self, name):
        """Releases the name of a position; another position may take it over."""
        self._free.append(name)

    def __deepcopy__(self, memo):
        return self


class Legal(list):
    """Legal actions. Searches copy and shuffle them at every step; a NumPy array reduces the time to a tenth."""

    __slots__ = ("_array",)

    def __init__(self, actions):
        super().__init__(actions)
        self._array = np.array(self)

    def __deepcopy__(self, memo):
        return self._array.copy()


class BridgePosition:
    """A position in the bridge, with cached data about it."""

    def __init__(self, bridge):
        self.bridge = bridge
        self.name = bridge.name()
        self.view = None
        self.ahead = None  # the utilities of a playout that was requested in advance

    def __del__(self):
        self.bridge.give_back(self.name)

    def __deepcopy__(self, memo):
        copy = BridgePosition(self.bridge)
        self.bridge.later(f"clone {self.name} {copy.name}", copy.see)
        return copy

    def see(self, words):
        """Stores a view: the seat to act and its key, or the utilities of a finished game."""
        first, rest = words.split(" ", 1)
        if first == "over":
            self.view = (pyspiel.PlayerId.TERMINAL, [float(word) for word in rest.split()])
        else:
            self.view = (int(first), rest)

    def seen(self):
        """Returns the view, requesting it if needed."""
        if self.view is None:
            self.bridge.ask(f"view {self.name}", self.see)
        return self.view

    def imagine(self, seat, seed):
        """Returns another position that looks the same to the seat."""
        other = BridgePosition(self.bridge)
        expected = self.view if self.view and self.view[0] == seat else None

        def then(words):
            if expected is None:
                other.see(words)
            elif words != f"{expected[0]} {expected[1]}":
                raise pyspiel.SpielError(f"an imagined position looks different: {words} instead of {expected}")

        self.bridge.later(f"imagine {self.name} {other.name} {seat} {seed}", then)
        # If the seat is to act, its view is the same, so there is no need to wait for the answer.
        other.view = expected
        return other

    def play(self, action):
        """Plays an action."""
        self.view = None
        self.bridge.later(f"play {self.name} {action}", self.see)
        self.ahead = None

    def legal(self):
        """Returns the legal actions. They depend only on the seat's view, so positions with the same view share them."""
        view = self.seen()
        legal = self.bridge.legal.get(view[1])
        if legal is None:
            # A search that reaches a new view needs a playout next, so both are requested on one line.
            if self.bridge.seeds:
                self.bridge.later(f"playout {self.name} {self.bridge.seeds()}", self.note_playout)
            legal = Legal(map(int, self.bridge.ask(f"legal {self.name}").split()))
            if len(self.bridge.legal) >= MAX_LEGAL_LISTS:
                self.bridge.legal.clear()
            self.bridge.legal[view[1]] = legal
        return legal

    def note_playout(self, words):
        """Stores the utilities of a playout."""
        self.ahead = [float(word) for word in words.split()]

    def playout(self, seed):
        """Returns the utilities of a random playout: the one requested in advance, or a new one."""
        if self.ahead is None:
            self.bridge.ask(f"playout {self.name} {seed()}", self.note_playout)
        utilities, self.ahead = self.ahead, None
        return utilities


class HaciendaGame(pyspiel.Game):
    """A board, rules and a seed, with a bridge process of its own."""

    def __init__(self, params=None):
        params = dict(params or {})
        values = {name: params.get(name, default) for name, default in _GAME_TYPE.parameter_specification.items()}
        self.bridge = Bridge()
        self.options = f"{values['players']} {values['seed']} map={values['map']} game={values['rules']}"
        if values["running_score"]:
            self.options += " running-score"
        if values["start"] >= 0:
            self.options += f" start={values['start']}"
        held = BridgePosition(self.bridge)
        self.bridge.ask(f"new {held.name} {self.options}")
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.bridge.ask(f"count {held.name}")),
            max_chance_outcomes=0,
            num_players=values["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=2_000,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self):
        held = BridgePosition(self.bridge)
        self.bridge.ask(f"new {held.name} {self.options}", held.see)
        return HaciendaState(self, held)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer()


class Observer:
    """The observer that OpenSpiel requires. It provides a string and an empty tensor."""

    def __init__(self):
        self.tensor = np.zeros(0, np.float32)
        self.dict = {}

    def set_from(self, state, player):
        """Does nothing, because the tensor is empty."""

    def string_from(self, state, player):
        """Returns the information-state key."""
        return state.information_state_string(player)


class HaciendaState(pyspiel.State):
    """A position of a game."""

    def __init__(self, game, held):
        super().__init__(game)
        self._held = held

    # The methods that OpenSpiel requires of a Python game.

    def current_player(self):
        return self._held.seen()[0]

    def _legal_actions(self, player):
        return self.legal_actions(player)

    def _apply_action(self, action):
        self._held.play(action)

    def _action_to_string(self, player, action):
        return self._held.bridge.ask(f"name {self._held.name} {action}")

    def is_terminal(self):
        return self._held.seen()[0] == pyspiel.PlayerId.TERMINAL

    def returns(self):
        player, rest = self._held.seen()
        return rest if player == pyspiel.PlayerId.TERMINAL else [0.0] * self.num_players()

    def __str__(self):
        player, rest = self._held.seen()
        return f"over, {rest}" if player == pyspiel.PlayerId.TERMINAL else f"seat {player}, {rest}"

    # Faster versions of OpenSpiel's default methods, and resampling, which has no default.

    def is_chance_node(self):
        return False

    def legal_actions(self, player=None):
        current = self._held.seen()[0]
        if current == pyspiel.PlayerId.TERMINAL or player not in (None, current):
            return []
        return self._held.legal()

    def clone(self):
        return HaciendaState(self.get_game(), copy.deepcopy(self._held))

    def information_state_string(self, player=None):
        current, key = self._held.seen()
        if player is None or player == current:
            return key
        return self._held.bridge.ask(f"key {self._held.name} {player}")

    def observation_string(self, player=None):
        return self.information_state_string(player)

    def resample_from_infostate(self, player, sampler):
        return self.imagine(player, int(sampler() * 2**53))

    # Additional methods for the programs in this folder.

    def imagine(self, player, seed):
        """Returns a state that looks the same to the player, without a history."""
        return HaciendaState(self.get_game(), self._held.imagine(player, seed))

    def playout(self, seed):
        """Returns the utilities of a random playout. Calls `seed` if a new playout is needed."""
        return self._held.playout(seed)

    def choose(self, level, seed):
        """Returns the action that a built-in bot of this level chooses."""
        return int(self._held.bridge.ask(f"choose {self._held.name} {level} {seed}"))

    def points(self):
        """Returns the points of all seats."""
        return [int(word) for word in self._held.bridge.ask(f"points {self._held.name}").split()]

    def record(self):
        """Returns the record of the game, for `hacienda replay`."""
        return json.loads(self._held.bridge.ask(f"record {self._held.name}"))


class Playouts:
    """An evaluator that plays one random game, like OpenSpiel's RandomRolloutEvaluator, but in the bridge."""

    def __init__(self, game, random_state):
        self._seed = lambda: int(random_state.randint(2**53))
        game.bridge.seeds = self._seed

    def evaluate(self, state):
        """Returns the utilities of a random game."""
        return state.playout(self._seed)

    def prior(self, state):
        """Returns equal probabilities for all legal actions."""
        legal = state.legal_actions()
        return zip(legal, itertools.repeat(1.0 / len(legal)))


pyspiel.register_game(_GAME_TYPE, HaciendaGame)
