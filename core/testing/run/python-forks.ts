// The server that runs programs, in its own language, which is Python because that can fork.

/**
 * Runs each program in a process of its own: one in Python as \`python snippet.py\` would, but forked from a process that
 * has the imports; any other is started from here, because this process is small, and a large one takes long to fork.
 * @internal
 */
export const PYTHON_FORKS = `
import atexit
import gc
import importlib
import json
import os
import socket
import subprocess
import sys
import types

main = types.ModuleType("__main__")
exit_code = None


def leave():
    """Lets go of what a snippet holds, and spares it the taking down of modules that it shares with all others."""
    if exit_code is not None:
        sys.last_type = sys.last_value = sys.last_traceback = None
        main.__dict__.clear()
        gc.collect()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(exit_code)


# Registered before anything is imported that registers its own, so that it is the last to be called.
atexit.register(leave)

# What snippets import, and what these import once they are called; none of it starts a thread or reads a secret.
for name in (
    "fal_client",
    "huggingface_hub.inference._client",
    "openai.lib.streaming.chat",
    "openai.resources.chat.chat",
    "PIL.Image",
    "requests",
):
    try:
        importlib.import_module(name)
    except ImportError:
        pass


def started(task):
    """Starts another program, whose output is read until nobody can write any more."""
    try:
        child = subprocess.Popen(
            [task["command"], *task["args"]],
            cwd=task["folder"],
            env=task["environment"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except OSError:
        yield 0
        return
    yield child.pid
    for path, written in zip((task["out"], task["errors"]), child.communicate()):
        with open(path, "wb") as file:
            file.write(written)
    yield child.returncode


def serve(channel):
    """Runs a program for each line, and says its id (0 where there is none) and exit code; in a fork, gives back its task."""
    with channel.makefile("rw", encoding="utf-8") as lines:
        for line in lines:
            task = json.loads(line)
            if not task["isForked"]:
                for number in started(task):
                    print(number, file=lines, flush=True)
                continue
            child = os.fork()
            if child == 0:
                return task
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
main.__file__ = os.path.join(task["folder"], task["args"][0])
sys.modules["__main__"] = main
sys.argv[:] = task["args"]
sys.path[0] = os.path.dirname(main.__file__)
sys.excepthook = show
with open(main.__file__, "rb") as file:
    source = file.read()
try:
    exec(compile(source, main.__file__, "exec", dont_inherit=True), main.__dict__)
    exit_code = 0
except SystemExit as ended:
    exit_code = int(ended.code or 0) % 256 if isinstance(ended.code, (int, type(None))) else 1
    raise
except Exception:
    exit_code = 1
    raise
`;
