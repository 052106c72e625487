// Repositories whose only weights are for TensorFlow or Flax: Transformers converted them until 4.48. Later versions of 4
// load no numbers, and 5 removed the conversion.
import type { Model } from "hubsmith";
import { filesOf } from "../../kit/tasks/record.ts";

interface Framework {
  readonly tag: string;
  readonly file: RegExp;
  /** The argument that converts the weights when they are loaded. */
  readonly named: Readonly<Record<string, true>>;
  readonly packages: readonly string[];
  /** The versions of Transformers that convert the weights, for pip. */
  readonly versions: string;
}

const FRAMEWORKS: readonly Framework[] = [
  {
    tag: "tf",
    file: /^tf_model.*\.h5$/,
    named: { from_tf: true },
    packages: ["tensorflow", "tf-keras"],
    versions: "<4.49",
  },
  {
    tag: "jax",
    file: /^flax_model.*\.msgpack$/,
    named: { from_flax: true },
    packages: ["flax"],
    versions: "<4.49",
  },
];

const LOADED = /\.(?:safetensors|bin|pt|pth|ckpt|gguf)$/;

/** The framework of the weights; undefined if there are weights of PyTorch, or other ones. */
export function frameworkOf(model: Model): Framework | undefined {
  const files = filesOf(model);
  if (files?.some((path) => LOADED.test(path)) || hasTag(model, "pytorch", "safetensors"))
    return undefined;
  return FRAMEWORKS.find(
    ({ tag, file }) => files?.some((path) => file.test(path)) ?? hasTag(model, tag),
  );
}

const hasTag = ({ tags }: Model, ...names: readonly string[]): boolean =>
  names.some((name) => tags.includes(name));
