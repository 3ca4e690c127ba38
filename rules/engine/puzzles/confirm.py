#!/usr/bin/env python3
"""Confirms the puzzles of all games by brute force.

Everything is tried through `arbiter`, a program of the rules alone that answers lines of text (see
rules/RULES.md). Nothing here knows how the engine finds or proves anything. Python's own library is
enough.

    cargo build --release -p rules --bin arbiter
    python3 rules/engine/puzzles/confirm.py                  # all of them
    python3 rules/engine/puzzles/confirm.py --sample 10      # ten of each sort, by --seed
"""

import argparse
import collections
import json
import multiprocessing
import pathlib
import random
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
VARIANTS = ["chess", "gravitatur", "superpermutation-d8", "totem"]
KINDS = ["numbers", "number", "no-way-out", "net", "mate", "null"]
FACES = [str(face) for face in range(1, 9)]

# Every sort, with how many of it there must be; and of all.
LEAST = {
    ("superpermutation-d8", "numbers"): 100,
    ("superpermutation-d8", "number"): 100,
    ("superpermutation-d8", "no-way-out"): 100,
    ("superpermutation-d8", "net"): 100,
    ("gravitatur", "mate in 1"): 100,
    ("gravitatur", "mate in 2"): 50,
    ("chess", "mate in 2"): 100,
    ("chess", "mate in 3"): 50,
    ("totem", "mate in 1"): 100,
    ("totem", "null, a turn"): 100,
    ("totem", "null, numbers"): 100,
}
LEAST_OF_ALL = 2000

# What may be written before an answer is read: less than a pipe holds, so that nobody waits for
# the other.
PIPE = 30_000


class Wrong(Exception):
    """Why a puzzle is not what it says."""


def expect(holds, reason):
    if not holds:
        raise Wrong(reason)


class Arbiter:
    """A process that knows the rules."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1 << 16
        )
        self.asked = 0

    def ask(self, lines):
        """The answers to lines, in their order."""
        answers = []
        start = size = 0
        for index, line in enumerate(lines):
            if size + len(line) + 1 > PIPE:
                answers += self.exchange(lines[start:index])
                start, size = index, 0
            size += len(line) + 1
        return answers + self.exchange(lines[start:])

    def exchange(self, lines):
        self.asked += len(lines)
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()
        return [self.process.stdout.readline().rstrip("\n") for _ in lines]


class Place:
    """A puzzle's position and the actions played from there."""

    def __init__(self, arbiter, variant, fen, actions=()):
        self.arbiter, self.variant, self.fen, self.actions = arbiter, variant, fen, tuple(actions)

    def line(self, *more):
        actions = self.actions + more
        moves = " moves " + " ".join(actions) if actions else ""
        return f"position {self.variant} fen {self.fen}{moves}"

    def after(self, *more):
        return Place(self.arbiter, self.variant, self.fen, self.actions + more)

    def look(self):
        """The FEN here, how the game stands, and what is legal."""
        reached, outcome, legal = self.arbiter.ask([self.line(), "outcome", "legal"])
        expect(reached.startswith("ok "), f"{self.line()}: {reached}")
        return reached[3:].split(" "), outcome, legal.split()

    def side(self):
        """Who makes the next turn."""
        reached = self.arbiter.ask([self.line()])[0]
        return {"w": "white", "b": "black"}[reached[3:].split(" ")[1]]

    def outcomes(self, actions):
        """How the game stands after each of these actions."""
        asked = [line for action in actions for line in (self.line(action), "outcome")]
        return self.arbiter.ask(asked)[1::2]

    def looks(self, actions):
        """The fields of the FEN, how the game stands and what is legal after each action."""
        asked = [line for a in actions for line in (self.line(a), "outcome", "legal")]
        told = self.arbiter.ask(asked)
        return {
            action: (told[3 * i][3:].split(" "), told[3 * i + 1], told[3 * i + 2].split())
            for i, action in enumerate(actions)
        }

    def mates(self):
        """Every turn that wins at once, sorted: those that leave nothing legal, and are mate."""
        reached, counts = self.arbiter.ask([self.line(), "divide 2"])
        expect(reached.startswith("ok "), f"{self.line()}: {reached}")
        side = {"w": "white", "b": "black"}[reached[3:].split(" ")[1]]
        last = [part[:-2] for part in counts.split() if part.endswith(":0")]
        won = (f"{side} checkmate", f"{side} null")
        return sorted(a for a, outcome in zip(last, self.outcomes(last)) if outcome in won)

    def mating_faces(self):
        found = {face: self.after("r" + face).mates() for face in FACES}
        return {face: mates for face, mates in found.items() if mates}


