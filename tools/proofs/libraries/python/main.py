"""Reads requests as JSON, and prints the folder of the sources of each package, or why there are none."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor

from packaging.requirements import InvalidRequirement, Requirement

from closure import closure
from registry import NotPublished, newest, session
from unpack import roots_in, unpacked


def fetched(requirement, web, cache):
    try:
        found = newest(Requirement(requirement), web, cache)
        return {"version": found["version"], "roots": roots_in(unpacked(found, web, cache))}
    except NotPublished as why:
        return {"why": str(why)}
    except InvalidRequirement:
        return {"why": f"pip cannot read {requirement}."}


def main():
    task = json.load(sys.stdin)
    web = None if task["offline"] else session()
    known = {}
    with ThreadPoolExecutor(task["jobs"]) as pool:
        packages = pool.map(lambda one: fetched(one, web, task["cache"]), task["packages"])
        closures = pool.map(lambda one: closure(one, web, task["cache"], known), task["closures"])
        answer = {
            "packages": list(packages),
            "closures": list(closures),
            "standard": sorted(sys.stdlib_module_names),
        }
    json.dump(answer, sys.stdout)


main()
