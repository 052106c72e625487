// The export subcommand: requests in, a file for each model out. Files are complete or absent, and skipped if up to date.
import { randomUUID } from "node:crypto";
import {
  type Dirent,
  existsSync,
  mkdirSync,
  opendirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import type { Entry } from "hubsmith";
import { isObject } from "#core/base/describe";
import { errorText } from "#core/base/issue";
import type { Fault } from "./input.ts";
import { asWarning, failure, isFailure, onSignal, type Terminal } from "./io.ts";
import { EXIT, path } from "./options.ts";
import type { Answer, Answering, Context } from "./context.ts";
import { addSnippetOptions } from "./request.ts";
import { answerer, type Output, type SnippetFlags } from "./snippets.ts";
import { addInput, answerEach, type StreamFlags } from "./stream.ts";

interface Flags extends SnippetFlags, Pick<StreamFlags, "firstLine"> {
  readonly out: string;
  readonly check?: true;
  readonly deleteStale?: true;
}

export const define = (command: Command, { terminal, entries, done }: Context): Command =>
  addSnippetOptions(addInput(command), terminal)
    .requiredOption("--out <folder>", "the folder of the files", path)
    .option("--check", "write nothing, and print which files would change; exit code 1 if any")
    .option("--delete-stale", "delete files of earlier exports whose record was removed")
    .addHelpText("after", HELP)
    .action(async (files: readonly string[], flags: Flags) =>
      done(await exportFiles(await entries(), terminal, files, flags)),
    );

const HELP = `
Input: as for snippets.

Output: OWNER/NAME.json for each model, with the output of snippets --json
without "line". Files are written atomically, and skipped if up to date.

Characters of an id other than letters, digits, dots, dashes and underscores are
percent-encoded, and so are file names that some system reserves. It is an error
if ids differ only in case: their files may be the same.

--check prints "new", "changed" or "stale" and the path of each file. A file is
stale if an earlier export wrote it and its record was removed.

Examples:
  $ hubsmith export models.jsonl --out public/snippets --provider auto
  $ hubsmith export models.jsonl --out public/snippets --check
${EXIT}`;

/** Writes the file of every request in the files, or on standard input. Gives the exit code. */
async function exportFiles(
  entries: readonly Entry[],
  terminal: Terminal,
  files: readonly string[],
  flags: Flags,
): Promise<number> {
  const { firstLine, check = false, deleteStale = false } = flags;
  if (firstLine !== undefined && deleteStale)
    throw failure("--delete-stale needs the complete input. Leave out --first-line.");
  const root = resolve(terminal.cwd(), flags.out);
  if (existsSync(root) && !statSync(root).isDirectory())
    throw failure(`--out: ${root} is not a folder. Use an existing folder, or a new name.`);
  const write = createWriter(root);
  const names = createNames();
  const answering = await answerer(entries, terminal, flags, false);
  const counts = { new: 0, changed: 0, unchanged: 0, stale: 0 };
  const release = onSignal(
    terminal,
    () => `Stopped: ${summary()} Run the same command again to continue.`,
  );
  if (!check) attempt(root, "read", () => sweep(root));
  try {
    const all: Answering = { ...answering, isRaw: true, answer };
    const { code, isGone, bad } = await answerEach(terminal, files, all, firstLine);
    if (isGone) return code;
    // An invalid line may be the record of any file.
    if (bad > 0 && deleteStale)
      await terminal.say(asWarning("nothing was deleted, because of the invalid lines."));
    else if (firstLine === undefined && (check || deleteStale)) {
      for await (const path of filesIn(root)) {
        if (names.has(path) || !isExported(join(root, path), path)) continue;
        counts.stale += 1;
        if (!check) remove(root, path);
        else if (!(await terminal.write(`stale ${path}\n`))) return 0;
      }
    }
    await terminal.say(summary(bad));
    const isDifferent = check && counts.new + counts.changed + counts.stale > 0;
    return isDifferent ? 1 : code;
  } catch (error) {
    // Without a file, there is nothing to summarize.
    if (isFailure(error) && Object.values(counts).some((count) => count > 0))
      await terminal.say(summary());
    throw error;
  } finally {
    release();
  }

  function answer(...[value, note, where]: Parameters<Answering["answer"]>): Answer | Fault {
    const output = answering.answer(value, note, where);
    if ("code" in output) return output;
    const named = names.take((output.json as Output).id, where());
    if ("code" in named) return named;
    const file = join(root, named.path);
    const content = Buffer.from(`${JSON.stringify(output.json, null, 2)}\n`);
    const difference = compare(file, content);
    if (!check && difference !== "unchanged") write(file, content);
    counts[difference] += 1;
    const text = check && difference !== "unchanged" ? `${difference} ${named.path}\n` : "";
    return { json: output.json, text: () => text };
  }

  function summary(failed?: number): string {
    const { new: added, changed, unchanged, stale } = counts;
    return `${[
      ...(check
        ? [`${added} new`, `${changed} changed`, `${stale} stale`]
        : [`${added + changed} written`, ...(deleteStale ? [`${stale} deleted`] : [])]),
      `${unchanged} unchanged`,
      ...(failed === undefined ? [] : [`${failed} failed`]),
    ].join(", ")}.`;
  }
}

type Difference = "new" | "changed" | "unchanged";

const compare = (file: string, content: Buffer): Difference =>
  attempt(file, "read", () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return "new";
    const isSame =
      stats.isFile() && stats.size === content.length && readFileSync(file).equals(content);
    return isSame ? "unchanged" : "changed";
  });

