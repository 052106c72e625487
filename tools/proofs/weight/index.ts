// Measures the repository and the last run of the checks, and compares with the limits in limits.json.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { fault } from "../../support/faults.ts";
import { linesOf, over, secondsIn, type Sizes } from "./weigh.ts";

const LIMITS = "tools/proofs/weight/limits.json";

const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 1e8 })
  .split("\0")
  // A deleted file is listed until it is committed.
  .filter((path) => path !== "" && existsSync(path));
const sizes: Sizes = {
  ...linesOf(files, (path) => readFileSync(path, "utf8")),
  "files in git": files.length,
  "bytes in git": files.reduce((sum, path) => sum + statSync(path).size, 0),
  ...secondsIn(".cache/seconds.json"),
};
const limits = (JSON.parse(readFileSync(LIMITS, "utf8")) as { readonly limits: Sizes }).limits;
console.table(
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, { size, limit: limits[name] }]),
  ),
);
for (const line of over(sizes, limits)) fault(`${line} ${LIMITS} says when a limit may rise.`);
