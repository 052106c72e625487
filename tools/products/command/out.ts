// `snippets --out`: a file for each model. Files are complete or absent, and skipped if up to date.
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { errorText } from "#core/base/issue";
import type { Answering } from "./context.ts";
import type { Fault } from "./input.ts";
import { failure, type Terminal } from "./io.ts";

export interface OutFlags {
  readonly out: string;
  readonly check?: true;
}

/** Writes the answers into files instead of printing them. */
export function intoFiles(answering: Answering, terminal: Terminal, flags: OutFlags): Answering {
  const { check = false } = flags;
  const root = resolve(terminal.cwd(), flags.out);
  const taken: Taken = new Map();
  const counts = { new: 0, changed: 0, unchanged: 0 };
  return { ...answering, isJson: false, isRaw: true, answer, end };

  function answer(...given: Parameters<Answering["answer"]>): ReturnType<Answering["answer"]> {
    const output = answering.answer(...given);
    if ("code" in output) return output;
    const path = takeName((output.json as { readonly id: string }).id, given[2](), taken);
    if (typeof path !== "string") return path;
    const difference = put(join(root, path), `${JSON.stringify(output.json, null, 2)}\n`, check);
    counts[difference] += 1;
    const text = check && difference !== "unchanged" ? `${difference} ${path}\n` : "";
    return { json: output.json, text: () => text };
  }

  async function end(bad: number): Promise<number> {
    const text = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    await terminal.say(`${text.join(", ")}, ${bad} failed.`);
    const isDifferent = check && counts.new + counts.changed > 0;
    return isDifferent || bad > 0 ? 1 : 0;
  }
}

/** Writes a file, unless it is only compared or has this text. */
function put(file: string, text: string, isCompared: boolean): "new" | "changed" | "unchanged" {
  try {
    const exists = existsSync(file);
    if (exists && readFileSync(file, "utf8") === text) return "unchanged";
    if (!isCompared) write(file, text);
    return exists ? "changed" : "new";
  } catch (error) {
    const advice =
      "All written files are complete. Fix the problem, and run the same command again.";
    throw failure(`${errorText(error)}. ${advice}`, 74);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // Another process may write the same file.
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

type Taken = Map<string, { readonly path: string; readonly where: string }>;

/** Names the file of a model. If `taken` has its path, ignoring case, it is a fault: some file systems ignore case. */
function takeName(id: string, where: string, taken: Taken): string | Fault {
  const path = `${id}.json`;
  const before = taken.get(path.toLowerCase());
  if (before !== undefined) {
    const message = `${before.where} already has a record with the file ${before.path}. This file is kept. Remove one of the two.`;
    return { code: "second-record", message };
  }
  taken.set(path.toLowerCase(), { path, where });
  return path;
}
