// Writes the built-in models from a folder with records of the Hub. Their offers are those of the list.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Offer } from "hubsmith/offers";
import { entries } from "hubsmith/plugins";
import { bestFirst } from "#plugins/kit/offers/offers";
import { builtIn } from "../../support/built-in.ts";
import type { HubRecord } from "../../support/hub-records.ts";
import { commonTags, needed } from "./needed.ts";
import { formatsOf, librariesOf, printed, recordOf } from "./printed.ts";
import { encode } from "./rows.ts";
import { builtInOffers } from "./offers-file.ts";
import { type Facts, readFacts } from "./sources.ts";

/** Writes models/data/. Returns the exit code. */
export async function writeModels(folder: string): Promise<number> {
  const facts = readFacts(folder);
  const list = builtInOffers();
  // In the order of the app.
  const offersFor = ({ id }: { readonly id: string }): readonly Offer[] =>
    bestFirst(list.models.get(id.toLowerCase())?.offers ?? [], list.routerDate);
  const date = facts.date > list.date ? facts.date : list.date;
  const chosen = choose(facts, offersFor);
  const common = commonTags(chosen);
  const models = chosen.map((model) => needed(model, offersFor(model), common));
  const { names, rows } = encode(models);

  const path = resolve("models/data");
  const files = new Map([
    ["catalog", JSON.stringify({ date, ...names })],
    ["rows", `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`],
  ]);
  for (const [name, text] of files) {
    if (/`|\$\{/.test(text)) throw new Error(`${name}: the string would be another one.`);
    const head = `// Written by npm run write catalog, for models/${name === "rows" ? "records" : "rows"}.ts.`;
    writeFileSync(
      resolve(path, `${name}.gen.ts`),
      `${head}\nexport const ${name} = \`${text.replaceAll("\\", "\\\\")}\n\`;\n`,
    );
  }

  // A row is decoded again, and must print what its record prints.
  const records = await builtIn();
  const changed = models.filter(
    (model, at) => printed(records[at]!) !== printed(recordOf(model, offersFor(model))),
  );
  const bytes = [...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  console.log(`${rows.length} models, ${date}, ${bytes} bytes of gzip: ${path}`);
  for (const { id } of changed)
    console.error(`${id}: its row prints something else than its record`);
  return changed.length === 0 ? 0 : 1;
}

const MOST_DOWNLOADED = 900;

// The most downloaded, the hosted ones, and models for everything that has a page; the most downloaded first.
function choose(
  { sources, picked }: Facts,
  offersOf: (record: HubRecord) => readonly Offer[],
): readonly HubRecord[] {
  const chosen = new Set(sources.slice(0, MOST_DOWNLOADED));
  for (const source of sources)
    if (picked.has(source.id) || offersOf(source).length > 0) chosen.add(source);
  // What has a page has a model, if the data have one.
  const missing = new Set(
    entries.filter(({ kind }) => kind !== "client").map(({ kind, id }) => `${kind}/${id}`),
  );
  const shownBy = (source: HubRecord): readonly string[] => [
    `task/${source.pipeline_tag ?? ""}`,
    ...offersOf(source).map(({ provider }) => `provider/${provider}`),
    ...librariesOf(source).map((id) => `library/${id}`),
    ...formatsOf(source).map((id) => `quantization/${id}`),
  ];
  for (const source of chosen) for (const name of shownBy(source)) missing.delete(name);
  for (const source of sources) {
    if (missing.size === 0) break;
    const names = shownBy(source).filter((name) => missing.delete(name));
    if (names.length > 0) chosen.add(source);
  }
  return sources.filter((source) => chosen.has(source));
}