def other(side):
    return "black" if side == "white" else "white"


# What each kind demands.


def numbers(place, solution):
    fields, outcome, legal = place.look()
    expect(fields[6] == "?" and outcome == "ongoing", "no roll is due")
    expect(legal == ["r" + face for face in FACES], "not every number can be rolled")
    found = place.mating_faces()
    expect(1 <= len(found) <= 7, f"{len(found)} numbers mate")
    expect(solution == {"faces": found}, f"the numbers are {found}")


def number(place, solution):
    fields, outcome, legal = place.look()
    expect(fields[6] in FACES and outcome == "ongoing", "no number is rolled")
    the_only_mate(place, solution, legal)


def the_only_mate(place, solution, legal):
    expect(len(legal) > 1, "nothing else is legal")
    mates = place.mates()
    expect(solution == {"action": mates[0]} if len(mates) == 1 else False, f"mates: {mates}")


def open_d8(place):
    """What is legal where a number or a check says so, and nothing mates."""
    fields, outcome, legal = place.look()
    expect(outcome == "ongoing", "the game is over")
    if fields[6] == "-":
        # In check, and only then, no roll can be due.
        unrolled = place.fen.rsplit(" ", 1)[0] + " ?"
        refused = place.arbiter.ask([f"position {place.variant} fen {unrolled}"])[0]
        expect(refused.startswith("error"), "the turn is free without a check")
    else:
        expect(fields[6] in FACES, "no number is rolled")
    expect(not place.mates(), "there is a mate at once")
    return legal


def may_mate(place, fields):
    if fields[6] == "?":
        return any(place.after("r" + face).mates() for face in FACES)
    return bool(place.mates())


def no_way_out(place, solution):
    legal = open_d8(place)
    safe = []
    for action, (fields, outcome, _) in place.looks(legal).items():
        if outcome != "ongoing" or not may_mate(place.after(action), fields):
            safe.append(action)
    expect(len(legal) > 1, "nothing else is legal")
    expect([solution] == [{"action": action} for action in safe], f"ways out: {safe}")


def net(place, solution):
    legal = open_d8(place)
    nets = {}
    for action, (fields, outcome, replies) in place.looks(legal).items():
        # After a turn, the die is left out in check alone.
        if outcome == "ongoing" and fields[6] == "-":
            found = caught(place.after(action), replies)
            if found is not None:
                nets[action] = found
    expect(list(nets) == [solution["action"]], f"nets: {list(nets)}")
    told, found = solution["replies"], nets[solution["action"]]
    expect(told.keys() == found.keys(), "the replies are others")
    for reply, (is_face, answer) in found.items():
        if is_face:
            expect(told[reply] == {"faces": answer}, f"after {reply} the numbers are {answer}")
        else:
            expect(told[reply].keys() == {"action"}, f"after {reply} a mate is due")
            expect(told[reply]["action"] in answer, f"after {reply} the mates are {answer}")


def caught(place, replies):
    """For each reply the numbers or, in check, the turns that mate; nothing if they are too few."""
    found = {}
    for reply, (fields, outcome, _) in place.looks(replies).items():
        if outcome != "ongoing":
            return None
        then = place.after(reply)
        is_face = fields[6] == "?"
        answer = then.mating_faces() if is_face else then.mates()
        if len(answer) < (3 if is_face else 1):
            return None
        found[reply] = (is_face, answer)
    return found


def mate(place, solution):
    turns = length(solution)
    _, outcome, legal = place.look()
    expect(outcome == "ongoing", "the game is over")
    if turns == 1:
        return the_only_mate(place, solution, legal)
    expect(not place.mates(), "there is a mate at once")
    first = solution["action"]
    if place.variant == "gravitatur":
        notations = place.arbiter.ask([place.line()] + [f"notation {a}" for a in legal])[1:]
        tried = [a for a, notation in zip(legal, notations) if notation.endswith("+")]
        wins = [action for action in tried if forced_by_checks(place.after(action))]
    else:
        saves = {}
        wins = [action for action in legal if forced(place.after(action), turns, saves)]
        expect(not forced(place.after(first), turns - 1, saves), "it takes fewer turns")
    expect(wins == [first], f"wins: {wins}")
    follow(place, solution, place.side(), turns)


def length(node):
    replies = node.get("replies", {}).values()
    return 1 + max((length(reply) for reply in replies), default=0)


