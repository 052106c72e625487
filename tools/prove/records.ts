// The models and inputs that snippets are made for: ids that no two parties share, files whose bytes nothing forgives.
import { type InputType, type Model, parseModel, type Task } from "hubsmith";
import { file, filesIn, isFile, type Value, type ValueObject } from "hubsmith/code";
import type { Media } from "./match.ts";
import { HOSTILE } from "./option-sets.ts";

/** A model record as the hub's API gives it, before it is known who serves it. */
export interface Draft {
  readonly id: string;
  readonly pipeline_tag: string;
  readonly tags: readonly string[];
}

/** The path of a LoRA's weights in its repository. */
export const WEIGHTS = "weights/acme_lora.safetensors";

/** The models to call for a task: one, and one more that converses where that makes a difference. */
export function draftsOf(task: Task): readonly { readonly draft: Draft; readonly key: Task }[] {
  const drafts = [[], ["conversational"]].map((tags) => ({
    id: `acme/${task.id}${tags.length > 0 ? "-chat" : ""}-7b`,
    pipeline_tag: task.id,
    tags: [task.id, ...tags],
  }));
  const [plain, chat] = drafts.map((draft) => ({
    draft,
    key: task.instead?.(modelOf(draft)) ?? task,
  }));
  return plain!.key === chat!.key ? [plain!] : [plain!, chat!];
}

/** The record with the providers that serve it, the first of which is the one that `auto` takes. */
export function recordOf(
  draft: Draft,
  task: Task,
  providers: readonly { readonly id: string; readonly modelId: string }[],
  lora: boolean,
): ValueObject {
  const adapter = lora ? { adapter: "lora", adapterWeightsPath: WEIGHTS } : {};
  const mapping = providers.map(({ id, modelId }) => [
    id,
    { status: "live", providerId: modelId, task: task.id, ...adapter },
  ]);
  return { ...draft, inferenceProviderMapping: Object.fromEntries(mapping) as ValueObject };
}

/** A record as plugins get it. */
export function modelOf(record: object): Model {
  const { model, diagnostics } = parseModel(record);
  if (model === undefined || diagnostics.length > 0)
    throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return model;
}

/** The inputs of a task in its shape, each text replaced by a hostile one, and each file's name. */
export function hostileInputs(task: Task, model: Model): Value {
  const sample = task.sample(model) as Value;
  if (task.streamKind !== undefined) {
    const parts = [{ type: "text", text: HOSTILE }];
    return [
      { role: "system", content: HOSTILE },
      { role: "user", content: parts },
    ];
  }
  if (typeof task.inputs === "string") return hostile(task.inputs, sample);
  const members = Object.entries(task.inputs).map(([name, type]) => [
    name,
    hostile(type, (sample as ValueObject)[name]!),
  ]);
  return Object.fromEntries(members) as ValueObject;
}

function hostile(type: InputType, sample: Value): Value {
  if (isFile(sample)) return file(`it's "my", $(touch pwned); & 100% ${sample.path}`, sample.type);
  if (typeof sample === "string") return HOSTILE;
  if (type !== "json" || typeof sample !== "object" || sample === null) return sample;
  if (Array.isArray(sample)) return sample.map((item: Value) => hostile(type, item));
  const members = Object.entries(sample).map(([key, value]) => [
    key,
    hostile(type, value as Value),
  ]);
  return Object.fromEntries(members) as ValueObject;
}

/** The content of each file that inputs mention, by path. */
export function contentsOf(inputs: Value): ReadonlyMap<string, Media> {
  return new Map(
    filesIn(inputs).map(({ path, type }) => [path, { type, bytes: contentOf(path) }] as const),
  );
}

/** The inputs with each file as its content. */
export function withContents(inputs: Value): unknown {
  if (isFile(inputs)) return { type: inputs.type, bytes: contentOf(inputs.path) };
  if (Array.isArray(inputs)) return inputs.map((item: Value) => withContents(item));
  if (typeof inputs !== "object" || inputs === null) return inputs;
  const members = Object.entries(inputs).map(([name, value]) => [name, withContents(value)]);
  return Object.fromEntries(members);
}

// Every byte there is, and line ends of both kinds: what reads a file as text changes it.
function contentOf(path: string): Buffer {
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.concat([Buffer.from(`This is ${path}.\r\n\n`), all, Buffer.from("\r\n--\r\n")]);
}
