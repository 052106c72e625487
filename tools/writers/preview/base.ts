// The commit that a branch is compared with.
import { spawnSync } from "node:child_process";

/** The commit of a branch, which may only be at the origin; undefined if the clone does not have it. */
export function commitOf(branch: string): string | undefined {
  for (const name of [branch, `origin/${branch}`]) {
    const verify = ["rev-parse", "--verify", "--quiet", `${name}^{commit}`];
    const { status, stdout } = spawnSync("git", verify, { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
