// The built-in models of the app, loaded on demand, and the user's, which local storage keeps.
import { type Model, parseModel } from "hubsmith";
import type * as Records from "#models/records";
import type { WayFact } from "./ways.ts";
import { recalled, remember } from "../browser/memory.ts";
import type { ModelSource } from "./models.ts";

/** The data about its model in a prerendered page. */
export interface PageData {
  readonly record: Model;
  readonly quantized: readonly Model[];
  /** Those of them with a page. */
  readonly linked: readonly string[];
  /** The model that it was made from, if that has a page. */
  readonly base?: string | undefined;
  /** The list of offers for it alone, as text. */
  readonly offers: string;
  readonly ways: readonly WayFact[];
}

function pageData(): PageData | undefined {
  const text = globalThis.document?.getElementById("model")?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

function dataOfPage(id: string): PageData | undefined {
  const data = pageData();
  return data?.record.id === id ? data : undefined;
}

const isLinked = (id: string, page: PageData | undefined): boolean =>
  page?.base === id || page?.linked.includes(id) === true;

let records: typeof Records | undefined;
const loadRecords = async (): Promise<typeof Records> =>
  (records = await import("#models/records"));

const loadVersions = () => import("#models/versions");

export const embedded: ModelSource = {
  all: async () => (await loadRecords()).loadModels(),
  one: async (id) =>
    parseModel(dataOfPage(id)?.record).model ??
    (await loadRecords()).loadModel(id) ??
    (await loadVersions()).namedModel(id),
  quantized: async (id) => dataOfPage(id)?.quantized ?? (await loadVersions()).versionsOf(id),
  isListed: (id) => records?.isListed(id) ?? isLinked(id, pageData()),
  offers: async (model) => {
    const text = dataOfPage(model.id)?.offers;
    const [{ offersOf }, list] = await Promise.all([
      import("hubsmith/offers"),
      text === undefined ? undefined : import("#plugins/kit/offers/list"),
    ]);
    return offersOf(model, list?.readList(text ?? ""));
  },
  ways: async ({ id }) => dataOfPage(id)?.ways,
  own: {
    load: () => {
      const stored = recalled("models");
      const records: readonly unknown[] = Array.isArray(stored) ? stored : [];
      return records.flatMap((record) => parseModel(record).model ?? []);
    },
    save: (models) => remember("models", models),
  },
};
