#!/usr/bin/env python3
"""`plain` against OpenSpiel's tree search on connect four, at equal simulations; needs `pip install open_spiel`.

    cargo build --release -p lab --example connect_four
    python3 crates/lab/examples/connect_four.py target/release/examples/connect_four --pairs 1000

A pair is two games from the same random opening with seats exchanged. All luck comes from the seed.
"""

import argparse
import multiprocessing
import random
import statistics
import subprocess

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

# Plain's curiosity is 0.7 where a win is 1 and a loss 0; OpenSpiel's loss is -1, so everything is twice as large.
CURIOSITY = 1.4
OPENING = (2, 4)
MEGABYTES = 1000
GAME = pyspiel.load_game("connect_four")


class Plain:
    """The example in another process."""

    def __init__(self, program, simulations, luck):
        self.simulations, self.luck = simulations, luck
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def step(self, state):
        moves = "".join(map(str, state.history())) or "-"
        print(self.simulations, self.luck.getrandbits(63), moves, file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Playouts(mcts.Evaluator):
    """One random playout, quicker than OpenSpiel's own in Python."""

    def __init__(self, luck):
        self.luck = luck

    def evaluate(self, state):
        state = state.clone()
        while not state.is_terminal():
            state.apply_action(self.luck.choice(state.legal_actions()))
        return state.returns()

    def prior(self, state):
        return [(action, 1.0) for action in state.legal_actions()]


def curious_to_the_end(node, visits, curiosity):
    """The bound as plain has it. OpenSpiel's gives a finished game its bare result, without the bonus that all others
    have, so that a win in one move is followed less often than moves that are worse."""
    node.outcome = None
    return node.uct_value(visits, curiosity)


def rival(args, luck):
    """OpenSpiel's bot as it comes, or its version in Python without the shortcut at the end of the game."""
    if args.rival == "mcts":
        evaluator = pyspiel.RandomRolloutEvaluator(1, luck.getrandbits(31))
        seed = luck.getrandbits(31)
        return pyspiel.MCTSBot(GAME, evaluator, args.curiosity, args.simulations, MEGABYTES, False, seed, False)
    bound = curious_to_the_end if args.rival == "curious" else mcts.SearchNode.uct_value
    state = numpy.random.RandomState(luck.getrandbits(31))
    settings = {"solve": False, "random_state": state, "child_selection_fn": bound}
    return mcts.MCTSBot(GAME, args.curiosity, args.simulations, Playouts(luck), **settings)


def opening(luck):
    """A position after a few random moves. Nobody can have four yet."""
    state = GAME.new_initial_state()
    for _ in range(luck.randint(*OPENING)):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def share(state, bots, seat):
    """What the bot at a seat gets of the win."""
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return (1 + state.returns()[seat]) / 2


def play(job):
    """Plain's share of one pair."""
    args, pair = job
    luck = random.Random(f"{args.seed} {pair}")
    start, plain, other = opening(luck), Plain(args.program, args.simulations, luck), rival(args, luck)
    shares = [share(start.clone(), [plain, other], 0), share(start.clone(), [other, plain], 1)]
    plain.close()
    return shares


def read_args():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the example connect_four")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--curiosity", type=float, default=CURIOSITY, help="OpenSpiel's uct_c")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, choices=[1, 2], default=1)
    rivals = "as it comes, in C++ or (slower) in Python; or curious where the game ends, as plain is"
    parser.add_argument("--rival", choices=["mcts", "python", "curious"], default="mcts", help=rivals)
    return parser.parse_args()


def main():
    args = read_args()
    with multiprocessing.Pool(args.processes) as pool:
        games = pool.map(play, [(args, pair) for pair in range(args.pairs)], chunksize=1)
    pairs = [statistics.mean(shares) for shares in games]
    error = 1.96 * statistics.stdev(pairs) / len(pairs) ** 0.5
    draws = sum(shares.count(0.5) for shares in games)
    first, second = (statistics.mean(seat) for seat in zip(*games))
    print(f"plain:{args.simulations} against OpenSpiel's {args.rival} (uct_c {args.curiosity}), seed {args.seed}:")
    print(f"{statistics.mean(pairs):.1%} ± {error:.1%} of {2 * args.pairs} games in pairs, {draws} of them drawn;")
    print(f"{first:.1%} when plain has the first seat, {second:.1%} when the second")


if __name__ == "__main__":
    main()
