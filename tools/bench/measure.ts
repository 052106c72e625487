// Ours and the incumbent's in one process, by turns, over the cases that both offer: the CPU time of a snippet.
import { parseArgs } from "node:util";
import { snippets as incumbent } from "@huggingface/inference";
import {
  createHub,
  type Hub,
  inferenceSnippets,
  type InferenceRequest,
  loadPlugins,
  parseModel,
  type Plugin,
} from "hubsmith";
import { type Code, render } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { type BenchCase, CASES } from "./cases.ts";

const { values } = parseArgs({
  options: {
    // Fails where the median of the ratios is below this.
    "at-least": { type: "string" },
    rounds: { type: "string", default: "60" },
  },
});

interface Snippet {
  readonly language: string;
  readonly client: string;
  readonly content: string;
}

/** Microseconds per snippet, and how many snippets there were. */
interface Side {
  readonly micros: number;
  readonly count: number;
}

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(plugins);
const others = plugins.filter((one) => (one as Plugin)["~hub"].kind !== "client");

const ratios: number[] = [];
console.log(
  "per snippet, in µs".padEnd(20),
  "ours",
  "incumbent",
  "ratio",
  "render alone",
  "snippets",
);
for (const one of CASES) {
  const { ours, theirs, rendering } = measure(one);
  const ratio = theirs.micros / ours.micros;
  ratios.push(ratio);
  console.log(
    one.name.padEnd(20),
    ours.micros.toFixed(1).padStart(4),
    theirs.micros.toFixed(1).padStart(9),
    `${ratio.toFixed(1)}x`.padStart(5),
    rendering.micros.toFixed(1).padStart(12),
    `${ours.count} and ${theirs.count}`,
  );
}
const median = medianOf(ratios);
console.log(`ratio at the median: ${median.toFixed(1)}x`);
if (values["at-least"] !== undefined && !(median >= Number(values["at-least"]))) {
  console.log(`FAILED  below ${values["at-least"]}x`);
  process.exitCode = 1;
}

function measure(one: BenchCase): { ours: Side; theirs: Side; rendering: Side } {
  const request = requestOf(one);
  const theirs = incumbentOf(one);
  const offered = new Set(theirs().map(nameOf));
  // Only the clients that both sides print, so that both do the same.
  const both = inferenceSnippets(hub, request)
    .snippets.map(nameOf)
    .filter((name) => offered.has(name));
  const clients = [...hub.clients].filter(({ id }) => both.includes(id));
  const small = createHub([...others, ...clients]);
  const ours = (): readonly Snippet[] => inferenceSnippets(small, request).snippets;
  check(one, "ours", ours(), both);
  check(one, "the incumbent's", theirs(), both);
  const codes = codesOf(clients, request);
  const rendered = (): readonly string[] => codes.map(render);
  const [mine, his, alone] = alternate([ours, theirs, rendered]);
  return { ours: mine!, theirs: his!, rendering: alone! };
}

function requestOf({ id, task, tags, provider, providerId, options }: BenchCase): InferenceRequest {
  const { model } = parseModel({ id, pipeline_tag: task, tags: tags ?? [] });
  if (model === undefined) throw new Error(`The record of ${id} cannot be read.`);
  return { model, provider, providerId, options };
}

function incumbentOf(one: BenchCase): () => readonly Snippet[] {
  const { id, task, tags = [], provider, providerId, options } = one;
  const model = { id, pipeline_tag: task, tags, inference: "" } as never;
  const mapping = { hfModelId: id, providerId, status: "live", task } as never;
  const own = { ...options };
  return () => incumbent.getInferenceSnippets(model, provider as never, mapping, own);
}

function nameOf({ language, client }: Snippet): string {
  return `${language}/${client}`;
}

function check(
  { name, holds }: BenchCase,
  side: string,
  found: readonly Snippet[],
  both: readonly string[],
): void {
  if (both.length === 0) throw new Error(`${name}: no snippet is offered by both sides.`);
  for (const client of both) {
    const content = found.find((one) => nameOf(one) === client)?.content ?? "";
    if (!content.includes(holds)) throw new Error(`${name}: ${side} ${client} lacks "${holds}".`);
  }
}

/** The code that the clients make, for rendering alone. */
function codesOf(clients: readonly Plugin<"client">[], request: InferenceRequest): readonly Code[] {
  const codes: Code[] = [];
  const keep =
    (print: (call: never) => Code) =>
    (call: unknown): Code => {
      const code = print(call as never);
      codes.push(code);
      return code;
    };
  const keeping: Hub = createHub([
    ...others,
    ...clients.map((client) => ({
      ...client,
      templates: client.templates.map((own) => ({ ...own, print: keep(own.print) })),
      ...(client.otherwise && { otherwise: keep(client.otherwise) }),
    })),
  ]);
  inferenceSnippets(keeping, request);
  return codes;
}

/** Runs the sides by turns, warm, and gives the median time of one snippet for each. */
function alternate(sides: readonly (() => readonly unknown[])[]): readonly Side[] {
  const times = sides.map((): number[] => []);
  const batch = 200;
  for (let round = -10; round < Number(values.rounds); round += 1) {
    sides.forEach((run, side) => {
      let count = 0;
      // Not the clock, of which other programs take their share.
      const start = process.cpuUsage();
      for (let at = 0; at < batch; at += 1) count += run().length;
      const { user, system } = process.cpuUsage(start);
      const micros = (user + system) / count;
      if (round >= 0) times[side]!.push(micros);
    });
  }
  return sides.map((run, side) => ({ micros: medianOf(times[side]!), count: run().length }));
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
