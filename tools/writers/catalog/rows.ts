// Encodes models as the rows of the catalog; the type of a row is in models/rows.ts.
import type { HubRecord } from "../../support/hub-records.ts";
import { defined } from "./sources.ts";

const IMPLIED = new Set(["architectures", "model_type", "processor_config", "chat_template_jinja"]);

/** The two files: the names that rows refer to, and the rows. */
export function encode(models: readonly HubRecord[]): {
  readonly names: object;
  readonly rows: readonly (readonly unknown[])[];
} {
  const tasks = byCount(models.flatMap(({ pipeline_tag }) => pipeline_tag ?? []));
  const libraries = byCount(models.flatMap(({ library_name }) => library_name ?? []));
  const tags = byCount(models.flatMap((model) => ownTagsOf(model)));
  const rows = models.map((model): readonly unknown[] => {
    const more = moreOf(model);
    return [
      model.id,
      rounded(model.downloads ?? 0),
      model.likes ?? 0,
      tasks.indexOf(model.pipeline_tag ?? ""),
      libraries.indexOf(model.library_name ?? ""),
      model.gated === undefined || model.gated === false ? 0 : 1,
      ownTagsOf(model).map((tag) => tags.indexOf(tag)),
      ...(Object.keys(more).length === 0 ? [] : [more]),
    ];
  });
  return { names: { tasks, libraries, tags }, rows };
}

// Pages show two digits, and months differ by more.
const rounded = (count: number): number => Number(count.toPrecision(3));

const byCount = (values: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([value]) => value);
};

// Other fields imply the rest, but not its order: with custom code, the tag after the type is the task of its class.
const ownTagsOf = (model: HubRecord): readonly string[] => {
  const { tags = [], library_name, pipeline_tag, config } = model;
  const base = relationOf(model);
  const inOrder = tags.includes("custom_code") ? [] : [pipeline_tag, config?.["model_type"]];
  const implied = [library_name, base, `base_model:${nameIn(base)}`, ...inOrder];
  return tags.filter((tag) => !implied.includes(tag));
};

const relationOf = ({ tags = [] }: HubRecord): string | undefined =>
  tags.find((tag) => /^base_model:\w+:/.test(tag));

const nameIn = (relation: string | undefined): string =>
  relation?.replace(/^base_model:\w+:/, "") ?? "";

function moreOf(model: HubRecord): object {
  const config = configOf(model);
  const { parameters, total } = model.safetensors ?? {};
  const { siblings: files } = model;
  const raw = defined({
    createdAt: model.createdAt,
    transformersInfo: model.transformersInfo,
    mask_token: model.mask_token,
    widgetData: model.widgetData,
    gguf: model.gguf,
    cardData: model.cardData,
  });
  return defined({
    arch: archOf(model),
    // An empty config says that the record is complete.
    config: Object.keys(config).length > 0 || isEmpty(model.config) ? config : undefined,
    chat: chatOf(model),
    base: relationOf(model)?.slice("base_model:".length),
    weights: parameters && Object.keys(parameters).length > 0 ? parameters : total,
    files: files
      ?.map(({ rfilename, size }) => (size ? `${rfilename}=${size}` : rfilename))
      .join("\n"),
    changed: model.lastModified,
    raw: Object.keys(raw).length > 0 ? raw : undefined,
  });
}

const isEmpty = (config: HubRecord["config"]): boolean =>
  config !== undefined && Object.keys(config).length === 0;

function archOf({ config }: HubRecord): string | undefined {
  const [architecture = ""] = (config?.["architectures"] as readonly string[] | undefined) ?? [];
  const type = config?.["model_type"] ?? "";
  return `${architecture} ${type as string}`.trimEnd() || undefined;
}

function chatOf({ config }: HubRecord): string | undefined {
  const places = ["chat_template_jinja", "processor_config", "tokenizer_config"] as const;
  const place = places.find((name) => {
    const value = config?.[name];
    return (
      typeof value === "string" ||
      (typeof value === "object" && value !== null && "chat_template" in value)
    );
  });
  if (place === undefined) return undefined;
  const template = JSON.stringify(config?.[place]);
  const thinks = /<think>|enable_thinking/.test(template) ? "?" : "";
  const tools = /\btools\b/.test(template) ? "+" : "";
  return `${place}${thinks}${tools}`;
}

// What the row implies, and the tokens of tokenizers, are left out.
function configOf({ id, config = {}, tags = [] }: HubRecord): object {
  const { tokenizer_config, diffusers, ...rest } = config;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !IMPLIED.has(name)));
  const mask = (tokenizer_config as { readonly mask_token?: unknown } | undefined)?.mask_token;
  return {
    ...kept,
    // Even an empty one says that the repository has a tokenizer.
    ...(tokenizer_config === undefined || chatOf({ id, config })?.startsWith("tokenizer_config")
      ? {}
      : { tokenizer_config: {} }),
    ...(typeof mask !== "string" ? {} : { tokenizer_config: { mask_token: mask } }),
    ...(diffusers === undefined || tags.some((tag) => tag.startsWith("diffusers:"))
      ? {}
      : { diffusers }),
  };
}
