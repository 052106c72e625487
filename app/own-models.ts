// The built-in models of the app, loaded on demand, and the user's, stored in IndexedDB.
import { type Model, parseModel } from "hubsmith";
import { createStore, delMany, get, promisifyRequest, setMany } from "idb-keyval";
import type * as Records from "./catalog/records.ts";
import type { WayFact } from "./panel/choice/choice.ts";
import type { QuantizedVersion } from "./panel/host-context.ts";
import type { ModelSource } from "./stores/models.ts";

// Records of one read: all of most users, and a short task for the browser.
const PART = 1000;

function kept() {
  const store = createStore("hubsmith", "models");
  return {
    part: (after: string | undefined) =>
      store("readonly", (all) => {
        const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
        const [keys, values] = [all.getAllKeys(range, PART), all.getAll(range, PART)];
        return Promise.all([promisifyRequest(keys), promisifyRequest(values)]);
      }),
    one: (id: string) => get<unknown>(id, store),
    save: (models: readonly Model[]) =>
      setMany(
        models.map((model) => [model.id, model] as [string, Model]),
        store,
      ),
    remove: (id: string) => delMany([id], store),
  };
}

/** The data about its model in a prerendered page. */
export interface PageData {
  readonly record: Model;
  readonly quantized: readonly QuantizedVersion[];
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
  page?.base === id || page?.quantized.some((version) => version.id === id) === true;

let records: typeof Records | undefined;
const loadRecords = async (): Promise<typeof Records> =>
  (records = await import("./catalog/records.ts"));

// Prerendering has no IndexedDB.
const isKept = "indexedDB" in globalThis;

export const embedded: ModelSource = {
  all: async () => (await loadRecords()).loadModels(),
  one: async (id) =>
    parseModel(dataOfPage(id)?.record).model ?? (await loadRecords()).loadModel(id),
  quantized: async (id) => dataOfPage(id)?.quantized ?? (await loadRecords()).quantizedOf(id),
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
    part: async (after) => {
      if (!isKept) return { models: [] };
      const [keys, records] = await kept().part(after);
      const models = records.flatMap((record) => parseModel(record).model ?? []);
      return keys.length < PART ? { models } : { models, last: String(keys.at(-1)) };
    },
    one: async (id) => (isKept ? parseModel(await kept().one(id)).model : undefined),
    save: async (models) => kept().save(models),
    remove: async (id) => kept().remove(id),
  },
};
