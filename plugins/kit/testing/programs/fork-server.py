# Runs each program in its own process. A Python program runs like `python snippet.py`, but is forked from a
# process that has loaded the imports, and its pauses take a second at most. Others are started from here, because
# this process is small, and a large one takes long to fork.
import atexit
import gc
import importlib
import json
import os
import socket
import subprocess
import sys
import time
import types

main = types.ModuleType("__main__")
exit_code = None


def leave():
    """Frees the objects of a snippet, but not the modules that all snippets share."""
    if exit_code is not None:
        sys.last_type = sys.last_value = sys.last_traceback = None
        main.__dict__.clear()
        gc.collect()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(exit_code)


# Registered before any import, so that it is called after the handlers of imported modules.
atexit.register(leave)

# Imported here, LiteLLM would ask for its table of prices, and again in a thread. A program has no such variable.
os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"

# What snippets import, and modules that these import when they are called. None of them starts a thread or reads a secret.
for name in (
    "fal_client",
    "huggingface_hub.inference._client",
    "openai.lib.streaming.chat",
    "openai.resources.chat.chat",
    "PIL.Image",
    "requests",
    "dspy",
    "instructor",
    "langchain.agents",
    "langchain_openai",
    "litellm",
    "llama_index.core.agent.workflow",
    "llama_index.embeddings.openai_like",
    "llama_index.llms.openai_like",
    "pydantic_ai.models.openai",
    "pydantic_ai.providers.openai",
    "agents",
    "smolagents",
):
    try:
        importlib.import_module(name)
    except ImportError:
        pass


def started(task):
    """Starts another program, and reads its output until all writers have closed it."""
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
    """Runs a program for each line, and reports its id (0 if there is none) and exit code; in a fork, returns its task."""
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
# From here on, this is the snippet's process, which ends like any other.
mine.close()
os.setsid()
os.chdir(task["folder"])
for stream, path in ((1, task["out"]), (2, task["errors"])):
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, stream)
    os.close(file)
os.environ.clear()
os.environ.update(task["environment"])
# An SDK retries with pauses of up to ten seconds.
pause = time.sleep
time.sleep = lambda seconds: pause(min(seconds, 1))
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
