"""Checks the game with OpenSpiel's own test of a game and against `hacienda replay`; README.md explains the usage."""

import json
import pathlib
import subprocess
import tempfile

import numpy as np
import pyspiel

import game as hacienda

SETTINGS = [
    {"players": 2},
    {"players": 2, "rules": "crucible", "map": "hourglass"},
    {"players": 3, "rules": "variant1", "map": "asymmetric"},
    {"players": 4, "running_score": True},
    {"players": 5, "map": "R4M-7315", "start": 3},
]


def playthrough(game, rng, folder):
    """Plays a random game from Python, then replays its record with the command line. Returns the number of actions."""
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and 0 <= legal[0] and legal[-1] < game.num_distinct_actions()
        keys = [state.information_state_string(seat) for seat in range(game.num_players())]
        assert keys[player] == state.information_state_string()
        if count % 10 == 0:
            for seat in range(game.num_players()):
                imagined = state.imagine(seat, int(rng.randint(2**53)))
                assert imagined.information_state_string(seat) == keys[seat]
                if seat == player:
                    assert imagined.legal_actions() == legal
                    imagined.apply_action(int(rng.choice(legal)))  # must not change the original state
            copy = state.clone()
            utilities = copy.playout(lambda: int(rng.randint(2**53)))
            assert abs(sum(utilities) - 1) < 1e-9 and copy.information_state_string() == keys[player]
        state.apply_action(int(rng.choice(legal)))
        count += 1
    assert abs(sum(state.returns()) - 1) < 1e-9 and not state.legal_actions()
    file = pathlib.Path(folder) / "game.hacienda"
    file.write_text(state.record())
    result = json.loads(subprocess.check_output([hacienda.PROGRAM, "replay", str(file), "--json"]))
    winners = [seat for seat, share in enumerate(state.returns()) if share > 0]
    assert result["replayed"] and result["over"] and result["actions"] == count
    assert result["winners"] == winners and result["points"] == state.points()
    return count


def main():
    rng = np.random.RandomState(1)
    with tempfile.TemporaryDirectory() as folder:
        for setting in SETTINGS:
            for seed in range(3):
                game = pyspiel.load_game("hacienda", {**setting, "seed": seed})
                count = playthrough(game, rng, folder)
                print(f"{setting} seed {seed}: {count} actions, the replay agrees")
            pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
            print(f"{setting}: passed OpenSpiel's own test of a game")


if __name__ == "__main__":
    main()
