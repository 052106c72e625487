// Writes app/catalog/models/ from records and provider mappings of the Hub: npm run write catalog -- <folder>.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseModel } from "hubsmith";
import { entries } from "hubsmith/plugins";

interface Mapping {
  readonly id: string;
  readonly provider: string;
  readonly providerId?: string;
  readonly task?: string;
  readonly status?: string;
  readonly pipeline?: string;
  readonly last_seen?: string;
  readonly _kind?: string;
}
interface Source {
  readonly id: string;
  readonly downloads?: number;
  readonly likes?: number;
  readonly lastModified?: string;
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly tags?: readonly string[];
  readonly gated?: unknown;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly cardData?: Readonly<Record<string, unknown>>;
  readonly widgetData?: readonly object[];
  readonly transformersInfo?: object;
  readonly siblings?: readonly { readonly rfilename: string; readonly size?: number }[];
  readonly safetensors?: { readonly parameters?: Record<string, number>; readonly total?: number };
  readonly gguf?: object;
  readonly mask_token?: string;
  readonly inferenceProviderMapping?: readonly Mapping[];
}

const IMPLIED = new Set(["architectures", "model_type", "processor_config", "chat_template_jinja"]);
const SIZE = 1000;
// Each task and library has so many models, if there are records.
const EACH = 2;
// The records list at most so many files, so a list of this length may be cut.
const CUT = 40;
const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder))
  throw new Error("Pass the folder with model-records.jsonl and provider-mappings.jsonl.");

const read = <T>(path: string): readonly T[] =>
  readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
const given = read<Source>(join(folder, "model-records.jsonl"));
const listed = read<Mapping>(join(folder, "provider-mappings.jsonl"));
// Mappings in tests of client libraries name some models that the Hub does not have, and are the oldest.
const cased = new Set([...given, ...listed].map(({ id }) => id));
const isTest = ({ _kind }: Mapping): boolean => _kind === "hand-pinned-in-tests";
const isMadeUp = ({ id, provider, providerId }: Mapping): boolean =>
  !id.includes("/") ||
  id.startsWith(provider) ||
  providerId === provider ||
  [...cased].some((one) => one !== id && one.toLowerCase() === id);
const mappings = [
  ...listed
    .filter((one) => !isTest(one))
    .toSorted((a, b) => ((a.last_seen ?? "") < (b.last_seen ?? "") ? 1 : -1)),
  ...listed.filter((one) => isTest(one) && !isMadeUp(one)),
];
// Facts that the data lack, such as the files of GGUF repositories and models of rare libraries.
const extra = read<Source>(join(import.meta.dirname, "extra.jsonl"));

const sources = new Map<string, Source>();
// Old names of models that the data also have by their current name.
const names = new Set(
  given
    .map(({ id }) => id.slice(id.indexOf("/") + 1))
    .filter((name) => given.some(({ id }) => id.endsWith(`/${name}`))),
);
for (const record of given)
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
  sources.set(record.id, { ...record, ...without(known ?? record), tags });
}

function without(record: Source): Source {
  const kept = Object.entries(record).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(
    kept.filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  ) as unknown as Source;
}

const mapped = new Map<string, Mapping[]>();
const fromExtra = extra.flatMap(({ id, inferenceProviderMapping: list = [] }) =>
  list.map((mapping) => ({ ...mapping, id })),
);
for (const mapping of [...mappings, ...fromExtra]) {
  const { id, provider, task } = mapping;
  const providerId =
    mapping.providerId ??
    [...mappings, ...fromExtra].find(
      (one) => one.id === id && one.provider === provider && one.providerId !== undefined,
    )?.providerId;
  const isChat = sources.get(id)?.tags?.includes("conversational") === true;
  if (isChat && task === "text-to-image") continue;
  // Without the provider's id for the model, a call would fail.
  if (providerId === undefined || /[\s=]/.test(providerId)) continue;
  const list = mapped.get(id) ?? [];
  if (list.some((one) => one.provider === provider && one.task === task)) continue;
  mapped.set(id, [...list, { ...mapping, providerId }]);
}

