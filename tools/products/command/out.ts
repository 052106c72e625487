// `snippets --out`: a file for each model. Files are complete or absent, and skipped if up to date.
import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isObject } from "#core/base/describe";
import { errorText } from "#core/base/issue";
import type { Answering } from "./context.ts";
import type { Fault } from "./input.ts";
import { asWarning, failure, type Terminal } from "./io.ts";

export interface OutFlags {
  readonly out: string;
  readonly check?: true;
  readonly deleteStale?: true;
  readonly firstLine?: unknown;
}

/** Writes the answers into files instead of printing them. */
export function intoFiles(answering: Answering, terminal: Terminal, flags: OutFlags): Answering {
  const { firstLine, check = false, deleteStale = false } = flags;
  if (firstLine !== undefined && deleteStale)
    throw failure("--delete-stale needs the complete input. Leave out --first-line.");
  const root = resolve(terminal.cwd(), flags.out);
  const taken: Taken = new Map();
  const counts = { new: 0, changed: 0, unchanged: 0, stale: 0 };
  return { ...answering, isJson: false, isRaw: true, answer, end };

  function answer(...given: Parameters<Answering["answer"]>): ReturnType<Answering["answer"]> {
    const output = answering.answer(...given);
    if ("code" in output) return output;
    const path = takeName((output.json as { readonly id: string }).id, given[2](), taken);
    if (typeof path !== "string") return path;
    const content = `${JSON.stringify(output.json, null, 2)}\n`;
    const difference = attempt(() => put(join(root, path), content, check));
    counts[difference] += 1;
    const text = check && difference !== "unchanged" ? `${difference} ${path}\n` : "";
    return { json: output.json, text: () => text };
  }

  async function end(bad: number): Promise<number> {
    // An invalid line may be the record of any file.
    if (bad > 0 && deleteStale)
      await terminal.say(asWarning("nothing was deleted, because of the invalid lines."));
    else if (firstLine === undefined && (check || deleteStale))
      for (const path of attempt(() => exportedIn(root))) {
        if (taken.get(path.toLowerCase())?.path === path) continue;
        counts.stale += 1;
        if (!check) attempt(() => remove(join(root, path)));
        else if (!(await terminal.write(`stale ${path}\n`))) return 0;
      }
    const text = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    await terminal.say(`${text.join(", ")}, ${bad} failed.`);
    const isDifferent = check && counts.new + counts.changed + counts.stale > 0;
    return isDifferent || bad > 0 ? 1 : 0;
  }
}

/** Writes a file, unless it is only compared or has this text. */
function put(file: string, text: string, isCompared: boolean): "new" | "changed" | "unchanged" {
  const exists = fs.existsSync(file);
  if (exists && fs.readFileSync(file, "utf8") === text) return "unchanged";
  if (!isCompared) {
    fs.mkdirSync(dirname(file), { recursive: true });
    // Another process may write the same file.
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      fs.writeFileSync(temporary, text);
      fs.renameSync(temporary, file);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
  }
  return exists ? "changed" : "new";
}

function remove(file: string): void {
  fs.rmSync(file);
  if (fs.readdirSync(dirname(file)).length === 0) fs.rmdirSync(dirname(file));
}

function attempt<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    const advice =
      "All written files are complete. Fix the problem, and run the same command again.";
    throw failure(`${errorText(error)}. ${advice}`, 74);
  }
}

/** The paths of the files that earlier runs wrote: each has the name of its model, or is what a killed run left. */
function exportedIn(root: string): readonly string[] {
  if (!fs.existsSync(root)) return [];
  const all = fs.readdirSync(root, { recursive: true }) as string[];
  return all.map((path) => path.replaceAll("\\", "/")).filter((path) => isExported(root, path));
}

function isExported(root: string, path: string): boolean {
  if (LEFT.test(path)) return true;
  if (!path.endsWith(".json")) return false;
  try {
    const content: unknown = JSON.parse(fs.readFileSync(join(root, path), "utf8"));
    return isObject(content) && fileOf(String(content["id"])) === path;
  } catch {
    return false;
  }
}

const LEFT = /\.json\.[\da-f-]{36}\.tmp$/;

// Windows opens a device for such a name, and removes a dot at its end. A folder gpt2.json would be the file of the model gpt2.
const RESERVED = /(?<=^|\/)(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$))\w|\.(?=(?:json)?\/)/gi;

type Taken = Map<string, { readonly path: string; readonly where: string }>;

/** The path of a model's file. Its inverse is to decode percent signs. */
export const fileOf = (id: string): string =>
  `${id.replace(RESERVED, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}.json`;

/** Names the file of a model. If `taken` has its path, ignoring case, it is a fault: some file systems ignore case. */
export function takeName(id: string, where: string, taken: Taken): string | Fault {
  const path = fileOf(id);
  const before = taken.get(path.toLowerCase());
  if (before !== undefined) {
    const message = `${before.where} already has a record with the file ${before.path}. This file is kept. Remove one of the two.`;
    return { code: "second-record", message };
  }
  taken.set(path.toLowerCase(), { path, where });
  return path;
}
