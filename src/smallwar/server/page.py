"""Hands out the page: the files that the build puts into the folder `page`, each also as it was compressed beforehand."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, PlainTextResponse, Response

if TYPE_CHECKING:
    from starlette.requests import Request

FOLDER: Final = Path(__file__).parent / "page"
FIRST: Final = "index.html"

HASHED: Final = "assets"
"""The folder of files whose names change with what is in them."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}

NOT_BUILT: Final = """The page is not built yet.

In a checkout of the project, build it with:

    make setup

An installed package brings it along.
"""


class Page:
    """The built page in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def answer(self, request: Request, path: str) -> Response:
        """Hand out a file; every address without one is a place within the page itself."""
        if not (self.folder / FIRST).is_file():
            return PlainTextResponse(NOT_BUILT, status_code=503, headers={"cache-control": "no-store"})
        file = self.find(path)
        if file is None:
            if "." in path.rpartition("/")[2] or path.startswith(f"{HASHED}/"):
                return PlainTextResponse("not found", status_code=404)
            file = self.folder / FIRST
        return self.send(request, file)

    def find(self, path: str) -> Path | None:
        """Find a file of the page, and no other."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

    def send(self, request: Request, file: Path) -> Response:
        """Send a file, compressed where that is there and understood, or say that it has not changed."""
        hashed = file.relative_to(self.folder).parts[0] == HASHED
        headers = {"cache-control": FOR_EVER if hashed else ASK_AGAIN, "vary": "Accept-Encoding"}
        media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        chosen = file
        for encoding in accepted(request):
            compressed = file.with_name(file.name + COMPRESSED[encoding])
            if compressed.is_file():
                headers["content-encoding"] = encoding
                chosen = compressed
                break
        status = chosen.stat()
        headers["etag"] = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return FileResponse(chosen, media_type=media_type, headers=headers, stat_result=status)


def accepted(request: Request) -> list[str]:
    """Name the ways of compressing that the browser understands, the best first."""
    offered = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    return [encoding for encoding in COMPRESSED if encoding in offered]
