// The GGUF and MLX versions of models, and what a name says of a model without a record. Loaded when a page or an id asks.
import { type Model, parseModel } from "hubsmith";
import { quantizedBits } from "#plugins/kit/formats/packed";
import { weightsOf } from "#plugins/kit/formats/table";
import { versions as packed } from "./data/versions.gen.ts";
import ollama from "./data/ollama.json" with { type: "json" };
import { listedIds, loadModel, quantizedOf } from "./records.ts";

const rows = packed.split("\n").map((line) => line.split("\t"));
const rowOf = (base: string): readonly string[] | undefined =>
  rows.find(([id]) => id!.toLowerCase() === base.toLowerCase());

/** The model that a quantized one was made from; the id of any other. */
const originalOf = (id: string): string => {
  if (rowOf(id) !== undefined) return id;
  const { tags = [] } = loadModel(id) ?? namedModel(id) ?? {};
  const base = tags.find((tag) => tag.startsWith(QUANTIZED))?.slice(QUANTIZED.length);
  return base ?? namedBase(id)?.base ?? id;
};

const QUANTIZED = "base_model:quantized:";

/** The quantized versions of a model, or of the model that it was made from: those that local apps run first. */
export function versionsOf(id: string): readonly Model[] {
  const base = originalOf(id);
  const [, ...cells] = rowOf(base) ?? [];
  const given = cells.map((cell) => versionIn(base, cell));
  const all = [...given, ...quantizedOf(base)].filter(
    (one) => one.id !== id && (isLocal(one) || quantizedBits(one) !== undefined),
  );
  const unique = new Map(all.map((one) => [one.id.toLowerCase(), one]));
  return [...unique.values()].toSorted((a, b) => Number(isLocal(b)) - Number(isLocal(a)));
}

/** Do apps for GGUF or MLX run it? */
const isLocal = ({ tags }: Model): boolean => tags.includes("gguf") || tags.includes("mlx");

/** `owner/name`, with `~` for MLX; then what its files begin with, and their ends. */
function versionIn(base: string, cell: string): Model {
  const [name = "", start, ...ends] = cell.split("|");
  const paths =
    start === undefined ? undefined : (ends.length > 0 ? ends : [""]).map((end) => start + end);
  const id = name.replace("~", "");
  return madeOf(base, id, name === id ? "gguf" : "mlx", paths);
}

/** The record of a version, with what that of its base says of both. */
function madeOf(base: string, id: string, format: string, paths?: readonly string[]): Model {
  const original = loadModel(base);
  const { pipeline_tag, config, tags = [] } = original ?? {};
  const total = original && weightsOf(original);
  const isChat = tags.includes("conversational");
  return parseModel({
    id,
    pipeline_tag: pipeline_tag ?? "text-generation",
    library_name: format === "mlx" ? "mlx" : undefined,
    tags: [
      format,
      ...(isChat || pipeline_tag === undefined ? ["conversational"] : []),
      `base_model:${base}`,
      QUANTIZED + base,
    ],
    config,
    ...(format === "mlx" || total === undefined ? {} : { gguf: { total } }),
    siblings: paths?.map((rfilename) => ({ rfilename })),
  }).model!;
}

// The format at the end of a name: `Qwen3-8B-Q4_K_M-GGUF`, `Qwen3-8B-MLX-4bit`, `Qwen3-8B-AWQ`.
const FORMATS: readonly (readonly [format: string, end: RegExp, owner?: string])[] = [
  ["gguf", /(?:[-.](?:i1|i?q\d\w*|bf16|f16))?[-_.]gguf$/],
  ["mlx", /[-_]mlx(?:[-_][a-z_]{0,9}\d\w{0,20})?$/],
  ["mlx", /[-_](?:\d+bit|bf16)$/, "mlx-community/"],
  ...["awq", "gptq", "fp8", "nvfp4"].map(
    (format) => [format, new RegExp(`[-_]${format}(?:[-_]\\w{1,20})?$`)] as const,
  ),
];

/** The model of an id without a record, as the table or its name describes it; undefined if they do not. */
export function namedModel(id: string): Model | undefined {
  const wanted = id.toLowerCase();
  for (const [base = "", ...cells] of rows) {
    const cell = cells.find((one) => one.split(/[|~]/)[0]!.toLowerCase() === wanted);
    if (cell !== undefined) return versionIn(base, cell);
  }
  const { base, format } = namedBase(id) ?? {};
  if (base === undefined || format === undefined || !/^[\w.-]+\/[\w.-]+$/.test(id))
    return undefined;
  if (format === "gguf" || format === "mlx") return madeOf(base, id, format);
  const { tags = [], safetensors: _, ...model } = loadModel(base) ?? { id: base, tags: [] };
  return { ...model, id, tags: [...tags, format, QUANTIZED + base] };
}

/** The format in a name, and the most downloaded model with the rest of it. */
function namedBase(id: string): { readonly base: string; readonly format: string } | undefined {
  const wanted = id.toLowerCase();
  const [format, end] =
    FORMATS.find(([, pattern, owner = ""]) => wanted.startsWith(owner) && pattern.test(wanted)) ??
    [];
  if (format === undefined || end === undefined) return undefined;
  const name = nameOf(wanted.replace(end, ""));
  const base = [...listedIds, ...rows.map(([first]) => first!)].find(
    (one) => nameOf(one.toLowerCase()) === name,
  );
  return base === undefined ? undefined : { base, format };
}

const nameOf = (id: string): string => id.slice(id.indexOf("/") + 1);

/**
 * The id of a model that Ollama calls so, such as `qwen3:8b`; undefined if the table does not have it.
 * @see https://ollama.com/library: its page of qwen3, and the table in the README of Ollama 0.14.2
 */
export function ollamaModel(name: string): string | undefined {
  const [, family = "", tag = ""] = /^([a-z0-9.-]+)(?::([\w.-]+))?$/.exec(name.toLowerCase()) ?? [];
  const sizes: Readonly<Record<string, string>> = (ollama as Ollama)[family] ?? {};
  const isOf = (size: string): boolean => tag === size || tag.startsWith(`${size}-`);
  return tag === "" || tag === "latest"
    ? Object.values(sizes)[0]
    : Object.entries(sizes).find(([size]) => isOf(size))?.[1];
}

type Ollama = Readonly<Record<string, Readonly<Record<string, string>>>>;
