"""Plays OpenSpiel's ISMCTSBot against the game's built-in bots; README.md explains the usage.

All games of a group use the same cards, with the seats rotated. A seat named `ismcts` is played by OpenSpiel's bot with
its defaults: UCT, one random playout per simulation, the most visited action. Other seats are bots of `hacienda`,
given by name.
"""

import argparse
import json
import math
import pathlib
import sys
import time

import numpy as np
from open_spiel.python.algorithms import ismcts

import game as hacienda

Z = 1.959963984540054  # the z-score of a 95% confidence interval


def wilson(wins, games):
    """Returns the Wilson 95% interval for a win rate."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def search(game, options, seed):
    """Returns OpenSpiel's bot, with playouts and resampling by the bridge."""
    rng = np.random.RandomState(seed % 2**32)
    bot = ismcts.ISMCTSBot(
        game,
        hacienda.Playouts(game, rng),
        uct_c=options.uct_c,
        max_simulations=options.simulations,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    bot.set_resampler(lambda state, player: state.imagine(player, int(rng.randint(2**53))))
    return bot


def play(options, seed, rotation):
    """Plays one game and returns its results by entrant."""
    count = len(options.seats)
    game = hacienda.HaciendaGame({
        "players": count, "seed": seed, "map": options.map, "rules": options.game,
        "running_score": options.running_score,
    })
    entrants = [(seat - rotation) % count for seat in range(count)]  # the same rotation as in the arena
    bots = [search(game, options, seed * 8 + entrant) if word == "ismcts" else None
            for entrant, word in enumerate(options.seats)]
    state = game.new_initial_state()
    began, actions = time.perf_counter(), 0
    decisions, choices, seconds = [0] * count, [0] * count, [0.0] * count
    while not state.is_terminal() and actions < game.max_game_length():
        entrant = entrants[state.current_player()]
        legal = len(state.legal_actions())
        start = time.perf_counter()
        if bots[entrant]:
            action = int(bots[entrant].step(state))
        else:
            action = state.choose(options.seats[entrant], seed * 8 + entrant)
        if legal > 1:
            decisions[entrant] += 1
            choices[entrant] += legal
            seconds[entrant] += time.perf_counter() - start
        state.apply_action(action)
        actions += 1
    if options.records:
        folder = pathlib.Path(options.records)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{seed}-{rotation}.hacienda").write_text(state.record())
    returns, points, total = state.returns(), state.points(), time.perf_counter() - began
    seat_of = [entrants.index(entrant) for entrant in range(count)]
    game.bridge.close()
    return {
        "seed": seed, "rotation": rotation, "players": options.seats, "seats": seat_of,
        "wins": [returns[seat] for seat in seat_of], "points": [points[seat] for seat in seat_of],
        "finished": sum(returns) > 0, "actions": actions, "decisions": decisions,
        "mean_choices": [round(sum_ / max(1, n), 1) for sum_, n in zip(choices, decisions)],
        "seconds_a_decision": [round(sum_ / max(1, n), 4) for sum_, n in zip(seconds, decisions)],
        "seconds": round(total, 2), "simulations": options.simulations, "uct_c": options.uct_c,
        "map": options.map, "game": options.game, "running_score": options.running_score,
    }


def summary(options, games):
    """Returns a summary: each entrant's wins with their intervals, and the times."""
    lines = []
    for entrant, word in enumerate(options.seats):
        wins = sum(game["wins"][entrant] for game in games)
        low, high = wilson(wins, len(games))
        points = sum(game["points"][entrant] for game in games) / len(games)
        seconds = sum(game["seconds_a_decision"][entrant] * game["decisions"][entrant] for game in games)
        decisions = max(1, sum(game["decisions"][entrant] for game in games))
        lines.append(
            f"{word}: {wins:g} of {len(games)} games, {100 * wins / len(games):.1f} % "
            f"[{100 * low:.1f}, {100 * high:.1f}], {points:.1f} points, {seconds / decisions:.4f} s per decision")
    seconds = sum(game["seconds"] for game in games) / len(games)
    unfinished = sum(not game["finished"] for game in games)
    lines.append(f"{seconds:.1f} s per game, {3600 / seconds:.0f} games per hour, {unfinished} unfinished")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", default="ismcts,greedy", help="the players, separated by commas: ismcts or the name of a computer player")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first group; later groups count up from it")
    parser.add_argument("--simulations", type=int, default=1000, help="the number of simulations for each decision of ismcts")
    parser.add_argument("--uct-c", type=float, default=math.sqrt(2), help="the UCT constant; default: √2 times the range of utilities, which is 1")
    parser.add_argument("--map", default="symmetric")
    parser.add_argument("--game", default="base")
    parser.add_argument("--running-score", action="store_true")
    parser.add_argument("--out", help="a file to which one JSON line is added for each game")
    parser.add_argument("--records", help="a folder for a record of each game")
    options = parser.parse_args()
    options.seats = options.seats.split(",")
    games = []
    for number in range(options.games):
        group, rotation = divmod(number, len(options.seats))
        games.append(play(options, options.seed + group, rotation))
        line = json.dumps(games[-1])
        print(line, flush=True)
        if options.out:
            with open(options.out, "a", encoding="utf-8") as out:
                out.write(line + "\n")
    print(summary(options, games), file=sys.stderr)


if __name__ == "__main__":
    main()
