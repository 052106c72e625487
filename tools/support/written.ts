// Writes a generated file, or compares it and shows the difference.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { format } from "oxfmt";
import { differenceOf } from "./difference.ts";
import { fault } from "./faults.ts";

/** A generated file: its path from the root of the repository, and its complete text. */
export interface Written {
  readonly path: string;
  readonly text: string;
}

export const isCheck: boolean = process.argv.includes("--check");

/**
 * Writes the files; with `--check`, compares instead, prints the difference, and reports the command that fixes it, with
 * further advice.
 */
export function writeOrCheck(files: readonly Written[], command: string, further = ""): void {
  let fine = true;
  for (const { path, text } of files) {
    const current = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    if (current === text) continue;
    if (isCheck) {
      fine = false;
      console.error(`\n${path} is ${current === undefined ? "missing" : "out of date"}.`);
      const labels = [`${path} (committed)`, `${path} (made now)`] as const;
      if (current !== undefined) console.error(differenceOf(current, text, labels));
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      console.log(`${path} was written.`);
    }
  }
  if (!fine) fault(`Run \`${command}\`, review the changes, and commit them. ${further}`.trim());
  else if (isCheck) console.log(`${listOf(files)}: in step.`);
}

const listOf = (files: readonly Written[]): string =>
  files.length > 20 ? `${files.length} files` : files.map(({ path }) => path).join(", ");

/** The file as the formatter prints it. */
export async function formatted({ path, text }: Written): Promise<Written> {
  const { code, errors } = await format(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return { path, text: code };
}
