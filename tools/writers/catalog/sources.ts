// The facts of models that the catalog is made of: records of the Hub, the most downloaded models, and provider mappings.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseModel } from "hubsmith";
import { type HubRecord, readLines } from "../../support/hub-records.ts";

/** A provider that serves a model. */
export interface Mapping {
  readonly id: string;
  readonly provider: string;
  readonly providerId?: string;
  readonly task?: string;
  readonly status?: string;
  readonly pipeline?: string;
  readonly last_seen?: string;
  readonly _kind?: string;
}

/** A record with the providers that serve the model. */
export interface Source extends HubRecord {
  readonly inferenceProviderMapping?: readonly Mapping[];
}

/** All facts: usable models, the most downloaded first, and the providers of each. */
export interface Facts {
  readonly sources: readonly Source[];
  readonly mapped: ReadonlyMap<string, readonly Mapping[]>;
  /** Models whose facts were picked by hand, as the data lack them. */
  readonly picked: ReadonlySet<string>;
  /** The day of the newest fact. */
  readonly date: string;
}

/**
 * Reads `model-records.jsonl`, `popular-models.jsonl`, `downloads.tsv` and `provider-mappings.jsonl` of a folder, and
 * `extra.jsonl` beside this file.
 *
 * @throws Error if the folder lacks one of the files
 */
export function readFacts(folder: string): Facts {
  if (!existsSync(join(folder, "downloads.tsv")))
    throw new Error("Pass the folder with model-records.jsonl and downloads.tsv.");
  const given = readLines<Source>(join(folder, "model-records.jsonl"));
  const popular = readLines<Source>(join(folder, "popular-models.jsonl")).map(asToday);
  const downloads = downloadsIn(join(folder, "downloads.tsv"));
  // Facts that the data lack, such as the files of GGUF repositories and models of rare libraries.
  const extra = readLines<Source>(join(import.meta.dirname, "extra.jsonl"));
  const records = [...given, ...popular];
  const mappings = mappingsIn(join(folder, "provider-mappings.jsonl"), given);

  const sources = new Map<string, Source>();
  // Old names of models that the data also have by their current name.
  const names = new Set(records.map(({ id }) => id.slice(id.indexOf("/") + 1)));
  for (const record of records)
    if (record.id.includes("/") || !names.has(record.id)) sources.set(record.id, record);
  for (const { id, task, pipeline } of mappings)
    if (!sources.has(id))
      sources.set(id, {
        id,
        pipeline_tag: pipeline ?? (task === "conversational" ? "text-generation" : task!),
        tags: task === "conversational" ? ["conversational"] : [],
      });
  for (const record of extra) {
    const known = sources.get(record.id);
    const tags = [...new Set([...(known?.tags ?? []), ...(record.tags ?? [])])];
    sources.set(record.id, { ...record, ...withoutEmpty(known ?? record), tags });
  }

  const fromExtra = extra.flatMap(({ id, inferenceProviderMapping: list = [] }) =>
    list.map((mapping) => ({ ...mapping, id })),
  );
  const mapped = mappedIn([...mappings, ...fromExtra], sources);
  for (const [id, list] of mapped) mapped.set(id, inOrder(list, fromExtra, hostedIn(mapped)));

  const usable = [...sources.values()]
    .filter(({ id, tags, library_name }) => tags?.length || library_name || mapped.has(id))
    .filter(({ id }) => parseModel({ id }).model !== undefined)
    .map((source) => ({ ...source, downloads: downloads.get(source.id) ?? source.downloads ?? 0 }))
    .toSorted((a, b) => b.downloads - a.downloads || (a.id < b.id ? -1 : 1));
  return {
    sources: usable,
    mapped,
    picked: new Set(extra.map(({ id }) => id)),
    date: [
      ...records.map(({ lastModified = "" }) => lastModified),
      ...mappings.map(({ last_seen = "" }) => last_seen),
    ]
      .map((date) => date.slice(0, 10))
      .toSorted()
      .at(-1)!,
  };
}

function downloadsIn(path: string): ReadonlyMap<string, number> {
  const rows = readFileSync(path, "utf8").trimEnd().split("\n");
  const cells = rows.filter((row) => !row.startsWith("#")).map((row) => row.split("\t"));
  return new Map(cells.map(([id = "", count]) => [id, Number(count)]));
}

