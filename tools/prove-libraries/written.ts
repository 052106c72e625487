// What is written down: the record and the page of it, as the house formats its files.
import { execFileSync } from "node:child_process";
import { writeOrCheck } from "../written.ts";
import type { Shown } from "./blocks.ts";
import { PAGE, pageOf } from "./page.ts";
import { type Record, RECORD, textOf } from "./record.ts";

/** Writes the record and its page; with `--check`, compares. `shown` are all libraries that have a row. */
export function write(record: Record, shown: readonly Shown[]): boolean {
  const labels = new Map(shown.map(({ library }) => [library.id, library.prettyLabel]));
  const texts = [
    [RECORD, textOf(record)],
    [PAGE, pageOf(record, labels)],
  ] as const;
  const files = texts.map(([path, text]) => ({ path, text: formatted(path, text) }));
  return writeOrCheck(files, "npm run prove:libraries");
}

const formatted = (path: string, input: string): string =>
  execFileSync("node_modules/.bin/oxfmt", ["--stdin-filepath", path], { input, encoding: "utf8" });
