"""A game as a text file: written, read, and played again.

A record is its list of steps. Everything that the file says about the game besides (the version of its rules, its
result, a digest of its last position) is there so that a reader can be sure to have replayed the same game.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final, TypeAlias

from smallwar.table.contract import HIDDEN, OVER, IllegalStep, Options
from smallwar.table.form import OPTIONS, USUAL, RecordForm
from smallwar.table.names import NAMES, is_name
from smallwar.table.source import FormatError, check_printable, quote, read_yaml

if TYPE_CHECKING:
    from collections.abc import Collection

    from smallwar.table.contract import Game, State
    from smallwar.table.source import Node

FORMAT: Final = 1
INDENT: Final = "  "
MOST_PLAYERS: Final = 20

REQUIRED: Final = ["Format", "Game", "Rules", "Players"]
KNOWN: Final = [*REQUIRED, OPTIONS, "Date", "Result", "Digest"]

HEADER_LINE: Final = re.compile(r"([A-Z][A-Za-z-]*): *(.*)")
SETTING: Final = re.compile(r"([a-z][a-z0-9-]*)=([a-z0-9-]+)")
WORD: Final = re.compile("[a-z0-9-]+")

PAIR: Final = re.compile(
    r"(?<!\\)(?P<before>(?:\\\\)*)\\u(?P<high>d[89ab][0-9a-f]{2})\\u(?P<low>d[c-f][0-9a-f]{2})", re.IGNORECASE
)
"""The two escapes by which JSON may write one letter, as in a name with a smiling face."""

Visitor: TypeAlias = Callable[["State", int, "State"], None]
"""Is shown the position before a step, the step, and the position after it."""

FormFinder: TypeAlias = Callable[[str], RecordForm]
"""Gives the form of a game's records by the game's name; `ValueError` for a game that it does not know."""


class RecordError(FormatError):
    """What a record says that is not so: a step that is not legal, or an end that is not reached."""


class Record:
    """What a record file says.

    `comments` stand behind the step of that number (from 0), `remarks` on lines of their own before it.
    """

    def __init__(self, game: str, rules: int, options: Options, steps: list[str], form: RecordForm = USUAL) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.steps = steps
        self.form = form
        self.date = ""
        self.result = ""
        self.digest = ""
        self.comments: dict[int, str] = {}
        self.remarks: dict[int, list[str]] = {}
        self.source_name = "the record"
        self.lines: list[int] = []
        self.header_lines: dict[str, int] = {}

    def place(self, header: str) -> str:
        """Say where a line of the header stands."""
        line = self.header_lines.get(header)
        where = self.source_name if line is None else f"{self.source_name}:{line}"
        return f"{where}: at {header}"

    def fail(self, header: str, expected: str, found: str) -> FormatError:
        """Make the error about a line of the header that cannot be used; the caller raises it."""
        return FormatError(f"{self.place(header)}: expected {expected}, found {found}")

    def refute(self, header: str, expected: str, found: str) -> RecordError:
        """Make the error about a line of the header that is not true; the caller raises it."""
        return RecordError(f"{self.place(header)}: expected {expected}, found {found}")


def usual_form(_game: str) -> RecordForm:
    """Give the form that is meant where nobody says which games there are."""
    return USUAL


def read_record(text: str, name: str, find: FormFinder = usual_form) -> Record:
    """Read a record, text or JSON; `find` gives the header lines that its game has of its own."""
    check_printable(text, name)
    if is_json(text):
        return read_json(text, name, find)
    lines = text.removesuffix("\n").split("\n")
    headers, first_step = read_headers(lines, name)
    record = interpret(headers, name, find)
    read_steps(record, lines, first_step)
    return record


def is_json(text: str) -> bool:
    """Say which of its two forms a record has."""
    return text.lstrip().startswith("{")


class Headers:
    """The header of a record as it is written, and the lines where it stands."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.boards: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.remarks: list[str] = []


