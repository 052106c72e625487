// The facts in a file name, as rows of label and meaning, by each quantization with its extension.
import type { QuantizationSpec } from "hubsmith";
import { formatOf, readFileName } from "hubsmith/formats";
import type { FileName } from "#plugins/quantizations/shared/file-name";
import { bitsText } from "./rungs.ts";

/** Sample names. */
export const EXAMPLES: readonly (readonly [about: string, path: string])[] = [
  ["A usual name", "Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf"],
  ["A part, with a mark", "UD-Q4_K_XL/DeepSeek-R1-UD-Q4_K_XL-00002-of-00009.gguf"],
  ["A projector", "mmproj-model-f16.gguf"],
  ["An unknown label", "Llama-3.2-1B-Instruct-Q6_K_L.gguf"],
  ["Safetensors", "t5xxl_fp8_e4m3fn.safetensors"],
];

/** A fact in a name. */
export interface NameFact {
  readonly what: string;
  /** As written; undefined if the name does not have it. */
  readonly value?: string;
  readonly means: string;
}

/** The result of a quantization for a name. */
export interface Reading {
  readonly id: string;
  readonly label: string;
  readonly facts: readonly NameFact[];
  /** A summary in a sentence. */
  readonly says: string;
}

/** The results for a path; empty if no quantization has its extension. */
export function readingsOf(
  quantizations: readonly QuantizationSpec[],
  path: string,
): readonly Reading[] {
  return quantizations.flatMap((quantization) => {
    const name = readFileName(quantization, path.trim());
    if (name === undefined) return [];
    const { id, label } = quantization;
    return [{ id, label, facts: factsIn(quantization, name), says: summaryOf(quantization, name) }];
  });
}

/** The file extensions of quantizations, with a dot. */
export const endingsOf = (quantizations: readonly QuantizationSpec[]): readonly string[] =>
  quantizations.flatMap(({ files }) => files?.extensions.map((ending) => `.${ending}`) ?? []);

function factsIn(quantization: QuantizationSpec, name: FileName): readonly NameFact[] {
  const { label, format, variant, part, companion, stem } = name;
  const row = (what: string, value: string | undefined, means: string): NameFact =>
    value === undefined ? { what, means } : { what, value, means };
  return [
    row(
      "Label",
      label,
      label === undefined ? "The name has no label." : "The format, as written in the name.",
    ),
    row("Format", format, formatMeans(quantization, name)),
    row("Mark", variant, markMeans(quantization, variant)),
    row("Part", part && partText(part), part ? partMeans(part) : "The name has no part number."),
    row(
      "Companion",
      companion,
      companion === undefined
        ? "The name is that of a model."
        : "A file for a model, not a model itself.",
    ),
    row("Stem", stem === "" ? undefined : stem, stemMeans(stem)),
  ];
}

function formatMeans(quantization: QuantizationSpec, { label, format }: FileName): string {
  if (label === undefined) return "No label, so the format is unknown.";
  if (format === undefined)
    return `Unknown: ${label} is not a known format of ${quantization.label}. The label is shown unchanged.`;
  const facts = formatOf(quantization, format);
  const family = facts?.family === undefined ? undefined : quantization.families?.[facts.family];
  const bits = `Bits per weight: ${bitsText(facts?.bits)}.`;
  return family === undefined ? bits : `${family.label}. ${bits}`;
}

const markMeans = ({ files }: QuantizationSpec, variant: string | undefined): string =>
  variant === undefined
    ? "The name has no mark before the label."
    : (files?.variants?.[variant] ?? "A mark before the label.");

type Part = NonNullable<FileName["part"]>;
const partText = ({ at, of }: Part): string => (of === undefined ? String(at) : `${at} of ${of}`);

function partMeans({ of }: Part): string {
  if (of === undefined) return "The number of parts is unknown.";
  return of === 1 ? "The only part." : "All parts are needed.";
}

const stemMeans = (stem: string): string =>
  stem === "" ? "The name has no stem." : "The name without label, part and extension.";

function summaryOf({ label: by }: QuantizationSpec, name: FileName): string {
  const { label, format, companion } = name;
  const what = companion === undefined ? by : `${by}, ${companion}`;
  if (label === undefined) return `${what}: no label.`;
  return format === undefined ? `${what}: unknown label ${label}.` : `${what}: format ${format}.`;
}
