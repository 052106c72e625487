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
import type { Entry } from "hubsmith";
import type { Fault } from "./input.ts";
import { failure, isFailure, isObject, messageOf, onSignal, type Terminal } from "./io.ts";
import type { AddFlags } from "./plugins.ts";
import type { Output, SnippetFlags } from "./snippets.ts";
import { type Answer, answerEach, type Answering, answeringOf, type FirstLine } from "./stream.ts";

/** The flags of the subcommand. */
export interface ExportFlags extends SnippetFlags, AddFlags {
  readonly out: string;
  readonly firstLine?: FirstLine;
  readonly check?: true;
  readonly deleteStale?: true;
}

/** Writes the file of every request in the files, or on standard input. Gives the exit code. */
export async function exportFiles(
  entries: readonly Entry[],
  terminal: Terminal,
  files: readonly string[],
  flags: ExportFlags,
): Promise<number> {
  const { firstLine, check = false, deleteStale = false } = flags;
  if (firstLine !== undefined && deleteStale)
    throw failure("--delete-stale needs the whole input. Leave out --first-line.");
  const folder = folderAt(resolve(terminal.cwd(), flags.out));
  const names = createNames();
  const asked = { command: "snippets", flags: { ...flags, format: "json", jobs: 1 } } as const;
  const answering = await answeringOf(asked, entries, terminal, false);
  const counts = { new: 0, changed: 0, unchanged: 0, stale: 0 };
  const release = onSignal(
    terminal,
    () => `Stopped: ${summary()} Run the same command again to continue.`,
  );
  try {
    const all: Answering = { ...answering, format: "raw", answer };
    // The files are the output, so the export goes on if standard error is closed.
    const tell: Terminal["tell"] = async (lines) => {
      await terminal.tell(lines).catch(() => {});
      return true;
    };
    const { code, isGone, bad } = await answerEach({ ...terminal, tell }, files, all, firstLine);
    if (isGone) return code;
    // An invalid line may be the record of any file.
    if (bad > 0 && deleteStale)
      await terminal.say("Nothing was deleted, because of the invalid lines.");
    else if (firstLine === undefined && (check || deleteStale)) {
      for (const path of folder.stale(names.has)) {
        counts.stale += 1;
        if (!check) folder.remove(path);
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
    const said = answering.answer(value, note, where);
    if ("code" in said) return said;
    const named = nameFor(names, (said.json as Output).id, where());
    if ("code" in named) return named;
    const difference = put(folder, named.path, said.json);
    const text = check && difference !== "unchanged" ? `${difference} ${named.path}\n` : "";
    return { json: said.json, text: () => text };
  }

  function put(to: Folder, path: string, output: object): Difference {
    const content = Buffer.from(`${JSON.stringify(output, null, 2)}\n`);
    const difference = to.compare(path, content);
    if (!check && difference !== "unchanged") to.write(path, content);
    counts[difference] += 1;
    return difference;
  }

  function summary(failed?: number): string {
    const written = [`${counts.new + counts.changed} written`];
    const found = [`${counts.new} new`, `${counts.changed} changed`, `${counts.stale} stale`];
    const parts = [
      ...(check ? found : written),
      ...(deleteStale && !check ? [`${counts.stale} deleted`] : []),
      `${counts.unchanged} unchanged`,
      ...(failed === undefined ? [] : [`${failed} failed`]),
    ];
    return `${parts.join(", ")}.`;
  }
}

function nameFor(names: Names, id: string, where: string): { readonly path: string } | Fault {
  const named = names.take(id, where);
  if ("path" in named) return named;
  if ("taken" in named)
    return {
      code: "second-record",
      message: `${named.taken} already has a record with the id ${id}. Its file is kept. Remove one of the two.`,
    };
  const message = `${id} is too long for a file name: ${named.tooLong.length} characters. Leave it out.`;
  return { code: "too-long", message };
}

type Difference = "new" | "changed" | "unchanged";

/** The files in one folder, by paths with `/`. */
interface Folder {
  /** Compares a file with its new content. */
  compare(path: string, content: Buffer): Difference;
  /** Writes a file atomically. */
  write(path: string, content: Buffer): void;
  /** The files of earlier exports that are not known now. */
  stale(isKnown: (path: string) => boolean): Generator<string>;
  /** Deletes a file, and its folder if it is empty then. */
  remove(path: string): void;
}

// A temporary file exists for milliseconds; an older one is from a killed run.
const TEMPORARY = /^\.hubsmith-[\w-]+\.tmp$/;
const HOUR = 60 * 60 * 1000;

// `false` if it exists.
function makeFolder(folder: string): boolean {
  if (existsSync(folder)) return false;
  // One by one, because the recursive option never returns below /proc.
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    // Another process may have created it.
    if (existsSync(folder)) return false;
    throw error;
  }
}

function folderAt(root: string): Folder {
  if (existsSync(root) && !statSync(root).isDirectory())
    throw failure(`--out: ${root} is not a folder. Use an existing folder, or a new name.`);
  const temporary = `.hubsmith-${randomUUID()}.tmp`;
  const ready = new Set<string>();
  return {
    compare(path, content) {
      const file = join(root, path);
      return attempt(file, "read", () => {
        const found = statSync(file, { throwIfNoEntry: false });
        if (found === undefined) return "new";
        const isSame =
          found.isFile() && found.size === content.length && readFileSync(file).equals(content);
        return isSame ? "unchanged" : "changed";
      });
    },
    write(path, content) {
      const file = join(root, path);
      const folder = dirname(file);
      const unfinished = join(folder, temporary);
      attempt(file, "written", () => {
        if (!ready.has(folder)) {
          if (!makeFolder(folder)) sweep(folder);
          ready.add(folder);
        }
        try {
          writeFileSync(unfinished, content);
          renameSync(unfinished, file);
        } catch (error) {
          rmSync(unfinished, { force: true });
          throw error;
        }
      });
    },
    *stale(isKnown) {
      for (const path of filesIn(root)) {
        if (!isKnown(path) && isExported(join(root, path), path)) yield path;
      }
    },
    remove(path) {
      const file = join(root, path);
      attempt(file, "deleted", () => {
        rmSync(file);
        const folder = dirname(file);
        if (folder !== resolve(root) && readdirSync(folder).length === 0) rmdirSync(folder);
      });
    },
  };
}

function attempt<T>(file: string, done: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw failure(
      `${file} cannot be ${done}: ${messageOf(error)}. Files written before are complete. Fix this, and run the same command again to continue.`,
      74,
    );
  }
}

