// Reads the test data of formats: names of real files, sizes of files with known weights, and records of real models.
import { type Model, parseModel } from "hubsmith";
import { readFileSync } from "node:fs";

/** The expected properties of a GGUF file, from its path. */
interface Expected {
  /** As the table of formats spells it; as the file name does where the table has none. */
  readonly label?: string;
  /** The table's name for how the weights are stored. */
  readonly format?: string;
  /** The publisher's mark right before the label. */
  readonly variant?: "UD" | "i1";
  readonly part?: { readonly at: number; readonly of?: number };
  readonly companion?: "projector" | "importance matrix" | "vocabulary" | "draft model";
}

const linesOf = (file: string): readonly unknown[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

/** Paths within repositories, with their properties: null is no GGUF file. A note is about the lines from there on. */
export const names = linesOf("gguf-names.jsonl") as readonly (readonly [
  path: string,
  expected: Expected | null,
  note?: string,
])[];

/**
 * Labels, weights and bytes of files that are whole models. Tied embeddings count once, as they are stored once. The bytes
 * are those of the whole file, with vocabulary and metadata, which weigh up to 10 MB. A note is about the lines from there on.
 */
export const sizes = linesOf("gguf-sizes.jsonl") as readonly (readonly [
  label: string,
  weights: number,
  bytes: number,
  note?: string,
])[];

/** Records of real models: GGUF repositories, quantized models, and some whose id names the format. */
export const models: readonly Model[] = linesOf("models.jsonl").map(
  (fields) => parseModel(fields).model!,
);
