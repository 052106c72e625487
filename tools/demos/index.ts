// Writes the pictures of the tasks' demos from the programs that draw them; with --check it only compares them.
// One name, such as `street`, takes the program of that name alone.
import { readdir } from "node:fs/promises";
import { type Written, writeOrCheck } from "../written.ts";

const here = new URL("pictures/", import.meta.url);
const [only] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const files: Written[] = [];
for (const name of (await readdir(here)).toSorted()) {
  if (only !== undefined && name !== `${only}.ts`) continue;
  const { pictures } = (await import(new URL(name, here).href)) as {
    readonly pictures: Readonly<Record<string, string>>;
  };
  for (const [file, text] of Object.entries(pictures))
    files.push({ path: `plugins/tasks/media/${file}`, text });
}
if (!writeOrCheck(files, "npm run demos")) process.exitCode = 1;
