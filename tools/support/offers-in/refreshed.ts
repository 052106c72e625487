// Adds downloaded files to a list of offers: the router's list of models, and that of models.dev.
import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { errorText } from "#core/base/issue";
import type { Model } from "hubsmith";
import type { OfferList } from "hubsmith/offers";
import { providerEntries } from "hubsmith/plugins";
import { hubIds } from "./hub-ids.ts";
import { merge, sightingsIn } from "./merge.ts";
import { readModelsDev } from "./models-dev.ts";
import { readRouter } from "./router.ts";
import type { Sighting } from "./sighting.ts";

/** The paths of files as they were downloaded. */
export interface OfferFiles {
  /** The response of https://router.huggingface.co/v1/models. */
  readonly router?: string | undefined;
  /** https://models.dev/api.json. */
  readonly "models-dev"?: string | undefined;
}

/**
 * The list with the offers of the files; the newest source decides. `records` know the tasks of their models.
 *
 * @throws Error that names the file and the wrong field
 */
export function refreshed(
  list: OfferList,
  { router: routerFile, "models-dev": modelsDev }: OfferFiles,
  records: readonly Pick<Model, "id" | "pipeline_tag">[] = [],
): OfferList {
  const ids = records.map(({ id }) => id);
  const tasks = new Map(records.map(({ id, pipeline_tag }) => [id.toLowerCase(), pipeline_tag]));
  const known = sightingsIn(list).map(({ modelTask, ...row }): Sighting => {
    const task = modelTask ?? tasks.get(row.id.toLowerCase());
    return task === undefined ? row : { ...row, modelTask: task };
  });
  const router = routerFile === undefined ? NONE : readFile(routerFile, V1_MODELS, readRouter);
  const find = hubIds([...known, ...router.rows], ids);
  const listed =
    modelsDev === undefined
      ? NONE
      : readFile(modelsDev, API_JSON, (json, date) => ({
          date,
          note: undefined,
          rows: readModelsDev(json, date, (provider, id) =>
            PROVIDERS.has(provider) ? find(provider, id) : undefined,
          ),
        }));
  const models = merge(known, [...router.rows, ...listed.rows]);
  const { date, routerDate, note = router.note } = list;
  const about = {
    date: newestOf([date, router.date, listed.date]),
    routerDate: newestOf([routerDate, router.date]),
    ...(note === undefined ? {} : { note }),
  };
  return { ...about, models: withTasks(models, list, ids) };
}

const NONE = { date: "", note: undefined, rows: [] };
const V1_MODELS = "a response of /v1/models";
const API_JSON = "the api.json of models.dev";
// models.dev lists many that have no plugin, so that nothing could call them.
const PROVIDERS: ReadonlySet<string> = new Set(providerEntries.map(({ id }) => id));

const newestOf = (days: readonly string[]): string => days.toSorted().at(-1)!;

// A record knows the task better than a source, and a list has no task for a model with a record.
function withTasks(
  models: OfferList["models"],
  list: OfferList,
  ids: readonly string[],
): OfferList["models"] {
  const known = new Set([...list.models.keys(), ...ids.map((id) => id.toLowerCase())]);
  return new Map(
    [...models].map(([key, { id, offers, ...model }]) => {
      const task = known.has(key) ? list.models.get(key)?.task : model.task;
      return [key, { id, ...(task === undefined ? {} : { task }), offers }];
    }),
  );
}

/** Reads a file; `read` gets its JSON and the day on which it was saved. */
function readFile<T>(file: string, what: string, read: (json: unknown, saved: string) => T): T {
  const saved = statSync(file).mtime.toISOString().slice(0, 10);
  try {
    return read(jsonIn(file), saved);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Error(`${file} is not ${what}:\n${z.prettifyError(error)}`, { cause: error });
  }
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${errorText(error)}`, { cause: error });
  }
}
