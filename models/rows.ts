// The rows of the built-in models: real facts of the Hub in compact files, which `npm run write catalog` writes.
import type { ProviderMapping } from "#core/record/model";
import type { HostedModel, OfferList } from "hubsmith/offers";
import { offers as text } from "#plugins/kit/offers/offers.gen";
import { readList } from "#plugins/kit/offers/list";
import { bestFirst, mappingsOf } from "#plugins/kit/offers/offers";
import { catalog as packed } from "./data/catalog.gen.ts";

/** Who hosts each model. */
export const offers: OfferList = readList(text);

/** A record as the Hub's API returns it, with the known fields. */
export interface ModelRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The first file; rows refer to tasks, libraries and tags by their index. */
export interface Catalog {
  readonly date: string;
  readonly tasks: readonly string[];
  readonly libraries: readonly string[];
  readonly tags: readonly string[];
}

/** A model: the most downloaded is first. */
export type Row = readonly [
  id: string,
  downloads: number,
  likes: number,
  task: number,
  library: number,
  gated: 0 | 1,
  /** Tags that other fields do not imply. */
  tags: readonly number[],
  more?: More,
];

/** Facts that few models have. */
export interface More {
  /** `architecture model_type`. */
  readonly arch?: string;
  readonly config?: object;
  /** Where the config has the chat template; with `?` if the template lets the model think, and `+` if it has tools. */
  readonly chat?: string;
  /** `quantized:owner/name`, or another relation. */
  readonly base?: string;
  readonly weights?: number | Readonly<Record<string, number>>;
  /** Paths, each with `=` and its bytes if they are known. */
  readonly files?: string;
  /** The day of the last change, e.g. `2026-08-22`. */
  readonly changed?: string;
  /** Fields of the record that are stored unchanged. */
  readonly raw?: object;
}

export const catalog: Catalog = JSON.parse(packed) as Catalog;

// Templates are left out: pages only need to know that there is one.
const CHAT_TEMPLATE =
  "{% for message in messages %}<|{{ message.role }}|>{{ message.content }}{% endfor %}";

/** The tags that other fields do not imply. */
export const tagsOf = (row: Row): readonly string[] => row[6].map((at) => catalog.tags[at]!);

/** The relation to the model that it was made from, and the id of that model. */
export const baseIn = ([, , , , , , , more]: Row): readonly (string | undefined)[] =>
  more?.base?.split(/:(.*)/s) ?? [];

/** The record; `spellingOf` finds the id of a model that is written in another case. */
export function recordIn(row: Row, spellingOf: (id: string) => string): ModelRecord {
  const [id, , , task, library, gated, , more = {}] = row;
  const [architecture, type] = more.arch?.split(" ") ?? [];
  const hosted = offers.models.get(id.toLowerCase());
  const [relation = "", named] = baseIn(row);
  const base = named && spellingOf(named);
  const tags = tagsOf(row);
  const pipeline = tags.find((tag) => tag.startsWith("diffusers:"))?.slice("diffusers:".length);
  const config = {
    ...(architecture ? { architectures: [architecture] } : {}),
    ...(type ? { model_type: type } : {}),
    ...(pipeline === undefined ? {} : { diffusers: { _class_name: pipeline } }),
    ...more.config,
    ...templateIn(more.chat),
  };
  const all = [
    catalog.libraries[library],
    ...tags,
    type,
    catalog.tasks[task],
    ...(base === undefined ? [] : [`base_model:${base}`, `base_model:${relation}:${base}`]),
  ];
  return {
    id,
    pipeline_tag: catalog.tasks[task],
    library_name: catalog.libraries[library],
    tags: [...new Set(all.filter(Boolean))],
    gated: gated === 1 ? true : undefined,
    config: Object.keys(config).length === 0 ? more.config : config,
    cardData: base === undefined ? undefined : { base_model: [base] },
    safetensors: weightsOf(more.weights),
    siblings: more.files?.split("\n").map((file) => {
      const [rfilename, size] = file.split("=");
      return size === undefined ? { rfilename } : { rfilename, size: Number(size) };
    }),
    lastModified: more.changed,
    inferenceProviderMapping: hosted && hostsOf(hosted),
    ...more.raw,
  };
}

function templateIn(chat: More["chat"]): object {
  if (chat === undefined) return {};
  const place = chat.replaceAll(/[?+]/g, "");
  const thinks = chat.includes("?") ? "<think>" : "";
  const tools = chat.includes("+") ? "{{ tools }}" : "";
  const template = `${CHAT_TEMPLATE}${thinks}${tools}`;
  return { [place]: place.endsWith("jinja") ? template : { chat_template: template } };
}

function weightsOf(weights: More["weights"]): object | undefined {
  if (weights === undefined) return undefined;
  if (typeof weights === "number") return { total: weights };
  return { parameters: weights, total: Object.values(weights).reduce((a, b) => a + b, 0) };
}

// A page opens with the first provider.
const hostsOf = ({ offers: all }: HostedModel): readonly ProviderMapping[] =>
  mappingsOf(bestFirst(all, offers.routerDate));

/** The record of a hosted model without one: its task, and who hosts it. */
export const hostedRecord = (hosted: HostedModel): ModelRecord => ({
  id: hosted.id,
  pipeline_tag: hosted.task,
  tags: [],
  inferenceProviderMapping: hostsOf(hosted),
});
