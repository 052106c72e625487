"""The packages that an installation includes: the requirements of its metadata, and their requirements."""

from email.parser import HeaderParser

from packaging.markers import default_environment
from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

from registry import NotPublished, newest
from unpack import metadata_of

SYSTEM = {"python_version": "3.12", "python_full_version": "3.12.0", "sys_platform": "linux"}


def closure(requirements, web, cache, known):
    """The names of all packages that the requirements install. `known` is the cache of lookups."""
    seen = set()
    waiting = [one for one in read(requirements) if one.url is None]
    while waiting:
        one = waiting.pop()
        for extra in ["", *sorted(one.extras)]:
            key = (canonicalize_name(one.name), extra)
            if key in seen:
                continue
            seen.add(key)
            waiting.extend(required(one, extra, web, cache, known))
    return sorted({name for name, _ in seen})


def required(requirement, extra, web, cache, known):
    key = str(Requirement(f"{canonicalize_name(requirement.name)}{requirement.specifier}"))
    if key not in known:
        known[key] = list(lines_of(requirement, web, cache))
    environment = {**default_environment(), **SYSTEM, "extra": extra}
    for one in read(known[key]):
        marker = one.marker
        is_for_extra = marker is not None and "extra" in str(marker)
        # Without an extra, the requirements of every installation; with one, its additional requirements.
        if (marker is None or marker.evaluate(environment)) and (extra == "" or is_for_extra):
            yield one


def read(lines):
    for line in lines:
        try:
            yield Requirement(line)
        except InvalidRequirement:
            pass


def lines_of(requirement, web, cache):
    try:
        text = metadata_of(newest(requirement, web, cache), web, cache)
    except (NotPublished, OSError, StopIteration):
        return
    yield from HeaderParser().parsestr(text).get_all("Requires-Dist", [])
