// Writes the built-in models and their offers, from a folder with records and provider mappings of the Hub.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Offer } from "hubsmith/offers";
import { builtIn } from "../../support/built-in.ts";
import { choose } from "./choose.ts";
import { commonTags, needed } from "./needed.ts";
import { printed, recordOf } from "./printed.ts";
import { encode } from "./rows.ts";
import { writeOffers } from "./offers-file.ts";
import { readFacts } from "./sources.ts";

/** Writes app/catalog/models/ and the list of offers. Returns the exit code. */
export async function writeModels(folder: string): Promise<number> {
  const facts = readFacts(folder);
  const { date, offers, conflicts } = facts;
  const offersFor = ({ id }: { readonly id: string }): readonly Offer[] =>
    offers.models.get(id.toLowerCase())?.offers ?? [];
  writeOffers(offers, conflicts);
  const chosen = choose(facts);
  const common = commonTags(chosen);
  const models = chosen.map((model) => needed(model, offersFor(model), common));
  const { names, rows } = encode(models);

  const path = resolve("app/catalog/models");
  const files = new Map([
    ["catalog", JSON.stringify({ date, ...names })],
    ["rows", `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`],
  ]);
  for (const [name, text] of files) {
    if (/`|\$\{/.test(text)) throw new Error(`${name}: the string would be another one.`);
    const head = `// Written by npm run write catalog, for app/catalog/${name === "rows" ? "records" : "rows"}.ts.`;
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
