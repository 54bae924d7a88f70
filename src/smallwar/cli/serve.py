"""`smallwar serve`: a table in the browser, for oneself and for others."""

from __future__ import annotations

from typing import Any

import click

from smallwar.cli.output import GOOD


class ServeCommand(click.Command):
    """Has an option for every setting; they are looked up when it is used, so that other commands need not wait."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        own = super().get_params(ctx)
        return [*own[:-1], *setting_options(), *own[-1:]]


def setting_options() -> list[click.Parameter]:
    """Make an option of every setting; the help names the environment variable that does the same."""
    from smallwar.server.settings import PREFIX, Settings  # noqa: PLC0415 - takes a moment

    options: list[click.Parameter] = []
    for name, field in Settings.model_fields.items():
        default = field.get_default(call_default_factory=True)
        shown = "empty" if default == "" else str(default).lower() if isinstance(default, bool) else str(default)
        said = f"{field.description}  [{PREFIX}{name.upper()}; default: {shown}]"
        options.append(click.Option([f"--{name.replace('_', '-')}"], metavar="VALUE", help=said))
    return options


@click.command(cls=ServeCommand)
@click.option("--open", "open_browser", is_flag=True, help="Open the page in the browser as soon as it can be.")
def serve(open_browser: bool, **given: Any) -> int:
    """Let people play in the browser.

    Every option can also be set by the environment variable that stands behind it; what is given here wins.
    """
    from pydantic import ValidationError  # noqa: PLC0415 - as above

    from smallwar.server.serving import serve as run  # noqa: PLC0415
    from smallwar.server.settings import PREFIX, Settings  # noqa: PLC0415

    try:
        settings = Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        problem = error.errors()[0]
        name = str(problem["loc"][0])
        message = (
            f"at --{name.replace('_', '-')} or {PREFIX}{name.upper()}: {problem['msg']}, found {problem['input']!r}"
        )
        raise click.ClickException(message) from None
    run(settings, open_browser)
    return GOOD