// Records of 2022 have tasks that the Hub has since changed.
function asToday(record: Source): Source {
  const [architecture = ""] = (record.config?.["architectures"] as readonly string[]) ?? [];
  const task =
    record.pipeline_tag === "feature-extraction" ? TASKS_TODAY.get(architecture) : undefined;
  const { pipeline_tag, siblings, ...rest } = record;
  return defined({
    ...rest,
    pipeline_tag: OBSOLETE.has(pipeline_tag ?? "") ? undefined : (task ?? pipeline_tag),
    siblings: isWhole(record) ? siblings : undefined,
  }) as Source;
}

const OBSOLETE: ReadonlySet<string> = new Set(["text2text-generation", "conversational"]);

// By the class: https://github.com/huggingface/transformers, utils/update_metadata.py.
const TASKS_TODAY: ReadonlyMap<string, string> = new Map([
  ["BeitModel", "image-feature-extraction"],
  ["CLIPModel", "zero-shot-image-classification"],
  ["DeiTModel", "image-feature-extraction"],
  ["ViTModel", "image-feature-extraction"],
]);

// Some records list only weights: of GGUF and of n-grams that is all, but elsewhere a missing file is no evidence.
function isWhole({ siblings = [], library_name }: Source): boolean {
  const paths = siblings.map(({ rfilename }) => rfilename);
  return (
    library_name !== "transformers" ||
    paths.includes("config.json") ||
    paths.some((path) => path.endsWith(".gguf") || path.startsWith("language_model/"))
  );
}

function mappingsIn(path: string, given: readonly Source[]): readonly Mapping[] {
  const listed = readLines<Mapping>(path);
  const ids = new Set([...given, ...listed].map(({ id }) => id));
  // Mappings in tests of client libraries name some models that the Hub does not have, and are the oldest.
  const isTest = ({ _kind }: Mapping): boolean => _kind === "hand-pinned-in-tests";
  const isMadeUp = ({ id, provider, providerId }: Mapping): boolean =>
    !id.includes("/") ||
    id.startsWith(provider) ||
    providerId === provider ||
    [...ids].some((cased) => cased !== id && cased.toLowerCase() === id);
  return [
    ...listed
      .filter((mapping) => !isTest(mapping))
      .toSorted((a, b) => ((a.last_seen ?? "") < (b.last_seen ?? "") ? 1 : -1)),
    ...listed.filter((mapping) => isTest(mapping) && !isMadeUp(mapping)),
  ];
}

function mappedIn(
  mappings: readonly Mapping[],
  sources: ReadonlyMap<string, Source>,
): Map<string, readonly Mapping[]> {
  const mapped = new Map<string, readonly Mapping[]>();
  for (const mapping of mappings) {
    const { id, provider, task } = mapping;
    const named = mappings.find(
      (other) => other.id === id && other.provider === provider && other.providerId !== undefined,
    );
    const providerId = mapping.providerId ?? named?.providerId;
    const isChat = sources.get(id)?.tags?.includes("conversational") === true;
    if (isChat && task === "text-to-image") continue;
    // Without the provider's id for the model, a call would fail.
    if (providerId === undefined || /[\s=]/.test(providerId)) continue;
    const list = mapped.get(id) ?? [];
    if (list.some((other) => other.provider === provider && other.task === task)) continue;
    mapped.set(id, [...list, { ...mapping, providerId }]);
  }
  return mapped;
}

function hostedIn(mapped: ReadonlyMap<string, readonly Mapping[]>): ReadonlyMap<string, number> {
  const hosted = new Map<string, number>();
  for (const { provider } of [...mapped.values()].flat())
    hosted.set(provider, (hosted.get(provider) ?? 0) + 1);
  return hosted;
}

// The first provider is the default: the order of the hand-picked facts, and then those that host most models.
function inOrder(
  list: readonly Mapping[],
  picked: readonly Mapping[],
  hosted: ReadonlyMap<string, number>,
): readonly Mapping[] {
  const placeOf = ({ id, provider }: Mapping): number => {
    const at = picked
      .filter((mapping) => mapping.id === id)
      .findIndex((mapping) => mapping.provider === provider);
    return at < 0 ? 1000 - (hosted.get(provider) ?? 0) : at;
  };
  return list.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function withoutEmpty(record: Source): Source {
  const kept = Object.entries(record).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(
    kept.filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  ) as unknown as Source;
}

/** Without the fields that are not known. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== ""),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
}
