"""What a host may set, by an environment variable or an option of `smallwar serve`; the description of each is its help."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL

PREFIX = "SMALLWAR_"


def spare_processors() -> int:
    """Leave one processor to the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(BaseSettings):
    """Everything that can be set, with what holds when nothing is."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore")

    host: str = Field("127.0.0.1", description="The address to listen on; 0.0.0.0 for everybody who can reach it.")
    port: int = Field(8000, ge=0, le=65535, description="The port to listen on; 0 picks a free one.")
    data: Path = Field(Path("smallwar-data"), description="The folder that games are kept in.")
    database: str = Field("", description="The address of the database; without it, a file in the folder for games.")
    workers: int = Field(
        default_factory=spare_processors, ge=1, le=64, description="How many processes think for computer players."
    )
    most_waiting: int = Field(
        1000, ge=1, description="How many questions may wait for these processes before others are put off."
    )
    think_seconds: float = Field(60, gt=0, description="How long a computer player may think about one turn.")
    log_format: Literal["console", "json"] = Field("console", description="How the log is written.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="What is logged at least.")
    origins: str = Field(
        "", description="Other addresses whose pages may play here, with commas between, such as https://play.example."
    )
    hosts: str = Field("", description="The names under which this server may be asked, with commas; any without it.")
    trusted_proxies: str = Field(
        "", description="Addresses of proxies that may say who is asking and whether by https, with commas."
    )
    secure_cookies: bool = Field(False, description="Send cookies by https alone, also where this cannot be seen.")
    live_games: int = Field(256, ge=1, description="How many games are kept in memory at once.")
    most_sockets: int = Field(5000, ge=1, description="How many pages may be connected at once.")
    most_sockets_of_game: int = Field(200, ge=1, description="How many pages may be connected to one game at once.")
    largest_message: int = Field(16_384, ge=256, description="How many bytes a message of a page may have.")
    largest_request: int = Field(65_536, ge=1024, description="How many bytes an HTTP request may bring.")
    messages_per_second: float = Field(20, gt=0, description="How many messages a page may send in the long run.")
    message_burst: int = Field(60, ge=1, description="How many messages a page may send at once.")
    requests_per_second: float = Field(
        2, gt=0, description="How many changes by HTTP an address may ask in the long run."
    )
    request_burst: int = Field(60, ge=1, description="How many changes by HTTP an address may ask at once.")
    bad_messages: int = Field(5, ge=1, description="After how many bad messages in a minute a page is cut off.")
    unsent_messages: int = Field(
        64, ge=2, description="How many messages may wait for a slow page before it is cut off."
    )
    pictures: int = Field(64, ge=1, description="How many pictures of boards are kept in memory.")
    draw_ahead: bool = Field(True, description="Draw the boards that come with the games when the server starts.")

    def database_address(self) -> str | URL:
        """Give the address of the database, by default a file in the data folder."""
        return self.database or URL.create("sqlite+aiosqlite", database=str(self.data / "games.sqlite"))


def names(value: str) -> list[str]:
    """Read names that stand with commas between them."""
    return [name.strip() for name in value.split(",") if name.strip()]
