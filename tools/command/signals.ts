// A signal ends the command between two lines or two files, and the process dies of it: a shell's loop ends with it, too.
import { constants } from "node:os";
import type { Terminal } from "./io.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Until it is released, a signal ends the process behind what is being written, with a message. A second one ends it at once. */
export function onSignal(terminal: Terminal, message: () => string): () => void {
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals): void => {
    release();
    void terminal
      .stop()
      .then(() => terminal.say(message()))
      .finally(() => dieOf(signal));
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return release;
}

function dieOf(signal: NodeJS.Signals): never {
  process.kill(process.pid, signal);
  // Another thread may be the one that gets it: nothing is written meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  // The first process of a container does not die of its own signals.
  process.exit(128 + constants.signals[signal]);
}
