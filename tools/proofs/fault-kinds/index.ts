// Counts records whose programs have a known kind of fault: npm run check fault-kinds -- <folder>. `--all` lists all ids.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inferenceSnippets, loadSnippets, parseModel } from "hubsmith";
import { runLocally } from "hubsmith/apps";
import { formatOf, modelFiles } from "hubsmith/formats";
import { type HubRecord, readLines } from "../../support/hub-records.ts";
import { hub } from "../../support/offers.ts";
import { withInfo } from "../../support/transformers-info.ts";
import { factsOf, type Printed } from "./facts.ts";
import { kinds } from "./kinds.ts";

const gguf = hub.quantizations.get("gguf")!;
const { values, positionals } = parseArgs({
  options: { all: { type: "boolean", default: false } },
  allowPositionals: true,
});
const FILES = ["model-records.jsonl", "popular-models.jsonl"] as const;
const [folder = ""] = positionals;
if (FILES.every((name) => existsSync(join(folder, name)))) {
  const records = FILES.flatMap((name) => readLines<HubRecord>(join(folder, name)));
  process.exitCode = report(records) === 0 ? 0 : 1;
} else {
  console.error(
    `Pass the folder with ${FILES.join(" and ")}: npm run check fault-kinds -- <folder>`,
  );
  process.exitCode = 1;
}

/** Prints the table, and returns how many records have a fault. */
function report(records: readonly HubRecord[]): number {
  const matches = new Map<string, HubRecord[]>(Object.keys(kinds).map((kind) => [kind, []]));
  const faulty = new Set<string>();
  for (const record of records) {
    const facts = factsOf(record);
    // The Hub adds transformersInfo, which most given records lack.
    const all = [...new Set([record, withInfo(record)])].flatMap((one) => printedFor(one) ?? []);
    for (const [kind, isFaulty] of Object.entries(kinds)) {
      if (!all.some((printed) => isFaulty(facts, printed))) continue;
      matches.get(kind)!.push(record);
      faulty.add(record.id);
    }
  }
  console.log("kind\trecords\tdownloads (M)\tids");
  for (const [kind, list] of matches) {
    const sorted = list.toSorted((a, b) => (b.downloads ?? 0) - (a.downloads ?? 0));
    const downloads = sorted.reduce((sum, record) => sum + (record.downloads ?? 0), 0) / 1e6;
    const ids = sorted.slice(0, values.all ? undefined : 5).map(({ id }) => id);
    console.log([kind, list.length, downloads.toFixed(1), ids.join(" ")].join("\t"));
  }
  console.log(`${records.length} records, ${faulty.size} with a fault`);
  return faulty.size;
}

/** Prints the load snippets and the inference snippets of `auto`; undefined if the record is not valid. */
function printedFor(record: HubRecord): Printed | undefined {
  const { model } = parseModel(record);
  if (model === undefined) return undefined;
  const calls = inferenceSnippets(hub, { model, provider: "auto" });
  const { formats } = modelFiles(hub, model);
  return {
    load: loadSnippets(hub, model).snippets.map(({ library, install = "", content }) => ({
      by: library,
      install,
      text: content,
    })),
    calls: calls.snippets.map(({ client, content }) => ({
      by: client,
      install: "",
      text: content,
    })),
    apps: runLocally(hub, model).snippets.map(({ app }) => app),
    reasons: calls.notOffered.map(({ reason }) => reason),
    labels: formats
      .filter(({ quantization, label }) => quantization === gguf.id && label !== undefined)
      .map(({ label = "", format = label }) => ({
        label,
        isKnown: Object.keys(formatOf(gguf, format)?.bits ?? {}).length > 0,
      })),
  };
}
