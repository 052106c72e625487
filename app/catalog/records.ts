// All built-in models: their records, and the facts that a list shows.
import { type Model, parseModel } from "hubsmith";
import { type Facts, factsOf } from "./card.ts";
import type { QuantizedVersion } from "../panel/host-context.ts";
import { hostingOf } from "./hosting.ts";
import { rows as packed } from "./models/rows.gen.ts";
import {
  baseIn,
  catalog,
  hostedRecord,
  type ModelRecord,
  offers,
  recordIn,
  type Row,
  tagsOf,
} from "./rows.ts";

export type { ModelRecord } from "./rows.ts";

/** The date of the newest fact. */
export const catalogDate: string = catalog.date;

// The most downloaded are first.
const rows = JSON.parse(packed) as readonly Row[];
const ids = new Set(rows.map(([id]) => id.toLowerCase()));
// Hosted models without a record; their downloads are unknown.
const hostedOnly = [...offers.models].flatMap(([key, model]) => (ids.has(key) ? [] : [model]));

// Some records name the model that they were made from in lower case.
const spellings = new Map(
  [...rows.map((row) => baseIn(row)[1] ?? ""), ...rows.map(([id]) => id)]
    .filter((id) => id !== id.toLowerCase())
    .map((id) => [id.toLowerCase(), id]),
);
const recordOf = (row: Row): ModelRecord =>
  recordIn(row, (id) => spellings.get(id.toLowerCase()) ?? id);

/** Does the model have a page? */
export const isListed = (id: string): boolean =>
  ids.has(id.toLowerCase()) || offers.models.has(id.toLowerCase());

export const allRecords = (): readonly ModelRecord[] => [
  ...rows.map(recordOf),
  ...hostedOnly.map(hostedRecord),
];

/** One model, if there is one with this id; upper and lower case are the same, as on the Hub. */
export function loadModel(id: string): Model | undefined {
  const wanted = id.toLowerCase();
  const row = rows.find(([rowId]) => rowId.toLowerCase() === wanted);
  const hosted = offers.models.get(wanted);
  const record = row ? recordOf(row) : hosted && hostedRecord(hosted);
  return record && parseModel(record).model;
}

export const loadModels = (): readonly Model[] =>
  allRecords().map((record) => parseModel(record).model!);

/** The quantized versions of a model, also if they name it by its earlier id. */
export const quantizedOf = (id: string): readonly QuantizedVersion[] =>
  rows.flatMap((row) => {
    const [version] = row;
    const [relation, named] = baseIn(row);
    if (relation !== "quantized" || named === undefined) return [];
    const base = named.toLowerCase();
    const isSame = ids.has(base)
      ? base === id.toLowerCase()
      : withoutOwner(base) === withoutOwner(id);
    return isSame ? [{ id: version, gguf: ggufIn(row) }] : [];
  });

// A projector is no version, and a part is not all of one.
const WHOLE_GGUF = /^(?!.*(?:mmproj|-of-)).*\.gguf=(\d+)$/gim;

function ggufIn(row: Row): readonly number[] | undefined {
  if (!(recordOf(row)["tags"] as readonly string[]).includes("gguf")) return undefined;
  const files = row[7]?.files ?? "";
  return [...files.matchAll(WHOLE_GGUF)].map(([, size]) => Number(size));
}

/** An id whose name does not repeat its owner: `meta-llama/Meta-Llama-3-8B` is `meta-llama/llama-3-8b`. */
function withoutOwner(id: string): string {
  const [owner = "", name = ""] = id.toLowerCase().split("/");
  const first = `${owner.split("-")[0]}-`;
  return `${owner}/${name.startsWith(first) ? name.slice(first.length) : name}`;
}

/** The facts of a model, with those of its built-in offers. */
export function hostedFactsOf(model: Model): Facts {
  const facts = factsOf(model);
  const known = offers.models.get(model.id.toLowerCase())?.offers ?? [];
  return { ...facts, hosting: hostingOf(known, facts.providers, offers.routerDate) };
}

/** The facts of all models, the most downloaded first. */
export function allFacts(): readonly Facts[] {
  const counts = new Map(rows.map(([id, downloads]) => [withoutOwner(id), downloads]));
  return [
    ...rows.map((row) => {
      const [id, downloads, likes] = row;
      const facts = hostedFactsOf(recordOf(row) as unknown as Model);
      const base = withoutOwner(baseIn(row)[1] ?? "");
      // A changed model, such as one that refuses nothing, has another name.
      const isSame = id.toLowerCase().replace(FORMAT, "").endsWith(base.split("/")[1]!);
      const baseDownloads = isSame ? counts.get(base) : undefined;
      return { ...facts, downloads, baseDownloads, likes, tags: tagsOf(row) };
    }),
    ...hostedOnly.map((model) => hostedFactsOf(hostedRecord(model) as unknown as Model)),
  ];
}

const FORMAT = /(?:-q\d\w*)?[-.]gguf$|-mlx$|-\dbit$/;
