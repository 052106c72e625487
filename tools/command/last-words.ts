// What ends the process where nobody waits for it is said in a line as well, and with a code that no bad line has.
import { writeSync } from "node:fs";
import { lineFor } from "./io.ts";

// Node's own exit code for a module with an `await` that never ends.
const NEVER_SETTLED = 13;

/** Speaks for code that threw behind everybody's back, and for a module that never finished. */
export function speakLast(process: NodeJS.Process): void {
  process.on("uncaughtException", (error: unknown) => {
    const { message = String(error), stack = "" } = (error ?? {}) as Partial<Error>;
    const place = stack.split("\n").find((line) => /^\s+at /.test(line));
    const where = place === undefined ? "" : ` (${place.trim()})`;
    say(
      `hubsmith failed: ${message}${where}. Where that is a plugin's code, it started something and left it; else please report it.`,
    );
    process.exit(70);
  });
  process.on("exit", (code) => {
    // Which of the two it is depends on the version.
    if (code !== NEVER_SETTLED && process.exitCode !== NEVER_SETTLED) return;
    say(
      "A module never finishes loading: the plugin or the configuration has an `await` that does not end. Fix it there.",
    );
    process.exit(2);
  });
}

// At once, because the process ends here.
function say(message: string): void {
  try {
    writeSync(2, lineFor(`error: ${message}`));
  } catch {
    // There is nowhere left to write it.
  }
}
