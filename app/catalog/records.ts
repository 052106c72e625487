// All built-in models: their records, and the facts that a list shows.
import { type Model, parseModel } from "hubsmith";
import { factsOf } from "./card.ts";
import { catalog, type ModelRecord, recordIn, type Row, tagsOf } from "./rows.ts";

export type { ModelRecord } from "./rows.ts";

/** The facts that a list of models shows. */
export interface Facts {
  readonly id: string;
  readonly downloads: number;
  readonly likes: number;
  readonly task: string | undefined;
  readonly library: string | undefined;
  readonly gated: boolean;
  readonly tags: readonly string[];
  readonly providers: readonly string[];
  readonly quantization: readonly string[];
}

/** The date of the newest fact. */
export const catalogDate: string = catalog.date;

const parts = import.meta.glob<string>("./models/[0-9].json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rows = Object.values(parts)
  .flatMap((part) => JSON.parse(part) as readonly Row[])
  .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

/** The records of all models. */
export const allRecords = (): readonly ModelRecord[] => rows.map(recordIn);

/** All models. */
export const loadModels = (): readonly Model[] =>
  allRecords().map((record) => parseModel(record).model!);

/** The facts of all models, the most downloaded first. */
export const allFacts = (): readonly Facts[] =>
  rows.map((row) => {
    const [, downloads, likes] = row;
    return { ...factsOf(recordIn(row) as unknown as Model), downloads, likes, tags: tagsOf(row) };
  });
