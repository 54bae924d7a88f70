"""Which port the server takes."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TYPE_CHECKING

import pytest

from serving import COMMAND, Server
from smallwar.server.serving import ListeningError, listen, take_port
from smallwar.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def taken() -> Iterator[int]:
    """Give a port on which somebody listens already."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def usual(port: int) -> Settings:
    """Give what holds when nothing is set, as if this were the usual port."""
    settings = Settings.model_validate({"port": port})
    settings.model_fields_set.discard("port")
    return settings


def test_a_player_gets_another_port_where_the_usual_one_is_taken(taken: int) -> None:
    with take_port(usual(taken), open_browser=True) as listener:
        assert listener.getsockname()[1] not in (0, taken)


def test_a_host_is_told_that_the_port_is_taken(taken: int) -> None:
    with pytest.raises(ListeningError, match=f"cannot listen on 127.0.0.1, port {taken}: "):
        take_port(usual(taken), open_browser=False)


def test_a_port_that_was_asked_for_is_not_exchanged(taken: int) -> None:
    with pytest.raises(ListeningError):
        take_port(Settings.model_validate({"port": taken}), open_browser=True)


@pytest.mark.slow
def test_the_server_does_not_wait_for_a_browser_that_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", f"{sys.executable} -c 'import time; time.sleep(60)' %s")
    server = Server(tmp_path, [*COMMAND, "--open"])
    server.start()
    process = server.process
    server.stop()
    assert process is not None
    assert process.returncode == 0
    assert server.complaints() == []


def test_no_packet_waits_for_the_one_before() -> None:
    async def small_packets_go_at_once() -> bool:
        found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def look(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            found.set_result(bool(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        with listen("127.0.0.1", 0) as listener:
            async with await asyncio.start_server(look, sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                try:
                    return await found
                finally:
                    writer.close()
                    await writer.wait_closed()

    assert asyncio.run(small_packets_go_at_once())
