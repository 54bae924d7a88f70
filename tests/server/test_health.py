"""What those who watch over a server are told."""

from __future__ import annotations

import io
import json
import logging
from typing import TYPE_CHECKING

import pytest
import structlog
from sqlalchemy.exc import OperationalError

from server.visitors import ANNA_AND_BEN
from smallwar.server import logs
from smallwar.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.running import Running
    from server.visitors import Visitor

METRICS = {
    "smallwar_move_ack_seconds",
    "smallwar_commit_seconds",
    "smallwar_fanout_seconds",
    "smallwar_event_loop_lag_seconds",
    "smallwar_ai_move_seconds",
    "smallwar_ai_queue_depth",
    "smallwar_ws_connections",
    "smallwar_games_live",
    "smallwar_ws_closes_total",
    "smallwar_rejects_total",
    "smallwar_resync_total",
    "smallwar_recoveries_total",
}


def measured(visitor: Visitor) -> dict[str, float]:
    lines = visitor.http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_a_server_that_runs_is_alive_and_ready(anna: Visitor) -> None:
    assert anna.http.get("/livez").text == "alive\n"
    answer = anna.http.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"database": True, "migrations": True, "workers": True})


def test_what_is_measured(anna: Visitor) -> None:
    page = anna.sit_down(anna.begin(ANNA_AND_BEN), since=0)
    before = measured(anna)
    page.play("pick 1")
    page.play("nonsense")
    after = measured(anna)
    grown = {name for name, value in after.items() if value > before.get(name, 0)}
    assert 'smallwar_move_ack_seconds_count{outcome="done"}' in grown
    assert 'smallwar_rejects_total{reason="illegal"}' in grown
    assert "smallwar_commit_seconds_count" in grown
    assert "smallwar_fanout_seconds_count" in grown
    assert after["smallwar_resync_total"] >= 1
    assert after["smallwar_ws_connections"] >= 1
    assert after["smallwar_games_live"] >= 1
    described = {line.split()[2] for line in anna.http.get("/metrics").text.splitlines() if line.startswith("# TYPE")}
    assert described >= METRICS


def test_a_server_without_its_database_says_so_and_acknowledges_nothing(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve()
    anna = visit(running)
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    with monkeypatch.context() as broken:
        engine = running.services.store.engine

        def fail() -> None:
            raise OperationalError("write", {}, OSError("the disk is gone"))

        broken.setattr(type(engine), "begin", lambda _engine: fail())
        broken.setattr(type(engine), "connect", lambda _engine: fail())
        answer = anna.http.get("/readyz")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
        assert anna.http.get("/livez").status_code == 200
        refused = page.play("pick 1")
        assert (refused["code"], refused["number"]) == ("try-again", 1)
        assert anna.http.get("/api/games").json() == {"code": "try-again", "values": {}}
        assert anna.open(page.game).close_code() == 1013
    assert anna.http.get("/readyz").status_code == 200
    assert page.play("pick 1")["type"] == "done"


def test_a_database_that_was_taken_away_is_noticed(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    running = serve()
    anna = visit(running)
    page = anna.sit_down(anna.begin(ANNA_AND_BEN))
    for file in running.settings.data.iterdir():
        file.unlink()
    assert anna.http.get("/readyz").status_code == 503
    assert page.play("pick 1")["code"] == "try-again"


def test_a_server_whose_workers_died_says_so_until_they_are_made_anew(
    serve: Callable[..., Running], visit: Callable[[Running], Visitor]
) -> None:
    running = serve()
    anna = visit(running)
    running.do(running.services.workers.warm_up())
    for process in (running.services.workers.pool._processes or {}).values():
        process.kill()
        process.join()
    assert anna.http.get("/readyz").json()["workers"] is False
    assert anna.http.get("/readyz").json()["workers"] is True
    assert running.do(running.services.workers.ask(abs, -1)) == 1


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Read what is logged as JSON, and leave logging as it was."""
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    configuration = structlog.get_config()
    logs.configure(Settings.model_validate({"log_format": "json", "log_level": "info"}))
    yield stream
    root.handlers = handlers
    root.setLevel(level)
    logging.getLogger("uvicorn.error").removeFilter(logs.calm)
    structlog.configure(**configuration)


def test_the_log_is_one_line_of_json_for_each_event(written: io.StringIO) -> None:
    log = structlog.get_logger()
    log.debug("not worth saying")
    log.info("entry kept", game="x", number=3)
    logging.getLogger("uvicorn.error").warning("%s says %d", "uvicorn", 7)
    logging.getLogger("uvicorn.error").error("Invalid UTF-8 sequence received from client.", exc_info=ValueError("x"))
    secret = "do not tell"
    try:
        raise RuntimeError("broken\nin two")
    except RuntimeError as error:
        log.exception("failed", error=repr(error))
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(line["event"], line["level"]) for line in lines] == [
        ("entry kept", "info"),
        ("uvicorn says 7", "warning"),
        ("Invalid UTF-8 sequence received from client.", "warning"),
        ("failed", "error"),
    ]
    assert lines[0] | {"game": "x", "number": 3} == lines[0]
    assert all(line["timestamp"].endswith("Z") for line in lines)
    assert "exception" not in lines[2]
    assert lines[3]["exception"][0]["exc_type"] == "RuntimeError"
    assert secret not in written.getvalue()
