// The source files whose patterns are checked.
import { execFileSync } from "node:child_process";

const SOURCE = /\.(?:ts|tsx|js|mjs)$/;
const OTHER = /\.(?:test|gen|records|contract)\.tsx?$|\.d\.ts$/;

/** All source files of this repository, without tests and generated files. */
export function shippedSources(): readonly string[] {
  const folders = ["core", "plugins", "app", "tools"];
  const output = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return output.split("\n").filter((file) => SOURCE.test(file) && !OTHER.test(file));
}