def forced(place, turns, saves):
    """Whether the side that has just acted wins with this turn and so many less one more."""
    _, outcome, replies = place.look()
    if outcome != "ongoing":
        return outcome.endswith("checkmate")
    if turns == 1:
        return False
    # What saved the other side last may do so again.
    saved = saves.get(turns)
    if saved in replies:
        replies.remove(saved)
        replies.insert(0, saved)
    for reply in replies:
        if not wins(place.after(reply), turns - 1, saves):
            saves[turns] = reply
            return False
    return True


def wins(place, turns, saves):
    """Whether the side to act wins within so many turns."""
    if place.mates():
        return True
    if turns == 1:
        return False
    _, outcome, legal = place.look()
    return outcome == "ongoing" and any(forced(place.after(a), turns, saves) for a in legal)


def forced_by_checks(place):
    """Whether each reply is answered by a mate."""
    _, outcome, replies = place.look()
    if outcome != "ongoing":
        return False
    outcomes = place.outcomes(replies)
    if any(outcome != "ongoing" for outcome in outcomes):
        return False
    return all(place.after(reply).mates() for reply in replies)


def follow(place, node, side, turns):
    """Goes through a solution: each reply is answered, and each line ends in mate in time."""
    expect(turns > 0, "a line is too long")
    expect(node.keys() <= {"action", "replies"}, "a step is no action")
    _, _, legal = place.look()
    expect(node["action"] in legal, f"{node['action']} is not legal")
    then = place.after(node["action"])
    _, outcome, replies = then.look()
    if "replies" not in node:
        return expect(outcome == f"{side} checkmate", f"{then.line()}: {outcome}")
    expect(outcome == "ongoing", "the game goes on after its end")
    expect(sorted(node["replies"]) == sorted(replies), f"{then.line()}: the replies are others")
    for reply, answer in node["replies"].items():
        follow(then.after(reply), answer, side, turns - 1)


def null(place, solution):
    fields, outcome, legal = place.look()
    expect(outcome == "ongoing", "the game is over")
    if "faces" in solution:
        expect(fields[7] == "?", "no roll is due")
        side = solution["against"]
        found = {face: [] for face in FACES if falls(place.after("r" + face), side)}
        expect(1 <= len(found) <= 7, f"{len(found)} numbers end the game")
        return expect(solution["faces"] == found, f"the numbers are {list(found)}")
    expect(fields[6:8] == ["2", "-"], "no roll follows the turn")
    expect(len(legal) > 1, "nothing else is legal")
    expect(not place.mates(), "there is a mate at once")
    side = place.side()
    safe = []
    for action, (then, outcome, _) in place.looks(legal).items():
        if outcome == "ongoing":
            expect(then[7] == "?", f"no roll follows {action}")
            if any(falls(place.after(action, "r" + face), side) for face in FACES):
                continue
        safe.append(action)
    expect([solution] == [{"action": action} for action in safe], f"safe: {safe}")


def falls(place, side):
    """Whether a side has lost before anybody makes a turn, whatever is decided."""
    fields, outcome, legal = place.look()
    if outcome != "ongoing":
        return outcome in (f"{other(side)} checkmate", f"{other(side)} null")
    return fields[7].startswith("!") and all(falls(place.after(a), side) for a in legal)


CONFIRM = {
    "numbers": numbers,
    "number": number,
    "no-way-out": no_way_out,
    "net": net,
    "mate": mate,
    "null": null,
}


# What holds for each puzzle by itself.