function createWriter(root: string): (file: string, content: Buffer) => void {
  const unfinished = join(root, `.hubsmith-${randomUUID()}.tmp`);
  return (file, content) =>
    attempt(file, "written", () => {
      mkdirSync(dirname(file), { recursive: true });
      try {
        writeFileSync(unfinished, content);
        renameSync(unfinished, file);
      } catch (error) {
        rmSync(unfinished, { force: true });
        throw error;
      }
    });
}

// A temporary file exists for milliseconds; an older one is from a killed run.
const TEMPORARY = /^\.hubsmith-[\w-]+\.tmp$/;
const HOUR = 60 * 60 * 1000;

function sweep(root: string): void {
  if (!existsSync(root)) return;
  for (const name of readdirSync(root).filter((file) => TEMPORARY.test(file))) {
    const file = join(root, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats !== undefined && Date.now() - stats.mtimeMs > HOUR) rmSync(file, { force: true });
  }
}

function remove(root: string, path: string): void {
  const file = join(root, path);
  attempt(file, "deleted", () => {
    rmSync(file);
    const folder = dirname(file);
    if (folder !== root && readdirSync(folder).length === 0) rmdirSync(folder);
  });
}

function attempt<T>(file: string, done: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw failure(
      `${file} cannot be ${done}: ${errorText(error)}. Files that were already written are complete. Fix the problem, and run the same command again to continue.`,
      74,
    );
  }
}

// Entry by entry, because there may be a million owners.
async function* filesIn(root: string): AsyncGenerator<string> {
  if (!existsSync(root)) return;
  for await (const entry of attempt(root, "read", () => opendirSync(root))) {
    if (isFile(entry)) yield entry.name;
    if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
    const folder = join(root, entry.name);
    const inside = attempt(folder, "read", () => readdirSync(folder, { withFileTypes: true }));
    for (const { name } of inside.filter(isFile)) yield `${entry.name}/${name}`;
  }
}

const isFile = (entry: Dirent): boolean =>
  entry.isFile() && entry.name.endsWith(".json") && !entry.name.startsWith(".");

// An exported file has the name of its model.
function isExported(file: string, path: string): boolean {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return false;
  }
  if (!isObject(content) || typeof content["id"] !== "string") return false;
  return fileOf(content["id"]) === path;
}

/** More than this in one name, and some file systems refuse it. */
const LONGEST = 240;
const STRANGE = /[^\w.-]/gu;
// Windows opens a device for such a name, with any file extension.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The path of the file of a model, with `/` between its folder and its name. Its inverse is to decode percent signs. */
export function fileOf(id: string): string {
  const [, folder, name = id] = /^([^/]+)\/([^]+)$/.exec(id) ?? [];
  const file = `${escaped(name)}.json`;
  if (folder === undefined) return file;
  // A folder gpt2.json would have the path of the file of the model gpt2.
  return `${escaped(folder).replace(/\.(?=json$)/i, "%2E")}/${file}`;
}

/** Names files after models, and remembers the names. */
export function createNames(): {
  take(id: string, where: string): { readonly path: string } | Fault;
  has(path: string): boolean;
} {
  // By the path as a file system without case sees it.
  const given = new Map<string, { readonly id: string; readonly where: string }>();
  return {
    take(id, where) {
      const path = fileOf(id);
      const longest = path.split("/").find((name) => name.length > LONGEST);
      if (longest !== undefined) {
        const message = `${id} is too long for a file name: ${longest.length} characters. Leave it out.`;
        return { code: "too-long", message };
      }
      const before = given.get(path.toLowerCase());
      if (before !== undefined) {
        const message = `${before.where} already has a record with the id ${before.id}. Its file is kept. Remove one of the two.`;
        return { code: "second-record", message };
      }
      given.set(path.toLowerCase(), { id, where });
      return { path };
    },
    has: (path) => {
      const duplicate = given.get(path.toLowerCase());
      return duplicate !== undefined && fileOf(duplicate.id) === path;
    },
  };
}

// Dots at the start or end hide a file, leave the folder, or are removed by Windows.
function escaped(name: string): string {
  return name
    .replace(STRANGE, escape)
    .replace(/^\.|\.$/g, escape)
    .replace(DEVICE, (device) => escape(device[0]!) + device.slice(1));
}

// UTF-8 cannot encode half a surrogate pair.
function escape(character: string): string {
  const code = character.codePointAt(0)!;
  if (code >= 0xd800 && code <= 0xdfff) return `%u${code.toString(16).toUpperCase()}`;
  const hex = Buffer.from(character).toString("hex").toUpperCase();
  return hex.replace(/../g, "%$&");
}
