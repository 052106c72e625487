// A generated file is written, or compared with what would be written; one place does both and shows the difference.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A file a tool makes: its path from the root of the repository, and its whole text. */
export interface Written {
  readonly path: string;
  readonly text: string;
}

/** Was the tool asked to compare only? */
export const isCheck: boolean = process.argv.includes("--check");

/**
 * Writes the files; with `--check`, compares instead, prints the difference, and says which command fixes it, and what to do
 * further. Gives whether all is well.
 */
export function writeOrCheck(files: readonly Written[], command: string, further = ""): boolean {
  let fine = true;
  for (const { path, text } of files) {
    const found = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    if (found === text) continue;
    if (isCheck) {
      fine = false;
      console.error(`\n${path} is ${found === undefined ? "missing" : "out of step"}.`);
      if (found !== undefined) console.error(difference(path, text));
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      console.log(`${path} is written.`);
    }
  }
  if (!fine)
    console.error(
      `Run \`${command}\`, read what changed, and commit it.${further && ` ${further}`}`,
    );
  else if (isCheck) console.log(`${files.map(({ path }) => path).join(", ")}: in step.`);
  return fine;
}

function difference(path: string, text: string): string {
  const labels = ["--label", `${path} (committed)`, "--label", `${path} (made now)`];
  const { stdout } = spawnSync("diff", ["-u", ...labels, path, "-"], {
    input: text,
    encoding: "utf8",
  });
  return stdout || "(no diff command here to show how)";
}
