// Measures all parts, or the named ones, and prints their tables; all parts together are written to
// docs/benchmarks.md.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { figureTable } from "../figures.ts";
import { bulk } from "./bulk.ts";
import { ratioFigures } from "./ratio-figures.ts";

const PARTS: ReadonlyMap<string, () => Promise<string>> = new Map([
  ["snippets", snippets],
  ["bulk", bulkSection],
]);

// Before this program adds to it.
const busy = loadavg()[0]!.toFixed(1);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { records: { type: "string", default: "200000" }, from: { type: "string" } },
});
const unknown = positionals.find((name) => !PARTS.has(name));
if (unknown !== undefined) {
  console.error(`Unknown part "${unknown}". Parts: ${[...PARTS.keys()].join(", ")}.`);
  process.exit(2);
}
const sections: string[] = [];
for (const name of positionals.length > 0 ? positionals : PARTS.keys()) {
  const section = await PARTS.get(name)!();
  console.log(section);
  sections.push(section);
}
if (positionals.length === 0) writeFileSync("docs/benchmarks.md", pageOf(sections));

async function snippets(): Promise<string> {
  const figures = await ratioFigures();
  return `## Snippets\n\nOne inference snippet after each key press, over all pairs of a provider and a task, with the clients that both sides support; all snippets of a chat model that every provider hosts, where we print more; the load snippets of a record that names a library; and the snippets of one record, next to a program that only parses it and writes as much JSON. \`npm run check speed\` fails at a limit.\n\n${figureTable(figures)}\n`;
}

async function bulkSection(): Promise<string> {
  execFileSync("npm", ["run", "--silent", "build", "all"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const count = Number(values.records);
  const kind = values.from === undefined ? "made-up" : "real";
  return `## The command in bulk\n\n\`hubsmith snippets --json\` with ${count.toLocaleString("en")} ${kind} records: load snippets, and inference snippets of provider \`auto\`. \`npm run measure bench bulk -- --records 1000000\` measures a million, and \`--from\` reads them from a file.\n\n${figureTable(bulk(count, values.from))}\n`;
}

function pageOf(all: readonly string[]): string {
  const [{ model } = { model: "unknown" }] = cpus();
  const today = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const head = `# How fast it is

Made by \`npm run measure bench\` on ${today}, at commit ${commit}, on ${cpus().length} cores of ${model.trim()} with Node ${process.versions.node}, with a load of ${busy}. The incumbent is the published
\`@huggingface/inference\` with \`@huggingface/tasks\`. Both sides run bundled, alternately, in one process. Times are CPU times, because other
programs also use the machine. Before the measurement, each side is checked: no snippet is missing or empty, and ours contain the
typed text. \`npm run check size\` prints sizes, [bench-app.md](bench-app.md) measures the app.
`;
  return [head, ...all].join("\n");
}
