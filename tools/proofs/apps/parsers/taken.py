"""Runs a program of Python until it calls one function, with the arguments that its own parser took.

    python taken.py STATEMENT MODULE:MAIN MODULE:FUNCTION ARGUMENT…

It prints TAKEN, and the ports among the arguments.
"""

import importlib
import os
import sys


def found(path):
    module, names = path.split(":")
    owner = importlib.import_module(module)
    *names, last = names.split(".")
    for name in names:
        owner = getattr(owner, name)
    return owner, last


def taken(*arguments, **more):
    ports = dict(more)
    for argument in arguments:
        ports.update(argument if isinstance(argument, dict) else getattr(argument, "__dict__", {}))
    shown = [f"{name}={ports[name]}" for name in ("port", "server_port") if name in ports]
    print("TAKEN", *shown, flush=True)
    os._exit(0)


_, before, main, function, *rest = sys.argv
exec(before)
owner, name = found(function)
setattr(owner, name, staticmethod(taken) if isinstance(owner, type) else taken)
owner, name = found(main)
sys.argv = [name, *rest]
getattr(owner, name)()