def read_headers(lines: list[str], name: str) -> tuple[Headers, int]:
    """Read the header up to its empty line; give the number of lines that it takes too."""
    headers = Headers()
    board = ""
    for index, line in enumerate(lines):
        place = f"{name}:{index + 1}"
        if not line.strip() and headers.values:
            return headers, index + 1
        if line.startswith("#"):
            headers.remarks.append(line[1:].strip())
        elif board and line.startswith(INDENT):
            headers.boards[board] += line.removeprefix(INDENT) + "\n"
        elif line.strip():
            match = HEADER_LINE.fullmatch(line.rstrip())
            if match is None:
                raise FormatError(f"{place}: expected a header line such as 'Format: 1', found {quote(line)}")
            board = add_header(headers, match[1], match[2], index + 1, place)
    if not headers.values:
        raise FormatError(f"{name}:1: expected a record, found nothing")
    raise FormatError(f"{name}:{len(lines)}: expected an empty line after the header, found the end of the file")


def add_header(headers: Headers, key: str, value: str, line: int, place: str) -> str:
    """Take in a line of the header; give the name of the board whose text must follow, if one must."""
    if key == "Board":
        if not value or value in headers.boards:
            raise FormatError(f"{place}: expected the name of a board that does not stand above, found {quote(value)}")
        headers.boards[value] = ""
        headers.lines[f"Board {value}"] = line
        return value
    if key in headers.values:
        raise FormatError(f"{place}: expected every header line once, found {quote(key)} again")
    headers.values[key] = value
    headers.lines[key] = line
    return ""


def interpret(headers: Headers, name: str, find: FormFinder) -> Record:
    """Check the header and make the record that it begins."""
    for key in REQUIRED:
        if not headers.values.get(key):
            raise FormatError(f"{name}: expected the header line {quote(key)}, which is missing")
    values = headers.values
    record = Record(values["Game"], 0, Options([], [], {}, headers.boards), [])
    record.source_name = name
    record.header_lines = headers.lines
    if values["Format"] != str(FORMAT):
        raise record.fail("Format", f"{FORMAT}, the only format so far", quote(values["Format"]))
    if not re.fullmatch("[0-9]{1,6}", values["Rules"]):
        raise record.fail("Rules", "the number of a version of the rules", quote(values["Rules"]))
    record.rules = int(values["Rules"])
    record.options.players = split_names(record, "Players", values["Players"])
    record.form = form_of(record, find)
    refuse_unknown(record, headers)
    record.options.boards = split_names(record, record.form.boards, values.get(record.form.boards, ""))
    record.options.settings = read_own_lines(record, values) | read_settings(record, values.get(OPTIONS, ""))
    record.date, record.result, record.digest = (values.get(key, "") for key in ("Date", "Result", "Digest"))
    if headers.remarks:
        record.remarks[0] = headers.remarks
    check_values(record)
    return record


def form_of(record: Record, find: FormFinder) -> RecordForm:
    """Find out what records of this game look like."""
    try:
        return find(record.game)
    except ValueError as error:
        raise FormatError(f"{record.place('Game')}: {error}") from None


def refuse_unknown(record: Record, headers: Headers) -> None:
    """Refuse header lines that no record of this game has."""
    known = [*KNOWN, "Board", record.form.boards, *record.form.lines]
    for key in headers.values:
        if key not in known:
            place = f"{record.source_name}:{headers.lines[key]}"
            raise FormatError(f"{place}: expected one of the header lines {', '.join(known)}, found {quote(key)}")


def split_names(record: Record, header: str, value: str) -> list[str]:
    """Read names that stand with commas between them."""
    names = [name.strip() for name in value.split(",")] if value else []
    check_names(record, header, names)
    return names


def check_names(record: Record, header: str, names: list[str]) -> None:
    """Refuse names that a record could not keep apart or write down again."""
    if len(names) > MOST_PLAYERS:
        raise record.fail(header, f"at most {MOST_PLAYERS} names", str(len(names)))
    for name in names:
        if not is_name(name):
            raise record.fail(header, NAMES, quote(name))
    if header == "Players" and len(set(names)) < len(names):
        raise record.fail(header, "every name once", quote(", ".join(names)))


