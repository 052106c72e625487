// Runs the command: arguments in, exit code out. Whatever is thrown ends as one line for the person who ran it.
import { CommanderError } from "commander";
import type { Entry } from "hubsmith";
import { createTerminal, type Io, isFailure } from "./io.ts";
import { createProgram } from "./program.ts";

/** Runs the command on a catalogue. Never rejects. */
export async function run(
  argv: readonly string[],
  io: Io,
  entries: readonly Entry[],
): Promise<number> {
  const terminal = createTerminal(io);
  let code = 0;
  try {
    const program = createProgram(entries, terminal, (result) => {
      code = result;
    });
    await program.parseAsync(argv, { from: "user" });
    return code;
  } catch (error) {
    // The parser has said what is wrong already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (isFailure(error)) {
      await terminal.say(`error: ${error.message}`);
      return error.exitCode;
    }
    const what = error instanceof Error ? error.message : String(error);
    await terminal.say(
      `error: hubsmith failed: ${what}. This is not your fault; please report it.`,
    );
    return 70;
  }
}
