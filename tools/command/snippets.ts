// The snippets command: values in, outputs out in the same order, one at a time, so that memory does not grow.
import { createReadStream, statSync } from "node:fs";
import { createHub, type Entry, type Hub, loadPlugins, registryOf } from "hubsmith";
import { choose } from "./clients.ts";
import { failure, isFailure, type Terminal } from "./io.ts";
import type { Fault } from "./lines.ts";
import { optionsOfFlags } from "./options.ts";
import { outputOf } from "./output.ts";
import { ALL, type Defaults, readRequest } from "./request.ts";
import { didYouMean } from "./suggest.ts";
import { textOf } from "./text.ts";
import { type Item, valuesOf } from "./values.ts";

/** The flags of the command, as the parser gives them. */
export interface SnippetFlags {
  readonly provider?: string;
  readonly providerId?: string;
  readonly language?: readonly string[];
  readonly client?: readonly string[];
  readonly format: "json" | "text";
  readonly [option: string]: unknown;
}

/** Prints what is offered for every request in the files, or on standard input. Gives the exit code. */
export async function snippets(
  entries: readonly Entry[],
  terminal: Terminal,
  files: readonly string[],
  flags: SnippetFlags,
): Promise<number> {
  const defaults = defaultsOf(entries, flags);
  const chosen = choose(entries, flags);
  for (const file of files) checkFile(file);
  const talk = { where: "", silent: false };
  const hub = await hubOf(chosen.entries, terminal, (message) => {
    if (!talk.silent) void terminal.say(`${talk.where}: ${message}`);
  });
  let bad = 0;
  for (const file of files.length > 0 ? files : [STDIN]) {
    for await (const item of valuesOf(bytesOf(file, terminal))) {
      talk.where = file === STDIN ? `line ${item.line}` : `${file}, line ${item.line}`;
      const at = { line: item.line, ...(files.length > 1 ? { file } : {}) };
      const written = answered(item, at);
      if (typeof written !== "string") bad += 1;
      if (!(await print(at, written))) return 0;
    }
  }
  const unseen = chosen.wanted.languages?.unseen() ?? [];
  for (const message of unseen) await terminal.say(message);
  return bad > 0 ? 1 : 0;

  function print(at: At, written: string | Fault): Promise<boolean> {
    if (typeof written === "string") return terminal.write(written);
    return flags.format === "json"
      ? terminal.write(`${JSON.stringify({ ...at, error: errorOf(written) })}\n`)
      : terminal.say(`${talk.where}: ${written.message}`);
  }

  function answered(item: Item, at: At): string | Fault {
    if ("fault" in item) return item.fault;
    try {
      const request = readRequest(item.value, defaults);
      if ("code" in request) return request;
      // Whoever asks all providers has not asked for those that do not serve the task.
      talk.silent = request.provider === ALL;
      const output = outputOf(hub, request, chosen.wanted);
      return flags.format === "json"
        ? `${JSON.stringify({ ...at, ...output })}\n`
        : `${textOf(output, terminal)}\n\n`;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      // How V8 says that a text would be longer than any can be.
      if (error instanceof RangeError && /string length/i.test(what)) return tooMuch;
      return {
        code: "internal",
        message: `hubsmith failed at this line: ${what}. Please report it.`,
      };
    }
  }
}

/** Where a line of output belongs. */
interface At {
  readonly line: number;
  readonly file?: string;
}

const tooMuch: Fault = {
  code: "too-long",
  message:
    "What there is to print for this line is longer than a text can be. Ask for less: one provider, one client, or shorter inputs.",
};

const STDIN = "-";

function errorOf({ code, path, message }: Fault): Fault {
  return { code, ...(path === undefined ? {} : { path }), message };
}

function defaultsOf(entries: readonly Entry[], flags: SnippetFlags): Defaults {
  const providers = registryOf(entries, "provider");
  const ids = [ALL, ...providers.list.flatMap(({ id, aliases = [] }) => [id, ...aliases])];
  const { provider, providerId } = flags;
  const known = ids.find((id) => id.toLowerCase() === provider?.toLowerCase());
  if (provider !== undefined && known === undefined)
    throw failure(
      `--provider: no provider "${provider}" is known.${didYouMean(provider, ids)} \`hubsmith list providers\` shows them.`,
    );
  if (providerId !== undefined && known === ALL)
    throw failure(
      "--provider-id is one provider's id of the model. Name the provider with --provider.",
    );
  return {
    ...(known === undefined ? {} : { provider: known }),
    ...(providerId === undefined ? {} : { providerId }),
    options: optionsOfFlags(flags),
  };
}

async function hubOf(
  entries: readonly Entry[],
  terminal: Terminal,
  error: (message: string) => void,
): Promise<Hub> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const hub = createHub(plugins, { logger: { error } });
  // What a plugin replaces is left out where its cards say that it is not shown.
  const faults = hub.diagnostics.filter(({ code }) => code !== "nothing-to-replace");
  for (const { message } of [...diagnostics, ...faults]) await terminal.say(message);
  return hub;
}

// Before anything is printed, so that a misspelt second file does not leave half an answer.
function checkFile(file: string): void {
  if (file === STDIN) return;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw failure(`${file}: there is no such file. Check the path.`);
  if (found.isDirectory())
    throw failure(`${file} is a directory. Give the files in it, e.g. ${file}/*.jsonl.`);
}

async function* bytesOf(file: string, { io }: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* file === STDIN ? io.stdin : createReadStream(file);
  } catch (error) {
    if (isFailure(error)) throw error;
    const name = file === STDIN ? "The standard input" : file;
    throw failure(`${name} cannot be read: ${(error as Error).message}.`);
  }
}