def fnv(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def confirm(arbiter, puzzle):
    variant, fen, kind = puzzle["variant"], puzzle["fen"], puzzle["kind"]
    fields = {"id", "variant", "fen", "kind", "solution", "difficulty"}
    expect(puzzle.keys() == fields, "its fields are others")
    expect(puzzle["id"] == fnv(f"{variant}\n{fen}\n{kind}"), "its id is another")
    expect(puzzle["difficulty"] in range(1, 11), "its difficulty is none")
    reached = arbiter.ask([f"position {variant} fen {fen}"])[0]
    expect(reached == "ok " + fen, f"its position: {reached}")
    expect(kind in CONFIRM and sort_of(puzzle) in LEAST, "the game has no such kind")
    CONFIRM[kind](Place(arbiter, variant, fen), puzzle["solution"])


def sort_of(puzzle):
    """The game, and what is asked there."""
    kind, solution = puzzle["kind"], puzzle["solution"]
    if kind == "mate":
        kind = f"mate in {length(solution)}"
    if kind == "null":
        kind = "null, numbers" if "faces" in solution else "null, a turn"
    return puzzle["variant"], kind


# All of them.


def read(folder):
    puzzles = []
    for variant in VARIANTS:
        for line in (folder / variant.replace("-", "_") / "puzzles.jsonl").read_text().splitlines():
            puzzle = json.loads(line)
            expect(puzzle["variant"] == variant, f"{puzzle['id']} is in the file of {variant}")
            puzzles.append(puzzle)
    return puzzles


def faults(puzzles):
    """What is wrong with the puzzles together."""
    for field in ("id",), ("variant", "kind", "placement"):
        key = lambda p: tuple(p["fen"].split(" ")[0] if f == "placement" else p[f] for f in field)
        times = collections.Counter(map(key, puzzles))
        yield from (f"{key} comes {count} times" for key, count in times.items() if count > 1)
    sorts = collections.Counter(map(sort_of, puzzles))
    for sort, least in LEAST.items():
        if sorts[sort] < least:
            yield f"{', '.join(sort)}: {sorts[sort]} puzzles are fewer than {least}"
    if len(puzzles) < LEAST_OF_ALL:
        yield f"{len(puzzles)} puzzles are fewer than {LEAST_OF_ALL}"


def table(puzzles):
    """Counts by sort and difficulty."""
    counts = collections.defaultdict(collections.Counter)
    for puzzle in puzzles:
        counts[sort_of(puzzle)][puzzle["difficulty"]] += 1
    rank = lambda sort: (VARIANTS.index(sort[0]), KINDS.index(re.split("[ ,]", sort[1])[0]), sort[1])
    levels = range(1, 11)
    yield "| game | kind | all | " + " | ".join(map(str, levels)) + " |"
    yield "|---|---|--:|" + "--:|" * len(levels)
    for sort in sorted(counts, key=rank):
        count = counts[sort]
        cells = [sort[0], sort[1], sum(count.values()), *(count[level] or "" for level in levels)]
        yield "| " + " | ".join(map(str, cells)) + " |"
    total = collections.Counter(puzzle["difficulty"] for puzzle in puzzles)
    cells = ["all", "", len(puzzles), *(total[level] or "" for level in levels)]
    yield "| " + " | ".join(map(str, cells)) + " |"


def sample(puzzles, count, seed):
    """So many of each sort."""
    chance = random.Random(seed)
    sorts = collections.defaultdict(list)
    for puzzle in puzzles:
        sorts[sort_of(puzzle)].append(puzzle)
    return [p for some in sorts.values() for p in chance.sample(some, min(count, len(some)))]


def start(path):
    global ARBITER
    ARBITER = Arbiter(path)


def work(puzzle):
    """What is wrong with a puzzle, and how long it took."""
    began, asked = time.process_time(), ARBITER.asked
    try:
        confirm(ARBITER, puzzle)
        wrong = None
    except (Wrong, KeyError, TypeError, IndexError) as reason:
        wrong = f"{puzzle['variant']} {puzzle['id']}: {reason!r}"
    return wrong, ARBITER.asked - asked, time.process_time() - began


def options():
    parser = argparse.ArgumentParser(description="Confirms the puzzles by brute force.")
    parser.add_argument("--arbiter", default=HERE.parents[2] / "target/release/arbiter")
    parser.add_argument("--folder", type=pathlib.Path, default=HERE.parents[1] / "src/variants")
    parser.add_argument("--sample", type=int, metavar="N", help="only N of each sort")
    parser.add_argument("--seed", type=int, default=1, help="what the sample comes from")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    return parser.parse_args()


def main():
    asked = options()
    puzzles = read(asked.folder)
    chosen = puzzles if asked.sample is None else sample(puzzles, asked.sample, asked.seed)
    wrong = list(faults(puzzles))
    began, lines = time.monotonic(), 0
    with multiprocessing.Pool(asked.jobs, start, [asked.arbiter]) as pool:
        for done, (reason, more, _) in enumerate(pool.imap_unordered(work, chosen), 1):
            lines += more
            if reason:
                wrong.append(reason)
                print(reason, file=sys.stderr, flush=True)
            if done % 100 == 0:
                print(f"{done} of {len(chosen)}", file=sys.stderr, flush=True)
    print("\n".join(table(puzzles)))
    print()
    for reason in wrong:
        print(reason)
    took = time.monotonic() - began
    print(
        f"{len(chosen)} of {len(puzzles)} puzzles tried out in {took:.0f} s by {asked.jobs} at once, "
        f"{lines} lines to the arbiter: {len(wrong)} faults."
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
