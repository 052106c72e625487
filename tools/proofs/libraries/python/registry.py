"""Reads the registry of Python packages: the files of a package, and the newest version that a requirement allows."""

import html
import io
import json
import re
import time
from pathlib import Path
from urllib.parse import urljoin

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from packaging.version import InvalidVersion, Version

ANCHOR = re.compile(r"<a\s([^>]*)>([^<]*)</a>", re.IGNORECASE)
ATTRIBUTE = re.compile(r'([\w-]+)(?:="([^"]*)")?')
PIECE = 1 << 20


class NotPublished(Exception):
    """The reason why a package has no file."""


def session():
    # pip has the URL and the settings of the registry.
    from pip._internal.models.index import PyPI
    from pip._internal.network.session import PipSession

    made = PipSession(retries=3)
    made.headers["Accept-Encoding"] = "identity"
    # Without a timeout, a request to a server that does not respond never ends.
    made.timeout = 30
    made.index = PyPI.simple_url
    return made


def files_of(name, web, cache):
    """The files of a package, each with its version; from the cache if there is no network."""
    listed = Path(cache, "index", f"{canonicalize_name(name)}.json")
    if web is None:
        if not listed.exists():
            raise NotPublished(f"{name} is not in the cache.")
        found = json.loads(listed.read_text())
    else:
        page = web.get(f"{web.index}/{canonicalize_name(name)}/", headers={"Accept": "text/html"})
        if page.status_code == 404:
            found = []
        else:
            page.raise_for_status()
            found = list(links_in(page.text, page.url))
        listed.parent.mkdir(parents=True, exist_ok=True)
        listed.write_text(json.dumps(found))
    if not found:
        raise NotPublished(f"{name} is not published on PyPI.")
    return found


def links_in(text, base):
    for attributes, filename in ANCHOR.findall(text):
        known = dict(ATTRIBUTE.findall(attributes))
        version = version_in(filename)
        if version is not None and "data-yanked" not in known:
            url = urljoin(base, html.unescape(known["href"])).split("#")[0]
            yield {"file": filename, "version": version, "url": url}


def version_in(filename):
    try:
        if filename.endswith(".whl"):
            return str(parse_wheel_filename(filename)[1])
        return str(parse_sdist_filename(filename)[1])
    except (InvalidVersion, ValueError):
        return None


def newest(requirement: Requirement, web, cache):
    """The file to inspect: from the newest version that the requirement allows, a wheel if there is one."""
    files = files_of(requirement.name, web, cache)
    taken = set(requirement.specifier.filter({one["version"] for one in files}))
    if not taken:
        raise NotPublished(f"No version of {requirement.name} fits {requirement.specifier}.")
    last = max(taken, key=Version)
    return min((one for one in files if one["version"] == last), key=lambda one: rank(one["file"]))


def rank(filename):
    """Sources are the same in every wheel; wheels for this machine come first, because their modules run here."""
    order = [r"none-any\.whl$", r"linux.*x86_64\.whl$", r"\.whl$", r"\.tar\.gz$", ""]
    return next(at for at, pattern in enumerate(order) if re.search(pattern, filename)), filename


class RemoteFile(io.RawIOBase):
    """A file of the registry that downloads only the parts that are read."""

    def __init__(self, url, web):
        self.url, self.web, self.at = url, web, 0
        head = web.head(url)
        head.raise_for_status()
        self.size = int(head.headers["Content-Length"])

    def readable(self):
        return True

    def seekable(self):
        return True

    def seek(self, offset, whence=io.SEEK_SET):
        self.at = offset + (0, self.at, self.size)[whence]
        return self.at

    def tell(self):
        return self.at

    def readinto(self, buffer):
        if self.at >= self.size:
            return 0
        last = min(self.at + len(buffer), self.size) - 1
        data = self.get(last)
        buffer[: len(data)] = data
        self.at += len(data)
        return len(data)

    def get(self, last, tries=3):
        part = self.web.get(self.url, headers={"Range": f"bytes={self.at}-{last}"})
        if part.status_code == 206:
            return part.content
        if tries == 0 or part.status_code == 200:
            raise OSError(f"The registry gave {part.status_code} for a part of {self.url}.")
        time.sleep(1)
        return self.get(last, tries - 1)


def opened(url, web):
    return io.BufferedReader(RemoteFile(url, web), PIECE)