def read_own_lines(record: Record, values: dict[str, str]) -> dict[str, str]:
    """Read the settings that have header lines of their own: words, with commas where there are several."""
    settings: dict[str, str] = {}
    for line, setting in record.form.lines.items():
        words = [word.strip() for word in values.get(line, "").split(",")]
        if not values.get(line):
            continue
        if not all(WORD.fullmatch(word) for word in words):
            raise record.fail(line, "words in small letters with commas between", quote(values[line]))
        settings[setting] = ",".join(words)
    return settings


def read_settings(record: Record, value: str) -> dict[str, str]:
    """Read what else was agreed, written as `name=value` with blanks between."""
    settings: dict[str, str] = {}
    for part in value.split():
        match = SETTING.fullmatch(part)
        if match is None or match[1] in settings:
            raise record.fail(OPTIONS, "settings such as 'variant=classic', each once", quote(part))
        line = record.form.line_of(match[1])
        if line != OPTIONS:
            raise record.fail(OPTIONS, f"{match[1]} on the line {line} instead", quote(part))
        settings[match[1]] = match[2]
    return settings


def check_values(record: Record) -> None:
    """Check the form of what may stand in a record but need not."""
    if record.date:
        try:
            well_formed = date.fromisoformat(record.date).isoformat() == record.date
        except ValueError:
            well_formed = False
        if not well_formed:
            raise record.fail("Date", "a day such as 2026-11-18", quote(record.date))
    if record.result and not re.fullmatch(r"-?[0-9]{1,9}(--?[0-9]{1,9})*", record.result):
        raise record.fail("Result", "points such as 71-66", quote(record.result))
    if record.digest and not re.fullmatch("[0-9a-f]{12}", record.digest):
        raise record.fail("Digest", "twelve digits of 0 to f", quote(record.digest))


def read_steps(record: Record, lines: list[str], first: int) -> None:
    """Read the lines after the header."""
    for index in range(first, len(lines)):
        line = lines[index].strip()
        if line.startswith("#"):
            record.remarks.setdefault(len(record.steps), []).append(line[1:].strip())
        elif line:
            step, _, comment = line.partition(";")
            if not step.strip():
                raise FormatError(f"{record.source_name}:{index + 1}: expected a step before its comment, found none")
            if comment.strip():
                record.comments[len(record.steps)] = comment.strip()
            record.steps.append(" ".join(step.split()))
            record.lines.append(index + 1)


def write_record(record: Record) -> str:
    """Write the text that `read_record` reads."""
    options = record.options
    headers = {
        "Format": str(FORMAT),
        "Game": record.game,
        "Rules": str(record.rules),
        "Players": ", ".join(options.players),
        **record.form.own_lines(options.settings),
        record.form.boards: ", ".join(options.boards),
        OPTIONS: " ".join(f"{name}={value}" for name, value in record.form.other_settings(options.settings).items()),
        "Date": record.date,
        "Result": record.result,
        "Digest": record.digest,
    }
    lines = [f"{key}: {value}" for key, value in headers.items() if value]
    for name, text in options.own_boards.items():
        lines.append(f"Board: {name}")
        lines.extend(INDENT + line for line in text.split("\n") if line.strip())
    lines.append("")
    for index, step in enumerate(record.steps):
        lines.extend(f"# {remark}" for remark in record.remarks.get(index, []))
        comment = record.comments.get(index)
        lines.append(f"{step} ; {comment}" if comment else step)
    lines.extend(f"# {remark}" for remark in record.remarks.get(len(record.steps), []))
    return "\n".join(lines) + "\n"


def write_json(record: Record) -> str:
    """Write a record for programs: the same facts under the same names in small letters."""
    options = record.options
    values = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "players": options.players,
        "boards": options.boards,
        "options": record.form.other_settings(options.settings),
        "own-boards": options.own_boards,
        "extra": record.form.own_lines(options.settings),
        "date": record.date,
        "result": record.result,
        "digest": record.digest,
        "steps": record.steps,
        "comments": {str(index): comment for index, comment in record.comments.items()},
        "remarks": {str(index): remarks for index, remarks in record.remarks.items()},
    }
    return json.dumps({key: value for key, value in values.items() if value}, indent=1, ensure_ascii=False) + "\n"


