// Reads and writes the built-in list of offers.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { OfferList } from "hubsmith/offers";
import { readList, writeList } from "#plugins/kit/offers/list";

const FILE = resolve("plugins/kit/offers/offers.gen.ts");
const HEAD = `// Written by npm run write catalog: the offers of providers, as list.ts reads them.
// Sources: models.dev (MIT license), Hugging Face's router, and provider mappings of the Hub.
`;

/** The list as it is. */
export function builtInOffers(): OfferList {
  const [, text = ""] = /`(.*)`/s.exec(readFileSync(FILE, "utf8")) ?? [];
  return readList(text);
}

export function writeOffers(list: OfferList): void {
  const text = writeList(list);
  writeFileSync(FILE, `${HEAD}export const offers = \`${text}\`;\n`);
  const offers = [...list.models.values()].reduce((sum, model) => sum + model.offers.length, 0);
  console.log(
    `${offers} offers for ${list.models.size} models, ${list.date}, ${gzipSync(text).length} bytes of gzip: ${FILE}`,
  );
}
