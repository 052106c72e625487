// What weights for MLX are for: the task of the record, or of the package that has a class for the type of the model.
import { type Model, textIn } from "hubsmith";
import mlxAudio from "../engines/mlx-audio.gen.ts";
import mlxLm from "../engines/mlx-lm.gen.ts";
import mlxVlm from "../engines/mlx-vlm.gen.ts";
import { namedTypeOf } from "./transformers/evidence.ts";

/** The task of a model for MLX: one of its packages, or else that of the record. */
export function mlxTaskOf(model: Model): string | undefined {
  const { pipeline_tag: task, library_name: library = "" } = model;
  if (task !== undefined && !WRITES.has(task)) return task;
  return OF_PACKAGE.get(library) ?? taskOfType(model) ?? task;
}

// Tasks that language models have, too.
const WRITES: ReadonlySet<string> = new Set(["other", "summarization", "translation"]);

// The task of a package, if a record names the package and no task.
const OF_PACKAGE: ReadonlyMap<string, string> = new Map([
  ["mlx-lm", "text-generation"],
  ["mlx-vlm", "image-text-to-text"],
]);

const SEES: readonly [task: string, types: string] = ["image-text-to-text", mlxVlm.types.chat];
// MLX LM reads only the language model of most types that see.
const OF_TYPE: readonly (readonly [task: string, types: string])[] = [
  ["text-generation", mlxLm.types.chat],
  ["automatic-speech-recognition", mlxAudio.types.transcribe],
  ["text-to-speech", mlxAudio.types.speak],
  SEES,
];

function taskOfType(model: Model): string | undefined {
  const { config, tags } = model;
  const afterFormat = tags[tags.indexOf("mlx") + 1];
  const type = textIn(config, "model_type") ?? namedTypeOf(model) ?? afterFormat ?? "";
  const rows = /[-_]vl(?:_|$)|llava|pixtral/.test(type) ? [SEES] : OF_TYPE;
  return rows.find(([, names]) => names.split(/\s+/).includes(type))?.[0];
}