JSON_KEYS: Final = [
    *["format", "game", "rules", "players", "boards", "options", "own-boards", "extra"],
    *["date", "result", "digest", "steps", "comments", "remarks"],
]


def read_json(text: str, name: str, find: FormFinder) -> Record:
    """Read what `write_json` writes; JSON is YAML, but for one thing, so its errors have places too."""
    root = read_yaml(PAIR.sub(join_pair, text), name).mapping(
        JSON_KEYS, ["format", "game", "rules", "players", "steps"]
    )
    root["format"].integer(FORMAT, FORMAT)
    own_boards = {key: node.text() for key, node in entries(root.get("own-boards"))}
    options = Options(texts(root["players"]), texts(root.get("boards")), texts_by_name(root.get("options")), own_boards)
    record = Record(one_line(root["game"]), root["rules"].integer(0, 999_999), options, texts(root["steps"]))
    record.source_name = name
    record.header_lines = {key.capitalize(): node.line for key, node in root.items()}
    record.header_lines |= {f"Board {key}": node.line for key, node in entries(root.get("own-boards"))}
    record.header_lines |= {key: node.line for key, node in entries(root.get("extra"))}
    record.form = form_of(record, find)
    if "boards" in root:
        record.header_lines[record.form.boards] = root["boards"].line
    record.lines = [node.line for node in root["steps"].sequence()]
    record.date, record.result, record.digest = (
        one_line(root[key]) if key in root else "" for key in ("date", "result", "digest")
    )
    own_lines = texts_by_name(root.get("extra"), record.form.lines)
    record.comments = {step_index(key, node): one_line(node) for key, node in entries(root.get("comments"))}
    record.remarks = {step_index(key, node): texts(node) for key, node in entries(root.get("remarks"))}
    check_names(record, "Players", options.players)
    check_names(record, record.form.boards, [*options.boards, *own_boards])
    others = " ".join(f"{key}={value}" for key, value in options.settings.items())
    options.settings = read_own_lines(record, own_lines) | read_settings(record, others)
    check_values(record)
    check_steps(root["steps"], record)
    return record


def join_pair(pair: re.Match[str]) -> str:
    """Give the letter that JSON writes as two escapes and YAML does not know."""
    high, low = int(pair["high"], 16), int(pair["low"], 16)
    return pair["before"] + chr(0x10000 + (high - 0xD800) * 0x400 + low - 0xDC00)


def check_steps(node: Node, record: Record) -> None:
    """Refuse steps that the text form would take for something else."""
    for item, step in zip(node.sequence(), record.steps, strict=True):
        if not step or step.startswith("#") or ";" in step:
            raise item.fail("the words of a step")


def one_line(node: Node) -> str:
    """Give a text that must not bring line breaks into the text form."""
    return " ".join(node.text().split())


def texts(node: Node | None) -> list[str]:
    """Give the texts of a list that may be missing."""
    return [] if node is None else [one_line(item) for item in node.sequence()]


def entries(node: Node | None, allowed: Collection[str] | None = None) -> list[tuple[str, Node]]:
    """Give the entries of a mapping that may be missing."""
    return [] if node is None else list(node.mapping(allowed).items())


def texts_by_name(node: Node | None, allowed: Collection[str] | None = None) -> dict[str, str]:
    """Give the texts of a mapping that may be missing."""
    return {key: one_line(value) for key, value in entries(node, allowed)}


def step_index(key: str, node: Node) -> int:
    """Read the number of a step that a comment belongs to."""
    if not re.fullmatch("[0-9]{1,6}", key):
        raise FormatError(f"{node.place()}: expected the number of a step, found {quote(key)}")
    return int(key)


