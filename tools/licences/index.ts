// Writes the page of licences from the lists that the builds left, or compares it with `--check`; refuses what may not be shipped.
import { existsSync, readFileSync } from "node:fs";
import { writeOrCheck } from "../written.ts";
import { bundledIn, LICENCES, licenceFaults, pageOf } from "./lists.ts";

// By what they are called on the page.
const LISTS: ReadonlyMap<string, string> = new Map([
  ["the command", `dist/tools/hubsmith.${LICENCES}`],
  ["the component", `dist/panel/index.${LICENCES}`],
  ["the element", `dist/panel/element.${LICENCES}`],
  ["the app and the lab", `dist/lab/${LICENCES}`],
]);

const missing = [...LISTS.values()].filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(", ")}. Run \`npm run build\`, which writes them.`);
  process.exit(1);
}
const lists = new Map(
  [...LISTS].map(([name, path]) => [name, bundledIn(readFileSync(path, "utf8"))]),
);
const faults = licenceFaults([...lists.values()].flat());
for (const fault of new Set(faults)) console.error(fault);
const isInStep = writeOrCheck(
  [{ path: "docs/licences.md", text: pageOf(lists) }],
  "npm run build && npm run licences",
);
if (faults.length > 0 || !isInStep) process.exitCode = 1;
