// All built-in models: their records, and the facts that a list shows.
import { type Model, parseModel } from "hubsmith";
import { closestName, normalize } from "#core/base/describe";
import { type Facts, factsOf } from "./card.ts";
import { hostingOf } from "./hosting.ts";
import { rows as packed } from "./data/rows.gen.ts";
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

/** The record of one model, if there is one with this id; upper and lower case are the same, as on the Hub. */
export function loadRecord(id: string): ModelRecord | undefined {
  const wanted = id.toLowerCase();
  const row = rows.find(([rowId]) => rowId.toLowerCase() === wanted);
  const hosted = offers.models.get(wanted);
  return row ? recordOf(row) : hosted && hostedRecord(hosted);
}

/** The model of a record; see `loadRecord`. */
export function loadModel(id: string): Model | undefined {
  const record = loadRecord(id);
  return record && parseModel(record).model;
}

const nameOf = (id: string): string => normalize(id.slice(id.lastIndexOf("/") + 1));

/** The ids of all built-in models, the most downloaded first. */
export const listedIds: readonly string[] = [
  ...rows.map(([id]) => id),
  ...hostedOnly.map(({ id }) => id),
];

// Fewer letters are in the names of most models.
const LEAST_LETTERS = 3;

/** A few ids whose name has the wanted one in it, or that a provider calls so; else one that is spelled almost the same. */
export function similarIds(wanted: string): readonly string[] {
  const name = nameOf(wanted);
  if (name.length < LEAST_LETTERS) return [];
  const calledSo = (id: string): boolean =>
    offers.models
      .get(id.toLowerCase())
      ?.offers.some(({ providerId }) => nameOf(providerId) === name) === true;
  const near = listedIds
    .filter((id) => nameOf(id).includes(name) || calledSo(id))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 5);
  return near.length > 0 ? near : [closestName(listedIds, wanted) ?? []].flat();
}

export const loadModels = (): readonly Model[] =>
  allRecords().map((record) => parseModel(record).model!);

/** The built-in quantized versions of a model, also if they name it by its earlier id. */
export const quantizedOf = (id: string): readonly Model[] =>
  rows.flatMap((row) => {
    const [relation, named] = baseIn(row);
    if (relation !== "quantized" || named === undefined) return [];
    const base = named.toLowerCase();
    const isSame = ids.has(base)
      ? base === id.toLowerCase()
      : withoutOwner(base) === withoutOwner(id);
    return isSame ? [parseModel(recordOf(row)).model!] : [];
  });

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
