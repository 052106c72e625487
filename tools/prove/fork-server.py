# Runs each snippet in a process of its own as `python snippet.py` would, but forked from one that has the imports.
import atexit
import gc
import json
import os
import socket
import sys
import types

main = types.ModuleType("__main__")
has_ended_well = False


def leave():
    """Lets go of what a snippet holds, and spares it the taking down of modules that it shares with all others."""
    if has_ended_well:
        main.__dict__.clear()
        gc.collect()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


# Registered before anything is imported that registers its own, so that it is the last to be called.
atexit.register(leave)

# What snippets import, and what these import once they are called; none of it starts a thread or reads a secret.
import fal_client
import huggingface_hub.inference._client
import openai.lib.streaming.chat
import openai.resources.chat.chat
import PIL.Image
import requests


def serve(channel):
    """Forks for each line, and says the child's id and exit code; in the child, gives back what it is to become."""
    with channel.makefile("rw", encoding="utf-8") as lines:
        for line in lines:
            child = os.fork()
            if child == 0:
                return json.loads(line)
            print(child, file=lines, flush=True)
            _, status = os.waitpid(child, 0)
            print(os.waitstatus_to_exitcode(status), file=lines, flush=True)
    os._exit(0)


def show(kind, error, trace):
    """Shows an error without the frame of this file."""
    sys.__excepthook__(kind, error.with_traceback(trace and trace.tb_next), trace)


channels = [socket.socket(fileno=int(number)) for number in sys.argv[1:]]
gc.collect()
gc.freeze()
# A process for each slot, which runs one snippet after the other.
mine = next((one for one in channels if os.fork() == 0), None)
if mine is None:
    os._exit(0)
for other in channels:
    if other is not mine:
        other.close()

task = serve(mine)
# From here on this is the snippet's process, which ends as any other does.
mine.close()
os.setsid()
os.chdir(task["folder"])
for stream, path in ((1, task["out"]), (2, task["errors"])):
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, stream)
    os.close(file)
os.environ.clear()
os.environ.update(task["environment"])
main.__file__ = os.path.join(task["folder"], task["file"])
sys.modules["__main__"] = main
sys.argv[:] = [task["file"]]
sys.path[0] = task["folder"]
sys.excepthook = show
with open(main.__file__, "rb") as file:
    source = file.read()
exec(compile(source, main.__file__, "exec", dont_inherit=True), main.__dict__)
has_ended_well = True
