// The difference between two texts, as the command diff prints it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The changed lines, with three lines around them, below the labels of both texts. */
export function differenceOf(
  before: string,
  now: string,
  labels: readonly [before: string, now: string],
): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-difference-"));
  const file = join(folder, "before");
  try {
    writeFileSync(file, before);
    const options = labels.flatMap((label) => ["--label", label]);
    const { stdout } = spawnSync("diff", ["-u", ...options, file, "-"], {
      input: now,
      encoding: "utf8",
    });
    return stdout ?? "(install the command diff to see the difference)";
  } finally {
    rmSync(folder, { recursive: true });
  }
}
