"""What the server counts and measures, for whoever watches over it."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
LONG: Final = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60)


class Metrics:
    """One set for each application, so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.move_ack = self.histogram("move_ack_seconds", "From a play to its answer.", QUICK, ["outcome"])
        self.commit = self.histogram("commit_seconds", "Keeping one entry.", QUICK)
        self.fanout = self.histogram("fanout_seconds", "Showing one entry to everybody.", QUICK)
        self.loop_lag = self.histogram("event_loop_lag_seconds", "How late the event loop comes.", QUICK)
        self.ai_move = self.histogram("ai_move_seconds", "One stretch of a computer player.", LONG, ["level"])
        self.ai_queue = self.gauge("ai_queue_depth", "Stretches of computer players that are asked for.")
        self.sockets = self.gauge("ws_connections", "Pages that are connected.")
        self.games_live = self.gauge("games_live", "Games in memory.")
        self.closes = self.counter("ws_closes_total", "Sockets that the server closed.", ["code"])
        self.rejects = self.counter("rejects_total", "Messages that were refused.", ["reason"])
        self.resyncs = self.counter("resync_total", "Pages that came back knowing an entry.")
        self.recoveries = self.counter("recoveries_total", "Worker processes that were made anew.")

    def histogram(self, name: str, text: str, buckets: tuple[float, ...], labels: list[str] | None = None) -> Histogram:
        return Histogram(f"smallwar_{name}", text, labels or [], buckets=buckets, registry=self.registry)

    def gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"smallwar_{name}", text, registry=self.registry)

    def counter(self, name: str, text: str, labels: list[str] | None = None) -> Counter:
        return Counter(f"smallwar_{name}", text, labels or [], registry=self.registry)
