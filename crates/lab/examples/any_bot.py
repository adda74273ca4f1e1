#!/usr/bin/env python3
"""A player in another process, for any game: `piazza sim hamlet --bots "stdio:python3 any_bot.py",random`.

It takes a kind of action first and then any action of that kind. The kind is the first word of the notation.
A line of JSON comes in for every decision, a line of JSON goes out; docs/bots.md describes them.
"""

import json
import random
import sys


def kinds(legal):
    """The legal actions by their first word."""
    found = {}
    for action in legal:
        found.setdefault(action.split(" ")[0], []).append(action)
    return list(found.values())


def choose(question):
    """One of the legal actions. All luck comes from the question, so that the game can be repeated."""
    luck = random.Random(question["luck"])
    # What the seat may know is in question["view"]; this bot does not look at it.
    return luck.choice(luck.choice(kinds(question["legal"])))


def main():
    hello = json.loads(sys.stdin.readline())
    if hello["piazza"] != 1:
        sys.exit("this bot speaks version 1 of the protocol")
    for line in sys.stdin:
        print(json.dumps({"action": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
