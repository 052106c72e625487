// Runs the command: arguments in, exit code out. Whatever is thrown ends as one line for the person who ran it.
import { CommanderError } from "commander";
import { createTerminal, type Io, isFailure } from "./io.ts";
import { type Catalogue, createProgram } from "./program.ts";

/** Runs the command on a catalogue. Never rejects. */
export async function run(argv: readonly string[], io: Io, catalogue: Catalogue): Promise<number> {
  const terminal = createTerminal(io);
  let code = 0;
  // The parser prints at once, and only a write that is waited for tells that there is no room.
  let printed = "";
  try {
    const program = createProgram(
      catalogue,
      terminal,
      (result) => {
        code = result;
      },
      (text) => {
        printed += text;
      },
    );
    code = await program.parseAsync(argv, { from: "user" }).then(() => code, parserCode);
    if (printed !== "") await terminal.write(printed);
    return code;
  } catch (error) {
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

// The parser has said what is wrong already, or given the help that was asked for.
function parserCode(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  throw error;
}
