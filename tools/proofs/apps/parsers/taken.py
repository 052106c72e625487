"""Runs a program of Python until it calls one function, with the arguments that its own parser accepted.

    python taken.py STATEMENT MODULE:MAIN|MODULE MODULE:FUNCTION|"" ARGUMENT…

It prints TAKEN and the arguments as JSON: those of the call, and those of the last argparse parser. Without a function,
the program ends when that parser is done.
"""

import argparse
import importlib
import inspect
import json
import os
import runpy
import sys

_, before, main, function, *rest = sys.argv
parsed = {}
parse_args = argparse.ArgumentParser.parse_args


def found(path):
    module, names = path.split(":")
    owner = importlib.import_module(module)
    *names, last = names.split(".")
    for name in names:
        owner = getattr(owner, name)
    return owner, last


def end(values):
    print("TAKEN", json.dumps(values, default=str), flush=True)
    os._exit(0)


def taking(called):
    names = inspect.signature(called)

    def taken(*arguments, **more):
        given = names.bind_partial(*arguments, **more).arguments
        values = parsed | given
        for value in given.values():
            values |= value if isinstance(value, dict) else getattr(value, "__dict__", {})
        end(values)

    return taken


def parse(self, *arguments, **more):
    result = parse_args(self, *arguments, **more)
    parsed.update(vars(result))
    if function == "":
        end(parsed)
    return result


argparse.ArgumentParser.parse_args = parse
exec(before)
if function:
    owner, name = found(function)
    taken = taking(getattr(owner, name))
    setattr(owner, name, staticmethod(taken) if isinstance(owner, type) else taken)
sys.argv = [main, *rest]
if ":" in main:
    owner, sys.argv[0] = found(main)
    getattr(owner, sys.argv[0])()
else:
    runpy.run_module(main, run_name="__main__")
