// LoRAs: small weights on top of a pipeline; a repository may have several files of them.
import { absent, type Absence, type LoadCode, type Model } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { noticeFor } from "../../kit/libraries/gated.ts";
import { filesOf, nameOf } from "../../kit/tasks/record.ts";
import {
  baseOf,
  hostedBaseOf,
  load,
  NO_BASE,
  savedClass,
} from "../../kit/libraries/diffusers/pipeline.ts";
import { loaderFor, taskOf } from "../../kit/libraries/diffusers/tasks.ts";

const NAMED = /(?<![a-z])lora(?![a-z])/i;

/** Is it a LoRA? Tags are written in several ways; a model that was merged with one keeps its name. */
export function isLora(model: Model): boolean {
  const { tags } = model;
  if (tags.includes("lora")) return true;
  const isWhole =
    savedClass(model) !== undefined ||
    tags.some((tag) => /^(?:base_model:(?:finetune|merge|quantized):|diffusers:)/.test(tag)) ||
    filesOf(model)?.includes("model_index.json") === true;
  const isNamed =
    NAMED.test(nameOf(model)) || (distillationOf(model)?.base ?? hostedBaseOf(model)) !== undefined;
  return !isWhole && (tags.some((tag) => /^lora$/i.test(tag)) || isNamed);
}

type Arguments = Readonly<Record<string, Hole<"python">>>;

/** Weights for few steps, which need a scheduler with other settings. */
interface Distillation {
  readonly named: RegExp;
  /** The base model, if the records do not have it. */
  readonly base?: string;
  readonly scheduler: string;
  readonly settings: Arguments;
  readonly call: Arguments;
}

// As their cards say; Qwen's was distilled with a shift of 3.
const DISTILLATIONS: readonly Distillation[] = [
  {
    named: /sdxl-lightning/i,
    base: "stabilityai/stable-diffusion-xl-base-1.0",
    scheduler: "EulerDiscreteScheduler",
    settings: { timestep_spacing: "trailing" },
    call: { guidance_scale: 0 },
  },
  {
    named: /qwen-image-(?:edit-)?(?:\d+-)?lightning/i,
    scheduler: "FlowMatchEulerDiscreteScheduler",
    settings: {
      base_shift: python`${python.requires("math")}math.log(3)`,
      max_shift: python`math.log(3)`,
      shift_terminal: null,
    },
    call: { true_cfg_scale: 1 },
  },
];

const distillationOf = (model: Model): Distillation | undefined =>
  DISTILLATIONS.find(({ named }) => named.test(nameOf(model)));

function scheduled({ scheduler, settings }: Distillation): Code<"python"> {
  const name = python.name(scheduler);
  return python`
    ${python.requires("diffusers", scheduler)}
    pipe.scheduler = ${name}.from_config(${python.args([python`pipe.scheduler.config`], settings)})
  `;
}

// The tasks of base models, for records without a task.
const TASKS: readonly (readonly [family: RegExp, task: string])[] = [
  [/image-edit|kontext/i, "image-to-image"],
  [/(?<![a-z])i2v(?![a-z])/i, "image-to-video"],
  [/ltx|(?<![a-z])wan2|hunyuanvideo|cogvideo|mochi/i, "text-to-video"],
];

const NEEDS_REFERENCE = absent({
  code: "unknown-files",
  reason: "It needs two images, and the record does not show its files for each base model.",
  fix: "See the model card for the file of each base model.",
});

/** Loads the base model and the weights on top of it. */
export function lora(model: Model): LoadCode | Absence {
  const distillation = distillationOf(model);
  const base = baseOf(model) ?? distillation?.base;
  if (base === undefined) return NO_BASE;
  if (/face-?swap/i.test(nameOf(model)) && filesOf(model) === undefined) return NEEDS_REFERENCE;
  const file = weightsOf(model);
  const pipeline_tag = model.pipeline_tag ?? TASKS.find(([family]) => family.test(base))?.[1];
  const tasked = pipeline_tag === undefined ? model : { ...model, pipeline_tag };
  const { purpose, pip, call } = taskOf(tasked, base, {
    ...stepsOf(file),
    ...distillation?.call,
  });
  const code = python`
    ${noticeFor(model, base)}
    ${load(loaderFor(tasked, base), base)}
    ${loaded(model, file)}
    ${distillation === undefined ? python`` : scheduled(distillation)}

    ${call}
  `;
  return { purpose, install: { pip: [...pip, "peft"] }, code };
}

function loaded(model: Model, file: string | undefined): Code<"python"> {
  const named = file === undefined ? {} : { weight_name: file };
  return python`
    pipe.load_lora_weights(${python.args([model.id], named)})
    ${second(model, otherOf(model, file))}
  `;
}

function second({ id }: Model, file: string | undefined): Code<"python"> {
  if (file === undefined) return python``;
  const named = { weight_name: file, load_into_transformer_2: true };
  return python`pipe.load_lora_weights(${python.args([id], named)})`;
}

// Wan 2.2 has two models, for much noise and for little.
function otherOf(model: Model, file = ""): string | undefined {
  const low = file.replace(/high(?=[-_]?noise)/i, (high) => (high === "HIGH" ? "LOW" : "low"));
  return low === file ? undefined : filesOf(model)?.find((path) => path === low);
}

// Diffusers finds the only file, and one with its own name; otherwise it takes the first one.
const OWN_NAME = "pytorch_lora_weights.safetensors";
// It ignores files with these words.
const IGNORED = /scheduler|optimizer|checkpoint/;
// Files of training, for ComfyUI, and of complete models.
const NO_LORA = /comfy|fp8|(?:^|[-_/])(?:full|merged|text_encoder|transformer|unet|vae)(?![a-z])/i;
// The numbers of steps and epochs, as trainers write them: `-000010`, `_000002000`, `-step_500`.
const STEP = /[-_](?:checkpoint|epoch|iter|step)s?[-_]?\d+|[-_]\d{4,}(?=[-_.])/i;

/** The file to load; undefined if Diffusers finds it, or if the files are unknown. */
function weightsOf(model: Model): string | undefined {
  const files = filesOf(model)?.filter((path) => path.endsWith(".safetensors")) ?? [];
  if (files.length < 2) return files.find((path) => IGNORED.test(path));
  if (files.includes(OWN_NAME)) return undefined;
  // Each rule is for those that are left, unless none is.
  const rules: readonly ((path: string) => boolean)[] = [
    (path) => !NO_LORA.test(path),
    (path) => !path.includes("/"),
    (path) => !STEP.test(path),
    (path) => distillationOf(model)?.base === undefined || /4step_lora/i.test(path),
    (path) => path.startsWith(nameOf(model)),
    (path) => /high[-_]?noise/i.test(path),
  ];
  const left = rules.reduce<readonly string[]>((paths, rule) => {
    const fitting = paths.filter(rule);
    return fitting.length > 0 ? fitting : paths;
  }, files);
  return left.toSorted((a, b) => numberOf(b) - numberOf(a))[0];
}

const numberOf = (path: string): number => Number(STEP.exec(path)?.[0].replace(/\D/g, "") ?? 0);

// Distilled weights need the number of steps that their name has.
function stepsOf(file: string | undefined): { readonly num_inference_steps?: number } {
  const steps = /(?<!\d)(\d{1,2})[-_]?steps?(?![a-z])/i.exec(file ?? "")?.[1];
  return steps === undefined ? {} : { num_inference_steps: Number(steps) };
}