def digest(state: State) -> str:
    """Give twelve digits for what lies open on the table and what everybody has.

    They are made from what a spectator sees, which has public names, and not from the saved position: otherwise every
    change of how a position is kept would make the records of finished games look wrong.
    """
    seen = {"scores": state.scores(), "view": state.view(None)}
    canonical = json.dumps(seen, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def result(state: State) -> str:
    """Write the points of all players as a record has them."""
    return "-".join(str(score) for score in state.scores())


def summary(record: Record, state: State) -> dict[str, object]:
    """Say for another program what a record holds and where it has led."""
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.options.players,
        "boards": record.options.boards,
        "options": record.options.settings,
        "steps": len(record.steps),
        "over": state.to_move() == OVER,
        "scores": state.scores(),
        "ranking": state.ranking(),
        "digest": digest(state),
    }


def begin(record: Record, game: Game) -> State:
    """Set up the first position of a record."""
    if record.rules != game.rules():
        raise record.fail("Rules", f"{game.rules()}, the version that this program plays", str(record.rules))
    try:
        return game.new(record.options)
    except ValueError as error:
        header = header_meant(record, str(error))
        said_by_header = f"at {record.form.lines.get(header)}: "
        raise FormatError(f"{record.place(header)}: {str(error).removeprefix(said_by_header)}") from None


def header_meant(record: Record, sentence: str) -> str:
    """Find the line of the header that a game's complaint about its options is about."""
    options = record.options
    own = [f"Board {name}" for name in options.own_boards if f" {name}:" in sentence]
    place = re.match(r"at ([\w-]+):", sentence)
    words = re.findall(r"[\w-]+", sentence)
    if own:
        return own[0]
    if place is not None:
        return record.form.line_of(place[1])
    if {"player", "players"} & set(words):
        return "Players"
    settings = [word for word in words if word in options.settings]
    return record.form.line_of(settings[0]) if settings else record.form.boards


def hides(text: str) -> bool:
    """Say whether a step is not known in full: whoever saves the record of a game that goes on may not know all."""
    return HIDDEN in text.split()


def known_part(record: Record) -> Record:
    """Give the record up to the first step that is not known in full; all of it where there is none."""
    known = list(itertools.takewhile(lambda text: not hides(text), record.steps))
    if len(known) == len(record.steps):
        return record
    part = Record(record.game, record.rules, record.options, known, record.form)
    part.source_name, part.lines, part.header_lines = record.source_name, record.lines, record.header_lines
    return part


def place_of_step(record: Record, index: int) -> str:
    """Say where a step stands."""
    return f"{record.source_name}:{record.lines[index]}" if record.lines else record.source_name


def replay(record: Record, game: Game, visit: Visitor | None = None) -> State:
    """Play a record again; `RecordError` for the first step that is not legal, or an end unlike the header's."""
    state = begin(record, game)
    for index, text in enumerate(record.steps):
        if hides(text):
            place = place_of_step(record, index)
            raise FormatError(f"{place}: expected a step in full, found {quote(text)}, which hides what another knew")
        try:
            step = state.step(text)
            before = state.copy() if visit is not None else state
            state.play(step)
        except IllegalStep as error:
            place = place_of_step(record, index)
            raise RecordError(f"{place}: expected a legal step, found {quote(text)}: {error}") from None
        if visit is not None:
            visit(before, step, state)
    check_end(record, state)
    return state


def check_end(record: Record, state: State) -> None:
    """Compare the last position with what the header says of it."""
    if record.result and state.to_move() != OVER:
        raise record.refute("Result", f"a game that ends with {record.result}", "one that is not over")
    if record.result and result(state) != record.result:
        raise record.refute("Result", record.result, result(state))
    if record.digest and digest(state) != record.digest:
        raise record.refute("Digest", f"{record.digest} for the last position", digest(state))


def sign(record: Record, state: State) -> None:
    """Write into a record what its last position is, and its result when the game is over."""
    record.digest = digest(state)
    record.result = result(state) if state.to_move() == OVER else ""
