// The facts of models that the catalog is made of: records of the Hub, and the most downloaded models.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseModel } from "hubsmith";
import { type HubRecord, readLines } from "../../support/hub-records.ts";

/** All facts: usable models with a record, the most downloaded first. */
export interface Facts {
  readonly sources: readonly HubRecord[];
  /** Models whose facts were picked by hand, as the data lack them. */
  readonly picked: ReadonlySet<string>;
  /** The day of the newest change of a model. */
  readonly date: string;
}

/**
 * Reads `model-records.jsonl`, `popular-models.jsonl`, `hosted-records.jsonl` and `downloads.tsv` of a folder, and
 * `extra.jsonl` beside this file.
 *
 * @throws Error if the folder lacks one of the files
 */
export function readFacts(folder: string): Facts {
  if (!existsSync(join(folder, "downloads.tsv")))
    throw new Error("Pass the folder with model-records.jsonl and downloads.tsv.");
  const read = (name: string): readonly HubRecord[] => readLines<HubRecord>(join(folder, name));
  const given = [...read("hosted-records.jsonl").map(asPartial), ...read("model-records.jsonl")];
  const downloads = downloadsIn(join(folder, "downloads.tsv"));
  // Facts that the data lack, such as the files of GGUF repositories and models of rare libraries.
  const extra = readLines<HubRecord>(join(import.meta.dirname, "extra.jsonl"));
  const records = [...given, ...read("popular-models.jsonl").map(asToday)];

  const sources = new Map<string, HubRecord>();
  // Old names of models that the data also have by their current name.
  const names = new Set(records.map(({ id }) => id.slice(id.indexOf("/") + 1)));
  for (const record of records)
    if (record.id.includes("/") || !names.has(record.id)) sources.set(record.id, record);
  for (const record of extra) {
    const known = sources.get(record.id);
    const tags = [...new Set([...(known?.tags ?? []), ...(record.tags ?? [])])];
    sources.set(record.id, { ...record, ...withoutEmpty(known ?? record), tags });
  }

  const usable = [...sources.values()]
    .filter(({ tags, library_name }) => tags?.length || library_name)
    .filter(({ id }) => parseModel({ id }).model !== undefined)
    .map((source) => ({ ...source, downloads: downloads.get(source.id) ?? source.downloads ?? 0 }))
    .toSorted((a, b) => b.downloads - a.downloads || (a.id < b.id ? -1 : 1));
  return {
    sources: usable,
    picked: new Set(extra.map(({ id }) => id)),
    date: records
      .map(({ lastModified = "" }) => lastModified.slice(0, 10))
      .toSorted()
      .at(-1)!,
  };
}

function downloadsIn(path: string): ReadonlyMap<string, number> {
  const rows = readFileSync(path, "utf8").trimEnd().split("\n");
  const cells = rows.filter((row) => !row.startsWith("#")).map((row) => row.split("\t"));
  return new Map(cells.map(([id = "", count]) => [id, Number(count)]));
}

// A list of models has a part of the tags; the region is the mark of a complete record.
function asPartial(record: HubRecord): HubRecord {
  const { config, tags = [] } = record;
  return config === undefined
    ? { ...record, tags: tags.filter((tag) => !tag.startsWith("region:")) }
    : record;
}

// Records of 2022 have tasks that the Hub has since changed.
function asToday(record: HubRecord): HubRecord {
  const [architecture = ""] = (record.config?.["architectures"] as readonly string[]) ?? [];
  const task =
    record.pipeline_tag === "feature-extraction" ? TASKS_TODAY.get(architecture) : undefined;
  const { pipeline_tag, siblings, ...rest } = record;
  return defined({
    ...rest,
    pipeline_tag: OBSOLETE.has(pipeline_tag ?? "") ? undefined : (task ?? pipeline_tag),
    siblings: isWhole(record) ? siblings : undefined,
  }) as HubRecord;
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
function isWhole({ siblings = [], library_name }: HubRecord): boolean {
  const paths = siblings.map(({ rfilename }) => rfilename);
  return (
    library_name !== "transformers" ||
    paths.includes("config.json") ||
    paths.some((path) => path.endsWith(".gguf") || path.startsWith("language_model/"))
  );
}

function withoutEmpty(record: HubRecord): HubRecord {
  const kept = Object.entries(record).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(
    kept.filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  ) as unknown as HubRecord;
}

/** Without the fields that are not known. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== ""),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
}