const hosted = new Map<string, number>();
for (const { provider } of [...mapped.values()].flat())
  hosted.set(provider, (hosted.get(provider) ?? 0) + 1);

const downloads = ({ downloads = 0 }: Source): number => downloads;
const usable = [...sources.values()]
  .filter((one) => one.tags?.length || one.library_name || mapped.has(one.id))
  .filter((one) => parseModel({ id: one.id }).model !== undefined)
  .toSorted((a, b) => downloads(b) - downloads(a) || (a.id < b.id ? -1 : 1));
const wanted = new Set<Source>(
  usable.filter(({ id }) => mapped.has(id) || extra.some((one) => one.id === id)),
);
const libraryOf = (one: Source): string | undefined => parseModel(one).model?.library_name;
for (const { kind, id } of entries) {
  if (kind !== "task" && kind !== "library") continue;
  const those = usable.filter(
    (one) => (kind === "task" ? one.pipeline_tag : libraryOf(one)) === id,
  );
  for (const one of those.slice(0, EACH)) wanted.add(one);
}
for (const one of usable) if (wanted.size < SIZE && one.pipeline_tag !== undefined) wanted.add(one);
const chosen = usable.filter((one) => wanted.has(one));

// Tags of languages, papers, data sets and deployment change no snippet and are not searched.
const NEEDLESS =
  /^(?:region|arxiv|doi|dataset|datasets|deploy|model-index|has_space|new_version|base_model|template|co2_eq_emissions|autotrain_compatible|endpoints_compatible|eval-results|text-generation-inference|text-embeddings-inference|generated_from_trainer|[a-z]{2,3}$)/;
const NEEDED =
  /^(?:ann|asr|awq|exl2|exl3|fp8|int4|int8|mlx|nli|ocr|rl|sql|stt|tts|vad|yolo|code|lora|flux|gguf|onnx|peft|clip|bert|t5|jang|en|timm|sd|tf|jax|vlm|moe|sam|llm)$/;
const TASK_IDS = new Set<string>(entries.filter(({ kind }) => kind === "task").map(({ id }) => id));
const counts = new Map<string, number>();
const tagsOf = ({ tags = [], library_name, pipeline_tag, config }: Source): readonly string[] =>
  tags.filter(
    (tag) =>
      ![library_name, pipeline_tag, config?.["model_type"]].includes(tag) &&
      (NEEDED.test(tag) || !NEEDLESS.test(tag)),
  );
for (const one of chosen)
  for (const tag of tagsOf(one)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
// A rare tag is the author's own word, unless a plugin or a task knows it.
const isKept = (tag: string): boolean =>
  (counts.get(tag) ?? 0) > 2 ||
  tag.startsWith("diffusers:") ||
  TASK_IDS.has(tag) ||
  entries.some(({ id }) => id === tag);
const byCount = (values: Iterable<string>): readonly string[] => {
  const all = new Map<string, number>();
  for (const value of values) all.set(value, (all.get(value) ?? 0) + 1);
  return [...all].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
};
const tasks = byCount(chosen.flatMap(({ pipeline_tag }) => pipeline_tag ?? []));
const libraries = byCount(chosen.flatMap(({ library_name }) => library_name ?? []));
const tags = byCount(
  chosen.flatMap((one) =>
    tagsOf(one).filter((tag) => isKept(tag) || extra.some(({ id }) => id === one.id)),
  ),
);

// The type of a row is in app/catalog/rows.ts.
const rows = chosen.map((one): readonly unknown[] => {
  const more = moreOf(one);
  return [
    one.id,
    one.downloads ?? 0,
    one.likes ?? 0,
    tasks.indexOf(one.pipeline_tag ?? ""),
    libraries.indexOf(one.library_name ?? ""),
    one.gated === undefined || one.gated === false ? 0 : 1,
    tagsOf(one).flatMap((tag) => (tags.includes(tag) ? tags.indexOf(tag) : [])),
    ...(Object.keys(more).length === 0 ? [] : [more]),
  ];
});

function moreOf(one: Source): object {
  const config = configOf(one);
  const relation = one.tags?.find((tag) => /^base_model:\w+:/.test(tag));
  const { parameters, total } = one.safetensors ?? {};
  const widget = one.widgetData?.[0];
  const { instance_prompt, prompt } = one.cardData ?? {};
  const raw = {
    transformersInfo: one.transformersInfo,
    mask_token: one.mask_token,
    widgetData: widget && JSON.stringify(widget).length < 700 ? [widget] : undefined,
    gguf: one.gguf,
    ...(instance_prompt || prompt ? { cardData: one.cardData } : {}),
  };
  const files = one.siblings?.filter(({ rfilename }) => rfilename !== ".gitattributes");
  return defined({
    arch: archOf(one),
    config: Object.keys(config).length > 0 ? config : undefined,
    chat: chatOf(one),
    base: relation?.slice("base_model:".length),
    hosts: hostsOf(one),
    weights: parameters && Object.keys(parameters).length > 0 ? parameters : total,
    files:
      files && one.siblings?.length !== CUT
        ? files.map(({ rfilename, size }) => (size ? `${rfilename}=${size}` : rfilename)).join("\n")
        : undefined,
    raw: Object.values(raw).some(Boolean) ? defined(raw) : undefined,
  });
}

function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== ""),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
}