function sweep(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => TEMPORARY.test(one))) {
    const file = join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && Date.now() - found.mtimeMs > HOUR) rmSync(file, { force: true });
  }
}

// Entry by entry, because there may be a million owners.
function* filesIn(root: string): Generator<string> {
  if (!existsSync(root)) return;
  const opened = attempt(root, "read", () => opendirSync(root));
  const next = (): Dirent | null => attempt(root, "read", () => opened.readSync());
  try {
    for (let entry = next(); entry !== null; entry = next()) {
      if (isFile(entry)) yield entry.name;
      if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
      const folder = join(root, entry.name);
      const inside = attempt(folder, "read", () => readdirSync(folder, { withFileTypes: true }));
      for (const { name } of inside.filter(isFile)) yield `${entry.name}/${name}`;
    }
  } finally {
    opened.closeSync();
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
  return [fileOf, caselessFileOf].some((nameOf) => nameOf(content["id"] as string) === path);
}

/** More than this in one name, and some file systems refuse it. */
const LONGEST = 240;
const STRANGE = /[^\w.-]/gu;
const STRANGE_OR_LETTER = /[^\d_.-]/gu;
// Windows opens a device by such a name, whatever follows its first dot.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Names files after models, and remembers the names that it gave. */
interface Names {
  /** The path for a model, or the place of the record that has it already, or why there can be none. */
  take(
    id: string,
    where: string,
  ): { readonly path: string } | { readonly taken: string } | { readonly tooLong: string };
  /** Was this path given to a model? */
  has(path: string): boolean;
}

/** The path of the file of a model, with `/` between its folder and its name. Its inverse is to decode percent signs. */
export const fileOf = (id: string): string => pathOf(id, STRANGE);

/** The same with every letter escaped: for an id that differs only in case from one that has its file. */
export const caselessFileOf = (id: string): string => pathOf(id, STRANGE_OR_LETTER);

export function createNames(): Names {
  // By the path as a file system without case sees it.
  const given = new Map<string, { readonly path: string; readonly where: string }>();
  return {
    take(id, where) {
      for (const nameOf of [fileOf, caselessFileOf]) {
        const path = nameOf(id);
        const longest = path.split("/").find((name) => name.length > LONGEST);
        if (longest !== undefined) return { tooLong: longest };
        const folded = path.toLowerCase();
        const before = given.get(folded);
        if (before === undefined) {
          given.set(folded, { path, where });
          return { path };
        }
        if (before.path === path) return { taken: before.where };
      }
      throw new Error(`Two ids have one path: ${id}`);
    },
    has: (path) => given.get(path.toLowerCase())?.path === path,
  };
}

function pathOf(id: string, strange: RegExp): string {
  const [, folder, name = id] = /^([^/]+)\/([^]+)$/.exec(id) ?? [];
  const file = `${escaped(name, strange)}.json`;
  if (folder === undefined) return file;
  // A folder gpt2.json would have the path of the file of the model gpt2.
  return `${escaped(folder, strange).replace(/\.(?=json$)/i, "%2E")}/${file}`;
}

// Dots at an end hide a file, lead out of the folder, or are dropped by Windows.
function escaped(name: string, strange: RegExp): string {
  return name
    .replace(strange, escape)
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
