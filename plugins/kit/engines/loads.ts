// Whether an engine loads a model, by the engine's own table.
import {
  absent,
  type Absence,
  type AppRun,
  isAbsence,
  type Model,
  textIn,
  valueIn,
} from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { NAMES, type Role } from "../apps/roles.ts";
import { modelTypeOf, namedTypeOf } from "../libraries/transformers/evidence.ts";
import { typeInName } from "./named-types.ts";
import type { EngineTable } from "./table.ts";

const MAY_NOT = "it may not load.";
const UNKNOWN = `Architecture unknown: ${MAY_NOT}`;

/** A table, and whether the weights are in the engine's own format, for which records may name any library. */
type Loader = EngineTable & { readonly anyLibrary?: boolean };

/** Does an app run a model that its engine may not load? */
export const isUncertain = ({ note }: Pick<AppRun, "note">): boolean =>
  note?.includes(MAY_NOT) === true;

/** Whether an engine loads a model for a role: yes, unknown with a note, or why not. */
export function loads(
  { engine, architectures, types, quantizations, runsCode = false, anyLibrary = false }: Loader,
  model: Model,
  role: Role,
): "yes" | { readonly note: string } | Absence {
  const method = methodOf(model);
  if (method !== undefined && quantizations !== undefined && !isRead(quantizations, method))
    return absent({
      code: "other-quantization",
      reason: `${engine} does not read weights that were quantized with ${method}.`,
      fix: "Choose another app, or another quantization of the model.",
    });
  const classes = architectures === undefined ? [] : classesOf(model);
  const named = typesOf(model, (type) => isIn(types, role, type), runsCode);
  const isLoaded =
    classes.some((name) => isIn(architectures, role, name)) ||
    named.some((type) => isIn(types, role, type));
  const { library_name: library } = model;
  const isOther = !anyLibrary && isOfOther(library);
  // The Hub tags code that a configuration of Transformers names.
  if (isLoaded)
    return isOther && !model.tags.includes("custom_code") ? { note: madeFor(library) } : "yes";
  const [name = isOther ? `models of ${library}` : undefined] = [...classes, ...named];
  if (name === undefined) return { note: UNKNOWN };
  return absent({
    code: "other-architecture",
    reason: `${engine} does not load ${name} for ${NAMES[role]}.`,
    fix: "Choose another app, or the library that the model card names.",
  });
}

/** Does a record name a library that is none of Transformers, nor one of these? */
export const isOfOther = (
  library: string | undefined,
  others: ReadonlySet<string> = new Set(),
): library is string =>
  library !== undefined && !LIBRARIES.has(library.toLowerCase()) && !others.has(library);

export const madeFor = (library: string): string => `Made for ${library}: ${MAY_NOT}`;

// Libraries whose weights are those of Transformers; most people name no other.
const LIBRARIES: ReadonlySet<string> = new Set([
  "colpali",
  "cosmos",
  "generic",
  "gpt-neox",
  "llama-factory",
  "mlx",
  "mlx-audio",
  "mlx-lm",
  "mlx-vlm",
  "model optimizer",
  "other",
  "pylate",
  "pytorch",
  "qwen-asr",
  "safetensors",
  "sentence-transformers",
  "sglang",
  "transformers",
  "trl",
  "unsloth",
  "vllm",
]);

type NamesByRole = NonNullable<EngineTable["types"]>;

const setsOf = oncePer(
  (names: NamesByRole) =>
    new Map(Object.entries(names).map(([role, text]) => [role, new Set(text.trim().split(/\s+/))])),
);

/** Does a table have this name for a role? */
export const isIn = (names: NamesByRole | undefined, role: Role, name: string): boolean =>
  names !== undefined && setsOf(names).get(role)?.has(name) === true;

/** The classes that config.json names, or the tags of Diffusers. */
const classesOf = ({ config, tags }: Model): readonly string[] => [
  ...[valueIn(config, "architectures") ?? []].flat().filter((name) => typeof name === "string"),
  ...tags.filter((tag) => PIPELINE.test(tag)).map((tag) => tag.slice(tag.indexOf(":") + 1)),
];

const PIPELINE = /^diffusers:\w+Pipeline$/;

/** The type that config.json names; otherwise a tag that is one. */
function typesOf(
  model: Model,
  isKnown: (type: string) => boolean,
  runsCode: boolean,
): readonly string[] {
  const stated = textIn(model.config, "model_type") ?? modelTypeOf(model);
  const type = stated ?? (runsCode ? undefined : ownTypeOf(model));
  if (type !== undefined) return [type];
  const tagged = model.tags.filter(isKnown);
  return tagged.length > 0 ? tagged : [typeInName(model) ?? []].flat();
}

// With code of the repository, the tag after the formats is the type, unless the configuration names none.
const ownTypeOf = (model: Model): string | undefined => {
  const type = model.tags.includes("custom_code") ? namedTypeOf(model) : undefined;
  return /^\w+$/.test(type ?? "") ? type : undefined;
};

/** The method of quantization, if the record names one. */
const methodOf = oncePer(
  ({ config, tags }: Model) =>
    textIn(config, "quantization_config", "quant_method") ??
    METHODS.find((name) => tags.includes(name)),
);

function isRead(quantizations: string, method: string): boolean {
  const names = quantizations.split(/\s+/);
  return names.includes(method) || names.includes(ALIASES.get(method) ?? method);
}

// Files name the tool, and vLLM its own reader.
const ALIASES: ReadonlyMap<string, string> = new Map([["auto-round", "inc"]]);

// Tags that the Hub adds for a method.
const METHODS = ["awq", "bitsandbytes", "compressed-tensors", "fp8", "gptq", "modelopt"];

/** Why an engine does not load a model whose files show that they are for it; undefined if it may. */
export function refuse(table: EngineTable, model: Model, role: Role): Absence | undefined {
  const verdict = loads({ ...table, anyLibrary: true }, model, role);
  return isAbsence(verdict) ? verdict : undefined;
}

/** How an app runs a model with an engine: with a note if its architecture is unknown, or why the engine does not load it. */
export function withEngine(
  table: Loader | undefined,
  model: Model,
  role: Role,
  how: () => AppRun | Absence,
): AppRun | Absence {
  const verdict = table === undefined ? "yes" : loads(table, model, role);
  if (isAbsence(verdict)) return verdict;
  const run = how();
  return verdict === "yes" || isAbsence(run) ? run : uncertain(run, verdict.note);
}

/** The run of a model that may not load. */
export const uncertain = (run: AppRun, note: string = UNKNOWN): AppRun => ({
  ...run,
  note: [note, run.note].filter(Boolean).join(" "),
});