function archOf({ config }: Source): string | undefined {
  const [architecture = ""] = (config?.["architectures"] as readonly string[] | undefined) ?? [];
  const type = config?.["model_type"] ?? "";
  return `${architecture} ${type as string}`.trimEnd() || undefined;
}

function chatOf({ config }: Source): string | undefined {
  const places = ["chat_template_jinja", "processor_config", "tokenizer_config"] as const;
  return places.find((place) => {
    const value = config?.[place];
    return (
      typeof value === "string" ||
      (typeof value === "object" && value !== null && "chat_template" in value)
    );
  });
}

// What the row implies, and the tokens of tokenizers, are left out.
function configOf({ config = {}, tags = [] }: Source): object {
  const { tokenizer_config, diffusers, ...rest } = config;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !IMPLIED.has(name)));
  const mask = (tokenizer_config as { readonly mask_token?: unknown } | undefined)?.mask_token;
  return {
    ...kept,
    ...(typeof mask !== "string" ? {} : { tokenizer_config: { mask_token: mask } }),
    ...(diffusers === undefined || tags.some((tag) => tag.startsWith("diffusers:"))
      ? {}
      : { diffusers }),
  };
}

/** The first provider is the default: the order of the hand-picked facts, and then those that host most models. */
function placeOf({ id, provider }: Mapping): number {
  const at = fromExtra.filter((one) => one.id === id).findIndex((one) => one.provider === provider);
  return at < 0 ? 1000 - (hosted.get(provider) ?? 0) : at;
}

function hostsOf({ id, pipeline_tag = "", tags = [] }: Source): string {
  const usual = tags.includes("conversational") ? "conversational" : pipeline_tag;
  const list = (mapped.get(id) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  return list
    .map(({ provider, providerId, task, status }) => {
      const its = task === usual || task === undefined ? "" : `/${task}`;
      const name = providerId === id ? "" : `=${providerId}`;
      return `${status === "staging" ? "!" : ""}${provider}${its}${name}`;
    })
    .join(" ");
}

const dates = [
  ...given.map(({ lastModified = "" }) => lastModified),
  ...mappings.map(({ last_seen = "" }) => last_seen),
];
const catalog = {
  date: dates
    .map((date) => date.slice(0, 10))
    .toSorted()
    .at(-1)!,
  tasks,
  libraries,
  tags,
};
const path = join(import.meta.dirname, "../../../app/catalog/models");
writeFileSync(join(path, "catalog.json"), `${JSON.stringify(catalog)}\n`);
const text = rows.map((row) => JSON.stringify(row)).join(",\n");
writeFileSync(join(path, "rows.json"), `[\n${text}\n]\n`);
console.log(`${rows.length} models, ${catalog.date}: ${path}`);
