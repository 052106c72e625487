// The token that is written into snippets: from the environment or a file, because other users see the command line.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { type Command, Option } from "commander";
import { errorText } from "#core/base/issue";
import { failure, type Terminal } from "./io.ts";
import { path } from "./options.ts";

interface Flags {
  readonly tokenEnv?: string;
  readonly tokenFile?: string;
}

/** Adds the options that name where the token is, and sets the option `accessToken` to it. */
export const addTokenOptions = (command: Command, terminal: Terminal): Command =>
  command
    .addOption(
      new Option(
        "--token-env <name>",
        "write the token of this environment variable into the snippets",
      ).conflicts("tokenFile"),
    )
    .addOption(
      new Option(
        "--token-file <file>",
        "write the token in this file, or -: standard input, into the snippets",
      ).argParser(path),
    )
    .hook("preAction", async () => {
      const { tokenEnv, tokenFile } = command.opts<Flags>();
      if (tokenEnv !== undefined) command.setOptionValue("accessToken", fromEnvironment(tokenEnv));
      if (tokenFile !== undefined)
        command.setOptionValue("accessToken", await fromFile(terminal, tokenFile, command.args));
    });

// No message has the name, which may be a token by mistake.
function fromEnvironment(name: string): string {
  const token = process.env[name];
  if (token !== undefined && token !== "") return token;
  throw failure(
    "--token-env: the environment variable is not set, or empty. Pass its name, such as HF_TOKEN.",
  );
}

async function fromFile(
  { io, cwd }: Terminal,
  file: string,
  records: readonly string[],
): Promise<string> {
  const isInput = file === "-";
  if (isInput && (records.length === 0 || records.includes("-")))
    throw failure("--token-file: standard input has the token. Pass the records as files.");
  const token = (isInput ? await text(io.stdin) : read(resolve(cwd(), file))).trim();
  if (/^\S+$/.test(token)) return token;
  throw failure("--token-file: the file must have a token and nothing else.");
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw failure(`--token-file: ${file} cannot be read: ${errorText(error)}. Check the path.`);
  }
}
