// The seed of samples: the last commit, so that a run can be repeated and the next commit tries others.
import { execFileSync } from "node:child_process";

export const commitSeed = (): number =>
  Number.parseInt(
    execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }),
    16,
  );
